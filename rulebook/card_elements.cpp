#include "rulebook/card_elements.hpp"

#include <algorithm>
#include <utility>

#include "rulebook/card_in_progress.hpp"
#include "rulebook/elements.hpp"

// What a figure consumes for the abilities of its card.

namespace standee::rulebook {
namespace {

constexpr Clause consuming = "element.consume"_clause;

/// Whether what the figure consumes benefits its whole set: on its own card it may.
bool is_for_set(const CardInProgress& card) {
    return card.is_own() && consumes_for_set(card.table.rules(), card.self) &&
           card.table.on(consuming, "benefits the whole set");
}

std::vector<Element> consumable(const CardInProgress& card) {
    std::vector<Element> elements;
    for (int i = 0; i < element_count; ++i) {
        if (can_consume(card.table, static_cast<Element>(i), card.id)) {
            elements.push_back(static_cast<Element>(i));
        }
    }
    return elements;
}

/// With which element an icon is paid; none: it is not paid now.
std::optional<Element> paid_with(const Consumption& consumption, std::size_t icon) {
    return icon < consumption.elements.size() ? std::optional{consumption.elements[icon]}
                                              : std::nullopt;
}

/// Has one of several readings chosen, icon by icon: the party picks the elements that a monster
/// consumes [element.wild].
Reading choose_reading(CardInProgress& card, std::vector<Reading> left) {
    for (std::size_t i = 0; left.size() > 1 && i < left.front().size(); ++i) {
        for (std::size_t icon = 0; icon < left.front()[i].price->size(); ++icon) {
            std::vector<std::optional<Element>> payments;
            event::Choice choice{ChoiceKind::element, card.id, {}, 0};
            for (const Reading& reading : left) {
                const auto payment = paid_with(reading[i], icon);
                if (std::ranges::count(payments, payment) == 0) {
                    payments.push_back(payment);
                    choice.options.push_back(
                        {.words = payment ? std::string{name_of(*payment)} : "none"});
                }
            }
            if (payments.size() < 2) {
                continue;
            }
            const bool picks = card.table.on("element.wild"_clause);
            const std::size_t chosen =
                picks ? card.table.choose("element.wild"_clause, std::move(choice)) : 0;
            std::erase_if(left, [&](const Reading& reading) {
                return paid_with(reading[i], icon) != payments[chosen];
            });
        }
    }
    return left.front();
}

/// What a set consumes at the start of a turn benefits those of it that are there and have not
/// acted, and no longer those that came after an earlier consumption [element.consume].
void begin_benefits(CardInProgress& card) {
    Scene& scene = card.table.scene;
    const std::string set = consuming_set_of(card.table.rules(), card.self);
    const auto known = scene.progress.set_benefits.find(set);
    if (known != scene.progress.set_benefits.end() &&
        std::ranges::count(known->second, card.id) > 0) {
        return;
    }
    std::vector<std::string> figures{card.id};
    for (const Figure& figure : scene.figures) {
        if (consuming_set_of(card.table.rules(), figure) == set && !figure.turn_ended &&
            figure.id != card.id) {
            figures.push_back(figure.id);
        }
    }
    scene.progress.set_consumed[set] = {};
    scene.progress.set_benefits[set] = std::move(figures);
}

/// Nothing of the first figure has come of it, but others of the set have still to act: one of them
/// may perform something [element.consume].
void leave_to_set(CardInProgress& card, const Pledge& pledge) {
    Elements& left =
        card.table.scene.progress.set_pledged[consuming_set_of(card.table.rules(), card.self)];
    left = {};
    for (const Element element : pledge.taken) {
        const auto i = static_cast<std::size_t>(element);
        left[i] = pledge.elements_before[i];
    }
}

/// Nothing has come of it: the elements are as they were before.
void give_back(CardInProgress& card, const Pledge& pledge) {
    if (pledge.at_start &&
        benefits_still_act(card.table, consuming_set_of(card.table.rules(), card.self), card.id) &&
        card.table.on(consuming, "at the first turn of the set")) {
        leave_to_set(card, pledge);
        return;
    }
    Scene& scene = card.table.scene;
    scene.elements = pledge.elements_before;
    if (scene.progress.turn) {
        scene.progress.turn->consumed = pledge.consumed_before;
    }
    scene.progress.set_consumed = pledge.sets_before;
    scene.progress.set_benefits = pledge.benefits_before;
    if (!card.is_own()) {
        *card.paid_for_grant = pledge.grant_before;
    }
    if (!pledge.at_start) {
        card.plan_is_old = true;
        if (card.can_act()) {
            read_consumptions(card);
        }
    }
}

}  // namespace

bool has_consumed_at_start(const CardInProgress& card) {
    return card.is_own() && consumes_at_start(card.table.rules(), card.self);
}

void read_consumptions(CardInProgress& card) {
    const Book& book = card.table.rules();
    CardReader reader{
        card.self, consumable(card), {}, has_consumed_at_start(card), card.elements.passed};
    if (card.is_own()) {
        reader.paid_by_set = paid_by_set_of(book, card.table.scene, card.self);
    } else if (book.on("command.grant-control"_clause, "one consumption for all")) {
        reader.paid_by_set = *card.paid_for_grant;
    }
    card.elements.readings = readings(book, reader, card.left);
}

void consume_at_start(CardInProgress& card) {
    const std::string set = consuming_set_of(card.table.rules(), card.self);
    const bool for_others = has_consumed_at_start(card) &&
                            card.table.on(consuming, "at the first turn of the set") &&
                            benefits_still_act(card.table, set, card.id, true);
    if (!card.can_act() && !for_others) {
        return;
    }
    read_consumptions(card);
    if (!has_consumed_at_start(card)) {
        return;
    }
    const Reading chosen = choose_reading(card, card.elements.readings);
    card.elements.readings = {chosen};
    Pledge made = pledge(card, chosen);
    if (!made.taken.empty()) {
        made.at_start = true;
        card.elements.pledges.push_back(std::move(made));
    }
}

void decide_what_is_paid(CardInProgress& card) {
    std::vector<Reading>& readings = card.elements.readings;
    const bool open = std::ranges::any_of(
        readings, [&](const Reading& reading) { return !pay_the_same(reading, readings.front()); });
    if (open) {
        readings = {choose_reading(card, readings)};
    }
}

Consumption take_next_consumption(CardInProgress& card) {
    std::vector<Reading>& readings = card.elements.readings;
    std::vector<Reading> next;
    for (const Reading& reading : readings) {
        if (std::ranges::count(next, Reading{reading.front()}) == 0) {
            next.push_back({reading.front()});
        }
    }
    Consumption chosen = choose_reading(card, std::move(next)).front();
    std::erase_if(readings, [&](const Reading& reading) { return reading.front() != chosen; });
    pass_consumption(card);
    return chosen;
}

void pass_consumption(CardInProgress& card) {
    card.elements.passed.push_back(*card.elements.readings.front().front().price);
    for (Reading& reading : card.elements.readings) {
        reading.erase(reading.begin());
    }
}

/// What is paid for a set is noted, so that its other figures need not pay it again
/// [element.consume].
Pledge pledge(CardInProgress& card, const Reading& paid) {
    Scene& scene = card.table.scene;
    Pledge made;
    made.elements_before = scene.elements;
    made.consumed_before = scene.progress.turn ? scene.progress.turn->consumed : ElementSet{};
    made.sets_before = scene.progress.set_consumed;
    made.benefits_before = scene.progress.set_benefits;
    made.grant_before = card.is_own() ? made.grant_before : *card.paid_for_grant;
    for (const Consumption& one : paid) {
        if (!one.paid || one.by_set) {
            continue;
        }
        if (has_consumed_at_start(card)) {
            begin_benefits(card);
        }
        for (const Element element : one.elements) {
            if (card.table.on(consuming, "becomes inert")) {
                scene.elements[static_cast<std::size_t>(element)] = ElementState::inert;
            }
            if (scene.progress.turn) {
                scene.progress.turn->consumed.insert(element);
            }
            made.taken.push_back(element);
        }
        if (!card.is_own()) {
            card.paid_for_grant->push_back({*one.price, one.ordinal, one.elements});
        }
        if (is_for_set(card)) {
            scene.progress.set_consumed[consuming_set_of(card.table.rules(), card.self)].push_back(
                {*one.price, one.ordinal, one.elements});
        }
    }
    return made;
}

void confirm(CardInProgress& card, Pledge& pledge) {
    for (const Element element : pledge.taken) {
        card.table.record(consuming, event::Consume{element, true});
    }
    pledge.taken.clear();
}

/// What the set consumed at its first turn is consumed for good [element.consume].
void confirm_for_set(CardInProgress& card) {
    auto& pledged = card.table.scene.progress.set_pledged;
    const auto left = pledged.find(consuming_set_of(card.table.rules(), card.self));
    if (!has_consumed_at_start(card) || card.performed_any || left == pledged.end()) {
        return;
    }
    for (int i = 0; i < element_count; ++i) {
        if (left->second.at(static_cast<std::size_t>(i)) != ElementState::inert) {
            card.table.record(consuming, event::Consume{static_cast<Element>(i), true});
        }
    }
    pledged.erase(left);
}

/// A monster performs an ability as the element makes it, or not at all: elements are consumed only
/// for what is performed [element.consume].
void give_back_pledges(CardInProgress& card) {
    std::vector<Pledge>& pledges = card.elements.pledges;
    const bool over = card.left.empty() || !card.can_act();
    while (!pledges.empty() &&
           (over || (!pledges.back().at_start && card.left.size() <= pledges.back().rest))) {
        const Pledge last = std::move(pledges.back());
        pledges.pop_back();
        if (!card.performed_any && card.table.on(consuming)) {
            give_back(card, last);
        }
        card.performed_any = card.performed_any || last.performed;
    }
}

}  // namespace standee::rulebook
