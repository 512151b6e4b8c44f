#include "verify/oracle/hits.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <stdexcept>

namespace standee::oracle {
namespace {

std::size_t at(int tile) { return static_cast<std::size_t>(tile); }

Area moved(const Area& area, Hex by) {
    Area result = area;
    std::ranges::for_each(result.red, [&](Hex& hex) { hex = hex + by; });
    std::ranges::for_each(result.blue, [&](Hex& hex) { hex = hex + by; });
    if (result.grey) {
        result.grey = *result.grey + by;
    }
    return result;
}

/// The area turned and mirrored in all twelve ways, its grey hex (without one, the first of its
/// red hexes in order) in [0,0], equal ones once [area.placement].
std::vector<Area> shapes_of(const Area& area) {
    using Key = std::pair<std::vector<Hex>, std::vector<Hex>>;
    std::vector<Area> shapes;
    std::set<Key> seen;
    for (int i = 0; i < orientation_count; ++i) {
        Area shape = area;
        std::ranges::for_each(shape.red, [&](Hex& hex) { hex = oriented(hex, i); });
        std::ranges::for_each(shape.blue, [&](Hex& hex) { hex = oriented(hex, i); });
        if (shape.grey) {
            shape.grey = oriented(*shape.grey, i);
        }
        std::ranges::sort(shape.red);
        std::ranges::sort(shape.blue);
        const Hex origin = shape.grey ? *shape.grey : shape.red.front();
        shape = moved(shape, Hex{} - origin);
        if (seen.insert({shape.red, shape.blue}).second) {
            shapes.push_back(shape);
        }
    }
    return shapes;
}

/// Every set of `count` enemies out of `from`, added to `chosen`.
void choose(Enemies from, int count, Enemies chosen, std::vector<Enemies>& sets) {
    if (count == 0) {
        sets.push_back(chosen);
        return;
    }
    while (std::popcount(from) >= count) {
        const Enemies first = from & (~from + 1);
        from &= ~first;
        choose(from, count - 1, chosen | first, sets);
    }
}

}  // namespace

Battle::Battle(const Ground& ground, const Scene& scene, const Figure& actor, const Plan& plan)
    : ground_{ground}, scene_{scene}, actor_{actor}, plan_{plan}, walls_{sight_walls(scene.map)} {
    for (const Figure& figure : scene.figures) {
        if (are_enemies(actor, figure) && !figure.has(Condition::invisible)) {
            enemies_.push_back(&figure);
            range_from_enemy_.push_back(ranges_from(ground, ground.number.at(figure.at)));
        }
    }
    if (enemies_.size() > most_enemies) {
        throw std::length_error("the oracle takes at most 64 enemies");
    }
    sight_from_enemy_.assign(enemies_.size(),
                             std::vector<std::optional<bool>>(ground.tiles.size()));
    aims_.resize(ground.tiles.size());
    if (plan.area) {
        shapes_ = shapes_of(*plan.area);
    }
}

std::optional<int> Battle::range(int tile, std::size_t enemy) const {
    return range_from_enemy_[enemy][at(tile)];
}

bool Battle::in_sight(int tile, std::size_t enemy) {
    std::optional<bool>& known = sight_from_enemy_[enemy][at(tile)];
    if (!known) {
        known = sees(walls_, scene_.edition, ground_.tile(tile).at, enemies_[enemy]->at);
    }
    return *known;
}

bool Battle::allies_in_blue(const Area& placed) const {
    return std::ranges::all_of(placed.blue, [&](Hex blue) {
        return std::ranges::any_of(scene_.figures, [&](const Figure& figure) {
            return figure.at == blue && &figure != &actor_ && !are_enemies(actor_, figure);
        });
    });
}

Aim Battle::aim_of(const Area& placed, Enemies in_sight, Enemies in_range) const {
    Enemies covered = 0;
    for (std::size_t e = 0; e < enemies_.size(); ++e) {
        if (std::ranges::find(placed.red, enemies_[e]->at) != placed.red.end()) {
            covered |= only(e);
        }
    }
    return {covered & in_sight, in_range & in_sight & ~covered, plan_.targets};
}

Enemies Battle::seen_from(int tile) {
    Enemies seen = 0;
    for (std::size_t e = 0; e < enemies_.size(); ++e) {
        seen |= in_sight(tile, e) ? only(e) : 0;
    }
    return seen;
}

Enemies Battle::within_range(int tile) const {
    Enemies near = 0;
    for (std::size_t e = 0; e < enemies_.size(); ++e) {
        near |= range(tile, e) && *range(tile, e) <= plan_.range ? only(e) : 0;
    }
    return near;
}

/// Every legal way to lay the area from the tile [area.placement].
std::vector<Area> Battle::layouts(int tile) const {
    std::vector<Area> found;
    const auto lay = [&](const Area& shape, Hex origin) {
        const Area placed = moved(shape, origin);
        if (allies_in_blue(placed)) {
            found.push_back(placed);
        }
    };
    if (plan_.area->grey) {
        std::ranges::for_each(shapes_, [&](const Area& s) { lay(s, ground_.tile(tile).at); });
        return found;
    }
    const std::vector<std::optional<int>> ranges = ranges_from(ground_, tile);
    for (int other = 0; other < ground_.size(); ++other) {
        if (!ranges[at(other)] || *ranges[at(other)] > plan_.range) {
            continue;
        }
        for (const Area& shape : shapes_) {
            for (Hex red : shape.red) {  // this red hex is the one within range
                lay(shape, ground_.tile(other).at - red);
            }
        }
    }
    return found;
}

std::vector<Aim> Battle::area_aims(int tile) {
    const Enemies seen = seen_from(tile);
    const Enemies near = within_range(tile);
    std::vector<Aim> found;
    for (const Area& placed : layouts(tile)) {
        found.push_back(aim_of(placed, seen, near));
    }
    return found;
}

bool Battle::area_fits(int tile, std::vector<Hex> red, Enemies targets) {
    std::ranges::sort(red);
    const Enemies seen = seen_from(tile);
    const Enemies near = within_range(tile);
    return plan_.area && std::ranges::any_of(layouts(tile), [&](Area placed) {
               std::ranges::sort(placed.red);
               const Aim aim = aim_of(placed, seen, near);
               const Enemies further = targets & ~aim.hit;
               return placed.red == red && (aim.hit & ~targets) == 0 &&
                      (further & ~aim.outside) == 0 &&
                      std::popcount(further) <= std::max(0, aim.more);
           });
}

const std::vector<Aim>& Battle::aims(int tile) {
    std::optional<std::vector<Aim>>& known = aims_[at(tile)];
    if (known) {
        return *known;
    }
    if (plan_.area) {
        known = area_aims(tile);
        const auto key = [](const Aim& aim) { return std::pair{aim.hit, aim.outside}; };
        std::ranges::sort(*known, {}, key);
        const auto repeated = std::ranges::unique(*known, {}, key);
        known->erase(repeated.begin(), repeated.end());
        return *known;
    }
    Enemies open = within_range(tile);
    for (std::size_t e = 0; e < enemies_.size(); ++e) {
        open &= (open & only(e)) != 0 && !in_sight(tile, e) ? ~only(e) : ~Enemies{0};
    }
    known = {plan_.all ? Aim{open, 0, 0} : Aim{0, open, plan_.targets}};
    return *known;
}

Enemies Battle::could_hit(int tile) {
    Enemies all = 0;
    for (const Aim& aim : aims(tile)) {
        all |= aim.hit | (aim.more > 0 ? aim.outside : 0);
    }
    return all;
}

std::vector<Enemies> Battle::target_sets(int tile, std::size_t enemy) {
    std::vector<Enemies> sets;
    for (const Aim& aim : aims(tile)) {
        const int more = std::min(std::max(0, aim.more), std::popcount(aim.outside));
        if ((aim.hit & only(enemy)) != 0) {
            choose(aim.outside, more, aim.hit, sets);
        } else if ((aim.outside & only(enemy)) != 0 && more > 0) {
            choose(aim.outside & ~only(enemy), more - 1, aim.hit | only(enemy), sets);
        }
    }
    std::ranges::sort(sets);
    const auto repeated = std::ranges::unique(sets);
    sets.erase(repeated.begin(), repeated.end());
    return sets;
}

Enemies Battle::disadvantaged(int tile) {
    Enemies result = 0;
    for (std::size_t e = 0; plan_.minds_who && e < enemies_.size(); ++e) {
        const bool adjacent = plan_.minds_adjacency && range(tile, e) == 1;
        result |= adjacent || enemies_[e]->attackers_disadvantage ? only(e) : 0;
    }
    return result;
}

}  // namespace standee::oracle
