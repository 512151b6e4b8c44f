#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "rulebook/card_elements.hpp"
#include "rulebook/plan.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// A figure that an attack ability of the card targeted.
struct AttackedFigure {
    std::string id;
    int damage = 0;  ///< the damage that it suffered
};

/// The outcome that a figure is carrying out, for the next attack and the moves before it.
struct Plan {
    Outcome outcome;
    std::string focus;                ///< empty: none
    std::size_t reached = 0;          ///< the position in its path that the figure has reached
    std::optional<FocusAbility> aim;  ///< what the card says about the focus
};

/// A card that a figure is performing, ability by ability, and the results so far.
struct CardInProgress {
    Table& table;
    const std::string id;
    Figure
        self;  ///< as it was before the first ability, with the rank that the card switches it to
    /// For abilities that another figure makes it perform: what other figures that were granted the
    /// same abilities have consumed for them. Null: it performs its own card.
    std::vector<PaidConsumption>* paid_for_grant = nullptr;
    Lines left{};          ///< after the ability that is being performed, the next one first
    std::size_t size = 0;  ///< the number of abilities on the card
    CardElements elements{};
    std::vector<ElementChoice> infusions{};  ///< the icons that have been read so far

    std::optional<Plan> plan{};
    bool plan_is_old = false;           ///< something else has been performed since it was made
    const FocusAbility* aim = nullptr;  ///< what the card says about the focus
    bool attack_passed = false;         ///< there is an attack on the focus above this line

    // What the rest of the card may depend on [card.performed, card.counted, element.infuse].
    bool performs = false;  ///< the ability in progress has an effect
    bool performed_any = false;
    /// For each position in `ability_names`: whether the last ability of that kind was performed.
    std::array<bool, ability_names.size()> performed{};
    std::vector<Hex> entered{};              ///< the hexes that the last move entered
    std::vector<AttackedFigure> attacked{};  ///< the targets of the last attack
    std::optional<Hex> created{};            ///< the hex of the tile that was created last

    /// The ids of the figures that the last attack targeted, sorted.
    [[nodiscard]] std::vector<std::string> attacked_ids() const;
    [[nodiscard]] bool is_own() const { return paid_for_grant == nullptr; }
    [[nodiscard]] Figure& figure() const { return table.figure(id); }
    [[nodiscard]] bool is_here() const { return table.is_here(id); }
    /// Whether the figure is on the map and not stunned [condition.stun, damage.monster-death].
    [[nodiscard]] bool can_act() const;
    /// The ability in progress has an effect: it counts as performed, and what was consumed for it
    /// is consumed for good [element.infuse, element.consume, card.performed].
    void does();
    /// Puts abilities before the rest of the card.
    void put_next(const std::vector<Ability>& abilities);
};

/// Whether an ability only helps the figure that performs it and affects nobody else.
bool helps_itself(const Ability& ability);
/// The value of X on the card [card.counted].
int number_of(const CardInProgress& card, const Count& count);
/// The hexes in which the target of the last attack stands, or stood when it left the map; empty if
/// there was no target.
std::vector<Hex> hexes_of_last_target(const CardInProgress& card);

// How the figure finds its focus and its way.

/// Whether a line of the card may change which focus the figure would find: it is neither a move
/// nor an attack, and does not only affect how others are performed.
bool may_change_focus(const Ability& ability);
/// The abilities in the form that a plan needs: with the branches for which elements are consumed,
/// and with numbers for X.
std::vector<Ability> as_planned(const CardInProgress& card, const Lines& abilities);
/// Lets the party choose what the figure does with `now` and the rest of the card, unless the
/// figure is following a plan that still holds [monster.ambiguity].
void make_plan(CardInProgress& card, const Ability& now);
/// Plans one more attack of an ability from where the figure stands [monster.new-focus-after-kill].
Plan plan_attack(CardInProgress& card, const Plan& before, const AttackAbility& attack);
/// The same, on none of `others`.
Plan plan_attack_on_another(CardInProgress& card, const Plan& before, const AttackAbility& attack,
                            const std::vector<std::string>& others);
/// Determines the focus before an ability that may change which one it would be
/// [monster.focus-path].
void find_focus_before(CardInProgress& card, const Ability& next);
/// Determines the focus when a move or an attack is passed over, because that still belongs to the
/// card.
void find_focus_without(CardInProgress& card, const Ability& passed_over);

// The abilities by chapter. Each function performs the ability if it belongs to its chapter, and
// returns whether it does. An ability that has no effect does not call `does`.
bool perform_move(CardInProgress& card, const Ability& ability);
bool perform_attack(CardInProgress& card, const Ability& ability);
bool perform_help(CardInProgress& card, const Ability& ability);
bool perform_harm(CardInProgress& card, const Ability& ability);
bool perform_on_the_map(CardInProgress& card, const Ability& ability);
bool perform_command(CardInProgress& card, const Ability& ability);
bool perform_dependent(CardInProgress& card, const Ability& ability);

/// Performs the ability by the function `perform` for its kind, if its kind is one of `Kinds`.
/// Returns whether it is.
template <class... Kinds>
bool performs(CardInProgress& card, const Ability& ability) {
    const auto as = [&]<class Kind>(const Kind* kind) {
        if (kind != nullptr) {
            perform(card, *kind);
        }
        return kind != nullptr;
    };
    return (as(std::get_if<Kinds>(&ability.what)) || ...);
}

}  // namespace standee::rulebook
