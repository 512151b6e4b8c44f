#include "bindings/c/requests.hpp"

#include <nlohmann/json.hpp>
#include <standee/standee.hpp>
#include <utility>

#include "files/why_json.hpp"
#include "lib/error.hpp"

namespace standee::requests {
namespace {

BadRequest bad_request(const Json& error) {
    BadRequest::Parts parts{.code = error.value("code", ""),
                            .file = error.value("file", ""),
                            .pointer = error.value("pointer", ""),
                            .found = error.value("found", ""),
                            .expected = error.value("expected", ""),
                            .clause = error.value("clause", ""),
                            .step = {}};
    if (const auto step = error.find("step"); step != error.end()) {
        parts.step = step->get<int>();
    }
    return BadRequest{std::move(parts)};
}

}  // namespace

Json document_in(std::string_view text) {
    try {
        return parse_document(text);
    } catch (const InputError& problem) {
        throw bad_request(write_error("-", problem.error())["error"]);
    }
}

Json text_in(std::string_view text, std::string_view pointer) {
    Json json = text;
    try {
        static_cast<void>(json.dump());
    } catch (const Json::exception&) {
        throw BadRequest{{.code = std::string{name_of(ErrorCode::not_json)},
                          .file = "-",
                          .pointer = std::string{pointer},
                          .found = "text that is not UTF-8",
                          .expected = "text in UTF-8",
                          .clause = {},
                          .step = {}}};
    }
    return json;
}

Json answer_in(const std::string& line) {
    Json answer = Json::parse(line);
    if (const auto error = answer.find("error"); error != answer.end()) {
        throw bad_request(*error);
    }
    return answer;
}

}  // namespace standee::requests
