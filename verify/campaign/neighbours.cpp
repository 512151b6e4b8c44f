#include "verify/campaign/neighbours.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "lib/condition.hpp"
#include "lib/error.hpp"
#include "verify/generate/possible.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/edits.hpp"

namespace standee::verify {
namespace {

using generate::Dice;

/// Sets of changes drawn for one case before it is given up.
constexpr int attempts = 24;

template <class List>
auto& one_of(Dice& dice, List& list) {
    return list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))];
}

Json& figures_of(Json& document) { return document["scene"]["figures"]; }
const Json& hexes_of(const Json& document) { return document["scene"]["map"]["hexes"]; }

/// How far apart two hexes are as they are written; near enough for a choice of hexes.
int apart(const Json& a, const Json& b) {
    return std::abs(a[0].get<int>() - b[0].get<int>()) +
           std::abs(a[1].get<int>() - b[1].get<int>());
}

/// A hex near `at` more often than any hex of the map.
Json some_hex(Dice& dice, const Json& document, const Json& at) {
    std::vector<Json> near;
    if (dice.percent(70)) {
        std::ranges::copy_if(hexes_of(document), std::back_inserter(near),
                             [&](const Json& hex) { return apart(hex, at) <= 2; });
    }
    return near.empty() ? one_of(dice, hexes_of(document)) : one_of(dice, near);
}

// Each change takes the document of a legal case, and leaves it as it is where there is nothing to
// change. Whether what comes of it is legal is for the reader of the case to say.

void move_figure(Dice& dice, Json& document) {
    Json& figure = one_of(dice, figures_of(document));
    figure["at"] = some_hex(dice, document, figure["at"]);
}

void swap_figures(Dice& dice, Json& document) {
    std::swap(one_of(dice, figures_of(document))["at"], one_of(dice, figures_of(document))["at"]);
}

void leave_out_figure(Dice& dice, Json& document) {
    const int count = static_cast<int>(figures_of(document).size());
    document = without_figure(document, static_cast<std::size_t>(dice.below(count)));
}

/// One more figure like another, with an id of its own.
void add_figure(Dice& dice, Json& document) {
    Json figure = one_of(dice, figures_of(document));
    const auto taken = [&](const std::string& id) {
        return std::ranges::any_of(figures_of(document),
                                   [&](const Json& other) { return other["id"] == id; });
    };
    const std::string like = figure["id"].get<std::string>();
    for (int i = 2; taken(figure["id"].get<std::string>()); ++i) {
        figure["id"] = fmt::format("{}-{}", like, i);
    }
    if (figure.contains("standee")) {
        figure["standee"] = dice.between(1, 10);
    }
    figure["at"] = some_hex(dice, document, figure["at"]);
    figures_of(document).push_back(std::move(figure));
}

void set_stat(Dice& dice, Json& document) {
    static constexpr std::array<std::string_view, 8> stats{
        "hp", "shield", "move", "attack", "range", "pierce", "targets", "initiative"};
    Json& figure = one_of(dice, figures_of(document));
    figure[std::string{one_of(dice, stats)}] = dice.between(1, 5);
}

void toggle_flying(Dice& dice, Json& document) {
    Json& figure = one_of(dice, figures_of(document));
    figure["flying"] = !figure.value("flying", false);
}

void change_number(Dice& dice, Json& document) {
    const std::vector<std::string> places = numbers(document);
    if (!places.empty()) {
        Json& number = document[Json::json_pointer{one_of(dice, places)}];
        const int by = dice.between(1, 2);
        number = number.get<std::int64_t>() + (dice.percent(50) ? by : -by);
    }
}

/// Gives a figure a condition, or takes it away.
void toggle_condition(Dice& dice, Json& document) {
    Json& conditions = one_of(dice, figures_of(document))["conditions"];
    const Json name = std::string{one_of(dice, condition_names)};
    const auto there = std::ranges::find(conditions, name);
    if (there != conditions.end()) {
        conditions.erase(there);
    } else {
        conditions.push_back(name);
    }
}

void add_tile(Dice& dice, Json& document) {
    static constexpr std::array<std::string_view, 8> tiles{
        "obstacles", "difficult",      "icy",     "hazardous", "traps",
        "treasure",  "pressurePlates", "negative"};
    Json& list = document["scene"]["map"][std::string{one_of(dice, tiles)}];
    list.push_back(one_of(dice, hexes_of(document)));
}

/// Takes one thing off the map: a tile, a wall, a door, or a hex of it.
void leave_out_of_map(Dice& dice, Json& document) {
    std::vector<std::string> places;
    for (const auto& [name, list] : document["scene"]["map"].items()) {
        for (std::size_t i = 0; name != "hexes" && list.is_array() && i < list.size(); ++i) {
            places.push_back(fmt::format("/scene/map/{}/{}", name, i));
        }
    }
    if (places.empty() || dice.percent(30)) {
        document = without_hexes(document, {one_of(dice, hexes_of(document))});
    } else {
        document = without(document, one_of(dice, places));
    }
}

void add_wall(Dice& dice, Json& document) {
    const Json from = one_of(dice, hexes_of(document));
    document["scene"]["map"]["walls"].push_back({from, some_hex(dice, document, from)});
}

void leave_out_anything(Dice& dice, Json& document) {
    const std::vector<std::string> places = deletions(document);
    document = without(document, one_of(dice, places));
}

struct Change {
    int weight;
    void (*make)(Dice&, Json&);
    bool of_figures;  ///< needs a figure
};

constexpr std::array<Change, 12> changes{{{25, move_figure, true},
                                          {6, swap_figures, true},
                                          {10, leave_out_figure, true},
                                          {10, add_figure, true},
                                          {6, set_stat, true},
                                          {3, toggle_flying, true},
                                          {15, change_number, false},
                                          {8, toggle_condition, true},
                                          {12, add_tile, false},
                                          {8, leave_out_of_map, false},
                                          {6, add_wall, false},
                                          {8, leave_out_anything, false}}};

void change_something(Dice& dice, Json& document) {
    const bool figures = document["scene"].contains("figures") && !figures_of(document).empty();
    int weights = 0;
    for (const Change& change : changes) {
        weights += figures || !change.of_figures ? change.weight : 0;
    }
    int drawn = dice.below(weights);
    for (const Change& change : changes) {
        if (figures || !change.of_figures) {
            drawn -= change.weight;
            if (drawn < 0) {
                change.make(dice, document);
                return;
            }
        }
    }
}

/// The case of a document; none where it is not legal.
std::optional<Case> legal_case(const Json& document, const Edition& rules) {
    try {
        return read_case(document, &rules);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

}  // namespace

Neighbours::Neighbours(const Case& base, std::vector<Edition> editions)
    : editions_{std::move(editions)}, document_(write_case(base)) {
    const EditionId id = base.scene.edition.id;
    auto own = std::ranges::find(editions_, id, &Edition::id);
    if (own == editions_.end() && rulebook_of(id) != id) {
        own = editions_.insert(own, edition(id));  // no other has all that it has
    }
    own_ = own == editions_.end() ? 0 : static_cast<std::size_t>(own - editions_.begin());
    static_cast<void>(read_case(document_, &editions_[own_]));  // whether it is legal
}

bool Neighbours::make(std::uint64_t number, Dice dice, Case& tried) const {
    if (number == 0) {
        tried = read_case(document_, &editions_[own_]);
        return true;
    }
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Json changed = document_;
        const bool elsewhere = dice.percent(15);
        const Edition& rules = elsewhere ? dice.pick(editions_) : editions_[own_];
        const int count = elsewhere ? dice.below(2) : dice.pick(std::vector{1, 1, 1, 1, 2, 2, 3});
        std::optional<Case> made = legal_case(changed, rules);
        for (int i = 0; i < count && made; ++i) {
            change_something(dice, changed);
            made = legal_case(changed, rules);
        }
        if (made) {
            tried = std::move(*made);
            generate::make_possible(tried.scene);
            return true;
        }
    }
    return false;
}

}  // namespace standee::verify
