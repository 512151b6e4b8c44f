#include "session/missing_stats.hpp"

#include <algorithm>
#include <vector>

#include "files/render.hpp"
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

}  // namespace standee
