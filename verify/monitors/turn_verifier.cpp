#include "verify/monitors/turn_verifier.hpp"

#include "focus/turn.hpp"
#include "verify/agreement/turn_agreement.hpp"

namespace standee::verify {

struct TurnVerifier::Memory {
    TurnPlanner planner;
};

TurnVerifier::TurnVerifier() : memory_{std::make_unique<Memory>()} {}
TurnVerifier::~TurnVerifier() = default;
TurnVerifier::TurnVerifier(TurnVerifier&&) noexcept = default;
TurnVerifier& TurnVerifier::operator=(TurnVerifier&&) noexcept = default;

std::span<const TurnMonitorName> turn_monitor_names() { return {}; }

std::vector<Breach> TurnVerifier::verify(const Scene& scene, ClauseTally& /*tally*/) {
    const auto difference = turn_disagreement(memory_->planner, scene);
    if (!difference) {
        return {};
    }
    return {{FindingKind::violation,
             {"monster.ambiguity"_clause},
             "oracle",
             difference->planned,
             difference->naive}};
}

}  // namespace standee::verify
