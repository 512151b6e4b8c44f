#include "lib/element_payment.hpp"

#include "lib/clause_sites.hpp"

namespace standee {
namespace {

constexpr std::array all_elements{Element::fire,  Element::ice,   Element::air,
                                  Element::earth, Element::light, Element::dark};
static_assert(all_elements.size() == element_count);

template <class Keep>
ElementSet elements_where(Keep keep) {
    ElementSet kept;
    for (const Element element : all_elements) {
        if (keep(element)) {
            kept.insert(element);
        }
    }
    return kept;
}

}  // namespace

constexpr auto payers_of_first_rule = decided_by("element.consume"_clause, "element.wild"_clause);
ElementSet payers_of_first(std::span<const ElementChoice> price, ElementSet available) {
    return elements_where([&](Element element) {
        return available.contains(element) && price.front().allows(element) &&
               can_pay(price.subspan(1), without(available, element));
    });
}

constexpr auto can_pay_rule = decided_by("element.consume"_clause, "element.wild"_clause);
bool can_pay(std::span<const ElementChoice> price, ElementSet available) {
    return price.empty() || !payers_of_first(price, available).empty();
}

ElementSet not_inert(const Elements& states) {
    return elements_where([&](Element element) {
        return states[static_cast<std::size_t>(element)] != ElementState::inert;
    });
}

ElementSet without(ElementSet elements, Element excluded) {
    return elements_where(
        [&](Element element) { return element != excluded && elements.contains(element); });
}

std::vector<Element> listed(ElementSet elements) {
    std::vector<Element> list;
    for (const Element element : all_elements) {
        if (elements.contains(element)) {
            list.push_back(element);
        }
    }
    return list;
}

ClauseSites clause_sites::lib::element_payment() {
    static constexpr auto sites = sites_of(payers_of_first_rule, can_pay_rule);
    return sites;
}

}  // namespace standee
