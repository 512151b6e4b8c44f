#include "play/apply_elements.hpp"

#include <algorithm>

namespace standee {
namespace {

/// Sets the entry of a map to `value`, or removes it if there is none.
template <class Map, class Value>
void restore(Map& map, const std::string& key, const std::optional<Value>& value) {
    if (value) {
        map[key] = *value;
    } else {
        map.erase(key);
    }
}

}  // namespace

ElementSet elements_there(const Elements& elements) {
    ElementSet there;
    for (std::size_t i = 0; i < element_count; ++i) {
        if (elements[i] != ElementState::inert) {
            there.insert(static_cast<Element>(i));
        }
    }
    return there;
}

// [element.consume]
void take_element(Scene& scene, Element element) {
    scene.elements[static_cast<std::size_t>(element)] = ElementState::inert;
    if (auto& turn = scene.progress.turn) {
        turn->consumed.insert(element);
    }
}

void return_elements(Scene& scene, const event::PledgesReturned& returned) {
    scene.elements = returned.elements;
    if (auto& turn = scene.progress.turn) {
        turn->consumed = returned.consumed_in_turn;
    }
    restore(scene.progress.set_consumed, returned.set, returned.consumed_by_set);
    restore(scene.progress.set_benefits, returned.set, returned.benefits);
}

// [element.consume]
void end_pledge(Scene& scene, const event::SetPledgeEnds& end) {
    Progress& progress = scene.progress;
    const Elements was = progress.set_pledged.at(end.set);
    progress.set_pledged.erase(end.set);
    if (!end.returned) {
        return;
    }
    const auto is_pledged = [&](Element element) {
        return was[static_cast<std::size_t>(element)] != ElementState::inert;
    };
    for (std::size_t i = 0; i < element_count; ++i) {
        ElementState& now = scene.elements[i];
        now = now == ElementState::inert ? was[i] : now;
    }
    std::vector<PaidConsumption>& paid = progress.set_consumed[end.set];
    std::erase_if(paid, [&](const PaidConsumption& one) {
        return std::ranges::any_of(one.elements, is_pledged);
    });
    if (paid.empty()) {
        progress.set_consumed.erase(end.set);
        progress.set_benefits.erase(end.set);
    }
}

// [element.infuse]
void leave_infusions_to_set(Scene& scene) {
    if (auto& turn = scene.progress.turn) {
        auto& waiting = scene.progress.set_infusions[turn->set];
        const std::vector<ElementChoice> infusions = std::move(turn->infusions);
        turn->infusions.clear();
        for (std::size_t i = 0; i < infusions.size(); ++i) {
            const auto seen = infusions.begin() + static_cast<std::ptrdiff_t>(i) + 1;
            if (std::ranges::count(waiting, infusions[i]) <
                std::count(infusions.begin(), seen, infusions[i])) {
                waiting.push_back(infusions[i]);
            }
        }
    }
}

void end_wait_for_infusions(Scene& scene, const event::InfusionsDue& due) {
    if (!due.set.empty()) {
        scene.progress.set_infusions.erase(due.set);
    } else if (auto& turn = scene.progress.turn) {
        turn->infusions.clear();
    }
}

}  // namespace standee
