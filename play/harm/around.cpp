#include "play/harm/around.hpp"

#include <algorithm>

namespace standee {

// A figure that stands in several hexes is not adjacent to itself. A controlled figure, whose side
// is changed, is not its own enemy [damage.direct].
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

}  // namespace standee
