#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "lib/scene.hpp"
#include "rulebook/attack_reach.hpp"
#include "rulebook/board.hpp"
#include "rulebook/card_plan.hpp"
#include "rulebook/paths.hpp"
#include "rulebook/roster.hpp"
#include "rulebook/sight_cache.hpp"

namespace standee::rulebook::planning {

/// The facts of a scene before anything is chosen: the card as read, who stands where, the cost of
/// reaching each hex, and whom the attack could hit from it. Facts that do not depend on what has
/// changed since the scene before are kept. A fact is computed when it is first asked for.
class TurnFacts {
public:
    /// Takes another scene, for the figure of `scene.turn`. Scene and book must outlive its use.
    /// Throws std::invalid_argument if there is no such figure, and InputError for more than 64
    /// figures.
    void gather(const Scene& scene, const Book& book);
    /// The number of plans that the elements allow. `gather` takes the first of them.
    [[nodiscard]] std::size_t plans() const { return plans_.size(); }
    /// Takes another plan, unless it is the present one.
    void take_plan(std::size_t number, std::size_t attack = 0);
    /// The number of attacks of the card for which that plan has a version.
    [[nodiscard]] std::size_t attacks(std::size_t number) const { return plans_[number].size(); }

    [[nodiscard]] const Scene& scene() const { return *scene_; }
    [[nodiscard]] const Book& book() const { return *book_; }
    [[nodiscard]] const Edition& rules() const { return book_->edition(); }
    [[nodiscard]] const Figure& actor() const { return roster_.figure(roster_.actor()); }
    [[nodiscard]] const CardPlan& plan() const { return plan_; }
    [[nodiscard]] Grid& ground() { return ground_; }
    [[nodiscard]] const Roster& roster() const { return roster_; }
    [[nodiscard]] AttackReach& reach() { return reach_; }
    [[nodiscard]] BestPaths& paths() { return paths_; }
    [[nodiscard]] int start() const { return paths_.start(); }
    /// The tiles in which the figure could end, the cheapest path first, then in hex order.
    [[nodiscard]] std::span<const int> ends() const { return ends_; }

    /// The same for several moves: for tiles that the moves reach, the cost is that of the moves,
    /// and they come before unreached tiles with as few negative hexes.
    [[nodiscard]] std::span<const int> stops() const {
        return several_moves() ? std::span<const int>{stops_} : ends();
    }

    /// The focus found earlier in the turn: one that is there and not invisible, or nobody. None
    /// where this turn has yet to look for one [monster.new-focus-after-kill].
    [[nodiscard]] std::optional<FigureSet> held() const { return held_; }

    /// Where the figure stood when it found that focus, or stands if it looks for one now. Its
    /// further targets are foci of the same moment [monster.extra-targets].
    [[nodiscard]] int looked_from() const { return looked_from_; }
    /// What reaching a tile would have cost from there.
    [[nodiscard]] Cost cost_as_it_looked(int tile) const {
        return looked_from_ == start() ? paths_.to(tile) : earlier_paths_.to(tile);
    }

    /// Whether it makes several moves, of which each loses what it leaves [move.points].
    [[nodiscard]] bool several_moves() const { return plan_.moves.size() > 1; }
    [[nodiscard]] bool within_points(int tile) const;
    /// The cost of reaching a tile: by the figure's moves, if they bring it there.
    [[nodiscard]] Cost cost_to(int tile) const;
    /// The paths to a tile. Of paths that enter the same negative hexes in the same order and along
    /// which the figure attacks the same enemies, only the first in hex order is listed.
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(int tile);
    /// The enemies that the figure attacks along a path [card.along-move].
    [[nodiscard]] FigureSet attacked_along(const std::vector<Hex>& path);
    /// Those targets of an attack from a tile that are attacked with disadvantage.
    [[nodiscard]] FigureSet disadvantaged(int tile, FigureSet targets);
    /// Whether the area may be placed with these red hexes for these targets. Without an area, or
    /// without targets, there must be no red hexes.
    [[nodiscard]] bool area_fits(int tile, std::span<const Hex> red, FigureSet targets);

    /// Computes the costs of the paths from all tiles to a hex. If another figure stands in the
    /// hex, it only has to be reached. Returns the cost from the start.
    Cost head_for_hex(Hex hex);
    /// From now on the plan has no moves.
    void stay_put();
    /// From now on the figure can only be where it stands, and looks for a focus there.
    void stand();
    /// The red hexes of the first way, by orientation and place, to place the area from a tile so
    /// that it hits these targets; empty without an area or targets.
    [[nodiscard]] std::vector<Hex> first_area(int tile, FigureSet targets) {
        return !plan_.area || targets == 0 ? std::vector<Hex>{} : reach_.first_area(tile, targets);
    }

private:
    /// The properties by which paths of several moves with the same cost differ.
    struct Kind {
        std::vector<int> negative;  ///< the negative tiles that they enter
        FigureSet passed = 0;
        friend auto operator<=>(const Kind&, const Kind&) = default;
    };

    void list_ends();
    void find_held();
    [[nodiscard]] std::vector<std::vector<Hex>> the_open_ones(
        std::vector<std::vector<Hex>> paths) const;
    [[nodiscard]] std::vector<Hex> one_path_to(int tile);
    [[nodiscard]] Kind kind_with(Kind kind, const std::vector<Hex>& path, int end,
                                 const std::vector<FigureSet>& passed);
    [[nodiscard]] std::map<Kind, std::vector<Hex>> course_to(int tile, std::size_t moves,
                                                             const std::vector<FigureSet>& passed);
    void make_moves(const Mover& mover);
    [[nodiscard]] FigureSet passed_at(int tile);
    [[nodiscard]] bool moves_lead_to(int tile) const;

    /// The scene with the conditions about hit points on the card settled.
    std::shared_ptr<const Scene> begun_;
    /// The scene after the change of rank with which the card begins.
    std::shared_ptr<const Scene> changed_;
    const Scene* scene_ = nullptr;
    const Book* book_ = nullptr;
    std::vector<std::vector<CardPlan>> plans_;
    /// The plan that is taken, and for which attack; none if the plan has been changed since.
    std::optional<std::pair<std::size_t, std::size_t>> taken_;
    CardPlan plan_;

    Grid ground_;
    SightCache sight_;
    Roster roster_;
    AttackReach reach_;
    BestPaths paths_;
    BestPaths earlier_paths_;  ///< from where it looked for its focus, if it has moved since then
    std::vector<int> ends_, stops_;
    // Working memory: the ends with no negative hex on the way by points, the others by cost.
    std::vector<std::vector<int>> by_points_;
    std::vector<std::pair<Cost, int>> by_cost_;
    std::optional<FigureSet> held_;
    int looked_from_ = nowhere;
    struct Stop {
        Cost cost = Cost::none();
        int from = nowhere;  ///< where the last move began; nowhere: there was none
    };
    std::vector<std::vector<Stop>> moved_;  ///< after each number of moves, by tile
};

}  // namespace standee::rulebook::planning
