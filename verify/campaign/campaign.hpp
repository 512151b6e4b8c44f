#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "rulebook/rules.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// One of several parts of a campaign that have no cases in common: part `index` of `count`.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// A formula of house rules: the name of the decision that it replaces, and its text.
struct HouseFormula {
    std::string name;
    std::string text;
    friend bool operator==(const HouseFormula&, const HouseFormula&) = default;
};

/// The cases that a campaign tries, and how.
struct CampaignPlan {
    std::uint64_t seed = 1;
    std::string
        scope;  ///< empty: turns, plays and rounds drawn from all that the generators can make
    std::optional<std::uint64_t> cases;  ///< none: the whole scope, or until the time is up
    std::optional<double> seconds;
    bool any_lines = false;              ///< the rounds also have lines generated from the schema
    int jobs = 1;                        ///< threads; they do not affect the result
    std::vector<Edition> editions;       ///< each id once; a house rule is an edition of its own
    std::vector<HouseFormula> formulas;  ///< formulas of house rules that no edition can express
    std::vector<Shard> shards{{0, 1}};   ///< the shards that a result contains; a run has one
    /// If given, the cases are this one (number 0) and small changes of it.
    std::optional<Case> around;
    /// If given, only the case with this number is tried, and checked for everything that one case
    /// can show.
    std::optional<std::uint64_t> only;
    /// The engine is compared with the executable rulebook without these clauses, so every
    /// difference is blamed on them. Empty in a campaign that looks for faults of the engine.
    rulebook::LeftOut left_out{};
};

/// One finding: the first case that showed it, and the smallest case that shows it too.
struct Finding {
    std::uint64_t number = 0;  ///< of the case
    EditionId edition{};
    Violation breach;  ///< as the smallest case shows it
    Case first;
    Case smallest;

    /// The properties by which findings are the same, and by which they are ordered.
    [[nodiscard]] auto key() const {
        return std::tuple{breach.kind, breach.clauses, breach.detected_by, edition};
    }
    /// Whether the finding is that a formula of the plan contradicts itself, which only the
    /// rulebook shows.
    [[nodiscard]] bool is_of_formula() const { return breach.detected_by.starts_with("formula "); }
    /// Whether it is about one of these clauses; true if the list is empty.
    [[nodiscard]] bool concerns(const std::vector<Clause>& any) const;
};

/// The result of a campaign. It is equal for equal plans, whatever the jobs, the machine or the
/// compiler.
struct CampaignResult {
    CampaignPlan plan;  ///< without jobs and seconds
    /// The number of cases tried; several numbers of a scope are the same scene.
    std::uint64_t numbers = 0;
    std::uint64_t turns = 0;
    std::uint64_t plays = 0;
    std::uint64_t rounds = 0;
    ClauseTally tally;
    std::vector<Finding> findings;  ///< by kind, clauses, who saw it, edition

    [[nodiscard]] std::uint64_t cases() const { return turns + plays + rounds; }
    [[nodiscard]] std::size_t found(FindingKind kind) const;
};

/// The progress of a campaign while it runs.
struct CampaignProgress {
    std::uint64_t done = 0;   ///< cases
    std::uint64_t total = 0;  ///< 0: until time is up
    double seconds = 0;       ///< since it began
    bool shrinking = false;   ///< all cases are done; findings are being shrunk
};

/// Runs a campaign. Throws InputError if the plan names a scope or a case that does not exist.
CampaignResult run_campaign(const CampaignPlan& plan,
                            const std::function<void(const CampaignProgress&)>& progress = {});

/// The first case of a plan that shows a violation, shrunk; none if no case does.
std::optional<Finding> first_violation(const CampaignPlan& plan);

/// All faults that one case shows, of every kind that a single case can show.
std::vector<Violation> check(const Case& tried, ClauseTally& tally);

}  // namespace standee::verify
