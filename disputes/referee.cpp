#include "disputes/referee.hpp"

#include "lib/board.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee {

Referee engine_as_referee(TurnPlanner& planner) {
    return {play, [&planner](const Scene& scene) {
                return plan_whole_turn(scene, Board{scene.map}, planner, Explain::yes);
            }};
}

}  // namespace standee
