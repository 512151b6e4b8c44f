#include "play/elements/consuming.hpp"

#include <algorithm>
#include <utility>

#include "focus/acting.hpp"
#include "lib/clause.hpp"
#include "play/elements/elements.hpp"

namespace standee {
namespace {

using Payment = SettledConsumption::Payment;

/// The entry of a map with that key, if there is one.
template <class Map>
std::optional<typename Map::mapped_type> entry_of(const Map& map, const std::string& key) {
    const auto found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional{found->second};
}

/// From now on, consumptions of the figure's set benefit the figures of the set that are on the map
/// now and have not ended their turns. Does nothing if this figure benefits already; if it came
/// after an earlier consumption, the set begins anew.
void begin_benefits(Game& game, const Figure& by) {
    const std::string set = consuming_set_of(by, game.state().rules());
    const auto& all = game.state().progress().set_benefits;
    const auto known = all.find(set);
    if (known != all.end() && std::ranges::count(known->second, by.id) > 0) {
        return;
    }
    std::vector<std::string> figures{by.id};
    for (const Figure& figure : game.state().scene().figures) {
        if (consuming_set_of(figure, game.state().rules()) == set && !figure.turn_ended &&
            figure.id != by.id) {
            figures.push_back(figure.id);
        }
    }
    game.emit("element.consume"_clause, event::SetBenefits{set, std::move(figures)});
}

/// An event that restores the elements as they are now.
event::PledgesReturned elements_before(const GameState& state, const Figure& figure) {
    event::PledgesReturned before;
    before.elements = state.scene().elements;
    if (const auto& turn = state.progress().turn) {
        before.consumed_in_turn = turn->consumed;
    }
    before.set = consuming_set_of(figure, state.rules());
    before.consumed_by_set = entry_of(state.progress().set_consumed, before.set);
    before.benefits = entry_of(state.progress().set_benefits, before.set);
    return before;
}

/// The element with which choice `number` of a price is paid; none if it is not paid.
std::optional<Element> paid_with(const SettledConsumption& consumption, std::size_t number) {
    return number < consumption.elements.size() ? std::optional{consumption.elements[number]}
                                                : std::nullopt;
}

/// Lets the party choose the element for one choice of a price, or that the price is not paid, and
/// keeps only the settlements that agree with it [element.consume].
Flow choose_payment(Game& game, const std::string& id, std::size_t consumption, std::size_t number,
                    std::vector<CardSettlement>& settlements) {
    std::vector<std::optional<Element>> payments;
    for (const CardSettlement& settlement : settlements) {
        const auto payment = paid_with(settlement[consumption], number);
        if (std::ranges::count(payments, payment) == 0) {
            payments.push_back(payment);
        }
    }
    event::Choice choice{ChoiceKind::element, id, {}, 0};
    for (const auto payment : payments) {
        choice.options.push_back({.words = payment ? std::string{name_of(*payment)} : "none"});
    }
    const auto chosen = game.choose("element.wild"_clause, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    std::erase_if(settlements, [&](const CardSettlement& settlement) {
        return paid_with(settlement[consumption], number) != payments[*chosen];
    });
    return Flow::goes_on;
}

}  // namespace

ElementSet consumable(const GameState& state, const std::string& by) {
    ElementSet elements;
    for (std::size_t i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        if (can_consume(state, element, by)) {
            elements.insert(element);
        }
    }
    return elements;
}

std::optional<CardSettlement> choose_settlement(Game& game, const std::string& figure,
                                                const std::vector<CardSettlement>& settlements) {
    std::vector<CardSettlement> left = settlements;
    for (std::size_t i = 0; left.size() > 1; ++i) {
        const std::size_t choices = left.front()[i].price.size();
        for (std::size_t number = 0; number < choices && left.size() > 1; ++number) {
            if (choose_payment(game, figure, i, number, left) == Flow::stops) {
                return std::nullopt;
            }
        }
    }
    return left.front();
}

Consumption::Consumption(Game& game, const Figure& figure, const CardSettlement& paid, bool for_set)
    : before_{elements_before(game.state(), figure)} {
    const Clause clause = "element.consume"_clause;
    const bool only_for_those_here = game.state().rules().set_consumes_at_start;
    for (const SettledConsumption& consumption : paid) {
        if (consumption.payment != Payment::now) {
            continue;
        }
        if (for_set && only_for_those_here) {
            begin_benefits(game, figure);
        }
        for (const Element element : consumption.elements) {
            game.emit(clause, event::Pledge{element});
            unconfirmed_.push_back(element);
        }
        if (for_set) {
            game.emit(clause, event::SetConsumes{
                                  consuming_set_of(figure, game.state().rules()),
                                  {consumption.price, consumption.ordinal, consumption.elements}});
        }
    }
}

void Consumption::confirm(Game& game) {
    for (const Element element : unconfirmed_) {
        game.emit("element.consume"_clause, event::Consume{element, true});
    }
    unconfirmed_.clear();
}

void Consumption::undo(Game& game) const { game.emit("element.consume"_clause, before_); }

void Consumption::leave_to_set(Game& game) const {
    event::SetPledges left{before_.set};
    for (const Element element : unconfirmed_) {
        const auto i = static_cast<std::size_t>(element);
        left.was[i] = before_.elements[i];
    }
    game.emit("element.consume"_clause, left);
}

bool set_goes_on(const GameState& state, const std::string& set, std::string_view besides,
                 bool able) {
    const auto& all = state.progress().set_benefits;
    const auto benefits = all.find(set);
    return std::ranges::any_of(state.scene().figures, [&](const Figure& figure) {
        const bool came_later =
            benefits != all.end() && std::ranges::count(benefits->second, figure.id) == 0;
        return consuming_set_of(figure, state.rules()) == set && figure.id != besides &&
               !figure.turn_ended && !figure.summoned_this_round && !came_later &&
               !(able && !can_act(figure));
    });
}

void confirm_for_set(Game& game, const std::string& set) {
    const auto pledged = game.state().progress().set_pledged.find(set);
    if (pledged == game.state().progress().set_pledged.end()) {
        return;
    }
    const Elements was = pledged->second;
    for (const Element element : listed(not_inert(was))) {
        game.emit("element.consume"_clause, event::Consume{element, true});
    }
    game.emit("element.consume"_clause, event::SetPledgeEnds{set, false});
}

void return_pledges(Game& game, bool all) {
    std::vector<std::string> over;
    for (const auto& [set, was] : game.state().progress().set_pledged) {
        if (all || !set_goes_on(game.state(), set, {})) {
            over.push_back(set);
        }
    }
    for (const std::string& set : over) {
        game.emit("element.consume"_clause, event::SetPledgeEnds{set, true});
    }
}

}  // namespace standee
