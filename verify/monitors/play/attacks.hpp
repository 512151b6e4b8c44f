#pragma once

#include <optional>
#include <vector>

#include "verify/monitors/play/view.hpp"

namespace standee::verify {

/// One attack on one target, and the events that are its own.
struct ObservedAttack {
    std::size_t at = 0;   ///< the number of its event
    std::size_t end = 0;  ///< the number of the first event that is not its own
    const event::Attack* event = nullptr;
    const step::Attack* said = nullptr;  ///< null in a whole turn, and of the fallen
    const FigureState* by = nullptr;     ///< before the attack
    const FigureState* target = nullptr;

    /// Whether the attacker had died before [card.when-dies]: what is said of the turn or the step
    /// is not said of this attack.
    [[nodiscard]] bool is_of_fallen() const { return !by->here; }
    /// Cards as they were drawn that apply, in the order in which they do.
    [[nodiscard]] std::vector<const Card*> used() const;
};

/// Every attack of the step.
const std::vector<ObservedAttack>& hits(const PlayView& view);

/// How the cards of an attack are to be drawn: strengthen, muddle, a ranged attack on an adjacent
/// enemy, and what the step says; both together are neither.
struct DrawAdvantage {
    bool advantage = false;
    bool disadvantage = false;

    [[nodiscard]] bool both() const { return advantage && disadvantage; }
    [[nodiscard]] DrawMode mode() const {
        return advantage == disadvantage ? DrawMode::one
               : advantage               ? DrawMode::advantage
                                         : DrawMode::disadvantage;
    }
};
/// Causes that the monitor of a clause leaves out, to see what would be without it.
enum class LuckCause : std::uint8_t { none, strengthen, muddle, adjacent, nearby };
DrawAdvantage luck_of(const PlayView& view, const ObservedAttack& hit,
                      LuckCause without = LuckCause::none);

/// Whether another figure gives the attacker advantage where it stands.
bool has_advantage_nearby(const PlayView& view, const ObservedAttack& hit);

/// Every attack on the card of the turn that is played, those in other abilities too.
std::vector<const AttackAbility*> attacks_on_card(const PlayView& view);
/// Whether it can be told if the attack has advantage: not where attacks on one card differ in it.
bool is_luck_known(const PlayView& view, const ObservedAttack& hit);

/// Bonuses on the attack, poison's +1 first unless its place is said; what the value comes to with
/// them. Only for an attack whose bonuses are all known: no hit of a turn.
int value_with_bonuses(const PlayView& view, const ObservedAttack& hit, bool poison_counts = true);

/// A value after cards, one after another: a miss makes it zero.
int value_with_cards(int value, const std::vector<const Card*>& cards);

/// The target's shields together, before pierce.
int shields_of(const PlayView& view, const ObservedAttack& hit);

/// Damage that a figure was about to suffer, and what became of it.
struct DamageInstance {
    std::size_t at = 0;    ///< the number of its first event
    std::size_t told = 0;  ///< of the event of damage or negation; of the last, where there is none
    std::string_view to;
    DamageSource source{};
    std::optional<int> due;  ///< before ward and brittle; none where the step does not tell
    bool ward_spent = false;
    bool brittle_spent = false;
    const event::Damage* damage = nullptr;
    const event::Negate* negated = nullptr;

    /// What is left after ward and brittle, of `amount`.
    [[nodiscard]] int after_ward_and_brittle(int amount) const;
};

/// Every blow that an event tells of, in order.
const std::vector<DamageInstance>& blows(const PlayView& view);

/// Both, as they are kept with the view.
struct Findings {
    std::vector<ObservedAttack> hits;
    std::vector<DamageInstance> blows;
};

}  // namespace standee::verify
