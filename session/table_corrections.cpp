#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "files/event_json.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/apply.hpp"
#include "play/event_names.hpp"
#include "session/commands.hpp"
#include "session/missing_stats.hpp"
#include "session/table.hpp"

// Corrections by hand: at once, or in the middle of a turn.

namespace standee {

Figure* find_in(Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    return found == scene.figures.end() ? nullptr : &*found;
}

void Table::change(const Edit& edit) {
    Scene scene = *state_.now.scene;
    edit(scene);
    state_.now.scene = kept(std::move(scene));
}

void Table::edit(const Edit& change, Note note) {
    Scene scene = *state_.now.scene;
    change(scene);
    state_.now = {kept(std::move(scene)), nullptr};
    this->note(std::move(note.kind), std::move(note.says), std::move(note.figure));
}

void Table::correct(const Correction& correction, const std::string& command) {
    if (!state_.paused) {
        edit(correction.edit, {"correction", correction.says});
    } else if (!correct_from_start(correction)) {
        put_off(command);
    }
}

namespace {

/// Whether the leg in progress is a whole turn. The turn of a character is not: each of its actions
/// is a leg.
bool is_in_whole_turn(const State& state) {
    const auto& turn = state.scene().progress.turn;
    const Figure* acting = turn ? state.scene().find(turn->figure) : nullptr;
    return state.paused && std::holds_alternative<leg::Turn>(state.paused->leg) &&
           (acting == nullptr || acting->kind != Kind::character);
}

}  // namespace

void Table::put_off(const std::string& command) {
    state_.later.push_back(command);
    note("correction",
         (is_in_whole_turn(state_) ? "At the end of this turn: " : "As soon as this is over: ") +
             command + ".");
}

namespace {

/// Whether the table has been told of an event: plans and choices are reasons, not happenings.
bool is_told(const Event& event) {
    return is_printed(event) && !std::holds_alternative<event::Planned>(event.what) &&
           !std::holds_alternative<event::Choice>(event.what);
}

/// The events of a leg that has been played again, compared with what has been told of it.
struct ToldAgain {
    std::size_t same = 0;     ///< the number of events up to the last that comes as it was told
    bool is_missing = false;  ///< something that was told does not come again, or not so
    bool has_more = false;    ///< something comes that has not been told
};

ToldAgain compared(const std::vector<Event>& before, const std::vector<Event>& now) {
    ToldAgain result;
    auto told = std::ranges::find_if(before, is_told);
    for (std::size_t i = 0; i < now.size() && !result.has_more; ++i) {
        if (!is_told(now[i])) {
            continue;
        }
        if (told != before.end() && write_event(*told) == write_event(now[i])) {
            result.same = i + 1;
            told = std::find_if(std::next(told), before.end(), is_told);
        } else {
            result.has_more = true;
        }
    }
    result.is_missing = told != before.end();
    return result;
}

std::shared_ptr<const Scene> scene_after(const Happened& happened, std::size_t events) {
    Scene scene = *happened.from;
    for (std::size_t i = 0; i < events; ++i) {
        apply(scene, happened.events[i]);
    }
    return kept(std::move(scene));
}

}  // namespace

// Plays the leg again as if the correction had been made before its start. Decisions that no longer
// fit are asked for again.
bool Table::correct_from_start(const Correction& correction) {
    const PausedLeg before = *state_.paused;
    BegunLeg leg = before;
    Scene from = *leg.from.scene;
    (correction.at_start ? correction.at_start : correction.edit)(from);
    leg.from = {kept(std::move(from)), nullptr};
    while (true) {
        try {
            LegAnswer answer = play_leg(*leg.from.scene, leg.leg, {leg.decide, false, nullptr});
            Scene corrected = answer.scene;
            correction.edit(corrected);
            if (!answer.pending || corrected != answer.scene) {
                return false;
            }
            leg.from.board = answer.board;
            state_.now = {kept(std::move(answer.scene)), answer.board};
            if (const auto turn = state_.turns.find(answer.figure); turn != state_.turns.end()) {
                turn->second = std::make_shared<const BegunLeg>(leg);
            }
            state_.paused = PausedLeg{leg, *std::move(answer.pending), answer.events.size()};
            tell_again(before, {leg.from.scene, std::move(answer.events)}, correction.says);
            return true;
        } catch (const InputError&) {
            spend(0);  // throws again if the limit of work was exceeded
            if (leg.decide.empty()) {
                return false;
            }
            leg.decide.pop_back();
        }
    }
}

// Tells what a correction means for the leg that has been played again, from the first event that
// is not as it was told.
void Table::tell_again(const PausedLeg& before, Happened again, const std::string& says) {
    std::vector<Event> events =
        play_leg(*before.from.scene, before.leg, {before.decide, false, before.from.board}).events;
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(std::min(before.told, events.size())),
                 events.end());
    const ToldAgain played = compared(events, again.events);
    again.told = played.same;
    const std::shared_ptr<const Scene> now = state_.now.scene;
    state_.now.scene = scene_after(again, played.same);
    note("correction", says);
    if (played.is_missing) {
        note("correction", played.has_more ? "This changes what has happened:"
                                           : "What has been decided since then is asked again.");
    }
    state_.now.scene = now;
    if (!played.has_more) {
        return;
    }
    outcome_.push_back(again);
    note_uncounted(again);
    note_lost_damage(*this, again);
}

bool Table::carry_out_later() {
    if (state_.later.empty()) {
        return false;
    }
    const std::string command = state_.later.front();
    state_.later.erase(state_.later.begin());
    try {
        run_command(*this, command);
    } catch (const InputError& error) {
        spend(0);  // throws again if the limit of work was exceeded
        note("correction", "Not done: " + command + ". " + error.error().found + ".");
    }
    return true;
}

}  // namespace standee
