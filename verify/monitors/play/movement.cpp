#include <algorithm>

#include "lib/words.hpp"
#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/force.hpp"
#include "verify/monitors/play/jumps.hpp"
#include "verify/monitors/play/monitor.hpp"

// How figures move, and what lies in their way.

namespace standee::verify {
namespace of_movement {
namespace {

constexpr Kinds moves = kinds<event::Move>();

template <class Look>
Seen each_move(const PlayView& view, Look look) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* move = view.event_as<event::Move>(i)) {
            look(i, *move, judged);
        }
    }
    return judged.seen();
}

bool is_step(MoveKind how) { return how != MoveKind::teleport && how != MoveKind::fall; }

/// A hex next to the way that the walls part from it: without them it could have been entered.
bool walled_beside(const Plane& plane, Hex at) {
    return std::ranges::any_of(all_directions, [&](Direction d) {
        return plane.is_listed(neighbour(at, d)) && plane.is_walled(at, neighbour(at, d));
    });
}

Seen wall_line(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr || !is_step(move->how)) {
            continue;
        }
        const Plane plane = view.plane(i);
        const bool crosses =
            plane.is_walled(move->from, move->to) && !plane.linked(move->from, move->to);
        if (crosses || walled_beside(plane, move->from)) {
            judged.expect(!crosses, false, [&] { return text_of(*move) + " crosses a wall line"; });
        }
    }
    const auto* move = view.step_as<step::Move>();
    if (view.is_refused_by("map.wall-line") && move != nullptr) {
        const bool walls =
            !view.before().map.walls.empty() || !view.before().map.wall_hexes.empty();
        judged.expect(walls, true, [] { return "refused for a wall, and there is none"; });
    }
    return judged.seen();
}

/// Whether the move is over what lies in its hex: flying, or a jump that goes on.
bool is_over(const PlayView& view, std::size_t i, const event::Move& move) {
    if (move.how == MoveKind::fly || view.standing(i, move.figure)->flying) {
        return true;
    }
    return jumps_on(view, i, move);
}

Seen obstacle(const PlayView& view) {
    const Seen seen =
        each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
            // To a figure that stays in water, all that lies in the water is a corridor.
            const bool swims = view.standing(i, move.figure)->figure->water_only &&
                               view.plane(i).is_water(move.to);
            if (view.plane(i).is_obstacle(move.to) && !swims) {
                judged.expect(is_over(view, i, move) || move.how == MoveKind::fall, true,
                              [&] { return text_of(move) + " enters an obstacle"; });
            }
        });
    if (view.is_refused_by("map.obstacle")) {
        return view.before().map.obstacles.empty()
                   ? Seen{Verdict::broken, "refused for an obstacle, and there is none"}
                   : Seen{Verdict::decisive, {}};
    }
    return seen;
}

Seen water_only(const PlayView& view) {
    const Seen seen =
        each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
            if (view.standing(i, move.figure)->figure->water_only) {
                judged.expect(view.plane(i).is_water(move.to) || is_over(view, i, move) ||
                                  move.how == MoveKind::fall,
                              true, [&] { return text_of(move) + " leaves the water"; });
            }
        });
    if (view.is_refused_by("card.water-only")) {
        return std::ranges::any_of(view.before().figures, &Figure::water_only)
                   ? Seen{Verdict::decisive, {}}
                   : Seen{Verdict::broken, "refused for want of water, and nobody stays in water"};
    }
    return seen;
}

// Where figures stand after the step: none with another.
Seen end_unoccupied(const PlayView& view) {
    Judgement judged;
    bool moved = false;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr) {
            continue;
        }
        moved = true;
        const FigureState* mover = view.standing(i, move->figure);
        const FigureState* there = view.standing_in(i, move->to, move->figure);
        const bool own = move->how == MoveKind::walk;
        if (there != nullptr && own && !mover->flying) {
            const bool enemy = there->figure->side != mover->figure->side;
            const bool unseen = there->has(Condition::invisible) &&
                                !there->figure->no_interaction &&
                                view.rules().passes_invisible_enemies;
            judged.expect(!enemy || unseen, true,
                          [&] { return text_of(*move) + " passes an enemy"; });
        }
    }
    if (moved) {
        const auto& figures = view.after().figures;
        for (std::size_t a = 0; a < figures.size(); ++a) {
            for (std::size_t b = a + 1; b < figures.size(); ++b) {
                const bool apart =
                    !any_hex_of(figures[a], [&](Hex hex) { return stands_in(figures[b], hex); });
                judged.expect(apart, false, [&] {
                    return figures[a].id + " and " + figures[b].id + " stand in one hex";
                });
            }
        }
    }
    if (view.is_refused_by("map.end-unoccupied")) {
        judged.expect(view.before().figures.size() > 1, true,
                      [] { return "refused for another figure, and there is none"; });
    }
    return judged.seen();
}

Seen linked(const PlayView& view) {
    return each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
        const Plane plane = view.plane(i);
        if (!is_step(move.how) || plane.adjacent(move.from, move.to)) {
            return;
        }
        judged.expect(plane.linked(move.from, move.to) && move.how != MoveKind::slide, true,
                      [&] { return text_of(move) + " is no step between hexes that are joined"; });
    });
}

/// The direction of a step between neighbours.
std::optional<Direction> direction_of(const event::Move& move) {
    for (const Direction direction : all_directions) {
        if (neighbour(move.from, direction) == move.to) {
            return direction;
        }
    }
    return std::nullopt;
}

/// Whether the figure came there by a step of its own, slides after it included: not by force.
bool is_own_step(const PlayView& view, std::size_t i, const event::Move& move) {
    for (std::size_t j = i + 1; j-- > 0;) {
        const auto* step = view.event_as<event::Move>(j);
        if (step != nullptr && step->figure == move.figure && step->how != MoveKind::slide) {
            return step->how == MoveKind::walk;
        }
    }
    return false;
}

/// Whether a figure that has come into an icy hex by the move of that number slides on from it.
bool slides_on(const PlayView& view, std::size_t i, const event::Move& move) {
    const auto direction = direction_of(move);
    const Plane plane = view.plane(i + 1);
    if (!direction || !plane.is_icy(move.to) || !plane.adjacent(move.from, move.to)) {
        return false;
    }
    const Hex next = neighbour(move.to, *direction);
    const bool character = view.standing(i, move.figure)->figure->kind == Kind::character;
    const bool opens = character && is_own_step(view, i, move) && plane.is_closed_door(next) &&
                       !plane.is_locked_door(next);
    return plane.is_listed(next) && !plane.is_walled(move.to, next) && !plane.is_obstacle(next) &&
           (plane.adjacent(move.to, next) || opens) &&
           view.standing_in(i + 1, next, move.figure) == nullptr &&
           force_leads_on(view, i, move, next);
}

/// The number of the next move of the same figure; none where it moves no more, or falls.
std::optional<std::size_t> next_move(const PlayView& view, std::size_t i, std::string_view id) {
    for (std::size_t j = i + 1; j < view.end(); ++j) {
        const auto* move = view.event_as<event::Move>(j);
        const auto* leave = view.event_as<event::Leave>(j);
        if (move != nullptr && move->figure == id) {
            return j;
        }
        if (leave != nullptr && leave->figure == id) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

bool is_gone_by(const PlayView& view, std::size_t until, std::string_view id) {
    return !view.standing(until, id)->here;
}

Seen icy(const PlayView& view) {
    return each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
        const bool can_slide = move.how == MoveKind::walk || move.how == MoveKind::slide ||
                               move.how == MoveKind::push || move.how == MoveKind::pull;
        const FigureState* mover = view.standing(i, move.figure);
        if (move.how == MoveKind::slide && !view.plane(i).is_icy(move.from)) {
            judged.breaks(text_of(move) + " slides where there is no ice");
            return;
        }
        if (!can_slide || mover->flying || mover->figure->water_only ||
            !view.plane(i).is_icy(move.to)) {
            return;
        }
        const auto next = next_move(view, i, move.figure);
        if (!next && is_gone_by(view, view.end(), move.figure)) {
            return;
        }
        const bool slides = next && view.event_as<event::Move>(*next)->how == MoveKind::slide;
        const bool due = slides_on(view, i, move);
        // A pull or push through a link has no direction; nor has the slide after it.
        judged.expect(slides == due, true, [&] {
            return move.figure + (slides ? " slides on from " : " stops on the ice at ") +
                   text_of(move.to);
        });
    });
}

// Jumped over: no trap, no hazardous terrain but in the last hex.
Seen jump(const PlayView& view) {
    return each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
        if (move.how != MoveKind::jump) {
            return;
        }
        const bool over = is_over(view, i, move);
        const bool something = view.trap(i, move.to) != nullptr ||
                               view.plane(i).is_hazardous(move.to) ||
                               view.plane(i).is_obstacle(move.to) ||
                               view.standing_in(i, move.to, move.figure) != nullptr;
        const auto* sprung = view.event_as<event::TrapSprung>(i + 1);
        const bool may_land = may_end_between_jumps(view, i, move);
        judged.expect(!over || may_land || sprung == nullptr, over && something,
                      [&] { return text_of(move) + " springs what it jumps over"; });
    });
}

Seen flying(const PlayView& view) {
    return each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
        if (!view.standing(i, move.figure)->flying) {
            if (move.how == MoveKind::fly) {
                judged.breaks(move.figure + ", which does not fly, flies");
            }
            return;
        }
        const bool something = view.trap(i, move.to) != nullptr ||
                               view.plane(i).is_hazardous(move.to) ||
                               view.plane(i).is_icy(move.to) || view.plane(i).is_obstacle(move.to);
        const auto* sprung = view.event_as<event::TrapSprung>(i + 1);
        const auto* damage = view.event_as<event::Damage>(i + 1);
        const bool hurt = damage != nullptr && damage->source == DamageSource::hazardous;
        judged.expect(sprung == nullptr && !hurt && move.how != MoveKind::slide, something,
                      [&] { return text_of(move) + " meets what lies below it"; });
    });
}

// Over an obstacle: down to the nearest hex; in Gloomhaven hurt by it.
Seen flying_lost(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* lose = view.event_as<event::Lose>(i);
        if (lose == nullptr || lose->condition) {
            continue;
        }
        const FigureState* figure = view.standing(i, lose->figure);
        const bool over = view.plane(i).is_obstacle(figure->at);
        bool hurt = false;
        bool fell = false;
        for (std::size_t j = i; j < view.end() && !fell; ++j) {
            const auto* damage = view.event_as<event::Damage>(j);
            const auto* negate = view.event_as<event::Negate>(j);
            const auto* spent = view.event_as<event::Lose>(j);
            hurt = hurt || (damage != nullptr && damage->source == DamageSource::lost_flight) ||
                   (negate != nullptr && negate->source == DamageSource::lost_flight) ||
                   (spent != nullptr && spent->condition == Condition::ward);
            const auto* move = view.event_as<event::Move>(j);
            fell = fell || (move != nullptr && move->how == MoveKind::fall);
        }
        const bool due = over && view.rules().lost_flight_hurts && !figure->figure->no_interaction;
        const bool gone = is_gone_by(view, view.end(), lose->figure);
        judged.expect(hurt == due && (fell || gone), over, [&] {
            return lose->figure + (hurt ? " is hurt" : " is not hurt") + " losing flight" +
                   (over ? " over an obstacle" : "");
        });
    }
    return judged.seen();
}

Seen teleport(const PlayView& view) {
    return each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
        if (move.how != MoveKind::teleport) {
            return;
        }
        const bool held = view.had(i, move.figure, Condition::immobilize) ||
                          view.had(i, move.figure, Condition::stun);
        const auto next = next_move(view, i, move.figure);
        const bool slides = next && view.event_as<event::Move>(*next)->how == MoveKind::slide;
        judged.expect(!slides, held || !view.plane(i).adjacent(move.from, move.to),
                      [&] { return text_of(move) + " slides after a teleport"; });
    });
}

// Each hex acts as it is entered, and the hexes follow each other.
Seen points(const PlayView& view) {
    return each_move(view, [&](std::size_t i, const event::Move& move, Judgement& judged) {
        const FigureState* mover = view.standing(i, move.figure);
        judged.expect(mover->here && mover->at == move.from, true,
                      [&] { return text_of(move) + " does not begin where it stands"; });
    });
}

constexpr std::array monitors{
    PlayMonitor{"map.wall-line"_clause, "no step crosses a wall line", moves | refusals, wall_line},
    PlayMonitor{"map.obstacle"_clause, "only flying and jumping lead over an obstacle",
                moves | refusals, obstacle},
    PlayMonitor{"card.water-only"_clause, "a figure that stays in water enters no other hex",
                moves | refusals, water_only},
    PlayMonitor{"map.end-unoccupied"_clause, "no figure ends on another or walks through an enemy",
                moves | refusals, end_unoccupied},
    PlayMonitor{"map.linked-hexes"_clause, "linked hexes are joined for steps, not for slides",
                moves, linked},
    PlayMonitor{"map.icy"_clause, "a figure slides on ice as far as it is free", moves, icy},
    PlayMonitor{"move.jump"_clause, "a jump springs nothing but in its last hex", moves, jump},
    PlayMonitor{"move.flying"_clause, "a flying figure is not affected by what lies below it",
                moves, flying},
    PlayMonitor{"move.flying-lost"_clause,
                "a figure that loses flight comes down, and over an obstacle in the nearest hex",
                kinds<event::Lose>(), flying_lost},
    PlayMonitor{"move.teleport"_clause, "a teleport is not a move and does not slide", moves,
                teleport},
    PlayMonitor{"move.points"_clause, "hexes are entered one after another", moves, points},
};

}  // namespace
}  // namespace of_movement

std::span<const PlayMonitor> movement_play_monitors() { return of_movement::monitors; }

}  // namespace standee::verify
