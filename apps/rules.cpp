#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "apps/commands.hpp"
#include "files/rules_json.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// A value, or all values that a schema allows, without the quotes of JSON.
std::string plain(const Json& json) {
    std::string text = json.dump();
    std::erase(text, '"');
    return text;
}

std::string values_of(const Json& schema) {
    if (schema.contains("enum")) {
        return fmt::format("{}", fmt::join(schema["enum"].get<std::vector<std::string>>(), ", "));
    }
    const Json& item = schema.contains("items") ? schema["items"] : schema;
    if (item.contains("anyOf")) {
        return fmt::format("{} to {}, or null", plain(item["anyOf"][0]["minimum"]),
                           plain(item["anyOf"][0]["maximum"]));
    }
    if (item.contains("enum")) {
        return "a list of " + values_of(item);
    }
    return item.contains("minimum")
               ? fmt::format("a list of {} numbers from {} to {}", plain(schema["minItems"]),
                             plain(item["minimum"]), plain(item["maximum"]))
               : "true or false";
}

/// The editions that share a value: "Gloomhaven and Jaws of the Lion: true".
std::vector<std::string> values_by_edition(const RuleSwitch& rule) {
    std::vector<std::pair<Json, std::vector<std::string>>> groups;
    for (const EditionId id : all_editions) {
        const Json value = write_rule(rule, edition(id));
        const auto same = std::ranges::find(groups, value, [](const auto& g) { return g.first; });
        auto& group =
            same == groups.end() ? groups.emplace_back(value, std::vector<std::string>{}) : *same;
        group.second.emplace_back(edition(id).title());
    }
    std::vector<std::string> lines;
    for (const auto& [value, titles] : groups) {
        lines.push_back(fmt::format(
            "{}: {}", titles.size() == all_editions.size() ? "all editions" : joined(titles),
            plain(value)));
    }
    return lines;
}

void print(const RuleSwitch& rule, const Terminal& terminal) {
    std::cout << Paragraph{}
                     .add(rule.name, TextRole::heading)
                     .add(fmt::format(" [{}]: ", rule.clause.id()), TextRole::faint)
                     .add(std::string{rule.says})
                     .lines(terminal.width, "", terminal.colour);
    std::cout << Paragraph{}
                     .add("values: ", TextRole::faint)
                     .add(values_of(rule_schema(rule)))
                     .lines(terminal.width, "  ", terminal.colour);
    for (const std::string& line : values_by_edition(rule)) {
        std::cout << Paragraph{}.add(line).lines(terminal.width, "  - ", terminal.colour);
    }
}

/// "The Crimson Scales (crimson-scales or cs) plays by Gloomhaven, with ward and chill besides."
void print(const Edition& member, const Terminal& terminal) {
    const Edition& rules = edition(rulebook_of(member.id));
    std::vector<std::string> besides;
    for (const std::string_view name : condition_names) {
        const Condition condition = *condition_named(name);
        if (member.conditions.contains(condition) && !rules.conditions.contains(condition)) {
            besides.emplace_back(name);
        }
    }
    std::cout << Paragraph{}
                     .add(member.title(), TextRole::heading)
                     .add(fmt::format(" ({} or {}) plays by {}{}.", member.name(),
                                      member.short_name(), rules.title(),
                                      besides.empty() ? "" : ", with " + joined(besides)))
                     .lines(terminal.width, "", terminal.colour);
}

}  // namespace

void run_rules(bool json, Run& run) {
    if (json) {
        std::cout << api::write_rules().dump() << '\n';
        return;
    }
    for (const RuleSwitch& rule : rule_switches()) {
        print(rule, terminal(run.colour));
    }
    for (const Edition& member : known_editions().subspan(all_editions.size())) {
        print(member, terminal(run.colour));
    }
}

}  // namespace standee
