#include "disputes/referee.hpp"

#include "lib/board.hpp"

namespace standee {

Referee engine_as_referee(TurnPlanner& planner) {
    return {play, [&planner](const Scene& scene) {
                return planner.plan(scene, Board{scene.map}, Explain::yes);
            }};
}

}  // namespace standee
