#include "session/commands.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "play/perform.hpp"
#include "session/actions.hpp"
#include "session/corrections.hpp"
#include "session/decisions.hpp"
#include "session/hands.hpp"
#include "session/items.hpp"
#include "session/setup.hpp"
#include "session/waiting.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

using enum CommandGroup;
constexpr std::array forms = std::to_array<CommandForm>({
    {"initiative", "initiative [FIGURE] N [N]", "when a character acts; the number alone will do",
     setup},
    {"rest", "rest long", "a long rest, at 99; rest on that turn: heal 2", setup},
    {"rest", "rest short FIGURE", "a short rest, at the end of a round", setup},
    {"exhaust", "exhaust [FIGURE]", "a character is exhausted", setup},
    {"card", "card [SET] ID", "the ability card that was drawn, by its id or its name", setup},
    {"draw", "draw [SET|all]", "an ability card from the shuffled deck", setup},
    {"negate", "negate hand|discard|no", "whether damage is negated, and for which cards",
     decisions},
    {"item", "item NAME", "the item is used; no uses none", decisions},
    {"item", "item [FIGURE] shield N|disadvantage|negate [NAME]",
     "it has such an item; when it is attacked, it uses it at once", corrections},
    {"done", "done", "what a card says has been carried out", decisions},
    {"skip", "skip", "the table plays the rest of this turn by hand", decisions},
    {"move", "move HEX... [jump] [points N]", "along the hexes, the shortest way between them",
     turn},
    {"attack",
     "attack FIGURE... N [range R] [pierce P] [advantage] [poison ...] [push N] [draw CARDS]",
     "each target in turn; the modifier cards are asked for", turn},
    {"heal", "heal N [FIGURE] [range R]", "heals itself, or another", turn},
    {"damage", "damage FIGURE N", "damage that is no attack", turn},
    {"push", "push FIGURE N [HEX...]", "pushes it, along the hexes", turn},
    {"pull", "pull FIGURE N [HEX...]", "pulls it, along the hexes", turn},
    {"shield", "shield N [FIGURE] [once|persistent|rounds N]", "an active bonus", turn},
    {"retaliate", "retaliate N [range R] [FIGURE]", "an active bonus", turn},
    {"loot", "loot [RANGE]", "takes the loot tokens within range 1, or more", turn},
    {"open", "open [HEX]", "opens a door: the room behind it is revealed", turn},
    {"reveal", "reveal ROOM", "the scenario reveals a room", turn},
    {"summon", "summon NAME at HEX [hp N] [attack N] [move N] [range N]",
     "acts from the next round on", turn},
    {"teleport", "teleport HEX", "moves there at once", turn},
    {"jump", "jump HEX...", "the same as move HEX... jump", turn},
    {"infuse", "infuse ELEMENT", "strong at the end of the turn", turn},
    {"consume", "consume ELEMENT", "uses it up", turn},
    {"end", "end", "ends the turn of the character", turn},
    {"force", "force COMMAND", "the same without checks of turn and range", corrections},
    {"hp", "hp FIGURE N", "its hit points are so many", corrections},
    {"cards", "cards FIGURE HAND [DISCARDED [LOST]]",
     "how many cards it has in hand, without those chosen for the round", corrections},
    {"lose", "lose [N] card", "a card of this turn is lost, not discarded", turn},
    {"at", "FIGURE at HEX", "it stands there", corrections},
    {"poison", "CONDITION FIGURE", "it has the condition: poison Brute, bless Tinkerer",
     corrections},
    {"lose", "lose CONDITION FIGURE", "it no longer has it", corrections},
    {"element", "element fire strong", "or waning, or inert", corrections},
    {"spawn", "spawn SET [elite] at HEX", "a monster comes onto the map", corrections},
    {"kill", "kill FIGURE", "it dies", corrections},
    {"remove", "remove FIGURE", "it leaves the map", corrections},
    {"dismiss", "dismiss FIGURE", "a summon is sent away", corrections},
    {"close", "close HEX", "closes a door", corrections},
    {"token", "token HEX", "a loot token lies there; no token HEX takes it away", corrections},
    {"next", "next", "the next round", game},
    {"won", "won", "the scenario is won", game},
    {"lost", "lost", "the scenario is lost", game},
    {"undo", "undo [N]", "takes back the last command, or several", game},
    {"redo", "redo [N]", "does again what was taken back", game},
});

/// What the game waits for, to be said in a refusal.
std::string asked_for(const Table& table) {
    const Waiting waiting = waiting_for(table.setting(), table.state());
    if (waiting.says.empty()) {
        return "an answer; ? lists them";
    }
    return "an answer to: " + waiting.says +
           (waiting.answers.empty() ? "" : " For example: " + waiting.answers.front().command) +
           "; ? lists the answers";
}

/// A command as it is carried out.
struct Command {
    Table& table;
    Words words;
    const std::string& text;
    bool forced = false;
    std::string by;
};

void end_turn_of_character(const Command& command) {
    command.words.demand_end();
    if (command.table.state().phase != Phase::character) {
        not_possible("nobody's turn to end", asked_for(command.table));
    }
    command.table.play(leg::EndTurn{command.table.state().acting});
}

void end_game(const Command& command, bool won) {
    command.words.demand_end();
    const std::string& says =
        won ? command.table.setting().scenario.victory : command.table.setting().scenario.defeat;
    State& state = command.table.state();
    state.phase = Phase::over;
    state.paused.reset();
    state.unplayable.reset();
    state.ended = std::string{won ? "The scenario is won." : "The scenario is lost."} +
                  (says.empty() ? "" : " " + says);
    command.table.note("over", state.ended);
}

void finish_by_hand(const Command& command) {
    command.words.demand_end();
    if (!command.table.state().unplayable && !command.table.state().paused) {
        not_possible("nothing that waits for the table", asked_for(command.table));
    }
    command.table.play_by_hand();
}

/// Whether it is that figure's turn, or its summoner's.
bool may_act(const Scene& scene, const std::string& acting, const std::string& by) {
    const Figure* figure = scene.find(by);
    return by == acting || (figure != nullptr && figure->summoner == acting);
}

/// Whether an action needs no turn: it says what happens to somebody.
bool happens_to(const std::string& verb) {
    constexpr std::array<std::string_view, 6> others{"heal", "damage", "kill",
                                                     "lose", "spawn",  "dismiss"};
    return condition_named(verb) || std::ranges::count(others, std::string_view{verb}) > 0;
}

void act(Command& command, const std::string& verb) {
    Table& table = command.table;
    const State& state = table.state();
    if (state.paused && !happens_to(verb)) {
        not_possible("an action before a decision that is still needed", "an answer; ? lists them");
    }
    if (state.paused) {
        static_cast<void>(action_of(verb, command.words, {table, command.by, true}));
        table.put_off(command.text);
        return;
    }
    const std::string acting = state.phase == Phase::character ? state.acting : std::string{};
    const std::string by = command.by.empty() ? acting : command.by;
    const bool turn = !acting.empty() && may_act(table.scene(), acting, by);
    if (!turn && !command.forced && !happens_to(verb)) {
        not_possible(by.empty() ? "an action in nobody's turn" : by + ", whose turn it is not",
                     acting.empty() ? asked_for(table)
                                    : "an action of " + acting + ", or force " + command.text);
    }
    if (command.forced && verb == "move") {
        const Figure* figure = table.scene().find(by);
        Words place{'"' + by + "\" at " + command.words.take("a hex")};
        if (figure == nullptr || !corrects(table, place, command.text)) {
            not_possible("nobody to move", "FIGURE at HEX");
        }
        return;
    }
    Action action = action_of(verb, command.words, {table, by, command.forced});
    table.play(leg::Steps{std::move(action.steps)}, std::move(action.decide));
}

void reveal(const Command& command, const std::string& room) {
    Table& table = command.table;
    if (!table.state().paused) {
        table.reveal(room);
        return;
    }
    table.demand_hidden(room);
    table.put_off(command.text);  // what is in it does not exist for the turn in progress
}

bool begins_with_digit(const std::string& word) { return !word.empty() && is_digit(word.front()); }

/// The first words of commands, each once.
std::vector<std::string> verb_names() {
    std::vector<std::string> names;
    for (const CommandForm& form : forms) {
        if (std::ranges::count(names, form.name) == 0) {
            names.emplace_back(form.name);
        }
    }
    return names;
}

void run_verb(Command& command) {
    const std::string verb = command.words.peek();
    Words& words = command.words;
    Table& table = command.table;
    if (verb == "lose") {
        Words cards = words;
        cards.skip();
        const bool named = !command.by.empty() || table.state().phase != Phase::character;
        if (loses_cards(table, cards, named ? command.by : table.state().acting)) {
            return;
        }
    }
    if (is_action(verb)) {
        words.skip();
        act(command, verb);
        return;
    }
    const bool number = begins_with_digit(verb);
    words.skip();
    if (verb == "initiative") {
        say_initiative(table, words);
    } else if (verb == "rest") {
        rest(table, words);
    } else if (verb == "reveal") {
        const std::string room = words.take("the room");
        words.demand_end();
        reveal(command, room);
    } else if (verb == "exhaust") {
        exhaust(table, words);
    } else if (verb == "card") {
        say_card(table, words);
    } else if (verb == "draw") {
        draw_card(table, words);
    } else if (verb == "end" || verb == "pass") {
        end_turn_of_character(command);
    } else if (verb == "next") {
        words.demand_end();
        next_round(table);
    } else if (verb == "won" || verb == "lost") {
        end_game(command, verb == "won");
    } else if (verb == "item") {
        give_item(table, words, command.text);
    } else if (verb == "negate") {
        not_possible("nothing that " + verb + " answers now", asked_for(table));
    } else if (verb == "skip" || (verb == "done" && table.state().unplayable)) {
        finish_by_hand(command);
    } else if (number && next_need(table.state()) && table.state().phase == Phase::setup) {
        Words initiative{command.text};
        say_initiative(table, initiative);
    } else {
        const std::vector<std::string> names = verb_names();
        const std::vector<std::string_view> views{names.begin(), names.end()};
        if (table.state().paused) {
            not_possible(in_quotes(verb), asked_for(table) + did_you_mean(verb, views));
        }
        not_possible(in_quotes(verb), "a command; help lists them" + did_you_mean(verb, views));
    }
}

/// The verb that a word begins, where it is the only one.
std::string verb_meant(const std::string& word) {
    const std::vector<std::string> names = verb_names();
    const auto found = word.size() > 1 ? name_meant(word, names) : std::nullopt;
    return found ? names[*found] : word;
}

bool is_form(const std::string& word) {
    return std::ranges::count(forms, std::string_view{word}, &CommandForm::name) > 0;
}

/// Says where a figure of a revealed room stands, if one waits for that.
bool places(Table& table, const std::string& text) {
    Words words{text};
    if (table.state().unplaced.empty() || table.state().paused || words.left() != 1) {
        return false;
    }
    if (words.accept("absent")) {
        table.place(std::nullopt);
        return true;
    }
    const auto hex = hex_meant(words.peek(), table.scene(), table.setting().names);
    const std::vector<Hex> empty = empty_hexes(table.scene());
    if (!hex || std::ranges::count(empty, *hex) == 0) {
        return false;
    }
    table.place(*hex);
    return true;
}

void run_text(Table& table, const std::string& text) {
    if (places(table, text)) {
        return;
    }
    if (table.state().paused && answers(table, text)) {
        return;
    }
    table.withdraw_unbegun_turn();
    Command command{table, Words{text}, text, false, {}};
    command.forced = command.words.accept("force");
    if (corrects(table, command.words, text)) {
        return;
    }
    const std::string first = command.words.peek();
    const Figure* figure = figure_meant(first, table.scene());
    if (figure != nullptr && begins_with_digit(command.words.peek(1))) {
        say_initiative(table, command.words);
        return;
    }
    if (!is_action(first) && !is_form(first) && figure != nullptr &&
        is_action(verb_meant(command.words.peek(1)))) {
        command.by = figure->id;
        command.words.skip();
    } else if (!is_action(first) && !is_form(first) && !command.words.number() &&
               verb_meant(first) != first) {
        // "att guard 3" is "attack guard 3"
        const std::size_t at = in_small_letters(text).find(first);
        run_text(table, std::string{text}.replace(at, first.size(), verb_meant(first)));
        return;
    }
    run_verb(command);
}

void run_json(Table& table, const std::string& text) {
    const Json json = parse_document(text);
    if (table.state().paused) {
        answer(table, json);
        return;
    }
    if (json.is_object() && json.contains("abilities")) {
        say_card(table, json);
        return;
    }
    PlayStep step =
        read_step(Reader{json, "/command"}.with(table.scene().map.coordinates), table.scene());
    if (!is_within_turn(step)) {
        not_possible("a step that is no part of a turn", "end, next or an action");
    }
    table.play(leg::Steps{{{std::move(step)}}});
}

}  // namespace

std::span<const CommandForm> command_forms() { return forms; }

void run_command(Table& table, const std::string& text) {
    if (table.state().phase == Phase::over) {
        not_possible("a game that is over", "undo");
    }
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) {
        not_possible("an empty command", "a command; help lists them");
    }
    const bool json = text[first] == '{' || text[first] == '[';
    (json ? run_json : run_text)(table, text);
}

}  // namespace standee
