#include "api/answer_language.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "files/document.hpp"
#include "files/line_of.hpp"
#include "lib/work.hpp"

namespace standee::api {
namespace {

/// The fields of an answer with texts for players. Texts of the players' own documents are in
/// fields with other names, or in a claim.
constexpr std::array<std::string_view, 5> spoken{"says", "taken", "otherwise", "found", "expected"};

/// Further such fields in an answer about a game: a remark, what may be typed, and the text of a
/// card.
constexpr std::array<std::string_view, 2> spoken_of_game{"remark", "open"};
constexpr std::string_view card_says = "cardSays";
/// Why a claim cannot be judged, often because a step is refused.
constexpr std::string_view not_judged = "reason";
/// Fields of it that contain a document or a command of the players.
constexpr std::array<std::string_view, 3> of_players{"scene", "json", "option"};
/// The field with the data of an app for a scene or a figure.
constexpr std::string_view of_app = "app";

/// The work for one text, which is compared with all phrases, and so are its parts. A text longer
/// than the limit stays English.
constexpr std::uint64_t text_work = 4000;
constexpr std::uint64_t letter_work = 40;
constexpr std::size_t longest = 4000;

/// Returns nothing if the text has no translation.
using Translator = std::optional<std::string> (*)(std::string_view, Language);

std::optional<std::string> card_translation(std::string_view english, Language language) {
    return card_in_language(english, language);
}

struct Speech {
    Translator in;
    Translator refusal;  ///< translates what was found and what is needed
    Language language;
    bool of_game;
    /// Translating counts as work; a refusal because of the limit is translated without counting.
    bool counts;

    /// The function that translates a field of text; none if the field has no text for players.
    [[nodiscard]] Translator translator_of(std::string_view field) const {
        if (of_game && field == card_says) {
            return card_translation;
        }
        if (field == not_judged) {
            return refusal;
        }
        const auto is_in = [&](const auto& fields) {
            return std::ranges::find(fields, field) != fields.end();
        };
        return is_in(spoken) || (of_game && is_in(spoken_of_game)) ? in : nullptr;
    }
    [[nodiscard]] bool skips(std::string_view field) const {
        return field == of_app ||
               (of_game && std::ranges::find(of_players, field) != of_players.end());
    }
};

/// The text of a field in the language; none if it has no translation, or is too long.
std::optional<std::string> translation_of(const std::string& text, Translator in,
                                          const Speech& speech) {
    if (speech.counts) {
        spend(text_work + letter_work * std::min(text.size(), longest));
    }
    return text.size() <= longest ? in(text, speech.language) : std::nullopt;
}

bool has_text(const Json& value, std::string_view field) {
    const auto found = value.find(field);
    return found != value.end() && found->is_string();
}

/// Translates a refusal: what was found and what is needed are one sentence, in one language.
bool translate_refusal(Json& value, const Speech& speech) {
    if (!has_text(value, "found") || !has_text(value, "expected")) {
        return false;
    }
    auto found = translation_of(value["found"], speech.refusal, speech);
    auto expected = translation_of(value["expected"], speech.refusal, speech);
    if (found && expected) {
        value["found"] = *std::move(found);
        value["expected"] = *std::move(expected);
    }
    return true;
}

/// Whether a text is that of a claim, which stays as its author wrote it.
bool is_of_claim(const Json& value, std::string_view field) {
    return field == "says" && (value.contains("clauses") || value.contains("claim"));
}

void translate(Json& value, const Speech& speech) {
    if (value.is_array()) {
        for (Json& part : value) {
            translate(part, speech);
        }
    }
    if (!value.is_object()) {
        return;
    }
    const bool refuses = translate_refusal(value, speech);
    for (auto field = value.begin(); field != value.end(); ++field) {
        const Translator translator = speech.translator_of(field.key());
        if (is_of_claim(value, field.key()) ||
            (refuses && (field.key() == "found" || field.key() == "expected"))) {
            continue;
        }
        if (field->is_string() && translator != nullptr) {
            if (auto text = translation_of(*field, translator, speech)) {
                *field = *std::move(text);
            }
        } else if (!speech.skips(field.key())) {
            translate(*field, speech);
        }
    }
}

std::string lines_in(std::string_view lines, const Speech& speech) {
    std::string translated;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        Json line = parse_document(lines.substr(0, end), answer_limits);
        translate(line, speech);
        translated += line_of(line) + "\n";
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return translated;
}

Json game_in(Json answer, const Speech& speech) {
    if (speech.language != Language::english) {
        translate(answer, speech);
    }
    return answer;
}

}  // namespace

std::string answer_in(Language language, std::string_view answer) {
    return lines_in(answer, {translation, refusal_translation, language, false, true});
}

Json game_answer_in(Language language, Json answer) {
    return game_in(std::move(answer), {game_translation, game_translation, language, true, true});
}

Json reasons_in(Language language, Json answer) {
    return game_in(std::move(answer),
                   {game_reason_translation, game_reason_translation, language, false, true});
}

std::string refusal_in(Language language, std::string_view refusal) {
    return lines_in(refusal, {translation, refusal_translation, language, false, false});
}

Json game_refusal_in(Language language, Json refusal) {
    return game_in(std::move(refusal), {game_translation, game_translation, language, true, false});
}

Json reasons_refusal_in(Language language, Json refusal) {
    return game_in(std::move(refusal),
                   {game_reason_translation, game_reason_translation, language, false, false});
}

}  // namespace standee::api
