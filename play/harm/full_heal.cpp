#include "play/harm/full_heal.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "play/harm/bonuses.hpp"
#include "play/harm/damage.hpp"
#include "play/harm/on_death.hpp"

namespace standee {
namespace {

void leave(Game& game, const std::string& id) {
    const Figure& figure = game.state().figure(id);
    game.emit("card.leaves"_clause,
              event::Leave{id, figure.at, Departure::removed, "", figure.also_at});
}

bool leaves(const Figure& figure) {
    return figure.kind != Kind::character && has_bonus(figure, ActiveBonus::Kind::leaves_healed);
}

void end_suffering(Game& game, const std::string& id) {
    const auto& bonuses = game.state().figure(id).bonuses;
    for (std::size_t i = bonuses.size(); i > 0; --i) {
        if (const ActiveBonus bonus = bonuses[i - 1];
            bonus.kind == ActiveBonus::Kind::suffers_until_healed) {
            game.emit("card.until-healed"_clause, event::BonusEnds{id, bonus, i - 1});
        }
    }
}

}  // namespace

void follow_full_heal(Game& game, const std::string& id) {
    const Figure& figure = game.state().figure(id);
    if (figure.bonuses.empty() || !figure.hp || figure.hp != figure.max_hp) {
        return;
    }
    if (leaves(figure)) {
        leave(game, id);
    } else {
        end_suffering(game, id);
    }
}

void leave_after_turn(Game& game, const std::string& id) {
    const Figure* figure = game.state().find(id);
    if (figure != nullptr && figure->tokens > 0 && leaves(*figure)) {
        leave(game, id);
    }
}

void suffer_until_healed(Game& game) {
    std::map<std::string, std::vector<int>> due;
    for (const Figure& figure : game.state().scene().figures) {
        for (const ActiveBonus& bonus : figure.bonuses) {
            if (bonus.kind == ActiveBonus::Kind::suffers_until_healed) {
                due[figure.id].push_back(bonus.value);
            }
        }
    }
    std::vector<std::string> ids;
    for (const auto& [id, amounts] : due) {
        ids.push_back(id);
    }
    for (const std::string& id : in_order_of_harm(game, "", std::move(ids))) {
        for (const int amount : due.at(id)) {
            if (game.state().find(id) != nullptr) {
                suffer(game, {id, amount, DamageSource::direct, {}});
            }
        }
    }
}

}  // namespace standee
