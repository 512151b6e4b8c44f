#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "lib/scene.hpp"
#include "verify/oracle/attack_reach.hpp"
#include "verify/oracle/card.hpp"
#include "verify/oracle/naive_board.hpp"
#include "verify/oracle/roster.hpp"
#include "verify/oracle/shortest_paths.hpp"
#include "verify/oracle/sight_cache.hpp"

namespace standee::oracle {

/// What is so in a scene before anything is chosen: the card read, who stands where, what each
/// hex costs to reach, whom the attack could hit from it. Everything that does not depend on what
/// has changed since the scene before is kept. What is asked is worked out when it is asked first.
class TurnFacts {
public:
    /// Takes another scene, which must outlast its use, for the figure of `scene.turn`; with a
    /// mistake, what is so by that wrong rule. Throws
    /// std::invalid_argument where there is none, std::length_error beyond 64 figures.
    void gather(const Scene& scene, Mistake mistake = Mistake::none);
    /// How many plans the elements allow; `gather` takes the first.
    [[nodiscard]] std::size_t plans() const { return plans_.size(); }
    void take_plan(std::size_t number);

    [[nodiscard]] const Scene& scene() const { return *scene_; }
    /// The rules of the scene, by the rulebooks.
    [[nodiscard]] const Edition& rules() const { return rules_; }
    [[nodiscard]] const Figure& actor() const { return company_.figure(company_.actor()); }
    [[nodiscard]] const Plan& plan() const { return plan_; }
    [[nodiscard]] NaiveBoard& ground() { return ground_; }
    [[nodiscard]] const Roster& company() const { return company_; }
    [[nodiscard]] AttackReach& battle() { return battle_; }
    [[nodiscard]] Ways& ways() { return ways_; }
    [[nodiscard]] int start() const { return ways_.start(); }
    /// Where the figure could end, the cheapest way first, then in hex order.
    [[nodiscard]] std::span<const int> ends() const { return ends_; }

    /// The same where its moves can bring it to, with what that costs, before those of as few
    /// negative hexes where they cannot.
    [[nodiscard]] std::span<const int> stops() const {
        return several_moves() ? std::span<const int>{stops_} : ends();
    }

    /// The focus found earlier in the turn: one that is there and not invisible, or nobody. None
    /// where this turn has yet to look for one [monster.new-focus-after-kill].
    [[nodiscard]] std::optional<FigureSet> held() const { return held_; }

    /// Whether it makes several moves, of which each loses what it leaves [move.points].
    [[nodiscard]] bool several_moves() const { return plan_.moves.size() > 1; }
    [[nodiscard]] bool within_points(int tile) const;
    /// What getting to a tile costs: by its moves, where they bring it there.
    [[nodiscard]] Cost way_to(int tile) const;
    /// The ways to a tile that differ in the negative hexes they enter, or the order of these, or
    /// in whom the figure attacks along them: of each kind the first in hex order.
    [[nodiscard]] std::vector<std::vector<Hex>> paths_to(int tile);
    /// Whom the figure attacks along a path [card.along-move].
    [[nodiscard]] FigureSet attacked_along(const std::vector<Hex>& path);
    /// Of the targets of an attack from a tile, those attacked with disadvantage.
    [[nodiscard]] FigureSet disadvantaged(int tile, FigureSet targets);
    /// Whether red hexes are laid as they may be for these targets; without an area, or without
    /// targets, there are none to lay.
    [[nodiscard]] bool area_fits(int tile, std::span<const Hex> red, FigureSet targets);

    /// Works out what remains from everywhere to the figure's summoner, whose hex counts as free.
    void head_for_summoner(int summoner);
    /// The same to a hex; whoever stands there does not count. What remains from the start.
    Cost head_for_hex(Hex hex);
    /// From now on the plan has no moves.
    void stay_put();

private:
    /// What tells ways by several moves apart that cost the same.
    struct Kind {
        std::vector<int> negative;  ///< the negative tiles that they enter
        FigureSet passed = 0;
        friend auto operator<=>(const Kind&, const Kind&) = default;
    };

    void find_held();
    [[nodiscard]] std::vector<Hex> one_path_to(int tile);
    [[nodiscard]] Kind kind_with(Kind kind, const std::vector<Hex>& way, int end,
                                 const std::vector<FigureSet>& passed);
    [[nodiscard]] std::map<Kind, std::vector<Hex>> course_to(int tile, std::size_t moves,
                                                             const std::vector<FigureSet>& passed);
    void make_moves(const Mover& mover);
    [[nodiscard]] FigureSet passed_at(int tile);
    [[nodiscard]] bool moves_lead_to(int tile) const;

    std::shared_ptr<const Scene> changed_;  ///< by the change of rank that the card begins with
    const Scene* scene_ = nullptr;
    Edition rules_;
    std::vector<Plan> plans_;
    Plan plan_;
    Mistake mistake_ = Mistake::none;
    NaiveBoard ground_;
    SightCache sight_;
    Roster company_;
    AttackReach battle_;
    Ways ways_;
    std::vector<int> ends_, stops_;
    std::optional<FigureSet> held_;
    struct Stop {
        Cost cost = Cost::none();
        int from = nowhere;  ///< where the last move began; nowhere: there was none
    };
    std::vector<std::vector<Stop>> moved_;  ///< after each number of moves, by tile
};

}  // namespace standee::oracle
