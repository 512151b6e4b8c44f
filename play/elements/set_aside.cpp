#include "play/elements/set_aside.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "focus/element_payment.hpp"
#include "play/apply.hpp"

namespace standee {
namespace {

/// An element that is set aside, and which event did it.
struct SetAside {
    Element element{};
    std::size_t event = 0;
};

/// Follows what events set aside, consume and bring back.
struct FollowPledges {
    std::vector<SetAside>& open;
    std::size_t number = 0;

    void operator()(const event::Pledge& e) const { open.push_back({e.element, number}); }
    void operator()(const event::Consume& e) const {
        std::erase_if(open, [&](const SetAside& one) { return one.element == e.element; });
    }
    void operator()(const event::PledgesReturned& e) const { drop(e.elements); }
    // These wait in the progress of the round, for others of the set.
    void operator()(const event::SetPledges& e) const { drop(e.was); }
    template <class Other>
    void operator()(const Other& /*e*/) const {}

    void drop(const Elements& there) const {
        std::erase_if(open, [&](const SetAside& one) {
            return there[static_cast<std::size_t>(one.element)] != ElementState::inert;
        });
    }
};

/// The set has not paid with the element yet.
void take_back_payment(Element element, std::span<const Event> since, Progress& progress) {
    for (const Event& event : since) {
        const auto* consumes = std::get_if<event::SetConsumes>(&event.what);
        if (consumes == nullptr || std::ranges::count(consumes->paid.elements, element) == 0) {
            continue;
        }
        std::vector<PaidConsumption>& paid = progress.set_consumed[consumes->set];
        std::erase(paid, consumes->paid);
        if (paid.empty()) {
            progress.set_consumed.erase(consumes->set);
            progress.set_benefits.erase(consumes->set);
        }
    }
}

}  // namespace

// [element.consume]
void put_back_what_is_set_aside(const Scene& start, std::span<const Event> events, Scene& stopped) {
    std::vector<SetAside> open;
    for (std::size_t i = 0; i < events.size(); ++i) {
        std::visit(FollowPledges{open, i}, events[i].what);
    }
    if (open.empty()) {
        return;
    }
    Scene scene = start;
    std::size_t applied = 0;
    for (const auto& [element, event] : open) {
        for (; applied < event; ++applied) {
            apply(scene, events[applied]);
        }
        const auto i = static_cast<std::size_t>(element);
        if (stopped.elements[i] == ElementState::inert) {
            stopped.elements[i] = scene.elements[i];
        }
        if (auto& turn = stopped.progress.turn) {
            turn->consumed = without(turn->consumed, element);
        }
        take_back_payment(element, events.subspan(event), stopped.progress);
    }
}

}  // namespace standee
