#include "session/stats.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "files/render.hpp"
#include "files/values_json.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// Whether the figure has the hit points of a stat card. An objective may be indestructible.
bool has_card_with_hit_points(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::boss ||
           (figure.kind == Kind::ally && figure.rank);
}

const std::string& set_of(const Figure& figure) {
    return figure.name.empty() ? figure.id : figure.name;
}

/// Sets without hit points, and a figure of them.
struct Missing {
    std::vector<std::string> sets;
    std::string figure;
};

Missing missing_in(const Scene& scene, const std::vector<std::string>& told) {
    Missing missing;
    for (const Figure& figure : scene.figures) {
        const std::string& set = set_of(figure);
        if (has_card_with_hit_points(figure) && !figure.hp && std::ranges::count(told, set) == 0 &&
            std::ranges::count(missing.sets, set) == 0) {
            missing.figure = missing.sets.empty() ? figure.id : missing.figure;
            missing.sets.push_back(set);
        }
    }
    return missing;
}

std::string in_words(const Missing& missing, const Setting& setting) {
    const std::string which = missing.sets.size() == 1
                                  ? "There is no stat card of " + missing.sets.front() +
                                        ", so damage to it is not counted."
                                  : "There are no stat cards of " + joined(missing.sets) +
                                        ", so damage to them is not counted.";
    return which +
           (setting.at_terminal ? " Begin again with --monsters PATH, or type "
                                : " Type for example: ") +
           "stats " + quoted_name(missing.figure) + " hp 4 move 3 attack 2.";
}

}  // namespace

void note_missing_stat_cards(Table& table) {
    const Missing missing = missing_in(table.scene(), table.state().without_stat_card);
    if (!missing.sets.empty()) {
        std::vector<std::string>& told = table.state().without_stat_card;
        told.insert(told.end(), missing.sets.begin(), missing.sets.end());
        table.note("correction", in_words(missing, table.setting()));
    }
}

std::string missing_stat_cards(const Setting& setting, const Scene& scene) {
    const Missing missing = missing_in(scene, {});
    return missing.sets.empty() ? std::string{} : in_words(missing, setting);
}

void note_lost_damage(Table& table, const Happened& happened) {
    std::vector<std::string> hit;
    for (std::size_t i = happened.told; i < happened.events.size(); ++i) {
        const auto* damage = std::get_if<event::Damage>(&happened.events[i].what);
        const Figure* figure = damage == nullptr ? nullptr : table.scene().find(damage->to);
        if (figure != nullptr && damage->suffered > 0 && !damage->hp && !figure->hp &&
            figure->kind != Kind::objective && std::ranges::count(hit, figure->id) == 0) {
            hit.push_back(figure->id);
        }
    }
    for (const std::string& id : hit) {
        table.note("correction",
                   "That damage is not counted: " + id +
                       " has no hit points. If it has 4, type hp " + quoted_name(id) + " 4.",
                   id);
    }
}

void note_missing_stats(Table& table, const std::string& id) {
    const Figure* figure = table.scene().find(id);
    if (figure == nullptr) {
        return;
    }
    std::vector<std::string> missing;
    std::string example;
    const auto lacks = [&](const std::string& stat, bool there, const std::string& number) {
        if (!there) {
            missing.push_back(stat);
            example += " " + stat + " " + number;
        }
    };
    lacks("hp", figure->hp.has_value(), "4");
    lacks("move", figure->move || figure->dashes.move, "3");
    lacks("attack", figure->attack || figure->dashes.attack, "2");
    if (!missing.empty()) {
        table.note("correction",
                   "Stats that " + id + " still lacks: " + joined(missing) +
                       ". Type what its card says, - for a dash, as in: stats " + quoted_name(id) +
                       example + ".",
                   id);
    }
}

namespace {

constexpr int most_of_stat = 999;

/// A stat that is said: a number, or none for a dash.
struct SaidStat {
    std::string name;
    std::optional<int> number;
};

SaidStat take_stat(Words& words) {
    const std::string name = words.peek();
    if (name != "hp" && name != "move" && name != "attack" && name != "range" && name != "shield") {
        const std::string other = words.take("a stat, such as move 3");
        not_possible(in_quotes(other) + " is no stat",
                     "Type for example: stats wolf hp 4 move 3 attack 2 range 3 shield 1");
    }
    words.skip();
    const bool may_be_dash = name == "move" || name == "attack" || name == "range";
    if (may_be_dash && words.accept("-")) {
        return {name, std::nullopt};
    }
    const int least = name == "hp" ? 1 : 0;
    const int most = name == "hp" ? limits::amount.greatest : most_of_stat;
    return {name, words.take_number(name, least, most)};
}

void set_stat(Figure& figure, const SaidStat& stat) {
    if (stat.name == "hp") {
        figure.hp = stat.number;
        figure.max_hp = stat.number;
    } else if (stat.name == "move") {
        figure.move = stat.number;
        figure.dashes.move = !stat.number;
    } else if (stat.name == "attack") {
        figure.attack = stat.number;
        figure.dashes.attack = !stat.number;
    } else if (stat.name == "range") {
        figure.range = stat.number;
        figure.dashes.range = !stat.number;
    } else {
        figure.shield = stat.number.value_or(0);
    }
}

}  // namespace

// A turn that could not be played is tried again: it may be the stat that was missing.
void correct_stats(Table& table, Words& words, const std::string& command) {
    const std::string id = take_figure(words, table.scene(), "the figure").id;
    std::vector<SaidStat> stats;
    std::vector<std::string> said;
    do {
        stats.push_back(take_stat(words));
        const auto& number = stats.back().number;
        said.push_back(stats.back().name + " " + (number ? std::to_string(*number) : "-"));
    } while (!words.at_end());
    const auto edit = [id, stats](Scene& scene) {
        if (Figure* figure = find_in(scene, id)) {
            for (const SaidStat& stat : stats) {
                set_stat(*figure, stat);
            }
        }
    };
    table.correct({edit, id + " has " + joined(said) + ".", {}}, command);
    table.state().unplayable.reset();
}

}  // namespace standee
