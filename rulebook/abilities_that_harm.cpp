#include <algorithm>
#include <set>

#include "play/forced_move.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/each_target.hpp"
#include "rulebook/forced_movement.hpp"
#include "rulebook/open_order.hpp"
#include "rulebook/sequence.hpp"
#include "rulebook/targeting.hpp"

// Conditions, which may also help; push, pull and damage that is no attack.

namespace standee::rulebook {
namespace {

/// A positive condition is for the figure and its allies, a negative one for its enemies, unless
/// the card says otherwise [target.allies-enemies].
Ids who_gains(const CardInProgress& card, const ConditionAbility& ability) {
    Table& table = card.table;
    AbilityReach reach{ability.range, ability.targets, ability.whom, true, ability.of};
    reach.only = ability.only;
    if (ability.self) {
        return itself(table, card.id);
    }
    const bool harms = is_negative(ability.gain);
    if (ability.whom == Whom::enemies || (ability.whom == Whom::usual && harms)) {
        return enemies_by_focus(table, card.id, reach);
    }
    return harms ? nearest(table, card.id, reach, "target.allies-enemies"_clause)
                 : nearest_without(table, card.id, ability.gain, reach);
}

/// A push or a pull as a whole, and what else the ability does to the same targets.
struct Forcing {
    Force force = Force::push;
    int points = 0;
    std::optional<std::vector<Hex>> path{};
    std::vector<Effect> others{};
};

/// Pushes of one ability add up, and so do pulls, where the edition says so [forced.sum].
template <class Same, class Ability>
Forcing forcing_of(const Table& table, Force force, const Ability& ability) {
    Forcing whole{force, ability.points};
    for (const Effect& effect : ability.effects) {
        const auto* more = std::get_if<Same>(&effect);
        if (more == nullptr || !table.book().forced_movement_adds_up ||
            !table.on("forced.sum"_clause)) {
            whole.others.push_back(effect);
            continue;
        }
        whole.points += more->points;
        whole.path = more->path ? more->path : whole.path;
    }
    return whole;
}

/// The hexes into which a target may come, at most.
std::set<Hex> hexes_before(const Table& table, const Figure& by, const Figure& target,
                           const Forcing& forcing) {
    constexpr int far = 9999;
    std::set<Hex> hexes{target.at};
    const int own = table.range(target.at, by).value_or(far);
    for (const Hex hex : table.scene.map.hexes) {
        const int range = table.range(hex, by).value_or(far);
        const int led = forcing.force == Force::push ? range - own : own - range;
        if (led > 0 && led <= forcing.points && hex_distance(hex, target.at) <= forcing.points) {
            hexes.insert(hex);
        }
    }
    return hexes;
}

/// Whether more may come of it than figures that change hexes: slides, links, and deaths that bring
/// more than a figure that leaves.
bool leads_farther(const Table& table, const Ids& targets) {
    const Map& map = table.scene.map;
    const bool hurts = !map.traps.empty() || !map.hazardous.empty();
    return !map.icy.empty() || !map.water.empty() || !map.links.empty() ||
           (hurts && std::ranges::any_of(table.scene.figures, [&](const Figure& figure) {
                return (figure.summoner && std::ranges::count(targets, *figure.summoner) > 0) ||
                       std::ranges::count(figure.bonuses, ActiveBonus::Kind::on_death,
                                          &ActiveBonus::kind) > 0;
            }));
}

/// Whether it matters who is forced first: one may come in the way of another.
bool order_matters(const Table& table, const Figure& by, const Ids& targets,
                   const Forcing& forcing) {
    const bool does_more = std::ranges::any_of(forcing.others, [](const Effect& effect) {
        return !std::holds_alternative<Condition>(effect);
    });
    if (does_more || leads_farther(table, targets)) {
        return true;
    }
    std::set<Hex> taken;
    for (const std::string& target : targets) {
        for (const Hex hex : hexes_before(table, by, table.figure(target), forcing)) {
            if (!taken.insert(hex).second) {
                return true;
            }
        }
    }
    return false;
}

/// Enemies are pushed or pulled, one after another, in the order that the party chooses
/// [monster.negative-targeted, monster.ambiguity]. One that cannot be moved is not affected by
/// anything else of the ability [forced.normal-rules].
void force_enemies(CardInProgress& card, const Forcing& forcing, const AbilityReach& reach) {
    Table& table = card.table;
    Ids targets = enemies_by_focus(table, card.id, reach);
    if (targets.size() > 1 && order_matters(table, table.figure(card.id), targets, forcing)) {
        targets = choose_sequence(table, "monster.ambiguity"_clause, ChoiceKind::figure_order,
                                  card.id, std::move(targets));
    }
    for (const std::string& target : targets) {
        if (!card.is_here() || !table.is_here(target)) {
            continue;
        }
        const Hex before = table.figure(target).at;
        force(table, {forcing.force, card.id, target, forcing.points, forcing.path});
        const Figure* after = table.find(target);
        if (after != nullptr && after->at == before && table.on("forced.normal-rules"_clause)) {
            continue;
        }
        card.does();
        apply_effects(table, card.id, target, forcing.others);
    }
}

/// Who suffers the damage [target.allies-enemies, damage.direct].
Ids who_suffers(const CardInProgress& card, const DamageAbility& ability) {
    Table& table = card.table;
    AbilityReach reach{ability.range, ability.targets, ability.whom, false, {}, ability.in_sight};
    reach.only = ability.only;
    if (ability.self) {
        return itself(table, card.id);
    }
    if (ability.around_created) {
        return card.created ? around(table, table.figure(card.id), {{*card.created}}, ability.whom)
                            : Ids{};
    }
    if (ability.pick != Pick::by_focus) {
        return enemy_picked(table, card.id, reach, ability.pick);
    }
    const bool enemies = ability.whom == Whom::usual || ability.whom == Whom::enemies;
    reach.whom = enemies ? Whom::enemies : ability.whom;
    if (reach.is_for_all()) {
        return in_reach(table, table.figure(card.id), reach);
    }
    return enemies ? enemies_by_focus(table, card.id, reach)
                   : nearest(table, card.id, reach, "target.allies-enemies"_clause);
}

}  // namespace

/// Figures gain a condition [monster.positive-condition, monster.negative-targeted].
void perform(CardInProgress& card, const ConditionAbility& ability) {
    const Clause clause = is_negative(ability.gain) ? "monster.negative-targeted"_clause
                                                    : "monster.positive-condition"_clause;
    std::vector<Effect> all = ability.effects;
    all.insert(all.begin(), ability.gain);
    for_each_of(card, who_gains(card, ability), does_more(all), false, [&](const std::string& who) {
        std::vector<Effect> gained = put_prevented_first(card.table, who, all);
        gain(card.table, who, std::get<Condition>(gained.front()), clause);
        gained.erase(gained.begin());
        apply_effects(card.table, card.id, who, gained);
    });
}

/// [forced.push]
void perform(CardInProgress& card, const PushAbility& ability) {
    force_enemies(card, forcing_of<PushEffect>(card.table, Force::push, ability),
                  {ability.range, ability.targets});
}

/// [forced.pull]
void perform(CardInProgress& card, const PullAbility& ability) {
    force_enemies(card, forcing_of<PullEffect>(card.table, Force::pull, ability),
                  {ability.range, ability.targets});
}

/// Damage that is no attack. Where such damage targets nobody, it counts as performed even if it
/// reaches nobody [damage.direct, ability.needs-target].
void perform(CardInProgress& card, const DamageAbility& ability) {
    if (card.table.book().untargeted_damage_always_performed) {
        card.does();
    }
    const int amount = ability.count
                           ? number_of(card, *ability.count)
                           : ability.value.against(card.table.figure(card.id).attack).value_or(0);
    for_each_target(card, who_suffers(card, ability), ability.effects, true,
                    [&](const std::string& who) {
                        suffer(card.table, {who, amount, DamageSource::direct, card.id});
                    });
}

/// The figure dies by its own card [damage.monster-death].
void perform(CardInProgress& card, const KillAbility& /*ability*/) {
    card.does();
    leave_map(card.table, card.id, departure_of(card.table.figure(card.id)), {});
}

bool perform_harm(CardInProgress& card, const Ability& ability) {
    return performs<ConditionAbility, PushAbility, PullAbility, DamageAbility, KillAbility>(
        card, ability);
}

}  // namespace standee::rulebook
