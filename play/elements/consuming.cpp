#include "play/elements/consuming.hpp"

#include <algorithm>

#include "lib/element_payment.hpp"
#include "play/elements/elements.hpp"

namespace standee {
namespace {

/// The elements that the set of this figure has consumed this round to its benefit: a figure that
/// came later has none [element.consume].
ElementSet consumed_by_set(GameState& table, const Figure& figure) {
    const std::string set = set_of(figure);
    const auto consumed = table.progress().set_consumed.find(set);
    const auto benefits = table.progress().set_benefits.find(set);
    const bool came_later = benefits != table.progress().set_benefits.end() &&
                            std::ranges::count(benefits->second, figure.id) == 0;
    return consumed == table.progress().set_consumed.end() || came_later ? ElementSet{}
                                                                         : consumed->second;
}

/// Notes that the set of the figure has consumed an element, to the benefit of those of it that are
/// there now. Who came after an earlier consumption begins anew with the others that did.
void consumed_for_set(GameState& table, const Figure& by, Element element) {
    const std::string set = set_of(by);
    ElementSet& consumed = table.progress().set_consumed[set];
    std::vector<std::string>& benefits = table.progress().set_benefits[set];
    if (std::ranges::count(benefits, by.id) == 0) {
        consumed = {};
        benefits = {by.id};
        for (const Figure& figure : table.scene().figures) {
            if (set_of(figure) == set && !figure.turn_ended && figure.id != by.id) {
                benefits.push_back(figure.id);
            }
        }
    }
    consumed.insert(element);
}

/// The elements that the figure may consume now.
ElementSet consumable(GameState& table, const std::string& by) {
    ElementSet elements;
    for (std::size_t i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        if (can_consume(table, element, by)) {
            elements.insert(element);
        }
    }
    return elements;
}

/// Whether what the set has consumed already covers one of the choices.
bool covered(ElementChoice choice, ElementSet consumed) {
    for (std::size_t i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        if (choice.allows(element) && consumed.contains(element)) {
            return true;
        }
    }
    return false;
}

std::vector<ElementChoice> not_covered(GameState& table, const Figure& figure,
                                       const std::vector<ElementChoice>& elements) {
    const ElementSet consumed = consumed_by_set(table, figure);
    std::vector<ElementChoice> left;
    std::ranges::copy_if(elements, std::back_inserter(left),
                         [&](ElementChoice choice) { return !covered(choice, consumed); });
    return left;
}

}  // namespace

Element choose_element(GameState& table, const std::string& id, const std::vector<Element>& among) {
    event::Choice choice{"element", id, {}, 0};
    for (const Element element : among) {
        choice.options.push_back({.words = std::string{name_of(element)}});
    }
    return among.at(table.choose("element.wild"_clause, std::move(choice)));
}

bool consumes_for_set(const Figure& figure, const Edition& edition) {
    return edition.set_consumes_together &&
           (figure.kind == Kind::monster || figure.kind == Kind::boss);
}

bool may_consume(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements) {
    return can_pay(not_covered(table, figure, elements), consumable(table, figure.id));
}

bool has_consumed(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements) {
    return !elements.empty() && not_covered(table, figure, elements).empty();
}

bool consume_all(GameState& table, const Figure& figure, const std::vector<ElementChoice>& elements) {
    const std::vector<ElementChoice> price = not_covered(table, figure, elements);
    const auto choose = [&](const std::vector<Element>& payers) {
        return choose_element(table, figure.id, payers);
    };
    const auto paid = pay(price, consumable(table, figure.id), choose);
    if (!paid) {
        return false;
    }
    for (const Element element : *paid) {
        consume(table, element, figure.id);
        if (consumes_for_set(figure, table.rules())) {
            consumed_for_set(table, figure, element);
        }
    }
    return true;
}

Consumption::Consumption(GameState& table, const Figure& figure,
                         const std::vector<ElementChoice>& elements)
    : elements_{table.scene().elements},
      by_set_{table.progress().set_consumed},
      benefits_{table.progress().set_benefits} {
    if (const auto& turn = table.progress().turn) {
        by_turn_ = turn->consumed;
    }
    paid_ = consume_all(table, figure, elements);
    const auto is_told = [](const Event& event) {
        return !std::holds_alternative<event::Consume>(event.what);
    };
    const std::vector<Event>& events = table.events();
    const auto last_told = std::find_if(events.rbegin(), events.rend(), is_told);
    untold_ = table.take_back(static_cast<std::size_t>(events.rend() - last_told));
}

void Consumption::confirm(GameState& table) {
    for (Event& event : untold_) {
        table.happened(event.clause, std::move(event.what));
    }
    untold_.clear();
}

void Consumption::undo(GameState& table) const {
    table.scene().elements = elements_;
    table.progress().set_consumed = by_set_;
    table.progress().set_benefits = benefits_;
    if (auto& turn = table.progress().turn; turn && by_turn_) {
        turn->consumed = *by_turn_;
    }
}

}  // namespace standee
