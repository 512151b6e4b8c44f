#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "focus/turn.hpp"
#include "lib/clause.hpp"
#include "verify/oracle/solve.hpp"
#include "verify/oracle/turn_facts.hpp"

namespace standee::verify {

using oracle::Cost;
using oracle::FigureSet;
using oracle::nobody;
using oracle::nowhere;
using oracle::only;
using oracle::Outcome;
using oracle::Tile;
using oracle::TurnFacts;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// One hex entered on the path of an answer.
struct Stride {
    int from = nowhere;
    int to = nowhere;
    int direction = nowhere;  ///< none where the hexes are not beside each other, or along a link
    bool linked = false;      ///< a link joins them
    bool slid = false;        ///< carried by ice from the hex before
};

/// A place to attack the focus from, with the targets.
struct Place {
    int tile = nowhere;
    FigureSet targets = 0;
};

/// How the places to attack one focus from are narrowed, clause by clause, as the edition orders
/// them: what each step demands of a place at best, and whether any place fell short of it.
class Narrowing {
public:
    /// Narrows the places to attack this enemy from; there are some.
    void narrow(TurnFacts& facts, int focus);

    [[nodiscard]] bool in_reach() const { return in_reach_; }
    [[nodiscard]] std::span<const Place> left() const { return places_; }
    /// The clause that a place falls short of first, if it does.
    [[nodiscard]] std::optional<Clause> against(Place place) const;
    /// Whether some place fell short of this clause.
    [[nodiscard]] bool drops(Clause clause) const;

private:
    enum class Key { negative, beyond, worse_on_focus, fewer_targets, disadvantages, points };
    struct Step {
        Clause clause;
        Key key{};
        int best = 0;
        bool dropped = false;
    };

    void list_places();
    void keep_best(Clause clause, Key key);
    void settle_sets();
    [[nodiscard]] int value(Key key, Place place) const;
    [[nodiscard]] FigureSet foremost(FigureSet enemies) const;

    TurnFacts* facts_ = nullptr;
    int focus_ = nobody;
    bool in_reach_ = false;
    std::vector<Place> places_, nearest_;
    std::vector<Step> steps_;
    bool sets_settled_ = false, sets_dropped_ = false;
    std::size_t settled_before_ = 0;  // the step before which the sets were settled
    std::vector<FigureSet> sets_, some_sets_;
    std::vector<int> values_;
};

/// How near to an attack hex out of reach the figure can come this turn.
struct Approach {
    int attack_hex = nowhere;
    int least_negative = 0;  ///< on the whole way
    int least_left = 0;      ///< points that then remain
    int least_spent = 0;
    bool negative_drops = false, left_drops = false, spent_drops = false;
};

/// A turn as the monitors see it: the scene's facts, and the answer in their terms.
class TurnView {
public:
    /// Looks at the scene alone.
    void look(TurnFacts& facts);
    /// Looks at an answer to it as well. False where it names hexes that are not on the map: then
    /// the monitors cannot look at it.
    bool look(TurnFacts& facts, const TurnAnswer& answer);

    [[nodiscard]] TurnFacts& facts() { return *facts_; }
    [[nodiscard]] const TurnAnswer& answer() const { return *answer_; }
    [[nodiscard]] const TurnOption& option(std::size_t i) const { return answer_->options[i]; }
    [[nodiscard]] FigureSet foci() const { return foci_; }
    [[nodiscard]] std::span<const Outcome> outcomes() const { return outcomes_; }
    [[nodiscard]] std::span<const Stride> strides(std::size_t option) const {
        return std::span{strides_}.subspan(first_stride_[option],
                                           first_stride_[option + 1] - first_stride_[option]);
    }

    /// The cheapest way to attack anyone, none where there is no such way, and those who can be
    /// attacked at that cost.
    [[nodiscard]] Cost nearest();
    [[nodiscard]] FigureSet nearest_enemies();
    /// Of these, those that no other of them is nearer than by range; and of those, the ones that
    /// no other comes before in the initiative order.
    [[nodiscard]] FigureSet closest_enemies();
    [[nodiscard]] FigureSet earliest_enemies();
    /// The cheapest way to attack this enemy.
    [[nodiscard]] Cost nearest_to(int enemy);

    /// How the places to attack an enemy from are narrowed; the enemy can be attacked.
    [[nodiscard]] const Narrowing& narrowing(int focus);
    [[nodiscard]] const Approach& approach(int attack_hex);
    /// How near a summon without a focus can come to its summoner; none where there is no summoner.
    [[nodiscard]] std::optional<Approach> approach_to_summoner();
    /// Whether the figure comes as near as it can by ending in a tile; the clause that forbids it
    /// to end there, where there is one. `best` must be what was asked for last.
    [[nodiscard]] std::optional<Clause> falls_short(const Approach& best, int end);

    /// What of focus and destination forbids an outcome that has a focus: the clause that it falls
    /// short of first. Whether the attack hex is one from which the focus can be hit is not asked.
    [[nodiscard]] std::optional<Clause> against(const Outcome& outcome);

    // What most monitors ask of a scene.
    [[nodiscard]] oracle::Gait gait() { return facts_->plan().gait; }
    [[nodiscard]] bool walks() { return gait() == oracle::Gait::walks; }
    [[nodiscard]] bool stunned() { return facts_->actor().has(Condition::stun); }
    [[nodiscard]] const Edition& rules() { return facts_->rules(); }
    [[nodiscard]] const Tile& tile(int index) { return facts_->ground().tile(index); }

    /// Whether a step from one tile to another that costs so much would make a way cheaper, to a
    /// tile nearer than any hex to attack from: then that step, if it were allowed, would change
    /// where the figure can go.
    [[nodiscard]] bool would_shorten(int from, int to, Cost step);
    /// Whether coming through a tile that a clause closes would shorten a way, or be a place to
    /// attack from.
    [[nodiscard]] bool would_open(int tile);

private:
    void find_nearest();
    void find_way_to_held(FigureSet held);
    [[nodiscard]] Cost find_nearest_to(int enemy);
    void measure(Approach& best);
    [[nodiscard]] std::optional<Clause> judge(const Outcome& outcome);
    [[nodiscard]] std::optional<Clause> judge_approach(const Outcome& outcome);
    void follow_path(const TurnOption& option);

    TurnFacts* facts_ = nullptr;
    const TurnAnswer* answer_ = nullptr;
    FigureSet foci_ = 0;
    std::vector<Outcome> outcomes_;
    std::vector<Stride> strides_;
    std::vector<std::size_t> first_stride_;
    bool nearest_known_ = false;
    Cost nearest_ = Cost::none();
    std::vector<Cost> nearest_to_;  // by enemy, where known
    FigureSet nearest_to_known_ = 0;
    FigureSet nearest_enemies_ = 0, closest_enemies_ = 0, earliest_enemies_ = 0;
    std::vector<Narrowing> narrowings_;  // of which so many are of this turn
    std::vector<int> narrowed_;          // for whom
    std::vector<Approach> approaches_;
    std::vector<FigureSet> sets_;
    std::optional<Outcome> judged_;
    std::optional<Clause> judgement_;
};

}  // namespace standee::verify
