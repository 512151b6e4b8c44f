#include "verify/generate/random_round.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

#include "lib/card_line.hpp"
#include "lib/edition.hpp"
#include "play/deck/decks.hpp"
#include "verify/generate/parts.hpp"

namespace standee::generate {
namespace {

constexpr std::array<const char*, 3> set_names{"guard", "scout", "imp"};

/// Few numbers, so that ties are common.
double random_initiative(Dice& dice) { return 10.0 * dice.between(1, 5); }

void set_stats(Dice& dice, const Edition& rules, Figure& figure) {
    figure.max_hp = dice.between(1, 9);
    figure.hp = dice.between(1, *figure.max_hp);
    figure.move = dice.percent(90) ? std::optional{dice.between(0, 4)} : std::nullopt;
    figure.attack = dice.percent(90) ? std::optional{dice.between(0, 4)} : std::nullopt;
    figure.range = dice.percent(30) ? std::optional{dice.between(2, 4)} : std::nullopt;
    dash_the_rest(figure);
    if (dice.percent(15)) {
        figure.retaliate.push_back({dice.between(1, 3), dice.between(1, 2)});
    }
    if (dice.percent(25)) {
        const auto condition = static_cast<Condition>(dice.below(condition_names.size()));
        const bool card = condition == Condition::bless || condition == Condition::curse;
        if (!card && rules.conditions.contains(condition) && !figure.has(condition)) {
            figure.conditions.push_back({condition, false});
        }
    }
}

/// Every figure that acts gets its place in the order: a set, an initiative or a summoner.
void set_place(Dice& dice, const Scene& scene, Figure& figure) {
    figure.name.clear();
    figure.summoner.reset();
    figure.initiative.reset();
    figure.summoned_this_round = dice.percent(5) && figure.kind != Kind::character;
    if (figure.kind == Kind::character) {
        figure.initiative = Initiative{random_initiative(dice), std::nullopt};
        if (dice.percent(50)) {
            figure.initiative->second = dice.between(1, 99);
        }
    } else if (figure.kind == Kind::summon) {
        std::vector<std::string> summoners;
        for (const Figure& other : scene.figures) {
            const bool summoned_before = other.kind == Kind::summon && &other < &figure;
            if ((other.kind == Kind::character || summoned_before) && other.side == figure.side) {
                summoners.push_back(other.id);
            }
        }
        if (summoners.empty()) {
            figure.kind = Kind::ally;
        } else {
            figure.summoner = dice.pick(summoners);
        }
    }
    if (figure.kind != Kind::character && figure.kind != Kind::objective) {
        figure.standee = dice.percent(85) ? std::optional{dice.between(1, 6)} : std::nullopt;
    }
    if (figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::ally) {
        figure.name = set_names.at(static_cast<std::size_t>(dice.below(set_names.size())));
    }
}

void shorten(Ability& ability) {
    if (auto* move = std::get_if<MoveAbility>(&ability.what)) {
        move->points = {1, false};
    }
}

/// More attacks and moves, and what may kill somebody between them.
void lengthen(Dice& dice, std::vector<Ability>& card) {
    const auto insert = [&](const Ability& ability) {
        card.insert(card.begin() + dice.below(static_cast<int>(card.size()) + 1), ability);
    };
    if (dice.percent(50)) {
        insert({DamageAbility{
            {dice.between(1, 3), false}, dice.between(1, 3), TargetCount{{1, false}, true}}});
    }
    if (dice.percent(60)) {  // no other kind of move than the card has
        const auto own = std::ranges::find_if(card, is_move);
        const Ability again = own == card.end() ? Ability{MoveAbility{.points = {2, false}}} : *own;
        if (own != card.end() && dice.percent(30)) {  // the second goes on where the first stops
            shorten(*own);
        }
        card.push_back(again);
    }
    if (dice.percent(70)) {
        AttackAbility attack{.value = {dice.between(1, 3), false}};
        if (dice.percent(50)) {
            attack.range = Amount{dice.between(1, 4), false};
        }
        if (dice.percent(30)) {
            attack.effects.emplace_back(PushEffect{dice.between(1, 2), {}});
        }
        card.emplace_back(attack);
    }
}

/// A card for a set: what a turn may be, and now and then what only a whole round shows.
MonsterCard random_monster_card(Dice& dice, const Scene& scene) {
    MonsterCard card;
    card.initiative = random_initiative(dice);
    card.shuffle = dice.percent(20);
    card.abilities = random_turn(dice, scene).abilities.value_or(std::vector<Ability>{});
    if (dice.percent(30)) {
        lengthen(dice, card.abilities);
    }
    if (dice.percent(10)) {
        SummonAbility summon;
        summon.name = "imp";
        summon.rank = dice.percent(70) ? "normal" : "elite";
        summon.count = dice.between(1, 2);
        summon.hp = 2;
        summon.attack = summon.move = 1;
        card.abilities.emplace_back(summon);
    }
    if (dice.percent(10)) {
        card.abilities.emplace_back(ConditionAbility{Condition::muddle, 3, std::nullopt, false});
    }
    if (dice.percent(10)) {
        card.abilities.emplace_back(DamageAbility{{1, false}, 2, TargetCount{{1, false}, true}});
    }
    if (dice.percent(10)) {
        const Ability attack{AttackAbility{.value = {1, false}, .range = Amount{3, false}}};
        card.abilities.emplace_back(GrantAbility{.abilities = {attack}, .range = 3});
    }
    if (dice.percent(10)) {
        const int place = dice.below(static_cast<int>(card.abilities.size()) + 1);
        card.abilities.insert(card.abilities.begin() + place, random_rarity(dice));
    }
    if (dice.percent(6)) {
        const int shield = dice.between(1, 2);
        const auto element = static_cast<Element>(dice.below(element_count));
        card.abilities.emplace_back(
            GrantAbility{.abilities = {shield_for(ElementChoice::only(element), shield)},
                         .targets = TargetCount{{1, false}, true}});
    }
    return card;
}

}  // namespace

Scene random_round(Dice& dice, const GeneratorOptions& options) {
    Scene scene = random_scene(dice, options);
    const Edition& rules = scene.edition;
    for (const char* const set : set_names) {
        scene.cards[set] = random_monster_card(dice, scene);
    }
    if (dice.percent(40)) {
        scene.standees["imp"] = dice.between(1, 4);
    }
    if (dice.percent(20)) {
        scene.tokens[dice.percent(50) ? "guard" : "imp"] = dice.between(1, 3);
    }
    scene.turn.reset();
    scene.monsters.clear();
    scene.progress.foci.clear();
    for (Figure& figure : scene.figures) {
        set_place(dice, scene, figure);
        set_stats(dice, rules, figure);
        figure.no_interaction =
            figure.no_interaction && has_ability_card(figure) && figure.conditions.empty();
    }
    scene.seed = dice.next();
    for (const char* const owner : {"monsters", "allies"}) {
        scene.decks[owner] = standard_deck();
        dice.shuffle(scene.decks[owner]);
    }
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::character) {
            scene.decks[figure.id] = standard_deck();
            dice.shuffle(scene.decks[figure.id]);
        }
    }
    Dice apart = dice;  // so that what is drawn after it stays as it is
    name_places(apart, scene);
    head_for_places(apart, scene);
    return scene;
}

Scene random_round(std::uint64_t seed) {
    Dice dice{seed};
    return random_round(dice);
}

}  // namespace standee::generate
