#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "lib/scene.hpp"
#include "rulebook/board.hpp"
#include "rulebook/card_plan.hpp"
#include "rulebook/roster.hpp"
#include "rulebook/sight_cache.hpp"

namespace standee::rulebook::planning {

/// One way to aim the attack from a tile: the enemies that the area hits, and how many enemies
/// outside it may be hit as well.
struct Aim {
    FigureSet hit = 0;
    FigureSet outside = 0;
    int more = 0;

    friend constexpr bool operator==(const Aim&, const Aim&) = default;
};

/// Whom the attack of this turn can hit from each tile.
class AttackReach {
public:
    /// Begins another turn. The arguments must outlive its use.
    void join(Grid& ground, SightCache& sight, const Roster& roster, const CardPlan& plan,
              const Book& book);

    /// The range from a tile to a figure, around walls; `nowhere` if there is no way.
    [[nodiscard]] int range(int tile, int figure);
    /// Whether the figure is in sight on at least one of its tiles.
    [[nodiscard]] bool in_sight(int tile, int figure) {
        return std::ranges::any_of(roster_->tiles(figure),
                                   [&](int there) { return sight_->sees(tile, there); });
    }
    /// Enemies within the range of the attack from a tile, in sight or not. An enemy on several
    /// tiles must be in sight on a tile that is within range [map.objective].
    [[nodiscard]] FigureSet within_range(int tile);
    /// Those of the figures that are in sight from the tile.
    [[nodiscard]] FigureSet in_sight_from(FigureSet figures, int tile);

    /// All enemies that the attack could hit from the tile, whichever way it is aimed.
    [[nodiscard]] FigureSet could_hit(int tile) { return aims_from(tile).all; }

    /// For each way to aim from the tile, adds the largest sets of targets that contain this enemy.
    /// Each set is added once; their order means nothing.
    void target_sets(int tile, int enemy, std::vector<FigureSet>& sets);

    /// The enemies that the figure would attack from the tile with disadvantage, because they are
    /// adjacent or because of their bonuses.
    [[nodiscard]] FigureSet disadvantaged(int tile);
    /// Whether another figure gives the attacker advantage on that tile [card.advantage-nearby].
    [[nodiscard]] bool has_advantage_nearby(int tile);
    /// The enemies that are adjacent to that tile, with no wall line between.
    [[nodiscard]] FigureSet adjacent(int tile);

    /// Whether the area can be placed from the tile with these red hexes so that the attack hits
    /// exactly these enemies, some of them perhaps as further targets outside the area.
    [[nodiscard]] bool area_fits(int tile, std::span<const Hex> red, FigureSet targets);

    /// The ways to aim from a tile; equal ones are listed once.
    std::span<const Aim> aims(int tile) {
        const Span& of_tile = aims_from(tile);
        return std::span{aims_}.subspan(of_tile.first, of_tile.count);
    }

    /// The red hexes of the first way to place the area so, by orientation and then by place, among
    /// those that cover an enemy or for which allies stand in the blue hexes. Empty if there is no
    /// such way.
    [[nodiscard]] std::vector<Hex> first_area(int tile, FigureSet targets);

private:
    /// The area in one orientation, with its grey hex at [0,0]; without a grey hex, with the first
    /// of its red hexes there.
    struct Shape {
        std::vector<Hex> red;
        std::vector<Hex> blue;
        friend auto operator<=>(const Shape&, const Shape&) = default;
    };
    /// A shape placed so that its red hexes cover these enemies.
    struct Layout {
        const Shape* shape = nullptr;
        Hex origin;
        FigureSet covered = 0;
    };
    /// The ways to aim from a tile, and all enemies that they could hit.
    struct Span {
        std::size_t first = 0;
        std::size_t count = 0;
        FigureSet all = 0;
        bool known = false;
    };

    /// Enemies within the range of a tile, and in sight of it.
    struct Reached {
        FigureSet near = 0;
        FigureSet seen = 0;
    };

    const Span& aims_from(int tile) {
        Span& of_tile = aims_of_[static_cast<std::size_t>(tile)];
        if (!of_tile.known) {
            aim_from(tile, of_tile);
        }
        return of_tile;
    }
    void aim_from(int tile, Span& of_tile);
    [[nodiscard]] FigureSet find_disadvantaged(int tile);

    void list_wall_hexes();
    void turn_area();
    [[nodiscard]] int steps_between(int from, int to);
    [[nodiscard]] int steps_between(int from, int to, bool round_walls);
    [[nodiscard]] bool counts_round_walls() const;
    [[nodiscard]] bool is_range_limited() const;
    [[nodiscard]] bool is_marked(int tile) const;
    void find_near();
    void lay_on_enemies();
    void lay_on(int enemy, int tile);
    [[nodiscard]] bool counts_for_range(int figure, int tile) const;
    [[nodiscard]] bool allies_in_blue(const Shape& shape, Hex origin, int tile);
    [[nodiscard]] FigureSet covered_by(const Shape& shape, Hex origin) const;
    [[nodiscard]] FigureSet hit_by(const Shape& shape, Hex origin, FigureSet covered, int tile);
    [[nodiscard]] bool sees_tile(int from, int to);
    [[nodiscard]] bool within_reach(const Shape& shape, Hex origin, int tile);
    [[nodiscard]] bool reaches_wall_hex(int tile, Hex hex);
    [[nodiscard]] bool may_lay_on_nobody(int tile);
    [[nodiscard]] Reached whom_it_reaches(int tile);
    /// With the red hexes sorted.
    [[nodiscard]] bool area_fits(int tile, const std::vector<Hex>& laid, FigureSet targets,
                                 Reached reached);
    void aim_area(int tile);
    void aim_grey(int tile, FigureSet near);

    Grid* ground_ = nullptr;
    SightCache* sight_ = nullptr;
    const Roster* roster_ = nullptr;
    const CardPlan* plan_ = nullptr;
    const Book* book_ = nullptr;
    int orientations_ = 0;
    Area area_;  ///< the area to which the shapes belong
    std::vector<Shape> shapes_;
    std::vector<Hex> wall_hexes_;  ///< sorted, where areas reach them
    std::vector<Layout> layouts_;  ///< of an area without a grey hex
    /// By tile, computed when first asked for: who is within range, without figures on several
    /// tiles.
    std::vector<FigureSet> near_;
    std::vector<Span> aims_of_;  ///< by tile
    std::vector<Aim> aims_;
    /// By tile, computed when first asked for.
    std::vector<std::optional<FigureSet>> disadvantaged_;
};

}  // namespace standee::rulebook::planning
