#include "show/words/round_words.hpp"

#include <fmt/format.h>

#include "play/event_names.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/log.hpp"
#include "show/words/play_words.hpp"

namespace standee {
namespace {

std::string options_in_words(const StopAtChoice& stop, const Scene& scene, const MapStyle& style) {
    const std::string whose =
        stop.choice.figure.empty() ? "" : " for " + printable(stop.choice.figure);
    std::string text =
        Paragraph{}
            .add(fmt::format("To be chosen: {}{}. ", name_of(stop.choice.of), whose),
                 TextRole::heading)
            .add_whole("[" + cited(stop.clause, scene.edition.id) + "]", TextRole::faint)
            .lines(style.width, "", style.colour);
    for (std::size_t i = 0; i < stop.choice.options.size(); ++i) {
        text += Paragraph{}
                    .add(printable(option_in_words(stop.choice.options[i])))
                    .lines(style.width, fmt::format(" {:>2}: ", i), style.colour);
    }
    return text;
}

/// What the cards of the round say beyond their abilities, and what that belongs to.
std::string for_the_party(const Scene& scene, const MapStyle& style) {
    std::string text;
    for (const auto& [set, card] : scene.cards) {
        for (const PartyText& item : card.text) {
            const bool with = item.place == PartyText::Place::with_ability;
            const std::string where =
                with ? fmt::format(" (with ability {})", item.abilities + 1)
                     : fmt::format(" (after {} of its abilities)", item.abilities);
            text += Paragraph{}
                        .add(printable(set) + ": " + printable(item.says))
                        .add(where, TextRole::faint)
                        .lines(style.width, " ", style.colour);
        }
    }
    return text.empty() ? text
                        : inked("The party resolves this", TextRole::heading, style.colour) + "\n" +
                              text + "\n";
}

}  // namespace

std::string round_words(const Scene& start, const RoundAnswer& answer, const MapStyle& style) {
    const std::string text =
        for_the_party(start, style) +
        play_words({start, answer.events, answer.scene, std::nullopt, std::nullopt}, style) + "\n";
    if (const auto* stop = std::get_if<StopAtChoice>(&answer.stop)) {
        return text + options_in_words(*stop, answer.scene, style);
    }
    if (const auto* character = std::get_if<StopAtCharacter>(&answer.stop)) {
        return text +
               inked("Now acts " + printable(character->figure), TextRole::heading, style.colour) +
               "\n";
    }
    return text + inked("The round is over", TextRole::heading, style.colour) + "\n";
}

}  // namespace standee
