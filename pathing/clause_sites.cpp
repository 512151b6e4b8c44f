#include "pathing/clause_sites.hpp"

namespace standee {

std::vector<ClauseSite> clause_sites::pathing::all() {
    return joined({movement(), range(), shortest_paths(), direct(), sight()});
}

}  // namespace standee
