#include "api/game_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "files/coordinates.hpp"
#include "files/render.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "session/commands.hpp"
#include "session/hands.hpp"
#include "session/order.hpp"
#include "session/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/event_words.hpp"

namespace standee::api {
namespace {

std::string hit_points_of(const Figure& figure) {
    return !figure.hp      ? std::string{"-"}
           : figure.max_hp ? fmt::format("{}/{}", *figure.hp, *figure.max_hp)
                           : std::to_string(*figure.hp);
}

std::string states_of(const Figure& figure) {
    std::vector<std::string> words;
    for (const HeldCondition& held : figure.conditions) {
        words.emplace_back(name_of(held.name));
    }
    for (const ActiveBonus& bonus : figure.bonuses) {
        words.push_back(words_of(bonus));
    }
    if (figure.shield > 0) {
        words.push_back(fmt::format("shield {}", figure.shield));
    }
    for (const Retaliate& retaliate : figure.retaliate) {
        words.push_back(
            fmt::format("retaliate {}{}", retaliate.value,
                        retaliate.range > 1 ? fmt::format(" (range {})", retaliate.range) : ""));
    }
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string with_cards(const std::string& states, const std::string& cards) {
    return states.empty() || cards.empty() ? states + cards : states + "; " + cards;
}

/// A line of help: an example and its meaning, which is below the example if that is long.
std::string help_line(const CommandForm& form, const MapStyle& style) {
    constexpr std::size_t widest = 18;
    const bool fits = form.form.size() <= widest;
    const std::string above = fits ? std::string{} : fmt::format("  {}\n", form.form);
    const std::string_view beside = fits ? form.form : std::string_view{};
    return above + Paragraph{}.add(form.says).lines(
                       style.width, fmt::format("  {:<{}}  ", beside, widest), style.colour);
}

/// Whether help on `about` lists the command.
bool is_about(const CommandForm& form, const std::string& about) {
    return about.empty() || form.name.starts_with(about);
}

std::string elements_of(const Scene& scene) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < scene.elements.size(); ++i) {
        if (scene.elements[i] != ElementState::inert) {
            words.push_back(fmt::format("{} {}", element_names[i], name_of(scene.elements[i])));
        }
    }
    return words.empty() ? std::string{"none"} : fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

std::string with_names(const Session& session, const std::string& text, const MapStyle& style) {
    return style.names ? style.names->in_text(text)
                       : text_in_coordinates(text, session.scene().map.coordinates);
}

std::string paragraph(const std::string& text, const MapStyle& style, std::string_view first) {
    return Paragraph{}.add(printable(text)).lines(style.width, first, style.colour);
}

std::string prompt_of(const Session& session) {
    const Waiting waiting = session.waiting();
    return waiting.kind == "character"    ? waiting.figure
           : waiting.kind == "initiative" ? "initiative of " + waiting.figure
           : waiting.kind == "card"       ? "card of " + waiting.figure
                                          : std::string{};
}

std::string waiting_words(const Session& session, const MapStyle& style) {
    const Waiting waiting = session.waiting();
    if (!prompt_of(session).empty()) {
        return {};
    }
    if (waiting.kind == "over") {
        return "The game is over. Type quit, or undo to go on.\n";
    }
    std::string text = paragraph(with_names(session, waiting.says, style), style);
    if (waiting.kind == "choice" || waiting.kind == "negate") {
        for (const Answer& answer : waiting.answers) {
            text += answer.says.empty()
                        ? std::string{}
                        : paragraph(with_names(session, answer.says, style), style,
                                    fmt::format(" {:>2}: ", printable(answer.command)));
        }
    }
    return text;
}

std::string answers_words(const Session& session, const MapStyle& style) {
    const Waiting waiting = session.waiting();
    constexpr std::size_t least = 12;
    constexpr std::size_t most = 24;
    std::size_t widest = least;
    for (const Answer& answer : waiting.answers) {
        widest = std::max(widest, std::min(most, answer.command.size()));
    }
    std::string text;
    std::vector<std::string> bare;  // examples without further words, printed side by side
    for (const Answer& answer : waiting.answers) {
        if (answer.says.empty()) {
            bare.push_back(printable(answer.command));
        } else {
            text += paragraph(with_names(session, answer.says, style), style,
                              fmt::format("  {:<{}}  ", printable(answer.command), widest));
        }
    }
    if (!bare.empty()) {
        text = paragraph(joined(bare, "or"), style, "  ") + text;
    }
    // Only a terminal has the command help.
    const std::string help = waiting.kind == "character" ? "; help lists all" : "";
    return waiting.open.empty() ? text : text + paragraph(waiting.open + help, style, "  or ");
}

std::string rules_words(const Session& session) {
    std::string text;
    for (const std::string& rule : session.setting().scenario.rules) {
        text += "Rule: " + printable(rule) + "\n";
    }
    return text;
}

std::string room_words(const Session& session) {
    std::string text;
    const std::vector<ScenarioRoom>& rooms = session.setting().scenario.rooms;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (!rooms[i].text.empty() && std::ranges::count(session.state().hidden, i) == 0) {
            text += "Room " + printable(rooms[i].id) + ". " + printable(rooms[i].text) + "\n";
        }
    }
    return text;
}

std::string status_words(const Session& session, const MapStyle& style) {
    const Scene& scene = session.scene();
    std::string text =
        fmt::format("Round {}. Elements: {}.\n", session.state().round(), elements_of(scene));
    std::size_t widest = 0;
    for (const Figure& figure : scene.figures) {
        widest = std::max(widest, figure.id.size());
    }
    constexpr std::array<std::string_view, 4> marks{"", "done", "now", "next"};
    for (const auto& [figure, initiative, mark] : places_in_round(scene)) {
        text += fmt::format(
            "  {:<4} {:>3}  {:<{}}  {:>5}  {:<4} {}", marks.at(static_cast<std::size_t>(mark)),
            initiative ? fmt::format("{:g}", *initiative) : "", printable(figure->id), widest,
            hit_points_of(*figure), with_names(session, text_of(figure->at), style),
            with_cards(states_of(*figure), cards_says(session.state(), *figure)));
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

std::string revealed_map(const Session& session, const Outcome& outcome, MapStyle style) {
    const std::vector<ScenarioRoom>& rooms = session.setting().scenario.rooms;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const auto reveals = [&](const Happened& happened) {
            return happened.note && happened.note->kind == "reveal" &&
                   happened.note->figure == rooms[i].id;
        };
        const bool is_hidden = std::ranges::count(session.state().hidden, i) > 0;
        if (rooms[i].map && !is_hidden && std::ranges::any_of(outcome, reveals)) {
            style.round.insert(style.round.end(), rooms[i].map->hexes.begin(),
                               rooms[i].map->hexes.end());
        }
    }
    return style.round.empty() ? std::string{} : game_map(session, style);
}

std::string game_map(const Session& session, const MapStyle& style) {
    MapMarks marks;
    const auto& turn = session.scene().progress.turn;
    for (std::size_t i = 0; turn && i < session.scene().figures.size(); ++i) {
        if (session.scene().figures[i].id == turn->figure) {
            marks.acting = static_cast<FigureIndex>(i);
        }
    }
    return with_names(session, map_picture(session.scene(), marks, style), style);
}

std::string help_words(const std::string& about, const MapStyle& style) {
    constexpr std::array<std::string_view, 5> headings{"Before the turns", "When the game asks",
                                                       "In the turn of a character",
                                                       "Corrections, at any moment", "The game"};
    constexpr std::array order{CommandGroup::setup, CommandGroup::turn, CommandGroup::decisions,
                               CommandGroup::corrections, CommandGroup::game};
    std::string text;
    for (const CommandGroup group : order) {
        bool first = true;
        for (const CommandForm& form : command_forms()) {
            if (form.group != group || !is_about(form, about)) {
                continue;
            }
            if (first && about.empty()) {
                text += inked(std::string{headings.at(static_cast<std::size_t>(group))},
                              TextRole::heading, style.colour) +
                        "\n";
            }
            first = false;
            text += help_line(form, style);
        }
    }
    return text.empty() ? "No command is called " + printable(about) + ". Type help for all.\n"
                        : text;
}

std::string refusal_words(const Session& session, const Error& error, const MapStyle& style) {
    const bool own = error.code == ErrorCode::refused && error.pointer == "/command";
    std::string text = own ? error.found + "." : "Not possible: " + error.found + ".";
    if (!error.expected.empty()) {
        text += (own ? " " : " Needed: ") + error.expected + ".";
    }
    if (error.clause == "range.default"_clause) {
        text += " If the attack is ranged, type its range after it, as in: range 3.";
    }
    text = with_names(session, text, style);
    if (error.clause) {
        text += " [" + cited(*error.clause, session.scene().edition.id) + "]";
    }
    return paragraph(text, style);
}

}  // namespace standee::api
