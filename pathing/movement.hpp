#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "pathing/cost.hpp"

namespace standee {

struct Figure;

/// How a figure moves.
enum class MovementKind : std::uint8_t {
    walk,
    jump,
    fly,
    teleport,     ///< teleport of a figure that walks
    fly_teleport  ///< teleport of a figure that flies: it may land where a flying move may end
};

/// How a figure performs a move ability [move.jump, move.flying].
constexpr MovementKind manner_of(bool flying, bool jump) {
    return flying ? MovementKind::fly : jump ? MovementKind::jump : MovementKind::walk;
}

/// How a figure moves, and how terrain affects it.
struct Gait {
    MovementKind kind = MovementKind::walk;
    /// For it, water tiles are corridors and all other hexes obstacles [card.water-only].
    bool water_only = false;
    /// It treats traps and hazardous terrain as negative [ally.no-interaction].
    bool minds_harm = true;
    bool minds_hazard = true;  ///< hazardous terrain affects it [card.unaffected]
    bool minds_water = true;   ///< water tiles affect it [card.unaffected]

    /// The terrain of a hex as it affects such a figure.
    [[nodiscard]] Terrain terrain(const Board& board, HexIndex hex) const {
        return water_only ? board.terrain_in_water(hex)
                          : board.terrain_without(hex, !minds_hazard, !minds_water);
    }
};
Gait gait_of(const Figure& figure, MovementKind kind);

/// The movement points of one step into a hex: 2 on foot into difficult terrain that is not icy,
/// otherwise 1 [map.difficult, map.icy].
int step_points(Terrain terrain, MovementKind manner);
/// What ending a move by `manner` in a free hex adds to the cost of the path there [move.jump,
/// move.teleport].
Cost landing(Terrain terrain, MovementKind manner, const Edition& edition, bool minds_harm);

/// Who else stands in a hex, from the point of view of the figure that moves.
enum class Occupancy : std::uint8_t {
    nobody,
    ally,
    ally_in_the_way,  ///< over a trap that holds who walks there [move.flying, map.end-unoccupied]
    enemy,
    invisible_enemy,
    objective
};

/// Whether a figure on foot may move through a hex in which another one stands [map.end-unoccupied,
/// map.objective, move.flying].
bool lets_walkers_pass(Occupancy presence, const Edition& edition);

/// The next hex into which a figure slides from `at`. no_hex if it stops, because the hex `at` is
/// not icy or something fills the next hex. `occupied` says whether a figure stands in a hex
/// [map.icy].
template <class Occupied>
HexIndex next_slide(const Board& board, const Gait& gait, HexIndex at, std::size_t direction,
                    Occupied occupied) {
    const HexIndex next =
        gait.terrain(board, at).is(Terrain::icy) ? board.neighbours(at)[direction] : no_hex;
    const bool stops =
        next == no_hex || occupied(next) || board.terrain(next).is(Terrain::obstacle);
    return stops ? no_hex : next;
}

/// One step: it leads to the hex in which the figure stops, after any slides over ice.
struct Step {
    HexIndex source = no_hex;
    HexIndex target = no_hex;
    Cost cost;

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// The costs of movement for one figure on one board, hex by hex. It is prepared once a turn and
/// then read by the searches. It keeps its memory from one preparation to the next.
class Movement {
public:
    /// Computes the costs of entering and landing, and all slides. `presence` has one entry for
    /// each hex of the board and leaves out the figure itself. A figure in `goal` stops slides but
    /// does not keep anybody from ending there. The board must outlive the use of this object.
    void prepare(const Board& board, const Gait& gait, const Edition& edition,
                 std::span<const Occupancy> presence, HexIndex goal = no_hex);

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] bool teleports() const {
        return gait_.kind == MovementKind::teleport || gait_.kind == MovementKind::fly_teleport;
    }
    /// Whether there is ice that the figure may enter, so that it slides.
    [[nodiscard]] bool slides() const { return !ice_.empty(); }
    /// Whether every step leads to a neighbour of its hex.
    [[nodiscard]] bool is_plain() const { return !slides() && !board_->has_links(); }

    /// The cost of a step into a hex on the way to another one; none() if the figure may not enter
    /// it.
    [[nodiscard]] Cost enter(HexIndex hex) const { return enter_[hex]; }
    [[nodiscard]] std::span<const Cost> enter() const { return enter_; }  ///< by hex
    /// What ending a move in the hex adds to the cost of the path; none() if the figure may not end
    /// there [map.end-unoccupied, move.jump, move.flying].
    [[nodiscard]] Cost land(HexIndex hex) const { return land_[hex]; }
    [[nodiscard]] std::span<const Cost> land() const { return land_; }  ///< by hex
    [[nodiscard]] bool can_end(HexIndex hex) const { return land_[hex].possible(); }

    /// The step from `source` into another hex, without sliding on. Its target is no_hex if
    /// `target` is, or if the figure may not enter it.
    [[nodiscard]] Step step_into(HexIndex source, HexIndex target) const {
        const Cost cost = target == no_hex ? Cost::none() : enter_[target];
        return {source, cost.possible() ? target : no_hex, cost};
    }
    /// The step from `source` towards `direction` (0 to 5), or over link number `direction - 6`.
    /// Its target is no_hex if there is no such step.
    [[nodiscard]] Step step(HexIndex source, unsigned direction) const {
        if (direction < direction_count) {
            return slides() ? slide_from(source, direction)
                            : step_into(source, board_->neighbours(source)[direction]);
        }
        // A step over a link has no direction in which the figure could slide on.
        return step_into(source, board_->links(source)[direction - direction_count]);
    }
    [[nodiscard]] unsigned step_count(HexIndex source) const {
        return board_->has_links()
                   ? direction_count + static_cast<unsigned>(board_->links(source).size())
                   : direction_count;
    }

    /// Whether a step into the hex is a step onto ice. Call it only if `slides()`.
    [[nodiscard]] bool slides_on(HexIndex hex) const { return slide_number_[hex] != no_slide; }
    /// The steps onto ice that end in `target`. Call it only if `slides()`.
    [[nodiscard]] std::span<const Step> slides_into(HexIndex target) const {
        const std::size_t start = into_start_[target];
        return std::span{into_}.subspan(start, into_start_[target + 1U] - start);
    }

private:
    struct Slide {
        HexIndex stop = no_hex;
        Cost cost = Cost::none();
    };

    static constexpr HexIndex no_slide = no_hex;

    [[nodiscard]] Step slide_from(HexIndex source, unsigned direction) const {
        const HexIndex first = board_->neighbours(source)[direction];
        if (first == no_hex || slide_number_[first] == no_slide) {
            return step_into(source, first);
        }
        const Slide& slide = slides_[slide_number_[first]][direction];
        return {source, slide.stop, slide.cost};
    }
    void price_hexes(const Edition& edition, std::span<const Occupancy> presence);
    void price(HexIndex hex, Terrain terrain, Occupancy there, const Edition& edition);
    void find_slides(std::span<const Occupancy> presence);
    template <class Use>
    void for_each_slide(Use use) const;
    void sort_slides_by_stop();
    /// Where a figure that has slid into `hex` comes to rest, and the cost of the hexes after it.
    Slide rest_from(HexIndex hex, std::size_t direction, std::span<const Occupancy> presence);

    const Board* board_ = nullptr;
    Gait gait_;
    HexIndex goal_ = no_hex;
    std::vector<Cost> enter_;
    std::vector<Cost> land_;
    std::vector<HexIndex> ice_;           // the icy hexes that the figure may enter
    std::vector<HexIndex> slide_number_;  // by hex: its place in ice_, or no_slide
    std::vector<std::array<Slide, direction_count>> slides_;  // by place in ice_
    std::vector<Slide> rests_;       // by hex, for one direction; no_hex if not known
    std::vector<HexIndex> sliding_;  // the hexes of one slide
    std::vector<Step> into_;         // steps onto ice, by the hex in which they end
    std::vector<std::uint32_t> into_start_;
};

}  // namespace standee
