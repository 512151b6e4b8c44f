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

/// One of several parts of a campaign that share nothing: part `index` of `count`.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// A formula of house rules: the decision in whose place it stands, and its text.
struct HouseFormula {
    std::string name;
    std::string text;
    friend bool operator==(const HouseFormula&, const HouseFormula&) = default;
};

/// What is to be tried.
struct CampaignPlan {
    std::uint64_t seed = 1;
    std::string
        scope;  ///< empty: turns, plays and rounds drawn from all that the generators can make
    std::optional<std::uint64_t> cases;  ///< none: the whole scope, or until time is up
    std::optional<double> seconds;
    bool any_lines = false;              ///< the rounds also have lines generated from the schema
    int jobs = 1;                        ///< threads; they do not affect the result
    std::vector<Edition> editions;       ///< each id once; a house rule is an edition of its own
    std::vector<HouseFormula> formulas;  ///< of house rules that no edition can say
    std::vector<Shard> shards{{0, 1}};   ///< those that a result holds; a run has one
    /// Where it is given, the cases are this one (number 0) and small changes of it.
    std::optional<Case> around;
    /// Where it is given, only the case of this number is tried, for everything that can be seen.
    std::optional<std::uint64_t> only;
    /// The engine is compared with the rulebook without this: then every difference is charged to
    /// what is missing. Nothing in a campaign that looks for faults of the engine.
    rulebook::LeftOut left_out{};
};

/// One finding: the first case that showed it, and the smallest that shows it too.
struct Finding {
    std::uint64_t number = 0;  ///< of the case
    EditionId edition{};
    Violation breach;  ///< as the smallest case shows it
    Case first;
    Case smallest;

    /// What makes two findings the same, and their order.
    [[nodiscard]] auto key() const {
        return std::tuple{breach.kind, breach.clauses, breach.detected_by, edition};
    }
    /// Whether a formula of the plan contradicts itself in it, which only the rulebook shows.
    [[nodiscard]] bool is_of_formula() const { return breach.detected_by.starts_with("formula "); }
    /// Whether it is about one of these clauses; no clauses: about any.
    [[nodiscard]] bool concerns(const std::vector<Clause>& any) const;
};

/// The result of a campaign. Equal for equal plans, whatever the jobs, the machine or the compiler.
struct CampaignResult {
    CampaignPlan plan;          ///< without jobs and seconds
    std::uint64_t numbers = 0;  ///< of cases tried; several of a scope are alike
    std::uint64_t turns = 0;
    std::uint64_t plays = 0;
    std::uint64_t rounds = 0;
    ClauseTally tally;
    std::vector<Finding> findings;  ///< by kind, clauses, who saw it, edition

    [[nodiscard]] std::uint64_t cases() const { return turns + plays + rounds; }
    [[nodiscard]] std::size_t found(FindingKind kind) const;
};

/// The progress of a campaign, for whoever waits.
struct CampaignProgress {
    std::uint64_t done = 0;   ///< cases
    std::uint64_t total = 0;  ///< 0: until time is up
    double seconds = 0;       ///< since it began
    bool shrinking = false;   ///< all cases are done; findings are being shrunk
};

/// Runs a campaign. Throws InputError where the plan asks for a scope or a case that does not
/// exist.
CampaignResult run_campaign(const CampaignPlan& plan,
                            const std::function<void(const CampaignProgress&)>& progress = {});

/// The first case of a plan that shows a violation, shrunk; none if no case does.
std::optional<Finding> first_violation(const CampaignPlan& plan);

/// Everything wrong with one case, in every class that can be seen in a single case.
std::vector<Violation> check(const Case& tried, ClauseTally& tally);

}  // namespace standee::verify
