#include "show/words/round_words.hpp"

#include <fmt/format.h>

#include <variant>

#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/event_words.hpp"
#include "show/words/log.hpp"
#include "show/words/play_words.hpp"
#include "show/words/turn_words.hpp"

namespace standee {
namespace {

std::string citation(Clause clause, const Scene& scene) {
    return "[" + cited(clause, scene.edition.id) + "]";
}

std::string_view question(ChoiceKind of) {
    switch (of) {
        case ChoiceKind::turn: return "has several legal turns; the party chooses:";
        case ChoiceKind::attack_order: return "may attack in this order; the party chooses:";
        case ChoiceKind::figure_order: return "affects these in this order; the party chooses:";
        case ChoiceKind::target:
        case ChoiceKind::targets: return "may choose among these; the party chooses:";
        case ChoiceKind::element: return "may use one of these elements; the party chooses:";
        case ChoiceKind::push:
        case ChoiceKind::pull: return "may force it along these hexes; the party chooses:";
        case ChoiceKind::place: return "may be placed here; the party chooses:";
        case ChoiceKind::standee: return "is short of standees; the party chooses who comes:";
        case ChoiceKind::grant: return "is granted an ability; its player chooses:";
        case ChoiceKind::negate: return "its player chooses:";
        case ChoiceKind::item: return "is attacked and may use an item; its player chooses:";
        case ChoiceKind::prevented: return "has safeguard, which prevents one; the party chooses:";
        case ChoiceKind::effects: return "is affected in this order; the party chooses:";
        case ChoiceKind::number: return "has the standee of this number, drawn at the table:";
        case ChoiceKind::card: return "has advantage and may use either card; its player chooses:";
        case ChoiceKind::modifiers: return "may apply these in this order; its player chooses:";
        case ChoiceKind::regenerate:
            return "may decline the heal of regenerate; its player chooses:";
        case ChoiceKind::lose: return "may lose a condition for its attack; the party chooses:";
        case ChoiceKind::initiative:
        case ChoiceKind::next: break;
    }
    return {};
}

/// An option, the figure of a turn named as its focus.
std::string option_words(const event::Choice& choice, std::size_t position) {
    const event::Option& option = choice.options.at(position);
    const bool focus = choice.of == ChoiceKind::turn && !option.figure.empty();
    return (focus ? "focus " : "") + option_in_words(option);
}

/// Who has to decide what.
std::string asked_words(const event::Choice& choice, const Scene& scene) {
    if (choice.figure.empty()) {
        return "They act at the same initiative. The party chooses who is first:";
    }
    const std::string figure = printable(choice.figure);
    if (choice.of != ChoiceKind::negate) {
        return fmt::format("{} {}", figure, question(choice.of));
    }
    const Figure* who = scene.find(choice.figure);
    const std::string left = who != nullptr && who->hp
                                 ? fmt::format(" with {} left", counted(*who->hp, "hit point"))
                                 : "";
    return fmt::format("{} is about to suffer {}{}{}; {}", figure, choice.amount,
                       choice.source ? fmt::format(" ({})", words_of(*choice.source)) : "", left,
                       question(choice.of));
}

/// What stands before an option: its index, but not where the option is a number itself.
std::string label(const event::Choice& choice, std::size_t i) {
    return choice.of == ChoiceKind::number ? "  " : fmt::format(" {:>2}: ", i);
}

/// Who was not asked whether to negate damage.
std::string unasked_words(const RoundAnswer& answer, const MapStyle& style) {
    if (answer.unasked.empty()) {
        return {};
    }
    return Paragraph{}
        .add(printable(
                 fmt::format("{} could not negate damage: the scene does not give the \"cards\" "
                             "that a character has in hand and discarded.",
                             joined(answer.unasked, "and"))),
             TextRole::faint)
        .lines(style.width, "", style.colour);
}

/// What the table is asked.
struct StopWords {
    const Scene& scene;
    const MapStyle& style;
    bool asks = false;

    /// How to go on, where nobody is there to answer.
    [[nodiscard]] std::string how_to_answer(std::string_view decision) const {
        return asks ? std::string{}
                    : Paragraph{}
                          .add(fmt::format("Answer with --decide {}, or continue with -i.",
                                           decision),
                               TextRole::faint)
                          .lines(style.width, "", style.colour);
    }
    [[nodiscard]] std::string heading(const std::string& text) const {
        return inked(text, TextRole::heading, style.colour) + "\n";
    }
    std::string operator()(const PendingChoice& stop) const {
        std::string text = Paragraph{}
                               .add(asked_words(stop.choice, scene) + " ", TextRole::heading)
                               .add_whole(citation(stop.clause, scene), TextRole::faint)
                               .lines(style.width, "", style.colour);
        for (std::size_t i = 0; i < stop.choice.options.size(); ++i) {
            text += Paragraph{}
                        .add(printable(option_words(stop.choice, i)))
                        .lines(style.width, label(stop.choice, i), style.colour);
        }
        return text + how_to_answer("NUMBER");
    }
    std::string operator()(const PendingDraw& stop) const {
        std::string drawn;
        for (const Card& card : stop.drawn) {
            drawn += (drawn.empty() ? " Drawn so far: " : ", ") + words_of(card);
        }
        return heading(fmt::format("Draw {} for {}'s attack on {}.{}",
                                   counted(stop.cards, "modifier card"), printable(stop.figure),
                                   printable(stop.target), drawn)) +
               how_to_answer("CARDS, such as +1 or miss");
    }
    std::string operator()(const PendingText& stop) const {
        return heading(fmt::format("{}'s card says, and the party carries out:",
                                   printable(stop.figure))) +
               Paragraph{}.add(printable(stop.says)).lines(style.width, "  ", style.colour) +
               how_to_answer("done");
    }
    std::string operator()(const StopAtCharacter& stop) const {
        return heading(
            printable(stop.figure) +
            (asks ? " acts."
                  : "'s turn. Play it, then continue the round from the scene that results."));
    }
    std::string operator()(const RoundOver& /*stop*/) const {
        return heading("The round is over.");
    }
    std::string operator()(const TurnsOver& /*stop*/) const { return {}; }
};

std::string order_words(const RoundAnswer& answer, const MapStyle& style) {
    if (answer.initiative.empty()) {
        return {};
    }
    std::string text = inked("Initiative", TextRole::heading, style.colour) + "\n";
    for (const PlaceInOrder& place : answer.initiative) {
        const std::string figures = printable(fmt::format("{}", fmt::join(place.figures, ", ")));
        text += Paragraph{}
                    .add(place.set.empty() || place.figures == std::vector{place.set}
                             ? figures
                             : fmt::format("{}: {}", printable(place.set), figures))
                    .lines(style.width, fmt::format(" {:>3} ", place.initiative), style.colour);
    }
    return text + "\n";
}

std::string plan_words(const event::Planned& plan, const Scene& scene, const MapStyle& style) {
    std::string text;
    for (const Reason& reason : plan.why) {
        text += Paragraph{}
                    .add(reason_sentences(reason), TextRole::faint)
                    .add(" ")
                    .add_whole(citation(reason.clause, scene), TextRole::faint)
                    .lines(style.width, "      ", style.colour);
    }
    return text;
}

/// The steps of one move, of a push or of a pull that follow each other in one line. Returns the
/// position of the last of them.
std::size_t add_moves(const std::vector<Event>& events, std::size_t first, std::string& line) {
    const auto& move = std::get<event::Move>(events[first].what);
    std::size_t last = first;
    line = fmt::format("{} goes {} > {}", move.figure, text_of(move.from), text_of(move.to));
    while (last + 1 < events.size()) {
        const auto* next = std::get_if<event::Move>(&events[last + 1].what);
        if (next == nullptr || next->figure != move.figure || next->how != move.how) {
            break;
        }
        line += " > " + text_of(next->to);
        ++last;
    }
    line += fmt::format(" ({})", words_of(move.how));
    return last;
}

/// Turn by turn, each with a heading of its own.
class LogWriter {
public:
    LogWriter(const RoundAnswer& answer, const MapStyle& style, const RoundTelling& telling)
        : answer_{answer}, style_{style}, telling_{telling} {}

    std::string text() {
        for (std::size_t i = telling_.from; i < answer_.events.size(); ++i) {
            i = add(i);
        }
        return text_.empty() ? text_ : text_ + "\n";
    }

private:
    /// Tells an event, and those after it that belong on the same line; the position of the last.
    std::size_t add(std::size_t i) {
        const Event& event = answer_.events[i];
        std::string line;
        if (const auto* plan = std::get_if<event::Planned>(&event.what)) {
            text_ += telling_.reasons ? plan_words(*plan, answer_.scene, style_) : "";
            return i;
        }
        if (const auto* turn = std::get_if<event::TurnStarts>(&event.what)) {
            text_ += fmt::format(
                "{}{}\n", text_.empty() ? "" : "\n",
                inked(printable(turn->figure) + "'s turn", TextRole::heading, style_.colour));
            return i;
        }
        if (std::holds_alternative<event::TurnEnds>(event.what) || !is_printed(event)) {
            return i;
        }
        std::size_t last = i;
        if (std::holds_alternative<event::Move>(event.what)) {
            last = add_moves(answer_.events, i, line);
        } else if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
            line = "chosen: " + option_words(*choice, choice->chosen);
        } else {
            line = event_line(event);
        }
        text_ += Paragraph{}
                     .add(capitalised(printable(line)) + (line.ends_with('.') ? " " : ". "))
                     .add_whole(citation(event.clause, answer_.scene), TextRole::faint)
                     .lines(style_.width, "  ", style_.colour);
        return last;
    }

    const RoundAnswer& answer_;
    const MapStyle& style_;
    const RoundTelling& telling_;
    std::string text_;
};

}  // namespace

std::string round_words(const Scene& start, const RoundAnswer& answer, const MapStyle& style,
                        const RoundTelling& telling) {
    std::string text = telling.order ? order_words(answer, style) : std::string{};
    text += LogWriter{answer, style, telling}.text();
    if (telling.map) {
        text +=
            changes_words(start, answer.scene, style) + map_picture(answer.scene, {}, style) + "\n";
    }
    if (std::holds_alternative<RoundOver>(answer.stop) ||
        std::holds_alternative<TurnsOver>(answer.stop) || !telling.asks) {
        text += unasked_words(answer, style);
    }
    return text + std::visit(StopWords{answer.scene, style, telling.asks}, answer.stop);
}

}  // namespace standee
