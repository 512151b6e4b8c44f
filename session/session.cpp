#include "session/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/writing.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/round/round.hpp"
#include "session/commands.hpp"
#include "session/hands.hpp"
#include "session/items.hpp"
#include "session/standees.hpp"
#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

/// Shuffled modifier decks for all figures that draw cards, including those in rooms.
std::map<std::string, std::vector<Card>> shuffled_decks(const Scenario& scenario,
                                                        std::uint64_t seed) {
    Scene everybody = scenario.scene;
    for (const ScenarioRoom& room : scenario.rooms) {
        for (const RoomFigure& figure : room.figures) {
            if (comes_for(figure, scenario.players)) {
                everybody.figures.push_back(figure.figure);
            }
        }
    }
    return seeded(std::move(everybody), seed).decks;
}

std::shared_ptr<const Setting> setting_of(const Json& document, const Chance& chance,
                                          bool at_terminal) {
    Setting setting = read_setting(document);
    setting.at_terminal = at_terminal;
    Scene& scene = setting.scenario.scene;
    if (chance.seed) {
        scene.decks = shuffled_decks(setting.scenario, *chance.seed);
        scene.seed = chance.seed;
    }
    scene.progress.round = std::max(1, scene.progress.round);
    scene.turn.reset();
    return std::make_shared<const Setting>(std::move(setting));
}

/// Sets up the ability decks of a scenario from which cards have already been drawn.
void lay_decks(const Scenario& scenario, AbilityPiles& piles) {
    for (const auto& [name, deck] : scenario.ability_decks) {
        const std::vector<MonsterCard>& cards = deck_named(scenario.scene, name);
        const auto positions = [&](const std::vector<std::string>& ids) {
            std::vector<std::size_t> result;
            for (const std::string& id : ids) {
                const auto card = std::ranges::find(cards, id, &MonsterCard::id);
                if (card != cards.end()) {
                    result.push_back(static_cast<std::size_t>(card - cards.begin()));
                }
            }
            return result;
        };
        piles.lay(name, positions(deck.draw), positions(deck.discards));
    }
}

State state_of(const Setting& setting, const Chance& chance) {
    const Scenario& scenario = setting.scenario;
    State state;
    state.now = {kept(scenario.scene), nullptr};
    state.piles = AbilityPiles{chance.seed.value_or(chance.abilities)};
    for (std::size_t i = 0; i < scenario.rooms.size(); ++i) {
        state.hidden.push_back(i);
    }
    for (const Figure& figure : scenario.scene.figures) {
        if (figure.kind == Kind::character && figure.initiative) {
            state.ready.push_back(figure.id);
            if (figure.initiative->leading >= long_rest) {
                state.resting.push_back(figure.id);
            }
        }
    }
    state.hands = hands_in(scenario.scene);
    state.items = items_in(scenario.scene);
    lay_decks(scenario, state.piles);
    if (const auto& turn = scenario.scene.progress.turn) {
        const Figure* acting = scenario.scene.find(turn->figure);
        if (acting != nullptr && acting->kind == Kind::character) {
            state.phase = Phase::character;
            state.acting = turn->figure;
        }
    }
    return state;
}

/// A hash of the scene (FNV-1a), by which a saved game is checked against the present rules.
std::string check_of(const Scene& scene) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : write_scene(scene).dump()) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    }
    return fmt::format("{:016x}", hash);
}

/// About how many bytes a JSON document takes.
std::uint64_t kept_work_of(const Json& value) {
    constexpr std::uint64_t value_work = 50;
    std::uint64_t work = value_work;
    if (value.is_string()) {
        work += value.get_ref<const std::string&>().size();
    } else if (value.is_structured()) {
        for (const Json& part : value) {
            work += kept_work_of(part);
        }
    }
    return work;
}

std::uint64_t kept_work_of(const State& state) {
    return 3 * keeping_work(state.scene()) + copy_work(state);
}

/// The game that a saved one began as. Its errors say where they are in the saved game.
Session begun_with(Json start, const Chance& chance, bool at_terminal) {
    try {
        return Session{std::move(start), chance, at_terminal};
    } catch (const InputError& problem) {
        spend(0);  // throws if the limit of work has stopped it
        Error error = problem.error();
        error.pointer.insert(0, "/start");
        throw InputError{std::move(error)};
    }
}

constexpr std::array<std::string_view, 7> saved_fields{"format",  "start",  "seed", "abilities",
                                                       "journal", "undone", "check"};

}  // namespace

Session::Session(Json document, Chance chance, bool at_terminal)
    : document_{std::make_shared<const Json>(std::move(document))},
      chance_{chance},
      setting_{setting_of(*document_, chance_, at_terminal)},
      state_{state_of(*setting_, chance_)} {
    Table table{*setting_, state_, beginning_};
    if (is_scenario(*document_)) {
        Scene scene = *state_.now.scene;
        std::vector<Figure> monsters = take_unnumbered(scene);
        if (!monsters.empty()) {
            state_.now = {kept(std::move(scene)), nullptr};
            table.spawn(std::move(monsters), {});
        }
    }
    table.go_on();
    kept_work_ = kept_work_of(*document_) + kept_work_of(state_);
}

Outcome Session::carry_out(const std::string& text) {
    const std::uint64_t work = kept_work_of(state_);
    spend(work);
    State next = state_;
    Outcome outcome;
    Table table{*setting_, next, outcome};
    run_command(table, text);
    table.go_on();
    const std::uint64_t told = keeping_work(outcome);
    spend(told);
    done_.push_back({text, std::exchange(state_, std::move(next)), outcome, work + told});
    kept_work_ += work + told;
    // Every state is kept, and a board can be compiled again, so an old state gives up its own
    // board to save memory.
    if (Place& before = done_.back().before.now; before.board != state_.now.board) {
        before.board.reset();
    }
    return outcome;
}

Outcome Session::command(const std::string& text) {
    Words words{text};
    const bool undoes = words.peek() == "undo";
    if (undoes || words.peek() == "redo") {
        words.skip();
        constexpr int most = 1'000'000;
        const int count = words.at_end() ? 1 : words.take_number("how many", 1, most);
        words.demand_end();
        const std::vector<std::string> commands =
            undoes ? undo(static_cast<std::size_t>(count)) : redo(static_cast<std::size_t>(count));
        if (commands.empty()) {
            not_possible(
                undoes ? "There is no command to take back" : "There is no command to do again",
                undoes ? "The game is at its beginning"
                       : "Only what undo has just taken back can be done again");
        }
        Happened happened;
        happened.note =
            Note{undoes ? "undo" : "redo", (undoes ? "Taken back: " : "Done again: ") +
                                               fmt::format("{}", fmt::join(commands, "; ")) + "."};
        happened.after = state_.now.scene;
        return {std::move(happened)};
    }
    Outcome outcome = carry_out(text);
    undone_.clear();
    return outcome;
}

std::vector<std::string> Session::undo(std::size_t count) {
    std::vector<std::string> commands;
    for (; count > 0 && !done_.empty(); --count) {
        state_ = std::move(done_.back().before);
        commands.push_back(done_.back().command);
        undone_.push_back(std::move(done_.back().command));
        kept_work_ -= done_.back().kept_work;
        done_.pop_back();
    }
    return commands;
}

std::vector<std::string> Session::redo(std::size_t count) {
    std::vector<std::string> commands;
    try {
        for (; count > 0 && !undone_.empty(); --count) {
            static_cast<void>(carry_out(undone_.back()));
            commands.push_back(std::move(undone_.back()));
            undone_.pop_back();
        }
    } catch (...) {
        static_cast<void>(undo(commands.size()));
        throw;
    }
    return commands;
}

DrawnDecks Session::ability_decks() const {
    DrawnDecks decks;
    for (const std::string& set : state_.piles.sets()) {
        const std::vector<MonsterCard>& cards = deck_named(scene(), set);
        const auto ids = [&](const std::vector<std::size_t>& positions) {
            std::vector<std::string> result;
            for (const std::size_t position : positions) {
                result.push_back(cards.at(position).id);
            }
            return result;
        };
        decks[set] = {ids(state_.piles.to_draw(set)), ids(state_.piles.discarded(set))};
    }
    return decks;
}

std::vector<std::string> Session::journal() const {
    std::vector<std::string> commands;
    commands.reserve(done_.size());
    for (const Done& done : done_) {
        commands.push_back(done.command);
    }
    return commands;
}

Json Session::save() const {
    constexpr std::uint64_t command_work = 100;
    spend(3 * keeping_work(scene()) + command_work * (done_.size() + undone_.size()));
    Json saved{{"format", session_format}, {"start", *document_}};
    put_if(saved, "seed", chance_.seed);
    saved["abilities"] = chance_.abilities;
    saved["journal"] = journal();
    if (!undone_.empty()) {
        saved["undone"] = undone_;
    }
    saved["check"] = check_of(scene());
    return saved;
}

Session Session::load(const Json& saved, bool at_terminal) {
    const Reader reader{saved};
    demand_format(reader, session_format);
    reader.only(saved_fields);
    Chance chance;
    if (const auto seed = reader.find("seed")) {
        chance.seed = seed->natural();
    }
    if (const auto abilities = reader.find("abilities")) {
        chance.abilities = abilities->natural();
    }
    Session session = begun_with(reader.at("start").json(), chance, at_terminal);
    const auto text = [](const Reader& command) { return command.text(); };
    const std::vector<std::string> journal = reader.at("journal").list(text);
    for (const std::string& command : journal) {
        try {
            static_cast<void>(session.carry_out(command));
        } catch (const InputError& error) {
            spend(0);  // throws if the limit of work has stopped it
            session.remark_ = "Command " + std::to_string(session.done_.size() + 1) + ", " +
                              command + ", is no longer possible (" + error.error().found +
                              "). The game goes on before it.";
            return session;
        }
    }
    session.undone_ = reader.list_or_none("undone", text);
    if (reader.text_or("check", "") != check_of(session.scene())) {
        session.remark_ =
            "The board is not as it was when the game was saved: another version of the rules "
            "played it.";
    }
    return session;
}

}  // namespace standee
