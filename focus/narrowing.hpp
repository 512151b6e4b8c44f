#pragma once

#include <optional>
#include <string>
#include <vector>

#include "focus/attack_hexes.hpp"
#include "focus/turn.hpp"
#include "pathing/cost.hpp"

namespace standee {

/// A place to attack from, with the sets of targets from there.
struct Choice {
    HexIndex hex = no_hex;
    Cost cost;
    TargetChoice targets;
    int disadvantaged = 0;  ///< targets attacked with disadvantage, when last counted
};

/// Keeps those of `candidates` with the least `key`, in their order, and returns that key.
/// `candidates` must not be empty.
template <class Candidate, class Key>
auto keep_minimal(std::vector<Candidate>& candidates, Key key) {
    auto least = key(candidates.front());
    for (const Candidate& candidate : candidates) {
        least = std::min(least, key(candidate));
    }
    std::erase_if(candidates, [&](const Candidate& candidate) { return key(candidate) != least; });
    return least;
}

/// Records the reasoning if somebody reads it; otherwise it costs only a comparison with null.
class ReasonLog {
public:
    explicit ReasonLog(std::vector<Reason>* reasons = nullptr) : reasons_{reasons} {}

    [[nodiscard]] bool enabled() const { return reasons_ != nullptr; }
    /// A log of the same reasons for one of several foci: every reason begins with "for C1, ".
    [[nodiscard]] ReasonLog about(std::string focus) const {
        ReasonLog narrator{reasons_};
        narrator.focus_ = std::move(focus);
        return narrator;
    }
    /// Appends a reason; call only if enabled.
    void tell(Clause clause, const std::string& says, std::vector<std::string> kept = {},
              std::vector<std::string> dropped = {}, std::optional<Criterion> criterion = {},
              bool by_targets = false) const {
        reasons_->push_back({clause, focus_.empty() ? says : "for " + focus_ + ", " + says,
                             std::move(kept), std::move(dropped), criterion, focus_, by_targets});
    }

private:
    std::vector<Reason>* reasons_;
    std::string focus_;
};

}  // namespace standee
