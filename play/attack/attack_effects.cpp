#include "play/attack/attack_effects.hpp"

#include <algorithm>

#include "play/ask_for.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/forced.hpp"

namespace standee {
namespace {

/// Adds a push or pull to the first of its kind; false where it stands for itself.
template <class Forced>
bool add_up(std::vector<Effect>& effects, const Effect& effect) {
    const auto* more = std::get_if<Forced>(&effect);
    const auto first = std::ranges::find_if(
        effects, [](const Effect& e) { return std::holds_alternative<Forced>(e); });
    if (more == nullptr || first == effects.end()) {
        return false;
    }
    auto& sum = std::get<Forced>(*first);
    sum.points += more->points;
    if (more->path && sum.path) {
        refuse("forced.sum"_clause, "two paths", "one path on the first, for their sum");
    }
    if (more->path) {
        sum.path = more->path;
    }
    return true;
}

/// Bless and curse are cards: each counts [condition.single].
bool is_repeated_condition(const std::vector<Effect>& effects, const Effect& effect) {
    const auto* condition = std::get_if<Condition>(&effect);
    return condition != nullptr && *condition != Condition::bless &&
           *condition != Condition::curse && std::ranges::count(effects, effect) > 0;
}

PendingEffect waiting_for(const Effect& effect, std::size_t number) {
    struct Kind {
        PendingEffect operator()(Condition condition) const {
            return {EffectKind::condition, "condition.after-main-effect"_clause, 0, condition};
        }
        PendingEffect operator()(const PushEffect&) const { return {EffectKind::push, "forced.push"_clause}; }
        PendingEffect operator()(const PullEffect&) const { return {EffectKind::pull, "forced.pull"_clause}; }
        PendingEffect operator()(const InfuseEffect&) const {
            return {EffectKind::infuse, "element.infuse"_clause};
        }
    };
    PendingEffect waiting = std::visit(Kind{}, effect);
    waiting.number = number;
    return waiting;
}

Element element_of(GameState& table, const step::Attack& attack, ElementChoice choice) {
    event::Choice among{"element", attack.by, {}, 0};
    std::vector<Element> elements;
    for (std::size_t i = 0; i < element_count; ++i) {
        if (choice.allows(static_cast<Element>(i))) {
            elements.push_back(static_cast<Element>(i));
            among.options.push_back({.words = std::string{element_names[i]}});
        }
    }
    if (elements.size() > 1 && !table.asks()) {
        ask_for("element.wild"_clause, "an infusion of one of several elements", "the one infused");
    }
    return elements.at(table.choose("element.wild"_clause, std::move(among)));
}

struct ApplyEffect {
    GameState& table;
    const step::Attack& attack;

    void operator()(Condition condition) const {
        gain(table, attack.target, condition, "condition.after-main-effect"_clause);
    }
    void operator()(const PushEffect& push) const {
        force(table, {Force::push, attack.by, attack.target, push.points, push.path});
    }
    void operator()(const PullEffect& pull) const {
        force(table, {Force::pull, attack.by, attack.target, pull.points, pull.path});
    }
    void operator()(const InfuseEffect& infusion) const {
        infuse(table, element_of(table, attack, infusion.element));
    }
};

// Retaliates within reach of the attacker add up to one source of damage [bonus.retaliate].
void retaliate(GameState& table, const step::Attack& attack) {
    const Figure& target = table.figure(attack.target);
    const Figure& attacker = table.figure(attack.by);
    const auto range = table.range(target.at, attacker.at);
    int damage = 0;
    for (const Retaliate& bonus : retaliates_of(target)) {
        const bool reaches = range && *range <= bonus.range;
        damage += reaches ? bonus.value : 0;
    }
    advance(table, attack.target, ActiveBonus::Kind::retaliate);
    suffer(table, {attack.by, damage, DamageSource::retaliate, attack.target});
}

// Those of the cards used work as if the ability had them [attack.card-effects].
std::vector<Effect> all_effects(const Figure& attacker, const step::Attack& attack,
                                const std::vector<Card>& used) {
    std::vector<Effect> effects = attack.effects;
    effects.insert(effects.end(), attacker.attack_effects.begin(), attacker.attack_effects.end());
    for (const Card& card : used) {
        effects.insert(effects.end(), card.effects.begin(), card.effects.end());
    }
    return effects;
}

}  // namespace

std::vector<Effect> gathered(const std::vector<Effect>& effects, const Edition& edition) {
    std::vector<Effect> result;
    for (const Effect& effect : effects) {
        const bool added = edition.forced_movement_adds_up && (add_up<PushEffect>(result, effect) ||
                                                               add_up<PullEffect>(result, effect));
        if (!added && !is_repeated_condition(result, effect)) {
            result.push_back(effect);
        }
    }
    return result;
}

void apply_effects(GameState& table, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects) {
    step::Attack as_if;
    as_if.by = by;
    as_if.target = target;
    for (const Effect& effect : gathered(effects, table.rules())) {
        if (table.find(target) != nullptr && table.find(by) != nullptr) {
            std::visit(ApplyEffect{table, as_if}, effect);
        }
    }
}

void follow_attack(GameState& table, const step::Attack& attack, const std::vector<Card>& used) {
    const std::vector<Effect> effects =
        gathered(all_effects(table.figure(attack.by), attack, used), table.rules());
    std::vector<PendingEffect> waiting;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        waiting.push_back(waiting_for(effects[i], i));
    }
    const Figure* target = table.find(attack.target);
    if (target != nullptr && !retaliates_of(*target).empty()) {
        waiting.push_back({EffectKind::retaliate, "bonus.retaliate"_clause});
    }
    for (const std::size_t i : table.order(TimingPoint::after_attack, waiting)) {
        const bool on_target = waiting[i].due != EffectKind::infuse;
        if (on_target && table.find(attack.target) == nullptr) {
            continue;
        }
        if (waiting[i].due == EffectKind::retaliate) {
            retaliate(table, attack);
        } else {
            std::visit(ApplyEffect{table, attack}, effects[waiting[i].number]);
        }
    }
}

}  // namespace standee
