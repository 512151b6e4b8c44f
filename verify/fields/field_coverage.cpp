#include "verify/fields/field_coverage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "focus/turn.hpp"
#include "lib/words.hpp"
#include "verify/campaign/source.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/edits.hpp"
#include "verify/signature/answers.hpp"

namespace standee::verify {
namespace {

using Pointer = Json::json_pointer;

bool is_refusal(const std::string& outcome) { return outcome.starts_with("{\"error\""); }

/// Takes what an answer repeats of the document from the scenes in it.
void drop_repeated(Json& answer) {
    if (const auto scene = answer.find("scene"); scene != answer.end()) {
        scene->erase("cards");
        if (const auto figures = scene->find("figures"); figures != scene->end()) {
            for (Json& figure : *figures) {
                figure.erase("alsoAt");
            }
        }
    }
}

/// The answer to a document, without the cards and the hexes that it repeats.
std::string outcome_of(const Json& document, TurnPlanner& planner) {
    const std::string text = answer_to({"", document}, Ask::answer, planner).json;
    const bool has_scenes = document.contains("round") || document.contains("steps");
    if (!has_scenes || is_refusal(text)) {
        return text;
    }
    std::string outcome;
    for (Json line : parse_documents(text)) {
        drop_repeated(line);
        outcome += line.dump() + "\n";
    }
    return outcome;
}

std::optional<Json> changed(const Json& document, const std::string& pointer) {
    const Pointer place{pointer};
    const Json& value = document[place];
    Json other = document;
    if (value.is_number()) {
        other[place] = value.get<int>() + 1;
    } else if (value.is_string() && value.get<std::string>().find_first_of("+-") == 0) {
        other[place] = value == "+2" ? "+3" : "+2";
    } else {
        return std::nullopt;
    }
    return other;
}

class Counter {
public:
    explicit Counter(bool discriminating) : discriminating_{discriminating} {
        for (const Cell& cell : cells_of_scenes()) {
            coverage_.cells.emplace(cell, CellCount{});
        }
    }

    void add(const Case& tried) {
        const Json document = write_case(tried);
        const std::vector<PlacedCell> cells = cells_in(document);
        if (cells.empty()) {
            return;
        }
        const std::string outcome =
            discriminating_ ? outcome_of(document, planner_) : std::string{};
        for (const PlacedCell& placed : cells) {
            const auto count = coverage_.cells.find(placed.cell);
            if (count != coverage_.cells.end()) {
                ++count->second.drawn;
                count->second.discriminating +=
                    discriminating_ && discriminates(document, placed.pointer, outcome) ? 1 : 0;
            }
        }
    }

    [[nodiscard]] FieldCoverage take() { return std::move(coverage_); }

private:
    bool discriminates(const Json& document, const std::string& pointer,
                       const std::string& outcome) {
        const auto otherwise = [&](const std::optional<Json>& other) -> std::optional<std::string> {
            std::string answer = other ? outcome_of(*other, planner_) : std::string{};
            return other && !is_refusal(answer) ? std::optional{std::move(answer)} : std::nullopt;
        };
        auto answer = otherwise(without(document, pointer));
        answer = answer ? answer : otherwise(changed(document, pointer));
        return answer && *answer != outcome;
    }

    bool discriminating_;
    FieldCoverage coverage_;
    TurnPlanner planner_;
};

FieldCoverage counted_by(Counter counter, const CampaignPlan& plan) {
    const CaseSource source{plan};
    Case tried;
    for (std::uint64_t number = 0; number < source.numbers().value_or(0); ++number) {
        if (source.make(number, tried)) {
            counter.add(tried);
        }
    }
    return counter.take();
}

}  // namespace

std::vector<Cell> FieldCoverage::empty() const {
    std::vector<Cell> none;
    for (const auto& [cell, count] : cells) {
        if (count.drawn == 0) {
            none.push_back(cell);
        }
    }
    return none;
}

FieldCoverage field_coverage(const CampaignPlan& plan) { return counted_by(Counter{true}, plan); }

FieldCoverage drawn_fields(const CampaignPlan& plan) { return counted_by(Counter{false}, plan); }

std::vector<Cell> undrawn_cells(const CampaignPlan& plan) {
    std::set<Cell> undrawn = cells_of_scenes();
    const CaseSource source{plan};
    Case tried;
    // Rounds come first: they have whole cards.
    for (const bool rounds : {true, false}) {
        for (std::uint64_t number = 0; number < source.numbers().value_or(0) && !undrawn.empty();
             ++number) {
            if (CaseSource::is_round(number) == rounds && source.make(number, tried)) {
                for (const PlacedCell& placed : cells_in(write_case(tried))) {
                    undrawn.erase(placed.cell);
                }
            }
        }
    }
    return {undrawn.begin(), undrawn.end()};
}

std::string words_of(const FieldCoverage& coverage) {
    std::string words =
        fmt::format("{:<36} {:<16} {:>9} {:>15}\n", "field", "value", "drawn", "discriminating");
    for (const auto& [cell, count] : coverage.cells) {
        words += fmt::format("{:<36} {:<16} {:>9} {:>15}\n", cell.field, cell.value, count.drawn,
                             count.discriminating);
    }
    const std::size_t empty = coverage.empty().size();
    return words + fmt::format("{} of {} drawn\n", coverage.cells.size() - empty,
                               counted(coverage.cells.size(), "cell"));
}

Json write_field_coverage(const FieldCoverage& coverage) {
    Json cells = Json::array();
    for (const auto& [cell, count] : coverage.cells) {
        cells.push_back({{"field", cell.field},
                         {"value", cell.value},
                         {"drawn", count.drawn},
                         {"discriminating", count.discriminating}});
    }
    return {{"format", "fields-answer/1"}, {"cells", std::move(cells)}};
}

}  // namespace standee::verify
