#include "play/elements/elements.hpp"

#include <algorithm>

#include "focus/element_payment.hpp"
#include "lib/clause.hpp"

namespace standee {
namespace {

ElementState element_now(const GameState& state, Element element) {
    return state.scene().elements[static_cast<std::size_t>(element)];
}

/// Whether a figure of the set still has a turn to take or to end this round.
bool set_still_acts(const GameState& state, const std::string& set) {
    return std::ranges::any_of(state.scene().figures, [&](const Figure& figure) {
        return monster_set_of(figure) == set && !figure.turn_ended && !figure.summoned_this_round;
    });
}

void infuse_later(Game& game, const TurnInProgress& turn, ElementChoice icon) {
    game.emit("element.infuse"_clause, event::Infusion{icon, turn.figure, turn.set});
}

/// The icons take effect one after another, each with an element that the party chooses.
Flow infuse_now(Game& game, const std::string& figure, const std::vector<ElementChoice>& icons) {
    for (const ElementChoice icon : icons) {
        const auto element = choose_element(game, figure, icon);
        if (!element) {
            return Flow::stops;
        }
        make_strong(game, *element);
    }
    return Flow::goes_on;
}

}  // namespace

void make_strong(Game& game, Element element) {
    game.emit("element.infuse"_clause, event::Infuse{element});
}

void infuse(Game& game, Element element) {
    const auto& turn = game.state().progress().turn;
    if (!turn || turn->over) {
        make_strong(game, element);
        return;
    }
    infuse_later(game, *turn, ElementChoice::only(element));
}

Flow infuse_by_card(Game& game, const std::string& figure, ElementChoice icon) {
    const auto& turn = game.state().progress().turn;
    if (!turn || (turn->over && turn->figure != figure)) {
        return infuse_now(game, figure, {icon});
    }
    infuse_later(game, *turn, icon);
    return Flow::goes_on;
}

std::optional<Element> choose_element(Game& game, const std::string& figure, ElementChoice icon) {
    const std::vector<Element> among = listed(icon);
    event::Choice choice{ChoiceKind::element, figure, {}, 0};
    for (const Element element : among) {
        choice.options.push_back({.words = std::string{name_of(element)}});
    }
    const auto chosen = game.choose("element.wild"_clause, std::move(choice));
    return chosen ? std::optional{among.at(*chosen)} : std::nullopt;
}

bool can_consume(const GameState& state, Element element, std::string_view by) {
    const auto& turn = state.progress().turn;
    const bool there = element_now(state, element) != ElementState::inert;
    if (!turn || (turn->over && turn->figure != by)) {
        return there;
    }
    return there && turn->usable.contains(element) && !turn->consumed.contains(element);
}

void consume(Game& game, Element element) {
    const Clause clause = "element.consume"_clause;
    if (!can_consume(game.state(), element)) {
        refuse(clause,
               std::string{name_of(element)} + ", " +
                   std::string{name_of(element_now(game.state(), element))} +
                   (game.state().progress().turn ? " or consumed this turn" : ""),
               "an element strong or waning when the turn began and not yet consumed in it");
    }
    game.emit(clause, event::Consume{element});
}

std::string infusions_wait_for(const Figure& figure, const Edition& edition) {
    return has_ability_card(figure) && edition.infusion_waits_for_set ? monster_set_of(figure)
                                                                      : std::string{};
}

Flow infuse_at_end_of_turn(Game& game) {
    const Clause clause = "element.infuse"_clause;
    const TurnInProgress& turn = *game.state().progress().turn;
    const std::vector<ElementChoice> infusions = turn.infusions;
    if (infusions.empty()) {
        return Flow::goes_on;
    }
    if (!turn.set.empty()) {
        game.emit(clause, event::InfusionsWait{});
        return Flow::goes_on;
    }
    const std::string figure = turn.figure;
    game.emit(clause, event::InfusionsDue{});
    return infuse_now(game, figure, infusions);
}

Flow infuse_for_sets(Game& game, const std::string& last, const std::string& its_set) {
    std::vector<std::string> due;
    for (const auto& [set, icons] : game.state().progress().set_infusions) {
        if (!set_still_acts(game.state(), set)) {
            due.push_back(set);
        }
    }
    for (const std::string& set : due) {
        const std::vector<ElementChoice> icons = game.state().progress().set_infusions.at(set);
        game.emit("element.infuse"_clause, event::InfusionsDue{set});
        if (infuse_now(game, set == its_set ? last : std::string{}, icons) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

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

}  // namespace standee
