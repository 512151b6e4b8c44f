#include "focus/scene_change.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "lib/copy_work.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

constexpr int most_scenes = 4000;

using Act = SceneChange::Act;
using What = SceneChange::What;

/// The hexes with tiles of that kind; null for traps, doors and figures.
std::vector<Hex>* plain_tiles(Map& map, What what) {
    switch (what) {
        case What::obstacle: return &map.obstacles;
        case What::hazardous: return &map.hazardous;
        case What::difficult: return &map.difficult;
        case What::icy: return &map.icy;
        case What::trap:
        case What::door:
        case What::figure: break;
    }
    return nullptr;
}

/// Every figure and tile, as a change that moves it to where it already is. The order does not
/// depend on the file.
std::vector<SceneChange> things_on(const Scene& scene) {
    std::vector<SceneChange> all;
    for (const Figure& figure : scene.figures) {
        all.push_back({Act::move, What::figure, figure.id, figure.at, figure.at});
    }
    Map map = scene.map;
    for (const What what : {What::obstacle, What::hazardous, What::difficult, What::icy}) {
        for (const Hex hex : *plain_tiles(map, what)) {
            all.push_back({Act::move, what, {}, hex, hex});
        }
    }
    for (const Trap& trap : scene.map.traps) {
        all.push_back({Act::move, What::trap, {}, trap.at, trap.at});
    }
    std::ranges::sort(all, {}, [](const SceneChange& thing) {
        return std::tuple{thing.what, thing.figure, thing.from};
    });
    return all;
}

/// The hexes that hold nothing, in hex order.
std::vector<Hex> free_hexes(const Scene& scene) {
    std::set<Hex> taken{scene.map.treasure.begin(), scene.map.treasure.end()};
    taken.insert(scene.loot.begin(), scene.loot.end());
    for (const SceneChange& thing : things_on(scene)) {
        taken.insert(thing.from);
    }
    for (const Figure& figure : scene.figures) {
        taken.insert(figure.also_at.begin(), figure.also_at.end());
    }
    for (const Door& door : scene.map.doors) {
        taken.insert(door.at);
    }
    taken.insert(scene.map.pressure_plates.begin(), scene.map.pressure_plates.end());
    std::vector<Hex> free;
    std::ranges::copy_if(scene.map.hexes, std::back_inserter(free),
                         [&](Hex hex) { return !taken.contains(hex); });
    std::ranges::sort(free);
    return free;
}

bool names(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

/// Whether the figure has summons, for which it must stay.
bool has_summons(const Scene& scene, const std::string& id) {
    return std::ranges::any_of(scene.figures,
                               [&](const Figure& figure) { return figure.summoner == id; });
}

struct SizedChange {
    int size = 0;
    SceneChange change;
};

/// Every change that is tried, the smallest ones first.
std::vector<SizedChange> all_changes(const Scene& scene, const LeftAlone& left_alone) {
    constexpr int open_size = 1;
    constexpr int tile_size = 2;
    const std::vector<Hex> free = free_hexes(scene);
    std::vector<SizedChange> all;
    for (const SceneChange& thing : things_on(scene)) {
        if (names(left_alone.where_they_are, thing.figure)) {
            continue;
        }
        const Figure* figure = thing.what == What::figure ? scene.find(thing.figure) : nullptr;
        spend(40 * free.size());  // for the memory that the changes take
        for (const Hex hex : free) {
            if (figure == nullptr || !is_large(*figure)) {
                all.push_back({hex_distance(thing.from, hex),
                               {Act::move, thing.what, thing.figure, thing.from, hex}});
            }
        }
        if (thing.what != What::figure ||
            (!names(left_alone.on_the_map, thing.figure) && !has_summons(scene, thing.figure))) {
            all.push_back(
                {tile_size, {Act::remove, thing.what, thing.figure, thing.from, thing.from}});
        }
    }
    std::vector<Door> doors = scene.map.doors;
    std::ranges::sort(doors, {}, &Door::at);
    for (const Door& door : doors) {
        if (!door.open) {
            all.push_back({open_size, {Act::open, What::door, {}, door.at, door.at}});
        }
    }
    for (const What what : {What::obstacle, What::trap}) {
        for (const Hex hex : free) {
            all.push_back({tile_size, {Act::add, what, {}, hex, hex}});
        }
    }
    std::ranges::stable_sort(
        all, {}, [](const SizedChange& sized) { return std::pair{sized.size, sized.change.act}; });
    return all;
}

void move(Scene& scene, const SceneChange& change) {
    switch (change.what) {
        case What::figure:
            std::ranges::find(scene.figures, change.figure, &Figure::id)->at = change.to;
            break;
        case What::trap:
            std::ranges::find(scene.map.traps, change.from, &Trap::at)->at = change.to;
            break;
        case What::obstacle:
        case What::hazardous:
        case What::difficult:
        case What::icy:
            std::ranges::replace(*plain_tiles(scene.map, change.what), change.from, change.to);
            break;
        case What::door: break;
    }
}

void remove(Scene& scene, const SceneChange& change) {
    if (change.what == What::figure) {
        std::erase_if(scene.figures, [&](const Figure& f) { return f.id == change.figure; });
    } else if (change.what == What::trap) {
        std::erase_if(scene.map.traps, [&](const Trap& trap) { return trap.at == change.from; });
    } else if (change.what != What::door) {
        std::erase(*plain_tiles(scene.map, change.what), change.from);
    }
}

void add(Scene& scene, const SceneChange& change) {
    if (change.what == What::trap) {
        scene.map.traps.push_back({.at = change.from, .damage = {}, .conditions = {}});
    } else if (std::vector<Hex>* tiles = plain_tiles(scene.map, change.what)) {
        tiles->push_back(change.from);
    }
}

}  // namespace

Scene changed(Scene scene, const SceneChange& change) {
    switch (change.act) {
        case Act::move: move(scene, change); break;
        case Act::remove: remove(scene, change); break;
        case Act::add: add(scene, change); break;
        case Act::open:
            std::ranges::find(scene.map.doors, change.from, &Door::at)->open = true;
            break;
    }
    return scene;
}

SmallestChanges smallest_changes(const Scene& scene, const LeftAlone& left_alone,
                                 const std::function<Done(const Scene&)>& done, std::size_t most) {
    SmallestChanges found;
    const std::uint64_t copying = passing_work(scene);
    int tried = 0;
    int size = 0;
    for (const SizedChange& sized : all_changes(scene, left_alone)) {
        if (found.remedies.size() >= most || (!found.remedies.empty() && sized.size > size)) {
            return found;
        }
        if (++tried > most_scenes) {
            found.tried_all = false;
            return found;
        }
        spend(copying);
        if (const Done result = done(changed(scene, sized.change)); result != Done::no) {
            found.remedies.push_back({sized.change, result});
            size = sized.size;
        }
    }
    return found;
}

}  // namespace standee
