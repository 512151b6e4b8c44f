#include <algorithm>

#include "verify/generate/parts.hpp"
#include "verify/generate/play_parts.hpp"

namespace standee::generate {
namespace {

bool has_value(ActiveBonus::Kind kind) {
    using enum ActiveBonus::Kind;
    return kind == shield || kind == retaliate || kind == attackers_suffer || kind == on_death ||
           kind == heal_on_summon_kill || kind == suffers_kills || kind == heal_at_end_of_round;
}

/// Now and then a shield or retaliate that counts only sometimes, or a retaliate that does more.
void limit(Dice& dice, ActiveBonus& bonus) {
    if (dice.percent(20)) {
        bonus.limit.against =
            dice.percent(50) ? BonusLimit::Against::ranged : BonusLimit::Against::melee;
    } else if (dice.percent(20)) {
        bonus.limit.before_turn = true;
    } else if (dice.percent(8)) {
        bonus.limit.with = dice.percent(50) ? Condition::poison : Condition::wound;
    } else if (dice.percent(20)) {
        bonus.limit.unless = dice.percent(50) ? Condition::poison : Condition::wound;
    }
    if (bonus.kind == ActiveBonus::Kind::retaliate && dice.percent(30)) {
        bonus.effects.push_back(dice.percent(60)
                                    ? Effect{Condition::poison}
                                    : Effect{PushEffect{dice.between(1, 2), std::nullopt}});
    }
}

/// What a bonus does, to whom and how far.
void draw_effect(Dice& dice, ActiveBonus& bonus) {
    if (bonus.kind == ActiveBonus::Kind::on_death && dice.percent(30)) {
        bonus.condition = Condition::poison;
    } else if (bonus.kind == ActiveBonus::Kind::on_death && dice.percent(30)) {
        bonus.value = 0;
        bonus.attack_all =
            DeathAttack{{dice.between(0, 2), true}, dice.percent(50), dice.percent(40)};
    }
    if (bonus.kind == ActiveBonus::Kind::heal_effect) {
        bonus.condition = Condition::strengthen;
    }
    if (bonus.kind == ActiveBonus::Kind::advantage_nearby && dice.percent(40)) {
        bonus.of = {"imp"};
    }
    if (bonus.kind == ActiveBonus::Kind::retaliate ||
        bonus.kind == ActiveBonus::Kind::advantage_nearby) {
        bonus.range = dice.between(1, 3);
    }
    if (bonus.kind == ActiveBonus::Kind::suffers_kills) {
        bonus.of = {"imp"};
    }
}

/// What its value counts, and what it does to attackers.
void draw_count_and_attackers(Dice& dice, ActiveBonus& bonus) {
    const bool counts =
        (bonus.kind == ActiveBonus::Kind::shield || bonus.kind == ActiveBonus::Kind::retaliate) &&
        dice.percent(20);
    if (counts) {
        bonus.value = 0;
        bonus.count = Count{.per = Counted::figures, .of = {"imp"}};
        bonus.range_is_value = bonus.kind == ActiveBonus::Kind::retaliate && dice.percent(50);
    }
    if (bonus.kind == ActiveBonus::Kind::retaliates) {
        bonus.range = dice.between(1, 3);
        bonus.effects.emplace_back(dice.percent(50) ? Condition::poison : Condition::immobilize);
    }
    if (bonus.kind == ActiveBonus::Kind::attackers_disadvantage && dice.percent(40)) {
        bonus.limit.against =
            dice.percent(50) ? BonusLimit::Against::ranged : BonusLimit::Against::melee;
    }
    if (bonus.kind == ActiveBonus::Kind::attackers_gain) {
        bonus.condition = dice.percent(50) ? Condition::poison : Condition::curse;
    }
}

void draw_attack_bonus(Dice& dice, ActiveBonus& bonus) {
    if (bonus.kind == ActiveBonus::Kind::attack_nearby) {
        bonus.attack = {AttackBonus::Kind::plus, dice.between(1, 2)};
        bonus.of = dice.percent(30) ? std::vector<std::string>{"imp"} : bonus.of;
        bonus.within = dice.percent(80) ? std::optional{dice.between(1, 3)} : std::nullopt;
    }
    if (bonus.kind == ActiveBonus::Kind::attack) {
        bonus.attack = {AttackBonus::Kind::plus, dice.between(-1, 2)};
        bonus.undamaged = dice.percent(35);
    }
}

ActiveBonus any_bonus(Dice& dice) {
    ActiveBonus bonus;
    bonus.kind = static_cast<ActiveBonus::Kind>(dice.below(15));
    if (has_value(bonus.kind)) {
        bonus.value = dice.between(1, 3);
    }
    draw_effect(dice, bonus);
    draw_count_and_attackers(dice, bonus);
    if (bonus.kind == ActiveBonus::Kind::shield || bonus.kind == ActiveBonus::Kind::retaliate) {
        limit(dice, bonus);
    }
    draw_attack_bonus(dice, bonus);
    if (dice.percent(60)) {
        bonus.lasts.unit = Lasting::Unit::persistent;
        const int uses = dice.between(1, 3);
        if (bonus.kind != ActiveBonus::Kind::on_death) {
            bonus.uses = uses;
        }
    } else if (dice.percent(50)) {
        bonus.lasts = {dice.percent(50) ? Lasting::Unit::turns : Lasting::Unit::rounds,
                       dice.between(1, 2), dice.percent(40)};
    }
    return bonus;
}

/// Now and then what a stat card says of deaths and heals.
void give_stat_text(Dice& dice, Scene& scene, Figure& figure) {
    constexpr Lasting lasts{Lasting::Unit::persistent, 0, false};
    if (dice.percent(4)) {
        MonsterSet& rats = scene.monsters["rat"];
        rats.name = rats.deck = "rat";
        rats.edition = scene.edition.id;
        rats.resolved.level = scene.level;
        rats.normal.emplace().figure = {
            .name = "rat", .rank = Rank::normal, .hp = 2, .max_hp = 2, .attack = 1, .move = 2};
        figure.bonuses.push_back({.kind = ActiveBonus::Kind::on_death,
                                  .value = dice.below(3),
                                  .spawn = DeathSpawn{"rat", "normal", dice.percent(40)},
                                  .lasts = lasts});
    }
    if (dice.percent(6)) {
        figure.bonuses.push_back(
            {.kind = ActiveBonus::Kind::on_death, .value = dice.between(1, 3), .lasts = lasts});
    }
    if (dice.percent(5)) {
        figure.bonuses.push_back(
            {.kind = ActiveBonus::Kind::on_death,
             .attack_all =
                 DeathAttack{{dice.between(0, 2), true}, dice.percent(50), dice.percent(40)},
             .lasts = lasts});
    }
    if (dice.percent(5)) {
        figure.bonuses.push_back({.kind = ActiveBonus::Kind::heal_effect,
                                  .condition = Condition::strengthen,
                                  .lasts = lasts});
    }
}

/// Now and then a figure that somebody has to heal, or to give something, and nearly healed. Its
/// own dice, so that what is drawn after it stays as it is.
void give_need_of_help(Dice dice, Figure& figure) {
    dice.next();
    dice.next();
    if (!dice.percent(5)) {
        return;
    }
    const bool suffers = dice.percent(60);
    figure.bonuses.push_back({.kind = suffers ? ActiveBonus::Kind::suffers_until_healed
                                              : ActiveBonus::Kind::leaves_healed,
                              .value = suffers ? dice.between(1, 2) : 0,
                              .lasts = {Lasting::Unit::persistent, 0, false}});
    figure.tokens = dice.percent(50) ? 1 : 0;
    if (figure.max_hp) {
        figure.hp = std::max(1, *figure.max_hp - dice.between(0, 2));
    }
}

/// Conditions that a figure holds; bless and curse are cards.
void afflict(Dice& dice, const Edition& rules, Figure& figure) {
    for (int count = dice.percent(45) ? 0 : dice.between(1, 3); count > 0; --count) {
        const Condition condition = any_condition(dice, rules);
        const bool card = condition == Condition::bless || condition == Condition::curse;
        const bool keeps_still = condition == Condition::stun || condition == Condition::disarm ||
                                 condition == Condition::invisible;
        if (!card && !figure.has(condition) && (!keeps_still || dice.percent(30))) {
            figure.conditions.push_back({condition, false});
        }
    }
}

void give_stats(Dice& dice, const Edition& rules, Figure& figure) {
    if (!dice.percent(5)) {
        figure.max_hp = dice.between(2, 14);
        figure.hp = dice.between(1, *figure.max_hp);
    }
    figure.attack = dice.percent(80) ? std::optional{dice.between(0, 4)} : std::nullopt;
    figure.move = dice.percent(80) ? std::optional{dice.between(0, 4)} : std::nullopt;
    figure.range = dice.percent(30) ? std::optional{dice.between(2, 4)} : std::nullopt;
    dash_the_rest(figure);
    figure.shield = dice.percent(35) ? dice.between(1, 3) : 0;
    if (dice.percent(30)) {
        figure.retaliate.push_back({dice.between(1, 3), dice.percent(70) ? 1 : dice.between(2, 3)});
    }
    figure.pierce = dice.percent(15) ? dice.between(1, 3) : 0;
    if (dice.percent(15)) {
        figure.attack_effects.emplace_back(any_condition(dice, rules));
    }
    figure.flying = dice.percent(15);
    if (dice.percent(8)) {
        figure.immunities.insert(any_condition(dice, rules));
    }
    figure.immune_to_push = dice.percent(4);
    figure.immune_to_pull = dice.percent(4);
    if (dice.percent(25)) {
        figure.bonuses.push_back(any_bonus(dice));
    }
}

/// Puts figures on the map one by one, near each other.
class Roster {
public:
    Roster(Dice& dice, const Edition& rules, Scene& scene)
        : dice_{dice}, rules_{rules}, scene_{scene}, free_{scene.map.hexes} {
        dice.shuffle(free_);
        std::erase_if(free_, [&](Hex hex) {
            return std::ranges::any_of(scene.map.doors,
                                       [&](const Door& d) { return d.at == hex && !d.open; }) ||
                   (std::ranges::count(scene.map.obstacles, hex) > 0 && !dice.percent(25));
        });
    }

    void place() {
        add("C1", Kind::character, Side::party);
        const bool boss = dice_.percent(8);
        add("M1", boss ? Kind::boss : Kind::monster, Side::monsters);
        if (dice_.percent(65)) {
            add("M2", dice_.percent(25) ? Kind::objective : Kind::monster, Side::monsters);
        }
        if (dice_.percent(60)) {
            constexpr std::array kinds{Kind::character, Kind::summon, Kind::ally, Kind::monster};
            const Kind kind = kinds.at(static_cast<std::size_t>(dice_.below(4)));
            add(kind == Kind::character ? "C2"
                : kind == Kind::summon  ? "S1"
                : kind == Kind::ally    ? "L1"
                                        : "M3",
                kind, kind == Kind::monster ? Side::monsters : Side::party);
        }
    }

private:
    std::optional<Hex> take_hex() {
        if (free_.empty()) {
            return std::nullopt;
        }
        std::size_t chosen = free_.size() - 1;
        for (std::size_t i = free_.size(); i > 0 && !scene_.figures.empty(); --i) {
            const int distance = hex_distance(free_[i - 1], scene_.figures.front().at);
            if (distance == 1 || (distance < 4 && dice_.percent(40))) {
                chosen = i - 1;
                break;
            }
        }
        const Hex hex = free_[chosen];
        free_.erase(free_.begin() + static_cast<std::ptrdiff_t>(chosen));
        return hex;
    }

    void add(const char* id, Kind kind, Side side) {
        const std::optional<Hex> hex = take_hex();
        if (!hex) {
            return;
        }
        Figure figure;
        figure.id = id;
        figure.kind = kind;
        figure.side = side;
        figure.at = *hex;
        give_stats(dice_, rules_, figure);
        if (std::ranges::count(scene_.map.obstacles, figure.at) > 0) {
            figure.flying = dice_.percent(85);
        }
        figure.flying = figure.flying && kind != Kind::objective;
        afflict(dice_, rules_, figure);
        for (ActiveBonus& bonus : figure.bonuses) {
            bonus.undamaged = bonus.undamaged && (figure.max_hp || !figure.hp);
        }
        if (kind == Kind::character) {
            figure.initiative = Initiative{10.0 * dice_.between(1, 4), std::nullopt};
            if (dice_.percent(25)) {
                figure.cards = CardCount{dice_.between(0, 3), dice_.between(0, 3)};
            }
        } else if (kind == Kind::summon) {
            figure.summoner = "C1";
            figure.summoned_this_round = dice_.percent(15);
        } else if (kind != Kind::objective) {
            figure.name = dice_.percent(80) ? "imp" : "";
            give_stat_text(dice_, scene_, figure);
            give_need_of_help(dice_, figure);
            figure.water_only = !figure.flying && dice_.percent(scene_.map.water.empty() ? 1 : 30);
            figure.minds_no_hazard = !figure.water_only && dice_.percent(8);
            figure.minds_no_water =
                !figure.water_only && !scene_.map.water.empty() && dice_.percent(20);
            figure.origin = static_cast<Origin>(dice_.percent(80) ? 0 : dice_.between(1, 2));
            figure.no_interaction = dice_.percent(5) && figure.conditions.empty();
            if (figure.hp && dice_.percent(6)) {
                figure.least_hp = dice_.between(1, *figure.hp);
            }
            if (!figure.no_interaction && dice_.percent(5)) {
                figure.permanent.insert(dice_.percent(50) ? Condition::muddle
                                                          : Condition::strengthen);
            }
        }
        scene_.figures.push_back(std::move(figure));
    }

    Dice& dice_;
    const Edition& rules_;
    Scene& scene_;
    std::vector<Hex> free_;
};

/// Now and then a monster draws from the deck of the only character.
void give_characters_deck(Dice& dice, Scene& scene) {
    if (!dice.percent(10) ||
        std::ranges::count(scene.figures, Kind::character, &Figure::kind) != 1) {
        return;
    }
    for (Figure& figure : scene.figures) {
        figure.draws_from_character = figure.kind == Kind::monster && dice.percent(70);
    }
}

std::vector<Card> any_pile(Dice& dice, const Edition& rules, int least) {
    std::vector<Card> pile;
    for (int count = dice.between(least, least + 4); count > 0; --count) {
        pile.push_back(any_card(dice, rules, count > least));
    }
    dice.shuffle(pile);
    return pile;
}

void give_decks(Dice& dice, const Edition& rules, Scene& scene) {
    if (!dice.percent(55)) {
        return;
    }
    scene.seed = static_cast<std::uint64_t>(dice.below(1'000'000));
    std::vector<std::string> owners{"monsters"};
    if (rules.has_ally_deck) {
        owners.emplace_back("allies");
    }
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::character) {
            owners.push_back(figure.id);
        }
    }
    for (const std::string& owner : owners) {
        if (dice.percent(8)) {
            continue;
        }
        scene.decks[owner] = any_pile(dice, rules, 2);
        if (dice.percent(40)) {
            scene.discards[owner] = any_pile(dice, rules, 1);
        }
    }
}

}  // namespace

Condition any_condition(Dice& dice, const Edition& rules) {
    while (true) {
        const auto condition = static_cast<Condition>(dice.below(condition_names.size()));
        if (rules.conditions.contains(condition)) {
            return condition;
        }
    }
}

Card any_card(Dice& dice, const Edition& rules, bool may_roll) {
    Card card;
    const int kind = dice.below(12);
    if (kind < 8) {
        card.value = dice.between(-2, 2);
    } else {
        card.modifier = static_cast<Card::Modifier>(1 + kind - 8);
        card.shuffle =
            card.modifier == Card::Modifier::miss || card.modifier == Card::Modifier::twice;
    }
    card.rolling = may_roll && dice.percent(25);
    const bool plain = card.modifier == Card::Modifier::bless ||
                       card.modifier == Card::Modifier::curse || dice.percent(75);
    if (!plain) {
        card.pierce = dice.percent(30) ? dice.between(1, 3) : 0;
        if (dice.percent(60)) {
            card.effects.emplace_back(any_condition(dice, rules));
        }
    }
    return card;
}

Scene play_scene(Dice& dice, std::span<const Edition> editions) {
    Scene scene;
    const std::span<const Edition> any = editions.empty() ? printed_editions() : editions;
    scene.edition = any[static_cast<std::size_t>(dice.below(static_cast<int>(any.size())))];
    const Edition& rules = scene.edition;
    scene.level = dice.below(8);
    lay_play_map(dice, rules, scene.map);
    Roster{dice, rules, scene}.place();
    give_characters_deck(dice, scene);
    give_decks(dice, rules, scene);
    scene.progress.round = dice.between(1, 4);
    for (ElementState& state : scene.elements) {
        state =
            dice.percent(60) ? ElementState::inert : static_cast<ElementState>(dice.between(1, 2));
    }
    for (int tokens = dice.percent(65) ? 0 : dice.between(1, 3); tokens > 0; --tokens) {
        scene.loot.push_back(dice.percent(40) ? dice.pick(scene.figures).at
                                              : dice.pick(scene.map.hexes));
    }
    return scene;
}

}  // namespace standee::generate
