#include "play/spawning/standees.hpp"

#include <algorithm>

namespace standee {

// [monster.standees]
std::optional<int> standees_left(const Scene& scene, const std::string& set) {
    const auto all = scene.standees.find(set);
    if (all == scene.standees.end()) {
        return std::nullopt;
    }
    const auto on_map = std::ranges::count(scene.figures, set, &Figure::name);
    return std::max(0, all->second - static_cast<int>(on_map));
}

int free_standee(const Scene& scene, const std::string& set) {
    int number = 1;
    while (std::ranges::any_of(scene.figures, [&](const Figure& figure) {
        return figure.name == set && figure.standee == number;
    })) {
        ++number;
    }
    return number;
}

}  // namespace standee
