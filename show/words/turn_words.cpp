#include "show/words/turn_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <span>

#include "lib/edition.hpp"
#include "lib/figure_ids.hpp"
#include "show/canvas/text.hpp"
#include "show/words/card_words.hpp"
#include "show/words/citation.hpp"
#include "show/words/left_out.hpp"

namespace standee {
namespace {

/// At most so many figures or hexes are named in a list of what was kept or dropped.
constexpr std::size_t named_at_most = 8;

std::vector<std::string> printable_ids(const Scene& scene, std::span<const FigureIndex> figures) {
    const std::vector<std::string> ids = ids_of(scene, figures);
    return ids | ranges::views::transform(printable) | ranges::to<std::vector>;
}

/// Writes the parts of an answer, one after another.
class TurnWriter {
public:
    TurnWriter(const Scene& scene, const TurnAnswer& answer, const MapStyle& style)
        : scene_{scene}, answer_{answer}, style_{style} {}

    std::string text() {
        heading();
        focus();
        options();
        text_ += "\n" + map_picture(scene_, marks_of(answer_), style_);
        if (!answer_.why.empty()) {
            text_ += "\n" + reasoning_words(scene_, answer_.why, style_);
        }
        return std::move(text_);
    }
    /// The figure and its card.
    std::string introduction() {
        heading();
        return std::move(text_);
    }
    /// The focus and the options, without the map and the reasoning.
    std::string outcome() {
        focus();
        options();
        return std::move(text_);
    }

private:
    void put(const Paragraph& paragraph, std::string_view first = "") {
        text_ += paragraph.lines(style_.width, first, style_.colour);
    }
    [[nodiscard]] std::string id() const { return printable(scene_.figures[answer_.figure].id); }

    void heading();
    void focus();
    void options();
    void describe(const TurnOption& option, std::string_view first);
    [[nodiscard]] std::string movement(const TurnOption& option) const;
    [[nodiscard]] std::string attack(const TurnOption& option) const;
    [[nodiscard]] std::string remarks(const TurnOption& option) const;
    [[nodiscard]] std::string path_words(const TurnOption& option) const;
    [[nodiscard]] std::string rest(const TurnOption& option) const;
    [[nodiscard]] std::string falls(const std::vector<std::string>& fallen) const;

    const Scene& scene_;
    const TurnAnswer& answer_;
    const MapStyle& style_;
    std::string text_;
};

void TurnWriter::heading() {
    const Figure& figure = scene_.figures[answer_.figure];
    std::vector<std::string> conditions;
    for (const HeldCondition& held : figure.conditions) {
        conditions.emplace_back(name_of(held.name));
    }
    put(Paragraph{}
            .add(introduced(figure), TextRole::heading)
            .add(fmt::format(" ({}): ", scene_.edition.title()), TextRole::faint)
            .add(card_words(scene_))
            .add(conditions.empty() ? "" : fmt::format(" It has {}.", joined(conditions))));
}

void TurnWriter::focus() {
    const std::vector<std::string> ids = printable_ids(scene_, answer_.focus);
    if (ids.empty()) {
        put(Paragraph{}.add("No focus."));
        return;
    }
    Paragraph line;
    line.add("Focus: ").add(joined(ids, "or"), TextRole::focus).add(".");
    if (ids.size() > 1) {
        line.add(" The party picks.");
    }
    put(line);
}

void TurnWriter::options() {
    const std::size_t count = answer_.options.size();
    if (count == 1) {
        describe(answer_.options.front(), "");
        return;
    }
    put(Paragraph{}.add(fmt::format(
        "{} picks one of {}:", answer_.decides == Decider::party ? "The party" : "The summoner",
        count)));
    const std::size_t width = std::to_string(count).size() + 2;
    for (std::size_t i = 0; i < count; ++i) {
        describe(answer_.options[i], fmt::format(" {:>{}} ", fmt::format("({})", i + 1), width));
    }
}

void TurnWriter::describe(const TurnOption& option, std::string_view first) {
    put(Paragraph{}
            .add(first.empty() ? id() + " " + movement(option) : capitalised(movement(option)))
            .add(attack(option))
            .add(remarks(option))
            .add(rest(option))
            .add(path_words(option), TextRole::faint),
        first);
}

std::string TurnWriter::movement(const TurnOption& option) const {
    if (option.path.size() < 2) {
        return fmt::format("stays at {}", text_of(option.end));
    }
    return fmt::format("moves to {} for {}", text_of(option.end),
                       counted(option.movement, "movement point"));
}

std::string TurnWriter::attack(const TurnOption& option) const {
    if (!option.along.empty()) {
        const std::string text = fmt::format(", attacking {} along its path",
                                             joined(printable_ids(scene_, option.along)));
        return text + (option.targets.empty()
                           ? "."
                           : fmt::format(", and attacks {}.",
                                         joined(printable_ids(scene_, option.targets))));
    }
    if (!option.targets.empty()) {
        return fmt::format(" and attacks {}.", joined(printable_ids(scene_, option.targets)));
    }
    if (option.attack_hex && *option.attack_hex != option.end) {
        return fmt::format(", heading for {}; it attacks nobody.", text_of(*option.attack_hex));
    }
    return " and attacks nobody.";
}

std::string TurnWriter::remarks(const TurnOption& option) const {
    std::string text;
    if (answer_.focus.size() > 1 && option.focus) {
        text += fmt::format(" Focus {}.", printable(scene_.figures[*option.focus].id));
    }
    if (!option.fallen.empty()) {
        text += fmt::format(" Before that, {}.", falls(option.fallen));
    }
    if (option.negative_hexes > 0) {
        text += fmt::format(" It enters {}.",
                            counted(option.negative_hexes, "negative hex", "negative hexes"));
    }
    if (!option.disadvantaged.empty()) {
        text += fmt::format(" Disadvantage against {}.",
                            joined(printable_ids(scene_, option.disadvantaged)));
    }
    return text;
}

/// Who has left the map before an attack.
std::string TurnWriter::falls(const std::vector<std::string>& fallen) const {
    std::vector<std::string> names;
    std::ranges::transform(fallen, std::back_inserter(names), printable);
    return names.empty() ? ""
                         : fmt::format("{} {}", joined(names), names.size() > 1 ? "fall" : "falls");
}

/// The later attacks: " Then it moves to [1,0] for 1 movement point and attacks C1."
std::string TurnWriter::rest(const TurnOption& option) const {
    std::string text;
    for (const TurnPart& part : option.then) {
        const std::string fallen = falls(part.fallen);
        text += fallen.empty() ? " Then it " : fmt::format(" If {}, it ", fallen);
        if (std::ranges::count(part.fallen, scene_.figures[answer_.figure].id) > 0) {
            text += "does nothing more.";
            continue;
        }
        const std::string moves = part.path.size() < 2
                                      ? ""
                                      : fmt::format("moves to {} for {}", text_of(part.end),
                                                    counted(part.movement, "movement point"));
        const std::vector<std::string> targets =
            part.targets | ranges::views::transform(printable) | ranges::to<std::vector>;
        const std::string attacks =
            targets.empty() ? "attacks nobody" : "attacks " + joined(targets);
        text += moves + (moves.empty() ? "" : " and ") + attacks;
        if (!part.disadvantaged.empty()) {
            const std::vector<std::string> worse =
                part.disadvantaged | ranges::views::transform(printable) | ranges::to<std::vector>;
            text += fmt::format(", with disadvantage against {}", joined(worse));
        }
        text += ".";
    }
    return text;
}

std::string TurnWriter::path_words(const TurnOption& option) const {
    if (option.path.size() < 3) {
        return "";
    }
    std::string text = " Its path:";
    for (const Hex hex : option.path) {
        text += " " + text_of(hex);
    }
    return text + ".";
}

}  // namespace

std::string reasoning_words(const Scene& scene, const std::vector<Reason>& why,
                            const MapStyle& style) {
    if (why.empty()) {
        return {};
    }
    std::string text = inked("Why", TextRole::heading, style.colour) + "\n";
    const std::size_t width = std::to_string(why.size()).size();
    for (std::size_t i = 0; i < why.size(); ++i) {
        text += Paragraph{}
                    .add(reason_sentences(why[i]))
                    .add(" ")
                    .add_whole("[" + cited(why[i].clause, scene.edition.id) + "]", TextRole::faint)
                    .lines(style.width, fmt::format(" {:>{}}. ", i + 1, width), style.colour);
    }
    return text;
}

std::string reason_sentences(const Reason& reason) {
    const auto named = [](std::vector<std::string> names) {
        const std::size_t more = names.size() - std::min(names.size(), named_at_most);
        names.resize(names.size() - more);
        std::ranges::transform(names, names.begin(), printable);
        if (more > 0) {
            names.push_back(fmt::format("{} more", more));
        }
        return joined(names);
    };
    std::string text = capitalised(printable(reason.says));
    if (reason.dropped.empty()) {
        return text + ".";
    }
    const bool hexes = !reason.kept.empty() && reason.kept.front().starts_with('[');
    return fmt::format("{}{}{}. Out: {}.", text, hexes ? ": " : "", hexes ? named(reason.kept) : "",
                       named(reason.dropped));
}

std::string introduced(const Figure& figure) {
    std::string what;
    if (figure.rank) {
        what += fmt::format("{} ", rank_names[static_cast<std::size_t>(*figure.rank)]);
    }
    what += figure.name.empty() ? std::string{kind_names[static_cast<std::size_t>(figure.kind)]}
                                : printable(figure.name);
    if (figure.standee) {
        what += fmt::format(" {}", *figure.standee);
    }
    return fmt::format("{}, {}", printable(figure.id), what);
}

std::string turn_words_without(const Scene& scene, const std::vector<Clause>& clauses,
                               const TurnAnswer& with, const TurnAnswer& without, bool changes,
                               const MapStyle& style) {
    const bool several = clauses.size() > 1;
    const auto outcome = [&](std::string_view when, const TurnAnswer& answer) {
        return "\n" + inked(when, TextRole::heading, style.colour) + "\n" +
               TurnWriter{scene, answer, style}.outcome();
    };
    std::string text = TurnWriter{scene, with, style}.introduction();
    for (const Clause clause : clauses) {
        text += left_out_line(clause, scene.edition.id).lines(style.width, "", style.colour);
    }
    if (changes) {
        text += outcome(several ? "With the rules:" : "With the rule:", with);
        text += outcome(several ? "Without them:" : "Without it:", without);
    } else {
        text += outcome(fmt::format("Nothing changes here: the {} not matter in this scene.",
                                    several ? "clauses do" : "clause does"),
                        without);
    }
    return text + "\n" + map_picture(scene, marks_of(without), style);
}

std::string turn_words(const Scene& scene, const TurnAnswer& answer, const MapStyle& style) {
    return TurnWriter{scene, answer, style}.text();
}

}  // namespace standee
