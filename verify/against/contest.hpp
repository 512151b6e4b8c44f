#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "verify/against/claim.hpp"
#include "verify/against/program.hpp"
#include "verify/campaign/campaign.hpp"
#include "verify/case.hpp"

namespace standee::against {

/// A difference between two implementations. Each difference is listed once.
struct Difference {
    Clause clause;  ///< the clause that the command breaks
    std::string
        wrong_rule;  ///< the wrong rule that explains its answers; empty: no single rule does
    std::uint64_t count = 0;          ///< cases
    std::vector<std::string> shared;  ///< features that the scenes of all these cases have
    std::map<EditionId, std::uint64_t> editions;  ///< the number of cases by edition
    std::uint64_t number = 0;                     ///< the number of the case that was shrunk
    verify::Case smallest;
    Claim ours;  ///< of the smallest case
    Claim theirs;
};

/// A crash, a hang or a malformed answer. Each kind is listed once.
struct Incident {
    Reply reply;  ///< Failed or Malformed
    std::uint64_t count = 0;
    std::uint64_t number = 0;             ///< of the first case
    std::optional<verify::Case> tried{};  ///< the case, shrunk; none: no case causes it alone
};

/// What was learned about a command before the contest.
struct Learned {
    std::uint64_t questions = 0;
    bool turns = false;  ///< whether it answers any turns
    bool plays = false;
    std::vector<std::string> unknown;  ///< features that it never answered [features.hpp]
    std::vector<std::string> failed;   ///< features at which it failed whenever it was asked
    bool cut_short = false;  ///< it failed so often that it was asked no further questions
};

struct ContestResult {
    verify::CampaignPlan plan;
    std::string command;
    std::uint64_t numbers = 0;   ///< of cases tried
    std::uint64_t turns = 0;     ///< asked
    std::uint64_t plays = 0;     ///< asked
    std::uint64_t left_out = 0;  ///< rounds, and plays that leave something to chance or choice
    std::uint64_t agreed = 0;
    std::uint64_t differing = 0;
    std::uint64_t looked_into = 0;                     ///< cases that differ and were examined
    std::map<std::string, std::uint64_t> unsupported;  ///< by reason
    std::vector<Difference> differences;               ///< the smallest first
    std::vector<Incident> incidents;
    std::string stopped;  ///< why it ended early; empty if it did not
    /// What was learned before, if the cases are drawn accordingly.
    std::optional<Learned> learned{};
    std::uint64_t wrong_rules = 0;  ///< the number of wrong rules that are known here
    /// How many of these wrong rules would have changed the answer to a case on which both agree.
    /// Only some of these cases are examined.
    std::uint64_t would_show = 0;

    [[nodiscard]] std::uint64_t asked() const { return turns + plays; }
    [[nodiscard]] std::uint64_t without_support() const;
    [[nodiscard]] std::uint64_t without_answer() const;
    [[nodiscard]] std::uint64_t answered() const { return agreed + differing; }
    /// Why a result without differences means little; empty if it means something.
    [[nodiscard]] std::vector<std::string> warnings() const;
    [[nodiscard]] bool holds() const { return differing == 0 && incidents.empty(); }
};

/// How cases are drawn.
enum class Drawing : std::uint8_t {
    learned,  ///< according to what the command supports, if it leaves many cases unanswered
    as_drawn  ///< without regard to what it supports
};

/// Asks a command the cases of a plan, and finds and shrinks the cases that it answers differently.
/// Throws InputError if the command exits before it answers anything.
ContestResult run_contest(const verify::CampaignPlan& plan, Program& program,
                          const std::function<void(const verify::CampaignProgress&)>& progress,
                          Drawing drawing = Drawing::learned);

}  // namespace standee::against
