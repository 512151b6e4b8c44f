#include "threat/threat.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "lib/error.hpp"
#include "show/threat_show.hpp"

namespace standee::api {
namespace {

/// The movement points: the given ones, or the figure's own.
int points_of(const ThreatOptions& options, const Scene& scene) {
    if (options.move) {
        return *options.move;
    }
    const Figure* figure = scene.find(options.figure);
    if (figure != nullptr && !figure->move) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/figures",
                          .found = "no move of \"" + options.figure + "\"",
                          .expected = "one there, or the option \"move\""}};
    }
    return figure == nullptr ? 0 : *figure->move;
}

}  // namespace

std::string answer_threat(const std::string& file, Document document, const ThreatOptions& options,
                          const Form& form) {
    const Scene scene = scene_of(read_fixture(std::move(document)));
    const ThreatMap map =
        threat_map(scene, options.figure, {points_of(options, scene), options.jump});
    return form.json
               ? threat_json(file, scene, map) + "\n"
               : text_in_coordinates(threat_words(scene, map, form.style), scene.map.coordinates);
}

}  // namespace standee::api
