#pragma once

#include <memory>
#include <span>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"
#include "verify/case.hpp"
#include "verify/monitors/families.hpp"

namespace standee::verify {

/// Every monitor of turns, in the order of the clauses.
std::span<const MonitorName> turn_monitor_names();

/// Has turns planned, works them out a second time by the oracle, and looks at each answer with
/// every monitor. It keeps its working memory from one turn to the next; one thread at a time.
class TurnVerifier {
public:
    TurnVerifier();
    ~TurnVerifier();
    TurnVerifier(TurnVerifier&&) noexcept;
    TurnVerifier& operator=(TurnVerifier&&) noexcept;

    /// What is wrong with the answer to the scene's turn; nothing, if all is well. Counts in
    /// `tally` what each clause had to say.
    std::vector<Violation> verify(const Scene& scene, ClauseTally& tally);

    /// The same of an answer that someone else gave.
    std::vector<Violation> verify(const Scene& scene, const TurnAnswer& answer, ClauseTally& tally);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace standee::verify
