#include "session/standees.hpp"

#include <algorithm>

namespace standee {
namespace {

constexpr int most_standees = 10;  // of a printed set, where the scene does not say

bool has_number(const std::vector<Figure>& figures, const std::string& set, int number) {
    return std::ranges::any_of(figures, [&](const Figure& figure) {
        return figure.name == set && figure.standee == number;
    });
}

/// The numbers of a set that no figure has.
std::vector<int> free_numbers(const std::string& set, const Scene& scene,
                              const std::vector<Figure>& coming) {
    const auto said = scene.standees.find(set);
    std::vector<int> numbers;
    for (int number = 1; number <= (said == scene.standees.end() ? most_standees : said->second);
         ++number) {
        if (!has_number(scene.figures, set, number) && !has_number(coming, set, number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

}  // namespace

bool awaits_standee(const Figure& figure) {
    const std::size_t dash = figure.id.rfind('-');
    const bool lettered = dash != std::string::npos && dash + 1 < figure.id.size() &&
                          figure.id.substr(0, dash) == figure.name &&
                          std::ranges::all_of(figure.id.substr(dash + 1),
                                              [](char c) { return c >= 'a' && c <= 'z'; });
    return lettered && !figure.standee && figure.rank &&
           (figure.kind == Kind::monster || figure.kind == Kind::ally);
}

void number_standee(Figure& figure, int number, const Scene& scene) {
    const bool lettered = awaits_standee(figure);
    figure.standee = number;
    const std::string id = figure.name + "-" + std::to_string(number);
    if (lettered && scene.find(id) == nullptr) {
        figure.id = id;
    }
}

void number_by_chance(std::vector<Figure>& figures, const Scene& scene, AbilityPiles& chance) {
    for (Figure& figure : figures) {
        const std::vector<int> numbers = free_numbers(figure.name, scene, figures);
        if (figure.standee || numbers.empty()) {
            continue;
        }
        if (figure.kind == Kind::boss) {
            figure.standee = numbers.front();
        } else if (scene.seed && awaits_standee(figure)) {
            number_standee(figure, numbers[chance.below(numbers.size())], scene);
        }
    }
}

std::vector<Figure> take_unnumbered(Scene& scene) {
    const auto rest = std::ranges::stable_partition(
        scene.figures, [](const Figure& figure) { return !awaits_standee(figure); });
    std::vector<Figure> taken{rest.begin(), rest.end()};
    scene.figures.erase(rest.begin(), rest.end());
    return taken;
}

}  // namespace standee
