#include <algorithm>

#include <nlohmann/json.hpp>

#include "files/round_file.hpp"
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

template <class What, class Of>
std::ptrdiff_t count_of(const Of& played) {
    return std::ranges::count_if(
        played.events, [](const Event& event) { return std::holds_alternative<What>(event.what); });
}

/// Whether a card of the round asks for elements.
bool cards_ask_for_elements(const Scene& scene) {
    return std::ranges::any_of(
        scene.cards, [](const auto& card) { return asks_for_elements(card.second.abilities); });
}

Violation no_consistent_consumption(std::string does) {
    return {FindingKind::no_outcome,
            {"element.consume"_clause, "ability.needs-target"_clause},
            "consumption",
            "with the elements consumed it performs nothing, so they are not",
            "with none consumed " + std::move(does) + ", so they are"};
}

}  // namespace

// The same for a set that consumes at its first turn, if any of it performs anything: then it
// depends on the turns of all of them.
void add_missing_outcomes_of_round(const Case& tried, std::vector<Violation>& found) {
    if (tried.scene.elements == Elements{} || !cards_ask_for_elements(tried.scene)) {
        return;
    }
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = Json{{"round", Json::parse(tried.round)}};
    try {
        const RoundFile file = read_round(fixture, tried.scene);
        const RoundAnswer with = play_round(file.scene, file.orders);
        if (count_of<event::Consume>(with) > 0) {
            return;
        }
        Scene inert = file.scene;
        inert.elements = {};
        const RoundAnswer without = play_round(inert, file.orders);
        const bool attacks = count_of<event::Attack>(without) > count_of<event::Attack>(with);
        if (attacks && with.stop.index() == without.stop.index()) {
            add_finding(found, no_consistent_consumption("more attacks are made"));
        }
    } catch (const InputError&) {  // it cannot be played so
        return;
    }
}

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
        add_finding(found, no_consistent_consumption(does));
    }
}

}  // namespace standee::verify
