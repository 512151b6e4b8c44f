#include "session/table.hpp"

#include <algorithm>
#include <utility>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "play/round/turn_order.hpp"
#include "session/commands.hpp"
#include "session/hands.hpp"

namespace standee {

std::string card_set_of(const Figure& figure) {
    return figure.set.empty() ? monster_set_of(figure) : figure.set;
}

Figure* find_in(Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    return found == scene.figures.end() ? nullptr : &*found;
}

const std::vector<MonsterCard>& deck_of_set(const Scene& scene, const std::string& set,
                                            const std::string& stat_cards) {
    static const std::vector<MonsterCard> none;
    for (const std::string& name : {stat_cards, set}) {
        const auto cards = scene.monsters.find(name);
        if (cards != scene.monsters.end() && !cards->second.cards.empty()) {
            return cards->second.cards;
        }
    }
    return none;
}

std::optional<Need> next_need(const State& state) {
    const Scene& scene = state.scene();
    for (const Figure& figure : scene.figures) {
        if (state.phase == Phase::setup && figure.kind == Kind::character &&
            std::ranges::count(state.ready, figure.id) == 0) {
            return Need{figure.id, {}, {}};
        }
    }
    for (const Figure& figure : scene.figures) {
        const bool acts = !figure.turn_ended && !figure.summoned_this_round;
        if (has_ability_card(figure) && acts && scene.card_of(figure) == nullptr) {
            return Need{{}, card_set_of(figure), monster_set_of(figure)};
        }
    }
    return std::nullopt;
}

Place Table::here() const {
    Place place = state_.now;
    if (place.board == nullptr) {
        place.board = std::make_shared<const Board>(place.scene->map);
    }
    return place;
}

void Table::note(std::string kind, std::string says, std::string about) {
    Happened happened;
    happened.note = Note{std::move(kind), std::move(says), std::move(about)};
    happened.after = state_.now.scene;
    outcome_.push_back(std::move(happened));
}

void Table::play(Leg leg, std::vector<TableDecision> decide) {
    if (const auto* end = std::get_if<leg::EndTurn>(&leg)) {
        discard_chosen(*this, end->figure);
    } else if (std::holds_alternative<leg::EndRound>(leg)) {
        for (const std::string& id : std::vector<std::string>{state_.ready}) {
            discard_chosen(*this, id);  // of those who had no turn
        }
    }
    run({here(), std::move(leg), std::move(decide)}, 0);
}

void Table::decide(TableDecision decision) {
    BegunLeg leg = *state_.paused;
    const auto* done = std::get_if<CarriedOut>(&decision);
    const bool own_steps = done != nullptr && !done->steps.empty();
    leg.decide.push_back(std::move(decision));
    try {
        run(leg, state_.paused->told);
    } catch (const InputError& error) {
        // Whether the decision is at fault, or what the turn then comes to.
        if (own_steps || !std::holds_alternative<leg::Turn>(leg.leg) ||
            error.error().pointer.starts_with("/round/decide")) {
            throw;
        }
        leave_to_table(leg.from, state_.last_turn, error.error());
    }
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
    state_.now = from;
    state_.paused.reset();
    state_.unplayable = UnplayableTurn{figure, error.found + "; expected " + error.expected};
}

void Table::run(BegunLeg leg, std::size_t told) {
    LegAnswer answer = play_leg(*leg.from.scene, leg.leg, {leg.decide, false, leg.from.board});
    Happened happened;
    happened.from = leg.from.scene;
    happened.told = std::min(told, answer.events.size());
    state_.now = {std::make_shared<const Scene>(std::move(answer.scene)), answer.board};
    state_.paused.reset();
    if (answer.pending) {
        state_.paused = PausedLeg{leg, *answer.pending, answer.events.size()};
    }
    happened.events = std::move(answer.events);
    outcome_.push_back(std::move(happened));
    note_uncounted(Happened{outcome_.back()});
    follow(answer, leg);
}

// Once for each character: it can lose cards for damage only if its cards are counted.
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
                     "'s cards are not counted, so it cannot negate damage. To count "
                     "them: cards " +
                     figure->id + " 9, with the cards in its hand.",
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
    for (const auto& [set, card] : scene().cards) {
        const std::vector<MonsterCard>& deck = deck_of_set(scene(), set, set);
        const auto found = std::ranges::find(deck, card.id, &MonsterCard::id);
        if (state_.piles.has(set) && found != deck.end()) {
            state_.piles.put_away(set, static_cast<std::size_t>(found - deck.begin()),
                                  card.shuffle);
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
        const auto last = state_.turns.find(state_.last_turn);
        const bool begun =
            last != state_.turns.end() && last->second->from.scene == paused.from.scene;
        figure = begun ? state_.last_turn : std::string{};
        if (!begun || !std::holds_alternative<leg::Turn>(paused.leg)) {
            throw InputError({ErrorCode::refused,
                              "/command",
                              "no turn of a monster in progress",
                              "one that waits for a decision",
                              {}});
        }
        state_.now = paused.from;
    }
    state_.unplayable.reset();
    state_.paused.reset();
    play(leg::Turn{figure, true});
}

void Table::change(const Edit& edit) {
    Scene scene = *state_.now.scene;
    edit(scene);
    state_.now.scene = std::make_shared<const Scene>(std::move(scene));
}

void Table::edit(const Edit& change, Note note) {
    Scene scene = *state_.now.scene;
    change(scene);
    state_.now = {std::make_shared<const Scene>(std::move(scene)), nullptr};
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

void Table::put_off(const std::string& command) {
    state_.later.push_back(command);
    note("correction", "At the end of this turn: " + command + ".");
}

// As if it had been so from the start of the leg. Decisions that no longer fit are asked again.
bool Table::correct_from_start(const Correction& correction) {
    BegunLeg leg = *state_.paused;
    Scene from = *leg.from.scene;
    (correction.at_start ? correction.at_start : correction.edit)(from);
    leg.from = {std::make_shared<const Scene>(std::move(from)), nullptr};
    while (true) {
        try {
            LegAnswer answer = play_leg(*leg.from.scene, leg.leg, {leg.decide, false, nullptr});
            Scene corrected = answer.scene;
            correction.edit(corrected);
            if (!answer.pending || corrected != answer.scene) {
                return false;
            }
            leg.from.board = answer.board;
            state_.now = {std::make_shared<const Scene>(std::move(answer.scene)), answer.board};
            if (const auto turn = state_.turns.find(answer.figure); turn != state_.turns.end()) {
                turn->second = std::make_shared<const BegunLeg>(leg);
            }
            state_.paused =
                PausedLeg{std::move(leg), *std::move(answer.pending), answer.events.size()};
            return true;
        } catch (const InputError&) {
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
        note("correction", "Not done: " + command + ": " + error.error().found + ".");
    }
    return true;
}

std::vector<Hex> empty_hexes(const Scene& scene) {
    std::vector<Hex> hexes = scene.map.hexes;
    std::erase_if(hexes, [&](Hex hex) {
        const auto stands = [&](const Figure& figure) { return stands_in(figure, hex); };
        const auto closed = [&](const Door& door) { return door.at == hex && !door.open; };
        return std::ranges::any_of(scene.figures, stands) ||
               std::ranges::any_of(scene.map.doors, closed) ||
               std::ranges::count(scene.map.obstacles, hex) > 0;
    });
    return hexes;
}

void Table::reveal(const ScenarioRoom& room) {
    const int players = setting_.scenario.players;
    state_.now = {std::make_shared<const Scene>(with_room(scene(), room, players)), nullptr};
    if (!room.revealed) {
        note("reveal",
             "Room " + room.id + " is revealed." + (room.text.empty() ? "" : " " + room.text),
             room.id);
    } else if (!room.text.empty()) {
        note("reveal", "Room " + room.id + ". " + room.text, room.id);
    }
    step::Spawn spawn;
    spawn.by = state_.acting;
    for (const Figure& figure : scene().figures) {
        if (spawn.by.empty() && figure.kind == Kind::character) {
            spawn.by = figure.id;
        }
    }
    for (RoomFigure& figure : coming_with(room, players)) {
        if (figure.placed) {
            spawn.figures.push_back(std::move(figure.figure));
        } else {
            state_.unplaced.push_back(std::move(figure));
        }
    }
    if (!spawn.figures.empty()) {
        play(leg::Steps{{{std::move(spawn)}}});
    }
}

std::size_t Table::demand_hidden(const std::string& id) const {
    for (std::size_t i = 0; i < state_.hidden.size(); ++i) {
        if (setting_.scenario.rooms.at(state_.hidden[i]).id == id) {
            return i;
        }
    }
    throw InputError(
        {ErrorCode::refused, "/command", "the room " + id, "the id of a room that is hidden", {}});
}

void Table::reveal(const std::string& id) { reveal_hidden(demand_hidden(id)); }

void Table::reveal_hidden(std::size_t position) {
    const auto hidden = state_.hidden.begin() + static_cast<std::ptrdiff_t>(position);
    const ScenarioRoom& room = setting_.scenario.rooms.at(*hidden);
    state_.hidden.erase(hidden);
    reveal(room);
}

void Table::place(std::optional<Hex> at) {
    Figure figure = std::move(state_.unplaced.front().figure);
    state_.unplaced.erase(state_.unplaced.begin());
    if (!at) {
        note("correction", figure.id + " does not come.");
        return;
    }
    figure.at = *at;
    if (figure.kind == Kind::monster || figure.kind == Kind::boss) {
        play(leg::Steps{{{step::Spawn{.by = {}, .figures = {std::move(figure)}, .choose = {}}}}});
        return;
    }
    const std::string id = figure.id;
    edit([&](Scene& scene) { scene.figures.push_back(figure); }, {"correction", id + " appears."});
}

bool Table::reveal_next() {
    for (std::size_t i = 0; i < state_.hidden.size(); ++i) {
        const ScenarioRoom& room = setting_.scenario.rooms.at(state_.hidden[i]);
        const bool open =
            room.revealed || std::ranges::any_of(scene().map.doors, [&](const Door& door) {
                return door.open && std::ranges::count(room.doors, door.at) > 0;
            });
        if (open) {
            reveal_hidden(i);
            return true;
        }
    }
    return false;
}

void Table::play_next_turn() {
    try {
        play(leg::Turn{});
    } catch (const InputError& error) {
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

/// Whether characters play: on the map, or waiting for a hex.
bool has_characters(const Scenario& scenario) {
    const auto is_character = [](const Figure& figure) { return figure.kind == Kind::character; };
    return std::ranges::any_of(scenario.scene.figures, is_character) ||
           std::ranges::any_of(scenario.rooms, [&](const ScenarioRoom& room) {
               return std::ranges::any_of(room.figures, is_character, &RoomFigure::figure);
           });
}

}  // namespace

// Whether there is more to do.
bool Table::step() {
    if (state_.paused || state_.unplayable || state_.phase == Phase::over ||
        !state_.unplaced.empty()) {
        return false;
    }
    if (carry_out_later() || reveal_next()) {
        return true;
    }
    if (has_characters(setting_.scenario) &&
        std::ranges::count(scene().figures, Kind::character, &Figure::kind) == 0) {
        state_.phase = Phase::over;
        state_.ended = "Every character is exhausted: the scenario is lost." +
                       (setting_.scenario.defeat.empty() ? "" : " " + setting_.scenario.defeat);
        note("over", state_.ended);
        return false;
    }
    switch (state_.phase) {
        case Phase::character: {
            const auto& turn = scene().progress.turn;
            if (turn && !turn->over && turn->figure == state_.acting) {
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
