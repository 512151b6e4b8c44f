#include "verify/against/explain.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <variant>

#include "verify/against/differing_clause.hpp"

namespace standee::against {

/// A wrong rule, and which of the cases it explains.
struct Explainer::Candidate {
    const WrongRule* wrong_rule = nullptr;
    std::vector<char> explains;  ///< by case
    std::vector<char> changes;   ///< whether it gives another answer than ours, by case
    std::size_t refuted = 0;     ///< cases that it answers differently, and not as the command

    [[nodiscard]] std::size_t count(const std::vector<char>& left) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < left.size(); ++i) {
            number += left[i] != 0 && explains[i] != 0 ? 1 : 0;
        }
        return number;
    }
};

bool Explainer::explains(const WrongRule& wrong, const Differing& differing) {
    const auto answer = answers_(differing.tried, &wrong);
    return answer && agree(*answer, differing.theirs) && !agree(*answer, differing.ours);
}

bool Explainer::shows(const WrongRule& wrong, const Differing& differing) {
    WrongRule alone = wrong;
    alone.also = nullptr;
    return explains(wrong, differing) &&
           (wrong.also == nullptr ||
            (!explains(alone, differing) && !explains(*wrong.also, differing)));
}

/// Whether the wrong rule gives an answer other than ours to a case.
bool Explainer::changes(const WrongRule& wrong, const Differing& agreed) {
    const auto answer = answers_(agreed.tried, &wrong);
    return answer && !agree(*answer, agreed.ours);
}

/// The clauses that the case depends on. Valid as long as the list of cases is.
const rulebook::ClauseSet& Explainer::asked_in(const Differing& differing) {
    const auto known = asked_.find(&differing);
    return known != asked_.end()
               ? known->second
               : asked_.emplace(&differing, answers_.asked_in(differing.tried)).first->second;
}

Explainer::Candidate Explainer::candidate_for(const WrongRule& wrong,
                                              const std::vector<Differing>& differing,
                                              const std::vector<Differing>& agreed) {
    const auto may_matter = [&](const Differing& one) {
        return !wrong.is_missing_clause() || asked_in(one).contains(wrong.clause);
    };
    Candidate candidate{&wrong, {}, {}, 0};
    for (const Differing& one : differing) {
        const auto answer = may_matter(one) ? answers_(one.tried, &wrong) : std::nullopt;
        const bool changed = answer && !agree(*answer, one.ours);
        const bool explained = changed && agree(*answer, one.theirs);
        candidate.explains.push_back(explained ? 1 : 0);
        candidate.changes.push_back(changed ? 1 : 0);
        candidate.refuted += changed && !explained ? 1 : 0;
    }
    if (std::ranges::count(candidate.explains, 1) > 0) {
        candidate.refuted += static_cast<std::size_t>(std::ranges::count_if(
            agreed, [&](const Differing& one) { return may_matter(one) && changes(wrong, one); }));
    }
    return candidate;
}

/// Every wrong rule that changes the answer to some case.
std::vector<Explainer::Candidate> Explainer::candidates_for(const std::vector<Differing>& differing,
                                                            const std::vector<Differing>& agreed) {
    std::vector<Candidate> candidates;
    for (const WrongRule& wrong : wrong_rules()) {
        Candidate candidate = candidate_for(wrong, differing, agreed);
        if (std::ranges::count(candidate.changes, 1) > 0) {
            candidates.push_back(std::move(candidate));
        }
    }
    return candidates;
}

std::vector<Explainer::Candidate> Explainer::pairs_for(const std::vector<Differing>& differing,
                                                       const std::vector<Differing>& agreed,
                                                       const std::vector<char>& left) {
    constexpr std::size_t most_singles = 14;
    constexpr std::size_t most_cases = 40;
    std::vector<Differing> cases;
    for (std::size_t i = 0; i < left.size() && cases.size() < most_cases; ++i) {
        if (left[i] != 0) {
            cases.push_back(differing[i]);
        }
    }
    std::vector<std::pair<std::size_t, const WrongRule*>> singles;
    for (const WrongRule& wrong : wrong_rules()) {
        const auto changed = std::ranges::count_if(cases, [&](const Differing& one) {
            const auto answer = answers_(one.tried, &wrong);
            return answer && !agree(*answer, one.ours);
        });
        if (changed > 0) {
            singles.emplace_back(static_cast<std::size_t>(changed), &wrong);
        }
    }
    std::ranges::stable_sort(singles, std::greater<>{}, &decltype(singles)::value_type::first);
    singles.resize(std::min(singles.size(), most_singles));
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < singles.size(); ++i) {
        for (std::size_t j = i + 1; j < singles.size(); ++j) {
            WrongRule pair = *singles[i].second;
            pair.says += ", and " + singles[j].second->says;
            pair.also = singles[j].second;
            const auto explained = std::ranges::count_if(
                cases, [&](const Differing& one) { return explains(pair, one); });
            if (explained > 1) {
                const WrongRule& kept = pairs_.emplace_back(std::move(pair));
                candidates.push_back(candidate_for(kept, differing, agreed));
            }
        }
    }
    return candidates;
}

std::size_t Explainer::would_show(const std::vector<const Differing*>& agreed) {
    std::vector<rulebook::ClauseSet> asked;
    for (const Differing* one : agreed) {
        asked.push_back(answers_.asked_in(one->tried));
    }
    return static_cast<std::size_t>(
        std::ranges::count_if(wrong_rules(), [&](const WrongRule& wrong) {
            for (std::size_t i = 0; i < agreed.size(); ++i) {
                const bool may_matter =
                    !wrong.is_missing_clause() || asked[i].contains(wrong.clause);
                if (may_matter && changes(wrong, *agreed[i])) {
                    return true;
                }
            }
            return false;
        }));
}

namespace {

/// Whether only a part of a clause is wrong, or read in another way.
bool is_narrow(const WrongRule& wrong) { return wrong.edit != nullptr || !wrong.part.empty(); }

}  // namespace

/// The wrong rule that explains the most remaining cases in proportion to those that refute it, of
/// equals the narrower one; null if every rule is refuted more often than it explains.
const Explainer::Candidate* Explainer::likeliest(const std::vector<Candidate>& candidates,
                                                 const std::vector<char>& left) {
    const Candidate* best = nullptr;
    double best_score = 0;
    for (const Candidate& candidate : candidates) {
        const auto explained = static_cast<double>(candidate.count(left));
        const auto refuted = static_cast<double>(candidate.refuted);
        const double score = explained / (1 + refuted);
        const bool as_good = best != nullptr && score == best_score;
        const bool narrower =
            as_good && is_narrow(*candidate.wrong_rule) && !is_narrow(*best->wrong_rule);
        if (explained > 2 * refuted && (score > best_score || narrower)) {
            best = &candidate;
            best_score = score;
        }
    }
    return best;
}

/// Of a turn that no single wrong rule explains: the clause that forbids the first option that is
/// not allowed, whatever makes one option better than another; otherwise the clause without which
/// the first missing option is not there.
Clause Explainer::clause_of_turn(const Differing& differing) {
    if (const auto clause = clause_of_focus(differing)) {
        return *clause;
    }
    const auto& ours = std::get<TurnClaim>(differing.ours);
    const auto& theirs = std::get<TurnClaim>(differing.theirs);
    const std::vector<ExpectedOption> wrong = only_in(theirs, ours);
    const std::vector<ExpectedOption> missing = only_in(ours, theirs);
    for (const WrongRule& rule : wrong_rules()) {
        const auto answer = rule.rule == nullptr ? answers_(differing.tried, &rule) : std::nullopt;
        if (!answer) {
            continue;
        }
        const auto& options = std::get<TurnClaim>(*answer).options;
        const auto allows = [&](const ExpectedOption& option) {
            return std::ranges::count(options, option) > 0;
        };
        if (wrong.empty() ? !missing.empty() && !allows(missing.front()) : allows(wrong.front())) {
            return rule.clause;
        }
    }
    return wrong.empty() ? "monster.ambiguity"_clause : forbidding(differing);
}

namespace {

bool is_about_foci(Clause clause) { return clause.id().starts_with("monster.focus-"); }

/// Whether both say whom the figure focuses on, and not the same.
bool foci_differ(const Differing& differing) {
    const auto* ours = std::get_if<TurnClaim>(&differing.ours);
    const auto* theirs = std::get_if<TurnClaim>(&differing.theirs);
    return ours != nullptr && theirs != nullptr && ours->focus && theirs->focus &&
           *ours->focus != *theirs->focus;
}

}  // namespace

/// Of another focus: the clause without which the rulebook finds this one; if there is none, the
/// clause of the focus. None if the foci are alike, or not told.
std::optional<Clause> Explainer::clause_of_focus(const Differing& differing) {
    const auto& theirs = std::get<TurnClaim>(differing.theirs);
    if (!foci_differ(differing)) {
        return std::nullopt;
    }
    for (const WrongRule& rule : wrong_rules()) {
        const auto answer = answers_(differing.tried, &rule);
        if (answer && std::get<TurnClaim>(*answer).focus == theirs.focus) {
            return rule.clause;
        }
    }
    return "monster.focus-path"_clause;
}

/// What makes one allowed option better than another. With all of it left out, a monster may do
/// whatever the other clauses allow.
const rulebook::ClauseSet preferences{"monster.move-minimum"_clause,
                                      "monster.move-max-targets"_clause,
                                      "monster.move-disadvantage"_clause};

/// Whether the clause, or the part of it, forbids the first option that is not allowed.
bool Explainer::forbids(const WrongRule& rule, const Differing& differing) {
    const auto* ours = std::get_if<TurnClaim>(&differing.ours);
    const auto* theirs = std::get_if<TurnClaim>(&differing.theirs);
    const auto wrong = ours != nullptr && theirs != nullptr ? only_in(*theirs, *ours)
                                                            : std::vector<ExpectedOption>{};
    const Scene& scene = differing.tried.scene;
    if (wrong.empty()) {
        return false;
    }
    if (answers_.allow(scene, wrong.front(), {preferences, {}})) {
        return preferences.contains(rule.clause);
    }
    rulebook::LeftOut left_out{preferences, {}};
    if (rule.part.empty()) {
        left_out.clauses.insert(rule.clause);
    } else {
        left_out.parts.push_back({rule.clause, std::string{rule.part}});
    }
    return answers_.allow(scene, wrong.front(), left_out);
}

/// The first clause that forbids the option; if it is only worse than another one, the clause that
/// says so.
Clause Explainer::forbidding(const Differing& differing) {
    for (const WrongRule& rule : wrong_rules()) {
        if (rule.is_missing_clause() && forbids(rule, differing)) {
            return rule.clause;
        }
    }
    return "monster.ambiguity"_clause;
}

Clause Explainer::clause_of(const Differing& differing) {
    if (std::holds_alternative<TurnClaim>(differing.theirs)) {
        return clause_of_turn(differing);
    }
    if (const auto* refused = std::get_if<Refused>(&differing.theirs)) {
        return clause_of_step(differing.tried, refused->step);
    }
    return clause_of_play(differing.tried, std::get<TableClaim>(differing.ours),
                          std::get<TableClaim>(differing.theirs));
}

void Explainer::add_by_clause(const std::vector<Differing>& differing, std::size_t member,
                              std::vector<Group>& groups) {
    // The rule that is broken most often is the likeliest to be broken here too: if it forbids what
    // the command does, or if no clause does.
    const auto most = std::ranges::max_element(groups, {}, [](const Group& group) {
        return group.wrong_rule == nullptr ? 0 : group.members.size();
    });
    const bool explained = most != groups.end() && most->wrong_rule != nullptr;
    const bool likely =
        explained && (forbids(*most->wrong_rule, differing[member]) ||
                      (is_about_foci(most->clause) && foci_differ(differing[member])));
    Clause clause = likely ? most->clause : clause_of(differing[member]);
    if (explained && clause == "monster.ambiguity"_clause) {
        clause = most->clause;
    }
    auto group = std::ranges::find(groups, clause, &Group::clause);
    if (group == groups.end()) {
        group = groups.insert(groups.end(), Group{clause, nullptr, {}});
    }
    group->members.push_back(member);
}

/// If hardly any cases are charged to a rule, and many to another that forbids the same or matters
/// in all of them, they are charged to the first by chance: they go to the rule that is broken most
/// often.
void Explainer::drop_chance(const std::vector<Differing>& differing, std::vector<Group>& groups) {
    constexpr std::size_t hardly = 2;
    constexpr std::size_t many = 4;
    constexpr std::size_t very_many = 10;
    const auto most = std::ranges::max_element(
        groups, {}, [](const Group& group) { return group.members.size(); });
    const Group& largest = *most;
    const WrongRule rule =
        largest.wrong_rule != nullptr ? *largest.wrong_rule : WrongRule{largest.clause, {}};
    std::vector<std::size_t> members;
    std::erase_if(groups, [&](const Group& group) {
        const std::size_t times = group.members.size() <= hardly ? many : very_many;
        const bool few = largest.members.size() >= times * group.members.size();
        const bool chance =
            few && std::ranges::all_of(group.members, [&](std::size_t member) {
                return forbids(rule, differing[member]) ||
                       (group.wrong_rule == nullptr && changes(rule, differing[member]));
            });
        if (chance) {
            std::ranges::copy(group.members, std::back_inserter(members));
        }
        return chance;
    });
    const auto kept = std::ranges::max_element(
        groups, {}, [](const Group& group) { return group.members.size(); });
    std::ranges::copy(members, std::back_inserter(kept->members));
}

void Explainer::take_groups(const std::vector<Candidate>& candidates, std::vector<char>& left,
                            std::vector<Group>& groups) {
    for (const Candidate* next = likeliest(candidates, left); next != nullptr;
         next = likeliest(candidates, left)) {
        Group& group = groups.emplace_back(Group{next->wrong_rule->clause, next->wrong_rule, {}});
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (left[i] != 0 && next->explains[i] != 0) {
                group.members.push_back(i);
                left[i] = 0;
            }
        }
    }
}

std::vector<Group> Explainer::groups(const std::vector<Differing>& differing,
                                     const std::vector<Differing>& agreed) {
    std::vector<Group> groups;
    if (differing.empty()) {
        return groups;
    }
    asked_.clear();
    std::vector<char> left(differing.size(), 1);
    take_groups(candidates_for(differing, agreed), left, groups);
    if (std::ranges::count(left, 1) > 1) {
        take_groups(pairs_for(differing, agreed, left), left, groups);
    }
    asked_.clear();
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] != 0) {
            add_by_clause(differing, i, groups);
        }
    }
    drop_chance(differing, groups);
    return groups;
}

}  // namespace standee::against
