#include "files/fixture_turn.hpp"

#include "lib/error.hpp"

namespace standee {

TurnAnswer plan_turn_of(const Fixture& fixture, const Scene& scene, TurnPlanner& planner,
                        Explain explain) {
    try {
        return planner.plan(scene, Board{scene.map}, explain);
    } catch (const InputError& error) {
        Error inside = error.error();
        if (!fixture.bare) {
            inside.pointer = "/scene" + inside.pointer;
        }
        throw InputError{std::move(inside)};
    }
}

}  // namespace standee
