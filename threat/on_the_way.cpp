#include "threat/on_the_way.hpp"

#include <algorithm>

#include "lib/work.hpp"
#include "play/arithmetic/attack.hpp"
#include "play/ground/trap_damage.hpp"

namespace standee {
namespace {

/// The sources of damage in one hex, in the order in which they strike.
std::vector<int> harm_in(const Scene& scene, const Figure& figure, Hex hex) {
    std::vector<int> harm;
    const auto trap = std::ranges::find(scene.map.traps, hex, &Trap::at);
    if (trap != scene.map.traps.end()) {
        harm.push_back(trap_damage(*trap, scene.edition, scene.level));
    }
    if (!figure.minds_no_hazard && std::ranges::count(scene.map.hazardous, hex) > 0) {
        harm.push_back(at_level(scene.edition.hazardous_damage, scene.level));
    }
    return harm;
}

}  // namespace

int damage_on_the_way(const Scene& scene, const Figure& figure, const std::vector<Hex>& path,
                      bool jump) {
    if (figure.flying || figure.water_only || figure.no_interaction || path.size() < 2) {
        return 0;
    }
    spend(path.size() * (1 + (scene.map.hazardous.size() + scene.map.traps.size()) / 8));
    bool ward = figure.has(Condition::ward);
    bool brittle = figure.has(Condition::brittle);
    int sum = 0;
    for (auto hex = jump ? path.end() - 1 : path.begin() + 1; hex != path.end(); ++hex) {
        for (const int harm : harm_in(scene, figure, *hex)) {
            const SufferedDamage suffered = after_ward_and_brittle(harm, ward, brittle);
            sum += suffered.amount;
            ward = ward && !suffered.ward_used;
            brittle = brittle && !suffered.brittle_used;
        }
    }
    return sum;
}

}  // namespace standee
