#include "verify/shrink/document.hpp"

#include <nlohmann/json.hpp>

#include "files/reader.hpp"
#include "files/round_file.hpp"
#include "files/scene_json.hpp"

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
    if (!tried.round.empty()) {
        document["round"] = Json::parse(tried.round);
    }
    return document;
}

Case read_case(const Json& document, const Edition* instead) {
    const Reader reader{document};
    reader.only({"scene", "steps", "round"});
    Case tried{read_scene(reader.at("scene"), instead)};
    tried.steps =
        reader.list_or_none("steps", [](const Reader& step) { return step.json().dump(); });
    if (const auto round = reader.find("round")) {
        static_cast<void>(read_round(read_fixture(document), tried.scene));  // whether it is one
        tried.round = round->json().dump();
    }
    if (tried.kind() == CaseKind::turn && !tried.scene.turn) {
        reader.fail(ErrorCode::missing_field, "a turn to plan, steps or a round to play");
    }
    return tried;
}

}  // namespace standee::verify
