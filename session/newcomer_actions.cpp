#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "files/step_json.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "session/action_verbs.hpp"

namespace standee {
namespace {

// summon NAME at HEX [hp N] [attack N] [move N] [range N] [flying]; "-" for a dash

std::string free_id(const Scene& scene, const std::string& name) {
    std::string id = name;
    for (int number = 2; scene.find(id) != nullptr; ++number) {
        id = name + "-" + std::to_string(number);
    }
    return id;
}

/// An id that no figure has, with a letter instead of the standee number: "guard-a".
std::string with_free_letter(const Scene& scene, const std::string& name) {
    int number = 1;
    while (scene.find(name + "-" + letters_of(number)) != nullptr) {
        ++number;
    }
    return name + "-" + letters_of(number);
}

/// The figure that the words describe, as JSON.
Json new_figure(Words& words, const Doing& doing, std::string name) {
    Json figure{{"name", name}};
    while (!words.at_end()) {
        const std::string word = words.peek();
        if (words.accept("at")) {
            const Hex at = take_hex(words, doing.scene(), doing.names());
            figure["at"] = {at.q, at.r};
        } else if (word == "flying") {
            words.skip();
            figure["flying"] = true;
        } else if (word == "elite" || word == "normal") {
            words.skip();
            figure["rank"] = word;
        } else if (word == "hp" || word == "attack" || word == "move" || word == "range" ||
                   word == "shield") {
            words.skip();
            const bool may_be_dash = word == "attack" || word == "move" || word == "range";
            figure[word] = may_be_dash && words.accept("-")
                               ? Json("-")
                               : Json(words.take_number(word, 0, most_in_command));
        } else {
            not_possible(
                in_quotes(word) + " does not fit here",
                "After the name may come at and a hex, hp 4, attack 2, move 3 (or move -), "
                "range 3, shield 1, flying, normal or elite");
        }
    }
    if (!figure.contains("at")) {
        not_possible(
            "The hex of " + name + " is missing",
            "Type at and a hex, such as at " + doing.names().name(doing.scene().map.hexes.front()));
    }
    if (figure.contains("hp")) {
        figure["maxHp"] = figure["hp"];
    }
    return figure;
}

}  // namespace

Action summon_action(Words& words, const Doing& doing) {
    const std::string name = words.take("the name of the summon, such as wolf");
    Json figure = new_figure(words, doing, name);
    figure["id"] = free_id(doing.scene(), name);
    const Json step{{"summon", {{"by", actor(doing)}, {"figure", std::move(figure)}}}};
    return {{{read_step(Reader{step, "/command"}, doing.scene())}}};
}

// spawn SET [elite] at HEX
Action spawn_action(Words& words, const Doing& doing) {
    const std::string said = words.take("the name of the monster, such as guard");
    std::vector<std::string> sets;
    for (const auto& [name, cards] : doing.scene().monsters) {
        sets.push_back(name);
    }
    const auto known = name_meant(said, sets);
    const std::string name = known ? sets[*known] : said;
    Json figure = new_figure(words, doing, name);
    if (!known && !figure.contains("hp")) {
        not_possible("There is no stat card of " + in_quotes(said),
                     (sets.empty() ? "Say" : "There are those of " + joined(sets) + ". Or say") +
                         " its numbers too, as in: hp 4 attack 2 move 3");
    }
    const MonsterSet* set = known ? &doing.scene().monsters.at(name) : nullptr;
    const bool boss = set != nullptr && set->boss && !figure.contains("rank");
    figure.emplace(boss ? "kind" : "rank", boss ? "boss" : "normal");
    if (set != nullptr && !boss && !figure.contains("hp")) {
        const std::string rank = figure["rank"];
        if (stat_card_of(*set, rank) == nullptr) {
            not_possible("The stat card of " + name + " has no " + rank + " stats",
                         "Say its numbers too, as in: hp 4 attack 2 move 3");
        }
    }
    figure["id"] = boss ? free_id(doing.scene(), name) : with_free_letter(doing.scene(), name);
    Json spawned{{"figures", Json::array({std::move(figure)})}};
    if (!doing.by.empty()) {
        spawned["by"] = doing.by;
    }
    const Json step{{"spawn", std::move(spawned)}};
    return {{{read_step(Reader{step, "/command"}, doing.scene())}}};
}

}  // namespace standee
