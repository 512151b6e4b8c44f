#include "files/fixture_turn.hpp"

#include <algorithm>

#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "focus/second_card.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee {

TurnAnswer plan_turn_of(const Fixture& fixture, const Scene& scene, TurnPlanner& planner,
                        Explain explain) {
    try {
        return plan_whole_turn(scene, Board{scene.map}, planner, explain);
    } catch (const InputError& error) {
        Error inside = error.error();
        if (!fixture.bare) {
            inside.pointer = "/scene" + inside.pointer;
        }
        throw InputError{std::move(inside)};
    }
}

TurnOrder turn_of_figure(const Scene& scene, const std::string& id) {
    const Json figure = id;
    const Figure& acting = scene.figures[read_figure_id(Reader{figure, "/figures"}, scene)];
    if (acting.kind == Kind::summon) {
        return {id, std::nullopt};
    }
    const MonsterCard* card = performed_card(scene, acting);
    if (card == nullptr) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/cards",
                          .found = "no ability card for " + in_quotes(id),
                          .expected = "the card of its set this round"}};
    }
    return {id, card->abilities};
}

bool border_decides(const Fixture& fixture, const Scene& scene, const TurnAnswer& answer,
                    TurnPlanner& planner) {
    const auto written = fixture.scene_reader();
    if (!written || written->at("map").has("edges")) {
        return false;
    }
    Scene open = scene;
    open.map.edges = Border::open;
    TurnAnswer other;
    try {
        other = plan_whole_turn(open, Board{open.map}, planner);
    } catch (const InputError&) {
        return true;  // more outcomes than are listed
    }
    const auto same = [](const TurnOption& a, const TurnOption& b) {
        return a.end == b.end && a.targets == b.targets && do_the_same_then(a, b);
    };
    return other.focus != answer.focus || !std::ranges::equal(other.options, answer.options, same);
}

}  // namespace standee
