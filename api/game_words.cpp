#include "api/game_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>
#include <variant>

#include "files/coordinates.hpp"
#include "files/fixture_turn.hpp"
#include "files/render.hpp"
#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "play/turn/why_not_turn.hpp"
#include "session/commands.hpp"
#include "session/hands.hpp"
#include "session/order.hpp"
#include "session/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/event_words.hpp"
#include "show/words/log.hpp"
#include "show/words/turn_words.hpp"
#include "show/words/why_not_words.hpp"

namespace standee::api {
namespace {

/// Names stay as they are: "guard-2 dies."
std::string sentence(const std::string& text) {
    const std::string_view first{text.data(), std::min(text.find(' '), text.size())};
    const bool name = first.find_first_of("-0123456789") != std::string_view::npos;
    return (name ? text : capitalised(text)) +
           (text.ends_with('.') || text.ends_with(':') || text.ends_with('?') ? "" : ".");
}

std::string paragraph(const std::string& text, const MapStyle& style, std::string_view first = "") {
    return Paragraph{}.add(printable(text)).lines(style.width, first, style.colour);
}

/// The events of a leg from the first that has not been told.
class Telling {
public:
    Telling(const Happened& happened, const MapStyle& style) : happened_{happened}, style_{style} {}

    std::string text() {
        for (std::size_t i = happened_.told; i < happened_.events.size(); ++i) {
            i = tell(i);
        }
        return text_;
    }

private:
    const Event& at(std::size_t i) const { return happened_.events[i]; }
    template <class What>
    const What* at(std::size_t i) const {
        return i < happened_.events.size() ? std::get_if<What>(&at(i).what) : nullptr;
    }

    /// The use of an item is told, its end is not; of other bonuses the end is.
    static bool is_silent_bonus(const Event& event) {
        const auto* used = std::get_if<event::BonusUsed>(&event.what);
        const auto* ends = std::get_if<event::BonusEnds>(&event.what);
        return (used != nullptr && used->bonus.item.empty()) ||
               (ends != nullptr && !ends->bonus.item.empty());
    }

    /// Whether an event is no line of its own.
    static bool is_silent(const Event& event) {
        return !is_printed(event) || std::holds_alternative<event::Planned>(event.what) ||
               std::holds_alternative<event::Choice>(event.what) ||
               std::holds_alternative<event::RoundEnds>(event.what) || is_silent_bonus(event) ||
               std::holds_alternative<event::TextCarriedOut>(event.what);
    }

    /// Whether nothing has happened in the turn that ends with this event.
    bool nothing_before(std::size_t end) const {
        for (std::size_t i = end; i-- > 0;) {
            if (at<event::TurnStarts>(i) != nullptr) {
                return true;
            }
            if (!is_silent(at(i))) {
                return false;
            }
        }
        return false;
    }

    /// Tells an event, and those after it that belong on its line; the position of the last.
    std::size_t tell(std::size_t i) {
        if (const auto* turn = at<event::TurnStarts>(i)) {
            text_ += fmt::format("\n{}\n", inked(printable(turn->figure) + "'s turn",
                                                 TextRole::heading, style_.colour));
            return i;
        }
        if (const auto* turn = at<event::TurnEnds>(i)) {
            const Figure* figure = happened_.from->find(turn->figure);
            if (figure != nullptr && figure->kind != Kind::character && nothing_before(i)) {
                add("it stays");
            }
            return i;
        }
        if (is_silent(at(i))) {
            return i;
        }
        if (at<event::Move>(i) != nullptr) {
            return tell_moves(i);
        }
        const auto* used = at<event::BonusUsed>(i);
        std::string line =
            used != nullptr ? used->on + " uses " + used->bonus.item : event_line(at(i));
        std::size_t last = i;
        if (const auto* attack = at<event::Attack>(i)) {
            last = next_told(i + 1);
            const auto* damage = at<event::Damage>(last);
            if (damage != nullptr && damage->to == attack->target &&
                damage->source == DamageSource::attack) {
                line += damage->hp.value_or(0) > 0
                            ? fmt::format(". {} has {} left", damage->to, *damage->hp)
                            : std::string{};
            } else {
                last = i;
            }
        }
        add(line);
        return last;
    }

    std::size_t next_told(std::size_t i) const {
        while (i < happened_.events.size() && is_silent(at(i))) {
            ++i;
        }
        return i;
    }

    /// The steps of one move, push or pull in one line.
    std::size_t tell_moves(std::size_t i) {
        const event::Move& first = *at<event::Move>(i);
        std::string line = fmt::format(
            "{} {} {} > {}", first.figure,
            first.how == MoveKind::push || first.how == MoveKind::pull ? "is forced" : "goes",
            text_of(first.from), text_of(first.to));
        while (const auto* next = at<event::Move>(i + 1)) {
            if (next->figure != first.figure || next->how != first.how) {
                break;
            }
            line += " > " + text_of(next->to);
            ++i;
        }
        if (first.how != MoveKind::walk) {
            line += fmt::format(" ({})", words_of(first.how));
        }
        add(line);
        return i;
    }

    void add(const std::string& line) { text_ += paragraph(sentence(line), style_, "  "); }

    const Happened& happened_;
    const MapStyle& style_;
    std::string text_;
};

/// The events of the last turn of a figure with its reasons.
LegAnswer explained_turn(const BegunLeg& turn) {
    return play_leg(*turn.from.scene, turn.leg,
                    {.decide = turn.decide, .explain = true, .board = turn.from.board});
}

std::shared_ptr<const BegunLeg> turn_of(const Session& session, const std::string& figure) {
    const auto& turns = session.state().turns;
    std::vector<std::string> names;
    for (const auto& [id, turn] : turns) {
        const Figure* acted = turn->from.scene->find(id);
        if (acted != nullptr && acted->kind != Kind::character) {
            names.push_back(id);
        }
    }
    const auto found = name_meant(figure.empty() ? session.state().last_planned : figure, names);
    if (!found) {
        not_possible(figure.empty() ? std::string{"No monster has acted yet"}
                                    : in_quotes(figure) + " has not acted yet",
                     names.empty() ? std::string{"Ask after its turn"}
                                   : "Those that have: " + joined(names));
    }
    return turns.at(names[*found]);
}

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
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string with_cards(const std::string& states, const std::string& cards) {
    return states.empty() || cards.empty() ? states + cards : states + "; " + cards;
}

/// An example and what it means: beside it, or below it where the example is long.
std::string help_line(const CommandForm& form, const MapStyle& style) {
    constexpr std::size_t widest = 18;
    const bool fits = form.form.size() <= widest;
    const std::string above = fits ? std::string{} : fmt::format("  {}\n", form.form);
    const std::string_view beside = fits ? form.form : std::string_view{};
    return above + Paragraph{}.add(form.says).lines(
                       style.width, fmt::format("  {:<{}}  ", beside, widest), style.colour);
}

/// Whether help on a word lists the command.
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

std::string outcome_words(const Session& session, const Outcome& outcome, const MapStyle& style) {
    std::string text;
    for (const Happened& happened : outcome) {
        if (happened.note) {
            text += paragraph(sentence(with_names(session, happened.note->says, style)), style);
        } else {
            text += with_names(session, Telling{happened, style}.text(), style);
        }
    }
    return text;
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
    std::vector<std::string> bare;  // without further words: side by side
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
    return waiting.open.empty() ? text : text + paragraph(waiting.open, style, "  or ");
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
    for (const Happened& happened : outcome) {
        for (const ScenarioRoom& room : session.setting().scenario.rooms) {
            if (happened.note && happened.note->kind == "reveal" &&
                happened.note->figure == room.id && room.map) {
                style.round.insert(style.round.end(), room.map->hexes.begin(),
                                   room.map->hexes.end());
            }
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

std::string why_words(const Session& session, const std::string& figure, const MapStyle& style) {
    const auto turn = turn_of(session, figure);
    const LegAnswer answer = explained_turn(*turn);
    std::string text;
    std::set<std::string> said;
    for (const Event& event : answer.events) {
        const auto* plan = std::get_if<event::Planned>(&event.what);
        for (const Reason& reason : plan == nullptr ? std::vector<Reason>{} : plan->why) {
            const std::string words = reason_sentences(reason);
            if (said.insert(words).second) {
                text +=
                    Paragraph{}
                        .add(printable(words))
                        .add(" ")
                        .add_whole("[" + cited(reason.clause, turn->from.scene->edition.id) + "]",
                                   TextRole::faint)
                        .lines(style.width, "  ", style.colour);
            }
        }
    }
    return text.empty() ? "There was nothing to decide.\n" : with_names(session, text, style);
}

std::string why_not_asked(const Session& session, const std::string& subject,
                          const std::string& actor, const MapStyle& style) {
    const auto turn = turn_of(session, actor);
    const LegAnswer answer = explained_turn(*turn);
    Scene scene = *turn->from.scene;
    scene.turn = turn_of_figure(scene, answer.figure);
    const Figure* figure = figure_meant(subject, scene);
    const auto hex = hex_meant(subject, scene, session.setting().names);
    if (figure == nullptr && !hex) {
        not_possible(subject.empty() ? std::string{"Why not what?"}
                                     : in_quotes(subject) + " is neither a figure nor a hex",
                     "Type for example: why-not Brute, or why-not C5");
    }
    const WhyNotSubject asked = figure != nullptr ? WhyNotSubject{figure->id} : WhyNotSubject{*hex};
    return with_names(session, why_not_words(scene, why_not_in_turn(scene, asked), style), style);
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
    text = with_names(session, text, style);
    if (error.clause) {
        text += " [" + cited(*error.clause, session.scene().edition.id) + "]";
    }
    return paragraph(text, style);
}

}  // namespace standee::api
