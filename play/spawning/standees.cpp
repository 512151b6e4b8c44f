#include "play/spawning/standees.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "play/apply_cards.hpp"

namespace standee {

// [monster.standees]
std::optional<int> standees_left(const Scene& scene, const std::string& set) {
    const auto all = scene.standees.find(set);
    if (all == scene.standees.end()) {
        return std::nullopt;
    }
    const auto on_map = std::ranges::count(scene.figures, set, &Figure::name);
    return std::max(0, all->second - static_cast<int>(on_map));
}

namespace {

constexpr int most_standees = 10;  // of a printed set, where the scene does not say

bool is_on_map(const Scene& scene, const std::string& set, int number) {
    return std::ranges::any_of(scene.figures, [&](const Figure& figure) {
        return figure.name == set && figure.standee == number;
    });
}

/// The numbers of the set that no figure on the map has.
std::vector<int> free_standees(const Scene& scene, const std::string& set) {
    const auto listed = scene.standees.find(set);
    const int most = listed == scene.standees.end() ? most_standees : listed->second;
    std::vector<int> numbers;
    for (int number = 1; number <= most; ++number) {
        if (!is_on_map(scene, set, number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

}  // namespace

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
