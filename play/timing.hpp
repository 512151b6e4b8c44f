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
    damage,  ///< damage is about to be suffered, after shield
    after_attack,
    trap_sprung,
    end_of_round
};

/// The kinds of effects that can be due at a timing point.
enum class EffectKind : std::uint8_t {
    regenerate,
    wound,
    bane,
    conditions_end,
    bonuses_end,  ///< bonuses that last for this round, or for a number of turns or rounds
    infusions,
    looting,
    ward_and_brittle,
    negate_by_bonus,
    negate_by_cards,
    condition,
    push,
    pull,
    infuse,
    damage,  ///< damage of an attack besides its own
    retaliate,
    trap_damage,
    shuffles,
    elements_wane
};

/// An effect that is due and has not been resolved.
struct PendingEffect {
    EffectKind due{};
    Clause clause;
    std::size_t number = 0;  ///< its number among several of its kind, in the order written
    std::optional<Condition> condition = std::nullopt;  ///< for `EffectKind::condition`

    friend bool operator==(const PendingEffect&, const PendingEffect&) = default;
};

/// The function that resolves effects of one kind.
template <class Function>
struct Resolution {
    EffectKind due;
    Function* resolve;
};

/// Resolves an effect of kind `due` by the one of `all`, the resolutions of a timing point, that is
/// for it.
template <class Resolutions, class... What>
void resolve_due(const Resolutions& all, EffectKind due, What&&... what) {
    for (const auto& one : all) {
        if (one.due == due) {
            one.resolve(what...);
        }
    }
}

/// The clause by which `first` comes before `second` at that timing point, if a rule says so.
std::optional<Clause> comes_first(TimingPoint moment, EffectKind first, EffectKind second,
                                  const Edition& edition);

/// A timing point of a play: the effects that were due, and the order in which they were resolved.
struct ResolvedTiming {
    TimingPoint moment{};
    std::vector<PendingEffect> waiting;  ///< in the default order
    std::vector<std::size_t> order;      ///< positions in `waiting`
    bool decided = false;                ///< the party has chosen the order

    friend bool operator==(const ResolvedTiming&, const ResolvedTiming&) = default;
};

/// The first order of `waiting` that breaks no rule: of the effects that may come next, always the
/// one that was written first.
std::vector<std::size_t> default_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                                       const Edition& edition);

/// Whether `order` names each effect of `waiting` once and breaks no rule.
bool is_allowed_order(TimingPoint moment, std::span<const PendingEffect> waiting,
                      std::span<const std::size_t> order, const Edition& edition);

/// The orders of `waiting` that the rules allow, the default order first; at most `limit` of them.
std::vector<std::vector<std::size_t>> allowed_orders(TimingPoint moment,
                                                     std::span<const PendingEffect> waiting,
                                                     const Edition& edition, std::size_t limit);

}  // namespace standee
