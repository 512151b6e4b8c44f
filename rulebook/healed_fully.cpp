#include "rulebook/healed_fully.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "rulebook/damage.hpp"
#include "rulebook/deaths.hpp"

namespace standee::rulebook {
namespace {

constexpr auto leaves_healed = ActiveBonus::Kind::leaves_healed;
constexpr auto suffers_until_healed = ActiveBonus::Kind::suffers_until_healed;

bool is_to_leave(const Table& table, const Figure& figure) {
    return figure.kind != Kind::character && table.on("card.leaves"_clause) &&
           std::ranges::any_of(figure.bonuses, [](const ActiveBonus& bonus) {
               return bonus.kind == leaves_healed && bonus.item.empty();
           });
}

}  // namespace

/// It has been healed fully if it lacks no hit point now. That ends its suffering for good, or it
/// is removed [card.until-healed, card.leaves].
void after_heal(Table& table, const std::string& id) {
    Figure& figure = table.figure(id);
    const bool fully = figure.hp && figure.max_hp && *figure.hp == *figure.max_hp;
    if (fully && is_to_leave(table, figure)) {
        remove_from_map(table, id, "card.leaves"_clause);
        return;
    }
    if (!fully || !table.on("card.until-healed"_clause, "until it is healed")) {
        return;
    }
    while (true) {
        const auto last = std::ranges::find(figure.bonuses.rbegin(), figure.bonuses.rend(),
                                            suffers_until_healed, &ActiveBonus::kind);
        if (last == figure.bonuses.rend()) {
            return;
        }
        table.record("card.until-healed"_clause, event::BonusEnds{id, *last});
        figure.bonuses.erase(std::next(last).base());
    }
}

/// [card.leaves]
void after_turn(Table& table, const std::string& id) {
    const Figure* figure = table.find(id);
    if (figure != nullptr && figure->tokens >= 1 && is_to_leave(table, *figure) &&
        table.on("card.leaves"_clause, "after its turn")) {
        remove_from_map(table, id, "card.leaves"_clause);
    }
}

/// It is no attack, so no shield counts; the party decides in which order they suffer if a death
/// harms others [card.until-healed].
void hurt_the_unhealed(Table& table) {
    if (!table.on("card.until-healed"_clause)) {
        return;
    }
    std::map<std::string, std::vector<int>> unhealed;
    for (const Figure& figure : table.scene.figures) {
        for (const ActiveBonus& bonus : figure.bonuses) {
            if (bonus.kind == suffers_until_healed) {
                unhealed[figure.id].push_back(bonus.value);
            }
        }
    }
    std::vector<std::string> names;
    for (const auto& [id, amounts] : unhealed) {
        names.push_back(id);
    }
    for (const std::string& id : order_harmed(table, "", std::move(names))) {
        for (const int amount : unhealed.at(id)) {
            if (table.is_here(id)) {
                suffer(table, {id, amount, DamageSource::direct, {}});
            }
        }
    }
}

}  // namespace standee::rulebook
