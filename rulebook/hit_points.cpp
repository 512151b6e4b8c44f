#include "rulebook/hit_points.hpp"

#include <algorithm>
#include <functional>

#include "lib/card_line.hpp"

namespace standee::rulebook {
namespace {

constexpr Clause comparing = "card.hit-points"_clause;

/// The hit points of all figures of the sets that have some, and of the figure itself. Nobody
/// affects one that does not interact [ally.no-interaction].
std::vector<int> compared(const Scene& scene, const Figure& figure,
                          const std::vector<std::string>& sets) {
    std::vector<int> hit_points{*figure.hp};
    for (const Figure& one : scene.figures) {
        if (one.id != figure.id && one.hp && !one.no_interaction && is_of(sets, one)) {
            hit_points.push_back(*one.hp);
        }
    }
    return hit_points;
}

/// Whether the figure has the fewest of all, or the most. Equal hit points are for each of them
/// [card.hit-points].
bool is_picked(const Book& book, const Scene& scene, const Figure& figure, const IfAbility& line) {
    if (!figure.hp || !book.on(comparing)) {
        return false;
    }
    std::vector<int> hit_points = compared(scene, figure, line.of);
    std::ranges::sort(hit_points);
    if (line.hit_points == HitPoints::most) {
        std::ranges::reverse(hit_points);
    }
    const bool shared = hit_points.size() > 1 && hit_points[1] == *figure.hp;
    return hit_points.front() == *figure.hp && (!shared || book.on(comparing, "for each of them"));
}

/// Whether the figure has the condition as it begins its card [card.has-condition].
bool holds_condition(const Book& book, const Figure& figure, Condition condition) {
    return figure.has(condition) && book.on("card.has-condition"_clause);
}

/// Whether so much lies on its mat as it begins its card [card.has-condition].
bool was_given(const Book& book, const Figure& figure, int tokens) {
    return figure.tokens >= tokens && book.on("card.has-condition"_clause, "given something");
}

struct Beginning {
    const Book& book;
    const Scene& scene;
    const Figure& figure;

    void read(std::vector<Ability>& card) const {
        for (Ability& line : card) {
            if (auto* ranked = std::get_if<RankAbility>(&line.what)) {
                read_both(*ranked);
            } else if (auto* consumption = std::get_if<ConsumeAbility>(&line.what)) {
                read_both(*consumption);
            } else if (auto* conditional = std::get_if<IfAbility>(&line.what)) {
                if (conditional->hit_points) {
                    conditional->settled = is_picked(book, scene, figure, *conditional);
                } else if (conditional->tokens > 0) {
                    conditional->settled = was_given(book, figure, conditional->tokens);
                } else if (conditional->has) {
                    conditional->settled = holds_condition(book, figure, *conditional->has);
                }
                read_both(*conditional);
            }
        }
    }
    void read_both(auto& line) const {
        read(line.to);
        read(line.otherwise);
    }
};

bool compares(const std::vector<Ability>& card) {
    bool found = false;
    for_each_line(card, [&](const Ability& line) {
        const auto* conditional = std::get_if<IfAbility>(&line.what);
        found = found || (conditional != nullptr && conditional->is_settled_first());
    });
    return found;
}

}  // namespace

std::vector<Ability> as_begun(const Book& book, const Scene& scene, const Figure& figure,
                              std::vector<Ability> card) {
    Beginning{book, scene, figure}.read(card);
    return card;
}

std::unique_ptr<const Scene> with_card_begun(const Book& book, const Scene& scene) {
    const Figure* figure = scene.turn ? scene.find(scene.turn->figure) : nullptr;
    if (figure == nullptr || !scene.turn->abilities || !compares(*scene.turn->abilities)) {
        return nullptr;
    }
    auto begun = std::make_unique<Scene>(scene);
    begun->turn->abilities = as_begun(book, scene, *figure, *scene.turn->abilities);
    return begun;
}

}  // namespace standee::rulebook
