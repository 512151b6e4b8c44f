#include <algorithm>
#include <set>

#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"

// How far each of several moves of a card takes a figure.

namespace standee::verify {
namespace of_several_moves {
namespace {

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
    const FigureState* by =
        turn == nullptr ? nullptr : view.standing(view.end(), turn->turn.figure);
    const Figure* figure = by == nullptr ? nullptr : by->figure;  // with the rank it changes to
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

constexpr std::array monitors{
    PlayMonitor{"move.points"_clause, "of several moves each loses the points that it leaves",
                kinds<event::Move>(), points_are_lost},
};

}  // namespace
}  // namespace of_several_moves

std::span<const PlayMonitor> several_moves_play_monitors() { return of_several_moves::monitors; }

}  // namespace standee::verify
