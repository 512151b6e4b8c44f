#include "import/ghs/scenario_rules.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/reader.hpp"
#include "files/render.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// "normal hound", or by the number of characters "hound (2: normal, 4: elite)".
std::string monster_in_words(const Reader& monster) {
    const std::string name = monster.at("name").id();
    if (const auto type = monster.find("type")) {
        return type->text() + " " + name;
    }
    std::string ranks;
    for (const std::string_view field : {"player2", "player3", "player4"}) {
        if (const auto rank = monster.find(field)) {
            ranks +=
                (ranks.empty() ? "" : ", ") + std::string{field.substr(6)} + ": " + rank->text();
        }
    }
    return name + " (" + ranks + ")";
}

/// "Round R == 2, at its start".
std::string when(const Reader& rule) {
    const std::string round = rule.has("round") ? number_or_text(rule.at("round")) : "true";
    std::string words = round == "true" ? "" : "If " + round + " (R is the round)";
    if (round != "true" && rule.boolean_or("start", false)) {
        words += ", at the start of the round";
    }
    return words.empty() ? "" : words + ": ";
}

/// "2 hounds have been killed", "Crain is dead".
std::string fate_in_words(const Reader& figures) {
    const auto identifier = figures.find("identifier");
    const std::string type = figures.text_or("type", "");
    if (!identifier || (type != "dead" && type != "killed")) {
        return "";
    }
    const std::string name = identifier->text_or("name", "");
    const std::string who = name == ".*" ? "any monster" : name;
    const auto value = figures.find("value");
    const std::string number = value ? number_or_text(*value) : "1";
    const bool one = number == "1";
    return (one ? "" : number + " of ") + who + (one ? " is " : " are ") + type;
}

/// When a rule ends the scenario: "At the end of round 10."
std::string end_in_words(const Reader& rule) {
    std::vector<std::string> conditions;
    const std::string round = rule.has("round") ? number_or_text(rule.at("round")) : "true";
    constexpr std::string_view at_round = "R == ";
    if (round.starts_with(at_round)) {
        conditions.push_back(
            std::string{rule.boolean_or("start", false) ? "at the start" : "at the end"} +
            " of round " + round.substr(at_round.size()));
    } else if (round != "true") {
        conditions.push_back("if " + round + " (R is the round)");
    }
    for (const std::string& room : rule.list_or_none("requiredRooms", number_or_text)) {
        conditions.push_back("once room " + room + " is revealed");
    }
    for (const Reader& figures :
         rule.list_or_none("figures", [](const Reader& item) { return item; })) {
        if (const std::string fate = fate_in_words(figures); !fate.empty()) {
            conditions.push_back("when " + fate);
        }
    }
    std::string words;
    for (const std::string& condition : conditions) {
        words += (words.empty() ? "" : ", ") + condition;
    }
    return words.empty() ? "" : capitalised(words) + ".";
}

class RuleReader {
public:
    explicit RuleReader(const Labels& labels) : labels_{labels} {}

    void read(const Reader& file, const std::string& of) {
        const auto rules = file.find("rules");
        for (std::size_t i = 0; rules && i < rules->size(); ++i) {
            const Reader rule = (*rules)[i];
            spend(100 + 2 * of.size());
            const std::string words = in_words(rule);
            const std::string end = end_of(rule, of);
            if (words.empty() && end.empty()) {
                ++silent;
            } else if (!words.empty()) {
                result.rules.push_back(of + words);
            }
        }
    }

    ScenarioWords result;
    std::size_t silent = 0;

private:
    /// How the rule ends the scenario; empty: it does not.
    std::string end_of(const Reader& rule, const std::string& of) {
        const std::string finish = rule.text_or("finish", "");
        if (finish != "won" && finish != "lost") {
            return "";
        }
        std::string words = of + end_in_words(rule);
        std::string& all = finish == "won" ? result.victory : result.defeat;
        all += (all.empty() ? "" : " ") + words;
        return words;
    }

    [[nodiscard]] std::string in_words(const Reader& rule) const {
        std::string words;
        const auto add = [&](const std::string& text) {
            spend(20 + 2 * text.size());  // it is kept, and written
            words += (words.empty() ? when(rule) : " ") + text;
        };
        for (const std::string_view field : {"noteTop", "note"}) {
            if (const std::string note = rule.text_or(field, ""); !note.empty()) {
                add(labels_.resolved(note));
            }
        }
        for (const Reader& effect :
             rule.list_or_none("statEffects", [](const Reader& item) { return item; })) {
            if (const std::string note = effect.text_or("note", ""); !note.empty()) {
                add(labels_.resolved(note));
            }
        }
        for (const Reader& spawn :
             rule.list_or_none("spawns", [](const Reader& item) { return item; })) {
            const auto count = spawn.find("count");
            const std::string marker = spawn.text_or("marker", "");
            add("Spawn " + (count ? number_or_text(*count) + " " : "") +
                monster_in_words(spawn.at("monster")) + (marker.empty() ? "" : " at " + marker) +
                ".");
        }
        for (const std::string& section : rule.list_or_none("sections", number_or_text)) {
            add("Section " + section + ".");
        }
        for (const std::string& room : rule.list_or_none("rooms", number_or_text)) {
            add("Room " + room + " is revealed.");
        }
        return words;
    }

    const Labels& labels_;
};

void add_sets(const Reader& reader, std::set<std::string>& names) {
    for (const std::string& name :
         reader.list_or_none("monsters", [](const Reader& item) { return item.id(); })) {
        names.insert(name);
    }
    for (const Reader& room :
         reader.list_or_none("rooms", [](const Reader& item) { return item; })) {
        for (const Reader& monster :
             room.list_or_none("monster", [](const Reader& item) { return item; })) {
            names.insert(monster.at("name").id());
        }
    }
}

}  // namespace

std::string number_or_text(const Reader& reader) {
    return reader.is_text() ? reader.text() : abbreviated(reader.json());
}

bool is_section_of(const Json& section, const Json& scenario) {
    spend(100);
    Json names = Json::object();  // not all of the scenario again for each section
    for (const char* const field : {"index", "group", "edition"}) {
        if (scenario.contains(field)) {
            names[field] = scenario[field];
        }
    }
    const Reader one{section};
    const Reader other{names};
    const auto parent = one.find("parent");
    return parent && number_or_text(*parent) == number_or_text(other.at("index")) &&
           one.text_or("group", "") == other.text_or("group", "") &&
           one.text_or("edition", "") == other.text_or("edition", "");
}

ScenarioWords words_of(const Json& scenario, const std::vector<Json>& sections,
                       const Labels& labels, std::vector<std::string>& notes) {
    RuleReader reader{labels};
    reader.read(Reader{scenario}, "");
    for (const Json& section : sections) {
        if (is_section_of(section, scenario)) {
            const Reader file{section};
            reader.read(file, "Section " + number_or_text(file.at("index")) + ". ");
        }
    }
    if (reader.silent > 0) {
        notes.push_back(standee::counted(reader.silent, "special rule is", "special rules are") +
                        " left out, which the files do not say in words: see the scenario book");
    }
    return std::move(reader.result);
}

std::set<std::string> sets_named(const Json& scenario, const std::vector<Json>& sections) {
    std::set<std::string> names;
    add_sets(Reader{scenario}, names);
    for (const Json& section : sections) {
        if (is_section_of(section, scenario)) {
            add_sets(Reader{section}, names);
        }
    }
    return names;
}

}  // namespace standee::ghs
