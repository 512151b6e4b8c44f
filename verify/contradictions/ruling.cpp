#include "verify/contradictions/ruling.hpp"

#include "disputes/judge.hpp"

namespace standee::verify {

std::vector<AgainstText> rulings_against_text(const Fixture& fixture) {
    if (fixture.form != FixtureForm::dispute || !fixture.notes.contested.set) {
        return {};
    }
    const Judgement judgement = judge_dispute(fixture);
    std::vector<AgainstText> against;
    for (const EditionFinding& found : judgement.editions) {
        std::vector<std::string> holding;
        for (std::size_t i = 0; i < found.claims.size(); ++i) {
            if (found.claims[i].verdict == ClaimVerdict::holds) {
                holding.push_back(judgement.claims[i].says);
            }
        }
        for (std::size_t i = 0; i < found.claims.size() && !holding.empty(); ++i) {
            const ClaimFinding& claim = found.claims[i];
            if (claim.verdict == ClaimVerdict::fails) {
                against.push_back(
                    {found.edition, judgement.claims[i].says, holding, claim.clauses});
            }
        }
    }
    return against;
}

}  // namespace standee::verify
