#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "files/fixture_json.hpp"
#include "files/round_file.hpp"
#include "lib/clauses/clause.hpp"
#include "lib/error.hpp"
#include "play/event_names.hpp"
#include "play/round/round.hpp"
#include "tests/support/fixture_files.hpp"
#include "verify/generate/random_round.hpp"

// No silent decision: wherever the rules leave more than one outcome open, some round of the
// fixtures stops, and each of the options is accepted.

namespace standee {
namespace {

/// What is asked, and by which clause.
using Place = std::pair<std::string_view, std::string_view>;

/// Every place where the rules leave a decision to somebody.
constexpr std::array places{
    Place{"attack.advantage", "modifier card"},
    Place{"attack.one-by-one", "order of attacks"},
    Place{"attack.open-order", "order of effects"},
    Place{"attack.order", "order of modifiers"},
    Place{"attack.rolling", "order of modifiers"},
    Place{"bonus.item", "item"},
    Place{"card.create-tile", "place"},
    Place{"card.damage-picked", "target"},
    Place{"card.lose-for-attack", "lost condition"},
    Place{"card.marked", "place"},
    Place{"card.when-dies", "place"},
    Place{"command.grant-control", "grant"},
    Place{"command.grant-control", "target"},
    Place{"command.grant-control", "targets"},
    Place{"condition.regenerate", "regenerate"},
    Place{"condition.safeguard", "prevented condition"},
    Place{"damage.negate", "negate"},
    Place{"element.wild", "element"},
    Place{"forced.normal-rules", "pull"},
    Place{"forced.normal-rules", "push"},
    Place{"initiative.monster-order", "next"},
    Place{"initiative.ties", "initiative"},
    Place{"monster.ambiguity", "order of figures"},
    Place{"monster.ambiguity", "turn"},
    Place{"monster.focus-initiative", "target"},
    Place{"monster.heal", "target"},
    Place{"monster.negative-targeted", "targets"},
    Place{"monster.positive-condition", "target"},
    Place{"monster.spawn", "place"},
    Place{"monster.standee-drawn", "standee number"},
    Place{"monster.standees", "standee"},
    Place{"monster.summon", "place"},
    Place{"move.flying-lost", "place"},
};

constexpr std::string_view as_turn = "its turns are options of one choice [monster.ambiguity]";
constexpr std::string_view in_steps = "the steps of its player say it";

/// Clauses that leave something open, and where that is asked instead.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> asked_elsewhere{{
    {"effect.conditional", in_steps},
    {"attack.card-effects", in_steps},
    {"damage.direct", "as any damage, by damage.negate"},
    {"card.along-move", as_turn},
    {"card.focus-named", as_turn},
    {"card.heads-for", as_turn},
    {"monster.move-minimum", "it says what may not be chosen"},
    {"monster.move-equal-attack-hexes", as_turn},
    {"monster.extra-targets", as_turn},
    {"summon.no-focus", as_turn},
    {"map.reveal", "a hex that is taken is left by monster.spawn"},
}};

/// Where the rounds of the fixtures stop, and how many options were accepted there.
struct Stops {
    std::map<std::string, int> accepted;                   ///< by kind of choice
    std::set<std::pair<std::string, std::string>> places;  ///< by clause and kind
};

/// The round of a fixture with no choice decided, up to where it stops for something else.
void play_without_decisions(const std::string& name, Stops& stops) {
    const Fixture fixture = read_fixture_file(name);
    RoundFile file = read_round(fixture);
    if (file.orders.decide) {
        return;  // its cards and choices are one list
    }
    file.orders.choose.clear();
    file.orders.first_otherwise = false;
    RoundAnswer answer = play_round(file.scene, file.orders);
    while (const auto* stop = std::get_if<PendingChoice>(&answer.stop)) {
        const std::string kind{name_of(stop->choice.of)};
        const std::size_t options = stop->choice.options.size();
        ASSERT_GE(options, 2U) << name << ": " << kind;
        stops.places.emplace(stop->clause.id(), kind);
        RoundAnswer next;
        for (std::size_t option = options; option > 0; --option) {
            RoundOrders one = file.orders;
            one.choose.emplace_back(option - 1);
            next = play_round(file.scene, one);
            ++stops.accepted[kind];
        }
        file.orders.choose.emplace_back(std::size_t{0});
        answer = std::move(next);
    }
}

const Stops& stops_of_fixtures() {
    static const Stops stops = [] {
        Stops all;
        for (const std::string& name : support::fixtures("rounds")) {
            try {
                play_without_decisions(name, all);
            } catch (const InputError&) {  // it is refused, or needs more cards on another course
                continue;
            }
        }
        return all;
    }();
    return stops;
}

TEST(RoundStops, AtEveryKindOfChoiceThatNobodyHasMade) {
    for (const std::string_view kind : choice_names) {
        const auto accepted = stops_of_fixtures().accepted.find(std::string{kind});
        EXPECT_TRUE(accepted != stops_of_fixtures().accepted.end() && accepted->second >= 2)
            << kind << " stops no round of the fixtures";
    }
}

TEST(RoundStops, WhereverAClauseLeavesSomethingOpen) {
    for (const auto& [clause, kind] : places) {
        EXPECT_TRUE(stops_of_fixtures().places.contains({std::string{clause}, std::string{kind}}))
            << kind << " by " << clause << " stops no round of the fixtures";
    }
}

bool is_listed(const std::pair<std::string, std::string>& place) {
    return std::ranges::any_of(places, [&](const Place& listed) {
        return listed.first == place.first && listed.second == place.second;
    });
}

TEST(RoundStops, NowhereElse) {
    for (const auto& place : stops_of_fixtures().places) {
        EXPECT_TRUE(is_listed(place)) << place.second << " by " << place.first;
    }
    int stopped = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        RoundOrders orders;
        orders.others_pass = true;
        try {
            const RoundAnswer answer = play_round(generate::random_round(seed), orders);
            const auto* stop = std::get_if<PendingChoice>(&answer.stop);
            if (stop != nullptr) {
                ++stopped;
                EXPECT_TRUE(is_listed(
                    {std::string{stop->clause.id()}, std::string{name_of(stop->choice.of)}}))
                    << name_of(stop->choice.of) << " by " << stop->clause.id() << ", seed " << seed;
            }
        } catch (const InputError&) {
            continue;
        }
    }
    EXPECT_GT(stopped, 500);
}

/// Whether the words of a clause leave something to a player, to the party or to a figure.
bool leaves_something_open(std::string_view says) {
    constexpr std::array words{"decide", "choos", "picks", "declin", "may negate"};
    return std::ranges::any_of(
        words, [&](const char* word) { return says.find(word) != std::string_view::npos; });
}

TEST(RoundStops, ForEveryClauseThatSaysSo) {
    std::set<std::string_view> settled;
    for (const auto& [clause, kind] : places) {
        settled.insert(clause);
    }
    for (const auto& [clause, where] : asked_elsewhere) {
        EXPECT_TRUE(Clause::find(clause).has_value()) << clause;
        settled.insert(clause);
    }
    for (const ClauseEntry& entry : all_clauses()) {
        bool open = leaves_something_open(entry.says);
        for (const ClauseDifference& difference : entry.differs) {
            open = open || leaves_something_open(difference.says);
        }
        if (open && entry.not_decided.empty()) {
            EXPECT_TRUE(settled.contains(entry.id))
                << entry.id << " leaves something open: list where a round asks for it";
        }
    }
}

}  // namespace
}  // namespace standee
