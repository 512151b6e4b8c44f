#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "verify/campaign/campaign.hpp"

namespace standee::verify {

/// The number of the case that this thread made last; none before the first. A handler of signals
/// may read it.
inline constinit thread_local std::optional<std::uint64_t> last_case;

/// The cases of a plan by their numbers: each a pure function of plan and number, so that any part
/// of a campaign can be run anywhere.
class CaseSource {
public:
    /// Of so many cases drawn one is a play, and of so many one a round; the others are turns.
    static constexpr std::uint64_t one_play_in = 4;
    static constexpr std::uint64_t one_round_in = 32;
    static constexpr bool is_play(std::uint64_t number) {
        return number % one_play_in == one_play_in - 1;
    }
    static constexpr bool is_round(std::uint64_t number) {
        return number % one_round_in == one_round_in - 2;
    }

    /// Throws InputError for a scope that does not exist.
    explicit CaseSource(const CampaignPlan& plan);
    ~CaseSource();
    CaseSource(CaseSource&&) noexcept;
    CaseSource& operator=(CaseSource&&) noexcept;

    /// How many numbers there are; none: no end.
    [[nodiscard]] std::optional<std::uint64_t> numbers() const;

    /// Makes the case of that number; false where that number is none: its scene is like another.
    bool make(std::uint64_t number, Case& tried) const;

private:
    struct Origins;
    std::unique_ptr<const Origins> origins_;
};

}  // namespace standee::verify
