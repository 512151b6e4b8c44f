#include <algorithm>

#include "focus/element_payment.hpp"
#include "lib/error.hpp"
#include "verify/contradictions/outcome.hpp"
#include "verify/contradictions/step_contradictions.hpp"

namespace standee::verify {
namespace {

/// What the turn comes to with the first option of every choice and, unless it says its cards, no
/// effect of cards; nothing where it cannot be played so.
std::optional<Played> played_by_itself(const Scene& scene, step::Turn turn) {
    constexpr std::size_t enough = 40;
    turn.choose.clear();
    if (!turn.draw) {
        turn.draw.emplace(enough);
    }
    try {
        return play(scene, turn);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

SceneOutcome without_elements(Scene scene) {
    scene.elements = {};
    return SceneOutcome{scene};
}

template <class What>
std::ptrdiff_t count_of(const Played& played) {
    return std::ranges::count_if(
        played.events, [](const Event& event) { return std::holds_alternative<What>(event.what); });
}

}  // namespace

// With its elements consumed the figure performs nothing for which they would be consumed; with
// none to consume it performs something for which they would be. So neither can be the outcome.
void add_missing_outcomes(const Scene& before, const PlayStep& step,
                          std::vector<Violation>& found) {
    const auto* turn = std::get_if<step::Turn>(&step);
    if (turn == nullptr || !turn->turn.abilities || !asks_for_elements(*turn->turn.abilities) ||
        before.elements == Elements{}) {
        return;
    }
    Scene inert = before;
    inert.elements = {};
    const auto with = played_by_itself(before, *turn);
    const auto without = with && count_of<event::Consume>(*with) == 0
                             ? played_by_itself(inert, *turn)
                             : std::nullopt;
    if (!without) {
        return;
    }
    const SceneOutcome consumed = without_elements(with->scene);
    const SceneOutcome kept = without_elements(without->scene);
    const bool attacks = count_of<event::Attack>(*without) > count_of<event::Attack>(*with);
    if (consumed != kept || attacks) {
        const std::string does = attacks ? "it attacks" : differs(before, kept, consumed);
        add_finding(found, {FindingKind::no_outcome,
                            {"element.consume"_clause, "ability.needs-target"_clause},
                            "consumption",
                            "with the elements consumed it performs nothing, so they are not",
                            "with none consumed " + does + ", so they are"});
    }
}

}  // namespace standee::verify
