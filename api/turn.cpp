#include "focus/turn.hpp"

#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/fixture_turn.hpp"
#include "files/party_notes.hpp"
#include "files/turn_json.hpp"
#include "lib/error.hpp"
#include "pathing/sight/sight.hpp"
#include "play/turn/why_not_turn.hpp"
#include "show/words/contested_words.hpp"
#include "show/words/turn_words.hpp"
#include "show/words/why_not_words.hpp"

namespace standee::api {
namespace {

constexpr std::string_view border_note =
    "The border of the map is a wall by default. With \"edges\": \"open\" the answer would differ.";

/// "3,-1" and "[3,-1]" are hexes in the scene's coordinates, unless a figure has that id.
WhyNotSubject subject_of(const Scene& scene, const std::string& text) {
    if (const auto hex = hex_in_text(text); hex && scene.find(text) == nullptr) {
        return to_axial(*hex, scene.map.coordinates);
    }
    return text;
}

std::vector<WhyNot> why_not_in(const Scene& scene, const std::string& asked) {
    if (asked.empty()) {
        return {};
    }
    try {
        return why_not_in_turn(scene, subject_of(scene, asked));
    } catch (const InputError& error) {
        throw InputError{error_in_coordinates(error.error(), scene.map.coordinates)};
    }
}

/// The answer in words, with the hexes written as in the scene.
std::string in_words(const Scene& scene, const TurnAnswer& answer, const Remarks& remarks,
                     const MapStyle& style) {
    std::string text = turn_words(scene, answer, style) + contested_words(remarks.contested);
    text += notes_in_words(remarks.notes);
    if (!remarks.why_not.empty()) {
        text += "\n" + why_not_words(scene, remarks.why_not, style);
    }
    return text_in_coordinates(text, scene.map.coordinates);
}

}  // namespace

std::string answer_turn(const std::string& file, Document document, const TurnOptions& options,
                        const Form& form, TurnPlanner& planner) {
    const Fixture fixture = read_fixture(std::move(document));
    Scene scene = scene_of(fixture);
    if (!options.figure.empty()) {
        scene.turn = turn_of_figure(scene, options.figure);
    }
    const SightDenials denials;
    const TurnAnswer answer = plan_turn_of(fixture, scene, planner, Explain::yes);
    const bool sight_was_denied = denials.any();
    Remarks remarks{contested_in(scene, answer, planner), party_notes(scene),
                    why_not_in(scene, options.why_not)};
    if (sight_was_denied && border_decides(fixture, scene, answer, planner)) {
        remarks.notes.emplace_back(border_note);
    }
    return form.json ? turn_json(file, scene, answer, remarks) + "\n"
                     : in_words(scene, answer, remarks, form.style);
}

}  // namespace standee::api
