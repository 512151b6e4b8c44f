#include "play/consuming.hpp"

#include <algorithm>

#include "play/elements.hpp"

namespace standee {
namespace {

/// The elements that the set of this figure has consumed this round.
ElementSet consumed_by_set(Table& table, const std::string& id) {
    const auto& consumed = table.progress().set_consumed;
    const auto found = consumed.find(set_of(table.figure(id)));
    return found == consumed.end() ? ElementSet{} : found->second;
}

std::vector<Element> usable(Table& table, ElementChoice choice, ElementSet taken) {
    std::vector<Element> elements;
    for (std::size_t i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        if (choice.allows(element) && !taken.contains(element) && can_consume(table, element)) {
            elements.push_back(element);
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

/// Whether the choices left can all be met by elements not yet taken.
bool can_meet(Table& table, std::span<const ElementChoice> left, ElementSet taken) {
    if (left.empty()) {
        return true;
    }
    return std::ranges::any_of(usable(table, left.front(), taken), [&](Element element) {
        ElementSet more = taken;
        more.insert(element);
        return can_meet(table, left.subspan(1), more);
    });
}

std::vector<ElementChoice> not_covered(Table& table, const std::string& id,
                                       const std::vector<ElementChoice>& elements) {
    const ElementSet consumed = consumed_by_set(table, id);
    std::vector<ElementChoice> left;
    std::ranges::copy_if(elements, std::back_inserter(left),
                         [&](ElementChoice choice) { return !covered(choice, consumed); });
    return left;
}

}  // namespace

Element choose_element(Table& table, const std::string& id, const std::vector<Element>& among) {
    event::Choice choice{"element", id, {}, 0};
    for (const Element element : among) {
        choice.options.push_back({.words = std::string{name_of(element)}});
    }
    return among.at(table.choose("element.wild"_clause, std::move(choice)));
}

bool may_consume(Table& table, const std::string& id, const std::vector<ElementChoice>& elements) {
    return can_meet(table, not_covered(table, id, elements), {});
}

bool consume_all(Table& table, const std::string& id, const std::vector<ElementChoice>& elements) {
    const std::vector<ElementChoice> left = not_covered(table, id, elements);
    if (!can_meet(table, left, {})) {
        return false;
    }
    const Figure& figure = table.figure(id);
    const bool shared = table.rules().set_consumes_together &&
                        (figure.kind == Kind::monster || figure.kind == Kind::boss);
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<Element> among = usable(table, left[i], {});
        std::erase_if(among, [&](Element element) {
            ElementSet taken;
            taken.insert(element);
            return !can_meet(table, std::span{left}.subspan(i + 1), taken);
        });
        const Element element = choose_element(table, id, among);
        consume(table, element);
        if (shared) {
            table.progress().set_consumed[set_of(table.figure(id))].insert(element);
        }
    }
    return true;
}

}  // namespace standee
