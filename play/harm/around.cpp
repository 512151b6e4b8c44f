#include "play/harm/around.hpp"

#include <algorithm>

#include "play/clause_sites.hpp"

namespace standee {

constexpr auto around_rule = decided_by("damage.direct"_clause);
// A figure of several hexes is not adjacent to itself, and one that is controlled is not its own
// enemy.
std::vector<std::string> around(const GameState& state, const Figure& by,
                                std::span<const Hex> middle, Whom whom) {
    const Whom meant = whom == Whom::usual ? Whom::enemies : whom;
    std::vector<std::string> found;
    for (const Figure& other : state.scene().figures) {
        const auto beside = [&](Hex hex) { return state.adjacent(hex, other); };
        const auto in_it = [&](Hex hex) { return stands_in(other, hex); };
        const bool own_enemy = meant == Whom::enemies && other.id == by.id;
        if (is_for(meant, by, other) && !own_enemy && !other.no_interaction &&
            std::ranges::any_of(middle, beside) && std::ranges::none_of(middle, in_it)) {
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
