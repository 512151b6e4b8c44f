#include "bindings/c/requests.hpp"

#include <standee/standee.hpp>

#include "lib/error.hpp"

namespace standee::requests {

Json document_in(std::string_view text) {
    try {
        return parse_document(text);
    } catch (const InputError& problem) {
        const Error& error = problem.error();
        throw BadRequest{error.pointer, error.found, error.expected, ""};
    }
}

Json text_in(std::string_view text, std::string_view pointer) {
    Json json = text;
    try {
        static_cast<void>(json.dump());
    } catch (const Json::exception&) {
        throw BadRequest{std::string{pointer}, "text that is not UTF-8", "text in UTF-8", ""};
    }
    return json;
}

Json answer_in(const std::string& line) {
    Json answer = Json::parse(line);
    if (const auto error = answer.find("error"); error != answer.end()) {
        throw BadRequest{error->value("pointer", ""), error->value("found", ""),
                         error->value("expected", ""), error->value("clause", "")};
    }
    return answer;
}

}  // namespace standee::requests
