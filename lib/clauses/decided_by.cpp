#include "lib/clauses/decided_by.hpp"

namespace standee {

std::vector<ClauseSite> joined(std::initializer_list<ClauseSites> sources) {
    std::vector<ClauseSite> sites;
    for (const ClauseSites source : sources) {
        sites.insert(sites.end(), source.begin(), source.end());
    }
    return sites;
}

}  // namespace standee
