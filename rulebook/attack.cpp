#include "rulebook/attack.hpp"

#include <algorithm>
#include <utility>

#include "lib/words.hpp"
#include "lib/work.hpp"
#include "rulebook/attack_decisions.hpp"
#include "rulebook/attack_draw.hpp"
#include "rulebook/attack_effects.hpp"
#include "rulebook/attack_value.hpp"
#include "rulebook/bonuses.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/open_order.hpp"
#include "rulebook/sequence.hpp"

namespace standee::rulebook {
namespace {

/// A figure that is stunned or disarmed makes no attack [condition.stun, condition.disarm].
void check_attacker(const Table& table, const Figure& by) {
    for (const auto& [condition, clause] :
         {std::pair{Condition::stun, "condition.stun"_clause},
          std::pair{Condition::disarm, "condition.disarm"_clause}}) {
        if (by.has(condition) && table.on(clause)) {
            refuse(clause, quoted(by.id) + " with " + std::string{name_of(condition)},
                   "a figure that can attack");
        }
    }
}

/// Only an enemy is controlled, and no objective [command.grant-control, command.limits].
void check_controller(const Table& table, const step::Attack& attack) {
    const std::string& controller = attack.controlled_by;
    if (controller.empty()) {
        return;
    }
    const Figure& by = table.figure(attack.by);
    if (!are_enemies(table.figure(controller), by) && table.on("command.grant-control"_clause)) {
        refuse("command.grant-control"_clause,
               quoted(by.id) + ", no enemy of " + quoted(controller), "an enemy to control");
    }
    if (by.kind == Kind::objective && table.on("command.limits"_clause)) {
        refuse("command.limits"_clause, quoted(by.id) + ", an objective",
               "a figure that can be controlled");
    }
}

/// An attack is for an enemy that is neither invisible nor out of sight [target.allies-enemies,
/// ally.no-interaction, condition.invisible, los.line].
void check_target(const Table& table, const Figure& by, const Figure& target,
                  const step::Attack& attack) {
    const bool enemy = are_enemies(by, target) && by.id != target.id;
    if (!enemy && table.on("target.allies-enemies"_clause)) {
        refuse("target.allies-enemies"_clause, quoted(target.id) + ", no enemy of " + quoted(by.id),
               "an enemy to attack");
    }
    check_can_be_targeted(table, target);
    if (target.has(Condition::invisible) && table.on("condition.invisible"_clause)) {
        refuse("condition.invisible"_clause, quoted(target.id) + ", invisible",
               "a target that can be seen");
    }
    if (!attack.on_the_way && !table.sees(by, target) && table.on("los.line"_clause)) {
        refuse("los.line"_clause, quoted(target.id) + ", out of sight of " + quoted(by.id),
               "a target in line of sight");
    }
}

/// The target has to be within range, and one of several hexes seen where it is [range.count,
/// range.default, map.objective].
void check_range(const Table& table, const Figure& by, const Figure& target, Reach reach) {
    const auto range = table.range(by, target);
    const Clause clause = reach.given ? "range.count"_clause : "range.default"_clause;
    const std::string expected = "a target within range " + std::to_string(reach.range);
    if ((!range || *range > reach.range) && table.on(clause)) {
        refuse(clause, quoted(target.id) + ", out of range", expected);
    }
    if (is_large(target) && !table.sees_within(by, target, reach.range) &&
        table.on("los.line"_clause)) {
        refuse("los.line"_clause, quoted(target.id) + ", out of sight within range", expected);
    }
}

/// Whom the ability of this attack has targeted so far [target.count].
AbilityTargets& targets_of(Table& table, const step::Attack& attack) {
    auto& abilities = table.scene.progress.abilities;
    const auto found = std::ranges::find_if(abilities, [&](const AbilityTargets& other) {
        return other.by == attack.by && other.ability == attack.ability;
    });
    return found != abilities.end() ? *found : abilities.emplace_back(attack.by, attack.ability);
}

/// One ability never targets a figure twice [target.count].
void check_not_targeted_yet(const Table& table, const step::Attack& attack) {
    for (const AbilityTargets& other : table.scene.progress.abilities) {
        if (!attack.ability.empty() && other.by == attack.by && other.ability == attack.ability &&
            std::ranges::count(other.targets, attack.target) > 0 &&
            table.on("target.count"_clause)) {
            refuse("target.count"_clause,
                   quoted(attack.target) + " a second time with " + quoted(attack.ability),
                   "a figure that this ability has not targeted");
        }
    }
}

/// "Attack +X" needs an attack value on the stat card [summon.card].
int base_value(const Table& table, const step::Attack& attack, const Figure& by) {
    const auto value = attack.value.against(by.attack);
    if (!value && table.on("summon.card"_clause)) {
        refuse("summon.card"_clause, quoted(by.id) + ", which has no attack of its own",
               "an attack value, or a figure with one");
    }
    return value.value_or(attack.value.number);
}

/// Whether another figure gives it advantage where it stands [card.advantage-nearby].
bool has_advantage_nearby(const Table& table, const Figure& by) {
    return std::ranges::any_of(table.scene.figures, [&](const Figure& other) {
        return std::ranges::any_of(other.bonuses, [&](const ActiveBonus& bonus) {
            if (bonus.kind != ActiveBonus::Kind::advantage_nearby || other.id == by.id ||
                other.no_interaction) {
                return false;
            }
            spend(1 + bonus.of.size() / 2);
            if (!is_of(bonus.of, by)) {
                return false;
            }
            const auto range = table.range(other, by);
            return range && *range <= bonus.range && table.on("card.advantage-nearby"_clause);
        });
    });
}

bool has_advantage(const Table& table, const Figure& by, const step::Attack& attack) {
    return attack.advantage || by.advantage || has_advantage_nearby(table, by) ||
           (by.has(Condition::strengthen) && table.on("condition.strengthen"_clause));
}

/// A ranged attack on an adjacent target has disadvantage, and all attacks of a muddled figure; a
/// bonus of the target may give it to ranged or to melee attacks only [attack.adjacent-ranged,
/// condition.muddle, bonus.limited].
bool has_disadvantage(const Table& table, const Figure& by, const Figure& target,
                      const step::Attack& attack, bool ranged) {
    const auto other = ranged ? BonusLimit::Against::melee : BonusLimit::Against::ranged;
    const bool by_bonus = std::ranges::any_of(target.bonuses, [&](const ActiveBonus& bonus) {
        return counts_as(bonus, ActiveBonus::Kind::attackers_disadvantage) &&
               !(bonus.limit.against == other &&
                 table.on("bonus.limited"_clause, "against which attacks"));
    });
    return attack.disadvantage || target.attackers_disadvantage || by_bonus ||
           (by.has(Condition::muddle) && table.on("condition.muddle"_clause)) ||
           (table.adjacent(by, target) && table.on("attack.adjacent-ranged"_clause) &&
            (ranged || !table.on("attack.adjacent-ranged"_clause, "not a melee attack")));
}

/// Only characters and their summons choose one of two cards, only with advantage, and only in some
/// editions; all others use the better one [attack.advantage].
void check_picked(const Table& table, const Figure& by, const step::Attack& attack, DrawMode mode) {
    const bool may = mode == DrawMode::advantage && table.book().character_picks_with_advantage &&
                     (by.kind == Kind::character || by.kind == Kind::summon);
    if (attack.use && !may && table.on("attack.advantage"_clause)) {
        refuse("attack.advantage"_clause, "the field \"use\"",
               "a character or its summon with advantage, by rules that let it choose");
    }
}

/// Whether the bonus of another figure reaches the attacker as it attacks [bonus.nearby].
bool reaches(const Table& table, const Figure& owner, const ActiveBonus& bonus, const Figure& by) {
    if (bonus.kind != ActiveBonus::Kind::attack_nearby || !table.on("bonus.nearby"_clause)) {
        return false;
    }
    spend(1 + bonus.of.size() / 2);
    const auto range = table.range(owner, by);
    const bool near = !bonus.within || (range && *range <= *bonus.within) ||
                      !table.on("bonus.nearby"_clause, "who is in range");
    return near && is_of(bonus.of, by);
}

/// What the allies of the attacker give it [bonus.nearby].
std::vector<event::NamedBonus> given_by_allies(const Table& table, const Figure& by) {
    std::vector<event::NamedBonus> given;
    for (const Figure& ally : table.scene.figures) {
        if (ally.side != by.side || ally.id == by.id || ally.no_interaction) {
            continue;
        }
        for (const ActiveBonus& bonus : ally.bonuses) {
            if (reaches(table, ally, bonus, by)) {
                given.push_back({bonus.attack, "active bonus of " + ally.id});
            }
        }
    }
    return given;
}

/// The attacker's active bonuses, its allies', then those of the attack. An attack on a poisoned
/// figure has +1: first, unless the party gives it another place [attack.poison].
std::vector<event::NamedBonus> bonuses_of(const Table& table, const Figure& by,
                                          const Figure& target, const step::Attack& attack) {
    std::vector<event::NamedBonus> bonuses;
    for (const AttackBonus bonus : attack_bonuses_of(table, by)) {
        bonuses.push_back({bonus, "active bonus"});
    }
    for (const event::NamedBonus& given : given_by_allies(table, by)) {
        bonuses.push_back(given);
    }
    for (std::size_t i = 0; i < attack.bonuses.size(); ++i) {
        const bool named = i < attack.bonus_names.size();
        bonuses.push_back({attack.bonuses[i], named ? attack.bonus_names[i] : std::string{}});
    }
    const auto is_poison = [](const event::NamedBonus& named) {
        return named.bonus.kind == AttackBonus::Kind::poison;
    };
    if (!target.has(Condition::poison) || !table.on("attack.poison"_clause)) {
        std::erase_if(bonuses, is_poison);
    } else if (std::ranges::none_of(bonuses, is_poison)) {
        const AttackBonus poison{AttackBonus::Kind::poison, 1};
        bonuses.insert(bonuses.begin(), event::NamedBonus{poison, {}});
    }
    return bonuses;
}

/// Whoever attacks such a figure suffers damage and gains conditions, in an order that the party
/// chooses where it matters [card.attackers-suffer, card.attackers-gain, attack.open-order].
void harm_attacker(Table& table, const std::string& attacker, const Figure& target) {
    const Clause gains = "card.attackers-gain"_clause;
    int amount = 0;
    std::vector<Effect> conditions;
    for (const ActiveBonus& bonus : target.bonuses) {
        amount += bonus.kind == ActiveBonus::Kind::attackers_suffer ? bonus.value : 0;
        if (bonus.kind == ActiveBonus::Kind::attackers_gain && bonus.condition && table.on(gains)) {
            conditions.emplace_back(*bonus.condition);
        }
    }
    std::vector<Effect> all;
    if (amount > 0 && table.on("card.attackers-suffer"_clause)) {
        all.emplace_back(DamageEffect{.value = amount});
    }
    all.insert(all.end(), conditions.begin(), conditions.end());
    if (table.is_here(attacker) && table.is_here(target.id)) {
        advance(table, target.id, ActiveBonus::Kind::attackers_suffer);
        advance(table, target.id, ActiveBonus::Kind::attackers_gain);
    }
    for (const Effect& effect : put_in_order(table, attacker, std::move(all))) {
        if (!table.is_here(attacker)) {
            return;
        }
        if (const auto* condition = std::get_if<Condition>(&effect)) {
            gain(table, attacker, *condition, gains);
        } else {
            suffer(table, {attacker, amount, DamageSource::direct, target.id});
        }
    }
}

/// What items give to the target of one attack.
struct Protection {
    int shield = 0;
    bool disadvantage = false;
};

/// Whoever is attacked uses items before the card is drawn, one after another, or none
/// [bonus.item].
Protection protect_by_items(Table& table, const std::string& target) {
    using enum ActiveBonus::Kind;
    const Kinds kinds{shield, attackers_disadvantage};
    Protection protection;
    std::vector<std::string> left = items_at_hand(table, table.figure(target), kinds);
    while (!left.empty()) {
        event::Choice choice{ChoiceKind::item, target, {{.words = "no"}}, 0};
        for (const std::string& item : left) {
            choice.options.push_back({.words = "item " + item});
        }
        const std::size_t chosen = table.choose("bonus.item"_clause, std::move(choice));
        if (chosen == 0) {
            break;
        }
        const std::string item = left[chosen - 1];
        std::erase(left, item);
        for (const ActiveBonus& given : use_item(table, target, item, kinds)) {
            protection.shield += given.kind == shield ? given.value : 0;
            protection.disadvantage =
                protection.disadvantage || given.kind == attackers_disadvantage;
        }
    }
    return protection;
}

/// Whoever controls the attacker decides in its place [command.grant-control].
std::string decider_of(const Table& table, const step::Attack& attack) {
    const bool decides =
        !attack.controlled_by.empty() && table.on("command.grant-control"_clause, "decides for it");
    return decides ? attack.controlled_by : std::string{};
}

/// The tokens move on of what the attack triggers: of the attacker's bonuses, and of what the
/// target has against such an attack [bonus.persistent, bonus.limited, card.while-undamaged].
void advance_for_attack(Table& table, const step::Attack& attack, bool fallen, bool ranged) {
    if (!fallen) {
        advance(table, attack.by, ActiveBonus::Kind::attack,
                [&](const Figure& figure, const ActiveBonus& bonus) {
                    return !waits_undamaged(table, figure, bonus);
                });
    }
    const auto counts = [&](const Figure& figure, const ActiveBonus& bonus) {
        return holds(table, bonus, figure, ranged);
    };
    advance(table, attack.target, ActiveBonus::Kind::shield, counts);
    advance(table, attack.target, ActiveBonus::Kind::attackers_disadvantage, counts);
}

/// An attack, from its target to its last effect: the cards, the damage, the effects, retaliate
/// [attack.order, attack.effects-timing].
void perform_attack(Table& table, const Figure& by, const step::Attack& attack) {
    const bool fallen = !table.is_here(attack.by);
    const Figure target = table.figure(attack.target);
    const Reach reach = reach_of(table, by, attack.range, attack.value, attack.melee);
    check_attacker(table, by);
    check_controller(table, attack);
    if (!fallen || are_enemies(by, target)) {  // the dying may attack allies [card.when-dies]
        check_target(table, by, target, attack);
    }
    if (!attack.in_area && !attack.on_the_way) {
        check_range(table, by, target, reach);
    }
    check_not_targeted_yet(table, attack);
    const Protection items = protect_by_items(table, target.id);

    AttackNumbers numbers;
    numbers.value = base_value(table, attack, by);
    numbers.bonuses = bonuses_of(table, by, target, attack);
    decide_bonuses(table, attack.by, numbers);
    numbers.mode =
        draw_mode(table, has_advantage(table, by, attack),
                  items.disadvantage || has_disadvantage(table, by, target, attack, reach.ranged));
    check_picked(table, by, attack, numbers.mode);
    const Hand hand = draw_cards(table, by, attack, numbers.mode);
    numbers.drawn = hand.cards;
    numbers.picked = attack.use;
    numbers.order = attack.order;
    numbers.shield = shield_of(table, target, reach.ranged) + items.shield;
    numbers.pierce = by.pierce + attack.pierce;
    decide_cards(table, by, numbers, target);
    const AttackResult result = work_out(table, numbers, target);

    const Clause clause = fallen                         ? "card.when-dies"_clause
                          : attack.controlled_by.empty() ? "attack.order"_clause
                                                         : "command.grant-control"_clause;
    event::Attack made{attack.by,       attack.target,  attack.ability, numbers.value,
                       numbers.bonuses, numbers.shield, reach.ranged,   hand.deck,
                       hand.cards,      result};
    made.controlled_by = attack.controlled_by;
    table.record(clause, std::move(made));
    if (!attack.ability.empty()) {
        targets_of(table, attack).targets.push_back(attack.target);
    }
    const std::vector<Card> used = put_away_all(table, hand, result.used);
    advance_for_attack(table, attack, fallen, reach.ranged);
    suffer(table, {attack.target, result.after_shield, DamageSource::attack, attack.by});
    if (fallen || table.is_here(attack.by)) {  // the death of its target may have killed it
        AttackMade followed{by,          target, attack, used, numbers.shield, result.after_shield,
                            reach.ranged};
        followed.decider = decider_of(table, attack);
        follow_attack(table, followed);
        harm_attacker(table, attack.by, target);
    }
    settle_deaths(table);
}

}  // namespace

void attack(Table& table, const step::Attack& attack) {
    perform_attack(table, attacker_of(table, attack), attack);
}

void attack_of_fallen(Table& table, const Figure& fallen, const step::Attack& attack) {
    perform_attack(table, fallen, attack);
}

/// One that an enemy controls attacks as that one's ally [command.grant-control].
Figure attacker_of(const Table& table, const step::Attack& attack) {
    Figure by = table.figure(attack.by);
    if (!attack.controlled_by.empty() &&
        table.on("command.grant-control"_clause, "takes its side")) {
        by.side = by.side == Side::party ? Side::monsters : Side::party;
    }
    return by;
}

/// An attack without a range is melee, but for a summon's own attacks, and in some editions all
/// figures with a range on their stat card. A bonus to the range makes a melee attack ranged
/// [range.default, range.ranged-bonus-on-melee].
Reach reach_of(const Table& table, const Figure& by, std::optional<Amount> range, Amount value,
               bool melee) {
    const bool has_stat_card = by.kind != Kind::character && by.kind != Kind::objective;
    const bool at_own_range = (table.book().attacks_at_own_range && has_stat_card) ||
                              (by.kind == Kind::summon && value.relative);
    if (!range && at_own_range && by.range && !melee && table.on("range.default"_clause)) {
        range = Amount{0, true};
    }
    if (!range) {
        return {};
    }
    const bool bonus_on_melee = range->relative && !by.range;
    if (bonus_on_melee && (range->number <= 0 || !table.on("range.ranged-bonus-on-melee"_clause))) {
        return {std::max(1, 1 + std::min(0, range->number)), false, false};
    }
    const bool ranged = !melee || !table.on("attack.adjacent-ranged"_clause, "melee from afar");
    return {std::max(1, *range->against(by.range.value_or(1))), ranged, true};
}

/// Attacks are made one after another, each with its effects and retaliate, in an order that the
/// party chooses [attack.one-by-one].
std::vector<std::string> attack_sequence(Table& table, const std::string& id,
                                         std::vector<std::string> targets) {
    std::ranges::sort(targets);
    return choose_sequence(table, "attack.one-by-one"_clause, ChoiceKind::attack_order, id,
                           std::move(targets));
}

}  // namespace standee::rulebook
