#include <algorithm>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"
#include "verify/oracle/order.hpp"

// Attacks that a figure makes while an enemy controls it.

namespace standee::verify {
namespace of_controlled {
namespace {

bool is_controlled(const ObservedAttack& hit) { return !hit.event->controlled_by.empty(); }

std::optional<int> range_between(const PlayView& view, std::size_t i, const FigureState& from,
                                 const FigureState& to) {
    return verify::range_between(view.plane(i), from, to);
}

// Decisive where somebody of the other side is no farther than who is attacked.
Seen sides(const PlayView& view) {
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (!is_controlled(hit)) {
            continue;
        }
        const FigureState* by = view.standing(hit.at, hit.event->controlled_by);
        const Side own = hit.by->figure->side;
        const auto far = range_between(view, hit.at, *hit.by, *hit.target);
        const bool others = std::ranges::any_of(view.standings(hit.at), [&](const FigureState& s) {
            const auto range = s.here && s.figure->side != own
                                   ? range_between(view, hit.at, *hit.by, s)
                                   : std::nullopt;
            return range && far && *range <= *far;
        });
        judged.expect(by != nullptr && by->here && by->figure->side != own &&
                          hit.by->figure->kind != Kind::objective &&
                          hit.target->figure->side == own && hit.target != hit.by,
                      others, [&] {
                          return hit.event->by + ", controlled by " + hit.event->controlled_by +
                                 ", attacks " + hit.event->target + ", no ally of its own";
                      });
    }
    return judged.seen();
}

/// The one attack that a card controls, where nothing on it is out of the ordinary; else null.
const AttackAbility* controlled_attack(const PlayView& view) {
    const auto* control = only<ControlAbility>(view);
    const auto* attack = control != nullptr && control->abilities.size() == 1
                             ? std::get_if<AttackAbility>(&control->abilities.front().what)
                             : nullptr;
    const bool plain = attack != nullptr && !attack->value.relative &&
                       (!attack->range || !attack->range->relative);
    return plain ? attack : nullptr;
}

/// Whether a controlled figure may attack the other from where it stands.
bool may_attack(const PlayView& view, std::size_t i, const FigureState& by,
                const FigureState& other, const AttackAbility& attack) {
    if (!other.here || other.figure == by.figure || other.figure->side != by.figure->side ||
        other.figure->no_interaction || other.has(Condition::invisible) ||
        (by.figure->ignores_summons && other.figure->kind == Kind::summon)) {
        return false;
    }
    const bool own =
        view.rules().attacks_at_own_range && !attack.melee && by.figure->kind != Kind::character;
    const int by_default = own ? by.figure->range.value_or(1) : 1;  // [range.default]
    const Plane plane = view.plane(i);
    return sees_within(view, by, other, &plane, attack.range ? attack.range->number : by_default);
}

bool can_make(const PlayView& view, std::size_t i, const FigureState& by,
              const AttackAbility& attack) {
    return by.here && !by.has(Condition::stun) && !by.has(Condition::disarm) &&
           !by.has(Condition::invisible) && !by.figure->no_interaction &&
           by.figure->kind != Kind::objective &&
           std::ranges::any_of(view.standings(i), [&](const FigureState& other) {
               return may_attack(view, i, by, other, attack);
           });
}

// Decisive where another one could be attacked.
Seen focus(const PlayView& view) {
    const AttackAbility* attack = controlled_attack(view);
    if (attack == nullptr || attack->targets) {
        return {};
    }
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        if (!is_controlled(hit) || hit.by->figure->targets.value_or(1) != 1) {
            continue;
        }
        const auto range = range_between(view, hit.at, *hit.by, *hit.target);
        bool better = false;
        bool others = false;
        for (const FigureState& other : view.standings(hit.at)) {
            if (other.figure == hit.target->figure ||
                !may_attack(view, hit.at, *hit.by, other, *attack)) {
                continue;
            }
            others = true;
            const int nearer = view.rules().focus_by_proximity && range
                                   ? *range_between(view, hit.at, *hit.by, other) - *range
                                   : 0;
            better = better || nearer < 0 ||
                     (nearer == 0 &&
                      oracle::acts_before(view.before(), *other.figure, *hit.target->figure));
        }
        judged.expect(!better && may_attack(view, hit.at, *hit.by, *hit.target, *attack), others,
                      [&] {
                          return hit.event->by + ", controlled, attacks " + hit.event->target +
                                 ", who is not its focus";
                      });
    }
    return judged.seen();
}

/// Whether the card is an attack and then, last, an attack that its targets make.
bool controls_targets_last(const PlayView& view) {
    const auto card = card_of(view);
    const auto* control = only<ControlAbility>(view);
    const auto* first = only<AttackAbility>(view);
    if (control == nullptr || !control->targets || first == nullptr || first->along) {
        return false;
    }
    const auto changes = [](const Ability& ability) {
        return std::holds_alternative<ConsumeAbility>(ability.what) ||
               std::holds_alternative<RankAbility>(ability.what) ||
               std::holds_alternative<IfAbility>(ability.what) ||
               std::holds_alternative<GrantAbility>(ability.what);
    };
    return std::ranges::none_of(card, changes) &&
           std::holds_alternative<ControlAbility>(card.back().what);
}

/// Those that the figure of the turn attacked with its own attack.
std::vector<std::string> attacked_by(const PlayView& view, const std::string& id) {
    std::vector<std::string> attacked;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->by == id && !is_controlled(hit) && !hit.is_of_fallen() &&
            std::ranges::count(attacked, hit.event->target) == 0) {
            attacked.push_back(hit.event->target);
        }
    }
    return attacked;
}

// Decisive where two attack.
Seen order(const PlayView& view) {
    if (!controls_targets_last(view)) {
        return {};
    }
    const std::string& id = actor_of(view);
    const auto attacked = attacked_by(view, id);
    Judgement judged;
    const ObservedAttack* last = nullptr;
    for (const ObservedAttack& hit : hits(view)) {
        if (!is_controlled(hit)) {
            continue;
        }
        const bool is_target = std::ranges::count(attacked, hit.event->by) > 0;
        const bool next = last != nullptr && last->event->by != hit.event->by;
        const bool too_late =
            next && oracle::acts_before(view.before(), *hit.by->figure, *last->by->figure);
        judged.expect(is_target && !too_late && hit.event->controlled_by == id, next,
                      [&] { return hit.event->by + " attacks, controlled, out of its turn"; });
        last = &hit;
    }
    return judged.seen();
}

// Decisive where one of several makes no attack.
Seen passed_over(const PlayView& view) {
    const AttackAbility* attack = controlled_attack(view);
    if (attack == nullptr || !controls_targets_last(view) || view.refusal() != nullptr) {
        return {};
    }
    const std::string& id = actor_of(view);
    const FigureState* commander = view.standing(view.end(), id);
    if (commander == nullptr || !commander->here) {
        return {};
    }
    std::vector<std::size_t> moments{view.end()};
    std::vector<std::string> made;
    for (const ObservedAttack& hit : hits(view)) {
        if (is_controlled(hit)) {
            moments.push_back(hit.at);
            made.push_back(hit.event->by);
        }
    }
    Judgement judged;
    for (const std::string& target : attacked_by(view, id)) {
        const bool attacks = std::ranges::count(made, target) > 0;
        const bool could = std::ranges::all_of(moments, [&](std::size_t i) {
            return can_make(view, i, *view.standing(i, target), *attack);
        });
        judged.expect(attacks || !could, !attacks && !made.empty(),
                      [&] { return target + " is not controlled, though it could attack"; });
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"command.grant-control"_clause,
                "a controlled figure attacks its own side at the command of an enemy",
                kinds<event::Attack>(), sides},
    PlayMonitor{"command.grant-control"_clause,
                "the targets of an attack are controlled in initiative order",
                kinds<event::Attack>(), order},
    PlayMonitor{"command.grant-control"_clause, "a controlled figure attacks its focus",
                kinds<event::Attack>(), focus},
    PlayMonitor{"command.limits"_clause, "each target that can attack is controlled",
                kinds<event::TurnStarts>(), passed_over},
};

}  // namespace
}  // namespace of_controlled

std::span<const PlayMonitor> controlled_play_monitors() { return of_controlled::monitors; }

}  // namespace standee::verify
