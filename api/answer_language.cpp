#include "api/answer_language.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "files/why_json.hpp"

namespace standee::api {
namespace {

/// The fields in which an answer speaks to players. What a document of theirs says is under other
/// names, or a claim's.
constexpr std::array<std::string_view, 5> spoken{"says", "taken", "otherwise", "found", "expected"};

void translate(Json& value, Language language) {
    if (value.is_array()) {
        for (Json& part : value) {
            translate(part, language);
        }
    }
    if (!value.is_object()) {
        return;
    }
    for (auto field = value.begin(); field != value.end(); ++field) {
        if (field->is_string() && std::ranges::find(spoken, field.key()) != spoken.end()) {
            *field = in_language(field->get_ref<const std::string&>(), language);
        } else {
            translate(*field, language);
        }
    }
}

}  // namespace

std::string answer_in(Language language, std::string_view answer) {
    std::string translated;
    while (!answer.empty()) {
        const std::size_t end = std::min(answer.find('\n'), answer.size());
        Json line = Json::parse(answer.substr(0, end));
        translate(line, language);
        translated += line_of(line) + "\n";
        answer.remove_prefix(std::min(end + 1, answer.size()));
    }
    return translated;
}

}  // namespace standee::api
