#include <fmt/format.h>

#include <algorithm>

#include "disputes/judge.hpp"

namespace standee {

std::vector<Surprise> surprises(const Judgement& judgement) {
    std::vector<Surprise> list;
    for (const EditionFinding& edition : judgement.editions) {
        for (std::size_t i = 0; i < judgement.claims.size(); ++i) {
            const Claim& claim = judgement.claims[i];
            const ClaimFinding& found = edition.claims[i];
            const bool stated = claim.verdicts.contains(edition.edition);
            if (found.in_words || (!stated && found.verdict == ClaimVerdict::not_in_edition)) {
                continue;
            }
            if (found.verdict != claim.expected_in(edition.edition)) {
                list.push_back({edition.edition, claim.says,
                                std::string{name_of(claim.expected_in(edition.edition))},
                                std::string{name_of(found.verdict)}});
            } else if (found.verdict != ClaimVerdict::not_in_edition) {
                for (const Clause clause : claim.clauses) {
                    if (std::ranges::count(found.clauses, clause) == 0) {
                        list.push_back({edition.edition, claim.says,
                                        fmt::format("decided by {}", clause.id()),
                                        "not decided by it"});
                    }
                }
            }
        }
    }
    return list;
}

}  // namespace standee
