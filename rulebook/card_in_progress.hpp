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
    int damage = 0;  ///< that it suffered
};

/// The outcome that a figure is carrying out, for the next attack and the moves before it.
struct Plan {
    Outcome outcome;
    std::string focus;                ///< empty: none
    std::size_t reached = 0;          ///< position in its path
    std::optional<FocusAbility> aim;  ///< what the card says about the focus
};

/// A card that a figure is performing, ability by ability, and what has come of it so far.
struct CardInProgress {
    Table& table;
    const std::string id;
    Figure self;  ///< as it was before the first ability, but for a rank that the card switches
    /// For abilities that another figure has it perform: what others who were granted the same have
    /// consumed for them. Null: it performs its own card.
    std::vector<PaidConsumption>* paid_for_grant = nullptr;
    Lines left{};          ///< after the ability that is performed, the next one first
    std::size_t size = 0;  ///< how many abilities the card has
    CardElements elements{};
    std::vector<ElementChoice> infusions{};  ///< the icons that were read so far

    std::optional<Plan> plan{};
    bool plan_is_old = false;           ///< something else was performed since it was made
    const FocusAbility* aim = nullptr;  ///< what the card says about the focus

    // What the rest of the card may depend on [card.performed, card.counted, element.infuse].
    bool performs = false;  ///< the ability in progress does something
    bool performed_any = false;
    /// By position among `ability_names`: whether the last of the kind was performed.
    std::array<bool, ability_names.size()> performed{};
    std::vector<Hex> entered{};              ///< by the last move
    std::vector<AttackedFigure> attacked{};  ///< by the last attack
    std::optional<Hex> created{};            ///< the hex of the tile that was created last

    [[nodiscard]] bool is_own() const { return paid_for_grant == nullptr; }
    [[nodiscard]] Figure& figure() const { return table.figure(id); }
    [[nodiscard]] bool is_here() const { return table.is_here(id); }
    /// Whether it is there and not stunned [condition.stun, damage.monster-death].
    [[nodiscard]] bool can_act() const;
    /// The ability in progress does something: it counts as performed, and what was consumed for it
    /// is consumed [element.infuse, element.consume, card.performed].
    void does();
    /// Puts abilities before the rest of the card.
    void put_next(const std::vector<Ability>& abilities);
};

/// The number that the card means by X [card.counted].
int number_of(const CardInProgress& card, const Count& count);
/// The hexes where the target of the last attack stands, or stood when it left the map; empty if
/// there was none.
std::vector<Hex> hexes_of_last_target(const CardInProgress& card);

// How the figure finds its focus and its way.

/// Whether a line of the card may change whom the figure would focus on: it is neither a move or an
/// attack, nor does it only say how others are performed.
bool may_change_focus(const Ability& ability);
/// Abilities as they are to be planned for: with what is consumed for, and with numbers for X.
std::vector<Ability> as_planned(const CardInProgress& card, const Lines& abilities);
/// Has the party choose what the figure does by `now` and the rest of the card, unless it is
/// carrying out a plan that still holds [monster.ambiguity].
void make_plan(CardInProgress& card, const Ability& now);
/// One more attack of an ability, planned from where the figure stands
/// [monster.new-focus-after-kill].
Plan plan_attack(CardInProgress& card, const Plan& before, const AttackAbility& attack);
/// The same on none of `others`.
Plan plan_attack_on_another(CardInProgress& card, const Plan& before, const AttackAbility& attack,
                            const std::vector<std::string>& others);
/// Finds the focus before an ability that may change who it would be [monster.focus-path].
void find_focus_before(CardInProgress& card, const Ability& next);
/// Finds the focus where a move or an attack is passed over: it still belongs to the card.
void find_focus_without(CardInProgress& card, const Ability& passed_over);

// The abilities, in the order of `Ability::what`. One that does nothing does not call `does`.
void perform(CardInProgress& card, const MoveAbility& ability);
void perform(CardInProgress& card, const TeleportAbility& ability);
void perform(CardInProgress& card, const AttackAbility& ability);
void perform(CardInProgress& card, const HealAbility& ability);
void perform(CardInProgress& card, const ShieldAbility& ability);
void perform(CardInProgress& card, const RetaliateAbility& ability);
void perform(CardInProgress& card, const ConditionAbility& ability);
void perform(CardInProgress& card, const PushAbility& ability);
void perform(CardInProgress& card, const PullAbility& ability);
void perform(CardInProgress& card, const DamageAbility& ability);
void perform(CardInProgress& card, const LootAbility& ability);
void perform(CardInProgress& card, const InfuseAbility& ability);
void perform(CardInProgress& card, const ConsumeAbility& ability);
void perform(CardInProgress& card, const SummonAbility& ability);
void perform(CardInProgress& card, const GrantAbility& ability);
void perform(CardInProgress& card, const RankAbility& ability);
void perform(CardInProgress& card, const IfAbility& ability);
void perform(CardInProgress& card, const FocusAbility& ability);
void perform(CardInProgress& card, const CreateAbility& ability);
void perform(CardInProgress& card, const BonusAbility& ability);
void perform(CardInProgress& card, const KillAbility& ability);
void perform(CardInProgress& card, const SwitchRankAbility& ability);
void perform(CardInProgress& card, const ControlAbility& ability);
void perform(CardInProgress& card, const RemoveAbility& ability);
void perform(CardInProgress& card, const TokenAbility& ability);

}  // namespace standee::rulebook
