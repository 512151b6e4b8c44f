#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <rapidcheck/state.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "files/event_json.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "lib/random.hpp"
#include "play/play.hpp"
#include "tests/support/properties/counted_property.hpp"
#include "tests/support/properties/show_scene.hpp"
#include "tests/support/replayed.hpp"

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
        scene.edition = edition(*rc::gen::elementOf(all_editions));
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
                if (!card && scene.edition.conditions.contains(condition) &&
                    *rc::gen::inRange(0, 6) == 0) {
                    figure.conditions.push_back({condition});
                }
            }
            scene.figures.push_back(figure);
        }
        SplitMix64 random{*scene.seed};
        for (const char* const owner : {"monsters", "C1", "C2"}) {
            scene.decks[owner] = small_deck();
            random.shuffle(scene.decks[owner]);
        }
        return scene;
    });
}

Json any_attack(const std::string& by, const std::string& target) {
    return {{"by", by},
            {"target", target},
            {"value", *rc::gen::inRange(0, 6)},
            {"pierce", *rc::gen::inRange(0, 4)},
            {"advantage", *rc::gen::inRange(0, 4) == 0},
            {"disadvantage", *rc::gen::inRange(0, 4) == 0},
            {"effects", Json::parse(*rc::gen::element<std::string>(
                            "[]", R"(["wound"])", R"(["bless"])", R"(["curse"])",
                            R"(["stun", {"infuse": "fire"}])"))}};
}

/// A step as it stands in a file, about figures that are on the map.
rc::Gen<Json> any_step(const Scene& scene) {
    return rc::gen::exec([figures = scene.figures]() -> Json {
        if (figures.empty()) {
            return {{"endRound", true}};
        }
        const std::string who = (*rc::gen::elementOf(figures)).id;
        switch (*rc::gen::inRange(0, 9)) {
            case 0: return {{"damage", {{"to", who}, {"amount", *rc::gen::inRange(0, 8)}}}};
            case 1: return {{"heal", {{"to", who}, {"amount", *rc::gen::inRange(0, 8)}}}};
            case 2:
                return {
                    {"gain", {{"to", who}, {"condition", *rc::gen::elementOf(condition_names)}}}};
            case 3: return {{"startTurn", who}};
            case 4: return {{"endTurn", who}};
            case 5: return {{"endRound", true}};
            default: return {{"attack", any_attack(who, (*rc::gen::elementOf(figures)).id)}};
        }
    });
}

/// Plays a step of which the rules may refuse any; nothing where they do.
std::optional<Played> played(const Scene& scene, const Json& step) {
    try {
        return play(scene, read_step(Reader{step}, scene));
    } catch (const InputError&) {
        return std::nullopt;
    }
}

using Look = std::function<void(const Scene& before, const Json& step, const Played& after)>;

/// A step of a play. The model is the scene alone; what is tested is a Play that keeps its board
/// from step to step.
class PlayTheStep : public rc::state::Command<Scene, Play> {
public:
    PlayTheStep(Json step, Look look, support::Share& performed)
        : step_(std::move(step)), look_{std::move(look)}, performed_{&performed} {}

    void apply(Scene& scene) const override {
        if (auto after = played(scene, step_)) {
            scene = std::move(after->scene);
        }
    }
    void run(const Scene& before, Play& play) const override {
        const std::optional<Played> after = played(before, step_);
        performed_->count(after.has_value());
        if (after) {
            play.step(read_step(Reader{step_}, before));
            RC_ASSERT((play.scene() == after->scene));
            look_(before, step_, *after);
        } else {
            RC_ASSERT_THROWS_AS(play.step(read_step(Reader{step_}, before)), InputError);
            RC_ASSERT((play.scene() == before));
        }
    }
    void show(std::ostream& out) const override { out << step_.dump(); }

private:
    Json step_;
    Look look_;
    support::Share* performed_;
};

/// Checks what `look` asserts of every step of drawn plays that the rules allow, and that they
/// allow enough of them.
void check_plays(const Look& look) {
    support::Share performed;
    support::check_property([&] {
        const Scene start = *any_scene();
        Play tested{start};
        rc::state::check(start, tested, [&](const Scene& scene) {
            return rc::gen::map(any_step(scene), [&](Json step) {
                return std::shared_ptr<const rc::state::Command<Scene, Play>>{
                    std::make_shared<PlayTheStep>(std::move(step), look, performed)};
            });
        });
    });
    EXPECT_GE(performed.happened(), 1000);
    EXPECT_GE(performed.percent(), 55) << "of " << performed.times() << " steps";
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
    scene.edition = edition(EditionId::frosthaven);
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
    const Scene scene = *any_scene();
    const std::string who = *any_figure();
    Scene bare = scene;
    find(bare, who).shield = 0;
    const PlayStep blow = step::Damage{who, *rc::gen::inRange(0, 20), {}, {}};
    RC_ASSERT(damage_to(play(scene, blow).events, who) == damage_to(play(bare, blow).events, who));
}

TEST(AnyPlay, IsReplayedByItsEvents) {
    check_plays([](const Scene& before, const Json& /*step*/, const Played& after) {
        RC_ASSERT((support::replayed(before, after.events) == after.scene));
    });
}

TEST(HealHitPoints, StayWithinZeroAndTheMaximum) {
    check_plays([](const Scene&, const Json&, const Played& after) {
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

TEST(DeckShuffle, NoCardButBlessAndCurseEverLeavesOrJoinsADeck) {
    check_plays([](const Scene& before, const Json&, const Played& after) {
        const auto sizes = deck_sizes(before);  // of those who have left too
        for (const auto& [owner, size] : deck_sizes(after.scene)) {
            RC_ASSERT(sizes.at(owner) == size);
        }
    });
}

TEST(ConditionEndOfNextTurn, WhatHasRunOutStaysOutUntilItIsGained) {
    support::Share lost;
    check_plays([&](const Scene& before, const Json&, const Played& after) {
        for (const Figure& figure : after.scene.figures) {
            const Figure& earlier = *before.find(figure.id);
            lost.count(figure.conditions.size() < earlier.conditions.size());
            for (const HeldCondition& held : figure.conditions) {
                const bool gained = std::ranges::any_of(after.events, [&](const Event& event) {
                    const auto* gain = std::get_if<event::Gain>(&event.what);
                    return gain != nullptr && gain->figure == figure.id &&
                           gain->condition == held.name;
                });
                RC_ASSERT((gained || earlier.has(held.name)));
            }
        }
    });
    EXPECT_GE(lost.happened(), 100) << "of " << lost.times() << " figures";
}

std::string bytes(const Played& played) {
    std::string text = write_scene(played.scene).dump();
    for (const Event& event : played.events) {
        text += "\n" + write_event(event).dump();
    }
    return text;
}

TEST(PlayStep, GivesTheSameBytesFromASceneThatWasWrittenAndReadAgain) {
    check_plays([](const Scene& before, const Json& step, const Played& after) {
        const auto again = played(read_scene(write_scene(before)), step);
        RC_ASSERT(again.has_value());
        RC_ASSERT(bytes(*again) == bytes(after));
    });
}

TEST(PlayStep, TheOrderOfFiguresInTheFileChangesNoOutcome) {
    check_plays([](const Scene& before, const Json& step, const Played& after) {
        Scene other = before;
        std::ranges::reverse(other.figures);
        auto reversed = played(other, step);
        RC_ASSERT(reversed.has_value());
        std::ranges::reverse(reversed->scene.figures);
        RC_ASSERT((reversed->scene == after.scene));
    });
}

}  // namespace
}  // namespace standee
