#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rulebook/card_in_progress.hpp"

// What a figure does in its turn, attack by attack, recorded while the turn is carried out. Nothing
// is recorded unless the table has a course for the figure.

namespace standee::rulebook {

/// The attacks of a turn, and the moves after the last.
struct Course {
    std::string figure;
    Hex start;                      ///< where the figure stands when the turn begins
    std::optional<Outcomes> found;  ///< the outcomes when it looked for its focus
    std::vector<PlannedOption> parts;
    bool over = false;

    PlannedOption travelled;  ///< the path since its last attack
    /// The plan that it has followed since then, if it is only one.
    std::optional<PlannedOption> plan;
    std::optional<PlannedOption> latest;  ///< the plan that it follows now
    std::size_t seen = 0;                 ///< the number of events before that attack
    std::size_t looked = 0;  ///< the number of events before it last planned where to go
};

/// Thrown if nothing that follows can change the course.
struct CourseOver {};

/// The cost of entering a hex.
struct HexCost {
    Hex hex;
    int points = 0;
    bool negative = false;
};

void note_foci(CardInProgress& card, const Outcomes& outcomes);
/// Records that the figure begins to follow a plan, or continues as before.
void note_plan(CardInProgress& card, const Plan& plan, bool as_before);
/// Records the figure's moves in the events from number `first_event` on.
void note_moves(CardInProgress& card, const std::vector<HexCost>& costs, std::size_t first_event);
void note_along(CardInProgress& card, const std::vector<std::string>& targets);
/// Records that the figure attacks where it stands: with an ability or, if it is null, with an
/// attack of an ability for which the figure has found another target.
void note_attack(CardInProgress& card, const Plan& plan, const AttackAbility* attack);
/// Ends the course if no further line of the card depends on the focus.
void note_if_over(CardInProgress& card);
/// Records that the figure has performed all that it can.
void note_end(Table& table, const std::string& id);

/// Whether a line of a card, or a line in its branches, depends on the focus.
bool needs_focus(const Ability& ability);
/// Whether an attack ability may be made on a figure for which it was not planned, because a target
/// dies [monster.new-focus-after-kill].
bool may_find_others(const Scene& scene, const Figure& by, const AttackAbility& attack);

}  // namespace standee::rulebook
