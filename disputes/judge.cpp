#include "disputes/judge.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "disputes/deciding.hpp"
#include "disputes/hearing.hpp"
#include "disputes/missing_features.hpp"
#include "disputes/referee.hpp"
#include "disputes/results.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

/// Adds the clauses that are not in the list yet.
void add_all(std::vector<Clause>& clauses, const std::vector<Clause>& more) {
    std::ranges::copy_if(more, std::back_inserter(clauses), [&](Clause clause) {
        return std::ranges::find(clauses, clause) == clauses.end();
    });
}

/// Judges a dispute in one edition.
class InEdition {
public:
    InEdition(const Fixture& fixture, const Dispute& dispute, EditionId edition,
              const std::vector<Clause>& without, TurnPlanner& planner)
        : fixture_{fixture}, dispute_{dispute}, without_{without}, planner_{planner} {
        finding_.edition = edition;
    }

    EditionFinding judge() {
        try {
            judge_all();
        } catch (const InputError& error) {
            if (error.error().code != ErrorCode::not_in_edition) {
                throw;
            }
            say_lacking({error.error().found, clause_of_lacking(error.error().found)});
        }
        for (const ClaimFinding& claim : finding_.claims) {
            add_all(finding_.clauses, claim.clauses);
        }
        return std::move(finding_);
    }

private:
    void judge_all() {
        if (dispute_.expects_anything() || fixture_.scene_reader()) {
            start_ = scene_of(fixture_, &edition(finding_.edition));
            if (const auto missing_features = what_lacks(fixture_, finding_.edition)) {
                say_lacking(*missing_features);
                return;
            }
            hear();
        }
        for (std::size_t i = 0; i < dispute_.claims.size(); ++i) {
            if (!dispute_.claims[i].expect) {
                finding_.claims.resize(dispute_.claims.size());
                finding_.claims[i] = in_words(dispute_.claims[i]);
            }
        }
    }

    void hear() {
        ReadClaims claims{dispute_, *start_};
        const Hearing hearing{fixture_, claims, engine_as_referee(planner_)};
        finding_.claims = hearing.judge_all();
        if (!without_.empty()) {
            leave_out_clauses(claims);
            return;
        }
        name_deciding_clauses(hearing, claims);
        for (std::size_t i = 0; i < dispute_.claims.size(); ++i) {
            if (dispute_.claims[i].expect && finding_.claims[i].verdict == ClaimVerdict::fails) {
                finding_.claims[i].why_not = hearing.why_not(dispute_.claims[i]);
            }
        }
        if (const TurnAnswer* turn = hearing.turn()) {
            finding_.turn = *turn;
            finding_.scene = hearing.scene();
        }
        if (const PlayAnswer* play = hearing.play()) {
            finding_.play = *play;
        }
    }

    /// The clauses by which it happens stand in where none decides alone.
    void name_deciding_clauses(const Hearing& hearing, ReadClaims& claims) {
        if (!dispute_.expects_anything()) {
            return;
        }
        const auto deciding = deciding_clauses(fixture_, claims, finding_.claims);
        for (std::size_t i = 0; i < dispute_.claims.size(); ++i) {
            ClaimFinding& claim = finding_.claims[i];
            if (dispute_.claims[i].expect) {
                add_all(claim.clauses, deciding[i]);
                if (claim.clauses.empty()) {
                    claim.clauses = hearing.clauses_behind(dispute_.claims[i]);
                }
            }
        }
    }

    /// The verdicts without some clauses, beside those by all rules.
    void leave_out_clauses(ReadClaims& claims) {
        HeardWithout heard = hear_without(fixture_, claims, without_, finding_.claims);
        for (std::size_t i = 0; i < dispute_.claims.size(); ++i) {
            if (dispute_.claims[i].expect) {
                ClaimFinding& by_all = finding_.claims[i];
                heard.claims[i].by_all_rules = {by_all.verdict, std::move(by_all.mismatches)};
                heard.claims[i].clauses.clear();
            }
        }
        finding_.claims = std::move(heard.claims);
        finding_.play = std::move(heard.play);
        finding_.turn = std::move(heard.turn);
        finding_.scene = std::move(heard.scene);
    }

    /// Says that the edition lacks a feature. Claims that are answered in words do not depend on
    /// the scene.
    void say_lacking(const Lacking& missing_features) {
        finding_.claims.clear();
        finding_.lacks = missing_features.what;
        for (const Claim& claim : dispute_.claims) {
            ClaimFinding found = claim.expect ? ClaimFinding{} : in_words(claim);
            if (claim.expect) {
                found.verdict = ClaimVerdict::not_in_edition;
                if (missing_features.clause) {
                    found.clauses.push_back(*missing_features.clause);
                }
            }
            finding_.claims.push_back(std::move(found));
        }
    }

    /// The statement of the file itself. A claim with neither a statement nor an expectation cannot
    /// be judged.
    [[nodiscard]] ClaimFinding in_words(const Claim& claim) const {
        ClaimFinding found;
        const auto stated = claim.verdicts.find(finding_.edition);
        if (stated == claim.verdicts.end()) {
            return not_judged("this claim has no \"expect\"");
        }
        found.in_words = true;
        found.verdict = stated->second;
        found.clauses = claim.clauses.empty() ? fixture_.notes.clauses : claim.clauses;
        return found;
    }

    static ClaimFinding not_judged(std::string reason) {
        ClaimFinding found;
        found.verdict = ClaimVerdict::cannot_be_judged;
        found.reason = std::move(reason);
        return found;
    }

    const Fixture& fixture_;
    const Dispute& dispute_;
    const std::vector<Clause>& without_;
    TurnPlanner& planner_;
    EditionFinding finding_;
    std::optional<Scene> start_;
};

/// If no edition of the dispute has all features of its scene, judges it in another edition, only
/// to find mistakes in the file.
void look_elsewhere(const Fixture& fixture, const Dispute& dispute, TurnPlanner& planner) {
    const std::vector<Clause> nothing;
    for (const EditionId edition : all_editions) {
        if (std::ranges::count(dispute.editions, edition) == 0 &&
            !InEdition{fixture, dispute, edition, nothing, planner}.judge().lacks) {
            return;
        }
    }
}

}  // namespace

bool ClaimFinding::changes() const {
    return by_all_rules && (by_all_rules->verdict != verdict ||
                            !same_results(by_all_rules->mismatches, mismatches));
}

bool EditionFinding::all_judged() const {
    return std::ranges::none_of(claims, [](const ClaimFinding& claim) {
        return claim.verdict == ClaimVerdict::cannot_be_judged && !claim.in_words;
    });
}

Judgement judge_dispute(const Fixture& fixture, std::vector<Clause> without) {
    const Dispute dispute = read_dispute(fixture);
    Judgement judgement{fixture.notes, dispute.claims, {}, std::move(without)};
    TurnPlanner planner;
    for (const EditionId edition : dispute.editions) {
        judgement.editions.push_back(
            InEdition{fixture, dispute, edition, judgement.without, planner}.judge());
    }
    if (std::ranges::all_of(judgement.editions,
                            [](const EditionFinding& found) { return found.lacks.has_value(); })) {
        look_elsewhere(fixture, dispute, planner);
    }
    return judgement;
}

}  // namespace standee
