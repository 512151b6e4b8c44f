#pragma once

#include <string>
#include <vector>

#include "focus/attack_hexes.hpp"
#include "focus/turn.hpp"
#include "pathing/cost.hpp"

namespace standee {

/// A place to attack from and the sets of targets from there.
struct Choice {
    HexIndex hex = no_hex;
    Cost way;
    TargetChoice targets;
};

/// Keeps of `candidates` those with the least `key`, in their order; returns that least key.
/// There must be at least one.
template <class Candidate, class Key>
auto keep_minimal(std::vector<Candidate>& candidates, Key key) {
    auto least = key(candidates.front());
    for (const Candidate& candidate : candidates) {
        least = std::min(least, key(candidate));
    }
    std::erase_if(candidates, [&](const Candidate& candidate) { return key(candidate) != least; });
    return least;
}

/// Writes down the reasoning, where someone reads it; else it costs a test of a pointer.
class ReasonLog {
public:
    explicit ReasonLog(std::vector<Reason>* reasons = nullptr) : reasons_{reasons} {}

    [[nodiscard]] bool enabled() const { return reasons_ != nullptr; }
    /// The same, with everything said beginning with `of`: "for C1, ".
    [[nodiscard]] ReasonLog about(std::string of) const {
        ReasonLog narrator{reasons_};
        narrator.about_ = std::move(of);
        return narrator;
    }
    /// Appends a reason; call only where it enabled.
    void tell(Clause clause, const std::string& says, std::vector<std::string> kept = {},
              std::vector<std::string> dropped = {}) const {
        reasons_->push_back({clause, about_ + says, std::move(kept), std::move(dropped)});
    }

private:
    std::vector<Reason>* reasons_;
    std::string about_;
};

}  // namespace standee
