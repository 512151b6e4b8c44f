#pragma once

#include <memory>
#include <vector>

#include "lib/clause.hpp"
#include "verify/against/claim.hpp"
#include "verify/case.hpp"

// Which clause an answer breaks where no single wrong rule accounts for it.

namespace standee::against {

/// Asks the monitors of turns.
class TurnBlame {
public:
    TurnBlame();
    ~TurnBlame();

    /// The clause that this answer to a turn breaks: of an option that is not allowed, the one that
    /// forbids it for the focus and attack hex for which the fewest do; where all options are
    /// allowed and some are left out, the one that allows these; of a wrong focus, the one by which
    /// another comes before it.
    Clause clause_of(const Scene& scene, const TurnClaim& theirs);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// The clause by which we got to what a play's answer has otherwise: that of the last event that
/// has changed it, or the attack's where that decided how much damage there was; of what should not
/// have changed at all, the clause that it is for.
Clause clause_of_play(const verify::Case& tried, const TableClaim& ours, const TableClaim& theirs);

/// The clause by which a step that is refused is played.
Clause clause_of_step(const verify::Case& tried, std::size_t step);

}  // namespace standee::against
