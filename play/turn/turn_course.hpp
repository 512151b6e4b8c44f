#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "play/game.hpp"
#include "play/turn/card_payments.hpp"
#include "play/turn/turn_plan.hpp"

// The attacks of a turn, noted while it is played: `standee turn` answers with them.

namespace standee {

/// So many later plans of a turn are asked for.
inline constexpr std::size_t most_later_plans = 12;

/// What a figure does in its turn, attack by attack.
struct CourseRecord {
    std::string figure;
    Hex start;  ///< where it stands at the start of the turn

    std::optional<Decider> decides;  ///< who decides on its focus; none: it has not looked for one
    std::vector<std::string> foci;   ///< whom it may focus on, ids
    std::vector<TurnPart> parts;     ///< its attacks so far
    std::vector<TurnPart> ends;      ///< any of these may be the last part; empty: there is none
    bool attacks_last = false;       ///< the last part is an attack, else moves after it
    bool over = false;               ///< nothing that follows could change the record

    TurnPart travelled;               ///< since the last of its attacks
    std::optional<TurnPart> planned;  ///< the plan that it has followed all the time since then
    std::optional<TurnPart> latest;   ///< the plan that it follows
    bool keeps_plans = false;         ///< whether `plans` is asked for
    /// The scenes in which it planned, each with its turn: the first, and of the later ones no more
    /// than are asked for, each once.
    std::vector<Scene> plans;
    std::size_t seen = 0;    ///< events before the last attack
    std::size_t looked = 0;  ///< events before it last looked where to go
};

/// What a hex costs to enter in one move.
struct EnteringCost {
    int points = 0;
    bool negative = false;
};
using LegCosts = std::vector<EnteringCost>;  // by the number of the hex; empty: nothing is noted

// Each of these does nothing unless the course of this figure is noted.

/// The figure plans what is left of its card.
void note_question(Game& game, const TurnOrder& turn);
void note_foci(Game& game, const std::string& figure, const TurnAnswer& answer);
/// The figure sets out by a plan; `as_before`: it goes on with what it did.
void note_plan(Game& game, const std::string& figure, const TurnPlan& plan, bool as_before);
[[nodiscard]] LegCosts costs_of_leg(const Game& game, const Figure& figure, bool jump, Hex last);
/// Sets what the hex costs to which the figure teleports: the range to it.
void price_teleport(const Game& game, LegCosts& costs, Hex to, int range);
/// It has moved; `before`: how many events there were.
void note_leg(Game& game, const std::string& figure, const LegCosts& costs, std::size_t before);
void note_along(Game& game, const std::string& figure, const std::vector<std::string>& targets);
/// It makes an attack of its card. Returns whether the course is over: nothing that it still does
/// goes by its focus.
[[nodiscard]] bool note_attack(Game& game, const std::string& figure, const TurnPlan& plan,
                               const AttackAbility& attack, const RestOfCard& rest);
/// It makes one of the attacks of an ability on somebody for whom it was not planned.
void note_further_attack(Game& game, const std::string& figure, const TurnPlan& plan);
/// Whether the course is over before the rest of the card, as it has nothing that goes by the
/// focus.
[[nodiscard]] bool note_if_over(Game& game, const std::string& figure, const RestOfCard& rest);
/// What happens is not ruled: a trap holds the figure where another stands. The attack is noted as
/// it was planned.
void note_as_planned(CourseRecord& course);
/// The card is over, or the figure cannot go on with it.
void note_end(Game& game, CourseRecord& course);

/// Whether a plan for these abilities, the rest of a card, is the last of the course.
[[nodiscard]] bool ends_with_plan(const Game& game, const std::string& figure,
                                  const std::vector<Ability>& abilities);
/// Notes every option of that plan as an end of the course, or the one that goes on as before.
/// False if it must be played out: something may befall the figure on its path.
[[nodiscard]] bool note_ends(Game& game, const TurnAnswer& answer, const TurnOption* as_before);

/// Whether an ability, or one within it, depends on the focus.
[[nodiscard]] bool has_focus_line(const Ability& ability);
/// Whether one of several targets may leave the map before its attack, so that another figure is
/// attacked instead [monster.new-focus-after-kill].
[[nodiscard]] bool may_lose_targets(const Scene& scene, const AttackAbility& attack,
                                    const Figure& by);

}  // namespace standee
