#include "play/elements/elements.hpp"

#include <algorithm>

namespace standee {
namespace {

ElementState& state(GameState& table, Element element) {
    return table.scene().elements[static_cast<std::size_t>(element)];
}

/// Whether a figure of the set still has a turn to take or to end this round.
bool set_still_acts(GameState& table, const std::string& set) {
    return std::ranges::any_of(table.scene().figures, [&](const Figure& figure) {
        return set_of(figure) == set && !figure.turn_ended && !figure.summoned_this_round;
    });
}

void infuse_later(GameState& table, TurnInProgress& turn, Element element) {
    turn.infusions.push_back(element);
    table.happened("element.infuse"_clause, event::Infusion{element, turn.figure, turn.set});
}

}  // namespace

std::string set_of(const Figure& figure) { return figure.name.empty() ? figure.id : figure.name; }

void make_strong(GameState& table, Element element) {
    state(table, element) = ElementState::strong;
    table.happened("element.infuse"_clause, event::Infuse{element});
}

void infuse(GameState& table, Element element) {
    auto& turn = table.progress().turn;
    if (!turn || turn->over) {
        make_strong(table, element);
        return;
    }
    infuse_later(table, *turn, element);
}

void infuse_by_card(GameState& table, const std::string& figure, Element element) {
    auto& turn = table.progress().turn;
    if (turn && turn->figure == figure) {
        infuse_later(table, *turn, element);
    } else {
        infuse(table, element);
    }
}

bool can_consume(GameState& table, Element element, std::string_view by) {
    const auto& turn = table.progress().turn;
    const bool there = state(table, element) != ElementState::inert;
    if (!turn || (turn->over && turn->figure != by)) {
        return there;
    }
    return there && turn->usable.contains(element) && !turn->consumed.contains(element);
}

void consume(GameState& table, Element element, std::string_view by) {
    if (!can_consume(table, element, by)) {
        refuse("element.consume"_clause,
               std::string{name_of(element)} + ", " + std::string{name_of(state(table, element))} +
                   (table.progress().turn ? " or consumed this turn" : ""),
               "an element strong or waning when the turn began and not yet consumed in it");
    }
    state(table, element) = ElementState::inert;
    if (auto& turn = table.progress().turn) {
        turn->consumed.insert(element);
    }
    table.happened("element.consume"_clause, event::Consume{element});
}

std::string infusions_wait_for(const Figure& figure, const Edition& edition) {
    const bool monster = figure.kind == Kind::monster || figure.kind == Kind::boss;
    return monster && edition.infusion_waits_for_set ? set_of(figure) : std::string{};
}

void infuse_at_end_of_turn(GameState& table) {
    TurnInProgress& turn = *table.progress().turn;
    const std::vector<Element> infusions = std::move(turn.infusions);
    turn.infusions.clear();
    if (!turn.set.empty() && !infusions.empty()) {
        auto& waiting = table.progress().set_infusions[turn.set];
        waiting.insert(waiting.end(), infusions.begin(), infusions.end());
        return;
    }
    for (const Element element : infusions) {
        make_strong(table, element);
    }
}

void infuse_for_sets(GameState& table) {
    auto& waiting = table.progress().set_infusions;
    for (auto it = waiting.begin(); it != waiting.end();) {
        if (set_still_acts(table, it->first)) {
            ++it;
            continue;
        }
        const std::vector<Element> elements = it->second;
        it = waiting.erase(it);
        for (const Element element : elements) {
            make_strong(table, element);
        }
    }
}

void wane(GameState& table) {
    for (std::size_t i = 0; i < element_count; ++i) {
        ElementState& state = table.scene().elements[i];
        if (state == ElementState::inert) {
            continue;
        }
        state = state == ElementState::strong ? ElementState::waning : ElementState::inert;
        table.happened("element.wane"_clause, event::Wane{static_cast<Element>(i), state});
    }
}

}  // namespace standee
