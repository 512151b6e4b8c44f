#include "verify/monitors/turn_verifier.hpp"

#include <optional>

#include "focus/turn.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "verify/monitors/turn_comparison.hpp"
#include "verify/oracle/facts.hpp"
#include "verify/oracle/solve.hpp"

namespace standee::verify {

struct TurnVerifier::Memory {
    TurnPlanner planner;
    Map map;  ///< of which the board is
    std::optional<Board> board;
    oracle::Facts facts;
    oracle::Solver solver;

    const Board& board_of(const Map& of) {
        if (!board || map != of) {
            map = of;
            board.emplace(map);
        }
        return *board;
    }
};

TurnVerifier::TurnVerifier() : memory_{std::make_unique<Memory>()} {}
TurnVerifier::~TurnVerifier() = default;
TurnVerifier::TurnVerifier(TurnVerifier&&) noexcept = default;
TurnVerifier& TurnVerifier::operator=(TurnVerifier&&) noexcept = default;

std::span<const TurnMonitorName> turn_monitor_names() { return {}; }

std::vector<Breach> TurnVerifier::verify(const Scene& scene, ClauseTally& /*tally*/) {
    const auto violation = [](std::string seen_by, Clause clause, std::string one,
                              std::string other) {
        return Breach{
            FindingKind::violation, {clause}, std::move(seen_by), std::move(one), std::move(other)};
    };
    TurnAnswer answer;
    try {
        answer = memory_->planner.plan(scene, memory_->board_of(scene.map));
    } catch (const InputError& error) {
        if (error.error().code == ErrorCode::too_many) {
            return {};
        }
        return {violation("oracle", "monster.ambiguity"_clause, error.what(),
                          "the scene is one that a reader accepts")};
    }
    memory_->facts.gather(scene);
    const oracle::Solution& solution = memory_->solver.solve(memory_->facts);
    std::vector<Breach> breaches;
    if (auto difference = compare(answer, memory_->facts, solution)) {
        breaches.push_back(violation("oracle", "monster.ambiguity"_clause,
                                     std::move(difference->answered),
                                     std::move(difference->worked_out)));
    }
    return breaches;
}

}  // namespace standee::verify
