#include <fmt/format.h>

#include <algorithm>

#include "focus/cost_words.hpp"
#include "focus/marked_hexes.hpp"
#include "focus/why_not_question.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"

// Explains why a figure does not end its move in a hex.

namespace standee {
namespace {

/// A hex that the figure does not reach this turn, and where it ends on the way there.
struct Heading {
    Hex goal, end;
    friend bool operator==(const Heading&, const Heading&) = default;
};

/// One focus, and the hexes in which the figure ends for it.
struct Ends {
    FigureIndex focus = 0;
    std::vector<Hex> hexes;
    std::vector<Heading> headings;  ///< empty if it can attack

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const Hex hex : hexes) {
            all.push_back(text_of(hex));
        }
        return all;
    }
};

template <class T>
void add_once(std::vector<T>& values, const T& value) {
    if (std::ranges::find(values, value) == values.end()) {
        values.push_back(value);
    }
}

Ends ends_for(const Question& q, FigureIndex focus) {
    Ends ends{focus, {}, {}};
    for (const TurnOption& option : q.answer.options) {
        if (contains(option.foci, focus)) {
            add_once(ends.hexes, option.end);
            if (option.attack_hex && *option.attack_hex != option.end) {
                add_once(ends.headings, {*option.attack_hex, option.end});
            }
        }
    }
    return ends;
}

/// "if C1 is its focus, " if several foci tie; otherwise empty.
std::string with_focus(const Question& q, const Ends& ends) {
    return q.answer.focus.size() > 1 ? fmt::format("if {} is its focus, ", q.id(ends.focus)) : "";
}

/// Why no figure that moves like this one may end its move in the hex.
Reason cannot_stop(const Question& q, Hex hex) {
    const std::string name = text_of(hex);
    const auto because = [&](Clause clause, const std::string& what) {
        return Reason{clause,
                      fmt::format("{} cannot end its move in {}: {}", q.actor().id, name, what),
                      {},
                      {name}};
    };
    const auto there = std::ranges::find_if(
        q.scene.figures, [hex](const Figure& figure) { return stands_in(figure, hex); });
    if (there != q.scene.figures.end()) {
        return because("map.end-unoccupied"_clause, there->id + " stands there");
    }
    return q.board.terrain(q.board.find(hex)).is(Terrain::closed_door)
               ? because("map.closed-door"_clause, "the door there is closed")
               : because("map.obstacle"_clause, "an obstacle lies there");
}

/// Why the figure, on its way to a hex that it does not reach, stops elsewhere and not in `hex`.
Reason toward(const Question& q, const Heading& heading, Hex hex) {
    const auto rest = q.planner.remaining(q.scene, q.board, heading.goal);
    const auto left = rest[q.board.find(hex)];
    const auto best_left = rest[q.board.find(heading.end)];
    const std::string name = text_of(hex);
    const std::string end = text_of(heading.end);
    const std::string heads = fmt::format("it heads for {}", text_of(heading.goal));
    const auto because = [&](Clause clause, std::string says) {
        return Reason{clause, std::move(says), {end}, {name}};
    };
    const auto before = rest[q.board.find(q.actor().at)];
    if (!left || !best_left || !before || *left > *before) {
        return because("monster.move-shorten"_clause,
                       fmt::format("{}, and {} is no nearer to it than where {} stands", heads,
                                   name, q.actor().id));
    }
    const Cost cost = *q.place(hex).cost;
    const Cost best_cost = *q.place(heading.end).cost;
    const int negative = cost.negative_hexes() + left->negative_hexes();
    const int best_negative = best_cost.negative_hexes() + best_left->negative_hexes();
    if (negative != best_negative) {
        return because("monster.focus-negative-hexes"_clause,
                       fmt::format("{}; the path by {} enters {}, the path by {} {}", heads, name,
                                   counted(negative, "negative hex", "negative hexes"), end,
                                   best_negative == 0 ? "none" : std::to_string(best_negative)));
    }
    if (left->points() != best_left->points()) {
        return because(
            "monster.move-shorten"_clause,
            fmt::format("{}, which is {} from {} but only {} from {}", heads,
                        counted(left->points(), "movement point"), name, best_left->points(), end));
    }
    return because(
        "monster.move-minimum"_clause,
        fmt::format("{}, to which {} and {} are equally near, but {} costs {}, {} {}", heads, end,
                    name, end, counted(best_cost.points(), "movement point"), name, cost.points()));
}

/// Why the figure could not attack the focus from that hex.
Reason no_attack_from(const Question& q, const Ends& ends, Hex hex) {
    const std::string& focus = q.id(ends.focus);
    const PlaceFacts& place = q.place(hex);
    const bool reaches = contains(place.in_reach, ends.focus);
    const bool area = q.facts.card.attack.area != nullptr;
    const std::string from =
        fmt::format("from {} it could not attack its focus {}", text_of(hex), focus);
    const Clause clause = reaches ? "los.line"_clause
                          : area  ? "area.placement"_clause
                                  : "range.count"_clause;
    const std::string why = reaches ? "it has no line of sight to it there"
                            : area  ? "the attack cannot be placed on it there"
                                    : "it is out of range there";
    return {clause, from + ": " + why, ends.names(), {text_of(hex)}};
}

/// What the criterion that ruled out the hex compared [monster.move-disadvantage,
/// monster.move-max-targets, monster.move-minimum, monster.extra-targets].
std::string by_criterion(const Question& q, const Ends& ends, const Reason& step, Hex hex) {
    const std::string name = text_of(hex);
    const std::string kept = some_of(step.kept, "or");
    const std::string& focus = q.id(ends.focus);
    switch (*step.criterion) {
        case Criterion::no_disadvantage_on_focus:
            return fmt::format(
                "from {} its attack on {} would have disadvantage, from {} it would have none",
                name, focus, kept);
        case Criterion::most_targets: {
            const auto most = [&](Hex from) {
                return q.planner.most_targets(q.scene, q.board, from, ends.focus);
            };
            return fmt::format("from {} it can attack {}, from {} only {}", kept,
                               counted(most(ends.hexes.front()), "target"), name, most(hex));
        }
        case Criterion::fewest_disadvantaged:
            return fmt::format("from {} fewer of its attacks have disadvantage than from {}", kept,
                               name);
        case Criterion::fewest_points:
            if (step.by_targets) {
                return fmt::format(
                    "from {} it can attack the same targets as for the fewest movement points, "
                    "from {} it cannot",
                    kept, name);
            }
            return fmt::format(
                "{} costs {}, {} costs {}", kept,
                counted(q.place(ends.hexes.front()).cost->points(), "movement point"), name,
                q.place(hex).cost->points());
        case Criterion::best_ranked_targets:
            return fmt::format(
                "from {} it can attack the further targets that come before others, from {} it "
                "cannot",
                kept, name);
        case Criterion::fewest_negative_hexes:
        case Criterion::within_points: break;
    }
    return step.says;
}

/// Why the figure, with one focus, does not end in a hex although it could this turn.
std::vector<Reason> against(const Question& q, const Ends& ends, Hex hex) {
    std::vector<Reason> reasons;
    if (!ends.headings.empty()) {
        for (const Heading& heading : ends.headings) {
            Reason reason = toward(q, heading, hex);
            // The reasons for several attack hexes of the focus are mostly alike, so one for each
            // clause is enough.
            if (std::ranges::find(reasons, reason.clause, &Reason::clause) == reasons.end()) {
                reasons.push_back(std::move(reason));
            }
        }
        return reasons;
    }
    const PlaceFacts& place = q.place(hex);
    const std::string name = text_of(hex);
    if (!contains(place.in_sight, ends.focus)) {
        return {no_attack_from(q, ends, hex)};
    }
    const int fewest = q.facts.enemy(ends.focus)->cost->negative_hexes();
    if (place.cost->negative_hexes() > fewest) {
        return {{"monster.focus-negative-hexes"_clause,
                 fmt::format(
                     "{}the path to {} enters {}, the path to {} {}", with_focus(q, ends), name,
                     counted(place.cost->negative_hexes(), "negative hex", "negative hexes"),
                     some_of(ends.names(), "or"), fewest == 0 ? "none" : std::to_string(fewest)),
                 ends.names(),
                 {name}}};
    }
    const bool tied = q.answer.focus.size() > 1;
    if (const Reason* step = q.end_step_against(name, tied ? q.id(ends.focus) : std::string{})) {
        reasons.push_back({step->clause,
                           with_focus(q, ends) + by_criterion(q, ends, *step, hex),
                           step->kept,
                           {name},
                           step->criterion});
    }
    return reasons;
}

Reason without_focus(const Question& q, Hex hex) {
    const Figure& actor = q.actor();
    const std::string name = text_of(hex);
    const Figure* summoner =
        q.answer.decides == Decider::summoner ? q.scene.find(*actor.summoner) : nullptr;
    if (summoner == nullptr) {
        return {actor.kind == Kind::summon ? "summon.no-focus"_clause : "monster.no-focus"_clause,
                actor.id + " has no focus, so it does not move",
                {text_of(actor.at)},
                {name}};
    }
    return {"summon.no-focus"_clause,
            fmt::format("without a focus {} stays or moves as near to {} as it can: {} is neither",
                        actor.id, summoner->id, name),
            {},
            {name}};
}

// [card.heads-for]
Reason heads_elsewhere(const Question& q, Hex hex) {
    std::vector<std::string> ends;
    for (const TurnOption& option : q.answer.options) {
        add_once(ends, text_of(option.end));
    }
    return {"card.heads-for"_clause,
            fmt::format("{} moves towards the closest {}, which brings it to {}", q.actor().id,
                        goal_in_words(q.facts.card.heads_for), some_of(ends, "or")),
            ends,
            {text_of(hex)}};
}

}  // namespace

std::vector<Reason> why_not_end(const Question& q, Hex hex) {
    if (auto stun = stunned(q)) {
        return {std::move(*stun)};
    }
    const PlaceFacts& place = q.place(hex);
    if (!place.can_end) {
        return {cannot_stop(q, hex)};
    }
    if (!q.facts.card.heads_for.empty()) {
        return {heads_elsewhere(q, hex)};
    }
    if (q.answer.focus.empty()) {
        return {without_focus(q, hex)};
    }
    if (!place.cost) {
        return {no_path_to(q, hex)};
    }
    std::vector<Reason> reasons;
    for (const FigureIndex focus : q.answer.focus) {
        const Ends ends = ends_for(q, focus);
        if (!place.in_points) {
            return {too_far(q, text_of(hex), *place.cost, ends.names(), {text_of(hex)})};
        }
        std::ranges::move(against(q, ends, hex), std::back_inserter(reasons));
    }
    return reasons;
}

}  // namespace standee
