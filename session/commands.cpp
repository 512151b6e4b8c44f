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
#include "session/missing_stats.hpp"
#include "session/setup.hpp"
#include "session/waiting.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

using enum CommandGroup;
constexpr std::array forms = std::to_array<CommandForm>({
    {"initiative", "initiative Brute 20",
     "Brute acts at 20; when it is asked, 20 alone will do, and "
     "20 71 says the second card too",
     setup},
    {"rest", "rest long",
     "a long rest at 99 instead of an initiative; on its turn, rest carries it "
     "out; in Frosthaven rest without heal leaves the heal out",
     setup},
    {"rest", "rest short Brute", "a short rest, at the end of a round", setup},
    {"exhaust", "exhaust Brute", "Brute is exhausted", setup},
    {"card", "card 519",
     "the monsters have this ability card: its number, its name or its "
     "initiative",
     setup},
    {"card", "card hand 50", "they have a card at 50 that the game does not know; you carry it out",
     setup},
    {"draw", "draw", "an ability card from the shuffled deck; draw all draws for all monsters",
     setup, "all"},
    {"move", "move C5 jump points 4",
     "to C5 by the shortest way, or by the hexes that you name; "
     "jump and points may be left out",
     turn},
    {"attack", "attack guard-2 3 range 3 poison",
     "several figures before the number are attacked in "
     "turn; after it may come range 3, pierce 2, push 1, pull 1, advantage, disadvantage, area, "
     "conditions, elements, and draw +1 for the modifier card",
     turn, "pierce push pull advantage disadvantage area melee draw"},
    {"heal", "heal 2", "heals itself; heal 2 Tinkerer range 3 heals another", turn, "range"},
    {"damage", "damage guard-2 1", "damage that is no attack", turn},
    {"push", "push guard-2 2 D5 D6", "pushes it; if you name no hexes, the game asks", turn},
    {"pull", "pull guard-2 2 D5 D6", "pulls it", turn},
    {"shield", "shield 1", "for this round; once, persistent or rounds 2 may follow", turn,
     "once persistent rounds turns uses"},
    {"retaliate", "retaliate 2 range 3", "for this round, as shield", turn,
     "once persistent rounds turns uses"},
    {"loot", "loot", "takes the loot tokens next to it and under it; loot 2 reaches farther", turn},
    {"open", "open C5", "opens the door: the room behind it is revealed", turn},
    {"reveal", "reveal 3", "the scenario reveals room 3", turn},
    {"summon", "summon Wolf at C5 hp 4 attack 2 move 3 range 2",
     "it acts from the next round on; attack - and move - say a dash on its card", turn,
     "shield flying normal elite"},
    {"teleport", "teleport C5", "to C5 at once", turn},
    {"jump", "jump C5", "the same as move C5 jump", turn, "points"},
    {"infuse", "infuse fire", "fire is strong from the end of the turn", turn},
    {"consume", "consume fire", "uses fire up", turn},
    {"lose", "lose card", "one card of this turn is lost and not discarded; lose 2 cards: both",
     turn, "cards"},
    {"end", "end", "the turn is over", turn},
    {"escape", "escape",
     "the turn is over, and the character leaves the map with its summons, not exhausted", turn},
    {"negate", "negate hand",
     "loses a card in hand instead of hit points; negate discard: two "
     "discarded cards; no: none",
     decisions, "discard no"},
    {"item", "item buckler", "uses the item; no uses none", decisions},
    {"done", "done", "you have done what the card says", decisions},
    {"skip", "skip", "you play the rest of this turn by hand", decisions},
    {"hp", "hp Brute 6", "Brute has 6 hit points", corrections},
    {"stats", "stats wolf move 3 attack -",
     "wolf has these stats, and none where its card has a dash; also hp, range and shield",
     corrections, "hp move attack range shield"},
    {"cards", "cards Brute 9 2 1",
     "Brute has 9 cards in hand besides those of this round, 2 "
     "discarded and 1 lost",
     corrections},
    {"item", "item Brute shield 2 buckler uses 3",
     "Brute has the item buckler and may use it three times, once if uses is left out; there are "
     "also item Brute disadvantage and item Brute negate",
     corrections, "disadvantage negate uses"},
    {"at", "guard-2 at C5", "it stands there", corrections},
    {"poison", "poison Brute", "Brute has the condition; so with bless, stun and all others",
     corrections},
    {"lose", "lose poison Brute", "Brute no longer has it", corrections},
    {"element", "element fire strong", "or waning, or inert", corrections,
     "ice air earth light dark waning inert"},
    {"spawn", "spawn guard elite at C5", "a monster comes onto the map", corrections,
     "normal hp attack move range shield flying"},
    {"give", "give guard-2", "it has one more token on its mat, such as a medical pack",
     corrections},
    {"kill", "kill guard-2", "it dies", corrections},
    {"remove", "remove guard-2", "it leaves the map", corrections},
    {"dismiss", "dismiss wolf", "its summoner sends it away", corrections},
    {"close", "close C5", "closes the door", corrections},
    {"token", "token C5", "a loot token lies there; no token C5 takes it away", corrections},
    {"force", "force attack guard-2 3", "does it without asking whose turn it is and how far it is",
     corrections},
    {"next", "next", "the next round", game},
    {"won", "won", "the scenario is won", game},
    {"lost", "lost", "the scenario is lost", game},
    {"undo", "undo", "takes back the last command; undo 3 the last three", game},
    {"redo", "redo", "does again what undo took back", game},
});

std::string asked_for(const Table& table) { return asked_first(table.setting(), table.state()); }

/// Which commands there are.
std::string commands_offered(const Table& table) {
    const State& state = table.state();
    if (table.setting().at_terminal) {
        return "Type help for all commands";
    }
    return state.phase == Phase::character && !is_asking(state)
               ? "Type what " + state.acting + " does, as in: move C5, attack guard-2 3, end"
               : asked_for(table);
}

/// Refuses what only a character in its turn may do.
[[noreturn]] void refuse_out_of_turn(const Table& table) {
    const std::string turn = monster_in_its_turn(table.state());
    not_possible(turn.empty() ? std::string{"No character is in the middle of its turn"}
                              : "It is " + turn + "'s turn",
                 asked_for(table));
}

/// "Did you mean \"move\"? ", where a name is nearly that; else nothing.
std::string suggested(const std::string& word, std::span<const std::string_view> names) {
    const auto name = nearest(word, names);
    return name ? "Did you mean " + in_quotes(*name) + "? " : std::string{};
}

/// A command while it is carried out.
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
        refuse_out_of_turn(command.table);
    }
    if (is_asking(command.table.state())) {
        not_possible("That has to wait", asked_for(command.table));
    }
    if (rests_this_turn(command.table.state())) {
        not_possible(command.table.state().acting + " takes a long rest this round",
                     "Type rest: it ends the turn");
    }
    command.table.play(leg::EndTurn{command.table.state().acting});
}

// The character leaves when everything at the end of its turn is over. It first takes a long rest
// if it has declared one [map.escape].
void escape(const Command& command) {
    Table& table = command.table;
    const std::string id = table.state().acting;
    if (rests_this_turn(table.state())) {
        command.words.demand_end();
        Words none{""};
        rest(table, none);
    } else {
        end_turn_of_character(command);
    }
    table.state().escaping = id;
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
        not_possible("There is nothing to carry out", asked_for(command.table));
    }
    const bool skips = command.table.state().paused.has_value();
    command.table.play_by_hand();
    if (skips) {
        const std::string& id = command.table.state().last_turn;
        const std::string name = quoted_name(id);
        command.table.note("correction",
                           "Play the rest of " + id +
                               "'s turn at the table, and type what happens, as in: " + name +
                               " at C5, force " + name + " attack Brute 2, hp Brute 6.",
                           id, true);
    }
}

/// Whether it is the turn of that figure, or of its summoner.
bool may_act(const Scene& scene, const std::string& acting, const std::string& by) {
    const Figure* figure = scene.find(by);
    return by == acting || (figure != nullptr && figure->summoner == acting);
}

/// Whether an action needs no turn, because it only says what happens to a figure.
bool happens_to(const std::string& verb) {
    constexpr std::array<std::string_view, 6> others{"heal", "damage", "kill",
                                                     "lose", "spawn",  "dismiss"};
    return condition_named(verb) || std::ranges::count(others, std::string_view{verb}) > 0;
}

/// The figure that an action summons; empty: none.
std::string summoned_by(const Action& action) {
    const auto* summon =
        action.steps.empty() ? nullptr : std::get_if<step::Summon>(&action.steps.front().step);
    return summon == nullptr ? std::string{} : summon->figure.id;
}

void act(Command& command, const std::string& verb) {
    Table& table = command.table;
    const State& state = table.state();
    if (is_asking(state) && !happens_to(verb)) {
        not_possible("That has to wait", asked_for(table));
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
        if (by.empty()) {
            refuse_out_of_turn(table);
        }
        not_possible("It is not " + by + "'s turn",
                     acting.empty()
                         ? asked_for(table)
                         : acting + " acts now. To do it all the same, type force " + command.text);
    }
    if (turn && !command.forced && by == acting && rests_this_turn(state) && !happens_to(verb)) {
        not_possible(acting + " takes a long rest this round", "Type rest: it ends the turn",
                     "rest.long"_clause);
    }
    if (command.forced && verb == "move") {
        const Figure* figure = table.scene().find(by);
        const Words place{'"' + by + "\" at " + command.words.take("a hex, such as C5")};
        if (figure == nullptr || !corrects(table, place, command.text)) {
            not_possible("Say who moves", "Type for example: force Brute move C5");
        }
        return;
    }
    Action action = action_of(verb, command.words, {table, by, command.forced});
    const std::string summon = summoned_by(action);
    table.play(leg::Steps{std::move(action.steps)});
    if (!summon.empty()) {
        note_missing_stats(table, summon);
    }
    draw(table, action.cards);
}

void reveal(const Command& command, const std::string& room) {
    Table& table = command.table;
    if (!table.state().paused) {
        table.reveal(room);
        return;
    }
    static_cast<void>(table.demand_hidden(room));
    table.put_off(command.text);  // the figures of the room do not exist for the turn in progress
}

/// Whether a number alone is an initiative, because a character is asked for it.
bool answers_initiative(const State& state, const Words& words) {
    const auto need = next_need(state);
    return words.number() && state.phase == Phase::setup && need && !need->character.empty();
}

bool begins_with_digit(const std::string& word) { return !word.empty() && is_digit(word.front()); }

/// The first words of all commands, each once.
std::vector<std::string> verb_names() {
    std::vector<std::string> names;
    for (const CommandForm& form : forms) {
        if (std::ranges::count(names, form.name) == 0) {
            names.emplace_back(form.name);
        }
    }
    return names;
}

/// The questions that a terminal answers itself.
constexpr std::array<std::string_view, 9> questions_of_a_terminal{
    "help", "?", "map", "status", "rules", "why", "why-not", "hexes", "quit"};

/// What answers a decision, and is a command at no other moment.
constexpr std::array<std::string_view, 4> answers_to_decisions{"done", "no", "miss", "2x"};

[[noreturn]] void refuse_unknown(const Command& command, const std::string& verb) {
    const Table& table = command.table;
    const std::vector<std::string> names = verb_names();
    const std::vector<std::string_view> views{names.begin(), names.end()};
    if (std::ranges::count(questions_of_a_terminal, std::string_view{verb}) > 0) {
        not_possible(in_quotes(verb) + " is a question to a terminal, and no command",
                     "Look at the answers that the game offers, and at its state");
    }
    // "A2" is a hex, and not "at".
    const bool hex = hex_meant(verb, table.scene(), table.setting().names).has_value();
    const std::string meant = hex ? std::string{} : suggested(verb, views);
    if (is_asking(table.state())) {
        not_possible(in_quotes(command.text) + " is no answer", meant + asked_for(table));
    }
    if (Words{verb}.number()) {
        not_possible(in_quotes(command.text) + " is no answer", asked_for(table));
    }
    if (std::ranges::count(answers_to_decisions, std::string_view{verb}) > 0) {
        not_possible("There is nothing to answer with " + in_quotes(verb) + " now",
                     asked_for(table));
    }
    not_possible(in_quotes(verb) + " is no command", meant + commands_offered(table));
}

[[noreturn]] void refuse_to_negate(const Table& table) {
    const auto& paused = table.state().paused;
    const auto* stop = paused ? std::get_if<PendingChoice>(&paused->pending) : nullptr;
    not_possible(stop != nullptr && stop->choice.of == ChoiceKind::negate
                     ? stop->choice.figure + " has too few cards for that"
                     : std::string{"There is no damage to negate"},
                 asked_for(table));
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
    const bool initiative = answers_initiative(table.state(), words);
    words.skip();
    if (verb == "initiative") {
        say_initiative(table, words);
    } else if (verb == "rest") {
        rest(table, words);
    } else if (verb == "reveal") {
        const std::string room = words.take("the name of the room");
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
    } else if (verb == "escape") {
        escape(command);
    } else if (verb == "next") {
        words.demand_end();
        next_round(table);
    } else if (verb == "won" || verb == "lost") {
        end_game(command, verb == "won");
    } else if (verb == "item") {
        give_item(table, words, command.text);
    } else if (verb == "negate") {
        refuse_to_negate(table);
    } else if (verb == "skip" || (verb == "done" && table.state().unplayable)) {
        finish_by_hand(command);
    } else if (initiative) {
        Words said{command.text};
        say_initiative(table, said);
    } else {
        refuse_unknown(command, verb);
    }
}

/// The only verb that begins with the word; the word itself if there is none or more than one.
std::string verb_meant(const std::string& word) {
    const std::vector<std::string> names = verb_names();
    const auto found = word.size() > 1 ? name_meant(word, names) : std::nullopt;
    return found ? names[*found] : word;
}

bool is_form(const std::string& word) {
    return std::ranges::count(forms, std::string_view{word}, &CommandForm::name) > 0;
}

/// Places a figure of a revealed room, if one waits for its hex: "C5", or "C5 3" with the number of
/// its standee.
bool places(Table& table, const std::string& text) {
    Words words{text};
    if (table.state().unplaced.empty() || table.state().paused || words.left() > 2) {
        return false;
    }
    if (words.left() == 1 && words.accept("absent")) {
        table.place(std::nullopt);
        return true;
    }
    const auto hex = hex_meant(words.peek(), table.scene(), table.setting().names);
    if (!hex || std::ranges::count(empty_hexes(table.scene()), *hex) == 0) {
        return false;
    }
    words.skip();
    const bool numbered = words.number().has_value();
    if (!words.at_end() && !numbered) {
        return false;
    }
    table.place(hex);
    if (numbered && (!table.state().paused || !answers(table, words.peek()))) {
        not_possible(in_quotes(words.peek()) + " is no number that it can have", asked_for(table));
    }
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
        not_possible("That step is no part of a turn", "Type end, next or an action");
    }
    table.play(leg::Steps{{{std::move(step)}}});
}

}  // namespace

std::span<const CommandForm> command_forms() { return forms; }

void run_command(Table& table, const std::string& text) {
    if (table.state().phase == Phase::over) {
        not_possible("The game is over", "Type undo to go on");
    }
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) {
        not_possible("There is no command", commands_offered(table));
    }
    const bool json = text[first] == '{' || text[first] == '[';
    (json ? run_json : run_text)(table, text);
}

}  // namespace standee
