#include "focus/paid_orders.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "focus/element_payment.hpp"
#include "focus/switched_rank.hpp"
#include "lib/work.hpp"

namespace standee {

// [element.consume]
std::vector<TurnOrder> paid_orders(const Scene& scene, const TurnOrder& order) {
    const Figure* before = scene.find(order.figure);
    if (before == nullptr) {
        return {order};
    }
    const Figure figure =
        switched_for(scene, *order.abilities, *before, "/turn/abilities/0").value_or(*before);
    const auto abilities = pointers_to(*order.abilities);
    std::vector<TurnOrder> orders;
    std::vector<CardSettlement> known;
    for (CardSettlement& settlement :
         card_settlements(abilities, figure, not_inert(scene.elements),
                          consumes_when(figure, scene.edition), {paid_for(scene, figure), {}})) {
        const auto pays_the_same = [&](const CardSettlement& other) {
            spend(1 + other.size() / 4);
            return pay_the_same(other, settlement);
        };
        if (std::ranges::none_of(known, pays_the_same)) {
            orders.push_back({order.figure, settled_abilities(abilities, figure, settlement)});
            known.push_back(std::move(settlement));
        }
    }
    return orders;
}

void add_options(const Scene& scene, TurnAnswer& answer, TurnAnswer other) {
    for (const FigureIndex focus : other.focus) {
        if (std::ranges::count(answer.focus, focus) == 0) {
            answer.focus.push_back(focus);
        }
    }
    const auto id = [&](FigureIndex figure) -> const std::string& {
        return scene.figures[figure].id;
    };
    std::ranges::sort(answer.focus, {}, id);
    // Options with the same end and targets but different paths are all added.
    std::erase_if(other.options, [&](const TurnOption& option) {
        return std::ranges::any_of(answer.options, [&](const TurnOption& there) {
            return there.end == option.end && there.targets == option.targets;
        });
    });
    std::ranges::move(other.options, std::back_inserter(answer.options));
    std::ranges::stable_sort(answer.options, [&](const TurnOption& a, const TurnOption& b) {
        return a.end != b.end
                   ? a.end < b.end
                   : std::ranges::lexicographical_compare(a.targets, b.targets, {}, id, id);
    });
}

}  // namespace standee
