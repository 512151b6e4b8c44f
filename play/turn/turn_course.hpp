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

// Records the attacks of a turn while it is played. `standee turn` answers with this record.

namespace standee {

/// So many later plans of a turn are asked for.
inline constexpr std::size_t most_later_plans = 12;

/// What a figure does in its turn, attack by attack.
struct CourseRecord {
    std::string figure;
    Hex start;  ///< where the figure stands at the start of the turn

    std::optional<Decider> decides;  ///< who chooses its focus; none: it has not looked for one
    std::vector<std::string> foci;   ///< the ids of the figures that it may focus on
    std::vector<TurnPart> parts;     ///< its attacks so far
    std::vector<TurnPart> ends;      ///< possible last parts; empty: there are none
    bool attacks_last = false;       ///< the last part is an attack and not a move after it
    bool over = false;               ///< nothing that follows can change the record

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

/// The cost of entering a hex in one move.
struct EnteringCost {
    int points = 0;
    bool negative = false;
};
// by the number of the hex; empty: no costs are recorded
using LegCosts = std::vector<EnteringCost>;

// Each of these functions does nothing unless the course of this figure is being recorded.

/// Records that the figure plans the rest of its card.
void note_question(Game& game, const TurnOrder& turn);
void note_foci(Game& game, const std::string& figure, const TurnAnswer& answer);
/// Records that the figure begins to follow a plan. `as_before`: it continues what it was doing.
void note_plan(Game& game, const std::string& figure, const TurnPlan& plan, bool as_before);
[[nodiscard]] LegCosts costs_of_leg(const Game& game, const Figure& figure, bool jump, Hex last);
/// Sets the cost of the hex to which the figure teleports: the range to it.
void price_teleport(const Game& game, LegCosts& costs, Hex to, int range);
/// Records that the figure has moved. `before` is the number of events before the move.
void note_leg(Game& game, const std::string& figure, const LegCosts& costs, std::size_t before);
void note_along(Game& game, const std::string& figure, const std::vector<std::string>& targets);
/// Records that the figure makes an attack of its card. Returns whether the course is over: nothing
/// that the figure still does depends on its focus.
[[nodiscard]] bool note_attack(Game& game, const std::string& figure, const TurnPlan& plan,
                               const AttackAbility& attack, const RestOfCard& rest);
/// Records that the figure makes one of the attacks of an ability on a figure for which it was not
/// planned.
void note_further_attack(Game& game, const std::string& figure, const TurnPlan& plan);
/// Records, before the rest of the card, whether the course is over because nothing on it depends
/// on the focus. Returns whether it is.
[[nodiscard]] bool note_if_over(Game& game, const std::string& figure, const RestOfCard& rest);
/// Records that the card is over, or that the figure cannot go on with it.
void note_end(Game& game, CourseRecord& course);

/// Whether a plan for these abilities, the rest of a card, is the last one of the course.
[[nodiscard]] bool ends_with_plan(const Game& game, const std::string& figure,
                                  const std::vector<Ability>& abilities);
/// Records every option of that plan as a possible end of the course, or only the one that
/// continues as before. Returns false if the end has to be played because something may happen to
/// the figure on its path.
[[nodiscard]] bool note_ends(Game& game, const TurnAnswer& answer, const TurnOption* as_before);

/// Whether an ability, or one of its branches, depends on the focus.
[[nodiscard]] bool has_focus_line(const Ability& ability);
/// Whether one of several targets may leave the map before it is attacked, so that another figure
/// is attacked instead [monster.new-focus-after-kill].
[[nodiscard]] bool may_lose_targets(const Scene& scene, const AttackAbility& attack,
                                    const Figure& by);

}  // namespace standee
