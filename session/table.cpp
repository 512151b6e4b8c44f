#include "session/table.hpp"

#include <algorithm>
#include <utility>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/round/turn_order.hpp"
#include "session/corrections.hpp"
#include "session/hands.hpp"
#include "session/missing_stats.hpp"
#include "session/standees.hpp"
#include "session/waiting.hpp"
#include "session/words.hpp"

namespace standee {

Place Table::here() const {
    Place place = state_.now;
    if (place.board == nullptr) {
        place.board = std::make_shared<const Board>(place.scene->map);
    }
    return place;
}

void Table::note(std::string kind, std::string says, std::string about, bool hands_over) {
    Happened happened;
    happened.note = Note{std::move(kind), std::move(says), std::move(about), hands_over};
    happened.after = state_.now.scene;
    outcome_.push_back(std::move(happened));
}

void Table::play(Leg leg) {
    if (const auto* end = std::get_if<leg::EndTurn>(&leg)) {
        discard_chosen(*this, end->figure);
    } else if (std::holds_alternative<leg::EndRound>(leg)) {
        for (const std::string& id : std::vector<std::string>{state_.ready}) {
            discard_chosen(*this, id);  // of characters that had no turn
        }
    }
    if (auto* steps = std::get_if<leg::Steps>(&leg)) {
        for (LocatedStep& step : steps->steps) {
            if (auto* spawn = std::get_if<step::Spawn>(&step.step)) {
                number_by_chance(spawn->figures, scene(), state_.piles);
            }
        }
    }
    run({here(), std::move(leg), {}}, 0);
}

void Table::spawn(std::vector<Figure> figures, const std::string& by) {
    give_free_ids(figures, scene());
    play(leg::Steps{{{step::Spawn{.by = by, .figures = std::move(figures), .choose = {}}}}});
}

// The number becomes part of the monster's id, so the monster is placed with it from the start.
bool Table::decide_standee(const TableDecision& decision) {
    const auto* stop = std::get_if<PendingChoice>(&state_.paused->pending);
    const auto* index = std::get_if<std::size_t>(&decision);
    BegunLeg leg = *state_.paused;
    auto* steps = std::get_if<leg::Steps>(&leg.leg);
    if (stop == nullptr || stop->choice.of != ChoiceKind::number || index == nullptr ||
        *index >= stop->choice.options.size() || steps == nullptr) {
        return false;
    }
    const int number = std::stoi(stop->choice.options[*index].words);
    for (LocatedStep& step : steps->steps) {
        auto* spawn = std::get_if<step::Spawn>(&step.step);
        const auto named = [&](const Figure& figure) { return figure.id == stop->choice.figure; };
        const auto figure = spawn == nullptr ? std::vector<Figure>::iterator{}
                                             : std::ranges::find_if(spawn->figures, named);
        if (spawn != nullptr && figure != spawn->figures.end() && awaits_standee(*figure)) {
            number_standee(*figure, number, spawn->figures, scene());
            run(std::move(leg), state_.paused->told);
            return true;
        }
    }
    return false;
}

void Table::decide(TableDecision decision) {
    if (decide_standee(decision)) {
        return;
    }
    BegunLeg leg = *state_.paused;
    const auto* done = std::get_if<CarriedOut>(&decision);
    const bool own_steps = done != nullptr && !done->steps.empty();
    leg.decide.push_back(std::move(decision));
    try {
        run(leg, state_.paused->told);
    } catch (const InputError& error) {
        spend(0);  // throws again if the limit of work was exceeded
        // Either the decision is wrong, or the turn cannot be played after it.
        if (own_steps || !std::holds_alternative<leg::Turn>(leg.leg) ||
            error.error().pointer.starts_with("/round/decide")) {
            throw;
        }
        leave_to_table(leg.from, whose_turn(leg), error.error());
    }
}

bool Table::has_begun(const BegunLeg& leg) const {
    const auto last = state_.turns.find(state_.last_turn);
    return last != state_.turns.end() && last->second->from.scene == leg.from.scene;
}

// If a turn is played by hand it only begins, so what makes it unplayable does not stop it.
std::string Table::whose_turn(const BegunLeg& leg) const {
    return has_begun(leg)
               ? state_.last_turn
               : play_leg(*leg.from.scene, leg::Turn{{}, true}, {leg.decide, false, leg.from.board})
                     .figure;
}

void Table::withdraw_unbegun_turn() {
    const auto& paused = state_.paused;
    if (paused && paused->told == 0 && std::holds_alternative<leg::Turn>(paused->leg)) {
        const Place from = paused->from;
        state_.now = from;
        state_.paused.reset();
    }
}

void Table::play_again(BegunLeg leg) {
    const std::size_t told = state_.paused->told;
    run(std::move(leg), told);
}

void Table::leave_to_table(const Place& from, const std::string& figure, const Error& error) {
    const bool told = state_.paused && state_.paused->told > 0;
    state_.now = from;
    state_.paused.reset();
    state_.unplayable = UnplayableTurn{figure, error.found + "; needed: " + error.expected, told};
}

void Table::run(BegunLeg leg, std::size_t told) {
    LegAnswer answer = play_leg(*leg.from.scene, leg.leg, {leg.decide, false, leg.from.board});
    Happened happened;
    happened.from = leg.from.scene;
    happened.told = std::min(told, answer.events.size());
    state_.now = {kept(std::move(answer.scene)), answer.board};
    state_.paused.reset();
    if (answer.pending) {
        state_.paused = PausedLeg{leg, *answer.pending, answer.events.size()};
    }
    happened.events = std::move(answer.events);
    outcome_.push_back(std::move(happened));
    const Happened now{outcome_.back()};
    note_uncounted(now);
    note_lost_damage(*this, now);
    if (!answer.pending) {
        call_by_standees(leg);
    }
    follow(answer, leg);
}

namespace {

/// Whether a leg places a figure whose number was given before.
bool brings_numbered(const Leg& leg, const std::string& id) {
    const auto* steps = std::get_if<leg::Steps>(&leg);
    const auto numbered = [&](const Figure& figure) { return figure.id == id && figure.standee; };
    return steps != nullptr && std::ranges::any_of(steps->steps, [&](const LocatedStep& step) {
               const auto* spawn = std::get_if<step::Spawn>(&step.step);
               return spawn != nullptr && std::ranges::any_of(spawn->figures, numbered);
           });
}

}  // namespace

// The number of a monster that a card brings is drawn in the middle of a turn, when its id can no
// longer change.
void Table::call_by_standees(const BegunLeg& leg) {
    const std::shared_ptr<const Scene> there = state_.now.scene;
    for (const Figure& figure : there->figures) {
        const bool monster = figure.kind == Kind::monster || figure.kind == Kind::ally;
        const auto id = called_by_standee(figure);
        if (!monster || !id || scene().find(*id) != nullptr ||
            leg.from.scene->find(figure.id) != nullptr || brings_numbered(leg.leg, figure.id)) {
            continue;
        }
        change([&](Scene& scene) { rename(scene, figure.id, *id); });
        note("correction", figure.id + " is called " + *id + " from now on.", *id);
    }
}

// Told once for each character: it can lose cards to negate damage only if its cards are counted.
void Table::note_uncounted(const Happened& happened) {
    for (std::size_t i = happened.told; i < happened.events.size(); ++i) {
        const auto* damage = std::get_if<event::Damage>(&happened.events[i].what);
        const Figure* figure = damage == nullptr ? nullptr : happened.from->find(damage->to);
        if (figure != nullptr && figure->kind == Kind::character && !figure->cards &&
            scene().find(figure->id) != nullptr &&
            std::ranges::count(state_.uncounted, figure->id) == 0) {
            state_.uncounted.push_back(figure->id);
            note("correction",
                 figure->id +
                     "'s cards are not counted, so the game does not ask whether it negates "
                     "damage. If it has 9 cards in hand, type cards " +
                     quoted_name(figure->id) + " 9.",
                 figure->id);
        }
    }
}

void Table::follow(const LegAnswer& answer, const BegunLeg& leg) {
    if (std::holds_alternative<leg::Turn>(leg.leg) && !answer.figure.empty()) {
        state_.turns[answer.figure] = std::make_shared<const BegunLeg>(leg);
        state_.last_turn = answer.figure;
        const Figure* figure = leg.from.scene->find(answer.figure);
        if (figure != nullptr && figure->kind != Kind::character) {
            state_.last_planned = answer.figure;
        }
    }
    if (answer.pending) {
        return;
    }
    if (std::holds_alternative<leg::EndRound>(leg.leg)) {
        state_.phase = Phase::next_round;
        state_.round_is_over = true;
    } else if (std::holds_alternative<leg::Turn>(leg.leg)) {
        if (answer.figure.empty()) {
            end_round();
            return;
        }
        const auto& turn = scene().progress.turn;
        if (turn && !turn->over && turn->figure == answer.figure) {
            state_.phase = Phase::character;
            state_.acting = answer.figure;
        }
    }
}

void Table::end_round() {
    // If one of two cards of the same pile shuffles it, both must be in the pile before that.
    for (const bool shuffles : {false, true}) {
        for (const auto& [set, card] : scene().cards) {
            const std::string pile = pile_of(scene(), set);
            const std::vector<MonsterCard>& deck = deck_named(scene(), pile);
            const auto found = std::ranges::find(deck, card.id, &MonsterCard::id);
            if (card.shuffle == shuffles && state_.piles.has(pile) && found != deck.end()) {
                state_.piles.put_away(pile, static_cast<std::size_t>(found - deck.begin()),
                                      shuffles);
            }
        }
    }
    play(leg::EndRound{});
}

void Table::play_by_hand() {
    std::string figure;
    if (state_.unplayable) {
        figure = state_.unplayable->figure;
    } else {
        const PausedLeg paused = *state_.paused;
        const bool begun = has_begun(paused);
        figure = begun ? state_.last_turn : std::string{};
        if (!begun || !std::holds_alternative<leg::Turn>(paused.leg)) {
            not_possible("No monster is in the middle of its turn", asked_first(setting_, state_));
        }
        state_.now = paused.from;
    }
    state_.unplayable.reset();
    state_.paused.reset();
    play(leg::Turn{figure, true});
}

void Table::play_next_turn() {
    try {
        play(leg::Turn{});
    } catch (const InputError& error) {
        spend(0);  // throws again if the limit of work was exceeded
        const std::vector<PlaceInOrder> order = initiative_order(scene());
        if (order.empty() || order.front().figures.empty()) {
            throw;
        }
        leave_to_table(state_.now, order.front().figures.front(), error.error());
    }
}

void Table::go_on() {
    while (step()) {
    }
}

namespace {

/// Whether there are characters in the game, on the map or waiting for a hex.
bool has_characters(const Scenario& scenario) {
    const auto is_character = [](const Figure& figure) { return figure.kind == Kind::character; };
    return std::ranges::any_of(scenario.scene.figures, is_character) ||
           std::ranges::any_of(scenario.rooms, [&](const ScenarioRoom& room) {
               return std::ranges::any_of(room.figures, is_character, &RoomFigure::figure);
           });
}

}  // namespace

bool are_all_gone(const Setting& setting, const State& state) {
    return has_characters(setting.scenario) &&
           std::ranges::count(state.scene().figures, Kind::character, &Figure::kind) == 0;
}

// Makes one step of the game. Returns whether there is more to do.
bool Table::step() {
    if (is_asking(state_) || state_.unplayable || state_.phase == Phase::over) {
        return false;
    }
    note_missing_stat_cards(*this);
    if (!state_.escaping.empty() && !is_in_its_turn(state_, state_.escaping)) {
        const std::string id = std::exchange(state_.escaping, {});
        if (scene().find(id) != nullptr) {  // not exhausted at the end of its turn
            leave_map(*this, id);
            state_.escaped = true;
        }
        return true;
    }
    if (carry_out_later() || reveal_next()) {
        return true;
    }
    if (are_all_gone(setting_, state_)) {
        if (state_.escaped) {
            if (state_.phase == Phase::character) {
                state_.phase = Phase::turns;
                state_.acting.clear();
            }
            return false;  // the scenario says who has won
        }
        state_.phase = Phase::over;
        state_.ended = "Every character is exhausted: the scenario is lost." +
                       (setting_.scenario.defeat.empty() ? "" : " " + setting_.scenario.defeat);
        note("over", state_.ended);
        return false;
    }
    switch (state_.phase) {
        case Phase::character: {
            if (is_in_its_turn(state_, state_.acting)) {
                return false;
            }
            state_.phase = Phase::turns;
            state_.acting.clear();
            return true;
        }
        case Phase::setup:
            if (next_need(state_)) {
                return false;
            }
            state_.phase = Phase::turns;
            return true;
        case Phase::turns:
            if (next_need(state_)) {
                return false;
            }
            play_next_turn();
            return true;
        case Phase::next_round:
        case Phase::over: break;
    }
    return false;
}

}  // namespace standee
