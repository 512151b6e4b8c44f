#include "verify/shrink/document.hpp"

#include <nlohmann/json.hpp>

#include "lib/json/reader.hpp"
#include "lib/json/scene_json.hpp"

namespace standee::verify {

Json write_case(const Case& tried) {
    Json document = Json::object();
    document["scene"] = write_scene(tried.scene);
    if (!tried.steps.empty()) {
        Json& steps = document["steps"] = Json::array();
        for (const std::string& step : tried.steps) {
            steps.push_back(Json::parse(step));
        }
    }
    return document;
}

Case read_case(const Json& document) {
    const Reader reader{document};
    reader.only({"scene", "steps"});
    Case tried{read_scene(reader.at("scene")), {}};
    tried.steps =
        reader.list_or_none("steps", [](const Reader& step) { return step.json().dump(); });
    if (tried.steps.empty() && !tried.scene.turn) {
        reader.fail(ErrorCode::missing_field, "a turn to plan or steps to play");
    }
    return tried;
}

}  // namespace standee::verify
