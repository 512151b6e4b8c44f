#include "lib/clauses/decided_by.hpp"

namespace standee {

std::vector<DecisionSite> joined(std::initializer_list<DecisionSites> sources) {
    std::vector<DecisionSite> sites;
    for (const DecisionSites source : sources) {
        sites.insert(sites.end(), source.begin(), source.end());
    }
    return sites;
}

}  // namespace standee
