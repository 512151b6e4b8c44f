#include "lib/clause_sites.hpp"

namespace standee {

std::vector<ClauseSite> clause_sites::lib::all() {
    return joined({advantage(), board(), counted(), element_payment(), switched_rank()});
}

}  // namespace standee
