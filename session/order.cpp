#include "session/order.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "focus/initiative.hpp"
#include "play/round/turn_order.hpp"

namespace standee {
namespace {

/// When a figure acts: its initiative or, for a summon, that of its summoner; and whether it acts
/// right after a character with that initiative.
std::pair<double, bool> acts_at(const Scene& scene, const Figure& figure) {
    constexpr double after_all = 100;
    const auto place = turn_place(scene, root_of(scene, figure));
    return place ? std::pair{place->initiative.leading, place->after != nullptr}
                 : std::pair{after_all, false};
}

/// Whether `a` has acted before `b`. The order of two groups with the same initiative is not
/// recorded, so they are ordered by name.
bool has_acted_before(const Scene& scene, const Figure& a, const Figure& b) {
    const auto when_a = acts_at(scene, a);
    const auto when_b = acts_at(scene, b);
    if (when_a != when_b) {
        return when_a < when_b;
    }
    const Figure& leader_a = root_of(scene, a);
    const Figure& leader_b = root_of(scene, b);
    if (!same_turn_group(leader_a, leader_b)) {
        return turn_group(leader_a) < turn_group(leader_b);
    }
    return acts_before(summon_line(scene, a), summon_line(scene, b));
}

std::vector<const Figure*> figures_in_order(const Scene& scene) {
    std::vector<const Figure*> order;
    for (const Figure& figure : scene.figures) {
        if (figure.turn_ended) {
            order.push_back(&figure);
        }
    }
    std::ranges::stable_sort(
        order, [&](const Figure* a, const Figure* b) { return has_acted_before(scene, *a, *b); });
    for (const PlaceInOrder& place : known_initiative_order(scene)) {
        for (const std::string& id : place.figures) {
            order.push_back(scene.find(id));
        }
    }
    for (const Figure& figure : scene.figures) {
        if (std::ranges::count(order, &figure) == 0) {
            order.push_back(&figure);
        }
    }
    return order;
}

}  // namespace

std::vector<PlaceInRound> places_in_round(const Scene& scene) {
    const auto& turn = scene.progress.turn;
    bool next_said = turn.has_value();
    std::vector<PlaceInRound> places;
    for (const Figure* figure : figures_in_order(scene)) {
        const auto initiative = initiative_of(scene, *figure);
        PlaceInRound place{
            figure, initiative ? std::optional{initiative->leading} : std::nullopt, {}};
        const bool acts =
            figure->kind != Kind::objective && !figure->turn_ended && !figure->summoned_this_round;
        if (turn && turn->figure == figure->id) {
            place.mark = TurnMark::now;
        } else if (figure->turn_ended) {
            place.mark = TurnMark::done;
        } else if (acts && !next_said && initiative_value(scene, *figure)) {
            place.mark = TurnMark::next;
            next_said = true;
        }
        places.push_back(place);
    }
    return places;
}

}  // namespace standee
