#include "verify/generate/possible.hpp"

#include <algorithm>

namespace standee::generate {
namespace {

bool is_occupied(const Scene& scene, Hex hex) {
    return std::ranges::any_of(scene.figures,
                               [&](const Figure& figure) { return stands_in(figure, hex); });
}

bool is_walked_on(const Scene& scene, Hex hex) {
    return std::ranges::any_of(scene.figures, [&](const Figure& figure) {
        return !figure.flying && stands_in(figure, hex);
    });
}

}  // namespace

bool is_possible(const Scene& scene) {
    return std::ranges::none_of(scene.map.obstacles,
                                [&](Hex hex) { return is_walked_on(scene, hex); }) &&
           std::ranges::none_of(scene.map.doors, [&](const Door& door) {
               return !door.open && is_occupied(scene, door.at);
           });
}

void make_possible(Scene& scene) {
    std::erase_if(scene.map.obstacles, [&](Hex hex) { return is_walked_on(scene, hex); });
    for (Door& door : scene.map.doors) {
        if (!door.open && is_occupied(scene, door.at)) {
            door = {.at = door.at, .open = true};
        }
    }
}

}  // namespace standee::generate
