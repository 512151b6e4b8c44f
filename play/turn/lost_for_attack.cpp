#include "play/turn/lost_for_attack.hpp"

#include <algorithm>
#include <utility>

#include "play/harm/conditions.hpp"

namespace standee {
namespace {

bool costs_condition(const Add& add) { return add.condition && add.condition->lose; }

/// Whether the figure has the condition to lose, and the one who decides about it is on the map.
bool may_lose(const GameState& state, const std::string& id, const AddIf& price) {
    const Figure& figure = state.figure(id);
    return figure.has(*price.lose) && !figure.permanent.contains(*price.lose) &&
           (price.decides.empty() || state.scene().character(price.decides) != nullptr);
}

/// Whether the condition is lost. None if the play stops.
std::optional<bool> is_lost(Game& game, const std::string& id, const AddIf& price) {
    if (!may_lose(game.state(), id, price)) {
        return false;
    }
    const std::string name{name_of(*price.lose)};
    event::Choice choice{ChoiceKind::lose, id, {{.words = "lose " + name}, {.words = "no"}}, 0};
    const auto chosen = game.choose("card.lose-for-attack"_clause, std::move(choice));
    if (!chosen) {
        return std::nullopt;
    }
    return *chosen == 0 && lose(game, id, *price.lose, "card.lose-for-attack"_clause);
}

}  // namespace

bool costs_conditions(const AttackAbility& attack) {
    return std::ranges::any_of(attack.adds, costs_condition);
}

std::optional<AttackAbility> with_conditions_lost(Game& game, const std::string& id,
                                                  const AttackAbility& attack) {
    AttackAbility performed = attack;
    performed.adds.clear();
    for (const Add& add : attack.adds) {
        const auto lost = costs_condition(add) ? is_lost(game, id, *add.condition) : true;
        if (!lost) {
            return std::nullopt;
        }
        if (*lost) {
            performed.adds.push_back(add);
        }
    }
    return performed;
}

}  // namespace standee
