#include "session/standees.hpp"

#include <algorithm>

#include "lib/letters.hpp"
#include "play/game_state.hpp"
#include "play/ground/tiles.hpp"
#include "play/spawning/standees.hpp"

namespace standee {
namespace {

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

bool has_number(const std::vector<Figure>& figures, const std::string& set, int number) {
    return std::ranges::any_of(figures, [&](const Figure& figure) {
        return figure.name == set && figure.standee == number;
    });
}

/// The standee numbers of a set that no figure has.
std::vector<int> free_numbers(const std::string& set, const Scene& scene,
                              const std::vector<Figure>& coming) {
    const int highest = highest_standee(scene, set);
    std::vector<int> numbers;
    for (int number = 1; number <= highest; ++number) {
        if (!has_number(scene.figures, set, number) && !has_number(coming, set, number)) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

}  // namespace

bool awaits_standee(const Figure& figure) {
    return !figure.standee && figure.rank && !figure.name.empty() && !is_large(figure) &&
           (figure.kind == Kind::monster || figure.kind == Kind::ally);
}

namespace {

/// An id without the letter or the number at its end: "guard-". None if it has neither.
std::optional<std::string> without_mark(const std::string& id) {
    constexpr std::size_t most = 2;  // a longer word is part of a name
    const std::size_t dash = id.rfind('-');
    const std::string mark = dash == std::string::npos ? "" : id.substr(dash + 1);
    const bool letters = mark.size() <= most && std::ranges::all_of(mark, is_small_letter);
    return !mark.empty() && (letters || std::ranges::all_of(mark, is_digit))
               ? std::optional{id.substr(0, dash + 1)}
               : std::nullopt;
}

}  // namespace

std::string stem_of(const std::string& id) {
    const auto stem = without_mark(id);
    return stem ? stem->substr(0, stem->size() - 1) : id;
}

std::optional<std::string> called_by_standee(const Figure& figure) {
    const auto stem = without_mark(figure.id);
    return stem && figure.standee ? std::optional{*stem + std::to_string(*figure.standee)}
                                  : std::nullopt;
}

void give_free_ids(std::vector<Figure>& coming, const Scene& scene) {
    for (Figure& figure : coming) {
        const std::string stem = without_mark(figure.id).value_or(figure.id + "-");
        const auto is_taken = [&](const std::string& id) {
            return scene.find(id) != nullptr || std::ranges::count(coming, id, &Figure::id) > 0;
        };
        if (scene.find(figure.id) == nullptr) {
            continue;
        }
        int letter = 1;
        while (is_taken(stem + letters_of(letter))) {
            ++letter;
        }
        figure.id = stem + letters_of(letter);
    }
}

namespace {

/// Gives the figure that id, unless another figure has it. A figure that still waits for its number
/// gives up its id.
bool takes_id(Figure& figure, const std::string& id, std::vector<Figure>& coming,
              const Scene& scene) {
    const auto other = std::ranges::find(coming, id, &Figure::id);
    const bool waits = other != coming.end() && (&*other == &figure || awaits_standee(*other));
    if (scene.find(id) != nullptr || (other != coming.end() && !waits)) {
        return false;
    }
    if (other != coming.end()) {
        other->id = figure.id;
    }
    figure.id = id;
    return true;
}

}  // namespace

void number_standee(Figure& figure, int number, std::vector<Figure>& coming, const Scene& scene) {
    figure.standee = number;
    if (const auto id = called_by_standee(figure); id && !takes_id(figure, *id, coming, scene)) {
        static_cast<void>(
            takes_id(figure, figure.name + "-" + std::to_string(number), coming, scene));
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
            number_standee(figure, numbers[chance.below(numbers.size())], figures, scene);
        }
    }
}

void rename(Scene& scene, const std::string& from, const std::string& to) {
    const auto replace = [&](std::string& id) { id = id == from ? to : id; };
    for (Figure& figure : scene.figures) {
        replace(figure.id);
        if (figure.summoner) {
            replace(*figure.summoner);
        }
    }
    Progress& progress = scene.progress;
    for (auto& [set, ids] : progress.set_benefits) {
        std::ranges::for_each(ids, replace);
    }
    std::ranges::for_each(progress.decided_first, replace);
    for (ActsBefore& two : progress.decided_by_focus) {
        replace(two.first);
        replace(two.then);
    }
}

std::vector<Figure> take_unnumbered(Scene& scene) {
    const auto has_summons = [&](const Figure& figure) {
        return std::ranges::count(scene.figures, std::optional{figure.id}, &Figure::summoner) > 0;
    };
    Scene without = scene;
    std::erase_if(without.figures, [&](const Figure& figure) {
        return awaits_standee(figure) && !figure.summoner && !has_summons(figure);
    });
    const GameState state{without};
    std::vector<Figure> taken;
    for (const Figure& figure : scene.figures) {
        // Without room, the figure would be placed in another hex.
        if (without.find(figure.id) == nullptr && has_room(state, figure.water_only, figure.at)) {
            taken.push_back(figure);
        }
    }
    std::erase_if(scene.figures, [&](const Figure& figure) {
        return std::ranges::count(taken, figure.id, &Figure::id) > 0;
    });
    return taken;
}

}  // namespace standee
