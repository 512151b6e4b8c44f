#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/event_reading.hpp"
#include "files/line_of.hpp"
#include "files/reader.hpp"
#include "files/scene_json.hpp"

namespace standee::api {

std::string answer_apply(const Document& document, const Form& form) {
    const Reader reader{document};
    reader.only({"scene", "events"});
    Scene scene = read_scene(reader.at("scene"));
    const Reader events = reader.at("events").with(scene.map.coordinates).with(scene.edition);
    for (std::size_t i = 0; i < events.size(); ++i) {
        apply_written(scene, events[i]);
    }
    return form.json ? line_of(write_scene(scene)) + "\n" : map_picture(scene, {}, form.style);
}

}  // namespace standee::api
