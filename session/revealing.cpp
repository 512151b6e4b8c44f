#include <algorithm>
#include <utility>

#include "files/render.hpp"
#include "lib/copy_work.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "session/hands.hpp"
#include "session/table.hpp"
#include "session/words.hpp"

// Reveals hidden rooms, and places figures that wait for a hex.

namespace standee {

std::vector<Hex> empty_hexes(const Scene& scene) {
    std::vector<Hex> taken = scene.map.obstacles;
    for (const Figure& figure : scene.figures) {
        const std::vector<Hex> stands = hexes_of(figure);
        taken.insert(taken.end(), stands.begin(), stands.end());
    }
    for (const Door& door : scene.map.doors) {
        if (!door.open) {
            taken.push_back(door.at);
        }
    }
    std::vector<Hex> hexes = scene.map.hexes;
    spend(hexes.size() + taken.size());
    std::ranges::sort(taken);
    std::erase_if(hexes, [&](Hex hex) { return std::ranges::binary_search(taken, hex); });
    return hexes;
}

void Table::reveal(const ScenarioRoom& room) {
    const int players = setting_.scenario.players;
    spend(table_work(scene()));
    state_.now = {kept(with_room(scene(), room, players)), nullptr};
    count_cards_of_newcomers(*this);
    if (!room.revealed) {
        note("reveal",
             "Room " + room.id + " is revealed." + (room.text.empty() ? "" : " " + room.text),
             room.id);
    } else if (!room.text.empty()) {
        note("reveal", "Room " + room.id + ". " + room.text, room.id);
    }
    std::string by = state_.acting;
    for (const Figure& figure : scene().figures) {
        if (by.empty() && figure.kind == Kind::character) {
            by = figure.id;
        }
    }
    std::vector<Figure> coming;
    for (RoomFigure& figure : coming_with(room, players)) {
        if (figure.placed) {
            coming.push_back(std::move(figure.figure));
        } else {
            state_.unplaced.push_back(std::move(figure));
        }
    }
    if (!coming.empty()) {
        spawn(std::move(coming), by);
    }
}

std::size_t Table::demand_hidden(const std::string& id) const {
    for (std::size_t i = 0; i < state_.hidden.size(); ++i) {
        if (setting_.scenario.rooms.at(state_.hidden[i]).id == id) {
            return i;
        }
    }
    std::vector<std::string> ids;
    for (const std::size_t room : state_.hidden) {
        ids.push_back(setting_.scenario.rooms.at(room).id);
    }
    not_possible("No hidden room is called " + in_quotes(id),
                 ids.empty() ? "All rooms are revealed" : "Hidden rooms: " + joined(ids));
}

void Table::reveal(const std::string& id) { reveal_hidden(demand_hidden(id)); }

void Table::reveal_hidden(std::size_t position) {
    const auto hidden = state_.hidden.begin() + static_cast<std::ptrdiff_t>(position);
    const ScenarioRoom& room = setting_.scenario.rooms.at(*hidden);
    state_.hidden.erase(hidden);
    reveal(room);
}

void Table::place(std::optional<Hex> at) {
    Figure figure = std::move(state_.unplaced.front().figure);
    state_.unplaced.erase(state_.unplaced.begin());
    if (!at) {
        note("correction", figure.id + " does not come.");
        return;
    }
    figure.at = *at;
    if (figure.kind == Kind::monster || figure.kind == Kind::boss ||
        (figure.kind == Kind::ally && figure.rank)) {
        spawn({std::move(figure)}, {});
        return;
    }
    const std::string id = figure.id;
    edit([&](Scene& scene) { scene.figures.push_back(figure); }, {"correction", id + " appears."});
    count_cards_of_newcomers(*this);
}

bool Table::reveal_next() {
    for (std::size_t i = 0; i < state_.hidden.size(); ++i) {
        const ScenarioRoom& room = setting_.scenario.rooms.at(state_.hidden[i]);
        const bool open =
            room.revealed || std::ranges::any_of(scene().map.doors, [&](const Door& door) {
                return door.open && std::ranges::count(room.doors, door.at) > 0;
            });
        if (open) {
            reveal_hidden(i);
            return true;
        }
    }
    return false;
}

}  // namespace standee
