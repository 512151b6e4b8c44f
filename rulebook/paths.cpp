#include "rulebook/paths.hpp"

#include <algorithm>
#include <optional>

#include "lib/work.hpp"

namespace standee::rulebook::planning {
namespace {

constexpr Clause negativity = "monster.focus-negative-hexes"_clause;

Cost entering(const Mover& mover, int tile) {
    const Tile& there = mover.ground->tile(tile);
    const bool icy =
        there.difficult && there.icy && mover.book->on("map.icy"_clause, "no difficult terrain");
    return {mover.minds(tile) ? 1 : 0, there.difficult && !icy ? 2 : 1};
}

/// A teleport is counted straight, through whatever lies between [move.teleport].
int teleport_distance(const Mover& mover, int from, int to) {
    const Grid& ground = *mover.ground;
    const Hex start = ground.tile(from).at;
    const Hex end = ground.tile(to).at;
    const int straight = hex_distance(start, end);
    const std::vector<Edge>& lines = ground.map().walls;
    if (lines.empty() || mover.book->on("move.teleport"_clause, "through wall lines")) {
        return straight;
    }
    const auto stopped = [&](Hex a, Hex b) {
        return std::ranges::any_of(lines, [&](const Edge& line) {
            return (line.a == a && line.b == b) || (line.a == b && line.b == a);
        });
    };
    constexpr int detour = 6;  // no teleport goes farther
    std::vector<Hex> ring{start};
    std::vector<Hex> met = ring;
    for (int steps = 1; steps <= straight + detour; ++steps) {
        std::vector<Hex> next;
        for (const Hex hex : ring) {
            for (const Direction direction : all_directions) {
                const Hex there = neighbour(hex, direction);
                if (std::ranges::find(met, there) == met.end() && !stopped(hex, there)) {
                    if (there == end) {
                        return steps;
                    }
                    met.push_back(there);
                    next.push_back(there);
                }
            }
        }
        ring = std::move(next);
    }
    return from == to ? 0 : straight + detour + 1;
}

}  // namespace

bool Mover::may_walk_into(int tile) const {
    if (ground->tile(tile).obstacle || ground->tile(tile).closed_door) {
        return false;  // [map.obstacle, map.closed-door]
    }
    const int other = roster->on(tile);
    if (other != nobody && tile != goal && has(roster->in_the_way(), other)) {
        return false;  // [move.flying, map.end-unoccupied]
    }
    switch (who(tile)) {
        case Who::none:
        case Who::ally: return true;  // [map.end-unoccupied]
        case Who::unseen_enemy:
            return book->edition().passes_invisible_enemies ||
                   !book->on("map.end-unoccupied"_clause);
        case Who::enemy: return !book->on("map.end-unoccupied"_clause, "not through enemies");
        case Who::objective: return !book->on("map.objective"_clause, "in the way");
    }
    return false;
}

bool Mover::minds(int tile) const {
    const Tile& there = ground->tile(tile);
    const bool trap = there.trap && book->on("map.trap"_clause) && book->on(negativity, "traps");
    const bool hazardous = there.hazardous && book->on("map.hazardous"_clause) &&
                           book->on(negativity, "hazardous terrain");
    const bool harms = (trap || hazardous) &&
                       !(roster->figure(roster->actor()).no_interaction &&
                         book->on("ally.no-interaction"_clause, "no hex is negative to it"));
    const bool called = there.called_negative && book->on(negativity, "called so by the scenario");
    return (harms || called) && book->on(negativity);
}

bool Mover::may_end_with_what_is_in(int tile) const {
    const Tile& there = ground->tile(tile);
    const bool open = who(tile) == Who::none || !book->on("map.end-unoccupied"_clause);
    const bool over_obstacle =
        flying && there.obstacle && book->on("move.flying"_clause, "may end over an obstacle");
    return open && !there.closed_door && (over_obstacle || !there.obstacle);
}

Cost Mover::landing(int tile) const {
    if (flying || gait == Gait::walks || gait == Gait::flies) {
        return {};
    }
    const Tile& there = ground->tile(tile);
    const bool jumps = gait == Gait::jumps;
    const bool pays = jumps && book->edition().jump_pays_difficult_landing;
    const bool minded = minds(tile) && book->on(jumps ? "move.jump"_clause : "move.teleport"_clause,
                                                "the last hex takes effect");
    return {minded ? 1 : 0, pays && there.difficult ? 1 : 0};
}

void Steps::take(const Mover& mover) {
    mover_ = mover;
    const Grid& ground = *mover.ground;
    entering_.assign(at(ground.size()), {{0, 1}, false});  // over anything, one point for each hex
    for (int tile = 0; mover.gait == Gait::walks && tile < ground.size(); ++tile) {
        if (ground.tile(tile).bare && mover.who(tile) == Who::none) {
            continue;
        }
        const bool open = mover.may_walk_into(tile);
        entering_[at(tile)] = {open ? entering(mover, tile) : Cost::none(), ground.tile(tile).icy};
    }
    list_steps_onto_ice();
}

void Steps::list_steps_onto_ice() {
    onto_ice_.clear();
    if (std::ranges::none_of(entering_, &Entering::icy)) {
        return;
    }
    const auto is_icy = [&](int tile) { return tile != nowhere && entering_[at(tile)].icy; };
    for (int tile = 0; tile < mover_.ground->size(); ++tile) {
        if (std::ranges::none_of(mover_.ground->tile(tile).beside, is_icy) &&
            mover_.ground->links_from(tile).empty()) {
            continue;
        }
        each_from(tile, [&](const Step& step) {
            if (is_icy(step.entered)) {
                onto_ice_.push_back(step);
            }
        });
    }
    std::ranges::stable_sort(onto_ice_, {}, &Step::to);
}

Step Steps::slid_on(Step step) const {
    std::uint64_t hexes = 0;
    step.to = mover_.slide(step.entered, step.direction, [&](int slid) {
        const bool minded = mover_.minds(slid) && mover_.book->on("map.icy"_clause, "takes effect");
        step.cost = step.cost + Cost{minded ? 1 : 0, 0};
        ++hexes;
    });
    spend(2 * hexes);
    return step;
}

void BestPaths::set_out(const Mover& mover, int start) {
    mover_ = mover;
    start_ = start;
    goal_ = nowhere;
    const Grid& ground = *mover.ground;
    through_.assign(at(ground.size()), Cost::none());
    through_[at(start)] = Cost{};
    if (mover.gait == Gait::teleports) {  // any hex, counted straight [move.teleport]
        for (int to = 0; to < ground.size(); ++to) {
            through_[at(to)] = {0, teleport_distance(mover, start, to)};
        }
    } else {
        steps_.take(mover);
        relax_from_start();
    }
    to_.assign(at(ground.size()), Cost::none());
    for (int tile = 0; tile < ground.size(); ++tile) {
        if (through_[at(tile)].possible() && mover.may_end_in(tile)) {
            to_[at(tile)] = through_[at(tile)] + mover.landing(tile);
        }
    }
    to_[at(start)] = Cost{};
}

/// Tries the steps from each tile whose path has got better, in the order in which that happened.
void BestPaths::relax_from_start() {
    queue_.assign(1, start_);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        spend(2 * at(direction_count));
        const Cost here = through_[at(queue_[next])];
        steps_.each_from(queue_[next], [&](const Step& step) {
            Cost& there = through_[at(step.to)];
            if (here + step.cost < there) {
                there = here + step.cost;
                queue_.push_back(step.to);
            }
        });
    }
}

/// Tries the steps to each tile from which the rest has got better, in the order in which that
/// happened.
void BestPaths::relax_to_goal(const Steps& steps) {
    queue_.assign(1, goal_);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        spend(2 * at(direction_count));
        const Cost rest = left_[at(queue_[next])];
        steps.each_to(queue_[next], [&](int from, Cost cost) {
            Cost& there = left_[at(from)];
            if (rest + cost < there) {
                there = rest + cost;
                queue_.push_back(from);
            }
        });
    }
}

void BestPaths::head_for(int goal) {
    const Grid& ground = *mover_.ground;
    goal_ = goal;
    goal_mover_ = mover_;
    goal_mover_.goal = goal;
    left_.assign(at(ground.size()), Cost::none());
    left_[at(goal)] = Cost{};
    if (!goal_mover_.may_end_in(goal)) {
        return;
    }
    if (mover_.gait == Gait::teleports) {
        for (int from = 0; from < ground.size(); ++from) {
            left_[at(from)] = {0, teleport_distance(goal_mover_, from, goal)};
        }
    } else if (mover_.who(goal) == Who::none) {
        relax_to_goal(steps_);
    } else {
        steps_to_goal_.take(goal_mover_);
        relax_to_goal(steps_to_goal_);
    }
}

Cost BestPaths::left(int tile) const {
    const Cost on = left_[at(tile)];
    return tile == goal_ || !on.possible() ? on : on + goal_mover_.landing(goal_);
}

/// Whether a step belongs to a best path: it costs the difference between the best paths through
/// its two tiles.
bool BestPaths::on_a_best_path(const Step& step) const {
    return on_path_[at(step.to)] != 0 &&
           through_[at(step.from)] + step.cost == through_[at(step.to)];
}

/// Marks every tile on a best path to `end`, from there backwards.
void BestPaths::mark_paths_to(int end) {
    on_path_.assign(through_.size(), 0);
    on_path_[at(end)] = 1;
    queue_.assign(1, end);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        const int to = queue_[next];
        steps_.each_to(to, [&](int from, Cost cost) {
            if (on_path_[at(from)] == 0 && through_[at(from)] + cost == through_[at(to)]) {
                on_path_[at(from)] = 1;
                queue_.push_back(from);
            }
        });
    }
}

/// Appends what a step enters.
void BestPaths::walk(const Step& step, std::vector<Hex>& path) const {
    path.push_back(mover_.ground->tile(step.entered).at);
    if (mover_.gait == Gait::walks) {
        static_cast<void>(mover_.slide(step.entered, step.direction, [&](int slid) {
            path.push_back(mover_.ground->tile(slid).at);
        }));
    }
}

/// Appends the first in hex order of the best paths from a marked tile to the end.
void BestPaths::follow(int tile, int end, std::vector<Hex>& path) const {
    while (tile != end) {
        spend(8);
        std::optional<Step> best;
        steps_.each_from(tile, [&](const Step& step) {
            if (!on_a_best_path(step)) {
                return;
            }
            if (best && best->entered == step.entered) {  // along a link and over ice
                std::vector<Hex> one, other;
                walk(*best, one);
                follow(best->to, end, one);
                walk(step, other);
                follow(step.to, end, other);
                best = other < one ? step : *best;
            } else if (!best || step.entered < best->entered) {
                best = step;
            }
        });
        walk(*best, path);
        tile = best->to;
    }
}

void BestPaths::first_path(int end, std::vector<Hex>& path) {
    path.assign(1, mover_.ground->tile(start_).at);
    if (end == start_) {
        return;
    }
    if (mover_.gait == Gait::teleports) {
        path.push_back(mover_.ground->tile(end).at);
        return;
    }
    mark_paths_to(end);
    follow(start_, end, path);
}

const BestPaths::Rests& BestPaths::rests(int tile, int end, const std::vector<FigureSet>& passed,
                                         std::map<int, Rests>& known) const {
    if (const auto there = known.find(tile); there != known.end()) {
        return there->second;
    }
    Rests all;
    if (tile == end) {
        all.emplace();
    }
    const auto add = [&](const Step& step) {
        std::vector<Hex> entered, negative;
        FigureSet met = 0;
        walk(step, entered);
        for (const Hex hex : entered) {
            const int there = mover_.ground->find(hex);
            if (mover_.gait == Gait::walks && mover_.minds(there)) {
                negative.push_back(hex);
            }
            met |= passed.empty() ? 0 : passed[at(there)];
        }
        for (const auto& [kind, more] : rests(step.to, end, passed, known)) {
            spend(64);
            auto key = std::pair{negative, met | kind.second};
            key.first.insert(key.first.end(), kind.first.begin(), kind.first.end());
            std::vector<Hex> path = entered;
            path.insert(path.end(), more.begin(), more.end());
            const auto [kept, added] = all.try_emplace(std::move(key), path);
            if (!added && path < kept->second) {
                kept->second = path;
            }
        }
    };
    if (tile != end) {
        steps_.each_from(tile, [&](const Step& step) {
            if (on_a_best_path(step)) {
                add(step);
            }
        });
    }
    return known.emplace(tile, std::move(all)).first->second;
}

std::vector<std::vector<Hex>> BestPaths::first_paths(int end,
                                                     const std::vector<FigureSet>& passed) {
    std::vector<std::vector<Hex>> paths(1);
    first_path(end, paths.front());
    const bool through_negative = mover_.gait == Gait::walks && through_[at(end)].negative() > 0;
    if (end == start_ || mover_.gait == Gait::teleports || (!through_negative && passed.empty())) {
        return paths;
    }
    paths.clear();
    mark_paths_to(end);
    std::map<int, Rests> known;
    for (const auto& [kind, rest] : rests(start_, end, passed, known)) {
        std::vector<Hex>& path = paths.emplace_back(1, mover_.ground->tile(start_).at);
        path.insert(path.end(), rest.begin(), rest.end());
    }
    std::ranges::sort(paths);
    return paths;
}

}  // namespace standee::rulebook::planning
