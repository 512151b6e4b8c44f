#include "rulebook/attack_effects.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "lib/work.hpp"
#include "rulebook/attack.hpp"
#include "rulebook/bonuses.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/deaths.hpp"
#include "rulebook/elements.hpp"
#include "rulebook/figure_quantities.hpp"
#include "rulebook/forced_movement.hpp"
#include "rulebook/modifier_decks.hpp"
#include "rulebook/open_order.hpp"

namespace standee::rulebook {
namespace {

template <class What>
bool is(const Effect& effect) {
    return std::holds_alternative<What>(effect);
}

bool is_card(const Effect& effect) {
    return effect == Effect{Condition::bless} || effect == Effect{Condition::curse};
}

bool strikes_around(const Effect& effect) {
    const auto* damage = std::get_if<DamageEffect>(&effect);
    return damage != nullptr && damage->around;
}

/// Whether it takes an attacker on the map.
bool comes_from_attacker(const Effect& effect) {
    return is<PushEffect>(effect) || is<PullEffect>(effect) || strikes_around(effect);
}

/// Whether it is for the target itself.
bool is_on_target(const Effect& effect) {
    return !is<InfuseEffect>(effect) && !strikes_around(effect);
}

/// Adds the hexes of a push or pull to the first of its kind; false if there is none before it
/// [forced.sum].
template <class Forced>
bool add_up(std::vector<Effect>& effects, const Effect& effect) {
    const auto* more = std::get_if<Forced>(&effect);
    const auto first = std::ranges::find_if(effects, is<Forced>);
    if (more == nullptr || first == effects.end()) {
        return false;
    }
    auto& sum = std::get<Forced>(*first);
    sum.points += more->points;
    sum.of_modifier |= more->of_modifier;
    if (more->path && sum.path) {
        refuse("forced.sum"_clause, "two paths", "a single path for their sum");
    }
    sum.path = more->path ? more->path : sum.path;
    return true;
}

/// The effects of one attack or ability together: pushes add up, and so do pulls, where the edition
/// says so; the same condition twice is one, but each bless and curse is a card of its own
/// [forced.sum, condition.single].
std::vector<Effect> together(const Table& table, const std::vector<Effect>& effects) {
    const bool sum = table.book().forced_movement_adds_up;
    std::vector<Effect> all;
    for (const Effect& effect : effects) {
        spend(1 + all.size() / 8);
        const bool forces = is<PushEffect>(effect) || is<PullEffect>(effect);
        const bool added = forces && sum && table.on("forced.sum"_clause) &&
                           (add_up<PushEffect>(all, effect) || add_up<PullEffect>(all, effect));
        const bool again = is<Condition>(effect) && !is_card(effect) &&
                           std::ranges::count(all, effect) > 0 &&
                           table.on("condition.single"_clause);
        if (!added && !again) {
            all.push_back(effect);
        }
    }
    return all;
}

/// An effect on its way from an attack or another ability to those whom it is for.
struct ApplyEffect {
    Table& table;
    const std::string& by;
    const std::string& target;
    int shield = 0;                    ///< of the target, against this attack
    const AttackMade* made = nullptr;  ///< null: by another ability

    /// A condition is gained after the main effect [condition.after-main-effect].
    void operator()(Condition condition) const {
        if (table.on("condition.after-main-effect"_clause)) {
            gain(table, target, condition, "condition.after-main-effect"_clause);
        }
    }
    void operator()(const PushEffect& push) const {
        force(table, {Force::push, by, target, push.points, push.path, decides(push.of_modifier)});
    }
    void operator()(const PullEffect& pull) const {
        force(table, {Force::pull, by, target, pull.points, pull.path, decides(pull.of_modifier)});
    }
    /// A character controls what the cards of its deck add, even if its summon has drawn them
    /// [attack.card-effects].
    [[nodiscard]] std::string decides(bool of_modifier) const {
        const Figure* owner = table.find(deck_of(table, table.figure(by)));
        const bool characters = of_modifier && owner != nullptr && owner->kind == Kind::character &&
                                table.on("attack.card-effects"_clause, "its player's choice");
        return characters ? owner->id : made != nullptr ? made->decider : std::string{};
    }
    /// Of several elements a step has to say which; otherwise it is chosen [element.wild].
    void operator()(const InfuseEffect& infusion) const {
        if (std::popcount(infusion.element.of) > 1 && table.choices.steps_say_all()) {
            ask_for("element.wild"_clause, "an infusion of one of several elements",
                    "the element that is infused");
        }
        infuse(table, choose_element(table, by, infusion.element));
    }
    /// Damage that is no attack, to the target or to all adjacent to where it stands or fell
    /// [card.around-target, damage.direct].
    void operator()(const DamageEffect& damage) const {
        const auto& count = damage.count;
        int amount = count ? shield * count->times / count->divide + count->plus : damage.value;
        amount = count && count->most ? std::min(amount, *count->most) : amount;
        std::vector<std::string> struck{target};
        if (damage.around) {
            const Clause clause = "card.around-target"_clause;
            if (!table.on(clause) || (!table.is_here(target) && !table.on(clause, "or fell"))) {
                return;
            }
            const Figure& attacker = made != nullptr ? made->by : table.figure(by);
            struck = around(table, attacker, last_hexes_of(table, target), damage.whom);
        }
        for (const std::string& id : order_harmed(table, by, struck)) {
            if (table.is_here(id)) {  // another's death may have killed it [card.when-dies]
                suffer(table, {id, amount, DamageSource::direct, by});
            }
        }
    }
};

/// Whether the figure has lost hit points to a retaliate since that event [card.retaliates-more].
bool has_suffered(const Table& table, const std::string& id, std::size_t since) {
    for (std::size_t i = since; i < table.events.size(); ++i) {
        const auto* damage = std::get_if<event::Damage>(&table.events[i].what);
        if (damage != nullptr && damage->to == id && damage->source == DamageSource::retaliate &&
            damage->amount > 0) {
            return true;
        }
    }
    return false;
}

/// Each retaliate that reaches the attacker where it stands now deals its damage, all together at
/// once. What a card adds to a retaliate is then for whoever it reaches [bonus.retaliate,
/// card.retaliate-effects].
void retaliate(Table& table, const std::string& target, const std::string& attacker, bool ranged) {
    const Figure& figure = table.figure(target);
    const auto range = table.range(figure, table.figure(attacker));
    int damage = 0;
    std::vector<Effect> added;
    std::vector<Effect> if_hurt;
    const Clause clause = "bonus.retaliate"_clause;
    for (const Retaliate& bonus : retaliates_of(table, figure, ranged)) {
        const bool printed =
            (range && *range <= bonus.range) || !table.on(clause, "within its range");
        const bool reaches =
            retaliates_by_formula(table, range, bonus, ranged, table.figure(attacker), printed);
        const bool adds = damage == 0 || table.on(clause, "all together");
        damage += reaches && adds ? bonus.value : 0;
        if (reaches && !bonus.effects.empty() && table.on("card.retaliate-effects"_clause)) {
            added.insert(added.end(), bonus.effects.begin(), bonus.effects.end());
        }
        if (reaches) {
            if_hurt.insert(if_hurt.end(), bonus.if_hurt.begin(), bonus.if_hurt.end());
        }
    }
    advance(table, target, ActiveBonus::Kind::retaliate,
            [&](const Figure& by, const ActiveBonus& bonus) {
                return holds(table, bonus, by, ranged);
            });
    const std::size_t before = table.events.size();
    suffer(table, {attacker, damage, DamageSource::retaliate, target});
    if (has_suffered(table, attacker, before) ||
        !table.on("card.retaliates-more"_clause, "if it suffers damage")) {
        added.insert(added.end(), if_hurt.begin(), if_hurt.end());
    }
    if (table.is_here(attacker) && table.is_here(target)) {
        apply_effects(table, target, attacker, added);
    }
}

/// What is written on the attack, on the stat card, and on the cards used, which work as if the
/// ability had it; an attack that deals no damage applies it all the same [attack.card-effects,
/// attack.value-floor].
std::vector<Effect> effects_of(const Table& table, const AttackMade& made) {
    std::vector<Effect> effects = made.step.effects;
    const auto add = [&](const std::vector<Effect>& more) {
        effects.insert(effects.end(), more.begin(), more.end());
    };
    add(made.by.attack_effects);
    for (const Card& card : made.used) {
        if (!card.effects.empty() && table.on("attack.card-effects"_clause)) {
            for (Effect effect : card.effects) {
                if (auto* push = std::get_if<PushEffect>(&effect)) {
                    push->of_modifier = true;
                }
                if (auto* pull = std::get_if<PullEffect>(&effect)) {
                    pull->of_modifier = true;
                }
                add({effect});
            }
        }
    }
    if (!effects.empty() && made.damage < 1 && !table.on("attack.value-floor"_clause)) {
        return {};
    }
    return together(table, effects);
}

/// A figure that the attack has killed gets none of its later effects
/// [attack.no-effects-on-dead].
void apply_to_dead(Table& table, const Figure& target, const Effect& effect) {
    if (is_card(effect) && !table.on("attack.no-effects-on-dead"_clause)) {
        gain_card(table, target, std::get<Condition>(effect));
    }
}

void apply_all(Table& table, const AttackMade& made, const std::vector<Effect>& effects,
               bool attacker_there) {
    const ApplyEffect apply{table, made.by.id, made.target.id, made.shield, &made};
    for (const Effect& effect : effects) {
        if (is_on_target(effect) && !table.is_here(made.target.id)) {
            apply_to_dead(table, made.target, effect);
        } else {
            std::visit(apply, effect);
        }
        if (attacker_there && !table.is_here(made.by.id)) {
            return;  // whoever dies in its own ability performs no more [damage.monster-death]
        }
    }
}

}  // namespace

/// Conditions, pushes and other effects come after the damage and before retaliate. A figure that
/// has died does not retaliate, and nobody retaliates on one [attack.effects-timing,
/// bonus.retaliate].
void follow_attack(Table& table, const AttackMade& made) {
    const bool attacker_there = table.is_here(made.by.id);
    const Figure* target = table.find(made.target.id);
    bool retaliates =
        attacker_there && target != nullptr && !retaliates_of(table, *target, made.ranged).empty();
    std::vector<Effect> effects = effects_of(table, made);
    if (!attacker_there) {
        std::erase_if(effects, comes_from_attacker);
    }
    effects = put_in_order(table, made.target.id, std::move(effects));
    const auto let_retaliate = [&] {
        if (std::exchange(retaliates, false) && table.is_here(made.by.id) &&
            table.is_here(made.target.id)) {
            retaliate(table, made.target.id, made.by.id, made.ranged);
        }
    };
    if (retaliates && !effects.empty() && !table.on("attack.effects-timing"_clause)) {
        let_retaliate();
    }
    if (!attacker_there || table.is_here(made.by.id)) {
        apply_all(table, made, effects, attacker_there);
    }
    let_retaliate();
}

void apply_effects(Table& table, const std::string& by, const std::string& target,
                   const std::vector<Effect>& effects) {
    const ApplyEffect apply{table, by, target};
    std::vector<Effect> all = together(table, effects);
    if (by == target) {  // nothing is farther from itself, or nearer
        std::erase_if(all, [](const Effect& effect) {
            return is<PushEffect>(effect) || is<PullEffect>(effect);
        });
    }
    for (const Effect& effect : put_in_order(table, target, std::move(all))) {
        if (!table.is_here(by)) {
            return;
        }
        if (table.is_here(target) || !is_on_target(effect)) {
            std::visit(apply, effect);
        }
    }
}

}  // namespace standee::rulebook
