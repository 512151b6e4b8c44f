#include "session/corrections.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "files/values_json.hpp"
#include "lib/clause.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "play/apply.hpp"
#include "session/hands.hpp"
#include "session/stats.hpp"

namespace standee {
namespace {

// hp FIGURE N
void correct_hit_points(Table& table, Words& words, const std::string& command) {
    const Figure figure = take_figure(words, table.scene(), "the figure");
    if (words.number() == 0) {
        not_possible(figure.id + " leaves the map when it has no hit points",
                     "Type " + std::string{figure.kind == Kind::character ? "exhaust " : "kill "} +
                         quoted_name(figure.id));
    }
    const int hp = words.take_number("how many hit points it has", 1, limits::amount.greatest);
    words.demand_end();
    const auto set = [id = figure.id](int number) {
        return [id, number](Scene& scene) {
            if (Figure* there = find_in(scene, id)) {
                there->hp = number;
                there->max_hp = std::max(there->max_hp.value_or(number), number);
            }
        };
    };
    const bool raised = figure.max_hp && hp > *figure.max_hp;
    Correction correction{set(hp),
                          figure.id + " has " + counted(hp, "hit point") +
                              (raised ? ", its maximum from now on." : "."),
                          {}};
    const auto& paused = table.state().paused;
    const Figure* before = paused ? paused->from.scene->find(figure.id) : nullptr;
    if (before != nullptr && before->hp && figure.hp) {
        correction.at_start = set(std::max(1, *before->hp + hp - *figure.hp));
    }
    table.correct(correction, command);
}

// give FIGURE
void give(Table& table, Words& words, const std::string& command) {
    const std::string id = take_figure(words, table.scene(), "the figure").id;
    words.demand_end();
    table.correct({[id](Scene& scene) {
                       if (Figure* figure = find_in(scene, id)) {
                           ++figure->tokens;
                       }
                   },
                   "A token is given to " + id + "."},
                  command);
}

void demand_free(const Scene& scene, Hex at, const std::string& id) {
    for (const Figure& other : scene.figures) {
        if (other.id != id && stands_in(other, at)) {
            not_possible(other.id + " stands in " + text_of(at), "Name a hex where nobody stands",
                         "map.end-unoccupied"_clause);
        }
    }
}

// FIGURE at HEX
void correct_place(Table& table, Words& words, const std::string& command) {
    const std::string id = take_figure(words, table.scene(), "the figure").id;
    words.accept("at");
    const Hex at = take_hex(words, table.scene(), table.setting().names);
    words.demand_end();
    demand_free(table.scene(), at, id);
    table.correct({[id, at](Scene& scene) {
                       if (Figure* figure = find_in(scene, id)) {
                           demand_free(scene, at, id);
                           figure->at = at;
                       }
                   },
                   id + " stands in " + text_of(at) + "."},
                  command);
}

// remove FIGURE
void remove(Table& table, Words& words, const std::string& command) {
    const std::string id = take_figure(words, table.scene(), "the figure that leaves").id;
    words.demand_end();
    if (is_in_its_turn(table.state(), id)) {
        not_possible("It is " + id + "'s turn",
                     "Type escape: its turn ends, and it leaves the map. Or exhaust");
    }
    if (table.state().paused) {
        table.put_off(command);
        return;
    }
    leave_map(table, id);
    State& state = table.state();
    state.escaped = state.escaped || are_all_gone(table.setting(), state);
}

/// The elements with that element added or removed.
ElementSet with(ElementSet elements, Element element, bool contained) {
    ElementSet result;
    for (std::size_t i = 0; i < element_names.size(); ++i) {
        const auto other = static_cast<Element>(i);
        if (other == element ? contained : elements.contains(other)) {
            result.insert(other);
        }
    }
    return result;
}

// element fire strong
void correct_element(Table& table, Words& words, const std::string& command) {
    const std::string name = in_small_letters(words.take("an element, such as fire"));
    const std::string state = in_small_letters(words.take("strong, waning or inert"));
    words.demand_end();
    const auto element = std::ranges::find(element_names, std::string_view{name});
    const auto to = std::ranges::find(element_state_names, std::string_view{state});
    if (element == element_names.end() || to == element_state_names.end()) {
        not_possible(
            in_quotes(name + " " + state) + " is no element and its state",
            "Type for example: element fire strong, element ice waning or element air inert");
    }
    const auto index = static_cast<std::size_t>(element - element_names.begin());
    const auto value = static_cast<ElementState>(to - element_state_names.begin());
    table.correct({[index, value](Scene& scene) {
                       scene.elements[index] = value;
                       // as if the turn had begun with this state
                       if (auto& turn = scene.progress.turn) {
                           const auto corrected = static_cast<Element>(index);
                           turn->consumed = with(turn->consumed, corrected, false);
                           turn->usable =
                               with(turn->usable, corrected, value != ElementState::inert);
                       }
                   },
                   capitalised(name) + " is " + state + "."},
                  command);
}

std::vector<std::string> names_of(const std::vector<Hex>& hexes) {
    std::vector<std::string> names;
    names.reserve(hexes.size());
    for (const Hex hex : hexes) {
        names.push_back(text_of(hex));
    }
    return names;
}

// open [HEX], close HEX
void correct_door(Table& table, Words& words, const std::string& command, bool open) {
    std::vector<Hex> doors;
    for (const Door& door : table.scene().map.doors) {
        if (door.open != open) {
            doors.push_back(door.at);
        }
    }
    const bool only = words.at_end() && doors.size() == 1;
    if (doors.empty() || (words.at_end() && !only)) {
        const std::vector<std::string> names = names_of(doors);
        const std::string state = open ? "closed" : "open";
        not_possible(doors.empty() ? "No door is " + state
                                   : "Several doors are " + state + ": " + joined(names),
                     doors.empty() ? "Type map to see the doors" : "Name the hex of one");
    }
    const Hex at = only ? doors.front() : take_hex(words, table.scene(), table.setting().names);
    words.demand_end();
    if (std::ranges::count(doors, at) == 0) {
        not_possible(
            "There is no " + std::string{open ? "closed" : "open"} + " door in " + text_of(at),
            doors.empty() ? std::string{"Type map to see the doors"}
                          : "There is one in " + joined(names_of(doors)));
    }
    if (table.state().paused) {
        // what is behind the door does not exist for the turn in progress
        table.put_off(command);
        return;
    }
    table.edit(
        [at, open](Scene& scene) {
            for (Door& door : scene.map.doors) {
                door.open = door.at == at ? open : door.open;
            }
        },
        {"correction", "The door in " + text_of(at) + (open ? " opens." : " closes.")});
}

// token HEX, no token HEX
/// How many loot tokens lie in a hex.
std::string loot_says(std::ptrdiff_t count, Hex at) {
    const std::string many = count == 0   ? "No loot token lies"
                             : count == 1 ? "A loot token lies"
                                          : std::to_string(count) + " loot tokens lie";
    return many + " in " + text_of(at) + ".";
}

void correct_loot(Table& table, Words& words, const std::string& command, bool add) {
    const Hex at = take_hex(words, table.scene(), table.setting().names);
    words.demand_end();
    if (!add && std::ranges::count(table.scene().loot, at) == 0) {
        not_possible("No loot token lies in " + text_of(at), "Name the hex of one");
    }
    if (table.state().paused) {
        table.put_off(command);
        return;
    }
    table.edit(
        [at, add](Scene& scene) {
            if (add) {
                scene.loot.push_back(at);
            } else {
                scene.loot.erase(std::ranges::find(scene.loot, at));
            }
        },
        {"correction", loot_says(std::ranges::count(table.scene().loot, at) + (add ? 1 : -1), at)});
}

/// "poison Brute" or "lose poison Brute" in the middle of a turn.
bool corrects_condition(Table& table, Words& words, const std::string& command) {
    const bool loses = words.accept("lose");
    const auto condition = condition_named(words.peek());
    if (!condition) {
        return false;
    }
    words.skip();
    const Figure& figure = take_figure(words, table.scene(), "the figure");
    const std::string id = figure.id;
    words.demand_end();
    if (loses && !figure.has(*condition)) {
        not_possible(id + " does not have " + std::string{name_of(*condition)},
                     "Name a condition that it has");
    }
    if (*condition == Condition::bless || *condition == Condition::curse) {
        table.put_off(command);
        return true;
    }
    const Json name = name_of(*condition);
    static_cast<void>(read_condition(Reader{name, "/command"}.with(table.scene().edition)));
    const auto edit = [id, loses, condition](Scene& scene) {
        Figure* figure = find_in(scene, id);
        if (figure == nullptr) {
            return;
        }
        if (loses) {
            std::erase_if(figure->conditions,
                          [&](const HeldCondition& held) { return held.name == *condition; });
        } else if (!figure->has(*condition)) {
            figure->conditions.push_back({*condition});
        }
    };
    table.correct(
        {edit, id + (loses ? " loses " : " has ") + std::string{name_of(*condition)} + "."},
        command);
    return true;
}

}  // namespace

void leave_map(Table& table, const std::string& id) {
    const bool character = table.scene().find(id)->kind == Kind::character;
    std::vector<std::string> leaving =
        character ? summons_of(table.scene(), id) : std::vector<std::string>{};
    leaving.push_back(id);
    for (const std::string& one : leaving) {
        table.edit(
            [&](Scene& scene) {
                apply(scene, {"summon.leaves"_clause,
                              event::Leave{one, scene.find(one)->at, Departure::removed, {}}});
            },
            {"correction", one + " leaves the map.", one});
    }
    std::erase(table.state().ready, id);
    table.state().hands.erase(id);
}

std::vector<std::string> summons_of(const Scene& scene, const std::string& id) {
    std::vector<std::string> summons;
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::summon && figure.summoner == id) {
            summons.push_back(figure.id);
        }
    }
    return summons;
}

bool corrects(Table& table, Words words, const std::string& command) {
    if (words.peek(1) == "at" && figure_meant(words.peek(), table.scene()) != nullptr) {
        correct_place(table, words, command);
        return true;
    }
    const std::string verb = words.peek();
    if (table.state().paused && (verb == "lose" || condition_named(verb)) &&
        words.left() > (verb == "lose" ? 2U : 1U)) {
        return corrects_condition(table, words, command);
    }
    words.skip();
    if (verb == "hp") {
        correct_hit_points(table, words, command);
    } else if (verb == "stats") {
        correct_stats(table, words, command);
    } else if (verb == "give") {
        give(table, words, command);
    } else if (verb == "cards") {
        correct_cards(table, words, command);
    } else if (verb == "remove") {
        remove(table, words, command);
    } else if (verb == "element") {
        correct_element(table, words, command);
    } else if (verb == "open" || verb == "close") {
        correct_door(table, words, command, verb == "open");
    } else if (verb == "token") {
        correct_loot(table, words, command, true);
    } else if (verb == "no" && words.accept("token")) {
        correct_loot(table, words, command, false);
    } else {
        return false;
    }
    return true;
}

}  // namespace standee
