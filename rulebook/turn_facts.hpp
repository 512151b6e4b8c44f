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

/// What is so in a scene before anything is chosen: the card read, who stands where, what each
/// hex costs to reach, whom the attack could hit from it. Everything that does not depend on what
/// has changed since the scene before is kept. What is asked is worked out when it is asked first.
class TurnFacts {
public:
    /// Takes another scene for the figure of `scene.turn`; scene and book must outlast its use.
    /// Throws std::invalid_argument where there is none, InputError beyond 64 figures.
    void gather(const Scene& scene, const Book& book);
    /// How many plans the elements allow; `gather` takes the first of them.
    [[nodiscard]] std::size_t plans() const { return plans_.size(); }
    /// Takes another plan, unless it is the one that was taken last.
    void take_plan(std::size_t number, std::size_t attack = 0);
    /// For how many attacks of the card that plan has one.
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
    /// Where the figure could end, the cheapest path first, then in hex order.
    [[nodiscard]] std::span<const int> ends() const { return ends_; }

    /// The same where its moves can bring it to, with what that costs, before those of as few
    /// negative hexes where they cannot.
    [[nodiscard]] std::span<const int> stops() const {
        return several_moves() ? std::span<const int>{stops_} : ends();
    }

    /// The focus found earlier in the turn: one that is there and not invisible, or nobody. None
    /// where this turn has yet to look for one [monster.new-focus-after-kill].
    [[nodiscard]] std::optional<FigureSet> held() const { return held_; }

    /// Where the figure stood when it found that focus, or stands if it looks for one now. Its
    /// further targets are foci of the same moment [monster.extra-targets].
    [[nodiscard]] int looked_from() const { return looked_from_; }
    /// What getting to a tile would have cost from there.
    [[nodiscard]] Cost cost_as_it_looked(int tile) const {
        return looked_from_ == start() ? paths_.to(tile) : earlier_paths_.to(tile);
    }

    /// Whether it makes several moves, of which each loses what it leaves [move.points].
    [[nodiscard]] bool several_moves() const { return plan_.moves.size() > 1; }
    [[nodiscard]] bool within_points(int tile) const;
    /// What getting to a tile costs: by its moves, where they bring it there.
    [[nodiscard]] Cost cost_to(int tile) const;
    /// The paths to a tile that differ in the negative hexes they enter, or the order of these, or
    /// in whom the figure attacks along them: of each kind the first in hex order.
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(int tile);
    /// Whom the figure attacks along a path [card.along-move].
    [[nodiscard]] FigureSet attacked_along(const std::vector<Hex>& path);
    /// Of the targets of an attack from a tile, those attacked with disadvantage.
    [[nodiscard]] FigureSet disadvantaged(int tile, FigureSet targets);
    /// Whether red hexes are laid as they may be for these targets; without an area, or without
    /// targets, there are none to lay.
    [[nodiscard]] bool area_fits(int tile, std::span<const Hex> red, FigureSet targets);

    /// Works out what remains from everywhere to a hex, which the figure only has to step into if
    /// another stands there. What remains from the start.
    Cost head_for_hex(Hex hex);
    /// From now on the plan has no moves.
    void stay_put();
    /// From now on the figure is nowhere but where it stands, and looks for a focus there.
    void stand();
    /// The red hexes of the first way, by orientation and place, to lay the area from a tile so
    /// that it hits these targets; none without an area or targets.
    [[nodiscard]] std::vector<Hex> first_area(int tile, FigureSet targets) {
        return !plan_.area || targets == 0 ? std::vector<Hex>{} : reach_.first_area(tile, targets);
    }

private:
    /// What distinguishes paths by several moves that cost the same.
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

    std::shared_ptr<const Scene> begun_;    ///< with what its hit points say of the card
    std::shared_ptr<const Scene> changed_;  ///< by the change of rank that the card begins with
    const Scene* scene_ = nullptr;
    const Book* book_ = nullptr;
    std::vector<std::vector<CardPlan>> plans_;
    /// Which of them is taken, and for which attack; none once it has been changed.
    std::optional<std::pair<std::size_t, std::size_t>> taken_;
    CardPlan plan_;

    Grid ground_;
    SightCache sight_;
    Roster roster_;
    AttackReach reach_;
    BestPaths paths_;
    BestPaths earlier_paths_;  ///< from where it looked for its focus, if it has moved since
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
