#include <algorithm>
#include <map>
#include <set>

#include "play/apply.hpp"
#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"
#include "verify/oracle/naive_turn.hpp"

// Whom a figure focuses on from the start of its turn to the end.

namespace standee::verify {
namespace of_focus_of_turn {
namespace {

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
    const FigureState* by = view.standing(view.end(), id);  // with the rank that it has changed to
    if (by == nullptr || by->figure->targets.value_or(1) != 1) {
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

/// Whether the figure moves, is moved or attacks by an event.
bool acts_by(const PlayView& view, std::size_t i, const std::string& id) {
    const auto* move = view.event_as<event::Move>(i);
    const auto* attack = view.event_as<event::Attack>(i);
    return (move != nullptr && move->figure == id) || (attack != nullptr && attack->by == id);
}

// Figures are moved, or act, in the order that was chosen.
void judge_order_of_figures(const PlayView& view, std::size_t choice, Judgement& judged) {
    const auto& chosen = *view.event_as<event::Choice>(choice);
    std::size_t last = choice;
    for (const std::string& id : chosen.options.at(chosen.chosen).targets) {
        std::size_t first = choice + 1;
        while (first < view.end() && !acts_by(view, first, id)) {
            ++first;
        }
        if (first < view.end()) {
            judged.expect(last < first, chosen.chosen != 0,
                          [&] { return id + " comes before its place in the order of figures"; });
            last = first;
        }
    }
}

/// Whether the only ability of the card that moves anybody or commands others is of that kind.
template <class What>
bool is_only(const PlayView& view) {
    const bool one = only<What>(view) != nullptr;
    const auto others = std::ranges::count_if(card_of(view), [](const Ability& ability) {
        return std::holds_alternative<PushAbility>(ability.what) ||
               std::holds_alternative<TeleportAbility>(ability.what) ||
               std::holds_alternative<PullAbility>(ability.what) ||
               std::holds_alternative<GrantAbility>(ability.what) ||
               std::holds_alternative<ControlAbility>(ability.what);
    });
    return one && others == 1;
}

// One that is pushed or pulled into a hex that another has left for the same ability: which of
// them is moved first was to be asked.
void judge_order_asked(const PlayView& view, bool asked, Judgement& judged) {
    const bool forces =
        (is_only<PushAbility>(view) || is_only<PullAbility>(view)) && attacks_on_card(view).empty();
    std::map<Hex, std::string> left;
    for (std::size_t i = 0; forces && i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr || (move->how != MoveKind::push && move->how != MoveKind::pull)) {
            continue;
        }
        const auto before = left.find(move->to);
        judged.expect(asked || before == left.end() || before->second == move->figure, asked,
                      [&] { return "nobody was asked whom to force before " + move->figure; });
        left.try_emplace(move->from, move->figure);
    }
}

// Nobody who is gone is in an order of attacks or of figures.
Seen order_of_attacks(const PlayView& view) {
    Judgement judged;
    bool asked = false;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* choice = view.event_as<event::Choice>(i);
        const bool is_order = choice != nullptr && (choice->of == ChoiceKind::attack_order ||
                                                    choice->of == ChoiceKind::figure_order);
        if (!is_order) {
            continue;
        }
        for (const event::Option& option : choice->options) {
            for (const std::string& target : option.targets) {
                const FigureState* there = view.standing(i, target);
                judged.expect(there != nullptr && there->here, true,
                              [&] { return target + " is in an order, and is gone"; });
            }
        }
        asked = asked || choice->of == ChoiceKind::figure_order;
        const bool forced = is_only<PushAbility>(view) || is_only<PullAbility>(view);
        const bool alone = (forced && attacks_on_card(view).empty()) || is_only<GrantAbility>(view);
        if (choice->of == ChoiceKind::figure_order && alone) {
            judge_order_of_figures(view, i, judged);
        }
    }
    judge_order_asked(view, asked, judged);
    return judged.seen();
}

/// The one attack of a card, on several enemies whom it counts: no area, nothing to work out.
const AttackAbility* attack_on_several(const PlayView& view) {
    const auto attacks = attacks_on_card(view);
    if (plain_turn(view) == nullptr || attacks.size() != 1) {
        return nullptr;
    }
    const AttackAbility* attack = attacks.front();
    const bool counts = attack->targets && !attack->targets->all && !attack->area &&
                        !attack->along && !attack->all_on_one && !attack->count &&
                        !attack->range_count;
    return counts ? attack : nullptr;
}

/// Whom the attack of a figure could be made on at an event, none of `others` among them, if it
/// were one on one enemy: by the oracle, with no focus found before.
std::vector<oracle::NaiveOption> one_more_attack(const PlayView& view, std::size_t event,
                                                 const AttackAbility& attack,
                                                 const std::set<std::string>& others) {
    const std::string& id = plain_turn(view)->turn.figure;
    AttackAbility one = attack;
    one.targets = TargetCount{};
    std::vector<Ability> abilities{Ability{one}};
    if (const auto* focus = only<FocusAbility>(view)) {
        abilities.insert(abilities.begin(), Ability{*focus});
    }
    Scene scene = scene_at(view, event, {id, abilities});
    scene.progress.foci.clear();
    for (Figure& figure : scene.figures) {
        figure.no_interaction = figure.no_interaction || others.contains(figure.id);
    }
    return oracle::naive_turn(scene).options;
}

/// The order of attacks that was chosen for a figure; empty where none was.
std::vector<std::string> order_chosen(const PlayView& view, const std::string& id) {
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* choice = view.event_as<event::Choice>(i);
        if (choice != nullptr && choice->of == ChoiceKind::attack_order && choice->figure == id) {
            return choice->options.at(choice->chosen).targets;
        }
    }
    return {};
}

// Of several attacks one whose target is gone is made on a new focus, if there is one.
Seen left_over_attacks(const PlayView& view) {
    const AttackAbility* attack = attack_on_several(view);
    if (attack == nullptr) {
        return {};
    }
    const std::string& id = plain_turn(view)->turn.figure;
    const std::vector<std::string> order = order_chosen(view, id);
    std::set<std::string> others{order.begin(), order.end()};
    std::size_t made = 0;
    Judgement judged;
    for (const ObservedAttack& hit : hits(view)) {
        const std::string& target = hit.event->target;
        const bool own = hit.event->by == id && !hit.is_of_fallen();
        made += own ? 1 : 0;
        if (order.empty() || !own || !others.insert(target).second) {
            continue;
        }
        others.erase(target);
        const auto options = one_more_attack(view, hit.at, *attack, others);
        others.insert(target);
        const bool allowed = std::ranges::any_of(options, [&](const oracle::NaiveOption& option) {
            return option.targets == std::vector{target};
        });
        judged.expect(allowed, true, [&] {
            return id + " attacks " + target + " for one who is gone, and it is no new focus";
        });
    }
    const FigureState* by = view.standing(view.end(), id);
    const std::size_t end = end_of_abilities(view);
    const auto is_left_over = [&](const std::string& target) {
        const FigureState* there = view.standing(end, target);
        return (there == nullptr || !there->here) &&
               std::ranges::none_of(hits(view), [&](const ObservedAttack& hit) {
                   return hit.event->by == id && hit.event->target == target;
               });
    };
    const bool stopped = by == nullptr || !by->here || view.had(end, id, Condition::stun) ||
                         view.had(end, id, Condition::disarm);
    // What comes after the attack may move somebody into its range.
    const bool is_last = std::holds_alternative<AttackAbility>(card_of(view).back().what);
    if (made < order.size() && !stopped && is_last && std::ranges::any_of(order, is_left_over)) {
        const auto options = one_more_attack(view, end, *attack, others);
        judged.expect(std::ranges::all_of(options, [](const auto& o) { return o.targets.empty(); }),
                      false, [&] { return id + " has an attack left, and could attack another"; });
    }
    return judged.seen();
}

Seen focus_of_turn(const PlayView& view) {
    const std::array seen{one_for_the_turn(view), makes_its_attack(view), left_over_attacks(view)};
    return std::ranges::max(seen, {}, &Seen::verdict);
}

constexpr Kinds turns = kinds<event::TurnStarts>();

constexpr std::array monitors{
    PlayMonitor{"monster.new-focus-after-kill"_clause,
                "the focus is that of the start of the turn; a new one comes only when it is gone, "
                "for an attack that is left",
                turns, focus_of_turn},
    PlayMonitor{"monster.attacks-focus"_clause, "each attack with one target is on the focus",
                kinds<event::Attack>(), attacks_focus},
    PlayMonitor{"monster.ambiguity"_clause,
                "only those still there are in an order of attacks or figures, and it is kept",
                kinds<event::Choice, event::Move>(), order_of_attacks},
};

}  // namespace
}  // namespace of_focus_of_turn

std::span<const PlayMonitor> focus_play_monitors() { return of_focus_of_turn::monitors; }

}  // namespace standee::verify
