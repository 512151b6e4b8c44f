#include "session/setup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "files/monster_card_json.hpp"
#include "files/render.hpp"
#include "focus/second_card.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/apply.hpp"
#include "play/event.hpp"
#include "session/corrections.hpp"
#include "session/hands.hpp"
#include "session/items.hpp"
#include "session/waiting.hpp"
#include "show/words/card_words.hpp"

namespace standee {
namespace {

/// The first character on the map, for examples.
std::string some_character(const Scene& scene) {
    const auto found = std::ranges::find(scene.figures, Kind::character, &Figure::kind);
    return quoted_name(found == scene.figures.end() ? "Brute" : found->id);
}

/// Refuses a character that was on the map at the start and is no longer there.
void demand_present(const Table& table, const std::string& name) {
    const Figure* begun = figure_meant(name, table.setting().scenario.scene);
    if (begun != nullptr && begun->kind == Kind::character &&
        table.scene().find(begun->id) == nullptr) {
        not_possible(begun->id + " is exhausted, or has left the map",
                     asked_first(table.setting(), table.state()));
    }
}

/// The figure that the words name or, if they name none, the one that is asked. `command` is an
/// example for the error, with {} for the figure's name.
const Figure& character_of(Table& table, Words& words, std::string_view command) {
    const Scene& scene = table.scene();
    const Figure* figure = words.number() ? nullptr : figure_meant(words.peek(), scene);
    if (figure == nullptr && !words.at_end()) {
        demand_present(table, words.peek());
    }
    if (figure != nullptr) {
        words.skip();
    } else {
        const auto need = next_need(table.state());
        figure =
            scene.find(need && !need->character.empty() ? need->character : table.state().acting);
    }
    if (figure == nullptr || figure->kind != Kind::character) {
        not_possible(
            figure == nullptr ? std::string{"The character is missing"}
                              : figure->id + " is no character",
            "Say which one, as in: " + fmt::format(fmt::runtime(command), some_character(scene)));
    }
    return *figure;
}

Figure& figure_in(Scene& scene, const std::string& id) {
    return *std::ranges::find(scene.figures, id, &Figure::id);
}

void set_initiative(Table& table, const std::string& id, const Initiative& initiative,
                    const std::string& says) {
    std::vector<std::string>& ready = table.state().ready;
    if (std::ranges::count(ready, id) == 0) {
        ready.push_back(id);
    }
    std::erase(table.state().resting, id);
    table.edit([&](Scene& scene) { figure_in(scene, id).initiative = initiative; },
               {"initiative", says, id});
}

void demand_quiet(const Table& table) {
    if (table.state().paused) {
        not_possible("That has to wait", asked_first(table.setting(), table.state()));
    }
}

/// What says a card of a set, for examples: "519", "hand 50".
std::string some_card(const Scene& scene, const Need& need) {
    const std::vector<MonsterCard>& deck = deck_of_set(scene, need.set, need.stat_cards);
    return deck.empty() ? "hand 50" : deck.front().id;
}

/// The set that needs a card, or the one that the words name where more than `others` of them are
/// left.
Need set_of(Table& table, Words& words, std::size_t others) {
    const Scene& scene = table.scene();
    std::vector<Need> sets;
    std::vector<std::string> names;
    for (const Figure& figure : scene.figures) {
        const std::string set = card_set_of(scene, figure);
        if (has_ability_card(figure) && std::ranges::count(names, set) == 0) {
            names.push_back(set);
            sets.push_back({{}, set, monster_type_of(figure)});
        }
    }
    if (words.left() > others) {
        if (const auto named = name_meant(words.peek(), names)) {
            words.skip();
            return sets[*named];
        }
    }
    const auto need = next_need(table.state());
    if (need && !need->set.empty()) {
        return *need;
    }
    for (const Need& set : sets) {  // initiatives may be given after the cards
        if (!scene.cards.contains(set.set)) {
            return set;
        }
    }
    not_possible(
        names.empty() ? "No monster is on the map" : "All monsters have their ability cards",
        names.empty() ? std::string{"A card is drawn when one comes"}
                      : "To say another card, name the monsters first: card " +
                            quoted_name(names.front()) + " " + some_card(scene, sets.front()));
}

/// The card that a set has drawn in words: "rust-hound acts at 26 (Lunge): Move +1. Attack -1."
std::string drawn_words(const std::string& set, const MonsterCard& card) {
    const std::string name = card.name.empty() ? "card " + card.id : card.name;
    const std::string does = card_in_words(card);
    return (card.initiative ? fmt::format("{} acts at {:g} ({})", set, *card.initiative, name)
                            : fmt::format("{} has the card {}", set, name)) +
           (does.empty() ? "." : ": " + does);
}

void set_card(Table& table, const Need& need, const MonsterCard& card) {
    table.edit([&](Scene& scene) { scene.cards[need.set] = card; },
               {"card", drawn_words(need.set, card), need.set});
}

const std::vector<MonsterCard>& prepared_deck(Table& table, const Need& need) {
    const std::vector<MonsterCard>& deck = deck_of_set(table.scene(), need.set, need.stat_cards);
    const std::string pile = pile_of(table.scene(), need.set);
    if (!deck.empty() && !table.state().piles.has(pile)) {
        table.state().piles.add(pile, deck.size());
    }
    return deck;
}

void draw_for(Table& table, const Need& need) {
    const std::vector<MonsterCard>& deck = prepared_deck(table, need);
    const auto drawn =
        deck.empty() ? std::nullopt : table.state().piles.draw(pile_of(table.scene(), need.set));
    if (!drawn) {
        not_possible("The deck of " + need.set + " is not known",
                     "Draw its card at the table, and type: card " + quoted_name(need.set) +
                         " hand 50 (with its initiative)",
                     "monster.card-draw"_clause);
    }
    set_card(table, need, deck.at(*drawn));
}

std::vector<std::size_t> positions_of(const std::vector<std::string>& names,
                                      const std::string& name) {
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) {
            positions.push_back(i);
        }
    }
    return positions;
}

/// The positions of the cards that a text may mean, by id, by name or by initiative.
std::vector<std::size_t> cards_that_may_be_meant(const std::vector<MonsterCard>& deck,
                                                 const std::string& text) {
    std::vector<std::string> ids, names, initiatives;
    for (const MonsterCard& card : deck) {
        ids.push_back(card.id);
        names.push_back(card.name);
        initiatives.push_back(card.initiative ? fmt::format("{:g}", *card.initiative) : "");
    }
    std::vector<std::size_t> several;
    for (const auto& found : {positions_of(ids, text), names_meant(text, names),
                              names_meant(text, ids), positions_of(initiatives, text)}) {
        if (found.size() == 1) {
            return found;
        }
        several = several.empty() ? found : several;
    }
    return several;
}

/// Whether two cards differ only in their ids.
bool are_same_card(MonsterCard one, const MonsterCard& other) {
    one.id = other.id;
    return one == other;
}

/// The name of a card: "751 (Nothing Special)".
std::string called(const MonsterCard& card) {
    return card.id + (card.name.empty() ? "" : " (" + card.name + ")");
}

std::vector<std::string> called(const std::vector<MonsterCard>& deck,
                                const std::vector<std::size_t>& positions) {
    std::vector<std::string> names;
    for (const std::size_t i : positions) {
        names.push_back(called(deck[i]));
    }
    return names;
}

/// The position of the card that a text means. Of cards that differ only in their ids, the first
/// one that can still be drawn.
std::size_t card_meant(const std::vector<MonsterCard>& deck, const std::string& text,
                       const std::vector<std::size_t>& to_draw) {
    const std::vector<std::size_t> meant = cards_that_may_be_meant(deck, text);
    if (meant.empty()) {
        std::vector<std::size_t> all(deck.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        not_possible("No card is called " + in_quotes(text),
                     deck.empty() ? std::string{"Type: card hand 50 (with its initiative)"}
                                  : "Its cards are " + joined(called(deck, all)));
    }
    if (!std::ranges::all_of(
            meant, [&](std::size_t i) { return are_same_card(deck[i], deck[meant.front()]); })) {
        not_possible(in_quotes(text) + " may be " + joined(called(deck, meant), "or"),
                     "Type its number, as in: card " + deck[meant.front()].id);
    }
    const auto still_there = std::ranges::find_if(
        meant, [&](std::size_t i) { return std::ranges::count(to_draw, i) > 0; });
    return still_there == meant.end() ? meant.front() : *still_there;
}

}  // namespace

void say_initiative(Table& table, Words& words) {
    demand_quiet(table);
    if (table.state().phase == Phase::next_round) {
        not_possible("The round is over", "Type next first");
    }
    if (!words.at_end() && !words.number()) {
        demand_present(table, words.peek());
        Words ahead = words;
        static_cast<void>(
            take_figure(ahead, table.scene(), "the character", {.kind = Kind::character}));
    }
    const std::string id = character_of(table, words, "initiative {} 20").id;
    Initiative initiative;
    initiative.leading = words.take_number("the initiative", 1, 99);
    if (!words.at_end()) {
        initiative.second = words.take_number("the second initiative", 1, 99);
    }
    words.demand_end();
    const Figure& figure = *table.scene().find(id);
    if (!has_cards_to_play(table.state(), figure)) {
        not_possible(id + " has " + counted(figure.cards->hand, "card") + " in hand",
                     std::string{"It needs two. Type "} +
                         (has_cards_to_rest(figure) ? "rest long, or exhaust" : "exhaust"));
    }
    if (!figure.turn_ended) {
        choose_cards(table, id);
    }
    set_initiative(table, id, initiative, fmt::format("{} acts at {:g}.", id, initiative.leading));
    if (initiative.leading == long_rest && has_cards_to_rest(*table.scene().find(id))) {
        table.note("initiative", "For a long rest type rest long " + quoted_name(id) + " instead.",
                   id);
    }
}

namespace {

/// A short rest, at the end of a round or before the character's cards are chosen.
void rest_short(Table& table, const std::string& id) {
    const State& state = table.state();
    const bool chosen = std::ranges::count(state.ready, id) > 0;
    if (state.phase != Phase::next_round && (state.phase != Phase::setup || chosen)) {
        not_possible("The round is not over", "A short rest is taken at its end");
    }
    lose_one_take_back_others(table, id);
    table.note("correction",
               id + " takes a short rest: it loses a random discarded card and takes back the "
                    "others.",
               id);
}

/// Carries out the turn of a character that takes a long rest [rest.long].
void perform_long_rest(Table& table, const std::string& id, bool heals) {
    if (is_asking(table.state())) {
        not_possible("That has to wait", asked_first(table.setting(), table.state()));
    }
    if (std::ranges::count(table.state().resting, id) == 0) {
        not_possible(id + " has not declared a long rest for this round",
                     "Type end, or an action; to declare it, go back with undo and type rest long");
    }
    lose_one_take_back_others(table, id);
    std::erase(table.state().resting, id);
    note_used_items(table, id);
    if (heals) {  // the heal has no healer, because stunned characters rest too
        table.play(leg::Steps{{{step::Heal{id, 2, {}}}}});
    }
    if (!table.state().paused) {
        table.play(leg::EndTurn{id});
    }
}

/// Whether the words are "without heal". Only Frosthaven leaves the heal to the character
/// [rest.long].
bool leaves_heal_out(const Scene& scene, Words& words) {
    if (words.peek() != "without" || words.peek(1) != "heal") {
        return false;
    }
    if (scene.edition.id != EditionId::frosthaven) {
        not_possible("A long rest heals 2", "Leave \"without heal\" out", "rest.long"_clause);
    }
    words.skip();
    words.skip();
    return true;
}

}  // namespace

void rest(Table& table, Words& words) {
    demand_quiet(table);
    const auto kind_of_rest = [&] {
        return words.accept("short") ? "short" : words.accept("long") ? "long" : "";
    };
    std::string kind = kind_of_rest();
    const std::string id =
        character_of(table, words, kind == "short" ? "rest short {}" : "rest long {}").id;
    kind += kind_of_rest();
    const bool rests_now =
        kind != "short" && table.state().phase == Phase::character && table.state().acting == id;
    const bool heals = !(rests_now && leaves_heal_out(table.scene(), words));
    words.demand_end();
    if (kind == "short") {
        rest_short(table, id);
        return;
    }
    if (rests_now) {
        perform_long_rest(table, id, heals);
        return;
    }
    if (!has_cards_to_rest(*table.scene().find(id))) {
        not_possible(
            id + " has " + counted(table.scene().find(id)->cards->discard, "discarded card"),
            std::string{"A long rest takes two. Type "} +
                (has_cards_to_play(table.state(), *table.scene().find(id))
                     ? "an initiative, or exhaust"
                     : "exhaust"));
    }
    take_back_cards(table, id);
    set_initiative(table, id, {long_rest, std::nullopt}, id + " takes a long rest, at 99.");
    table.state().resting.push_back(id);
}

void exhaust(Table& table, Words& words) {
    demand_quiet(table);
    const std::string id = character_of(table, words, "exhaust {}").id;
    words.demand_end();
    const Clause clause = "damage.exhaustion"_clause;
    const std::vector<std::string> summons = summons_of(table.scene(), id);
    table.edit(
        [&](Scene& scene) {
            for (const std::string& summon : summons) {
                apply(scene, {clause, event::Leave{
                                          summon, scene.find(summon)->at, Departure::removed, {}}});
            }
            apply(scene, {clause, event::Leave{id, scene.find(id)->at, Departure::exhausted, {}}});
        },
        {"correction", id + " is exhausted.", id});
    for (const std::string& summon : summons) {
        table.note("correction", summon + " leaves the map.", summon);
    }
    std::erase(table.state().ready, id);
    table.state().hands.erase(id);
    if (table.state().acting == id) {
        table.play(leg::EndTurn{id});
    }
}

void say_card(Table& table, Words& words) {
    demand_quiet(table);
    // "card guard 519" names the set. "card 519", and "card guard" for a card with that name, do
    // not.
    const Need need = set_of(table, words, 1);
    if (words.accept("hand")) {
        MonsterCard card;
        card.id = "hand";
        card.name = "by hand";
        card.initiative = words.take_number("the initiative of the card", 1, 99);
        card.text.push_back(
            {.says = "Carry out the card of " + need.set + ".", .why = "it is not in the scene"});
        words.demand_end();
        set_card(table, need, card);
        return;
    }
    std::string text = words.take("the number or the name of a card");
    while (!words.at_end()) {
        text += " " + words.take("");
    }
    const std::vector<MonsterCard>& deck = prepared_deck(table, need);
    const std::string pile = pile_of(table.scene(), need.set);
    const std::size_t card = card_meant(
        deck, text, deck.empty() ? std::vector<std::size_t>{} : table.state().piles.to_draw(pile));
    table.state().piles.take(pile, card);
    set_card(table, need, deck[card]);
}

void say_card(Table& table, const Json& card) {
    Words none{""};
    const Need need = set_of(table, none, 0);
    set_card(table, need,
             read_monster_card(Reader{card, "/command"}
                                   .with(table.scene().map.coordinates)
                                   .with(table.scene().edition)));
}

void draw_card(Table& table, Words& words) {
    demand_quiet(table);
    if (!words.accept("all")) {
        const Need need = set_of(table, words, 0);
        words.demand_end();
        draw_for(table, need);
        return;
    }
    words.demand_end();
    std::vector<std::string> drawn;
    std::optional<Need> unknown;  // the first set whose deck is not known: its card is asked for
    for (const Figure& figure : std::vector<Figure>{table.scene().figures}) {
        const Need need{{}, card_set_of(table.scene(), figure), monster_type_of(figure)};
        if (!has_ability_card(figure) || performed_card(table.scene(), figure) != nullptr ||
            std::ranges::count(drawn, need.set) > 0) {
            continue;
        }
        if (deck_of_set(table.scene(), need.set, need.stat_cards).empty()) {
            unknown = unknown ? unknown : need;
            continue;
        }
        draw_for(table, need);
        drawn.push_back(need.set);
    }
    if (drawn.empty() && unknown) {
        draw_for(table, *unknown);  // gives the reason in its error
    }
    if (drawn.empty()) {
        not_possible("All monsters have their ability cards", "Go on with the game");
    }
}

void next_round(Table& table) {
    if (are_all_gone(table.setting(), table.state())) {
        not_possible("No character is on the map", "Type won or lost");
    }
    if (table.state().phase != Phase::next_round) {
        not_possible("The round is not over", asked_first(table.setting(), table.state()));
    }
    if (is_asking(table.state())) {
        not_possible("That has to wait", asked_first(table.setting(), table.state()));
    }
    table.state().phase = Phase::setup;
    table.state().round_is_over = false;
    table.state().ready.clear();
    table.state().resting.clear();
    table.edit(
        [](Scene& scene) {
            for (Figure& figure : scene.figures) {
                if (figure.kind == Kind::character) {
                    figure.initiative.reset();
                }
                figure.summoned_this_round = false;  // between the rounds
            }
        },
        {"round", "Round " + std::to_string(table.state().round()) + "."});
}

}  // namespace standee
