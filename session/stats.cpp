#include "session/stats.hpp"

#include <optional>
#include <string>
#include <vector>

#include "files/values_json.hpp"
#include "lib/words.hpp"

namespace standee {
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
