#include "api/live_board.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/fixture_json.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "session/session.hpp"

namespace standee::api {

Scenario read_live_board(const Reader& reader) {
    const Json& document = reader.json();
    Scenario board;
    if (document.is_object() && document.value("format", "") == session_format) {
        const Session session = Session::load(document);
        board.scene = session.scene();
        board.ability_decks = session.ability_decks();
        return board;
    }
    if (is_scenario(document)) {
        return read_scenario(reader);
    }
    board.scene = scene_of(read_fixture(document));
    return board;
}

Json write_live_board(Scenario board, ghs::ImportedGame imported, bool decks) {
    if (board.rooms.empty() && !decks) {
        return write_scene(imported.scene);
    }
    const auto characters =
        std::ranges::count(imported.scene.figures, Kind::character, &Figure::kind);
    board.players = std::clamp(static_cast<int>(characters), 1, 4);
    board.scene = std::move(imported.scene);
    board.ability_decks = std::move(imported.ability_decks);
    return write_scenario(board);
}

}  // namespace standee::api
