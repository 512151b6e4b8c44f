#include "rulebook/elements.hpp"

#include <algorithm>
#include <utility>

#include "rulebook/card_readings.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {
namespace {

ElementState& state_of(Table& table, Element element) {
    return table.scene.elements[static_cast<std::size_t>(element)];
}

/// An infused element becomes strong [element.infuse].
void make_strong(Table& table, Element element) {
    if (!table.on("element.infuse"_clause)) {
        return;
    }
    table.record("element.infuse"_clause, event::Infuse{element});
    state_of(table, element) = ElementState::strong;
}

/// Icons take effect one after another; the party picks the element of each when it does
/// [element.infuse, element.wild].
void infuse_now(Table& table, const std::string& id, const std::vector<ElementChoice>& icons) {
    for (const ElementChoice icon : icons) {
        make_strong(table, choose_element(table, id, icon));
    }
}

/// An infusion waits for the end of the turn [element.infuse].
void infuse_later(Table& table, ElementChoice icon) {
    TurnInProgress& turn = *table.scene.progress.turn;
    table.record("element.infuse"_clause, event::Infusion{icon, turn.figure, turn.set});
    turn.infusions.push_back(icon);
}

/// Whether a figure of the set has still to take or to end its turn this round.
bool has_turns_left(const Table& table, const std::string& set) {
    return std::ranges::any_of(table.scene.figures, [&](const Figure& figure) {
        return monster_set_of(figure) == set && !figure.turn_ended && !figure.summoned_this_round;
    });
}

/// An element on the card of a set becomes strong once, however many of its monsters perform the
/// card: each of the turn's icons is added unless it waits already [element.infuse].
void leave_to_set(const Table& table, std::vector<ElementChoice>& waiting,
                  const std::vector<ElementChoice>& icons) {
    std::vector<ElementChoice> there = waiting;
    const bool once = table.on("element.infuse"_clause, "once for the set");
    for (const ElementChoice icon : icons) {
        if (const auto same = std::ranges::find(there, icon); once && same != there.end()) {
            there.erase(same);
        } else {
            waiting.push_back(icon);
        }
    }
}

}  // namespace

/// In a turn the element becomes strong at its end, otherwise at once [element.infuse].
void infuse(Table& table, Element element) {
    const auto& turn = table.scene.progress.turn;
    if (turn && !turn->over && table.on("element.infuse"_clause)) {
        infuse_later(table, ElementChoice::only(element));
    } else {
        make_strong(table, element);
    }
}

/// A figure that has fallen in its own turn still infuses at the end of it [element.infuse].
void infuse_by_card(Table& table, const std::string& id, ElementChoice icon) {
    const auto& turn = table.scene.progress.turn;
    const bool in_turn = turn && (!turn->over || turn->figure == id);
    if (in_turn && table.on("element.infuse"_clause)) {
        infuse_later(table, icon);
    } else {
        infuse_now(table, id, {icon});
    }
}

/// An element that was strong or waning when the turn began, still is, and has not been consumed in
/// the turn [element.consume].
bool can_consume(const Table& table, Element element, std::string_view by) {
    ElementState now = table.scene.elements[static_cast<std::size_t>(element)];
    if (now == ElementState::waning && !table.on("element.consume"_clause, "or waning")) {
        now = ElementState::inert;
    }
    const auto& turn = table.scene.progress.turn;
    if (now == ElementState::inert) {
        return !table.on("element.consume"_clause);
    }
    const bool in_turn = turn && (!turn->over || turn->figure == by);
    return !in_turn || (turn->usable.contains(element) && !turn->consumed.contains(element)) ||
           !table.on("element.consume"_clause);
}

/// The element becomes inert [element.consume].
void consume(Table& table, Element element) {
    const Clause clause = "element.consume"_clause;
    if (!can_consume(table, element, {})) {
        refuse(clause, std::string{name_of(element)},
               "an element strong or waning when the turn began and not yet consumed in it");
    }
    table.record(clause, event::Consume{element});
    if (table.on(clause, "becomes inert")) {
        state_of(table, element) = ElementState::inert;
    }
    if (auto& turn = table.scene.progress.turn) {
        turn->consumed.insert(element);
    }
}

/// A wild icon is any one element, a mixed icon one of its two; the party picks [element.wild].
Element choose_element(Table& table, const std::string& id, ElementChoice icon) {
    std::vector<Element> among;
    event::Choice choice{ChoiceKind::element, id, {}, 0};
    for (int i = 0; i < element_count; ++i) {
        if (const auto element = static_cast<Element>(i); icon.allows(element)) {
            among.push_back(element);
            choice.options.push_back({.words = std::string{name_of(element)}});
        }
    }
    if (among.size() > 1 && !table.on("element.wild"_clause)) {
        return among.front();
    }
    return among.at(table.choose("element.wild"_clause, std::move(choice)));
}

/// An element on a monster ability card waits, where the edition says so, until the last of the set
/// has ended its turn [element.infuse].
std::string infusions_wait_for(const Table& table, const Figure& figure) {
    const bool waits = table.book().infusion_waits_for_set && has_ability_card(figure);
    return waits ? monster_set_of(figure) : std::string{};
}

void infuse_at_end_of_turn(Table& table) {
    auto& progress = table.scene.progress;
    const std::vector<ElementChoice> icons = std::exchange(progress.turn->infusions, {});
    if (icons.empty()) {
        return;
    }
    if (const std::string& set = progress.turn->set; !set.empty()) {
        leave_to_set(table, progress.set_infusions[set], icons);
    } else {
        infuse_now(table, std::string{progress.turn->figure}, icons);
    }
}

void infuse_for_sets(Table& table, const std::string& last, const std::string& its_set) {
    auto& waiting = table.scene.progress.set_infusions;
    std::vector<std::string> due;
    for (const auto& [set, icons] : waiting) {
        if (!has_turns_left(table, set) ||
            !table.on("element.infuse"_clause, "after the last of the set")) {
            due.push_back(set);
        }
    }
    for (const std::string& set : due) {
        const std::vector<ElementChoice> icons = std::exchange(waiting[set], {});
        waiting.erase(set);
        infuse_now(table, set == its_set ? last : std::string{}, icons);
    }
}

bool benefits_still_act(const Table& table, const std::string& set, std::string_view besides,
                        bool able) {
    const auto& benefits = table.scene.progress.set_benefits;
    const auto named = benefits.find(set);
    return std::ranges::any_of(table.scene.figures, [&](const Figure& figure) {
        const bool benefits_from_it =
            named == benefits.end() || std::ranges::count(named->second, figure.id) > 0;
        const bool stunned = figure.has(Condition::stun) && table.on("condition.stun"_clause);
        const bool acts = !figure.turn_ended && !figure.summoned_this_round && !(able && stunned);
        const bool of_the_set = consuming_set_of(table.rules(), figure) == set;
        return figure.id != besides && of_the_set && acts && benefits_from_it;
    });
}

void give_back_for_sets(Table& table, bool round_ends) {
    Scene& scene = table.scene;
    Progress& progress = scene.progress;
    std::erase_if(progress.set_pledged, [&](const auto& pledged) {
        const auto& [set, was] = pledged;
        if (!round_ends && benefits_still_act(table, set, {})) {
            return false;
        }
        auto& paid = progress.set_consumed[set];
        for (std::size_t i = 0; i < was.size(); ++i) {
            if (was[i] == ElementState::inert) {
                continue;
            }
            scene.elements[i] =
                scene.elements[i] == ElementState::inert ? was[i] : scene.elements[i];
            std::erase_if(paid, [&](const PaidConsumption& one) {
                return std::ranges::count(one.elements, static_cast<Element>(i)) > 0;
            });
        }
        if (paid.empty()) {
            progress.set_consumed.erase(set);
            progress.set_benefits.erase(set);
        }
        return true;
    });
}

/// Strong elements become waning, and waning ones inert [element.wane].
void wane(Table& table) {
    for (int i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        ElementState& state = state_of(table, element);
        if (state != ElementState::inert && table.on("element.wane"_clause)) {
            const bool wanes = state == ElementState::strong &&
                               table.on("element.wane"_clause, "strong becomes waning");
            state = wanes ? ElementState::waning : ElementState::inert;
            table.record("element.wane"_clause, event::Wane{element, state});
        }
    }
}

}  // namespace standee::rulebook
