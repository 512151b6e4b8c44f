#include "play/attack/attack_effects.hpp"

#include <algorithm>
#include <tuple>

#include "focus/element_payment.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "play/attack/controlled.hpp"
#include "play/card/card_record.hpp"
#include "play/deck/decks.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/forced.hpp"
#include "play/harm/around.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/harm/effect_order.hpp"
#include "play/harm/on_death.hpp"
#include "play/refusal.hpp"

namespace standee {
namespace {

/// Adds the points of a push or pull to the first effect of its kind. False if the effect stays
/// separate.
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
    sum.of_modifier = sum.of_modifier || more->of_modifier;
    if (more->path && sum.path) {
        refuse("forced.sum"_clause, "two paths",
               "a single path, on the first of them, for their sum");
    }
    if (more->path) {
        sum.path = more->path;
    }
    return true;
}

/// Bless and curse are not counted as repeated: each of them is a card [condition.single].
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
        PendingEffect operator()(const PushEffect&) const {
            return {EffectKind::push, "forced.push"_clause};
        }
        PendingEffect operator()(const PullEffect&) const {
            return {EffectKind::pull, "forced.pull"_clause};
        }
        PendingEffect operator()(const InfuseEffect&) const {
            return {EffectKind::infuse, "element.infuse"_clause};
        }
        PendingEffect operator()(const DamageEffect&) const {
            return {EffectKind::damage, "card.around-target"_clause};
        }
    };
    PendingEffect waiting = std::visit(Kind{}, effect);
    waiting.number = number;
    return waiting;
}

/// The element that is infused, of those that the effect allows. None if the play stops.
std::optional<Element> element_of(Game& game, const step::Attack& attack, ElementChoice choice) {
    if (listed(choice).size() > 1 && game.decisions().steps_say_all()) {
        ask_for("element.wild"_clause, "an infusion of one of several elements",
                "the element that is infused");
    }
    return choose_element(game, attack.by, choice);
}

struct ApplyEffect {
    Game& game;
    const step::Attack& attack;
    int shield = 0;  ///< of the target, against this attack

    Flow operator()(Condition condition) const {
        gain(game, attack.target, condition, "condition.after-main-effect"_clause);
        return Flow::goes_on;
    }
    Flow operator()(const PushEffect& push) const { return force_target(Force::push, push); }
    Flow operator()(const PullEffect& pull) const { return force_target(Force::pull, pull); }
    template <class Forced>
    [[nodiscard]] Flow force_target(Force force, const Forced& forced) const {
        return standee::force(game, {force, attack.by, attack.target, forced.points, forced.path,
                                     decider(forced.of_modifier)});
    }
    /// Who decides instead of the attacker: for an effect of a modifier card, the character whose
    /// deck it is [attack.card-effects]; otherwise whoever controls the attacker.
    [[nodiscard]] std::string decider(bool of_modifier) const {
        const GameState& state = game.state();
        const Figure* owner =
            of_modifier ? state.find(deck_of(state.figure(attack.by), state.scene())) : nullptr;
        return owner != nullptr && owner->kind == Kind::character ? owner->id
                                                                  : attack.controlled_by;
    }
    Flow operator()(const InfuseEffect& infusion) const {
        const auto element = element_of(game, attack, infusion.element);
        if (!element) {
            return Flow::stops;
        }
        infuse(game, *element);
        return Flow::goes_on;
    }
    Flow operator()(const DamageEffect& damage) const {
        const int amount = damage.count ? number_of(*damage.count, shield) : damage.value;
        const std::vector<std::string> who =
            damage.around
                ? around(game.state(),
                         as_controlled(game.state().figure(attack.by), attack.controlled_by),
                         last_hexes_of(game, attack.target), damage.whom)
                : std::vector{attack.target};
        for (const std::string& id : in_order_of_harm(game, attack.by, who)) {
            // The death of one of them may have killed another one [card.when-dies].
            if (game.state().find(id) != nullptr) {
                suffer(game, {id, amount, DamageSource::direct, attack.by});
            }
        }
        return Flow::goes_on;
    }
};

/// Whether the effect needs the target itself, which may have left the map.
bool is_on_target(const Effect& effect) {
    const auto* damage = std::get_if<DamageEffect>(&effect);
    return !std::holds_alternative<InfuseEffect>(effect) && !(damage != nullptr && damage->around);
}

/// Whether the effect needs the attacker on the map.
bool needs_attacker(const Effect& effect) {
    const auto* damage = std::get_if<DamageEffect>(&effect);
    return std::holds_alternative<PushEffect>(effect) ||
           std::holds_alternative<PullEffect>(effect) || (damage != nullptr && damage->around);
}

// Retaliates within reach of the attacker add up to one source of damage. What a card adds to
// retaliates comes after it [bonus.retaliate, card.retaliate-effects, card.retaliates-more].
Flow retaliate(Game& game, const step::Attack& attack, AttackMet met) {
    const Figure& target = game.state().figure(attack.target);
    const Figure& attacker = game.state().figure(attack.by);
    const auto range = game.state().range(target, attacker);
    int damage = 0;
    std::vector<Effect> effects;
    std::vector<Effect> if_hurt;
    for (const Retaliate& bonus : retaliates_of(game.state().scene(), target, met)) {
        if (range && *range <= bonus.range) {
            damage += bonus.value;
            effects.insert(effects.end(), bonus.effects.begin(), bonus.effects.end());
            if_hurt.insert(if_hurt.end(), bonus.if_hurt.begin(), bonus.if_hurt.end());
        }
    }
    advance(game, attack.target, ActiveBonus::Kind::retaliate, met);
    if (suffer(game, {attack.by, damage, DamageSource::retaliate, attack.target}) > 0) {
        effects.insert(effects.end(), if_hurt.begin(), if_hurt.end());
    }
    const bool both_there =
        game.state().find(attack.by) != nullptr && game.state().find(attack.target) != nullptr;
    return both_there ? apply_effects(game, attack.target, attack.by, effects) : Flow::goes_on;
}

/// The effect, marked as one of a modifier card.
Effect of_modifier(Effect effect) {
    if (auto* push = std::get_if<PushEffect>(&effect)) {
        push->of_modifier = true;
    } else if (auto* pull = std::get_if<PullEffect>(&effect)) {
        pull->of_modifier = true;
    }
    return effect;
}

// Effects of the modifier cards used work as if the ability had them [attack.card-effects].
std::vector<Effect> all_effects(const Figure& attacker, const step::Attack& attack,
                                const std::vector<Card>& used) {
    std::vector<Effect> effects = attack.effects;
    effects.insert(effects.end(), attacker.attack_effects.begin(), attacker.attack_effects.end());
    for (const Card& card : used) {
        for (const Effect& effect : card.effects) {
            effects.push_back(of_modifier(effect));
        }
    }
    return effects;
}

}  // namespace

std::vector<Effect> gathered(const std::vector<Effect>& effects, const Edition& edition) {
    std::vector<Effect> result;
    for (const Effect& effect : effects) {
        spend(1 + result.size() / 8);
        const bool added = edition.forced_movement_adds_up && (add_up<PushEffect>(result, effect) ||
                                                               add_up<PullEffect>(result, effect));
        if (!added && !is_repeated_condition(result, effect)) {
            result.push_back(effect);
        }
    }
    return result;
}

Flow apply_effects(Game& game, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects) {
    step::Attack as_if;
    as_if.by = by;
    as_if.target = target;
    const auto [ordered, _] =
        in_chosen_order(game, by, target, gathered(effects, game.state().rules()));
    for (const Effect& effect : ordered) {
        if (game.state().find(by) == nullptr) {
            break;
        }
        const bool forces = std::holds_alternative<PushEffect>(effect) ||
                            std::holds_alternative<PullEffect>(effect);
        if ((game.state().find(target) == nullptr && is_on_target(effect)) ||
            (forces && by == target)) {  // a figure cannot be moved away from or towards itself
            continue;
        }
        if (std::visit(ApplyEffect{game, as_if}, effect) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

// [attack.effects-timing, attack.no-effects-on-dead]
Flow follow_attack(Game& game, const Figure& by, const step::Attack& attack,
                   const std::vector<Card>& used, const TargetMet& met) {
    const bool attacker_there = game.state().find(by.id) != nullptr;
    std::vector<Effect> gained = gathered(all_effects(by, attack, used), game.state().rules());
    if (!attacker_there) {
        std::erase_if(gained, needs_attacker);
    }
    const auto [effects, decided] = in_chosen_order(game, by.id, attack.target, std::move(gained));
    std::vector<PendingEffect> waiting;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        waiting.push_back(waiting_for(effects[i], i));
    }
    const Figure* target = game.state().find(attack.target);
    for (PendingEffect& effect : waiting) {
        if (target != nullptr && effect.condition) {
            effect.clause = clause_of_place(*target, *effect.condition, effect.clause);
        }
    }
    if (attacker_there && target != nullptr &&
        !retaliates_of(game.state().scene(), *target, met.attack).empty()) {
        waiting.push_back({EffectKind::retaliate, "bonus.retaliate"_clause});
    }
    for (const std::size_t i : game.order(TimingPoint::after_attack, waiting, decided)) {
        const bool retaliates = waiting[i].due == EffectKind::retaliate;
        const bool on_target = retaliates || is_on_target(effects[waiting[i].number]);
        if (on_target && game.state().find(attack.target) == nullptr) {
            continue;
        }
        const Flow flow = retaliates ? retaliate(game, attack, met.attack)
                                     : std::visit(ApplyEffect{game, attack, met.shield},
                                                  effects[waiting[i].number]);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
        if (attacker_there && game.state().find(by.id) == nullptr) {
            // a figure that dies in an attack performs no more of it [damage.monster-death]
            break;
        }
    }
    return Flow::goes_on;
}

}  // namespace standee
