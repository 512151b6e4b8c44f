#include "play/spawning/standees.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "play/apply_cards.hpp"

namespace standee {

namespace {

/// How many standees a set has, from the scene or else from its stat card; none if neither says
/// [monster.standees].
std::optional<int> standees_of(const Scene& scene, const std::string& set) {
    if (const auto listed = scene.standees.find(set); listed != scene.standees.end()) {
        return listed->second;
    }
    const auto cards = scene.monsters.find(set);
    return cards != scene.monsters.end() ? cards->second.standees : std::nullopt;
}

bool is_on_map(const Scene& scene, const std::string& set, int number) {
    return std::ranges::any_of(scene.figures, [&](const Figure& figure) {
        return figure.name == set && figure.standee == number;
    });
}

/// The standee numbers of the set that no figure on the map has.
std::vector<int> free_standees(const Scene& scene, const std::string& set) {
    const int highest = highest_standee(scene, set);
    std::vector<int> numbers;
    for (int number = 1; number <= highest; ++number) {
        if (!is_on_map(scene, set, number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

}  // namespace

// [monster.standees]
std::optional<int> standees_left(const Scene& scene, const std::string& set) {
    const auto all = standees_of(scene, set);
    if (!all) {
        return std::nullopt;
    }
    const auto on_map = std::ranges::count(scene.figures, set, &Figure::name);
    return std::max(0, *all - static_cast<int>(on_map));
}

int highest_standee(const Scene& scene, const std::string& set) {
    constexpr int largest_set = 10;
    return standees_of(scene, set).value_or(largest_set);
}

int free_standee(const Scene& scene, const std::string& set) {
    int number = 1;
    while (is_on_map(scene, set, number)) {
        ++number;
    }
    return number;
}

int draw_standee(Game& game, const std::string& figure, const std::string& set) {
    const Clause clause = "monster.standee-drawn"_clause;
    const Scene& scene = game.state().scene();
    const std::vector<int> numbers = free_standees(scene, set);
    if (numbers.size() < 2) {
        return free_standee(scene, set);
    }
    if (scene.seed) {
        const std::uint64_t drawn = stream_of_chance(scene).below(numbers.size());
        game.emit(clause, event::StandeeDrawn{});
        return numbers.at(static_cast<std::size_t>(drawn));
    }
    event::Choice choice{ChoiceKind::number, figure, {}, 0};
    for (const int number : numbers) {
        choice.options.push_back({.words = std::to_string(number)});
    }
    return numbers.at(game.choose_or_stop(clause, std::move(choice)));
}

}  // namespace standee
