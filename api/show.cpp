#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/line_of.hpp"
#include "files/map_json.hpp"
#include "files/picture.hpp"
#include "files/scene_json.hpp"
#include "lib/words.hpp"

namespace standee::api {
namespace {

/// The scene as JSON, with the map as a picture if requested.
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

std::string answer_show(Document document, bool picture, const Form& form) {
    const Scene scene = scene_of(read_fixture(std::move(document)));
    if (form.json) {
        return line_of(scene_json(scene, picture)) + "\n";
    }
    return picture ? picture_lines(scene)
                   : text_in_coordinates(map_picture(scene, {}, form.style), scene.map.coordinates);
}

}  // namespace standee::api
