#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "lib/scene.hpp"
#include "rulebook/board.hpp"
#include "rulebook/card_plan.hpp"
#include "rulebook/cost.hpp"
#include "rulebook/roster.hpp"

namespace standee::rulebook::planning {

/// The figure that moves, how it moves, and who stands in its way.
struct Mover {
    const Grid* ground = nullptr;
    const Roster* roster = nullptr;
    const Book* book = nullptr;
    Gait gait{};
    bool flying = false;
    int goal = nowhere;  ///< a tile that the figure only has to reach, whoever stands there

    /// The figure on the tile that may keep it out.
    [[nodiscard]] Who who(int tile) const { return tile == goal ? Who::none : roster->who(tile); }
    /// Whether a walking figure may enter the tile, to pass on or to end there.
    [[nodiscard]] bool may_walk_into(int tile) const;
    [[nodiscard]] bool may_end_in(int tile) const {
        return (ground->tile(tile).bare && who(tile) == Who::none) || may_end_with_what_is_in(tile);
    }
    /// Whether the tile is negative to the figure [monster.focus-negative-hexes].
    [[nodiscard]] bool minds(int tile) const;
    /// Where the figure comes to rest that has stepped into a tile; calls `enter` with each tile
    /// that it slides into [map.icy].
    template <class Enter>
    [[nodiscard]] int slide(int entered, int direction, Enter enter) const {
        int here = entered;
        const Clause icy = "map.icy"_clause;
        const auto is_stopped_in = [&](int tile) {
            return roster->who(tile) != Who::none && book->on(icy, "stops at figures");
        };
        while (direction != nowhere && ground->tile(here).icy &&
               (here != goal || !is_stopped_in(goal))) {
            const int next = ground->tile(here).beside[at(direction)];
            if (next == nowhere || is_stopped_in(next) ||
                (ground->tile(next).obstacle && book->on(icy, "stops at obstacles"))) {
                break;
            }
            here = next;
            enter(here);
        }
        return here;
    }
    /// What landing in a tile adds to the cost of a jump or a teleport [move.jump, map.difficult].
    [[nodiscard]] Cost landing(int tile) const;

private:
    [[nodiscard]] bool may_end_with_what_is_in(int tile) const;
};

/// One step of a path, including the slide after it.
struct Step {
    int from = nowhere;
    int entered = nowhere;
    int to = nowhere;         ///< where the slide ends
    int direction = nowhere;  ///< nowhere along a link
    Cost cost;
};

/// The steps of a mover. Only steps onto ice are kept in a list; every other step is computed when
/// it is asked for, from the cost of entering its tile.
class Steps {
public:
    /// Computes the cost of entering each tile for the mover.
    void take(const Mover& mover);

    /// Calls `what` with each step from a tile, by direction and then along links.
    template <class What>
    void each_from(int tile, What what) const {
        const Tile& here = mover_.ground->tile(tile);
        const auto go = [&](int to, int direction) {
            const Entering& there = entering_[at(to)];
            if (there.cost.possible()) {
                const Step step{tile, to, to, direction, there.cost};
                what(there.icy ? slid_on(step) : step);
            }
        };
        for (int d = 0; d < direction_count; ++d) {
            if (const int to = here.beside[at(d)]; to != nowhere) {
                go(to, d);
            }
        }
        for (const Link& link : mover_.ground->links_from(tile)) {
            go(link.to, nowhere);  // a link has no direction in which to slide on
        }
    }

    /// For each step that ends in a tile, calls `what` with the tile where it begins and its cost.
    template <class What>
    void each_to(int tile, What what) const {
        const Entering& here = entering_[at(tile)];
        if (here.cost.possible() && !here.icy) {
            // Sides and links lead both ways.
            for (const int from : mover_.ground->tile(tile).beside) {
                if (from != nowhere) {
                    what(from, here.cost);
                }
            }
            for (const Link& link : mover_.ground->links_from(tile)) {
                what(link.to, here.cost);
            }
        }
        for (const Step& step : std::ranges::equal_range(onto_ice_, tile, {}, &Step::to)) {
            what(step.from, step.cost);
        }
    }

private:
    struct Entering {
        Cost cost;
        bool icy = false;  ///< to a walking figure, which slides
    };

    [[nodiscard]] Step slid_on(Step step) const;

    void list_steps_onto_ice();

    Mover mover_;
    std::vector<Entering> entering_;  // by tile
    std::vector<Step> onto_ice_;      // by where they end
};

/// The best paths of a figure, without a limit of movement points.
class BestPaths {
public:
    /// Computes the best paths from `start`. The start itself costs nothing.
    void set_out(const Mover& mover, int start);

    [[nodiscard]] const Mover& mover() const { return mover_; }
    [[nodiscard]] int start() const { return start_; }

    /// The cost of the best path that ends in a tile; none if the figure cannot end there.
    [[nodiscard]] Cost to(int tile) const { return to_[at(tile)]; }
    /// The cost of the best path through a tile, without landing there.
    [[nodiscard]] Cost through(int tile) const { return through_[at(tile)]; }

    /// Computes the costs of the paths from all tiles to `goal`. If another figure stands in the
    /// goal, it only has to be reached.
    void head_for(int goal);
    /// The cost from a tile to that goal, including landing; none if there is no path.
    [[nodiscard]] Cost left(int tile) const;

    /// Appends the hexes of the best path to `end`, including both ends and those slid into; of
    /// several best paths, the first in hex order. There must be one.
    void first_path(int end, std::vector<Hex>& path);
    /// The best paths to `end`, in hex order. Of paths that enter the same negative hexes in the
    /// same order and pass the same enemies, only the first is listed. `passed` gives, by tile, the
    /// enemies that a figure passes when it enters the tile; empty: none.
    std::vector<std::vector<Hex>> first_paths(int end, const std::vector<FigureSet>& passed = {});

private:
    /// The rest of a path, by the negative hexes on it and whom it passes.
    using Rests = std::map<std::pair<std::vector<Hex>, FigureSet>, std::vector<Hex>>;
    const Rests& rests(int tile, int end, const std::vector<FigureSet>& passed,
                       std::map<int, Rests>& known) const;
    [[nodiscard]] bool on_a_best_path(const Step& step) const;
    void relax_from_start();
    void relax_to_goal(const Steps& steps);
    void mark_paths_to(int end);
    void walk(const Step& step, std::vector<Hex>& path) const;
    void follow(int tile, int end, std::vector<Hex>& path) const;

    Mover mover_;
    int start_ = nowhere;
    Steps steps_;
    std::vector<Cost> to_, through_;
    Mover goal_mover_;
    int goal_ = nowhere;
    Steps steps_to_goal_;
    std::vector<Cost> left_;
    std::vector<char> on_path_;
    std::vector<int> queue_;  // working memory: the tiles whose steps are tried, in this order
};

}  // namespace standee::rulebook::planning
