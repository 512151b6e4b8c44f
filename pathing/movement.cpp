#include "pathing/movement.hpp"

#include <algorithm>

#include "lib/figure.hpp"

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
    slides_.clear();
    if (gait.kind == MovementKind::walk && board.has_ice() && !gait.water_only) {
        find_slides(presence);
        sort_steps_by_target();
    }
}

void Movement::price_hexes(const Edition& edition, std::span<const Occupancy> presence) {
    const std::size_t count = board_->size();
    enter_.resize(count);
    land_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Terrain terrain = gait_.terrain(*board_, static_cast<HexIndex>(i));
        const Occupancy there = i == goal_ ? Occupancy::nobody : presence[i];
        if (terrain.bits == 0 && there == Occupancy::nobody) {
            enter_[i] = Cost{0, 1};
            land_[i] = Cost{};
            continue;
        }
        const bool closed = terrain.is(Terrain::closed_door);
        const bool obstacle = terrain.is(Terrain::obstacle);
        const Cost step{0, step_points(terrain, gait_.kind)};
        if (gait_.kind == MovementKind::walk) {
            const bool open = !closed && !obstacle && lets_walkers_pass(there, edition);
            enter_[i] = open ? step + negative_cost(terrain, gait_.minds_harm) : Cost::none();
        } else {
            enter_[i] = closed ? Cost::none() : step;
        }
        const bool room =
            there == Occupancy::nobody && !closed && (!obstacle || over_obstacles(gait_.kind));
        land_[i] = room ? landing(terrain, gait_.kind, edition, gait_.minds_harm) : Cost::none();
    }
}

// Hexes slid into cost no points [map.icy].
Movement::Slide Movement::slide(HexIndex first, std::size_t direction,
                                std::span<const Occupancy> presence) const {
    Slide result{first, enter_[first]};
    const auto occupied = [presence](HexIndex hex) { return presence[hex] != Occupancy::nobody; };
    while (result.stop != goal_ || !occupied(goal_)) {
        const HexIndex next = next_slide(*board_, gait_, result.stop, direction, occupied);
        if (next == no_hex) {
            break;
        }
        result.cost = result.cost + negative_cost(gait_.terrain(*board_, next), gait_.minds_harm);
        result.stop = next;
    }
    return result;
}

void Movement::find_slides(std::span<const Occupancy> presence) {
    slides_.resize(board_->size());
    for (HexIndex source = 0; source < board_->size(); ++source) {
        for (std::size_t d = 0; d < direction_count; ++d) {
            const HexIndex first = board_->neighbours(source)[d];
            if (first == no_hex || !enter_[first].possible()) {
                slides_[source][d] = Slide{};
            } else if (gait_.terrain(*board_, first).is(Terrain::icy)) {
                slides_[source][d] = slide(first, d, presence);
            } else {
                slides_[source][d] = {first, enter_[first]};
            }
        }
    }
}

// Calls `use(Step)` for each step of the board.
template <class Use>
void Movement::for_each_step(Use use) const {
    for (HexIndex source = 0; source < board_->size(); ++source) {
        for (const Slide& slide : slides_[source]) {
            if (slide.stop != no_hex) {
                use(Step{source, slide.stop, slide.cost});
            }
        }
        for (const HexIndex target : board_->links(source)) {
            if (enter_[target].possible()) {
                use(Step{source, target, enter_[target]});
            }
        }
    }
}

void Movement::sort_steps_by_target() {
    into_start_.assign(board_->size() + 2U, 0);
    for_each_step([this](const Step& step) { ++into_start_[step.target + 2U]; });
    for (std::size_t i = 2; i < into_start_.size(); ++i) {
        into_start_[i] += into_start_[i - 1];
    }
    into_.resize(into_start_.back());
    for_each_step([this](const Step& step) { into_[into_start_[step.target + 1U]++] = step; });
}

std::span<const Step> Movement::steps_into(HexIndex target) const {
    const std::size_t start = into_start_[target];
    return std::span{into_}.subspan(start, into_start_[target + 1U] - start);
}

}  // namespace standee
