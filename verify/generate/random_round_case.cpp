#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "files/round_file.hpp"
#include "files/values_json.hpp"
#include "focus/switched_rank.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/generate/parts.hpp"
#include "verify/generate/possible.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/generate/round_characters.hpp"
#include "verify/generate/schema_ability.hpp"

namespace standee::generate {
namespace {

/// A line with one or two icons, anywhere on the card.
void add_icons(Dice& dice, MonsterCard& card) {
    InfuseAbility infusion{{fire_ice_or_any(dice)}};
    if (dice.percent(15)) {
        infusion.elements.push_back(fire_ice_or_any(dice));
    }
    const int place = dice.percent(60) ? static_cast<int>(card.abilities.size())
                                       : dice.below(static_cast<int>(card.abilities.size()) + 1);
    card.abilities.insert(card.abilities.begin() + place, {std::move(infusion)});
}

/// Elements on cards: infused, consumed for a better attack, or for something else to do.
void add_elements(Dice& dice, MonsterCard& card) {
    if (dice.percent(30)) {
        add_icons(dice, card);
    }
    if (dice.percent(25)) {
        for (Ability& ability : card.abilities) {
            if (auto* attack = std::get_if<AttackAbility>(&ability.what)) {
                attack->adds.push_back({AddIf{{fire_or_ice(dice)}, {}, {}}, 1, 0, 0, {}});
                break;
            }
        }
    } else if (dice.percent(20)) {
        card.abilities.insert(card.abilities.begin(), shield_for(fire_or_ice(dice), 1));
    }
}

/// One set of monsters that consumes for its attacks, before the characters act: some of them may
/// reveal more of it.
void share_elements(Dice& dice, Scene& scene) {
    MonsterCard& card = scene.cards["imp"];
    AttackAbility attack{.value = {dice.between(1, 2), false}};
    if (dice.percent(60)) {
        attack.range = Amount{dice.between(2, 4), false};
    }
    attack.adds.push_back({AddIf{{ElementChoice::only(Element::fire)}, {}, {}}, 1, 0, 0, {}});
    if (dice.percent(40)) {  // another price that the same fire could pay
        attack.adds.push_back({AddIf{{fire_ice_or_any(dice)}, {}, {}}, 2, 0, 0, {}});
    }
    if (dice.percent(30)) {
        std::ranges::reverse(attack.adds);
    }
    card.abilities = {{MoveAbility{{dice.between(1, 4), false}}}, {attack}};
    if (dice.percent(15)) {
        card.abilities.insert(card.abilities.begin(), shield_for(fire_ice_or_any(dice), 1));
    }
    if (dice.percent(40)) {
        add_icons(dice, card);
    }
    if (dice.percent(15)) {  // damage that may reach nobody
        card.abilities = {
            {DamageAbility{
                .value = {1, false}, .range = 1, .targets = TargetCount{{1, false}, true}}},
            {InfuseAbility{{fire_or_ice(dice)}}}};
    }
    card.initiative = 10;
    scene.elements[static_cast<std::size_t>(Element::fire)] =
        dice.percent(50) ? ElementState::strong : ElementState::waning;
    for (Figure& figure : scene.figures) {
        const bool ally = figure.kind == Kind::ally && dice.percent(50);
        if (figure.kind == Kind::monster || ally) {
            figure.name = "imp";
        } else if (figure.kind == Kind::character) {
            figure.initiative = Initiative{20, std::nullopt};
        }
    }
}

/// Numbers that tie, and a rest or a set at the end of the round.
double tying_number(Dice& dice) { return dice.percent(15) ? 99 : 10.0 * dice.between(1, 2); }

void tie(Dice& dice, Scene& scene) {
    for (auto& [set, card] : scene.cards) {
        card.initiative = tying_number(dice);
    }
    for (Figure& figure : scene.figures) {
        if (figure.kind != Kind::character) {
            continue;
        }
        figure.initiative = Initiative{tying_number(dice), std::nullopt};
        if (dice.percent(figure.initiative->leading == 99 ? 40 : 70)) {
            figure.initiative->second = dice.between(1, 3);
        }
    }
}

/// A round that has begun: some have had their turn. Now and then the set of one of them, or the
/// character with its summons, is the one that acts, even if others with a lower number are left.
void begin_round(Dice& dice, Scene& scene) {
    for (Figure& figure : scene.figures) {
        figure.turn_ended = figure.kind != Kind::objective && dice.percent(30);
        if (!figure.turn_ended || figure.kind == Kind::summon || !dice.percent(20)) {
            continue;
        }
        const std::string side = figure.side == Side::party ? "party/" : "monsters/";
        scene.progress.acting = figure.kind == Kind::character
                                    ? figure.id
                                    : side + (figure.name.empty() ? figure.id : figure.name);
    }
}

void give_round_bonus(Dice& dice, Scene& scene) {
    ActiveBonus bonus;
    bonus.value = dice.between(1, 2);
    bonus.kind = dice.percent(50) ? ActiveBonus::Kind::shield : ActiveBonus::Kind::retaliate;
    bonus.limit.before_turn = dice.percent(30);
    scene.figures[static_cast<std::size_t>(dice.below(static_cast<int>(scene.figures.size())))]
        .bonuses.push_back(bonus);
}

/// A set whose card changes the rank of each of its monsters, of which none is a boss.
void change_ranks(Dice& dice, Scene& scene) {
    constexpr std::array<const char*, 3> sets{"guard", "scout", "imp"};
    const std::string set = sets.at(static_cast<std::size_t>(dice.below(3)));
    for (Figure& figure : scene.figures) {
        if (figure.name == set && figure.kind == Kind::boss) {
            figure.kind = Kind::monster;
        }
    }
    give_ranks(dice, scene, set);
    change_rank_first(scene.cards[set].abilities);
}

/// A set draws a second card for its figures with even, or with odd, numbers. Its own dice, so that
/// whatever is drawn after it stays as it is.
void draw_second_card(Dice dice, Scene& scene) {
    dice.next();
    if (!dice.percent(5)) {
        return;
    }
    const std::vector<std::string> sets{"guard", "scout", "imp"};
    const std::string name = "second";
    MonsterSet& second = scene.monsters[name];
    second.name = name;
    second.deck = dice.pick(sets);
    second.edition = scene.edition.id;
    second.resolved.level = scene.level;
    second.boss.emplace().figure.name = name;
    second.boss->figure.kind = Kind::boss;
    second.card_for = CardFor{second.deck, dice.percent(50)};
    MonsterCard& card = scene.cards[name] = scene.cards[dice.pick(sets)];
    card.initiative = 10.0 * dice.between(1, 5);
    if (begins_with_switch(card.abilities)) {
        card.abilities.erase(card.abilities.begin());
    }
}

/// A card, or two, whose figures act right after a character, which may not be there. Its own dice,
/// as above.
void act_after(Dice dice, Scene& scene) {
    dice.next();
    dice.next();
    std::vector<std::string> characters;
    for (Figure& figure : scene.figures) {
        if (figure.kind == Kind::character) {
            characters.push_back(figure.id);
            if (figure.name.empty() && dice.percent(10)) {
                characters.back() = figure.name = "Sunkeeper";
            }
        }
    }
    if (characters.empty() || !dice.percent(8)) {
        return;
    }
    const std::string after = dice.percent(90) ? dice.pick(characters) : "somebody else";
    for (auto& [set, card] : scene.cards) {
        if (dice.percent(60)) {
            card.acts_after = after;
        }
    }
}

void shorten_decks(Dice& dice, Scene& scene) {
    const auto cards = static_cast<std::size_t>(dice.between(5, 9));
    for (auto& [owner, deck] : scene.decks) {
        deck.resize(std::min(deck.size(), cards));
    }
}

/// Effects that come at once, in an order that the rules leave open.
void add_effects_at_once(Dice& dice, Scene& scene) {
    const bool brittle = scene.edition.conditions.contains(Condition::brittle);
    const std::vector<Effect> conditions{brittle ? Condition::brittle : Condition::curse,
                                         Condition::poison, Condition::curse};
    for (auto& [set, card] : scene.cards) {
        for (Ability& ability : card.abilities) {
            if (auto* attack = std::get_if<AttackAbility>(&ability.what)) {
                attack->effects = {dice.pick(conditions), PushEffect{dice.between(1, 2), {}}};
                if (dice.percent(50)) {
                    attack->effects.emplace_back(Condition::muddle);
                }
            }
        }
    }
    for (Figure& figure : scene.figures) {
        const bool character = figure.kind == Kind::character;
        if (scene.edition.conditions.contains(Condition::safeguard) && dice.percent(60) &&
            !figure.has(Condition::safeguard) && figure.kind != Kind::objective &&
            !figure.no_interaction) {
            figure.conditions.push_back({Condition::safeguard});
        }
        if (character && brittle && dice.percent(30) && !figure.has(Condition::bane)) {
            figure.conditions.push_back({Condition::bane});
            scene.loot.push_back(figure.at);
        }
    }
    for (Trap& trap : scene.map.traps) {
        trap.conditions = {brittle ? Condition::brittle : Condition::poison, Condition::muddle};
    }
}

/// A card of a character's deck that pushes, which its summons may draw.
void add_push_to_decks(Dice& dice, Scene& scene) {
    for (const Figure& figure : scene.figures) {
        const auto deck = scene.decks.find(figure.id);
        if (figure.kind == Kind::character && deck != scene.decks.end()) {
            deck->second.insert(deck->second.begin(),
                                Card{.effects = {PushEffect{dice.between(1, 2), {}}}});
        }
    }
}

/// What is decided at a table in a round, beside what the cards say.
void add_decisions(Dice& dice, Scene& scene) {
    for (Figure& figure : scene.figures) {
        if (figure.kind == Kind::character) {
            equip(dice, figure);
        }
    }
    if (dice.percent(15)) {
        add_effects_at_once(dice, scene);
    }
    if (dice.percent(10)) {
        add_push_to_decks(dice, scene);
    }
    if (dice.percent(30)) {
        scene.seed.reset();
    }
}

/// A number that goes with the scene.
std::uint64_t number_for(const Scene& scene) {
    std::uint64_t number = scene.seed.value_or(0);
    for (const Figure& figure : scene.figures) {
        number = number * 31 + static_cast<std::uint64_t>(figure.at.q * 7 + figure.at.r + 64);
    }
    return scene.seed.value_or(number);
}

RoundAnswer played(const Scene& scene, const Json& round) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = Json{{"round", round}};
    const RoundFile file = read_round(fixture, scene);
    return play_round(file.scene, file.orders);
}

/// Decides one of the choices that the round meets, those before it for their first option.
void decide_one(Dice& dice, const Scene& scene, Json& round) {
    std::vector<std::size_t> options;
    try {
        for (const Event& event : played(scene, round).events) {
            if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
                options.push_back(choice->options.size());
            }
        }
    } catch (const InputError&) {  // it cannot be played: left as it is
        return;
    }
    if (options.empty()) {
        return;
    }
    const auto which = static_cast<std::size_t>(dice.below(static_cast<int>(options.size())));
    std::vector<std::size_t> choose(which, 0);
    choose.push_back(static_cast<std::size_t>(dice.below(static_cast<int>(options[which]))));
    round["choose"] = choose;
}

/// Gives a summon the stats that no stat card says. False where the card summons already: two kinds
/// of one name would be told apart by nothing.
bool fits_on(Ability& ability, const MonsterCard& card) {
    auto* summon = std::get_if<SummonAbility>(&ability.what);
    if (summon != nullptr) {
        summon->hp = summon->hp || summon->hp_count ? summon->hp : 2;
        summon->attack = summon->attack || summon->dashes.attack ? summon->attack : 1;
        summon->move = summon->move || summon->dashes.move ? summon->move : 1;
    }
    return summon == nullptr || std::ranges::none_of(card.abilities, [](const Ability& other) {
               return std::holds_alternative<SummonAbility>(other.what);
           });
}

}  // namespace

void add_any_lines(verify::Case& tried) {
    Scene& scene = tried.scene;
    Dice dice{number_for(scene)};
    for (auto& [set, card] : scene.cards) {
        for (int count = dice.between(1, 4); count > 0; --count) {
            const int least = begins_with_switch(card.abilities) ? 1 : 0;  // it stays the first
            const int place =
                least + dice.below(static_cast<int>(card.abilities.size()) + 1 - least);
            auto ability = random_ability_by_schema(dice, scene.edition);
            if (ability && fits_on(*ability, card)) {
                card.abilities.insert(card.abilities.begin() + place, std::move(*ability));
            }
        }
    }
    if (scene.progress.round == 0) {
        scene.progress.round = dice.between(1, 4);  // a line may ask for it
    }
    constexpr std::array names{"guard", "scout", "imp"};
    mark_for_any_card(dice, scene, names);
    Json round = Json::parse(tried.round);
    if (round.erase("choose") > 0) {
        decide_one(dice, scene, round);
    }
    tried.round = round.dump();
}

verify::Case random_round_case(Dice& dice, const Edition& edition) {
    GeneratorOptions options;
    options.edition = edition;
    options.max_columns = 5;
    options.max_rows = 4;
    options.max_enemies = 3;
    verify::Case tried{random_round(dice, options)};
    Scene& scene = tried.scene;
    make_possible(scene);
    for (auto& [set, card] : scene.cards) {
        add_elements(dice, card);
    }
    if (dice.percent(60)) {
        tie(dice, scene);
    }
    if (dice.percent(50)) {
        scene.elements[0] = static_cast<ElementState>(dice.below(3));
        scene.elements[1] = static_cast<ElementState>(dice.below(3));
    }
    if (dice.percent(20)) {
        share_elements(dice, scene);
    }
    if (dice.percent(10)) {
        begin_round(dice, scene);
    }
    if (dice.percent(30)) {
        give_round_bonus(dice, scene);
    }
    Dice apart = dice;  // so that what is drawn after it stays as it is
    if (apart.percent(6)) {
        change_ranks(apart, scene);
    }
    draw_second_card(dice, scene);
    act_after(dice, scene);
    shorten_decks(dice, scene);
    add_decisions(apart, scene);
    Json round{{"characters", any_characters(dice, scene)}, {"first", true}};
    if (dice.percent(3)) {
        round.erase("first");
    } else if (dice.percent(40)) {
        decide_one(dice, scene, round);
    }
    tried.round = round.dump();
    return tried;
}

verify::Case random_round_case(std::uint64_t seed) {
    Dice dice{seed};
    return random_round_case(
        dice, edition(dice.pick(std::vector<EditionId>{all_editions.begin(), all_editions.end()})));
}

}  // namespace standee::generate
