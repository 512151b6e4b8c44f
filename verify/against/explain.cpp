#include "verify/against/explain.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace standee::against {
namespace {

/// Whether two tables are the same in the values that the suspicion leaves comparable.
bool alike(const Suspicion& suspicion, const TableClaim& a, const TableClaim& b) {
    return std::ranges::all_of(differences(a, b), [&](const TableDifference& difference) {
        return difference.what == "conditions" && !suspicion.compares_conditions;
    });
}

/// Whether the wrong rule gives an answer other than ours to a case.
bool changes(const Suspicion& suspicion, const Differing& agreed) {
    if (const auto* ours = std::get_if<TurnClaim>(&agreed.ours)) {
        const auto turn = turn_by(suspicion, agreed.tried);
        return turn && !agree(*turn, *ours);
    }
    const auto* ours = std::get_if<TableClaim>(&agreed.ours);
    const auto table = table_by(suspicion, agreed.tried);
    return ours != nullptr && table && !alike(suspicion, *table, *ours);
}

/// A wrong rule, and which of the cases it explains.
struct Candidate {
    const Suspicion* suspicion = nullptr;
    std::vector<char> explains;  ///< by case
    std::size_t refuted = 0;     ///< cases that it answers differently, and not as the command

    [[nodiscard]] std::size_t count(const std::vector<char>& left) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < left.size(); ++i) {
            number += left[i] != 0 && explains[i] != 0 ? 1 : 0;
        }
        return number;
    }
};

std::vector<Candidate> candidates_for(const std::vector<Differing>& differing,
                                      const std::vector<Differing>& agreed) {
    const bool turns = differing.front().tried.kind() == verify::CaseKind::turn;
    std::vector<Candidate> candidates;
    for (const Suspicion& suspicion : turns ? turn_suspicions() : play_suspicions()) {
        Candidate candidate{&suspicion, {}, 0};
        for (const Differing& one : differing) {
            candidate.explains.push_back(Explainer::explains(suspicion, one) ? 1 : 0);
        }
        if (std::ranges::count(candidate.explains, 1) == 0) {
            continue;
        }
        for (std::size_t i = 0; i < differing.size(); ++i) {
            candidate.refuted +=
                candidate.explains[i] == 0 && changes(suspicion, differing[i]) ? 1 : 0;
        }
        candidate.refuted += static_cast<std::size_t>(std::ranges::count_if(
            agreed, [&](const Differing& one) { return changes(suspicion, one); }));
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

/// The wrong rule that explains the most remaining cases in proportion to those that refute it;
/// null if every rule is refuted more often than it explains.
const Candidate* likeliest(const std::vector<Candidate>& candidates,
                           const std::vector<char>& left) {
    const Candidate* best = nullptr;
    double best_score = 0;
    for (const Candidate& candidate : candidates) {
        const auto explained = static_cast<double>(candidate.count(left));
        const auto refuted = static_cast<double>(candidate.refuted);
        const double score = explained / (1 + refuted);
        if (explained > 2 * refuted && score > best_score) {
            best = &candidate;
            best_score = score;
        }
    }
    return best;
}

}  // namespace

bool Explainer::explains(const Suspicion& suspicion, const Differing& differing) {
    if (const auto* theirs = std::get_if<TurnClaim>(&differing.theirs)) {
        const auto turn = turn_by(suspicion, differing.tried);
        return turn && agree(*turn, *theirs);
    }
    const auto* theirs = std::get_if<TableClaim>(&differing.theirs);
    const auto* ours = std::get_if<TableClaim>(&differing.ours);
    const auto table =
        theirs == nullptr || ours == nullptr ? std::nullopt : table_by(suspicion, differing.tried);
    return table && alike(suspicion, *table, *theirs) && !alike(suspicion, *table, *ours);
}

Clause Explainer::clause_of(const Differing& differing) {
    if (const auto* theirs = std::get_if<TurnClaim>(&differing.theirs)) {
        return blame_.clause_of(differing.tried.scene, *theirs);
    }
    if (const auto* refused = std::get_if<Refused>(&differing.theirs)) {
        return clause_of_step(differing.tried, refused->step);
    }
    return clause_of_play(differing.tried, std::get<TableClaim>(differing.ours),
                          std::get<TableClaim>(differing.theirs));
}

void Explainer::add_by_clause(const std::vector<Differing>& differing, std::size_t member,
                              std::vector<Group>& groups) {
    const Clause clause = clause_of(differing[member]);
    auto group = std::ranges::find(groups, clause, &Group::clause);
    if (group == groups.end()) {
        group = groups.insert(groups.end(), Group{clause, nullptr, {}});
    }
    group->members.push_back(member);
}

/// If a wrong rule explains hardly anything, and many other cases break the same clause as its
/// cases, it explains them by chance.
void Explainer::drop_chance(const std::vector<Differing>& differing, std::vector<Group>& groups) {
    constexpr std::size_t hardly = 2;
    constexpr std::size_t many = 10;
    const auto is_chance = [&](const Group& group) {
        if (group.suspicion == nullptr || group.members.size() > hardly) {
            return false;
        }
        const Clause clause = clause_of(differing[group.members.front()]);
        return std::ranges::any_of(groups, [&](const Group& other) {
            return &other != &group && other.clause == clause &&
                   other.members.size() >= many * group.members.size();
        });
    };
    std::vector<std::size_t> members;
    for (std::size_t i = groups.size(); i > 0; --i) {
        if (is_chance(groups[i - 1])) {
            std::ranges::copy(groups[i - 1].members, std::back_inserter(members));
            groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i - 1));
        }
    }
    for (const std::size_t member : members) {
        add_by_clause(differing, member, groups);
    }
}

std::vector<Group> Explainer::groups(const std::vector<Differing>& differing,
                                     const std::vector<Differing>& agreed) {
    std::vector<Group> groups;
    if (differing.empty()) {
        return groups;
    }
    std::vector<char> left(differing.size(), 1);
    const std::vector<Candidate> candidates = candidates_for(differing, agreed);
    for (const Candidate* next = likeliest(candidates, left); next != nullptr;
         next = likeliest(candidates, left)) {
        Group& group = groups.emplace_back(Group{next->suspicion->clause, next->suspicion, {}});
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (left[i] != 0 && next->explains[i] != 0) {
                group.members.push_back(i);
                left[i] = 0;
            }
        }
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] != 0) {
            add_by_clause(differing, i, groups);
        }
    }
    drop_chance(differing, groups);
    return groups;
}

}  // namespace standee::against
