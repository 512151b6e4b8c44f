#include <algorithm>
#include <functional>
#include <vector>

#include "verify/monitors/play/monitor.hpp"

// How far pushes and pulls go, slides over ice included, where nothing on any way that they could
// take may kill: no traps or hazardous terrain; and on maps without links.

namespace standee::verify {
namespace of_forced_distance {
namespace {

/// One forced movement with a path that was said.
struct Forced {
    std::string by, target;
    bool push = true;
    int points = 0;
    std::vector<Hex> path;
    std::string controlled_by{};  ///< who controls `by`
};

bool holds_force(const std::vector<Effect>& effects) {
    return std::ranges::any_of(effects, [](const Effect& effect) {
        return std::holds_alternative<PushEffect>(effect) ||
               std::holds_alternative<PullEffect>(effect);
    });
}

/// Whether a push or pull may come from anywhere but what was said.
bool forces_unsaid(const PlayView& view, const step::Attack& attack) {
    const auto forces = [](const Card& card) { return holds_force(card.effects); };
    const Scene& scene = view.before();
    const bool in_decks = std::ranges::any_of(
        scene.decks, [&](const auto& deck) { return std::ranges::any_of(deck.second, forces); });
    const bool drawn = attack.draw && std::ranges::any_of(*attack.draw, forces);
    const FigureState* by = view.standing(0, attack.by);
    return in_decks || drawn || by == nullptr || holds_force(by->figure->attack_effects);
}

/// The pushes of an attack, or its pulls, as one movement; nothing where there is none with a path
/// on the first alone, or where both are there.
template <class This, class Other>
std::optional<Forced> forced_by_attack(const PlayView& view, const step::Attack& attack) {
    Forced forced{attack.by, attack.target,       std::is_same_v<This, PushEffect>, 0,
                  {},        attack.controlled_by};
    int count = 0;
    for (const Effect& effect : attack.effects) {
        if (std::holds_alternative<Other>(effect)) {
            return std::nullopt;
        }
        if (const auto* force = std::get_if<This>(&effect)) {
            if ((count == 0) != force->path.has_value()) {
                return std::nullopt;
            }
            const bool adds_up =
                count == 0 || view.rules().forced_movement_adds_up;  // [forced.sum]
            forced.points += adds_up ? force->points : 0;
            forced.path = count == 0 ? *force->path : forced.path;
            ++count;
        }
    }
    // On its own, the first may go less far than it could where another follows.
    const bool judged = count == 1 || view.rules().forced_movement_adds_up ||
                        static_cast<int>(forced.path.size()) > forced.points;
    return count > 0 && judged ? std::optional{forced} : std::nullopt;
}

/// Whatever lies on the way, no path is longer than the points.
bool is_too_long(const Forced& forced) {
    return static_cast<int>(forced.path.size()) > forced.points;
}

/// The one figure that is pushed (pulled) in the step and the hexes of its own steps; nothing where
/// none is, or several.
std::optional<Forced> seen_forced(const PlayView& view, MoveKind how) {
    Forced forced{"", "", how == MoveKind::push, 0, {}};
    for (const Event& event : view.events()) {
        const auto* move = std::get_if<event::Move>(&event.what);
        if (move == nullptr || move->how == MoveKind::slide) {
            continue;
        }
        if (move->how != how || (!forced.target.empty() && forced.target != move->figure)) {
            return std::nullopt;
        }
        forced.target = move->figure;
        forced.path.push_back(move->to);
    }
    return forced.target.empty() ? std::nullopt : std::optional{forced};
}

/// The push (pull) of a turn that has nothing else: its points, with those of its effects, as far
/// as they are one movement.
template <class What, class This, class Other>
std::optional<Forced> forced_by_turn(const PlayView& view, const step::Turn& step) {
    const auto& card = step.turn.abilities;
    const auto* ability = card && card->size() == 1 && step.text.empty()
                              ? std::get_if<What>(&card->front().what)
                              : nullptr;
    constexpr bool pushes = std::is_same_v<This, PushEffect>;
    auto forced = ability == nullptr ? std::nullopt
                                     : seen_forced(view, pushes ? MoveKind::push : MoveKind::pull);
    if (!forced) {
        return std::nullopt;
    }
    forced->by = step.turn.figure;
    forced->points = ability->points;
    for (const Effect& effect : ability->effects) {
        const auto* more = std::get_if<This>(&effect);
        const bool apart = more != nullptr && !view.rules().forced_movement_adds_up;
        if (apart || std::holds_alternative<Other>(effect)) {
            return std::nullopt;
        }
        forced->points += more == nullptr ? 0 : more->points;  // [forced.sum]
    }
    return forced;
}

std::optional<Forced> forced_of(const PlayView& view) {
    if (const auto* turn = view.step_as<step::Turn>()) {
        const auto pushed = forced_by_turn<PushAbility, PushEffect, PullEffect>(view, *turn);
        return pushed ? pushed : forced_by_turn<PullAbility, PullEffect, PushEffect>(view, *turn);
    }
    if (const auto* step = view.step_as<step::Forced>()) {
        const ForcedMove& move = step->move;
        return move.path ? std::optional{Forced{move.by, move.target, move.force == Force::push,
                                                move.points, *move.path}}
                         : std::nullopt;
    }
    const auto* attack = view.step_as<step::Attack>();
    if (attack == nullptr) {
        return std::nullopt;
    }
    auto forced = forced_by_attack<PushEffect, PullEffect>(view, *attack);
    forced = forced ? forced : forced_by_attack<PullEffect, PushEffect>(view, *attack);
    // Where each stands alone, others do not make its path shorter or longer.
    const bool alone = forced && !view.rules().forced_movement_adds_up && is_too_long(*forced);
    return forced && (alone || !forces_unsaid(view, *attack)) ? forced : std::nullopt;
}

/// Whether a figure forced so many hexes from `start` can meet nothing but figures, walls and ice.
bool nothing_hurts_there(const Map& map, Hex start, int points) {
    const auto far = [&](Hex hex) {
        return map.icy.empty() && hex_distance(start, hex) > points;  // a slide leads farther
    };
    return map.links.empty() && std::ranges::all_of(map.hazardous, far) &&
           std::ranges::all_of(map.traps, far, &Trap::at);
}

/// Where a step comes to rest, and over how many hexes.
struct Rest {
    Hex at;
    int hexes = 1;
};

/// The table on which one figure is forced about.
class Field {
public:
    Field(const PlayView& view, const Forced& forced)
        : view_{view},
          plane_{view.plane(0)},
          forced_{forced},
          by_{*view.standing(0, forced.by)},
          target_{*view.standing(0, forced.target)} {}

    [[nodiscard]] bool may_step(Hex from, Hex to) const {
        return plane_.is_listed(to) && plane_.adjacent(from, to) && leads_on(from, to) &&
               !keeps_out(to);
    }
    [[nodiscard]] bool is_free(Hex hex) const {
        return view_.standing_in(0, hex, forced_.target) == nullptr;
    }
    /// Where the target comes to rest after a step that it may make: on ice it slides on in the
    /// same direction, as long as that is farther (nearer) and nothing is in the way.
    [[nodiscard]] Rest rest(Hex from, Hex to) const {
        Rest rest{to};
        const Hex along{to.q - from.q, to.r - from.r};
        while (plane_.is_icy(rest.at) && !target_.figure->water_only) {
            const Hex next{rest.at.q + along.q, rest.at.r + along.r};
            if (!plane_.is_listed(next) || !plane_.adjacent(rest.at, next) ||
                plane_.is_obstacle(next) || !is_free(next) || !leads_on(rest.at, next)) {
                break;
            }
            rest.at = next;
            ++rest.hexes;
        }
        return rest;
    }
    /// The most hexes of a path from here that ends in a free hex; -1 for none.
    [[nodiscard]] int longest(Hex from, int points) const {
        int most = is_free(from) ? 0 : -1;
        for (const Direction direction : all_directions) {
            const Hex to = neighbour(from, direction);
            if (points > 0 && may_step(from, to)) {
                const Rest there = rest(from, to);
                const int onward = longest(there.at, points - 1);
                most = onward < 0 ? most : std::max(most, onward + there.hexes);
            }
        }
        return most;
    }
    /// Whether a hex that lies straight on from here cannot be entered, or leads to no place for
    /// the target with the points that are left.
    [[nodiscard]] bool runs_into_something(Hex from, int points) const {
        return std::ranges::any_of(all_directions, [&](Direction direction) {
            const Hex to = neighbour(from, direction);
            const int before = straight(from);
            const int after = straight(to);
            const bool onward = forced_.push ? after > before : after < before;
            return onward && (!may_step(from, to) || longest(rest(from, to).at, points - 1) < 0);
        });
    }

private:
    /// Hexes counted straight to whoever forces it.
    [[nodiscard]] int straight(Hex hex) const {
        int least = 999;
        for (const Hex own : hexes_of(by_)) {
            least = std::min(least, hex_distance(own, hex));
        }
        return least;
    }
    [[nodiscard]] bool leads_on(Hex from, Hex to) const {
        const int before = range_between(plane_, from, by_).value_or(999);
        const int after = range_between(plane_, to, by_).value_or(999);
        return forced_.push ? after > before : after < before;
    }
    [[nodiscard]] bool keeps_out(Hex hex) const {
        const FigureState* there = view_.standing_in(0, hex, forced_.target);
        const bool enemy = there != nullptr && there->figure->side != target_.figure->side;
        const bool unseen = there != nullptr && there->has(Condition::invisible) &&
                            !there->figure->no_interaction &&
                            view_.rules().passes_invisible_enemies;
        const bool objective = there != nullptr && there->figure->kind == Kind::objective;
        return plane_.is_closed_door(hex) || ground_bars(hex) || objective || (enemy && !unseen);
    }
    /// A figure that stays in water goes wherever there is water [card.water-only].
    [[nodiscard]] bool ground_bars(Hex hex) const {
        return target_.figure->water_only ? !plane_.is_water(hex) : plane_.is_obstacle(hex);
    }

    const PlayView& view_;
    Plane plane_;
    const Forced& forced_;
    FigureState by_;
    const FigureState& target_;
};

/// A way that can be walked and ends in a free hex.
struct Way {
    Hex end;
    int hexes = 0;
};

/// Whether the rules allow its length.
bool length_is_legal(const PlayView& view, const Forced& forced, const Field& field, Way way) {
    const int length = static_cast<int>(forced.path.size());
    const FigureState* controller = view.standing(0, forced.controlled_by);
    const FigureState* decides = controller != nullptr ? controller : view.standing(0, forced.by);
    const bool character = decides->figure->kind == Kind::character;
    const Hex start = view.standing(0, forced.target)->at;
    const Hex end = way.end;
    const auto as_far = [&] {
        return length == forced.points || field.longest(end, forced.points - length) == 0;
    };
    switch (character ? view.rules().character_forces : view.rules().monster_forces) {
        case ForcedDistance::up_to_full: return true;
        case ForcedDistance::longest: return way.hexes == field.longest(start, forced.points);
        case ForcedDistance::full_or_none: return length == 0 || as_far();
        case ForcedDistance::full_or_blocked: break;
    }
    return as_far() || field.runs_into_something(end, forced.points - length);
}

bool way_is_legal(const PlayView& view, const Forced& forced) {
    const Field field{view, forced};
    if (is_too_long(forced)) {
        return false;
    }
    Way way{view.standing(0, forced.target)->at};
    for (const Hex to : forced.path) {
        if (!field.may_step(way.end, to)) {
            return false;
        }
        const Rest there = field.rest(way.end, to);
        way = {there.at, way.hexes + there.hexes};
    }
    return field.is_free(way.end) && length_is_legal(view, forced, field, way);
}

bool falls(const PlayView& view, const std::string& id) {
    return std::ranges::any_of(view.events(), [&](const Event& event) {
        const auto* leave = std::get_if<event::Leave>(&event.what);
        return leave != nullptr && leave->figure == id;
    });
}

bool can_be_judged(const PlayView& view, const Forced& forced) {
    const FigureState* by = view.standing(0, forced.by);
    const FigureState* target = view.standing(0, forced.target);
    if (by == nullptr || target == nullptr || by == target || !by->here || !target->here ||
        target->flying) {
        return false;
    }
    const Figure& figure = *target->figure;
    const bool immune = figure.kind == Kind::objective ||
                        (forced.push ? figure.immune_to_push : figure.immune_to_pull);
    return !immune &&
           (is_too_long(forced) ||
            nothing_hurts_there(view.before().map, target->at, forced.points)) &&
           !falls(view, forced.target);
}

// As far as the edition says: a character up to X, or all of X or none; a monster as far as any way
// leads. Decisive: a shorter way was there to take.
Seen distance(const PlayView& view) {
    Judgement judged;
    const std::optional<Forced> forced = forced_of(view);
    if (!forced || !can_be_judged(view, *forced)) {
        return judged.seen();
    }
    const bool legal = way_is_legal(view, *forced);
    const bool refused_for_it =
        view.refusal() != nullptr && view.refusal()->clause_id().starts_with("forced.");
    if (!legal && view.refusal() == nullptr) {
        judged.breaks(forced->target + " is forced along a way that is not allowed");
    } else if (legal && refused_for_it) {
        judged.breaks(forced->target + " may be forced along the way that is refused");
    } else if (view.refusal() == nullptr || refused_for_it) {
        judged.holds(refused_for_it);
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"forced.normal-rules"_clause,
                "a path goes as far as the edition says for the figure that forces, and no farther",
                kinds<event::Attack, event::Move>() | refusals, distance},
};

}  // namespace
}  // namespace of_forced_distance

std::span<const PlayMonitor> forced_distance_play_monitors() {
    return of_forced_distance::monitors;
}

}  // namespace standee::verify
