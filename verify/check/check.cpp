#include "verify/check/check.hpp"

#include <optional>
#include <utility>

#include "lib/board.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"
#include "verify/check/parts.hpp"

namespace standee::verify {

struct Checker::Memory {
    TurnPlanner planner;
    Map map;  ///< of which the board is
    std::optional<Board> board;
    rulebook::Ground ground;
    rulebook::LeftOut left_out;

    const Board& board_of(const Map& of) {
        if (!board || map != of) {
            map = of;
            board.emplace(map);
        }
        return *board;
    }
};

namespace {

/// A turn that has to be played more often is compared up to its next attack only: its rounds are
/// compared as well.
constexpr std::size_t most_trials_compared = 60;

std::vector<Violation> refused(const InputError& error) {
    return {{FindingKind::violation,
             {"monster.ambiguity"_clause},
             "rulebook",
             error.what(),
             "the scene is one that a reader accepts"}};
}

}  // namespace

Checker::Checker(rulebook::LeftOut left_out) : memory_{std::make_unique<Memory>()} {
    memory_->left_out = std::move(left_out);
}
Checker::~Checker() = default;
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;

std::vector<Violation> Checker::check(const Case& tried, ClauseTally& tally, Depth depth) {
    const CheckContext context{memory_->ground, memory_->left_out, tally, depth};
    switch (tried.kind()) {
        case CaseKind::play: return check_steps(tried, context);
        case CaseKind::round: return check_whole_round(tried, context);
        case CaseKind::turn: break;
    }
    const Scene& scene = tried.scene;
    const Board& board = memory_->board_of(scene.map);
    TurnAnswer answer;
    auto planned = PlannedPart::whole_turn;
    try {
        answer = plan_whole_turn(scene, board, memory_->planner, Explain::no, most_trials_compared);
    } catch (const InputError& error) {
        if (error.error().code != ErrorCode::too_many) {
            return refused(error);
        }
        answer = memory_->planner.plan(scene, board);
        planned = PlannedPart::next_attack;
    }
    try {
        return check_turn_answer(scene, answer, context, planned);
    } catch (const InputError& error) {
        if (error.error().code != ErrorCode::too_many || planned == PlannedPart::next_attack) {
            return refused(error);
        }
    }
    return check_turn_answer(scene, memory_->planner.plan(scene, board), context,
                             PlannedPart::next_attack);
}

std::vector<Violation> Checker::check_turn(const Scene& scene, const TurnAnswer& answer,
                                           ClauseTally& tally, Depth depth) {
    return check_turn_answer(scene, answer, {memory_->ground, memory_->left_out, tally, depth});
}

}  // namespace standee::verify
