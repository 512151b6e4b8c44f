#include <algorithm>
#include <utility>

#include "lib/error.hpp"
#include "lib/work.hpp"
#include "session/commands.hpp"
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
    } else if (correct_from_start(correction)) {
        note("correction", correction.says);
    } else {
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

// Plays the leg again as if the correction had been made before its start. Decisions that no longer
// fit are asked for again.
bool Table::correct_from_start(const Correction& correction) {
    BegunLeg leg = *state_.paused;
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
            state_.paused =
                PausedLeg{std::move(leg), *std::move(answer.pending), answer.events.size()};
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
