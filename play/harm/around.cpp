#include "play/harm/around.hpp"

#include <algorithm>

#include "play/clause_sites.hpp"

namespace standee {

constexpr auto around_rule = decided_by("damage.direct"_clause);
std::vector<std::string> around(const GameState& state, const Figure& by, Hex hex, Whom whom) {
    const Whom meant = whom == Whom::usual ? Whom::enemies : whom;
    std::vector<std::string> found;
    for (const Figure& other : state.scene().figures) {
        const bool own_enemy =
            meant == Whom::enemies && other.id == by.id;  // one that is controlled
        if (is_for(meant, by, other) && !own_enemy && !other.no_interaction &&
            state.adjacent(hex, other.at)) {
            found.push_back(other.id);
        }
    }
    std::ranges::sort(found);
    return found;
}

ClauseSites clause_sites::play::around() {
    static constexpr auto sites = sites_of(around_rule);
    return sites;
}

}  // namespace standee
