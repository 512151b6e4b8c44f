#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lib/rule_switches.hpp"
#include "rulebook/rules.hpp"
#include "verify/against/claim.hpp"
#include "verify/case.hpp"

// Rules that an implementation may have wrong. The executable rulebook answers a case by a wrong
// rule; if the implementation has given exactly this answer, the wrong rule is found.

namespace standee::against {

/// A wrong rule: a clause is missing, a switch has another value, or a clause is misread in some
/// other way, which is expressed as a change to the case and to the answer.
struct WrongRule {
    Clause clause;
    std::string says;  ///< the wrong rule in a few words: "closed doors stand open"
    const RuleSwitch* rule = nullptr;
    Edition value{};  ///< the rules from which the value of the switch is taken
    void (*edit)(verify::Case&) = nullptr;
    std::string_view part{};  ///< the missing part of the clause, if not all of it is missing
    void (*after)(Claim&) = nullptr;  ///< changes the answer to the changed case
    const WrongRule* also = nullptr;  ///< a second wrong rule

    /// Whether it is the clause, or a part of it, that is missing.
    [[nodiscard]] bool is_missing_clause() const {
        return rule == nullptr && edit == nullptr && also == nullptr;
    }
};

/// All wrong rules: missing clauses, then misreadings, then switches.
std::span<const WrongRule> wrong_rules();

/// Each switch with each value that it can have, the values of editions first.
std::vector<WrongRule> wrong_switches();

/// Common misreadings of clauses, other than missing clauses.
std::span<const WrongRule> misreadings();

/// Answers cases by the rulebook, with a wrong rule if one is given. It keeps its working memory.
class RulebookAnswers {
public:
    RulebookAnswers();
    ~RulebookAnswers();
    RulebookAnswers(RulebookAnswers&&) noexcept;

    /// The rulebook's answer to a turn or a play by the rules of its scene, or by the wrong rule;
    /// none if the rule cannot matter in the case, or if the case has no answer that can be
    /// compared: a step is refused, or something is left to choice or chance.
    std::optional<Claim> operator()(const verify::Case& tried, const WrongRule* wrong = nullptr);

    /// The clauses that the rulebook looks at in the case.
    rulebook::ClauseSet asked_in(const verify::Case& tried);

    /// Whether the rules without these clauses and parts allow an option of a turn.
    bool allow(const Scene& scene, const ExpectedOption& option, const rulebook::LeftOut& left_out);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace standee::against
