#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "session/action_verbs.hpp"
#include "session/reach.hpp"

namespace standee {
// move HEX... [jump] [points N]
Action move_action(Words& words, const Doing& doing, bool jump) {
    const Figure figure = *doing.scene().find(actor(doing));
    step::Move move{.figure = figure.id, .jump = jump};
    std::optional<int> most;
    std::vector<Hex> named;
    while (!words.at_end()) {
        if (words.accept("to")) {
            continue;
        }
        if (words.accept("jump")) {
            move.jump = true;
        } else if (words.accept("points") || words.accept("with")) {
            most = words.take_number("movement points", 0, most_in_command);
        } else {
            named.push_back(take_hex(words, doing.scene(), doing.names()));
        }
    }
    int points = 0;
    Hex at = figure.at;
    for (const Hex next : named) {
        const auto find_way = next == named.back() ? way_to : way_through;
        const Way way = find_way(doing.scene(), figure, at, next, move.jump);
        move.path.insert(move.path.end(), way.path.begin(), way.path.end());
        points += way.points;
        at = next;
    }
    if (move.path.empty()) {
        not_possible(named.empty() ? std::string{"The hex is missing"}
                                   : figure.id + " is in " + text_of(figure.at) + " already",
                     named.empty() ? "Type for example: move " + doing.names().name(figure.at)
                                   : std::string{"Name another hex"});
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
