#include "verify/campaign/dead_clauses.hpp"

#include "rulebook/rules.hpp"

namespace standee::verify {

std::vector<Clause> dead_clauses(const ClauseTally& tally) {
    std::vector<Clause> dead;
    rulebook::ClauseSet::all().for_each([&](Clause clause) {
        if (rulebook::is_written(clause) && tally.decisive[clause.index()] == 0) {
            dead.push_back(clause);
        }
    });
    return dead;
}

}  // namespace standee::verify
