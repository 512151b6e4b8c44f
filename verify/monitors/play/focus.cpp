#include <algorithm>
#include <set>

#include "play/apply.hpp"
#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/oracle/naive_turn.hpp"

// Whom a figure focuses on from the start of its turn to the end, and how far each move takes it.

namespace standee::verify {
namespace of_focus_of_turn {
namespace {

/// The turn that is played, where its card says everything in order: nothing in place of another
/// ability, nothing that others perform.
const step::Turn* plain_turn(const PlayView& view) {
    const auto* turn = view.step_as<step::Turn>();
    if (turn == nullptr || !turn->turn.abilities) {
        return nullptr;
    }
    const bool plain = std::ranges::all_of(*turn->turn.abilities, [](const Ability& ability) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        return !std::holds_alternative<ConsumeAbility>(ability.what) &&
               !std::holds_alternative<RankAbility>(ability.what) &&
               !std::holds_alternative<GrantAbility>(ability.what) &&
               (attack == nullptr || attack->adds.empty());
    });
    return plain ? turn : nullptr;
}

/// The foci found at the start of the turn, by the oracle.
std::vector<std::string> foci_at_start(const PlayView& view, const TurnOrder& turn) {
    Scene scene = view.before();
    scene.turn = turn;
    scene.progress.foci.clear();
    return oracle::naive_turn(scene).foci;
}

/// The focus that a figure found, and the number of that event.
struct Found {
    std::size_t at = 0;
    std::string focus;
};

std::vector<Found> found_by(const PlayView& view, const std::string& figure) {
    std::vector<Found> all;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* found = view.event_as<event::FocusFound>(i);
        if (found != nullptr && found->figure == figure) {
            all.push_back({i, found->focus});
        }
    }
    return all;
}

// The first is the focus of the start of the turn; a later one comes only when that one is gone.
Seen one_for_the_turn(const PlayView& view) {
    const step::Turn* turn = plain_turn(view);
    if (turn == nullptr) {
        return {};
    }
    const std::string& id = turn->turn.figure;
    const std::vector<Found> found = found_by(view, id);
    if (found.empty()) {
        return {};
    }
    Judgement judged;
    const std::vector<std::string> due = foci_at_start(view, turn->turn);
    const std::string& first = found.front().focus;
    const bool right = due.empty() ? first.empty() : std::ranges::count(due, first) > 0;
    judged.expect(right, !due.empty(), [&] {
        return id + " focuses on " + (first.empty() ? "nobody" : first) +
               ", not as it would have at the start of its turn";
    });
    for (std::size_t i = 1; i < found.size(); ++i) {
        const FigureState* before = view.standing(found[i].at, found[i - 1].focus);
        judged.expect(before != nullptr && !before->here, true, [&] {
            return id + " looks for a new focus, and " +
                   (found[i - 1].focus.empty() ? "it had found none" : found[i - 1].focus) +
                   (found[i - 1].focus.empty() ? "" : " is still there");
        });
    }
    return judged.seen();
}

bool is_single_target(const AttackAbility& attack) {
    const int count =
        attack.targets && !attack.targets->count.relative ? attack.targets->count.number : 1;
    return !attack.area && !attack.along && count == 1 &&
           !(attack.targets && attack.targets->all) &&
           !(attack.targets && attack.targets->count.relative);
}

/// The focus held when an event happens; none where none has been looked for.
std::optional<std::string> held_at(const std::vector<Found>& found, std::size_t event) {
    std::optional<std::string> held;
    for (const Found& one : found) {
        if (one.at < event) {
            held = one.focus;
        }
    }
    return held;
}

// Where all attacks of the card have one target: each is on the focus.
Seen attacks_focus(const PlayView& view) {
    const step::Turn* turn = plain_turn(view);
    const auto attacks = attacks_on_card(view);
    if (turn == nullptr || !std::ranges::all_of(attacks, [](const AttackAbility* attack) {
            return is_single_target(*attack);
        })) {
        return {};
    }
    const std::string& id = turn->turn.figure;
    const Figure* figure = view.before().find(id);
    if (figure == nullptr || figure->targets.value_or(1) != 1) {
        return {};
    }
    Judgement judged;
    const std::vector<Found> found = found_by(view, id);
    std::set<std::string> before;
    for (const ObservedAttack& hit : hits(view)) {
        if (hit.event->by != id || hit.is_of_fallen()) {
            continue;
        }
        const auto focus = held_at(found, hit.at);
        judged.expect(focus == hit.event->target, !before.empty(), [&] {
            return id + " attacks " + hit.event->target + ", and its focus is " +
                   focus.value_or("nobody");
        });
        before.insert(hit.event->target);
    }
    return judged.seen();
}

/// The scene as it was before an event, with the rest of a card to be performed.
Scene scene_at(const PlayView& view, std::size_t event, TurnOrder rest) {
    Scene scene = view.before();
    for (std::size_t i = 0; i < event; ++i) {
        apply(scene, view.events()[i]);
    }
    scene.turn = std::move(rest);
    return scene;
}

/// The number of the first event of the end of the turn.
std::size_t end_of_abilities(const PlayView& view) {
    std::size_t end = view.end();
    while (end > 0) {
        const Clause clause = view.events()[end - 1].clause;
        const bool of_the_end =
            clause == "turn.end"_clause || clause == "condition.bane"_clause ||
            clause == "condition.end-of-next-turn"_clause || clause == "bonus.persistent"_clause ||
            clause == "element.infuse"_clause || clause == "element.consume"_clause ||
            clause == "element.wild"_clause;
        if (!of_the_end) {
            break;
        }
        --end;
    }
    return end;
}

// The last ability of a card, its only attack, is not left out where it has somebody to attack.
Seen makes_its_attack(const PlayView& view) {
    const step::Turn* turn = plain_turn(view);
    if (turn == nullptr || turn->turn.abilities->empty() || attacks_on_card(view).size() != 1 ||
        !std::holds_alternative<AttackAbility>(turn->turn.abilities->back().what)) {
        return {};
    }
    const std::string& id = turn->turn.figure;
    const FigureState* by = view.standing(view.end(), id);
    const bool attacked = std::ranges::any_of(
        hits(view), [&](const ObservedAttack& hit) { return hit.event->by == id; });
    const std::size_t end = end_of_abilities(view);
    if (attacked || by == nullptr || !by->here || view.had(end, id, Condition::stun) ||
        view.had(end, id, Condition::disarm)) {
        return {};
    }
    const Scene left = scene_at(view, end, {id, std::vector{turn->turn.abilities->back()}});
    const auto options = oracle::naive_turn(left).options;
    Judgement judged;
    judged.expect(
        std::ranges::any_of(options, [](const auto& o) { return o.targets.empty(); }), true, [&] {
            return id + " makes no attack, and could attack " + options.front().targets.front();
        });
    return judged.seen();
}

// Nobody who is gone is in an order of attacks.
Seen order_of_attacks(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* choice = view.event_as<event::Choice>(i);
        if (choice == nullptr || choice->of != ChoiceKind::attack_order) {
            continue;
        }
        for (const event::Option& option : choice->options) {
            for (const std::string& target : option.targets) {
                const FigureState* there = view.standing(i, target);
                judged.expect(there != nullptr && there->here, true,
                              [&] { return target + " is to be attacked, and is gone"; });
            }
        }
    }
    return judged.seen();
}

/// A hex that a figure walks into by itself, and what it costs.
struct Stride {
    Hex to;
    int points = 1;
    bool may_stop = true;
};

/// Whether moves of these points make the strides, each stopping where it may.
bool can_be_made(const std::vector<Stride>& strides, const std::vector<int>& moves) {
    std::set<std::size_t> made{0};  // how many strides the moves so far may have made
    for (const int points : moves) {
        std::set<std::size_t> next = made;
        for (std::size_t from : made) {
            int left = points;
            while (from < strides.size() && (left -= strides[from].points) >= 0) {
                if (strides[from++].may_stop) {
                    next.insert(from);
                }
            }
        }
        made = std::move(next);
    }
    return made.contains(strides.size());
}

int points_into(const Map& map, Hex hex) {
    const bool icy = std::ranges::count(map.icy, hex) > 0;
    return std::ranges::count(map.difficult, hex) > 0 && !icy ? 2 : 1;
}

/// What the figure walks before an event; each stop is where nobody else stands, or where it dies.
std::vector<Stride> strides_of(const PlayView& view, const std::string& id, std::size_t until) {
    std::vector<Stride> strides;
    for (std::size_t i = 0; i < until; ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr || move->figure != id) {
            continue;
        }
        if (move->how == MoveKind::walk) {
            const bool free = view.standing_in(i, move->to, id) == nullptr;
            strides.push_back({move->to, points_into(view.before().map, move->to), free});
        } else if (move->how == MoveKind::slide && !strides.empty()) {
            strides.back().may_stop = view.standing_in(i, move->to, id) == nullptr;
        }
    }
    const FigureState* after = view.standing(view.end(), id);
    if (!strides.empty() && (after == nullptr || !after->here)) {
        strides.back().may_stop = true;
    }
    return strides;
}

/// The points of the moves among abilities; those of a jump are not counted.
std::vector<int> points_of_moves(std::span<const Ability> abilities, const Figure& figure) {
    std::vector<int> moves;
    for (const Ability& ability : abilities) {
        const auto* move = std::get_if<MoveAbility>(&ability.what);
        if (move != nullptr) {
            moves.push_back(move->points.against(figure.move).value_or(0));
        }
    }
    return moves;
}

/// The only ability of a kind on a card: how many come before it; none where it is not the only
/// one.
template <class Kind>
std::optional<std::size_t> place_of_only(std::span<const Ability> abilities) {
    const auto is_kind = [](const Ability& ability) {
        return std::holds_alternative<Kind>(ability.what);
    };
    if (std::ranges::count_if(abilities, is_kind) != 1) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(std::ranges::find_if(abilities, is_kind) - abilities.begin());
}

/// The first event for which a condition holds; the end of the step where there is none.
template <class Event, class Condition>
std::size_t first_event(const PlayView& view, Condition holds) {
    std::size_t i = 0;
    while (i < view.end() && !(view.event_as<Event>(i) && holds(*view.event_as<Event>(i)))) {
        ++i;
    }
    return i;
}

/// Whether what is walked before the one attack or the one damage of a card is more than the moves
/// before it give.
bool walks_ahead(const PlayView& view, const Figure& figure, std::span<const Ability> abilities) {
    const auto ahead_of = [&](std::optional<std::size_t> place, std::size_t event) {
        return place && event < view.end() &&
               !can_be_made(strides_of(view, figure.id, event),
                            points_of_moves(abilities.first(*place), figure));
    };
    const auto own = std::ranges::find_if(hits(view), [&](const ObservedAttack& hit) {
        return hit.event->by == figure.id && !hit.is_of_fallen();
    });
    const std::size_t attack = own == hits(view).end() ? view.end() : own->at;
    const auto damage = first_event<event::Damage>(view, [&](const event::Damage& dealt) {
        return dealt.from == figure.id && dealt.source == DamageSource::direct;
    });
    return ahead_of(place_of_only<AttackAbility>(abilities), attack) ||
           ahead_of(place_of_only<DamageAbility>(abilities), damage);
}

// Several moves: what one of them leaves does not help the next.
Seen points_are_lost(const PlayView& view) {
    const step::Turn* turn = plain_turn(view);
    const Figure* figure = turn == nullptr ? nullptr : view.before().find(turn->turn.figure);
    if (figure == nullptr || figure->flying) {
        return {};
    }
    const std::span<const Ability> abilities = *turn->turn.abilities;
    const bool jumps = std::ranges::any_of(abilities, [](const Ability& ability) {
        const auto* move = std::get_if<MoveAbility>(&ability.what);
        return move != nullptr && move->jump;
    });
    if (jumps) {
        return {};
    }
    const std::vector<int> moves = points_of_moves(abilities, *figure);
    const std::vector<Stride> strides = strides_of(view, figure->id, view.end());
    if (moves.size() < 2 || strides.empty()) {
        return {};
    }
    Judgement judged;
    judged.expect(can_be_made(strides, moves) && !walks_ahead(view, *figure, abilities),
                  strides.size() > 1,
                  [&] { return figure->id + " uses points that an earlier move left"; });
    return judged.seen();
}

Seen focus_of_turn(const PlayView& view) {
    const Seen kept = one_for_the_turn(view);
    const Seen attacks = makes_its_attack(view);
    return kept.verdict == Verdict::broken || attacks.verdict == Verdict::silent ? kept : attacks;
}

constexpr Kinds turns = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"monster.new-focus-after-kill"_clause,
                "the focus is that of the start of the turn, and a new one comes only when it is "
                "gone",
                turns, focus_of_turn},
    PlayMonitor{"monster.attacks-focus"_clause, "each attack with one target is on the focus",
                kinds<event::Attack>(), attacks_focus},
    PlayMonitor{"monster.ambiguity"_clause,
                "an order of attacks has only figures that are still there", kinds<event::Choice>(),
                order_of_attacks},
    PlayMonitor{"move.points"_clause, "the points that one of several moves leaves are lost",
                kinds<event::Move>(), points_are_lost},
};

}  // namespace
}  // namespace of_focus_of_turn

std::span<const PlayMonitor> focus_play_monitors() { return of_focus_of_turn::monitors; }

}  // namespace standee::verify
