#include "session/reach.hpp"

#include <algorithm>
#include <span>

#include "files/render.hpp"
#include "focus/turn_context.hpp"
#include "lib/clause.hpp"
#include "lib/copy_work.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "pathing/shortest_paths.hpp"
#include "play/game_state.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

/// Whether a closed door opens for the figure; it only does for characters [map.closed-door].
bool opens_to(const Door& door, const Figure& figure) {
    return !door.open && !door.locked && figure.kind == Kind::character;
}

Scene with_open_doors(Scene scene, const Figure& figure, std::span<const Hex> at) {
    spend(copy_work(scene));
    for (Door& door : scene.map.doors) {
        door.open = door.open || (opens_to(door, figure) && std::ranges::count(at, door.at) > 0);
    }
    return scene;
}

/// Why no other figure may end a move in a hex: ": guard-1 stands there".
std::string what_is_in(const Scene& scene, Hex hex) {
    for (const Figure& other : scene.figures) {
        if (stands_in(other, hex)) {
            return ": " + other.id + " stands there";
        }
    }
    return std::ranges::count(scene.map.obstacles, hex) > 0 ? ": an obstacle lies there" : "";
}

[[noreturn]] void refuse_way(const Scene& scene, const Figure& figure, Hex to, bool may_end) {
    const auto door = std::ranges::find(scene.map.doors, to, &Door::at);
    if (door != scene.map.doors.end() && !door->open) {
        not_possible("In " + text_of(to) + " is a closed door", "Name another hex",
                     door->locked ? "map.locked-door"_clause : "map.closed-door"_clause);
    }
    if (may_end) {
        not_possible("No path leads " + figure.id + " to " + text_of(to), "Name another hex",
                     "move.points"_clause);
    }
    not_possible(figure.id + " cannot stop in " + text_of(to) + what_is_in(scene, to),
                 "Name a hex with no figure, obstacle or wall", "map.end-unoccupied"_clause);
}

/// The paths of a figure through a scene.
class Ways {
public:
    Ways(const Scene& scene, const Figure& figure, Hex from, bool jump)
        : board_{scene.map}, slides_{!figure.flying && !jump} {
        movement_.prepare(board_, gait_of(figure, manner_of(figure.flying, jump)), scene.edition,
                          presence_around(scene, board_, figure));
        distances_.search(movement_, board_.find(from));
    }

    [[nodiscard]] bool has(Hex to) const { return distances_.to(board_.find(to)).possible(); }
    [[nodiscard]] bool may_end(Hex in) const { return movement_.can_end(board_.find(in)); }
    /// The cost of entering a hex; none() if the figure may not enter it.
    [[nodiscard]] Cost enter(Hex to) const { return movement_.enter(board_.find(to)); }
    [[nodiscard]] int points(Hex to) const { return distances_.to(board_.find(to)).points(); }

    [[nodiscard]] Way way(Hex to) const {
        const HexIndex goal = board_.find(to);
        const Cost cost = distances_.to(goal);
        return {own_steps(distances_.path_to(goal)), cost.points(), cost.negative_hexes()};
    }

private:
    /// The hexes of a path that the figure enters by its own steps, without the start.
    [[nodiscard]] std::vector<Hex> own_steps(const std::vector<Hex>& path) const {
        std::vector<Hex> own;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const bool slid = i > 1 && slides_ &&
                              board_.terrain(board_.find(path[i - 1])).is(Terrain::icy) &&
                              path[i] - path[i - 1] == path[i - 1] - path[i - 2];
            if (!slid) {
                own.push_back(path[i]);
            }
        }
        return own;
    }

    Board board_;
    bool slides_;
    Movement movement_;
    DistancesFrom distances_;
};

}  // namespace

Way way_to(const Scene& scene, const Figure& figure, Hex from, Hex to, bool jump) {
    const Scene opened = with_open_doors(scene, figure, std::array{from, to});
    const Ways ways{opened, figure, from, jump};
    if (!ways.has(to)) {
        refuse_way(opened, figure, to, ways.may_end(to));
    }
    return ways.way(to);
}

Way way_through(const Scene& scene, const Figure& figure, Hex from, Hex to, bool jump) {
    const Ways ways{with_open_doors(scene, figure, std::array{from, to}), figure, from, jump};
    const Cost step = ways.enter(to);
    const bool passes = !ways.may_end(to) && step.possible() && hex_distance(from, to) == 1;
    return passes ? Way{{to}, step.points(), step.negative_hexes()}
                  : way_to(scene, figure, from, to, jump);
}

std::vector<Way> ways_from(const Scene& scene, const Figure& figure, Hex from, bool jump,
                           int points) {
    if (figure.has(Condition::immobilize) || figure.has(Condition::stun)) {
        return {};
    }
    const Ways ways{with_open_doors(scene, figure, std::array{from}), figure, from, jump};
    std::vector<Way> found;
    const auto add = [&](const Ways& over, Hex to) {
        if (to != from && over.has(to) && over.points(to) <= points) {
            found.push_back(over.way(to));
        }
    };
    for (const Hex hex : scene.map.hexes) {
        add(ways, hex);
    }
    for (const Door& door : scene.map.doors) {
        if (opens_to(door, figure) && !ways.has(door.at)) {
            add({with_open_doors(scene, figure, std::array{from, door.at}), figure, from, jump},
                door.at);
        }
    }
    std::ranges::sort(found, {}, [](const Way& way) { return way.path.back(); });
    return found;
}

std::vector<SeenEnemy> enemies_seen(const Scene& scene, const Figure& figure, Hex from) {
    Figure by = figure;
    by.at = from;
    const GameState state{scene};
    std::vector<SeenEnemy> seen;
    for (const Figure& other : scene.figures) {
        if (other.side == by.side || other.has(Condition::invisible)) {
            continue;
        }
        const auto range = state.range(by, other);
        if (range && state.sees(by, other)) {
            seen.push_back({other.id, *range});
        }
    }
    std::ranges::stable_sort(seen, {}, &SeenEnemy::range);
    return seen;
}

}  // namespace standee
