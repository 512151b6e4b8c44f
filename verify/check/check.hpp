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

    /// What differs first between the engine and the rulebook on a turn, a play or a round: foci
    /// and options, or events in order, refusals, the scene afterwards, and where a round stops.
    /// Nothing if they agree. The violation is charged to the clause whose absence from the
    /// rulebook reproduces the engine's answer, otherwise to that of the first differing event; in
    /// a rulebook from which something is left out, to that. Counts in `tally` the clauses that the
    /// rulebook looked at, and if it is thorough those that were decisive.
    std::vector<Violation> check(const Case& tried, ClauseTally& tally, Depth depth);

    /// The same for a turn that somebody else has answered.
    std::vector<Violation> check_turn(const Scene& scene, const TurnAnswer& answer,
                                      ClauseTally& tally, Depth depth);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace standee::verify
