#include <algorithm>
#include <set>

#include "lib/words.hpp"
#include "verify/monitors/play/monitor.hpp"

// Doors, and the rooms behind them.

namespace standee::verify {
namespace of_doors {
namespace {

constexpr Kinds moves = kinds<event::Move>();

// Only a character opens a closed door, by moving into it.
Seen closed_door(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* opens = view.event_as<event::DoorOpens>(i)) {
            const FigureState* figure = view.standing(i, opens->figure);
            judged.expect(
                figure->figure->kind == Kind::character && view.plane(i).is_closed_door(opens->at),
                true, [&] { return opens->figure + " opens the door at " + text_of(opens->at); });
        } else if (const auto* move = view.event_as<event::Move>(i)) {
            if (view.plane(i).is_closed_door(move->to)) {
                judged.breaks(text_of(*move) + " enters a closed door");
            }
        }
    }
    if (view.is_refused_by("map.closed-door")) {
        const bool any =
            std::ranges::any_of(view.before().map.doors, [](const Door& d) { return !d.open; });
        judged.expect(any, true, [] { return "refused for a closed door, and there is none"; });
    }
    return judged.seen();
}

// A locked door keeps everyone out.
Seen locked_door(const PlayView& view) {
    const Plane plane = view.plane(0);
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* opens = view.event_as<event::DoorOpens>(i);
        const auto* move = view.event_as<event::Move>(i);
        if ((opens != nullptr && plane.is_locked_door(opens->at)) ||
            (move != nullptr && plane.is_locked_door(move->to))) {
            judged.breaks("a locked door opens or is entered");
        }
    }
    if (view.is_refused_by("map.locked-door")) {
        const bool any = std::ranges::any_of(view.before().map.doors, &Door::locked);
        judged.expect(any, true, [] { return "refused for a locked door, and there is none"; });
    }
    return judged.seen();
}

/// The unrevealed hexes that can be reached from a door without leaving them.
std::set<Hex> behind(const Plane& plane, const Map& map, Hex door) {
    std::set<Hex> room;
    std::vector<Hex> open{door};
    while (!open.empty()) {
        const Hex here = open.back();
        open.pop_back();
        for (const Hex hex : map.unrevealed) {
            if (are_neighbours(here, hex) && !plane.is_walled(here, hex) &&
                room.insert(hex).second) {
                open.push_back(hex);
            }
        }
    }
    return room;
}

// The room behind a door that opens is revealed at once, and nothing else is.
Seen reveal(const PlayView& view) {
    const Map& map = view.before().map;
    std::set<Hex> hidden(map.unrevealed.begin(), map.unrevealed.end());
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* opens = view.event_as<event::DoorOpens>(i)) {
            std::set<Hex> room = behind(view.plane(i), map, opens->at);
            std::erase_if(room, [&](Hex hex) { return !hidden.contains(hex); });
            const std::set<Hex> told(opens->reveals.begin(), opens->reveals.end());
            judged.expect(told == room, !room.empty(), [&] {
                return opens->figure + " does not reveal the room behind " + text_of(opens->at);
            });
            std::erase_if(hidden, [&](Hex hex) { return told.contains(hex); });
        } else if (const auto* move = view.event_as<event::Move>(i);
                   move != nullptr && hidden.contains(move->to)) {
            judged.breaks(text_of(*move) + " enters a room that is not revealed");
        }
    }
    const std::set<Hex> left(view.after().map.unrevealed.begin(),
                             view.after().map.unrevealed.end());
    judged.expect(view.refusal() != nullptr || left == hidden, false,
                  [] { return "the hexes that are not revealed are not as told"; });
    return judged.seen();
}

// Decisive: were it closed, this figure could not have entered it, or would have opened it.
Seen open_door(const PlayView& view) {
    const auto stands_open = [&](Hex hex) {
        return std::ranges::any_of(view.before().map.doors,
                                   [hex](const Door& d) { return d.open && d.at == hex; });
    };
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* move = view.event_as<event::Move>(i); move && stands_open(move->to)) {
            judged.holds(true);
        } else if (const auto* opens = view.event_as<event::DoorOpens>(i);
                   opens && stands_open(opens->at)) {
            judged.breaks(opens->figure + " opens a door that is open");
        }
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"map.closed-door"_clause, "only a character enters a closed door, which opens it",
                moves | kinds<event::DoorOpens>() | refusals, closed_door},
    PlayMonitor{"map.locked-door"_clause, "nobody opens or enters a locked door",
                moves | kinds<event::DoorOpens>() | refusals, locked_door},
    PlayMonitor{"map.reveal"_clause, "a door that opens reveals the room behind it",
                moves | kinds<event::DoorOpens>(), reveal},
    PlayMonitor{"map.open-door"_clause, "an open door is entered like any hex",
                moves | kinds<event::DoorOpens>(), open_door},
};

}  // namespace
}  // namespace of_doors

std::span<const PlayMonitor> door_play_monitors() { return of_doors::monitors; }

}  // namespace standee::verify
