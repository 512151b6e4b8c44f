#include "play/elements/consuming.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "lib/element_payment.hpp"
#include "play/clause_sites.hpp"
#include "play/elements/elements.hpp"

namespace standee {
namespace {

/// The entry of a map, if there is one.
template <class Map>
std::optional<typename Map::mapped_type> entry_of(const Map& map, const std::string& key) {
    const auto found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional{found->second};
}

constexpr auto consumed_by_set_rule = decided_by("element.consume"_clause);
/// The elements that the set of this figure has consumed this round to its benefit: a figure that
/// came later has none.
ElementSet consumed_by_set(const GameState& state, const Figure& figure) {
    const std::string set = set_of(figure);
    const auto consumed = state.progress().set_consumed.find(set);
    const auto benefits = state.progress().set_benefits.find(set);
    const bool came_later = benefits != state.progress().set_benefits.end() &&
                            std::ranges::count(benefits->second, figure.id) == 0;
    return consumed == state.progress().set_consumed.end() || came_later ? ElementSet{}
                                                                         : consumed->second;
}

constexpr auto begin_benefits_rule = decided_by("element.consume"_clause);
/// What the set of the figure consumes is to the benefit of those of it that are there now. Who
/// came after an earlier consumption begins anew with the others that did.
void begin_benefits(Game& game, const Figure& by) {
    const std::string set = set_of(by);
    const auto& all = game.state().progress().set_benefits;
    const auto known = all.find(set);
    if (known != all.end() && std::ranges::count(known->second, by.id) > 0) {
        return;
    }
    std::vector<std::string> figures{by.id};
    for (const Figure& figure : game.state().scene().figures) {
        if (set_of(figure) == set && !figure.turn_ended && figure.id != by.id) {
            figures.push_back(figure.id);
        }
    }
    game.emit("element.consume"_clause, event::SetBenefits{set, std::move(figures)});
}

/// How to bring back the elements as they are now.
event::PledgesReturned elements_before(const GameState& state, const Figure& figure) {
    event::PledgesReturned before;
    before.elements = state.scene().elements;
    if (const auto& turn = state.progress().turn) {
        before.consumed_in_turn = turn->consumed;
    }
    before.set = set_of(figure);
    before.consumed_by_set = entry_of(state.progress().set_consumed, before.set);
    before.benefits = entry_of(state.progress().set_benefits, before.set);
    return before;
}

/// The elements that the figure may consume now.
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

std::vector<ElementChoice> not_covered(const GameState& state, const Figure& figure,
                                       const std::vector<ElementChoice>& elements) {
    const ElementSet consumed = consumed_by_set(state, figure);
    std::vector<ElementChoice> left;
    std::ranges::copy_if(elements, std::back_inserter(left),
                         [&](ElementChoice choice) { return !covered(choice, consumed); });
    return left;
}

}  // namespace

constexpr auto choose_element_rule = decided_by("element.wild"_clause);
std::optional<Element> choose_element(Game& game, const std::string& id,
                                      const std::vector<Element>& among) {
    event::Choice choice{ChoiceKind::element, id, {}, 0};
    for (const Element element : among) {
        choice.options.push_back({.words = std::string{name_of(element)}});
    }
    const auto chosen = game.choose("element.wild"_clause, std::move(choice));
    return chosen ? std::optional{among.at(*chosen)} : std::nullopt;
}

bool consumes_for_set(const Figure& figure, const Edition& edition) {
    return edition.set_consumes_together &&
           (figure.kind == Kind::monster || figure.kind == Kind::boss);
}

bool may_consume(const GameState& state, const Figure& figure,
                 const std::vector<ElementChoice>& elements) {
    return can_pay(not_covered(state, figure, elements), consumable(state, figure.id));
}

bool has_consumed(const GameState& state, const Figure& figure,
                  const std::vector<ElementChoice>& elements) {
    return !elements.empty() && not_covered(state, figure, elements).empty();
}

std::optional<bool> consume_all(Game& game, const Figure& figure,
                                const std::vector<ElementChoice>& elements, Taking taking) {
    const std::vector<ElementChoice> price = not_covered(game.state(), figure, elements);
    ElementSet available = consumable(game.state(), figure.id);
    if (!can_pay(price, available)) {
        return false;
    }
    std::vector<Element> paid;
    for (std::span<const ElementChoice> left{price}; !left.empty(); left = left.subspan(1)) {
        const auto element =
            choose_element(game, figure.id, listed(payers_of_first(left, available)));
        if (!element) {
            return std::nullopt;
        }
        available = without(available, *element);
        paid.push_back(*element);
    }
    const bool for_set = consumes_for_set(figure, game.state().rules());
    for (const Element element : paid) {
        if (for_set) {
            begin_benefits(game, figure);
        }
        consume(game, element, figure.id, for_set ? set_of(figure) : std::string{}, taking);
    }
    return true;
}

std::optional<Consumption> Consumption::make(Game& game, const Figure& figure,
                                             const std::vector<ElementChoice>& elements) {
    Consumption pending;
    pending.before_ = elements_before(game.state(), figure);
    const std::size_t known = game.log().events.size();
    const auto paid = consume_all(game, figure, elements, Taking::pledged);
    if (!paid) {
        return std::nullopt;
    }
    pending.paid_ = *paid;
    const auto& events = game.log().events;
    for (std::size_t i = known; i < events.size(); ++i) {
        if (const auto* pledge = std::get_if<event::Pledge>(&events[i].what)) {
            pending.unconfirmed_.push_back(pledge->element);
        }
    }
    return pending;
}

constexpr auto confirm_rule = decided_by("element.consume"_clause);
void Consumption::confirm(Game& game) {
    for (const Element element : unconfirmed_) {
        game.emit("element.consume"_clause, event::Consume{element, {}, true});
    }
    unconfirmed_.clear();
}

constexpr auto undo_rule = decided_by("element.consume"_clause);
void Consumption::undo(Game& game) const { game.emit("element.consume"_clause, before_); }

ClauseSites clause_sites::play::consuming() {
    static constexpr auto sites = sites_of(consumed_by_set_rule, begin_benefits_rule,
                                           choose_element_rule, confirm_rule, undo_rule);
    return sites;
}

}  // namespace standee
