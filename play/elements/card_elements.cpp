#include "play/elements/card_elements.hpp"

#include "play/elements/consuming.hpp"

namespace standee {
namespace {

void waive_paid(GameState& table, const Figure& figure, AttackAbility& attack) {
    for (Add& add : attack.adds) {
        if (add.condition && has_consumed(table, figure, add.condition->consume)) {
            add.condition->consume.clear();
        }
    }
}

}  // namespace

std::vector<Ability> as_planned(GameState& table, const std::string& id,
                                const std::vector<Ability>& abilities) {
    std::vector<Ability> planned;
    for (const Ability& ability : abilities) {
        const std::vector<Ability>* in_its_place = nullptr;
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            const bool paid = may_consume(table, table.figure(id), consumption->elements);
            in_its_place = paid ? &consumption->to : &consumption->otherwise;
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            in_its_place = &of_its_rank(*ranked, table.figure(id));
        }
        if (in_its_place != nullptr) {
            const auto allowed = as_planned(table, id, *in_its_place);
            planned.insert(planned.end(), allowed.begin(), allowed.end());
            continue;
        }
        planned.push_back(ability);
        if (auto* attack = std::get_if<AttackAbility>(&planned.back().what)) {
            waive_paid(table, table.figure(id), *attack);
        }
    }
    return planned;
}

void consume_rest(GameState& table, const Figure& figure, const std::vector<Ability>& card) {
    for (const Ability& ability : card) {
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            const bool paid = consume_all(table, figure, consumption->elements);
            consume_rest(table, figure, paid ? consumption->to : consumption->otherwise);
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            consume_rest(table, figure, of_its_rank(*ranked, figure));
        } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            for (const Add& add : attack->adds) {
                if (add.condition && !add.condition->consume.empty()) {
                    consume_all(table, figure, add.condition->consume);
                }
            }
        }
    }
}

}  // namespace standee
