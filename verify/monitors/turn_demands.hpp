#pragma once

#include <memory>
#include <vector>

#include "lib/clause.hpp"
#include "lib/scene.hpp"

namespace standee::verify {

/// Where the figure ends and whom it attacks: what one option of an answer comes to.
struct TurnOutcome {
    Hex end;
    std::vector<FigureIndex> targets;  ///< in order of their ids

    friend bool operator==(const TurnOutcome&, const TurnOutcome&) = default;
};

/// What the clauses demand of a turn, each by its monitor and all taken together: every outcome is
/// tried, whatever it is. With none left two clauses demand different things (overlap); with more
/// left than the rules worked out in order allow, no clause decides (gap).
class TurnDemands {
public:
    /// Figures and hexes up to which every outcome is tried.
    static constexpr std::size_t most_figures = 8;
    static constexpr std::size_t most_hexes = 40;

    TurnDemands();
    ~TurnDemands();
    TurnDemands(TurnDemands&&) noexcept;
    TurnDemands& operator=(TurnDemands&&) noexcept;

    /// Whether every outcome of the turn can be tried: the scene is small, and the card leaves the
    /// focus to the usual rules, which the monitors reckon with.
    bool can_try(const Scene& scene);

    /// Every outcome that, for some focus and some hex to attack from or head for, no monitor
    /// forbids, in the order of answers. Throws std::length_error for scenes that it cannot try.
    std::vector<TurnOutcome> acceptable(const Scene& scene);

    /// The outcomes as the oracle works them out, clause after clause.
    std::vector<TurnOutcome> worked_out(const Scene& scene);

    /// Where nothing is acceptable: the clauses that forbid an outcome which the fewest forbid.
    std::vector<Clause> at_odds(const Scene& scene);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace standee::verify
