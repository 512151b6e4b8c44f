#include <algorithm>
#include <set>
#include <string>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"
#include "verify/oracle/sight.hpp"

// Whom an attack may be aimed at, and who may attack: mostly visible in refusals.

namespace standee::verify {
namespace of_target {
namespace {

constexpr Kinds attacks = kinds<event::Attack>() | refusals;

/// An attack that is tried as a step of its own: as said, and who it is between, where both are
/// on the map.
struct Aimed {
    const step::Attack* said = nullptr;
    const FigureState* by = nullptr;
    const FigureState* target = nullptr;

    [[nodiscard]] bool is_there() const {
        return by != nullptr && by->here && target != nullptr && target->here;
    }
    /// Whether the attack treats its target as an enemy: one that is controlled, its own side.
    [[nodiscard]] bool is_on_enemy() const {
        const bool own_side = by->figure->side == target->figure->side;
        return said->controlled_by.empty() ? !own_side : own_side && by != target;
    }
};

Aimed aimed(const PlayView& view) {
    const auto* said = view.step_as<step::Attack>();
    if (said == nullptr) {
        return {};
    }
    return {said, view.standing(0, said->by), view.standing(0, said->target)};
}

/// A clause that forbids some attacks: `forbids` reckons whether this one.
template <class Forbids>
Seen forbidden(const PlayView& view, Clause clause, const char* what, Forbids forbids) {
    const Aimed attack = aimed(view);
    if (!attack.is_there()) {
        return {};
    }
    return refusal_seen(view, clause, forbids(attack), what);
}

/// Whether a push or pull may not move its target; itself is no matter of sides.
bool is_for_others(const step::Forced& said, const FigureState& by, const FigureState& target) {
    const bool ally = by.figure->side == target.figure->side;
    switch (said.whom) {
        case Whom::usual:
        case Whom::enemies: return ally;
        case Whom::allies:
        case Whom::self_and_allies: return !ally;
        case Whom::allies_and_enemies: break;
    }
    return false;
}

Seen enemies_only(const PlayView& view) {
    if (const auto* said = view.step_as<step::Forced>()) {
        const FigureState* by = view.standing(0, said->move.by);
        const FigureState* target = view.standing(0, said->move.target);
        const bool both = by != nullptr && by->here && target != nullptr && target->here;
        return both && by != target ? refusal_seen(view, "target.allies-enemies"_clause,
                                                   is_for_others(*said, *by, *target),
                                                   "the push or pull is not for that side")
                                    : Seen{};
    }
    return forbidden(view, "target.allies-enemies"_clause, "the target is no enemy",
                     [](const Aimed& a) { return !a.is_on_enemy(); });
}

Seen disarm(const PlayView& view) {
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.by->has(Condition::disarm)) {
            return {Verdict::broken, hit.event->by + " attacks, disarmed"};
        }
    }
    return forbidden(view, "condition.disarm"_clause, "the attacker is disarmed",
                     [](const Aimed& a) { return a.by->has(Condition::disarm); });
}

/// The figure that performs an ability in this step; null where none does.
const FigureState* performer(const PlayView& view) {
    const auto of = [&](const std::string& id) { return view.standing(0, id); };
    if (const auto* attack = view.step_as<step::Attack>()) {
        return of(attack->by);
    }
    if (const auto* heal = view.step_as<step::Heal>()) {
        return heal->by.empty() ? nullptr : of(heal->by);
    }
    if (const auto* move = view.step_as<step::Move>()) {
        return of(move->figure);
    }
    if (const auto* teleport = view.step_as<step::Teleport>()) {
        return of(teleport->by.empty() ? teleport->figure : teleport->by);
    }
    if (const auto* forced = view.step_as<step::Forced>()) {
        return of(forced->move.by);
    }
    if (const auto* loot = view.step_as<step::Loot>()) {
        return of(loot->figure);
    }
    if (const auto* summon = view.step_as<step::Summon>()) {
        return of(summon->by);
    }
    return nullptr;
}

Seen stun(const PlayView& view) {
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.by->has(Condition::stun)) {
            return {Verdict::broken, hit.event->by + " attacks, stunned"};
        }
    }
    const FigureState* by = performer(view);
    if (by == nullptr || !by->here) {
        return {};
    }
    return refusal_seen(view, "condition.stun"_clause, by->has(Condition::stun),
                        "the figure that acts is stunned");
}

Seen invisible(const PlayView& view) {
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.target->has(Condition::invisible)) {
            return {Verdict::broken,
                    hit.event->by + " attacks " + hit.event->target + ", who is invisible"};
        }
    }
    const auto* forced = view.step_as<step::Forced>();
    const Aimed attack = aimed(view);
    const FigureState* by = forced != nullptr ? view.standing(0, forced->move.by) : attack.by;
    const FigureState* target =
        forced != nullptr ? view.standing(0, forced->move.target) : attack.target;
    if (by == nullptr || target == nullptr || !by->here || !target->here) {
        return {};
    }
    const bool enemies =
        forced != nullptr ? by->figure->side != target->figure->side : attack.is_on_enemy();
    const bool hidden = target->has(Condition::invisible) && enemies;
    return refusal_seen(view, "condition.invisible"_clause, hidden,
                        "the target is an invisible enemy");
}

/// The figure that an event harms, helps, moves by force or targets; empty for none.
std::string_view met_by(const Event& event) {
    if (const auto* attack = std::get_if<event::Attack>(&event.what)) {
        return attack->target;
    }
    if (const auto* damage = std::get_if<event::Damage>(&event.what)) {
        return damage->to;
    }
    if (const auto* heal = std::get_if<event::Heal>(&event.what)) {
        return heal->by == heal->to ? std::string_view{} : heal->to;
    }
    if (const auto* gain = std::get_if<event::Gain>(&event.what)) {
        const bool of_heal = event.clause == "card.heal-effects"_clause;  // told with that
        return of_heal ? std::string_view{} : gain->figure;
    }
    if (const auto* trap = std::get_if<event::TrapSprung>(&event.what)) {
        return trap->figure;
    }
    const auto* move = std::get_if<event::Move>(&event.what);
    const bool forced =
        move != nullptr && (move->how == MoveKind::push || move->how == MoveKind::pull);
    return forced ? std::string_view{move->figure} : std::string_view{};
}

// Nothing happens to a figure that cannot be interacted with but what it does itself.
Seen no_interaction(const PlayView& view) {
    const auto beyond = [&](std::string_view id) {
        const FigureState* figure = id.empty() ? nullptr : view.standing(0, id);
        return figure != nullptr && figure->figure->no_interaction;
    };
    Judgement judged;
    for (const Event& event : view.events()) {
        const std::string_view met = met_by(event);
        judged.expect(!beyond(met), false, [&] {
            return std::string{met} + " is met, though it cannot be interacted with";
        });
    }
    const auto* attack = view.step_as<step::Attack>();
    if (attack != nullptr && beyond(attack->target)) {
        judged.expect(view.refusal() != nullptr, true, [&] {
            return attack->target + " is attacked, though it cannot be interacted with";
        });
    }
    if (view.is_refused_by("ally.no-interaction")) {
        const bool any = std::ranges::any_of(view.before().figures, &Figure::no_interaction);
        judged.expect(any, true, [] { return "refused for a figure that is not there"; });
    }
    return judged.seen();
}

/// How far the attack reaches, and whether it is a melee attack.
struct Reach {
    int range = 1;
    bool melee = true;
};

/// The range of the stat card, where the step gives none and the rulebook takes it from there.
std::optional<int> own_range(const Aimed& attack, const Edition& rules) {
    const Figure& by = *attack.by->figure;
    const bool has_stat_card = by.kind == Kind::monster || by.kind == Kind::boss ||
                               by.kind == Kind::ally || by.kind == Kind::summon;
    const bool said = attack.said->range || attack.said->melee;
    const bool plus = by.kind == Kind::summon && attack.said->value.relative;
    const bool own = (rules.attacks_at_own_range && has_stat_card) || plus;
    return own && !said ? by.range : std::nullopt;
}

Reach reach_of(const PlayView& view, const Aimed& attack) {
    const std::optional<Amount>& said = attack.said->range;
    if (const auto own = own_range(attack, view.rules())) {
        return {*own, false};
    }
    if (!said) {
        return {};
    }
    if (!said->relative) {
        return {said->number, false};
    }
    if (const std::optional<int> own = attack.by->figure->range) {
        return {std::max(1, *own + said->number), false};
    }
    return said->number > 0 ? Reach{1 + said->number, false} : Reach{};
}

bool out_of_range(const PlayView& view, const Aimed& attack, Reach reach) {
    const auto range = range_between(view.plane(0), *attack.by, *attack.target);
    return !attack.said->in_area && (!range || *range > reach.range);
}

// Of its own abilities, those that name a range, which this clause counts.
Seen range_count(const PlayView& view) {
    const Aimed attack = aimed(view);
    if (!attack.is_there() || reach_of(view, attack).melee) {
        return {};
    }
    const bool out = out_of_range(view, attack, reach_of(view, attack));
    const Seen seen = refusal_seen(view, "range.count"_clause, out, "the target is out of range");
    return seen.verdict == Verdict::silent && view.refusal() == nullptr ? Seen{Verdict::fired, {}}
                                                                        : seen;
}

Seen range_default(const PlayView& view) {
    const Aimed attack = aimed(view);
    if (!attack.is_there() || !reach_of(view, attack).melee) {
        return {};
    }
    const bool out = out_of_range(view, attack, {});
    const Seen seen = refusal_seen(view, "range.default"_clause, out,
                                   "the target of a melee attack is not adjacent");
    return seen.verdict == Verdict::silent && view.refusal() == nullptr ? Seen{Verdict::fired, {}}
                                                                        : seen;
}

// Decisive where the plus makes a melee attack one that reaches a target farther away.
Seen ranged_bonus_on_melee(const PlayView& view) {
    const Aimed attack = aimed(view);
    if (!attack.is_there() || !attack.said->range || !attack.said->range->relative ||
        attack.by->figure->range || attack.said->range->number < 1) {
        return {};
    }
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.said == nullptr) {
            continue;
        }
        const auto range = range_between(view.plane(0), *attack.by, *attack.target);
        judged.expect(hit.event->ranged, range && *range > 1,
                      [] { return "an attack with a plus on its range is told as melee"; });
    }
    return judged.seen();
}

// A step that was played needs no look where the two are neighbours with open floor between.
Seen line_of_sight(const PlayView& view) {
    const Aimed attack = aimed(view);
    if (!attack.is_there() || (view.refusal() != nullptr && !view.is_refused_by("los.line"))) {
        return {};
    }
    const Plane plane = view.plane(0);
    const Reach reach = reach_of(view, attack);
    const bool by_range = !attack.said->in_area && !out_of_range(view, attack, reach);
    const bool hidden = !sees_within(view, *attack.by, *attack.target, by_range ? &plane : nullptr,
                                     by_range ? reach.range : 0);
    const Seen seen =
        refusal_seen(view, "los.line"_clause, hidden, "no line of sight to the target");
    return seen.verdict == Verdict::silent ? Seen{Verdict::fired, {}} : seen;
}

/// The attack of a card that has nothing else but moves hits nobody twice, unless all its attacks
/// are on one enemy. Decisive of a figure of several hexes.
Seen attacked_once(const PlayView& view) {
    const auto* attack = only<AttackAbility>(view);
    const bool plain = std::ranges::all_of(card_of(view), [](const Ability& ability) {
        return std::holds_alternative<MoveAbility>(ability.what) ||
               std::holds_alternative<AttackAbility>(ability.what);
    });
    if (!plain || attack == nullptr || attack->all_on_one) {
        return {};
    }
    Judgement judged;
    std::set<std::string> attacked;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->by == actor_of(view) && !hit.is_of_fallen()) {
            judged.expect(attacked.insert(hit.event->target).second, is_large(*hit.target->figure),
                          [&] { return hit.event->by + " attacks one figure twice"; });
        }
    }
    return judged.seen();
}

Seen target_count(const PlayView& view) {
    if (view.step_as<step::Turn>() != nullptr) {
        return attacked_once(view);
    }
    const Aimed attack = aimed(view);
    if (!attack.is_there() || attack.said->ability.empty()) {
        return {};
    }
    const bool again =
        std::ranges::any_of(view.before().progress.abilities, [&](const AbilityTargets& ability) {
            return ability.by == attack.said->by && ability.ability == attack.said->ability &&
                   std::ranges::count(ability.targets, attack.said->target) > 0;
        });
    const Seen seen =
        refusal_seen(view, "target.count"_clause, again, "the ability has targeted that figure");
    return seen.verdict == Verdict::silent && view.refusal() == nullptr ? Seen{Verdict::fired, {}}
                                                                        : seen;
}

constexpr std::array monitors{
    PlayMonitor{"target.allies-enemies"_clause,
                "an attack targets an enemy, a push or pull whom it is for",
                attacks | kinds<event::Move>(), enemies_only},
    PlayMonitor{"condition.disarm"_clause, "a disarmed figure does not attack", attacks, disarm},
    PlayMonitor{"condition.stun"_clause, "a stunned figure performs no ability",
                attacks | kinds<event::Move, event::Heal, event::Loot, event::Summon>(), stun},
    PlayMonitor{"condition.invisible"_clause, "an enemy does not target an invisible figure",
                attacks | kinds<event::Move>(), invisible},
    PlayMonitor{
        "ally.no-interaction"_clause,
        "nothing targets, harms or helps a figure that cannot be interacted with",
        attacks | refusals |
            kinds<event::Move, event::Damage, event::Heal, event::Gain, event::TrapSprung>(),
        no_interaction},
    PlayMonitor{"range.count"_clause, "the target is within the range, counted round walls",
                attacks, range_count},
    PlayMonitor{"range.default"_clause, "an attack with no range reaches adjacent figures", attacks,
                range_default},
    PlayMonitor{"range.ranged-bonus-on-melee"_clause,
                "a plus to range makes a melee attack a ranged one of 1 more", attacks,
                ranged_bonus_on_melee},
    PlayMonitor{"los.line"_clause, "a line of sight leads to the target", attacks, line_of_sight},
    PlayMonitor{"target.count"_clause, "one ability targets no figure twice", attacks,
                target_count},
};

}  // namespace
}  // namespace of_target

std::span<const PlayMonitor> target_play_monitors() { return of_target::monitors; }

}  // namespace standee::verify
