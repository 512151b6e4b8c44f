#include "pathing/movement.hpp"

#include <algorithm>

#include "lib/figure.hpp"
#include "lib/refill.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

Cost negative_cost(Terrain terrain, bool minds_harm) {
    const bool counts = minds_harm ? terrain.negative() : terrain.is(Terrain::called_negative);
    return Cost{counts ? 1 : 0, 0};
}

bool over_obstacles(MovementKind manner) {
    return manner == MovementKind::fly || manner == MovementKind::fly_teleport;
}

}  // namespace

Cost landing(Terrain terrain, MovementKind manner, const Edition& edition, bool minds_harm) {
    switch (manner) {
        case MovementKind::walk:
        case MovementKind::fly:
        case MovementKind::fly_teleport: return Cost{};
        case MovementKind::teleport: return negative_cost(terrain, minds_harm);
        case MovementKind::jump:
            return negative_cost(terrain, minds_harm) +
                   Cost{0, edition.jump_pays_difficult_landing && terrain.is(Terrain::difficult)};
    }
    return Cost::none();
}

// [map.end-unoccupied, map.objective, move.flying]
bool lets_walkers_pass(Occupancy presence, const Edition& edition) {
    switch (presence) {
        case Occupancy::nobody:
        case Occupancy::ally: return true;
        case Occupancy::ally_in_the_way: return false;
        case Occupancy::invisible_enemy: return edition.passes_invisible_enemies;
        case Occupancy::enemy:
        case Occupancy::objective: return false;
    }
    return false;
}

// [map.difficult]
int step_points(Terrain terrain, MovementKind manner) {
    const bool slow = terrain.is(Terrain::difficult) && !terrain.is(Terrain::icy);
    return slow && manner == MovementKind::walk ? 2 : 1;
}

Gait gait_of(const Figure& figure, MovementKind kind) {
    return {kind, figure.water_only, !figure.no_interaction, !figure.minds_no_hazard,
            !figure.minds_no_water};
}

void Movement::prepare(const Board& board, const Gait& gait, const Edition& edition,
                       std::span<const Occupancy> presence, HexIndex goal) {
    board_ = &board;
    gait_ = gait;
    goal_ = goal;
    price_hexes(edition, presence);
    if (slides()) {
        find_slides(presence);
        sort_slides_by_stop();
    }
}

// Most hexes are empty floor, where the cost is the same for every figure.
void Movement::price_hexes(const Edition& edition, std::span<const Occupancy> presence) {
    const std::span<const Terrain> as_it_is = board_->terrain();
    refill(enter_, as_it_is.size(), Cost{0, 1});
    refill(land_, as_it_is.size(), Cost{});
    ice_.clear();
    for (std::size_t i = 0; i < as_it_is.size(); ++i) {
        if (as_it_is[i].bits != 0 || presence[i] != Occupancy::nobody || gait_.water_only) {
            const auto hex = static_cast<HexIndex>(i);
            const Terrain terrain = gait_.terrain(*board_, hex);
            price(hex, terrain, hex == goal_ ? Occupancy::nobody : presence[i], edition);
            if (gait_.kind == MovementKind::walk && terrain.is(Terrain::icy) &&
                enter_[hex].possible()) {
                ice_.push_back(hex);
            }
        }
    }
}

void Movement::price(HexIndex hex, Terrain terrain, Occupancy there, const Edition& edition) {
    const bool closed = terrain.is(Terrain::closed_door);
    const bool obstacle = terrain.is(Terrain::obstacle);
    const Cost step{0, step_points(terrain, gait_.kind)};
    if (gait_.kind == MovementKind::walk) {
        const bool open = !closed && !obstacle && lets_walkers_pass(there, edition);
        enter_[hex] = open ? step + negative_cost(terrain, gait_.minds_harm) : Cost::none();
    } else {
        enter_[hex] = closed ? Cost::none() : step;
    }
    const bool room =
        there == Occupancy::nobody && !closed && (!obstacle || over_obstacles(gait_.kind));
    land_[hex] = room ? landing(terrain, gait_.kind, edition, gait_.minds_harm) : Cost::none();
}

// Hexes that a figure slides into cost no movement points [map.icy].
Movement::Slide Movement::rest_from(HexIndex hex, std::size_t direction,
                                    std::span<const Occupancy> presence) {
    const auto occupied = [presence](HexIndex at) { return presence[at] != Occupancy::nobody; };
    while (rests_[hex].stop == no_hex) {
        const bool stops = hex == goal_ && occupied(goal_);
        const HexIndex next = stops ? no_hex : next_slide(*board_, gait_, hex, direction, occupied);
        if (next == no_hex) {
            rests_[hex] = {hex, Cost{}};
        } else {
            sliding_.push_back(hex);
            hex = next;
        }
    }
    for (; !sliding_.empty(); sliding_.pop_back()) {
        const Cost into = negative_cost(gait_.terrain(*board_, hex), gait_.minds_harm);
        rests_[sliding_.back()] = {rests_[hex].stop, into + rests_[hex].cost};
        hex = sliding_.back();
    }
    return rests_[hex];
}

// Follows each slide once: from the second hex on, the rest of a slide is looked up if it is
// already known.
void Movement::find_slides(std::span<const Occupancy> presence) {
    spend(board_->size() + 12 * ice_.size());
    slide_number_.assign(board_->size(), no_slide);
    slides_.resize(ice_.size());
    for (std::size_t i = 0; i < ice_.size(); ++i) {
        slide_number_[ice_[i]] = static_cast<HexIndex>(i);
    }
    for (std::size_t d = 0; d < direction_count; ++d) {
        rests_.assign(board_->size(), Slide{});
        for (std::size_t i = 0; i < ice_.size(); ++i) {
            const Slide rest = rest_from(ice_[i], d, presence);
            slides_[i][d] = {rest.stop, enter_[ice_[i]] + rest.cost};
        }
    }
}

// Calls `use(Step)` for each step onto ice.
template <class Use>
void Movement::for_each_slide(Use use) const {
    for (std::size_t i = 0; i < ice_.size(); ++i) {
        for (std::size_t d = 0; d < direction_count; ++d) {
            const HexIndex source = board_->neighbours(ice_[i])[(d + 3) % direction_count];
            if (source != no_hex) {
                use(Step{source, slides_[i][d].stop, slides_[i][d].cost});
            }
        }
    }
}

void Movement::sort_slides_by_stop() {
    into_start_.assign(board_->size() + 2U, 0);
    for_each_slide([this](const Step& step) { ++into_start_[step.target + 2U]; });
    for (std::size_t i = 2; i < into_start_.size(); ++i) {
        into_start_[i] += into_start_[i - 1];
    }
    into_.resize(into_start_.back());
    for_each_slide([this](const Step& step) { into_[into_start_[step.target + 1U]++] = step; });
}

}  // namespace standee
