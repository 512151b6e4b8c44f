#pragma once

#include <span>
#include <string_view>

#include "verify/case.hpp"
#include "verify/monitors/turn/view.hpp"

namespace standee::verify {

/// A small check of one clause, written from the rule. It sees the scene, the answer, and what the
/// oracle knows of ways, ranges, sight and hits.
struct TurnMonitor {
    Clause clause;
    std::string_view demands;

    /// Whether the clause has anything to say of this turn, and whether without it something else
    /// would have been allowed: silent, fired or decisive.
    Verdict (*bears)(TurnView&) = nullptr;
    /// Whether it forbids an outcome, whatever else may.
    bool (*forbids)(TurnView&, const Outcome&) = nullptr;
    /// Whether it is broken by how an option comes about: its path, its counts, its area.
    bool (*breaks)(TurnView&, std::size_t option) = nullptr;
    /// Whether something that it allows is not among the options.
    bool (*lacks)(TurnView&) = nullptr;
};

std::span<const TurnMonitor> map_monitors();
std::span<const TurnMonitor> terrain_monitors();
std::span<const TurnMonitor> movement_monitors();
std::span<const TurnMonitor> reach_monitors();
std::span<const TurnMonitor> target_monitors();
std::span<const TurnMonitor> area_monitors();
std::span<const TurnMonitor> condition_monitors();
std::span<const TurnMonitor> focus_monitors();
std::span<const TurnMonitor> initiative_monitors();
std::span<const TurnMonitor> destination_monitors();
std::span<const TurnMonitor> card_monitors();

/// All of them, in the order of their clauses.
std::span<const TurnMonitor> turn_monitors();

/// What a monitor says of the answer in view. Where it is broken `option` is the first option that
/// breaks it; as many as there are, if something is left out.
Verdict look(const TurnMonitor& monitor, TurnView& view, std::size_t& option);

inline Verdict verdict(bool fired, bool decisive) {
    return !fired ? Verdict::silent : decisive ? Verdict::decisive : Verdict::fired;
}

/// Whether something holds of some option.
template <class Holds>
bool of_some_option(TurnView& view, Holds holds) {
    for (std::size_t i = 0; i < view.outcomes().size(); ++i) {
        if (holds(i)) {
            return true;
        }
    }
    return false;
}

/// Whether something holds of some hex entered on the way of an option.
template <class Holds>
bool of_some_stride(TurnView& view, std::size_t option, Holds holds) {
    for (const Stride& stride : view.strides(option)) {
        if (holds(stride)) {
            return true;
        }
    }
    return false;
}

/// Whether something holds of some tile of the map.
template <class Holds>
bool of_some_tile(TurnView& view, Holds holds) {
    for (int tile = 0; tile < view.facts().ground().size(); ++tile) {
        if (holds(tile)) {
            return true;
        }
    }
    return false;
}

/// Whether something holds of a hex in which the figure ends or from which it means to attack,
/// the one where it stands left out: there it may be.
template <class Holds>
bool of_its_places(TurnView& view, const Outcome& outcome, Holds holds) {
    const auto there = [&](int tile) {
        return tile != nowhere && tile != view.facts().start() && holds(tile);
    };
    return there(outcome.end) || there(outcome.attack_hex);
}

/// Whether something holds of an end cheaper than any from which the figure could attack; looks at
/// the first few.
template <class Holds>
bool of_some_nearer_end(TurnView& view, Holds holds) {
    constexpr int most = 8;
    int looked_at = 0;
    for (int tile : view.facts().ends()) {
        if (!(view.facts().ways().to(tile) < view.nearest()) || ++looked_at > most) {
            return false;
        }
        if (holds(tile)) {
            return true;
        }
    }
    return false;
}

}  // namespace standee::verify
