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

/// One way to aim the attack from a tile: these are hit by the area, so many more of those
/// outside it may be.
struct Aim {
    FigureSet hit = 0;
    FigureSet outside = 0;
    int more = 0;

    friend constexpr bool operator==(const Aim&, const Aim&) = default;
};

/// Whom the attack of this turn can hit from where.
class AttackReach {
public:
    /// Takes another turn; what is handed in must outlast it.
    void join(Grid& ground, SightCache& sight, const Roster& roster, const CardPlan& plan,
              const Book& book);

    /// Range from a tile to a figure, round walls; `nowhere` where there is no such way.
    [[nodiscard]] int range(int tile, int figure);
    /// Whether it can be seen on one of its tiles.
    [[nodiscard]] bool in_sight(int tile, int figure) {
        return std::ranges::any_of(roster_->tiles(figure),
                                   [&](int there) { return sight_->sees(tile, there); });
    }
    /// Enemies within the range of the attack from a tile, seen or not; one on several tiles has to
    /// be seen on one that is within range [map.objective].
    [[nodiscard]] FigureSet within_range(int tile);
    /// Those of them in sight.
    [[nodiscard]] FigureSet in_sight_from(FigureSet figures, int tile);

    /// Everyone that some aim from the tile could hit.
    [[nodiscard]] FigureSet could_hit(int tile) { return aims_from(tile).all; }

    /// Adds the largest sets of targets of each aim from the tile that contain this enemy, each
    /// once, in no order that means anything.
    void target_sets(int tile, int enemy, std::vector<FigureSet>& sets);

    /// Those that it would attack with disadvantage from the tile because they are adjacent, or
    /// because of what they are.
    [[nodiscard]] FigureSet disadvantaged(int tile);
    /// Whether another figure gives it advantage there [card.advantage-nearby].
    [[nodiscard]] bool has_advantage_nearby(int tile);
    /// Those adjacent to it there, no wall line between.
    [[nodiscard]] FigureSet adjacent(int tile);

    /// Whether these red hexes are a way to lay the area from the tile that hits exactly these
    /// enemies, some of them perhaps as further targets outside it.
    [[nodiscard]] bool area_fits(int tile, std::span<const Hex> red, FigureSet targets);

    /// The ways to aim from a tile, those alike once.
    std::span<const Aim> aims(int tile) {
        const Span& of_tile = aims_from(tile);
        return std::span{aims_}.subspan(of_tile.first, of_tile.count);
    }

    /// The first way to lay it so, by orientation and then by place, of those that cover an enemy
    /// or that allies in blue hexes allow: its red hexes. None if there is no way.
    [[nodiscard]] std::vector<Hex> first_area(int tile, FigureSet targets);

private:
    /// The area rotated and reflected in one way, its grey hex (without one, the first of its red
    /// hexes in order) in [0,0].
    struct Shape {
        std::vector<Hex> red;
        std::vector<Hex> blue;
        friend auto operator<=>(const Shape&, const Shape&) = default;
    };
    /// A shape put down so that its red hexes cover these enemies.
    struct Layout {
        const Shape* shape = nullptr;
        Hex origin;
        FigureSet covered = 0;
    };
    /// The ways to aim from a tile, and everyone that some of them could hit.
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
    Area area_;  ///< of which the shapes are
    std::vector<Shape> shapes_;
    std::vector<Hex> wall_hexes_;  ///< sorted, where areas reach them
    std::vector<Layout> layouts_;  ///< of an area without a grey hex
    /// By tile, once it has been asked for: who is within range, those on several tiles left out.
    std::vector<FigureSet> near_;
    std::vector<Span> aims_of_;  ///< by tile
    std::vector<Aim> aims_;
    std::vector<std::optional<FigureSet>> disadvantaged_;  ///< by tile, once it has been asked for
};

}  // namespace standee::rulebook::planning
