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
    try {
        const Scene& scene = tried.scene;
        const TurnAnswer answer =
            plan_whole_turn(scene, memory_->board_of(scene.map), memory_->planner);
        return check_turn_answer(scene, answer, context);
    } catch (const InputError& error) {
        if (error.error().code == ErrorCode::too_many) {
            return {};
        }
        return {{FindingKind::violation,
                 {"monster.ambiguity"_clause},
                 "rulebook",
                 error.what(),
                 "the scene is one that a reader accepts"}};
    }
}

std::vector<Violation> Checker::check_turn(const Scene& scene, const TurnAnswer& answer,
                                           ClauseTally& tally, Depth depth) {
    return check_turn_answer(scene, answer, {memory_->ground, memory_->left_out, tally, depth});
}

}  // namespace standee::verify
