#include "verify/against/protocol.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "files/reader.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"

namespace standee::against {
namespace {

constexpr std::size_t most_shown = 400;  ///< bytes of a malformed line

Malformed malformed(std::string what, std::string_view line) {
    std::string shown{line.substr(0, most_shown)};
    shown += line.size() > most_shown ? " ..." : "";
    return {std::move(what), std::move(shown)};
}

/// The content of the answer without its id.
Reply reply_in(const Json& answer, std::string_view line) {
    if (const auto why = answer.find("unsupported"); why != answer.end()) {
        return why->is_string() ? Reply{Unsupported{why->get<std::string>()}}
                                : malformed("\"unsupported\" is not a text", line);
    }
    if (const auto step = answer.find("refused"); step != answer.end()) {
        return step->is_number_unsigned()
                   ? Reply{Refused{step->get<std::size_t>()}}
                   : malformed("\"refused\" is not the number of a step", line);
    }
    if (!answer.contains("options") && !answer.contains("scene")) {
        return malformed("it has neither \"options\" nor \"scene\" nor \"unsupported\"", line);
    }
    return Answered{answer};
}

}  // namespace

std::string request_body(const verify::Case& tried) {
    Scene axial = tried.scene;
    axial.map.coordinates = Coordinates::axial;
    const Json scene = write_scene(axial);
    if (tried.kind() == verify::CaseKind::turn) {
        return fmt::format(R"("method":"turn","input":{})", scene.dump());
    }
    std::string steps;
    for (const std::string& step : tried.steps) {
        steps += (steps.empty() ? "" : ",") + step;
    }
    return fmt::format(R"("method":"play","input":{{"scene":{},"steps":[{}]}})", scene.dump(),
                       steps);
}

std::string request_line(std::uint64_t id, const std::string& body) {
    return fmt::format("{{\"id\":{},{}}}\n", id, body);
}

HeardLine read_line(std::string_view line) {
    Json answer;
    try {
        answer = parse_document(line);
    } catch (const InputError& error) {
        return {{}, malformed(fmt::format("it is not JSON: {}", error.what()), line)};
    }
    if (!answer.is_object() || !answer.contains("id") || !answer["id"].is_number_unsigned()) {
        return {{}, malformed("it is not an object with the \"id\" of a request", line)};
    }
    return {answer["id"].get<std::uint64_t>(), reply_in(answer, line)};
}

}  // namespace standee::against
