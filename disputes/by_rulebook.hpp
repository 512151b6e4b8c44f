#pragma once

#include <exception>
#include <optional>
#include <stdexcept>
#include <variant>
#include <vector>

#include "disputes/referee.hpp"
#include "rulebook/table.hpp"

namespace standee {

/// Thrown where the executable rulebook cannot play without a clause.
class CannotPlayWithout : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The turn of the scene as the executable rulebook plans it, without reasons. Throws InputError
/// beyond 64 figures, CannotPlayWithout if too many clauses are left out of the book to plan it.
TurnAnswer plan_by_rulebook(const Scene& scene, const rulebook::Book& book,
                            rulebook::Ground& ground);

/// The executable rulebook as a referee of one edition: by all rules, and without some of them.
/// Effects that are due at once are always resolved in the default order.
class ByRulebook {
public:
    explicit ByRulebook(const Edition& played) : rules_{rulebook::rules_of(played)} {}
    ByRulebook(const ByRulebook&) = delete;
    ByRulebook& operator=(const ByRulebook&) = delete;

    /// By all rules. What it is asked, and the clauses that come up, are remembered.
    [[nodiscard]] Referee with_all();
    /// Without these clauses. As long as none of them comes up, everything is as by all rules, and
    /// is taken from there: the dispute must be the same.
    [[nodiscard]] Referee without(const rulebook::ClauseSet& off);
    /// The clauses that came up, each once: by the question in which they first did, then in the
    /// order of the registry.
    [[nodiscard]] std::vector<Clause> clauses() const;

private:
    /// A question, its answer, and the clauses that came up.
    struct Asked {
        rulebook::ClauseSet clauses;
        std::variant<std::exception_ptr, Played, TurnAnswer> answer;
    };
    /// Answers without some clauses.
    struct Without;

    /// A step, or the turn if there is none, by these rules.
    Asked ask(const Scene& scene, const PlayStep* step, const rulebook::Rules& rules);

    rulebook::Rules rules_;
    rulebook::Ground ground_;
    std::vector<Asked> log_;
};

}  // namespace standee
