#include "api/answer_language.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/document.hpp"
#include "files/line_of.hpp"

namespace standee::api {
namespace {

/// The fields in which an answer speaks to players. What a document of theirs says is under other
/// names, or a claim's.
constexpr std::array<std::string_view, 5> spoken{"says", "taken", "otherwise", "found", "expected"};

/// What an answer about a game says besides: a remark, and the text of a card.
constexpr std::string_view remark = "remark";
constexpr std::string_view card_says = "cardSays";
/// What in it is a document or a command of players.
constexpr std::array<std::string_view, 3> of_players{"scene", "json", "option"};
/// What an app has written beside a scene or a figure.
constexpr std::string_view of_app = "app";

using Translator = std::string (*)(std::string_view, Language);

struct Speech {
    Translator in;
    Language language;
    bool of_game;

    /// The function that translates a field of text; none where it says nothing to players.
    [[nodiscard]] Translator translator_of(std::string_view field) const {
        if (of_game && field == card_says) {
            return card_in_language;
        }
        const bool speaks =
            std::ranges::find(spoken, field) != spoken.end() || (of_game && field == remark);
        return speaks ? in : nullptr;
    }
    [[nodiscard]] bool skips(std::string_view field) const {
        return field == of_app ||
               (of_game && std::ranges::find(of_players, field) != of_players.end());
    }
};

void translate(Json& value, const Speech& speech) {
    if (value.is_array()) {
        for (Json& part : value) {
            translate(part, speech);
        }
    }
    if (!value.is_object()) {
        return;
    }
    for (auto field = value.begin(); field != value.end(); ++field) {
        const Translator translator = speech.translator_of(field.key());
        if (field->is_string() && translator != nullptr) {
            *field = translator(field->get_ref<const std::string&>(), speech.language);
        } else if (!speech.skips(field.key())) {
            translate(*field, speech);
        }
    }
}

}  // namespace

std::string answer_in(Language language, std::string_view answer) {
    std::string translated;
    while (!answer.empty()) {
        const std::size_t end = std::min(answer.find('\n'), answer.size());
        Json line = parse_document(answer.substr(0, end), answer_limits);
        translate(line, {in_language, language, false});
        translated += line_of(line) + "\n";
        answer.remove_prefix(std::min(end + 1, answer.size()));
    }
    return translated;
}

Json game_answer_in(Language language, Json answer) {
    if (language != Language::english) {
        translate(answer, {game_in_language, language, true});
    }
    return answer;
}

}  // namespace standee::api
