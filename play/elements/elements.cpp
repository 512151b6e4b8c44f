#include "play/elements/elements.hpp"

#include <algorithm>

#include "play/clause_sites.hpp"

namespace standee {
namespace {

ElementState element_now(const GameState& state, Element element) {
    return state.scene().elements[static_cast<std::size_t>(element)];
}

/// Whether a figure of the set still has a turn to take or to end this round.
bool set_still_acts(const GameState& state, const std::string& set) {
    return std::ranges::any_of(state.scene().figures, [&](const Figure& figure) {
        return set_of(figure) == set && !figure.turn_ended && !figure.summoned_this_round;
    });
}

constexpr auto infuse_later_rule = decided_by("element.infuse"_clause);
void infuse_later(Game& game, const TurnInProgress& turn, Element element) {
    game.emit("element.infuse"_clause, event::Infusion{element, turn.figure, turn.set});
}

}  // namespace

std::string set_of(const Figure& figure) { return figure.name.empty() ? figure.id : figure.name; }

constexpr auto make_strong_rule = decided_by("element.infuse"_clause);
void make_strong(Game& game, Element element) {
    game.emit("element.infuse"_clause, event::Infuse{element});
}

void infuse(Game& game, Element element) {
    const auto& turn = game.state().progress().turn;
    if (!turn || turn->over) {
        make_strong(game, element);
        return;
    }
    infuse_later(game, *turn, element);
}

void infuse_by_card(Game& game, const std::string& figure, Element element) {
    const auto& turn = game.state().progress().turn;
    if (turn && turn->figure == figure) {
        infuse_later(game, *turn, element);
    } else {
        infuse(game, element);
    }
}

bool can_consume(const GameState& state, Element element, std::string_view by) {
    const auto& turn = state.progress().turn;
    const bool there = element_now(state, element) != ElementState::inert;
    if (!turn || (turn->over && turn->figure != by)) {
        return there;
    }
    return there && turn->usable.contains(element) && !turn->consumed.contains(element);
}

constexpr auto consume_rule = decided_by("element.consume"_clause);
void consume(Game& game, Element element, std::string_view by, const std::string& set,
             Taking taking) {
    const Clause clause = "element.consume"_clause;
    if (!can_consume(game.state(), element, by)) {
        refuse(clause,
               std::string{name_of(element)} + ", " +
                   std::string{name_of(element_now(game.state(), element))} +
                   (game.state().progress().turn ? " or consumed this turn" : ""),
               "an element strong or waning when the turn began and not yet consumed in it");
    }
    if (taking == Taking::pledged) {
        game.emit(clause, event::Pledge{element, set});
    } else {
        game.emit(clause, event::Consume{element, set});
    }
}

std::string infusions_wait_for(const Figure& figure, const Edition& edition) {
    const bool monster = figure.kind == Kind::monster || figure.kind == Kind::boss;
    return monster && edition.infusion_waits_for_set ? set_of(figure) : std::string{};
}

constexpr auto infuse_at_end_of_turn_rule = decided_by("element.infuse"_clause);
void infuse_at_end_of_turn(Game& game) {
    const Clause clause = "element.infuse"_clause;
    const TurnInProgress& turn = *game.state().progress().turn;
    const std::vector<Element> infusions = turn.infusions;
    if (infusions.empty()) {
        return;
    }
    if (!turn.set.empty()) {
        game.emit(clause, event::InfusionsWait{});
        return;
    }
    game.emit(clause, event::InfusionsDue{});
    for (const Element element : infusions) {
        make_strong(game, element);
    }
}

constexpr auto infuse_for_sets_rule = decided_by("element.infuse"_clause);
void infuse_for_sets(Game& game) {
    std::vector<std::string> due;
    for (const auto& [set, elements] : game.state().progress().set_infusions) {
        if (!set_still_acts(game.state(), set)) {
            due.push_back(set);
        }
    }
    for (const std::string& set : due) {
        const std::vector<Element> elements = game.state().progress().set_infusions.at(set);
        game.emit("element.infuse"_clause, event::InfusionsDue{set});
        for (const Element element : elements) {
            make_strong(game, element);
        }
    }
}

constexpr auto wane_rule = decided_by("element.wane"_clause);
void wane(Game& game) {
    for (std::size_t i = 0; i < element_count; ++i) {
        const ElementState now = game.state().scene().elements[i];
        if (now != ElementState::inert) {
            game.emit("element.wane"_clause,
                      event::Wane{static_cast<Element>(i), now == ElementState::strong
                                                               ? ElementState::waning
                                                               : ElementState::inert});
        }
    }
}

ClauseSites clause_sites::play::elements() {
    static constexpr auto sites =
        sites_of(infuse_later_rule, make_strong_rule, consume_rule, infuse_at_end_of_turn_rule,
                 infuse_for_sets_rule, wane_rule);
    return sites;
}

}  // namespace standee
