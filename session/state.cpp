#include "session/state.hpp"

#include <utility>
#include <variant>

#include "lib/copy_work.hpp"
#include "lib/work.hpp"

namespace standee {

std::shared_ptr<const Scene> kept(Scene scene) {
    spend(3 * keeping_work(scene));
    return std::make_shared<const Scene>(std::move(scene));
}

bool is_asking(const State& state) { return state.paused || !state.unplaced.empty(); }

bool is_in_its_turn(const State& state, const std::string& id) {
    const auto& turn = state.scene().progress.turn;
    return state.acting == id && turn && !turn->over && turn->figure == id;
}

std::string monster_in_its_turn(const State& state) {
    if (state.unplayable) {
        return state.unplayable->figure;
    }
    const auto& turn = state.scene().progress.turn;
    const Figure* figure = turn && !turn->over ? state.scene().find(turn->figure) : nullptr;
    return state.paused && figure != nullptr && figure->kind != Kind::character ? figure->id : "";
}

namespace {

// At least two units for each byte, because every state is kept.
constexpr std::uint64_t text_work = 120;  // in addition to its letters

std::uint64_t copy_work(const std::string& text) { return text_work + 3 * text.size(); }

std::uint64_t copy_work(const std::vector<std::string>& texts) {
    std::uint64_t work = 0;
    for (const std::string& text : texts) {
        work += copy_work(text);
    }
    return work;
}

std::uint64_t copy_work(const event::Option& option) {
    constexpr std::uint64_t option_work = 600;
    constexpr std::uint64_t hex_work = 8;
    return option_work + 2 * (option.figure.size() + option.words.size()) +
           copy_work(option.targets) + hex_work * option.path.size() +
           (option.along ? copy_work(*option.along) : 0);
}

/// Each further decision copies the decisions before it a few times.
std::uint64_t copy_work(const TableDecision& decision) {
    constexpr std::uint64_t decision_work = 400;
    constexpr std::uint64_t step_work = 4000;
    const auto* done = std::get_if<CarriedOut>(&decision);
    const auto* cards = std::get_if<std::vector<Card>>(&decision);
    std::uint64_t work = decision_work + (done == nullptr ? 0 : step_work * done->steps.size());
    for (std::size_t i = 0; cards != nullptr && i < cards->size(); ++i) {
        work += decision_work * (1 + (*cards)[i].effects.size());
    }
    return work;
}

/// The work of copying a leg that waits for a decision.
std::uint64_t copy_work(const PausedLeg& paused) {
    std::uint64_t work = 0;
    if (const auto* stop = std::get_if<PendingChoice>(&paused.pending)) {
        for (const event::Option& option : stop->choice.options) {
            work += copy_work(option);
        }
    } else if (const auto* text = std::get_if<PendingText>(&paused.pending)) {
        work += copy_work(text->says);
    }
    for (const TableDecision& decision : paused.decide) {
        work += copy_work(decision);
    }
    return work;
}

}  // namespace

std::uint64_t copy_work(const State& state) {
    constexpr std::uint64_t figure_work = 9;  // for each unit of work of copying it
    constexpr std::uint64_t entry_work = 100;
    std::uint64_t work = state.piles.copy_work() + copy_work(state.later) + copy_work(state.ready) +
                         copy_work(state.resting) + copy_work(state.uncounted) +
                         copy_work(state.without_stat_card) +
                         (state.paused ? copy_work(*state.paused) : 0);
    for (const RoomFigure& figure : state.unplaced) {
        work += entry_work + figure_work * copy_work(figure.figure);
    }
    return work + entry_work * (state.hands.size() + state.turns.size() + state.items.size());
}

std::uint64_t keeping_work(const Outcome& outcome) {
    constexpr std::uint64_t event_work = sizeof(Event);
    std::uint64_t work = 0;
    for (const Happened& happened : outcome) {
        work += event_work * happened.events.size();
        for (const Event& event : happened.events) {
            if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
                for (const event::Option& option : choice->options) {
                    work += copy_work(option);
                }
            }
        }
    }
    return work;
}

}  // namespace standee
