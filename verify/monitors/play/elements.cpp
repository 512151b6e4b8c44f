#include <algorithm>

#include "verify/monitors/play/monitor.hpp"

// Elements.

namespace standee::verify {
namespace of_elements {
namespace {

ElementState state(const Scene& scene, Element element) {
    return scene.elements[static_cast<std::size_t>(element)];
}

std::string name(Element element) { return std::string{name_of(element)}; }

/// The set that a monster belongs to: its name, or itself.
std::string set_of(const Figure& figure) { return figure.name.empty() ? figure.id : figure.name; }

bool waits_for_set(const PlayView& view, const Figure& figure) {
    const bool has_card =
        figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::ally;
    return has_card && view.rules().infusion_waits_for_set;
}

/// Whether another of the set has still to end a turn this round.
bool is_last_of_set(const PlayView& view, const Figure& figure) {
    return std::ranges::none_of(view.after().figures, [&](const Figure& other) {
        return other.id != figure.id && set_of(other) == set_of(figure) && !other.turn_ended &&
               !other.summoned_this_round;
    });
}

// In nobody's turn at once; else at the end of the turn, or of the last of the set.
Seen infuse(const PlayView& view) {
    Judgement judged;
    const auto& turn = view.before().progress.turn;
    if (const auto* step = view.step_as<step::Infuse>(); step && view.refusal() == nullptr) {
        const bool waits = turn && !turn->over;
        const ElementState was = state(view.before(), step->element);
        const ElementState due = waits ? was : ElementState::strong;
        judged.expect(state(view.after(), step->element) == due, was != ElementState::strong,
                      [&] { return name(step->element) + " is not infused when it should be"; });
    }
    const auto* end = view.step_as<step::EndTurn>();
    if (end == nullptr || view.refusal() != nullptr || !turn || turn->over ||
        turn->figure != end->figure) {
        return judged.seen();
    }
    const FigureState* figure = view.standing(0, end->figure);
    const bool due = !waits_for_set(view, *figure->figure) || is_last_of_set(view, *figure->figure);
    for (std::size_t i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        if (std::ranges::count(turn->infusions, ElementChoice::only(element)) == 0) {
            continue;
        }
        const bool strong = state(view.after(), element) == ElementState::strong;
        const bool before = state(view.before(), element) == ElementState::strong;
        judged.expect(strong == (due || before), !before, [&] {
            return name(element) + (strong ? " is strong" : " is not strong") +
                   " after the turn of " + end->figure;
        });
    }
    return judged.seen();
}

Seen wane(const PlayView& view) {
    if (view.step_as<step::EndRound>() == nullptr || view.refusal() != nullptr) {
        return {};
    }
    Judgement judged;
    for (int i = 0; i < element_count; ++i) {
        const auto element = static_cast<Element>(i);
        const ElementState was = state(view.before(), element);
        const ElementState due =
            was == ElementState::strong ? ElementState::waning : ElementState::inert;
        judged.expect(state(view.after(), element) == due, was != ElementState::inert,
                      [&] { return name(element) + " does not wane"; });
    }
    return judged.seen();
}

Seen consume(const PlayView& view) {
    const auto* step = view.step_as<step::Consume>();
    if (step == nullptr) {
        return {};
    }
    const auto& turn = view.before().progress.turn;
    const bool there = state(view.before(), step->element) != ElementState::inert;
    const bool in_turn = turn && !turn->over;
    const bool may = there && (!in_turn || (turn->usable.contains(step->element) &&
                                            !turn->consumed.contains(step->element)));
    const Seen seen =
        refusal_seen(view, "element.consume"_clause, !may, "the element cannot be consumed now");
    if (seen.verdict != Verdict::silent || view.refusal() != nullptr) {
        return seen;
    }
    return state(view.after(), step->element) == ElementState::inert
               ? Seen{Verdict::fired, {}}
               : Seen{Verdict::broken, name(step->element) + " is consumed and still there"};
}

constexpr std::array monitors{
    PlayMonitor{"element.infuse"_clause,
                "strong at the end of the turn, or of the last turn of a set",
                kinds<event::Infuse, event::Infusion, event::TurnEnds>(), infuse},
    PlayMonitor{"element.wane"_clause,
                "strong becomes waning, and waning inert, at the end of the round",
                kinds<event::RoundEnds>(), wane},
    PlayMonitor{
        "element.consume"_clause,
        "only an element that was there when the turn began, once a turn, and it becomes inert",
        kinds<event::Consume>() | refusals, consume},
};

}  // namespace
}  // namespace of_elements

std::span<const PlayMonitor> element_play_monitors() { return of_elements::monitors; }

}  // namespace standee::verify
