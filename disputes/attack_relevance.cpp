#include "disputes/attack_relevance.hpp"

#include <algorithm>

#include "play/deck/modifier_cards.hpp"
#include "play/harm/bonuses.hpp"

namespace standee {
namespace {

/// Whether the two cards that are compared cannot be ranked [attack.ambiguous-worse].
bool is_ambiguous(const AttackMet& met) {
    const std::vector<Card>& drawn = met.attack.drawn;
    if (met.attack.result.mode == DrawMode::one || drawn.size() < 2) {
        return false;
    }
    const bool last_two = met.rules.two_cards == TwoCardRule::after_rolling;
    const std::size_t first = last_two ? drawn.size() - 2 : 0;
    if (!last_two && (drawn[0].rolling || drawn[1].rolling)) {
        return false;
    }
    const auto ranked = compare_cards(drawn[first], drawn[first + 1],
                                      AttackValue{met.attack.result.after_bonuses, false});
    return ranked == std::partial_ordering::unordered ||
           ranked == std::partial_ordering::equivalent;
}

/// What gives advantage and what disadvantage.
struct Sources {
    Clauses advantage, disadvantage;
    int advantages = 0, disadvantages = 0;
};

Sources sources_of(const AttackMet& met) {
    Sources sources;
    const auto count = [](bool there, int& number, Clauses& clauses, std::optional<Clause> clause) {
        if (there) {
            ++number;
            if (clause) {
                clauses.push_back(*clause);
            }
        }
    };
    const bool step_gives = met.step != nullptr && met.step->advantage;
    const bool step_takes = met.step != nullptr && met.step->disadvantage;
    const bool adjacent =
        met.by != nullptr && met.target != nullptr && any_hex_of(*met.target, [&](Hex hex) {
            return any_hex_of(*met.by, [hex](Hex from) { return are_neighbours(from, hex); });
        });
    count(step_gives, sources.advantages, sources.advantage, {});
    count(met.by != nullptr && met.by->has(Condition::strengthen), sources.advantages,
          sources.advantage, "condition.strengthen"_clause);
    count(step_takes, sources.disadvantages, sources.disadvantage, {});
    count(met.by != nullptr && met.by->has(Condition::muddle), sources.disadvantages,
          sources.disadvantage, "condition.muddle"_clause);
    count(met.attack.ranged && adjacent, sources.disadvantages, sources.disadvantage,
          "attack.adjacent-ranged"_clause);
    return sources;
}

Clauses of_drawing(const AttackMet& met) {
    const Sources sources = sources_of(met);
    Clauses clauses = sources.advantage;
    join(clauses, sources.disadvantage);
    if (sources.advantages > 0) {
        clauses.push_back("attack.advantage"_clause);
    }
    if (sources.disadvantages > 0) {
        clauses.push_back("attack.disadvantage"_clause);
    }
    if (sources.advantages + sources.disadvantages > 1) {
        clauses.push_back("attack.no-stacking"_clause);
    }
    if (is_ambiguous(met)) {
        clauses.push_back("attack.ambiguous-worse"_clause);
    }
    return clauses;
}

Clauses of_cards(const AttackMet& met) {
    Clauses clauses;
    using enum Card::Modifier;
    const auto any = [&](auto test) { return std::ranges::any_of(met.attack.drawn, test); };
    if (any([](const Card& card) { return card.rolling; })) {
        clauses.push_back("attack.rolling"_clause);
    }
    if (any([](const Card& card) { return card.modifier == miss || card.modifier == curse; })) {
        clauses.push_back("attack.miss"_clause);
    }
    if (any([](const Card& card) { return card.modifier == twice || card.modifier == bless; })) {
        clauses.push_back("attack.double"_clause);
    }
    if (any([](const Card& card) { return card.modifier == bless || card.modifier == curse; })) {
        clauses.push_back("deck.bless-curse"_clause);
    }
    if (any([](const Card& card) { return !card.effects.empty() || card.pierce > 0; })) {
        clauses.push_back("attack.card-effects"_clause);
    }
    if (!met.attack.deck.empty()) {
        clauses.push_back("deck.which"_clause);
    }
    return clauses;
}

Clauses of_reach(const AttackMet& met) {
    Clauses clauses;
    const step::Attack* step = met.step;
    if (step == nullptr) {
        return clauses;
    }
    if (step->in_area) {
        join(clauses, {"area.placement"_clause, "area.line-of-sight"_clause});
    }
    if (!step->ability.empty()) {
        clauses.push_back("target.count"_clause);
    }
    if (step->range && step->range->relative && step->range->number > 0 && met.by != nullptr &&
        !met.by->range) {
        clauses.push_back("range.ranged-bonus-on-melee"_clause);
    }
    return clauses;
}

Clauses of_defence(const AttackMet& met) {
    Clauses clauses;
    if (met.target == nullptr) {
        return clauses;
    }
    if (shield_of(*met.target) > 0) {
        clauses.push_back("bonus.shield"_clause);
        if (met.target->shield > 0 && met.target->has(Condition::stun)) {
            clauses.push_back("bonus.stat-card"_clause);
        }
    }
    if (met.attack.result.pierce > 0) {
        clauses.push_back("attack.pierce"_clause);
    }
    if (met.attack.result.after_shield == 0) {
        clauses.push_back("attack.value-floor"_clause);
    }
    join(clauses, ward_and_brittle_of(*met.target));
    return clauses;
}

/// What is to follow: of the step, of the attacker's own stats, of the cards that apply.
std::vector<Effect> effects_of(const AttackMet& met) {
    std::vector<Effect> effects;
    const auto add = [&](const std::vector<Effect>& more) {
        effects.insert(effects.end(), more.begin(), more.end());
    };
    if (met.step != nullptr) {
        add(met.step->effects);
    }
    if (met.by != nullptr) {
        add(met.by->attack_effects);
    }
    for (const std::uint8_t position : met.attack.result.used) {
        add(met.attack.drawn[position].effects);
    }
    return effects;
}

template <class Test>
bool any_condition(const std::vector<Effect>& effects, Test test) {
    return std::ranges::any_of(effects, [&](const Effect& effect) {
        const auto* condition = std::get_if<Condition>(&effect);
        return condition != nullptr && test(*condition);
    });
}

bool is_one_twice(const std::vector<Effect>& effects) {
    return any_condition(effects, [&](Condition condition) {
        return std::ranges::count(effects, Effect{condition}) > 1;
    });
}

template <class Forced>
std::ptrdiff_t count_of(const std::vector<Effect>& effects) {
    return std::ranges::count_if(
        effects, [](const Effect& effect) { return std::holds_alternative<Forced>(effect); });
}

}  // namespace

void join(Clauses& clauses, const Clauses& more) {
    clauses.insert(clauses.end(), more.begin(), more.end());
}

std::optional<Clause> clause_of(Condition condition) {
    const std::string id = "condition." + std::string{name_of(condition)};
    return Clause::find(id);
}

Clauses ward_and_brittle_of(const Figure& figure) {
    const bool ward = figure.has(Condition::ward);
    const bool brittle = figure.has(Condition::brittle);
    Clauses clauses;
    if (ward) {
        clauses.push_back("condition.ward"_clause);
    }
    if (brittle) {
        clauses.push_back("condition.brittle"_clause);
    }
    if (ward && brittle) {
        clauses.push_back("condition.ward-brittle"_clause);
    }
    return clauses;
}

Clauses clauses_of_number(const AttackMet& met) {
    Clauses clauses = of_reach(met);
    clauses.push_back("attack.order"_clause);
    if (met.target != nullptr && met.target->has(Condition::poison)) {
        join(clauses, {"attack.poison"_clause, "condition.poison"_clause});
    } else if (any_condition(effects_of(met),
                             [](Condition condition) { return condition == Condition::poison; })) {
        clauses.push_back("attack.poison"_clause);  // not yet
    }
    join(clauses, of_drawing(met));
    join(clauses, of_cards(met));
    join(clauses, of_defence(met));
    return clauses;
}

Clauses clauses_of_effects(const AttackMet& met, bool target_left) {
    const std::vector<Effect> effects = effects_of(met);
    if (effects.empty()) {
        return {};
    }
    Clauses clauses{"attack.effects-timing"_clause, "condition.after-main-effect"_clause};
    if (target_left) {
        clauses.push_back("attack.no-effects-on-dead"_clause);
    }
    if (is_one_twice(effects)) {
        clauses.push_back("condition.single"_clause);
    }
    if (any_condition(effects, [](Condition condition) {
            return condition == Condition::bless || condition == Condition::curse;
        })) {
        clauses.push_back("deck.bless-curse"_clause);
    }
    const auto pushes = count_of<PushEffect>(effects);
    const auto pulls = count_of<PullEffect>(effects);
    if (pushes + pulls > 1) {
        clauses.push_back("forced.sum"_clause);
    }
    return clauses;
}

}  // namespace standee
