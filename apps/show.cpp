#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/map_json.hpp"
#include "files/picture.hpp"
#include "files/scene_json.hpp"
#include "files/why_json.hpp"

namespace standee {
namespace {

/// The scene in JSON, its map as a picture where that is asked for.
Json scene_json(const Scene& scene, bool picture) {
    Json json = write_scene(scene);
    if (picture) {
        json["map"] = in_coordinates(write_map_as_picture(scene.map, scene.edition, scene.level),
                                     scene.map.coordinates);
    }
    return json;
}

std::string picture_lines(const Scene& scene) {
    const Picture picture = picture_of(scene.map);
    std::string text;
    for (const std::string& line : picture.lines) {
        text += line + "\n";
    }
    if (picture.origin != Hex{}) {
        text += "origin: " + text_of(from_axial(picture.origin, scene.map.coordinates)) + "\n";
    }
    return text;
}

}  // namespace

void run_show(const ShowArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    answer_each(arguments.scenes, arguments.printing, run, [&](const std::string&, Json document) {
        const Scene scene = scene_of(read_fixture(std::move(document)));
        if (arguments.printing.json) {
            return line_of(scene_json(scene, arguments.picture)) + "\n";
        }
        return arguments.picture
                   ? picture_lines(scene)
                   : text_in_coordinates(map_picture(scene, {}, style), scene.map.coordinates);
    });
}

}  // namespace standee
