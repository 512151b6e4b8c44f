#pragma once

#include <memory>
#include <vector>

#include "focus/turn.hpp"
#include "rulebook/rules.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// What is looked for in a case.
enum class Depth : bool {
    quick,    ///< whether engine and rulebook agree
    thorough  ///< also which clauses are decisive: without them the answer would be another
};

/// Compares the engine with the executable rulebook. It keeps its working memory from one case to
/// the next.
class Checker {
public:
    /// Compares with a rulebook from which something may be left out.
    explicit Checker(rulebook::LeftOut left_out = {});
    ~Checker();
    Checker(Checker&&) noexcept;
    Checker& operator=(Checker&&) noexcept;

    /// The first difference between the engine and the executable rulebook on a turn, a play or a
    /// round: in foci and options, or in events in order, refusals, the scene afterwards, and where
    /// a round stops. Nothing if they agree. The violation is charged to the clause without which
    /// the rulebook gives the engine's answer; otherwise to the clause of the first differing
    /// event. If something is left out of the rulebook, it is charged to that. Adds to `tally` the
    /// clauses that the rulebook looked at and, if the check is thorough, those that were decisive.
    std::vector<Violation> check(const Case& tried, ClauseTally& tally, Depth depth);

    /// The same for a turn that has been answered by something other than the engine.
    std::vector<Violation> check_turn(const Scene& scene, const TurnAnswer& answer,
                                      ClauseTally& tally, Depth depth);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace standee::verify
