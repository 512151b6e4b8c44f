#include "show/words/play_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/log.hpp"

namespace standee {
namespace {

std::vector<std::string> names_of(const std::vector<HeldCondition>& conditions) {
    std::vector<std::string> names;
    for (const HeldCondition& held : conditions) {
        names.emplace_back(name_of(held.name));
    }
    return names;
}

/// What is not as it was with a figure, or nothing: "6 hit points (9 before); wound; at [2,0]".
std::string change_of(const Figure& before, const Figure& after) {
    std::vector<std::string> changes;
    if (after.hp && after.hp != before.hp) {
        changes.push_back(
            fmt::format("{} ({} before)", counted(*after.hp, "hit point"), before.hp.value_or(0)));
    }
    if (after.conditions != before.conditions) {
        changes.push_back(after.conditions.empty() ? "no condition"
                                                   : joined(names_of(after.conditions)));
    }
    if (after.at != before.at) {
        changes.push_back("at " + text_of(after.at));
    }
    return fmt::format("{}", fmt::join(changes, "; "));
}

std::vector<std::string> changes_between(const Scene& before, const Scene& after) {
    std::vector<std::string> changes;
    for (const Figure& figure : before.figures) {
        const Figure* now = after.find(figure.id);
        const std::string change = now == nullptr ? "gone" : change_of(figure, *now);
        if (!change.empty()) {
            changes.push_back(fmt::format("{}: {}", printable(figure.id), change));
        }
    }
    for (const Figure& figure : after.figures) {
        if (before.find(figure.id) == nullptr) {
            changes.push_back(
                fmt::format("{}: new, at {}", printable(figure.id), text_of(figure.at)));
        }
    }
    for (std::size_t i = 0; i < before.elements.size(); ++i) {
        if (before.elements[i] != after.elements[i]) {
            changes.push_back(fmt::format("{}: {}", element_names[i], name_of(after.elements[i])));
        }
    }
    return changes;
}

std::string events_in_words(const PlayAnswer& answer, const MapStyle& style) {
    std::string text;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(answer.events, is_printed));
    const std::size_t width = std::to_string(count).size();
    std::size_t number = 0;
    std::string before;
    for (const Event& event : answer.events) {
        const std::string line = is_printed(event) ? event_line(event) : std::string{};
        const bool again = line == before && std::holds_alternative<event::Infuse>(event.what);
        if (line.empty() || again) {  // two of a set infuse the same element at once
            continue;
        }
        before = line;
        text += Paragraph{}
                    .add(capitalised(printable(line)) + ". ")
                    .add_whole("[" + cited(event.clause, answer.scene.edition.id) + "]",
                               TextRole::faint)
                    .lines(style.width, fmt::format(" {:>{}}. ", ++number, width), style.colour);
    }
    return text.empty() ? "Nothing happens.\n" : text;
}

}  // namespace

std::string changes_words(const Scene& before, const Scene& after, const MapStyle& style) {
    std::string text;
    for (const std::string& change : changes_between(before, after)) {
        text += Paragraph{}.add(change).lines(style.width, " ", style.colour);
    }
    return text.empty() ? text : inked("Afterwards", TextRole::heading, style.colour) + "\n" + text;
}

std::string log_words(const PlayAnswer& answer, const MapStyle& style) {
    std::string text = events_in_words(answer, style);
    const std::string changes = changes_words(answer.start, answer.scene, style);
    text += changes.empty() ? "" : "\n" + changes;
    if (answer.undecided > 0) {
        text += fmt::format("\n{} undecided: the first option was taken.\n",
                            counted(answer.undecided, "choice was", "choices were"));
    }
    return text;
}

std::string play_words(const PlayAnswer& answer, const MapStyle& style) {
    return log_words(answer, style) + "\n" + map_picture(answer.scene, {}, style);
}

}  // namespace standee
