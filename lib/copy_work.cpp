#include "lib/copy_work.hpp"

namespace standee {

std::uint64_t copy_work(const Scene& scene) {
    std::uint64_t cards = 0;
    for (const auto& [owner, deck] : scene.decks) {
        cards += deck.size();
    }
    return 1000 + 4 * scene.map.hexes.size() + 200 * scene.figures.size() + 10 * cards;
}

}  // namespace standee
