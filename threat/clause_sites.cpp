#include "threat/clause_sites.hpp"

namespace standee {

std::vector<ClauseSite> clause_sites::threat::all() {
    return joined({attack_odds(), turn_simulation()});
}

}  // namespace standee
