#include <algorithm>
#include <utility>

#include "play/apply.hpp"
#include "verify/monitors/play/monitor.hpp"

// What has changed in the scene and no event tells of.

namespace standee::verify {
namespace {

/// A figure as the scene after the step has it.
FigureState final_state(const Figure& figure) {
    FigureState standing{&figure, figure.at, figure.hp, {}, {}, figure.flying, true};
    for (const HeldCondition& held : figure.conditions) {
        standing.conditions.insert(held.name);
        if (held.this_turn) {
            standing.fresh.insert(held.name);
        }
    }
    return standing;
}

class UnreportedChanges {
public:
    explicit UnreportedChanges(const PlayView& view) : view_{view} {}

    std::vector<Violation> all() {
        for (const FigureState& told : view_.standings(view_.end())) {
            of_figure(told);
        }
        of_map();
        of_rest();
        return std::move(found_);
    }

private:
    void say(bool told, Clause clause, const std::string& what) {
        if (!told) {
            found_.push_back({FindingKind::violation,
                              {clause},
                              "events",
                              what,
                              "what changes in the scene is told by an event"});
        }
    }

    void of_figure(const FigureState& told) {
        const std::string& id = told.figure->id;
        const Figure* there = view_.after().find(id);
        say((there != nullptr) == told.here, "damage.monster-death"_clause,
            id + (there != nullptr ? " is still on the map" : " is on the map no more"));
        if (there == nullptr || !told.here) {
            return;
        }
        const FigureState now = final_state(*there);
        say(now.hp == told.hp, "damage.direct"_clause, "the hit points of " + id);
        say(now.at == told.at, "move.points"_clause, "the place of " + id);
        say(now.flying == told.flying, "move.flying-lost"_clause, "whether " + id + " flies");
        say(now.conditions == told.conditions && now.fresh == told.fresh, "condition.single"_clause,
            "the conditions of " + id);
    }

    /// What lies on the map, followed here once more.
    void of_map() {
        Elements elements = view_.before().elements;
        std::vector<Hex> loot = view_.before().loot;
        std::size_t traps = view_.before().map.traps.size();
        for (const Event& event : view_.events()) {
            if (const auto* infuse = std::get_if<event::Infuse>(&event.what)) {
                elements[static_cast<std::size_t>(infuse->element)] = ElementState::strong;
            } else if (const auto* consume = std::get_if<event::Consume>(&event.what)) {
                elements[static_cast<std::size_t>(consume->element)] = ElementState::inert;
            } else if (const auto* wane = std::get_if<event::Wane>(&event.what)) {
                elements[static_cast<std::size_t>(wane->element)] = wane->to;
            } else if (const auto* token = std::get_if<event::LootToken>(&event.what)) {
                loot.push_back(token->at);
            } else if (const auto* looted = std::get_if<event::Loot>(&event.what)) {
                std::erase_if(loot,
                              [&](Hex at) { return std::ranges::count(looted->tokens, at) > 0; });
            } else if (std::holds_alternative<event::TrapSprung>(event.what)) {
                --traps;
            } else if (const auto* tile = std::get_if<event::Tile>(&event.what);
                       tile != nullptr && tile->kind == TileKind::trap) {
                traps = tile->created ? traps + 1 : traps - 1;
            }
        }
        std::vector<Hex> lying = view_.after().loot;
        std::ranges::sort(lying);
        std::ranges::sort(loot);
        say(elements == view_.after().elements, "element.infuse"_clause, "the elements");
        say(loot == lying, "loot.ability"_clause, "the loot tokens");
        say(traps == view_.after().map.traps.size(), "map.trap"_clause, "the traps");
    }

    /// All else is as the events make it.
    void of_rest() {
        Scene told = view_.before();
        for (const Event& event : view_.events()) {
            apply(told, event);
        }
        const Scene& now = view_.after();
        for (Figure& figure : told.figures) {
            if (const Figure* there = now.find(figure.id)) {
                say(figure.bonuses == there->bonuses, "bonus.persistent"_clause,
                    "the bonuses of " + figure.id);
                of_rest(std::move(figure), *there);
            }
        }
        told.map.traps = now.map.traps;
        say(told.map == now.map, "map.manipulate"_clause, "the map");
        say(told.decks == now.decks && told.discards == now.discards, "deck.shuffle"_clause,
            "the modifier decks");
        say(told.progress == now.progress, "round.steps"_clause, "the progress of the round");
    }

    /// What `of_figure` and the bonuses leave.
    void of_rest(Figure told, const Figure& now) {
        told.hp = now.hp;
        told.at = now.at;
        told.flying = now.flying;
        told.conditions = now.conditions;
        told.bonuses = now.bonuses;
        say(told == now, "turn.each-once"_clause, "the state of " + now.id);
    }

    const PlayView& view_;
    std::vector<Violation> found_;
};

}  // namespace

std::vector<Violation> unreported_changes(const PlayView& view) {
    return view.refusal() != nullptr ? std::vector<Violation>{} : UnreportedChanges{view}.all();
}

}  // namespace standee::verify
