#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rulebook/card_in_progress.hpp"

// What a figure does in its turn, attack by attack, noted while the turn is carried out. Nothing is
// noted unless the table has a course for the figure.

namespace standee::rulebook {

/// The attacks of a turn, and the moves after the last.
struct Course {
    std::string figure;
    Hex start;                      ///< where it stands when the turn begins
    std::optional<Outcomes> found;  ///< when it looked for its focus
    std::vector<PlannedOption> parts;
    bool over = false;

    PlannedOption travelled;              ///< its path since the last attack
    std::optional<PlannedOption> plan;    ///< that it has followed since, if it is one plan
    std::optional<PlannedOption> latest;  ///< the plan that it follows
    std::size_t seen = 0;                 ///< events before that attack
    std::size_t looked = 0;               ///< events before it last looked where to go
};

/// Thrown where nothing more can come of the course.
struct CourseOver {};

/// What it costs to enter a hex.
struct HexCost {
    Hex hex;
    int points = 0;
    bool negative = false;
};

void note_foci(CardInProgress& card, const Outcomes& outcomes);
/// It sets out by a plan, or goes on as before.
void note_plan(CardInProgress& card, const Plan& plan, bool as_before);
/// It has moved, in the events from the one of that number.
void note_moves(CardInProgress& card, const std::vector<HexCost>& costs, std::size_t first_event);
void note_along(CardInProgress& card, const std::vector<std::string>& targets);
/// It attacks where it stands: by an ability, or null for one of its attacks for which it found
/// another target.
void note_attack(CardInProgress& card, const Plan& plan, const AttackAbility* attack);
/// Ends the course if no other line of the card goes by the focus.
void note_if_over(CardInProgress& card);
/// The figure has done what it can.
void note_end(Table& table, const std::string& id);

/// Whether a line of a card, or one within it, goes by the focus.
bool needs_focus(const Ability& ability);
/// Whether an attack ability may be made on somebody for whom it was not planned, because a target
/// dies [monster.new-focus-after-kill].
bool may_find_others(const Scene& scene, const Figure& by, const AttackAbility& attack);

}  // namespace standee::rulebook
