#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "verify/case.hpp"
#include "verify/monitors/play/view.hpp"

namespace standee::verify {

/// Kinds of events, as bits, and one for a step that was refused.
using Kinds = std::uint64_t;
inline constexpr Kinds refusals = Kinds{1} << 63U;

namespace detail {
template <class What, class... All>
constexpr Kinds kind_among(const std::variant<All...>* /*of*/) {
    Kinds bit = 1;
    Kinds found = 0;
    ((found = std::is_same_v<What, All> ? bit : found, bit <<= 1U), ...);
    return found;
}
}  // namespace detail

/// The bits of some kinds of events.
template <class... Whats>
constexpr Kinds kinds() {
    return (Kinds{0} | ... | detail::kind_among<Whats>(static_cast<const Event::What*>(nullptr)));
}

/// One clause, and how to see whether a step kept it.
struct PlayMonitor {
    Clause clause;
    std::string_view demands;  ///< what of the clause is watched, in one sentence
    Kinds looks_at;            ///< it has nothing to say where none of these happened
    Seen (*look)(const PlayView&);
};

/// What a monitor has seen so far in a step: the gravest of all.
class Judgement {
public:
    /// The clause had something to say, and it holds. `decisive`: without it something else would
    /// have come of it.
    void holds(bool decisive) {
        if (seen_.verdict != Verdict::broken) {
            seen_.verdict = std::max(seen_.verdict, decisive ? Verdict::decisive : Verdict::fired);
        }
    }
    void breaks(std::string why) {
        if (seen_.verdict != Verdict::broken) {
            seen_ = {Verdict::broken, std::move(why)};
        }
    }
    /// Holds or breaks; `why` makes the words, and is asked only then.
    template <class Why>
    void expect(bool kept, bool decisive, Why why) {
        if (kept) {
            holds(decisive);
        } else {
            breaks(why());
        }
    }
    [[nodiscard]] const Seen& seen() const { return seen_; }

private:
    Seen seen_;
};

/// What a step's refusal says about a clause that forbids steps: `forbidden`, by the monitor's own
/// reckoning. Refused for another reason it says nothing.
Seen refusal_seen(const PlayView& view, Clause clause, bool forbidden, const char* what);

// Every family of monitors; each list is in no order.
std::span<const PlayMonitor> attack_value_play_monitors();
std::span<const PlayMonitor> attack_card_play_monitors();
std::span<const PlayMonitor> target_play_monitors();
std::span<const PlayMonitor> after_attack_play_monitors();
std::span<const PlayMonitor> damage_play_monitors();
std::span<const PlayMonitor> condition_play_monitors();
std::span<const PlayMonitor> heal_play_monitors();
std::span<const PlayMonitor> bonus_play_monitors();
std::span<const PlayMonitor> forced_play_monitors();
std::span<const PlayMonitor> forced_distance_play_monitors();
std::span<const PlayMonitor> movement_play_monitors();
std::span<const PlayMonitor> door_play_monitors();
std::span<const PlayMonitor> tile_play_monitors();
std::span<const PlayMonitor> element_play_monitors();
std::span<const PlayMonitor> turn_play_monitors();
std::span<const PlayMonitor> loot_play_monitors();
std::span<const PlayMonitor> deck_play_monitors();
std::span<const PlayMonitor> card_play_monitors();
std::span<const PlayMonitor> given_play_monitors();
std::span<const PlayMonitor> command_play_monitors();
std::span<const PlayMonitor> controlled_play_monitors();
std::span<const PlayMonitor> focus_play_monitors();
std::span<const PlayMonitor> several_moves_play_monitors();
std::span<const PlayMonitor> dependent_play_monitors();
std::span<const PlayMonitor> stat_text_play_monitors();
std::span<const PlayMonitor> rank_play_monitors();

/// Checks a step with every monitor: counts how each clause applied, and adds what is wrong.
void watch_step(const PlayView& view, ClauseTally& tally, std::vector<Violation>& breaches);

/// What has changed in the scene and no event of the step tells of; seen by "events".
std::vector<Violation> unreported_changes(const PlayView& view);

/// All of them in the order of the clauses.
std::span<const PlayMonitor> play_monitors();

}  // namespace standee::verify
