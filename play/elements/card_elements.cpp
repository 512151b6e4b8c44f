#include "play/elements/card_elements.hpp"

#include "lib/counted.hpp"
#include "play/clause_sites.hpp"
#include "play/elements/consuming.hpp"

namespace standee {
namespace {

void waive_paid(const GameState& state, const Figure& figure, AttackAbility& attack) {
    for (Add& add : attack.adds) {
        if (add.condition && has_consumed(state, figure, add.condition->consume)) {
            add.condition->consume.clear();
        }
    }
}

Flow consume_for_adds(Game& game, const Figure& figure, const std::vector<Add>& adds) {
    for (const Add& add : adds) {
        const bool costs = add.condition && !add.condition->consume.empty();
        if (costs && !consume_all(game, figure, add.condition->consume)) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace

void append_as_planned(const GameState& state, const std::string& id, const Ability& ability,
                       std::vector<Ability>& planned) {
    const Figure& figure = state.figure(id);
    const std::vector<Ability>* in_its_place = nullptr;
    if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
        const bool paid = may_consume(state, figure, consumption->elements);
        in_its_place = paid ? &consumption->to : &consumption->otherwise;
    } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
        in_its_place = &of_its_rank(*ranked, figure);
    }
    if (in_its_place != nullptr) {
        for (const Ability& allowed : *in_its_place) {
            append_as_planned(state, id, allowed, planned);
        }
        return;
    }
    planned.push_back(ability);
    if (auto* attack = std::get_if<AttackAbility>(&planned.back().what)) {
        if (attack->count || attack->range_count) {
            *attack = with_numbers(*attack, state.scene(), figure);
        }
        waive_paid(state, figure, *attack);
    }
}

constexpr auto as_planned_rule = decided_by("element.consume"_clause);
std::vector<Ability> as_planned(const GameState& state, const std::string& id,
                                const std::vector<Ability>& abilities) {
    std::vector<Ability> planned;
    for (const Ability& ability : abilities) {
        append_as_planned(state, id, ability, planned);
    }
    return planned;
}

constexpr auto consume_rest_rule = decided_by("element.consume"_clause);
Flow consume_rest(Game& game, const Figure& figure, const std::vector<Ability>& card) {
    for (const Ability& ability : card) {
        Flow flow = Flow::goes_on;
        if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
            const auto paid = consume_all(game, figure, consumption->elements);
            flow =
                paid ? consume_rest(game, figure, *paid ? consumption->to : consumption->otherwise)
                     : Flow::stops;
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            flow = consume_rest(game, figure, of_its_rank(*ranked, figure));
        } else if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            flow = consume_for_adds(game, figure, attack->adds);
        }
        if (flow == Flow::stops) {
            return flow;
        }
    }
    return Flow::goes_on;
}

ClauseSites clause_sites::play::card_elements() {
    static constexpr auto sites = sites_of(as_planned_rule, consume_rest_rule);
    return sites;
}

}  // namespace standee
