#pragma once

#include <bitset>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "verify/against/claim.hpp"
#include "verify/against/wrong_rules.hpp"
#include "verify/case.hpp"

// Finds the rules that differing answers break.

namespace standee::against {

/// A case that the command answers differently.
struct Differing {
    std::uint64_t number = 0;  ///< of the case
    verify::Case tried;
    Claim ours;
    Claim theirs;
};

/// Cases that differ because of the same rule.
struct Group {
    Clause clause;
    /// The wrong rule that explains the answers; null: no single rule explains them.
    const WrongRule* wrong_rule = nullptr;
    std::vector<std::size_t> members;  ///< positions in the list of those that differ
};

/// Finds the rules that answers break.
class Explainer {
public:
    /// Whether this wrong rule gives exactly the command's answer.
    bool explains(const WrongRule& wrong, const Differing& differing);
    /// The same, and of a pair neither rule explains it alone, so that the case shows both.
    bool shows(const WrongRule& wrong, const Differing& differing);

    /// The clause for an answer that no single wrong rule explains.
    Clause clause_of(const Differing& differing);

    /// Puts cases of one kind into as few groups as their wrong rules allow. `agreed` are cases
    /// that do not differ: a wrong rule that would make them differ is less likely. Cases that no
    /// wrong rule explains are grouped by their clause.
    std::vector<Group> groups(const std::vector<Differing>& differing,
                              const std::vector<Differing>& agreed);

    /// How many of the wrong rules give another answer than ours to one of these cases.
    std::size_t would_show(const std::vector<const Differing*>& agreed);

private:
    struct Candidate;
    [[nodiscard]] bool changes(const WrongRule& wrong, const Differing& agreed);
    [[nodiscard]] Clause clause_of_turn(const Differing& differing);
    bool forbids(const WrongRule& rule, const Differing& differing);
    [[nodiscard]] Clause forbidding(const Differing& differing);
    std::vector<Candidate> candidates_for(const std::vector<Differing>& differing,
                                          const std::vector<Differing>& agreed);
    /// The same for pairs of wrong rules, if single ones leave some cases unexplained.
    std::vector<Candidate> pairs_for(const std::vector<Differing>& differing,
                                     const std::vector<Differing>& agreed,
                                     const std::vector<char>& left);
    Candidate candidate_for(const WrongRule& wrong, const std::vector<Differing>& differing,
                            const std::vector<Differing>& agreed);
    [[nodiscard]] std::optional<Clause> clause_of_focus(const Differing& differing);
    /// Moves the cases that a candidate explains from those left to a group of their own.
    static void take_groups(const std::vector<Candidate>& candidates, std::vector<char>& left,
                            std::vector<Group>& groups);
    const rulebook::ClauseSet& asked_in(const Differing& differing);
    static const Candidate* likeliest(const std::vector<Candidate>& candidates,
                                      const std::vector<char>& left);
    void add_by_clause(const std::vector<Differing>& differing, std::size_t member,
                       std::vector<Group>& groups);
    void drop_chance(const std::vector<Differing>& differing, std::vector<Group>& groups);

    RulebookAnswers answers_;
    std::deque<WrongRule> pairs_;  ///< that groups point to
    std::map<const Differing*, rulebook::ClauseSet> asked_;
};

}  // namespace standee::against
