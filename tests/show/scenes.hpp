#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "files/scene_json.hpp"
#include "lib/scene.hpp"

namespace standee::support {

/// The scene in `text`, "format" and "edition" added.
inline Scene scene_from(std::string_view text, std::string_view edition = "frosthaven") {
    Json json = parse_document(text);
    json["format"] = scene_format;
    json["edition"] = edition;
    return read_scene(json);
}

/// Two columns of two hexes and one of two more beyond a wall line; A, then C1.
inline Scene small_room() {
    return scene_from(R"({
        "map": {"hexes": [[0,0],[0,1],[1,-1],[1,0],[2,-1],[2,0]],
                "walls": [[[1,0],[2,0]]],
                "traps": [[1,-1]], "obstacles": [[2,-1]], "icy": [[0,1]]},
        "figures": [
            {"id": "A", "kind": "monster", "side": "monsters", "at": [0,0], "move": 2, "attack": 2},
            {"id": "C1", "kind": "character", "side": "party", "at": [2,0], "initiative": 3}],
        "turn": {"figure": "A", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 2}}]}
    })");
}

}  // namespace standee::support
