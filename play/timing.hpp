#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "lib/clause.hpp"
#include "lib/condition.hpp"
#include "lib/edition.hpp"

namespace standee {

/// A point of play at which several effects are due at once.
enum class TimingPoint : std::uint8_t {
    start_of_turn,
    end_of_turn,
    damage,  ///< about to be suffered, after shield
    after_attack,
    trap_sprung,
    end_of_round
};

/// What can be due at a moment.
enum class EffectKind : std::uint8_t {
    regenerate,
    wound,
    bane,
    conditions_end,
    bonuses_end,  ///< those that last a number of turns, rounds or this round
    infusions,
    looting,
    ward_and_brittle,
    negate_by_bonus,
    negate_by_cards,
    condition,
    push,
    pull,
    infuse,
    damage,  ///< that an attack deals beside its own
    retaliate,
    trap_damage,
    shuffles,
    elements_wane
};

/// An effect that waits for its moment: a value, not yet done.
struct PendingEffect {
    EffectKind due{};
    Clause clause;
    std::size_t number = 0;  ///< which of several of its kind, in the order written
    std::optional<Condition> condition = std::nullopt;  ///< of `EffectKind::condition`

    friend bool operator==(const PendingEffect&, const PendingEffect&) = default;
};

/// What is done about an effect of that kind when its moment has come.
template <class Function>
struct Resolution {
    EffectKind due;
    Function* resolve;
};

/// Does what `all`, the resolutions of one moment, say about an effect of that kind.
template <class Resolutions, class... What>
void resolve_due(const Resolutions& all, EffectKind due, What&&... what) {
    for (const auto& one : all) {
        if (one.due == due) {
            one.resolve(what...);
        }
    }
}

/// The clause by which `first` comes before `second` at that moment, where a rule orders them.
std::optional<Clause> comes_first(TimingPoint moment, EffectKind first, EffectKind second,
                                  const Edition& edition);

/// A moment that was met: what waited, and the order in which it was resolved.
struct ResolvedTiming {
    TimingPoint moment{};
    std::vector<PendingEffect> waiting;  ///< in the default order
    std::vector<std::size_t> order;      ///< positions in `waiting`
    bool decided = false;                ///< the party has chosen the order

    friend bool operator==(const ResolvedTiming&, const ResolvedTiming&) = default;
};

/// The first order of `waiting`, as it stands, that breaks no rule: of what may come next, always
/// the first written.
std::vector<std::size_t> default_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                                       const Edition& edition);

/// Whether `order` names each of `waiting` once and breaks no rule.
bool is_allowed_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                      std::span<const std::size_t> order, const Edition& edition);

/// Every order of `waiting` that the rules allow, the default first; at most `limit` of them.
std::vector<std::vector<std::size_t>> allowed_orders(TimingPoint moment,
                                                     std::span<const PendingEffect> waiting,
                                                     const Edition& edition, std::size_t limit);

}  // namespace standee
