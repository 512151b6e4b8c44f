#include "verify/oracle/ways.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace standee::oracle {
namespace {

std::size_t at(int tile) { return static_cast<std::size_t>(tile); }

bool passes_invisible_enemies(EditionId edition) {
    return edition == EditionId::frosthaven || edition == EditionId::gloomhaven_2;
}

/// Whether a walking figure may enter the tile, to pass on or to end there.
bool may_walk_into(const Mover& mover, int tile) {
    if (mover.ground.tile(tile).obstacle || mover.ground.tile(tile).closed_door) {
        return false;  // [map.obstacle, map.closed-door]
    }
    const Figure* other = mover.others[at(tile)];
    if (other == nullptr) {
        return true;
    }
    if (other->kind == Kind::objective) {
        return false;  // [map.objective]
    }
    if (are_enemies(mover.actor, *other)) {
        return other->has(Condition::invisible) && passes_invisible_enemies(mover.edition);
    }
    return true;  // [map.end-unoccupied]
}

bool may_end_in(const Mover& mover, int tile) {
    const Tile& ground = mover.ground.tile(tile);
    return mover.others[at(tile)] == nullptr && !ground.closed_door &&
           (mover.actor.flying || !ground.obstacle);
}

struct Step {
    int from = 0;
    int to = 0;
    Cost cost;
    std::vector<Hex> entered;  ///< in order, `to` last
};

/// The step from one tile to the next and all the sliding that follows [map.icy].
Step walk_and_slide(const Mover& mover, int from, int entered, std::size_t direction) {
    const Ground& ground = mover.ground;
    const Tile& first = ground.tile(entered);
    Step step{
        from, entered, {first.negative ? 1 : 0, first.difficult && !first.icy ? 2 : 1}, {first.at}};
    while (ground.tile(step.to).icy) {
        const std::optional<int> next = ground.tile(step.to).beside[direction];
        if (!next || mover.others[at(*next)] != nullptr || ground.tile(*next).obstacle) {
            break;
        }
        step.to = *next;
        step.entered.push_back(ground.tile(*next).at);
        step.cost.negative += ground.tile(*next).negative ? 1 : 0;
    }
    return step;
}

std::vector<Step> walking_steps(const Mover& mover) {
    std::vector<Step> steps;
    for (int from = 0; from < mover.ground.size(); ++from) {
        const Tile& tile = mover.ground.tile(from);
        for (std::size_t d = 0; d < tile.beside.size(); ++d) {
            if (tile.beside[d] && may_walk_into(mover, *tile.beside[d])) {
                steps.push_back(walk_and_slide(mover, from, *tile.beside[d], d));
            }
        }
        for (int to : tile.linked) {
            const Tile& entered = mover.ground.tile(to);
            if (may_walk_into(mover, to)) {  // a link has no direction to slide on in
                const Cost cost{entered.negative ? 1 : 0,
                                entered.difficult && !entered.icy ? 2 : 1};
                steps.push_back({from, to, cost, {entered.at}});
            }
        }
    }
    return steps;
}

/// Over anything but walls, one point for each hex.
std::vector<Step> airborne_steps(const Mover& mover) {
    std::vector<Step> steps;
    const auto step = [&](int from, int to) {
        steps.push_back({from, to, {0, 1}, {mover.ground.tile(to).at}});
    };
    for (int from = 0; from < mover.ground.size(); ++from) {
        for (const std::optional<int>& to : mover.ground.tile(from).beside) {
            if (to) {
                step(from, *to);
            }
        }
        for (int to : mover.ground.tile(from).linked) {
            step(from, to);
        }
    }
    return steps;
}

/// Tries every step again and again until no way gets better.
Ways relax(const Mover& mover, int start, const std::vector<Step>& steps) {
    Ways best(mover.ground.tiles.size());
    best[at(start)] = Cost{};
    for (bool better = true; better;) {
        better = false;
        for (const Step& step : steps) {
            const std::optional<Cost> here = best[at(step.from)];
            std::optional<Cost>& there = best[at(step.to)];
            if (here && (!there || *here + step.cost < *there)) {
                there = *here + step.cost;
                better = true;
            }
        }
    }
    return best;
}

/// A teleport to any hex, counted straight [move.teleport].
Ways teleports(const Mover& mover, int start) {
    Ways ways(mover.ground.tiles.size());
    for (int to = 0; to < mover.ground.size(); ++to) {
        ways[at(to)] =
            Cost{0, straight_distance(mover.ground.tile(start).at, mover.ground.tile(to).at)};
    }
    return ways;
}

/// What the last hex of a jump or a teleport adds [move.jump, map.difficult].
Cost landing(const Mover& mover, int tile) {
    const Tile& ground = mover.ground.tile(tile);
    const bool pays = mover.gait == Gait::jumps && mover.edition == EditionId::gloomhaven;
    return {ground.negative ? 1 : 0, pays && ground.difficult ? 1 : 0};
}

std::vector<Step> steps_of(const Mover& mover) {
    return mover.gait == Gait::walks ? walking_steps(mover) : airborne_steps(mover);
}

/// Follows the steps that lie on a best way, from the end backwards to every tile.
class WayFinder {
public:
    WayFinder(const Mover& mover, int end) : steps_{steps_of(mover)}, end_{end} {
        std::vector<Step> backwards = steps_;
        for (Step& step : backwards) {
            std::swap(step.from, step.to);
        }
        left_ = relax(mover, end, backwards);
    }

    /// The first in hex order of the best ways from a tile, without the tile itself.
    const std::vector<Hex>& first_from(int tile) {
        const auto known = first_.find(tile);
        if (known != first_.end()) {
            return known->second;
        }
        std::optional<std::vector<Hex>> first;
        for (const Step& step : steps_) {
            const std::optional<Cost> on = left_[at(step.to)];
            if (tile == end_ || step.from != tile || !on || step.cost + *on != *left_[at(tile)]) {
                continue;
            }
            std::vector<Hex> way = step.entered;
            const std::vector<Hex>& rest = first_from(step.to);
            way.insert(way.end(), rest.begin(), rest.end());
            first = first ? std::min(*first, way) : way;
        }
        return first_[tile] = first.value_or(std::vector<Hex>{});
    }

private:
    std::vector<Step> steps_;
    int end_;
    Ways left_;
    std::map<int, std::vector<Hex>> first_;
};

}  // namespace

Mover mover(const Ground& ground, const Scene& scene, const Figure& actor, Gait gait,
            const Figure* absent) {
    Mover result{ground, scene.edition, actor, gait, {}};
    result.others.resize(ground.tiles.size());
    for (const Figure& figure : scene.figures) {
        if (&figure != &actor && &figure != absent) {
            result.others[at(ground.number.at(figure.at))] = &figure;
        }
    }
    return result;
}

Ways ways_from(const Mover& mover, int start) {
    Ways ways = mover.gait == Gait::teleports ? teleports(mover, start)
                                              : relax(mover, start, steps_of(mover));
    const bool lands =
        (mover.gait == Gait::jumps || mover.gait == Gait::teleports) && !mover.actor.flying;
    for (int tile = 0; tile < mover.ground.size(); ++tile) {
        std::optional<Cost>& way = ways[at(tile)];
        if (tile == start || !way) {
            continue;
        }
        if (!may_end_in(mover, tile)) {
            way.reset();
        } else if (lands) {
            way = *way + landing(mover, tile);
        }
    }
    return ways;
}

std::vector<Hex> first_way(const Mover& mover, int start, int end) {
    std::vector<Hex> way{mover.ground.tile(start).at};
    if (mover.gait == Gait::teleports) {
        if (start != end) {
            way.push_back(mover.ground.tile(end).at);
        }
        return way;
    }
    const std::vector<Hex> rest = WayFinder{mover, end}.first_from(start);
    way.insert(way.end(), rest.begin(), rest.end());
    return way;
}

}  // namespace standee::oracle
