#include "focus/begun_card.hpp"

#include <algorithm>

#include "lib/card_line.hpp"
#include "lib/clause.hpp"

namespace standee {
namespace {

// Compares the hit points of figures. Figures without hit points are left out, and so are figures
// that nothing affects [card.hit-points, ally.no-interaction].
bool has_extreme(const Scene& scene, const Figure& figure, const IfAbility& asked) {
    return figure.hp && std::ranges::none_of(scene.figures, [&](const Figure& other) {
               const bool is_compared = other.hp && !other.no_interaction && is_of(asked.of, other);
               return is_compared && (asked.hit_points == HitPoints::most ? *other.hp > *figure.hp
                                                                          : *other.hp < *figure.hp);
           });
}

void settle(const Scene& scene, const Figure& figure, std::vector<Ability>& abilities) {
    for (Ability& ability : abilities) {
        if (auto* asked = std::get_if<IfAbility>(&ability.what);
            asked && asked->is_settled_first()) {
            asked->settled = asked->has          ? figure.has(*asked->has)
                             : asked->tokens > 0 ? figure.tokens >= asked->tokens
                                                 : has_extreme(scene, figure, *asked);
        }
        std::visit(
            [&](auto& line) {
                if constexpr (requires { line.otherwise; }) {
                    settle(scene, figure, line.to);
                    settle(scene, figure, line.otherwise);
                }
            },
            ability.what);
    }
}

}  // namespace

bool has_to_begin(const std::vector<Ability>& abilities) {
    return std::ranges::any_of(abilities, [](const Ability& ability) {
        const auto* asked = std::get_if<IfAbility>(&ability.what);
        const auto branches = branches_of(ability);
        return (asked != nullptr && asked->is_settled_first() && !asked->settled) ||
               (branches && (has_to_begin(branches->to) || has_to_begin(branches->otherwise)));
    });
}

// [card.hit-points, card.has-condition]
std::vector<Ability> begun_card(const Scene& scene, const Figure& figure,
                                std::vector<Ability> abilities) {
    settle(scene, figure, abilities);
    return abilities;
}

}  // namespace standee
