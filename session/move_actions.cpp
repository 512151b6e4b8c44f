#include "focus/turn_context.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "pathing/shortest_paths.hpp"
#include "session/action_verbs.hpp"

namespace standee {
namespace {

// move HEX... [jump] [points N]

/// The way to a hex and what it costs. A closed door opens to whoever enters it, so it is free
/// ground where it is the goal.
struct Way {
    std::vector<Hex> path;  ///< without the start
    int points = 0;
};
Way way_to(const Doing& doing, const Figure& figure, Hex from, Hex to, bool jump) {
    Scene scene = doing.scene();
    for (Door& door : scene.map.doors) {
        door.open = door.open || ((door.at == to || door.at == from) && !door.locked);
    }
    const Board board{scene.map};
    Movement movement;
    movement.prepare(board, gait_of(figure, manner_of(figure.flying, jump)), scene.edition,
                     presence_around(scene, board, figure));
    DistancesFrom distances;
    distances.search(movement, board.find(from));
    const Cost cost = distances.to(board.find(to));
    if (!cost.possible()) {
        const bool ends_there = movement.can_end(board.find(to));
        not_possible(
            ends_there ? "No way leads " + figure.id + " to " + text_of(to)
                       : figure.id + " cannot stop in " + text_of(to),
            ends_there ? "Name another hex" : "Name a hex with no figure, obstacle or wall",
            ends_there ? "move.points"_clause : "map.end-unoccupied"_clause);
    }
    Way way{distances.path_to(board.find(to)), cost.points()};
    // Slides over ice are no steps of its own.
    std::vector<Hex> own;
    for (std::size_t i = 1; i < way.path.size(); ++i) {
        const bool slides = i > 1 && !figure.flying && !jump &&
                            board.terrain(board.find(way.path[i - 1])).is(Terrain::icy) &&
                            way.path[i] - way.path[i - 1] == way.path[i - 1] - way.path[i - 2];
        if (!slides) {
            own.push_back(way.path[i]);
        }
    }
    way.path = std::move(own);
    return way;
}

}  // namespace

Action move_action(Words& words, const Doing& doing, bool jump) {
    const Figure figure = *doing.scene().find(actor(doing));
    step::Move move{.figure = figure.id, .jump = jump};
    std::optional<int> most;
    int points = 0;
    Hex at = figure.at;
    while (!words.at_end()) {
        if (words.accept("to")) {
            continue;
        }
        if (words.accept("jump")) {
            move.jump = true;
        } else if (words.accept("points") || words.accept("with")) {
            most = words.take_number("movement points", 0, most_in_command);
        } else {
            const Hex next = take_hex(words, doing.scene(), doing.names());
            const Way way = way_to(doing, figure, at, next, move.jump || words.peek() == "jump");
            move.path.insert(move.path.end(), way.path.begin(), way.path.end());
            points += way.points;
            at = next;
        }
    }
    if (move.path.empty()) {
        not_possible("The hex is missing",
                     "Type for example: move " + doing.names().name(figure.at));
    }
    if (most && points > *most && !doing.forced) {
        not_possible("The way to " + text_of(at) + " costs " + counted(points, "movement point"),
                     figure.id + " has " + std::to_string(*most), "move.points"_clause);
    }
    return one_step(std::move(move));
}

Action teleport_action(Words& words, const Doing& doing) {
    const Hex to = take_hex(words, doing.scene(), doing.names());
    return one_step(step::Teleport{.figure = actor(doing), .to = to});
}

// push TARGET N [HEX...]
Action push_action(Words& words, const Doing& doing, Force force) {
    step::Forced step;
    step.move.force = force;
    step.move.by = actor(doing);
    step.move.target = take_figure(words, doing.scene(), "the figure that is moved").id;
    step.move.points = words.take_number("how many hexes", 0, most_in_command);
    if (!words.at_end()) {
        step.move.path.emplace();
    }
    while (!words.at_end()) {
        step.move.path->push_back(take_hex(words, doing.scene(), doing.names()));
    }
    return one_step(std::move(step));
}

}  // namespace standee
