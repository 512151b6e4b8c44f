#include "verify/campaign/report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "focus/turn.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "lib/rule_switches.hpp"
#include "lib/words.hpp"
#include "rulebook/rules.hpp"
#include "show/canvas/text.hpp"
#include "show/map/map_picture.hpp"
#include "show/words/card_words.hpp"
#include "show/words/citation.hpp"
#include "show/words/scene_words.hpp"
#include "verify/campaign/campaign_json.hpp"
#include "verify/campaign/dead_clauses.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/edits.hpp"

namespace standee::verify {
namespace {

constexpr int width = 80;

/// The most lines that each part of a report takes below its board.
struct Room {
    int there = 2;  ///< the figures
    int card = 2;
    int steps = 3;
    int side = 3;  ///< what one side says
    int clause = 2;
    int no_matter = 2;
};
constexpr Room full_room;
constexpr Room less_room{.there = 1, .card = 1, .steps = 2, .side = 2, .clause = 1, .no_matter = 1};

bool still_shows(const Case& tried, const Violation& breach) {
    ClauseTally uncounted;
    return std::ranges::any_of(check(tried, uncounted),
                               [&](const Violation& other) { return breach.like(other); });
}

bool still_shows(const Json& document, const Violation& breach, const Edition* instead = nullptr) {
    try {
        return still_shows(read_case(document, instead), breach);
    } catch (const InputError&) {
        return false;
    }
}

/// "/scene/figures/1/initiative" as "the initiative of C1", "/steps/0/attack/value" as "value of
/// step 0".
std::string place_in_words(const Json& document, const std::string& place) {
    const Json::json_pointer pointer{place};
    const std::string figures = "/scene/figures/";
    std::string field = pointer.back();
    if (place.starts_with(figures)) {
        const auto index = static_cast<std::size_t>(std::stoul(place.substr(figures.size())));
        return fmt::format("the {} of {}", field,
                           document["scene"]["figures"][index]["id"].get<std::string>());
    }
    if (place.starts_with("/steps/")) {
        return fmt::format("the {} of step {}", field, std::stoul(place.substr(7)));
    }
    if (place.starts_with("/round/") || place.starts_with("/scene/decks/")) {
        return fmt::format("the number at {}", place);
    }
    return fmt::format("the {} on the card", field);
}

/// The lines of a text, at most so many; what is left out is said.
std::vector<std::string> first_lines(const std::string& text, int most) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    if (static_cast<int>(lines.size()) > most) {
        lines.resize(static_cast<std::size_t>(most));
        lines.back() += " ...";
    }
    return lines;
}

std::vector<std::string> wrapped(std::string_view first, const std::string& text, int most) {
    return first_lines(Paragraph{}.add(printable(text)).lines(width, first, false), most);
}

/// What is done with the scene: the card, the steps, or the decisions of the round.
std::vector<std::string> lines_on_what_is_done(const Case& tried, const Room& room) {
    if (tried.kind() == CaseKind::turn) {
        return wrapped("card:   ", card_words(tried.scene), room.card);
    }
    if (tried.kind() == CaseKind::round) {
        return wrapped("round:  ", tried.round, room.steps);
    }
    std::string words;
    for (const std::string& step : tried.steps) {
        words += (words.empty() ? "" : ", ") + step;
    }
    return wrapped("steps:  ", words, room.steps);
}

MapMarks marks_of(const Case& tried) {
    MapMarks marks;
    if (tried.kind() == CaseKind::turn && tried.scene.turn) {
        const auto& figures = tried.scene.figures;
        const auto acting = std::ranges::find(figures, tried.scene.turn->figure, &Figure::id);
        marks.acting = static_cast<FigureIndex>(acting - figures.begin());
    }
    return marks;
}

void append(std::vector<std::string>& lines, const std::vector<std::string>& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

std::string sides_of(const Finding& finding, bool first) {
    if (finding.is_of_formula()) {
        return first ? "printed: " : "house:   ";
    }
    switch (finding.breach.kind) {
        case FindingKind::violation: return first ? "engine: " : "rules:  ";
        default: return first ? "one:    " : "other:  ";
    }
}

std::vector<std::string> below_board(const Finding& finding, const std::string& command,
                                     const Room& room) {
    const Violation& breach = finding.breach;
    const Case& tried = finding.smallest;
    std::vector<std::string> lines;
    if (const std::string there = scene_words(tried.scene); !there.empty()) {
        append(lines, wrapped("there:  ", there, room.there));
    }
    append(lines, lines_on_what_is_done(tried, room));
    if (!breach.one_says.empty() || !finding.is_of_formula()) {
        append(lines, wrapped(sides_of(finding, true), breach.one_says, room.side));
    }
    append(lines, wrapped(sides_of(finding, false), breach.other_says, room.side));
    for (std::size_t i = 0; i < breach.clauses.size(); ++i) {
        const Clause clause = breach.clauses[i];
        if (i > 0 && clause == breach.clauses[i - 1]) {
            continue;  // two effects by one clause
        }
        append(lines,
               wrapped("clause: ",
                       fmt::format("{}: {}", cited(clause, finding.edition), entry_of(clause).says),
                       room.clause));
    }
    if (!finding.is_of_formula()) {  // without the formula nothing can be tried
        const std::vector<std::string> immaterial = what_does_not_matter(finding);
        append(lines, wrapped("no matter: ",
                              immaterial.empty() ? "nothing; all of it is needed"
                                                 : fmt::format("{}", fmt::join(immaterial, "; ")),
                              room.no_matter));
    }
    if (!command.empty()) {
        lines.push_back("replay: " + command);
    }
    return lines;
}

std::string clauses_in_words(const char* title, const std::vector<Clause>& clauses) {
    std::string words;
    for (const Clause clause : clauses) {
        words += fmt::format("{}{}", words.empty() ? "" : ", ", clause.id());
    }
    return Paragraph{}
        .add(fmt::format("{}: {}", title, words.empty() ? "none" : words))
        .lines(width, "  ", false);
}

}  // namespace

std::vector<std::string> what_does_not_matter(const Finding& finding) {
    const Json document = write_case(finding.smallest);
    const Edition printed = without_house_rules(finding.smallest.scene.edition);
    std::vector<std::string> things;
    for (const EditionId id : all_editions) {
        if (id == finding.edition) {
            continue;
        }
        Json other = document;
        other["scene"]["edition"] = edition(id).name();
        if (still_shows(other, finding.breach)) {
            things.push_back(fmt::format("the edition (the same in {})", edition(id).title()));
        }
    }
    for (const std::string& place : numbers(document)) {
        Json other = document;
        const Json::json_pointer pointer{place};
        other[pointer] = document[pointer].get<std::int64_t>() + 1;
        if (still_shows(other, finding.breach, &printed)) {
            things.push_back(place_in_words(document, place));
        }
    }
    return things;
}

std::string report_of(const Finding& finding, const std::string& command) {
    const std::string title =
        fmt::format("{} in {} ({}), case {}", capitalised(words_of(finding.breach.kind)),
                    edition(finding.edition).title(), finding.breach.detected_by, finding.number);
    const MapMarks marks = marks_of(finding.smallest);
    const Scene& scene = finding.smallest.scene;
    const auto with_lines_of = [&](const std::string& board, const std::vector<std::string>& tail) {
        return fmt::format("{}\n{}{}\n", title, board, fmt::join(tail, "\n"));
    };
    const auto style_above = [](const std::vector<std::string>& tail) {
        return MapStyle{width, report_lines - 1 - static_cast<int>(tail.size()), false, false};
    };
    for (const auto& room : {full_room, less_room}) {
        const std::vector<std::string> tail = below_board(finding, command, room);
        if (const auto board = whole_map_picture(scene, marks, style_above(tail))) {
            return with_lines_of(*board, tail);
        }
    }
    const std::vector<std::string> tail = below_board(finding, command, less_room);
    return with_lines_of(map_picture_within(scene, marks, style_above(tail)), tail);
}

std::vector<Clause> clauses_with(const ClauseTally& tally,
                                 bool (*chosen)(std::uint64_t fired, std::uint64_t decisive)) {
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < clause_ids.size(); ++i) {
        const Clause clause = Clause::at(i);
        if (rulebook::is_written(clause) && chosen(tally.fired[i], tally.decisive[i])) {
            clauses.push_back(clause);
        }
    }
    return clauses;
}

bool never_fired(std::uint64_t fired, std::uint64_t /*decisive*/) { return fired == 0; }

bool never_decisive(std::uint64_t fired, std::uint64_t decisive) {
    return fired > 0 && decisive == 0;
}

std::string table_of(const CampaignResult& result) {
    const auto counted_clauses = [](const auto& counts) {
        return std::ranges::count_if(counts, [](std::uint64_t n) { return n > 0; });
    };
    std::string text = fmt::format("{:<22}{:>12}\n", "cases", result.cases());
    text += fmt::format("{:<22}{:>12}\n", "  turns", result.turns);
    text += fmt::format("{:<22}{:>12}\n", "  plays", result.plays);
    text += fmt::format("{:<22}{:>12}\n", "  rounds", result.rounds);
    text += fmt::format("{:<22}{:>12}\n", "clauses fired", counted_clauses(result.tally.fired));
    text +=
        fmt::format("{:<22}{:>12}\n", "clauses decisive", counted_clauses(result.tally.decisive));
    text += fmt::format("{:<22}{:>12}\n", "violations", result.found(FindingKind::violation));
    for (std::size_t i = 1; i < finding_kinds; ++i) {
        const auto kind = static_cast<FindingKind>(i);
        const std::size_t found = kind == FindingKind::dead_clause
                                      ? dead_clauses(result.tally).size()
                                      : result.found(kind);
        text += fmt::format("{:<22}{:>12}\n", words_of(kind), found);
    }
    text += clauses_in_words("never fired", clauses_with(result.tally, never_fired));
    text += clauses_in_words("fired, never decisive", clauses_with(result.tally, never_decisive));
    return text;
}

}  // namespace standee::verify
