#include "files/contested.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/event_json.hpp"
#include "files/play_file.hpp"
#include "files/scene_json.hpp"
#include "files/writing.hpp"
#include "lib/card_line.hpp"
#include "lib/error.hpp"
#include "lib/rule_switches.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee {
namespace {

/// A contested reading, its edition, and the rules by the other reading.
struct Reading {
    EditionId edition{};
    std::string_view rule;  ///< the switch: a house rule takes sides
    ContestedReading says;
    void (*change)(Edition& rules);
    bool of_decks = false;  ///< it changes modifier decks alone, so no plan of a turn
    /// Whether it may decide the turn of the scene; null: any.
    bool (*concerns)(const Scene& scene) = nullptr;
};

/// Whether an attack of the turn may have further targets.
bool may_have_further_targets(const Scene& scene) {
    const Figure* actor = scene.turn ? scene.find(scene.turn->figure) : nullptr;
    bool found = actor != nullptr && actor->targets.value_or(1) > 1;
    if (actor != nullptr && scene.turn->abilities) {
        for_each_line(*scene.turn->abilities, [&found](const Ability& line) {
            const auto* attack = std::get_if<AttackAbility>(&line.what);
            found =
                found || (attack != nullptr && (attack->targets || attack->area ||
                                                !attack->marked.empty() || !attack->adds.empty()));
        });
    }
    return found;
}

constexpr std::array readings{
    Reading{EditionId::gloomhaven,
            "adjacentAlwaysSeen",
            {"los.line"_clause, "Adjacent figures with no wall between them see each other.",
             "A line from corner to corner is needed between neighbours too."},
            [](Edition& rules) { rules.adjacent_always_seen = !rules.adjacent_always_seen; }},
    Reading{
        EditionId::gloomhaven,
        "furtherTargetsByPath",
        {"monster.extra-targets"_clause, "Further targets are ranked by range, then by initiative.",
         "The path to attack them comes first, as it does for the focus."},
        [](Edition& rules) { rules.further_targets_by_path = !rules.further_targets_by_path; },
        false,
        may_have_further_targets},
    Reading{EditionId::jaws_of_the_lion,
            "focusByProximity",
            {"monster.focus-proximity"_clause,
             "Of enemies that are as easy to reach, initiative decides.",
             "An enemy that is adjacent already comes before one that acts earlier."},
            [](Edition& rules) { rules.focus_by_proximity = !rules.focus_by_proximity; }},
    Reading{EditionId::frosthaven,
            "unusedBlessLeaves",
            {"deck.bless-curse"_clause, "A bless or curse leaves the deck when it is resolved.",
             "It leaves when it is revealed, used or not."},
            [](Edition& rules) { rules.unused_bless_leaves = !rules.unused_bless_leaves; },
            true},
};

/// The readings of the scene's edition for which `differs` holds for the scene by the other
/// reading, among those that may decide a play, or the turn of the scene.
template <class Differs>
std::vector<ContestedReading> deciding(const Scene& scene, bool of_a_play, Differs differs) {
    std::vector<ContestedReading> found;
    for (const Reading& reading : readings) {
        if (reading.edition != rulebook_of(scene.edition.id) || (reading.of_decks && !of_a_play) ||
            (reading.concerns != nullptr && !of_a_play && !reading.concerns(scene)) ||
            is_house_rule(*rule_switch_named(reading.rule), scene.edition)) {
            continue;
        }
        Scene other = scene;
        reading.change(other.edition);
        bool decides = true;
        try {
            decides = differs(other);
        } catch (const InputError&) {
            decides = true;  // by the other reading it cannot be answered so
        }
        if (decides) {
            found.push_back(reading.says);
        }
    }
    return found;
}

}  // namespace

std::vector<ContestedReading> contested_in(const Scene& scene, const TurnAnswer& answer,
                                           TurnPlanner& planner) {
    return deciding(scene, false, [&](const Scene& other) {
        const TurnAnswer otherwise = plan_whole_turn(other, Board{other.map}, planner);
        return otherwise.focus != answer.focus ||
               !std::ranges::equal(
                   otherwise.options, answer.options, [](const TurnOption& a, const TurnOption& b) {
                       return a.end == b.end && a.targets == b.targets && do_the_same_then(a, b);
                   });
    });
}

std::vector<ContestedReading> contested_in(const PlayAnswer& answer, const Reader& steps) {
    return deciding(answer.start, true, [&](const Scene& other) {
        const PlayAnswer otherwise = play_steps(other, steps);
        Scene after = otherwise.scene;
        after.edition = answer.scene.edition;
        return otherwise.refused != answer.refused || !(after == answer.scene) ||
               write_events(otherwise.events) != write_events(answer.events);
    });
}

Json write_contested(const std::vector<ContestedReading>& decided) {
    return write_list(decided, [](const ContestedReading& reading) -> Json {
        return {{"clause", reading.clause.id()},
                {"taken", reading.taken},
                {"otherwise", reading.otherwise}};
    });
}

}  // namespace standee
