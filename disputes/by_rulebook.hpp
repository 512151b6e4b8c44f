#pragma once

#include <exception>
#include <optional>
#include <stdexcept>
#include <variant>
#include <vector>

#include "disputes/referee.hpp"
#include "rulebook/table.hpp"

namespace standee {

/// Thrown if the executable rulebook cannot play without a clause.
class CannotPlayWithout : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The turn of the scene as the executable rulebook plans it, without reasons. Throws InputError
/// for more than 64 figures, and CannotPlayWithout if the book leaves out too many clauses to plan
/// it.
TurnAnswer plan_by_rulebook(const Scene& scene, const rulebook::Book& book,
                            rulebook::Ground& ground);

/// The executable rulebook as a referee for one edition, by all rules or without some of them.
/// Effects that are due at once are always resolved in the default order.
class ByRulebook {
public:
    explicit ByRulebook(const Edition& played) : rules_{rulebook::rules_of(played)} {}
    ByRulebook(const ByRulebook&) = delete;
    ByRulebook& operator=(const ByRulebook&) = delete;

    /// A referee by all rules. Its questions, and the clauses that it asks for, are remembered.
    [[nodiscard]] Referee with_all();
    /// A referee without these clauses. As long as it asks for none of them, its answers are those
    /// by all rules and are taken from there, so the dispute must be the same.
    [[nodiscard]] Referee without(const rulebook::ClauseSet& off);
    /// The clauses that were asked for, each once: by the question in which they were first asked
    /// for, then in the order of the registry.
    [[nodiscard]] std::vector<Clause> clauses() const;

private:
    /// A question, its answer, and the clauses that were asked for.
    struct Asked {
        rulebook::ClauseSet clauses;
        std::variant<std::exception_ptr, Played, TurnAnswer> answer;
    };
    /// Answers without some clauses.
    struct Without;

    /// Plays a step, or plans the turn if there is none, by these rules.
    Asked ask(const Scene& scene, const PlayStep* step, const rulebook::Rules& rules);

    rulebook::Rules rules_;
    rulebook::Ground ground_;
    std::vector<Asked> log_;
};

}  // namespace standee
