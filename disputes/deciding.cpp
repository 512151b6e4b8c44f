#include "disputes/deciding.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "disputes/by_rulebook.hpp"
#include "disputes/results.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

using Findings = std::vector<ClaimFinding>;

/// The findings of the referee; none if the dispute cannot be played by that referee.
std::optional<Findings> findings_by(const Referee& referee, const Fixture& fixture,
                                    ReadClaims& claims) {
    try {
        return Hearing{fixture, claims, referee}.judge_all();
    } catch (const InputError&) {
        spend(0);  // throws again if the limit of work was exceeded
        return std::nullopt;
    } catch (const CannotPlayWithout&) {
        return std::nullopt;
    }
}

/// The clauses that matter to one claim.
struct Mattering {
    std::vector<Clause> to_verdict;
    std::vector<Clause> to_result;

    /// Records the finding without the clause, if the dispute can be played without it.
    void note(Clause clause, const ClaimFinding& with, const ClaimFinding* without) {
        if (without != nullptr && without->verdict != with.verdict) {
            to_verdict.push_back(clause);
        } else if (without == nullptr || !same_results(with.mismatches, without->mismatches)) {
            to_result.push_back(clause);
        }
    }
};

/// Whether everything that happens by one of these clauses in one play also happens in another.
bool all_happen_in(const PlayAnswer* other, const PlayAnswer* play,
                   const std::vector<Clause>& clauses) {
    const auto count_in = [](const PlayAnswer& answer, Clause clause) {
        return std::ranges::count_if(answer.events, [clause](const Event& event) {
            return is_printed(event) && event.clause == clause;
        });
    };
    return play == nullptr || other == nullptr || std::ranges::all_of(clauses, [&](Clause clause) {
               return count_in(*other, clause) >= count_in(*play, clause);
           });
}

InputError cannot_play(const std::vector<Clause>& clauses, const std::string& why) {
    std::string ids;
    for (const Clause clause : clauses) {
        ids += (ids.empty() ? "" : ", ") + std::string{clause.id()};
    }
    return InputError{{ErrorCode::usage,
                       "",
                       "without " + ids + ": " + why,
                       "clauses that the rulebook can be played without here",
                       {}}};
}

}  // namespace

std::vector<std::vector<Clause>> deciding_clauses(const Fixture& fixture, ReadClaims& claims,
                                                  const Findings& found) {
    std::vector<std::vector<Clause>> deciding(found.size());
    ByRulebook book{claims.start().edition};
    const auto with = findings_by(book.with_all(), fixture, claims);
    if (!with) {
        return deciding;
    }
    std::vector<Mattering> mattering(found.size());
    for (const Clause clause : book.clauses()) {
        const auto without = findings_by(book.without({clause}), fixture, claims);
        for (std::size_t i = 0; i < found.size(); ++i) {
            mattering[i].note(clause, (*with)[i], without ? &(*without)[i] : nullptr);
        }
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        if ((*with)[i].verdict == found[i].verdict) {
            deciding[i] = std::move(mattering[i].to_verdict.empty() ? mattering[i].to_result
                                                                    : mattering[i].to_verdict);
        }
    }
    return deciding;
}

HeardWithout hear_without(const Fixture& fixture, ReadClaims& claims,
                          const std::vector<Clause>& clauses, const Findings& found) {
    rulebook::ClauseSet off;
    for (const Clause clause : clauses) {
        off.insert(clause);
    }
    try {
        ByRulebook book{claims.start().edition};
        const Hearing by_all{fixture, claims, book.with_all()};
        const Findings with = by_all.judge_all();
        const Hearing without{fixture, claims, book.without(off)};
        HeardWithout heard{without.judge_all(), {}, {}, {}};
        for (std::size_t i = 0; i < found.size(); ++i) {
            const bool order_still_open =
                found[i].verdict != with[i].verdict && heard.claims[i].verdict == with[i].verdict &&
                all_happen_in(without.play(), by_all.play(), found[i].clauses);
            if (order_still_open) {
                heard.claims[i] = found[i];
            }
        }
        if (const PlayAnswer* play = without.play()) {
            heard.play = *play;
        }
        if (const TurnAnswer* turn = without.turn()) {
            heard.turn = *turn;
            heard.scene = without.scene();
        }
        return heard;
    } catch (const InputError& error) {
        if (error.error().code == ErrorCode::not_in_edition) {
            throw;
        }
        throw cannot_play(clauses, error.what());
    } catch (const CannotPlayWithout& problem) {
        throw cannot_play(clauses, problem.what());
    }
}

}  // namespace standee
