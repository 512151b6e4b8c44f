#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "lib/error.hpp"
#include "files/scene_json.hpp"
#include "play/play.hpp"
#include "files/play_file.hpp"

// What holds of every play, whatever the steps: each property is named for its clause.

namespace standee {
namespace {

constexpr std::array ids{"C1", "C2", "M1", "M2"};

rc::Gen<std::string> any_figure() { return rc::gen::element<std::string>("C1", "C2", "M1", "M2"); }

Card plain_card(int value) {
    Card card;
    card.value = value;
    return card;
}

std::vector<Card> small_deck() {
    std::vector<Card> deck;
    for (const int value : {0, 1, -1, 2, -2}) {
        deck.push_back(plain_card(value));
    }
    Card twice;
    twice.modifier = Card::Modifier::twice;
    twice.shuffle = true;
    Card miss;
    miss.modifier = Card::Modifier::miss;
    miss.shuffle = true;
    Card rolling = plain_card(1);
    rolling.rolling = true;
    deck.insert(deck.end(), {twice, miss, rolling});
    return deck;
}

Figure figure_of(const std::string& id, Hex at) {
    Figure figure;
    figure.id = id;
    figure.at = at;
    const bool character = id.front() == 'C';
    figure.kind = character ? Kind::character : Kind::monster;
    figure.side = character ? Side::party : Side::monsters;
    figure.name = character ? "" : "imp";
    figure.max_hp = 12;
    figure.hp = *rc::gen::inRange(1, 13);
    figure.shield = *rc::gen::inRange(0, 4);
    if (*rc::gen::inRange(0, 3) == 0) {
        figure.retaliate.push_back({*rc::gen::inRange(1, 4), *rc::gen::inRange(1, 3)});
    }
    return figure;
}

/// Two characters and two monsters in a small room, with decks and any conditions.
rc::Gen<Scene> any_scene() {
    return rc::gen::exec([] {
        Scene scene;
        scene.edition = *rc::gen::elementOf(all_editions);
        scene.seed = *rc::gen::inRange<std::uint64_t>(0, 1000);
        for (int q = 0; q < 4; ++q) {
            for (int r = 0; r < 4; ++r) {
                scene.map.hexes.push_back({q, r});
            }
        }
        scene.map.hazardous = {{3, 3}};
        const std::array places{Hex{1, 1}, Hex{2, 2}, Hex{1, 2}, Hex{2, 1}};
        for (std::size_t i = 0; i < ids.size(); ++i) {
            Figure figure = figure_of(ids[i], places[i]);
            for (std::size_t c = 0; c < condition_names.size(); ++c) {
                const auto condition = static_cast<Condition>(c);
                const bool card = condition == Condition::bless || condition == Condition::curse;
                if (!card && edition(scene.edition).conditions.contains(condition) &&
                    *rc::gen::inRange(0, 6) == 0) {
                    figure.conditions.push_back({condition});
                }
            }
            scene.figures.push_back(figure);
        }
        for (const char* const owner : {"monsters", "C1", "C2"}) {
            scene.decks[owner] = small_deck();
        }
        return scene;
    });
}

rc::Gen<PlayStep> any_attack() {
    return rc::gen::exec([]() -> PlayStep {
        step::Attack attack;
        attack.by = *any_figure();
        attack.target = *any_figure();
        attack.value = {*rc::gen::inRange(0, 6)};
        attack.pierce = *rc::gen::inRange(0, 4);
        attack.advantage = *rc::gen::inRange(0, 4) == 0;
        attack.disadvantage = *rc::gen::inRange(0, 4) == 0;
        attack.effects = *rc::gen::element(
            std::vector<Effect>{}, std::vector<Effect>{Condition::wound},
            std::vector<Effect>{Condition::bless}, std::vector<Effect>{Condition::curse},
            std::vector<Effect>{Condition::stun, InfuseEffect{ElementChoice::only(Element::fire)}});
        return attack;
    });
}

rc::Gen<PlayStep> any_step() {
    return rc::gen::exec([]() -> PlayStep {
        const std::string who = *any_figure();
        switch (*rc::gen::inRange(0, 9)) {
            case 0: return step::Damage{who, *rc::gen::inRange(0, 8), {}, {}};
            case 1: return step::Heal{who, *rc::gen::inRange(0, 8), {}};
            case 2: return step::Gain{who, static_cast<Condition>(*rc::gen::inRange(0, 16))};
            case 3: return step::StartTurn{who, {}};
            case 4: return step::EndTurn{who, {}};
            case 5: return step::EndRound{};
            default: return *any_attack();
        }
    });
}

/// Plays what is allowed of the steps; `each` sees the play before and after every step.
template <class Each>
Scene play_through(Scene scene, const std::vector<PlayStep>& steps, Each each) {
    for (const PlayStep& step : steps) {
        try {
            Played played = play(scene, step);
            each(scene, step, played);
            scene = std::move(played.scene);
        } catch (const InputError&) {  // refused: nothing has changed
        }
    }
    return scene;
}

std::vector<PlayStep> some_steps() {
    return *rc::gen::container<std::vector<PlayStep>>(
        static_cast<std::size_t>(*rc::gen::inRange(1, 25)), any_step());
}

Figure& find(Scene& scene, const std::string& id) {
    return *std::ranges::find(scene.figures, id, &Figure::id);
}

int damage_to(const std::vector<Event>& events, const std::string& id) {
    int sum = 0;
    for (const Event& event : events) {
        if (const auto* damage = std::get_if<event::Damage>(&event.what);
            damage != nullptr && damage->to == id) {
            sum += damage->amount;
        }
    }
    return sum;
}

RC_GTEST_PROP(ConditionWardBrittle, CancelAndNeverChangeTheAmount, ()) {
    Scene scene = *any_scene();
    scene.edition = EditionId::frosthaven;
    Figure& target = find(scene, "M1");
    target.hp = target.max_hp = 50;
    target.conditions = {{Condition::ward}, {Condition::brittle}};
    Scene plain = scene;
    find(plain, "M1").conditions.clear();
    const PlayStep blow = step::Damage{"M1", *rc::gen::inRange(1, 20), {}, {}};
    const Played with = play(scene, blow);
    const Played without = play(plain, blow);
    RC_ASSERT(damage_to(with.events, "M1") == damage_to(without.events, "M1"));
    RC_ASSERT(with.scene.find("M1")->conditions.empty());
}

RC_GTEST_PROP(BonusShield, NeverChangesDamageThatIsNoAttack, ()) {
    Scene scene = *any_scene();
    const std::string who = *any_figure();
    Scene bare = scene;
    find(bare, who).shield = 0;
    const PlayStep blow = step::Damage{who, *rc::gen::inRange(0, 20), {}, {}};
    RC_ASSERT(damage_to(play(scene, blow).events, who) == damage_to(play(bare, blow).events, who));
}

RC_GTEST_PROP(AttackPierce, NeverMakesAnAttackStrongerThanWithoutAShield, ()) {
    Scene scene = *any_scene();
    for (Figure& figure : scene.figures) {
        figure.conditions.clear();
    }
    Scene bare = scene;
    find(bare, "C1").shield = 0;
    step::Attack attack;
    attack.by = "M1";
    attack.target = "C1";
    attack.value = {*rc::gen::inRange(0, 8)};
    attack.pierce = *rc::gen::inRange(0, 9);
    const int pierced = damage_to(play(scene, attack).events, "C1");
    RC_ASSERT(pierced <= damage_to(play(bare, attack).events, "C1"));
    if (attack.pierce >= scene.find("C1")->shield) {
        RC_ASSERT(pierced == damage_to(play(bare, attack).events, "C1"));
    }
}

RC_GTEST_PROP(HealHitPoints, StayWithinZeroAndTheMaximum, ()) {
    play_through(*any_scene(), some_steps(),
                 [](const Scene&, const PlayStep&, const Played& after) {
                     for (const Figure& figure : after.scene.figures) {
                         RC_ASSERT((*figure.hp >= 1 && *figure.hp <= *figure.max_hp));
                     }
                 });
}

RC_GTEST_PROP(HealHitPoints, RemovesWoundBrittleBaneAndPoisonAndNothingElse, ()) {
    const Scene scene = *any_scene();
    const std::string who = *any_figure();
    const Played healed = play(scene, step::Heal{who, *rc::gen::inRange(0, 8), {}});
    constexpr ConditionSet removed{Condition::wound, Condition::brittle, Condition::bane,
                                   Condition::poison};
    for (const HeldCondition& held : scene.find(who)->conditions) {
        RC_ASSERT(healed.scene.find(who)->has(held.name) != removed.contains(held.name));
    }
    if (scene.find(who)->has(Condition::poison)) {
        RC_ASSERT(healed.scene.find(who)->hp == scene.find(who)->hp);
    }
}

RC_GTEST_PROP(AttackNoStacking, AdvantageAndDisadvantageTogetherEqualNeither, ()) {
    Scene scene = *any_scene();
    for (Figure& figure : scene.figures) {
        figure.conditions.clear();
    }
    step::Attack attack;
    attack.by = "M1";
    attack.target = "C1";
    attack.value = {3};
    step::Attack both = attack;
    both.advantage = both.disadvantage = true;
    RC_ASSERT(write_scene(play(scene, both).scene) == write_scene(play(scene, attack).scene));
}

std::map<std::string, std::size_t> deck_sizes(const Scene& scene) {
    std::map<std::string, std::size_t> sizes;
    for (const auto* piles : {&scene.decks, &scene.discards}) {
        for (const auto& [owner, cards] : *piles) {
            sizes[owner] +=
                static_cast<std::size_t>(std::ranges::count_if(cards, [](const Card& card) {
                    return card.modifier != Card::Modifier::bless &&
                           card.modifier != Card::Modifier::curse;
                }));
        }
    }
    return sizes;
}

RC_GTEST_PROP(DeckShuffle, NoCardButBlessAndCurseEverLeavesOrJoinsADeck, ()) {
    const Scene scene = *any_scene();
    const auto before = deck_sizes(scene);
    const Scene after =
        play_through(scene, some_steps(), [](const Scene&, const PlayStep&, const Played&) {});
    for (const auto& [owner, size] : deck_sizes(after)) {
        RC_ASSERT(before.at(owner) == size);
    }
}

RC_GTEST_PROP(ConditionEndOfNextTurn, WhatHasRunOutStaysOutUntilItIsGained, ()) {
    play_through(
        *any_scene(), some_steps(), [](const Scene& before, const PlayStep&, const Played& after) {
            for (const Figure& figure : after.scene.figures) {
                for (const HeldCondition& held : figure.conditions) {
                    const bool gained = std::ranges::any_of(after.events, [&](const Event& event) {
                        const auto* gain = std::get_if<event::Gain>(&event.what);
                        return gain != nullptr && gain->figure == figure.id &&
                               gain->condition == held.name;
                    });
                    RC_ASSERT((gained || before.find(figure.id)->has(held.name)));
                }
            }
        });
}

RC_GTEST_PROP(PlayStep, TheSameStepFromTheSameSceneGivesTheSameBytes, ()) {
    play_through(*any_scene(), some_steps(),
                 [](const Scene& before, const PlayStep& step, const Played& after) {
                     const Played again = play(before, step);
                     RC_ASSERT(write_scene(again.scene).dump() == write_scene(after.scene).dump());
                     const Scene reread = read_scene(write_scene(before));
                     RC_ASSERT(write_scene(play(reread, step).scene).dump() ==
                               write_scene(after.scene).dump());
                 });
}

}  // namespace
}  // namespace standee
