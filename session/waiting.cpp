#include "session/waiting.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "session/hands.hpp"
#include "session/standees.hpp"
#include "session/table.hpp"
#include "session/words.hpp"
#include "show/words/card_words.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 9> usual_cards{"+0", "+1",   "-1",    "+2",   "-2",
                                                      "2x", "miss", "bless", "curse"};

/// A sentence with its full stop.
std::string ended(const std::string& text) {
    return text + (text.empty() || text.ends_with('.') ? "" : ".");
}

std::string listed_hexes(const std::vector<Hex>& hexes) {
    std::string text;
    for (const Hex hex : hexes) {
        text += (text.empty() ? "" : " > ") + text_of(hex);
    }
    return text;
}

/// The question for each kind of choice; {} is the figure. A kind that is not listed is asked in
/// general words, so none is overlooked.
struct Question {
    ChoiceKind of{};
    std::string_view asks;
};
constexpr std::array questions = std::to_array<Question>({
    {ChoiceKind::turn, "Which of these does {} do?"},
    {ChoiceKind::attack_order, "In which order does {} attack?"},
    {ChoiceKind::figure_order, "In which order does {} affect them?"},
    {ChoiceKind::target, "Whom does {} choose?"},
    {ChoiceKind::targets, "Whom does {} choose?"},
    {ChoiceKind::element, "Which element does {} use?"},
    {ChoiceKind::push, "Where is {} pushed?"},
    {ChoiceKind::pull, "Where is {} pulled?"},
    {ChoiceKind::place, "In which hex is {} placed?"},
    {ChoiceKind::standee, "There are too few standees. Which of them is placed?"},
    {ChoiceKind::grant, "What does {} do with what it is granted?"},
    {ChoiceKind::initiative, "They act at the same initiative. Who is first?"},
    {ChoiceKind::next, "They act at the same initiative. Who is first?"},
    {ChoiceKind::item, "{} is attacked. Does it use an item?"},
    {ChoiceKind::prevented, "Which condition does the safeguard of {} prevent?"},
    {ChoiceKind::effects, "In which order do these affect {}?"},
    {ChoiceKind::card, "{} has advantage. Which card does it use?"},
    {ChoiceKind::modifiers, "In which order does {} apply these?"},
    {ChoiceKind::regenerate, "Does {} take the heal of regenerate?"},
    {ChoiceKind::lose, "Does {} lose a condition for its attack?"},
});

std::string question_of(Clause clause, const event::Choice& choice) {
    const bool summons = clause == "monster.summon"_clause || clause == "card.marked"_clause;
    if (choice.of == ChoiceKind::place && summons) {
        return fmt::format("In which hex does {} place the new figure?", choice.figure);
    }
    if (choice.of == ChoiceKind::place && clause == "card.create-tile"_clause) {
        return fmt::format("In which hex does {} create the tile?", choice.figure);
    }
    const auto found = std::ranges::find(questions, choice.of, &Question::of);
    return fmt::format(
        fmt::runtime(found == questions.end() ? "What does {} choose?" : found->asks),
        choice.figure);
}

/// The question about damage: "Brute is about to suffer 3 damage. It has 8 hit points."
std::string question_of_damage(const event::Choice& choice, const Figure* figure) {
    std::string says =
        fmt::format("{} is about to suffer {} damage.", choice.figure, choice.amount);
    if (figure != nullptr && figure->hp) {
        says += *figure->hp <= choice.amount
                    ? std::string{" That would exhaust it."}
                    : fmt::format(" It has {}.", counted(*figure->hp, "hit point"));
    }
    return says + " Does it negate the damage?";
}

/// The monster that a leg places. Null if a card summons it: the steps then do not contain it.
const Figure* coming(const PausedLeg& leg, const std::string& id) {
    if (const auto* steps = std::get_if<leg::Steps>(&leg.leg)) {
        for (const LocatedStep& step : steps->steps) {
            if (const auto* spawn = std::get_if<step::Spawn>(&step.step)) {
                const auto found = std::ranges::find(spawn->figures, id, &Figure::id);
                return found == spawn->figures.end() ? nullptr : &*found;
            }
        }
    }
    return nullptr;
}

/// The question about a standee: "Which standee does guard-c have, an elite in H9: 2, 4 or 5? Draw
/// one, or type draw."
std::string question_of_standee(const event::Choice& choice, const Figure* figure) {
    std::vector<std::string> numbers;
    for (const event::Option& option : choice.options) {
        numbers.push_back(option.words);
    }
    // The number in the id of a summoned monster has not been drawn yet.
    const std::string who = figure == nullptr ? "the new " + stem_of(choice.figure) : choice.figure;
    const std::string where =
        figure == nullptr
            ? std::string{}
            : std::string{figure->rank == Rank::elite ? ", an elite" : ", a normal one"} + " in " +
                  text_of(figure->at);
    return "Which standee does " + who + " have" + where + ": " + joined(numbers, "or") +
           "? Draw one, or type draw.";
}

std::string card_lost_of(int hand) {
    return hand == 1 ? std::string{"it loses its last card in hand"}
                     : fmt::format("it loses 1 of its {} cards in hand", hand);
}

std::string cards_lost_of(int discarded) {
    return discarded == 2 ? std::string{"it loses its 2 discarded cards"}
                          : fmt::format("it loses 2 of its {} discarded cards", discarded);
}

/// What an option of negating damage, or of using an item, means.
std::string own_words_say(const event::Choice& choice, const std::string& words,
                          const Figure* figure) {
    if (words == "no") {
        return choice.of == ChoiceKind::negate ? "it suffers the damage" : "it uses none";
    }
    if (words.starts_with("item ")) {
        return "it uses " + words.substr(5);
    }
    if (figure == nullptr || !figure->cards) {
        return words;
    }
    return words == "negate hand" ? card_lost_of(figure->cards->hand)
                                  : cards_lost_of(figure->cards->discard);
}

std::string says_of(const event::Choice& choice, const event::Option& option, const Scene& scene) {
    switch (choice.of) {
        case ChoiceKind::negate:
        case ChoiceKind::item:
            return own_words_say(choice, option.words, scene.find(choice.figure));
        case ChoiceKind::number: return {};
        case ChoiceKind::lose:
            return option.words == "no" ? "it keeps the condition"
                                        : "it loses " + option.words.substr(5);
        default: return option_says(choice, option);
    }
}

/// What the game asks at a decision at which a leg has stopped.
struct AskFor {
    const Scene& scene;
    const PausedLeg& leg;

    Waiting operator()(const PendingChoice& stop) const {
        const event::Choice& choice = stop.choice;
        const bool negates = choice.of == ChoiceKind::negate;
        Waiting waiting{.kind = negates ? "negate" : "choice", .figure = choice.figure};
        waiting.says = negates ? question_of_damage(choice, scene.find(choice.figure))
                       : choice.of == ChoiceKind::number
                           ? question_of_standee(choice, coming(leg, choice.figure))
                           : question_of(stop.clause, choice);
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            const event::Option& option = choice.options[i];
            waiting.answers.push_back(
                {has_own_words(choice, option) ? option.words : std::to_string(i + 1),
                 says_of(choice, option, scene), Json{{"choose", i}}});
        }
        if (choice.of == ChoiceKind::number) {
            waiting.answers.push_back({"draw", "", nullptr});
        }
        return waiting;
    }
    Waiting operator()(const PendingDraw& stop) const {
        Waiting waiting{.kind = "draw", .figure = stop.figure};
        waiting.says = fmt::format("Draw {} for {}'s attack on {}.",
                                   counted(stop.cards, "modifier card"), stop.figure, stop.target);
        for (const std::string_view card : usual_cards) {
            waiting.answers.push_back({std::string{card}, "", Json::array({card})});
        }
        waiting.open =
            "type several cards in the order drawn, separated by commas, each with its effects "
            "after it: +1 rolling, +0 stun, -1 push 2, 2x";
        return waiting;
    }
    Waiting operator()(const PendingText& stop) const {
        Waiting waiting{.kind = "party", .figure = stop.figure};
        waiting.card_says = ended(stop.says);
        waiting.says = fmt::format(
            "{}'s card says: {} Do what it says and type done, or type all of it in one line.",
            stop.figure, waiting.card_says);
        waiting.answers.push_back({"done", "it has been carried out", Json("done")});
        waiting.open =
            "type all that happens in one line, with semicolons: move C5; attack Brute 3; poison "
            "Brute; or type open C5, which is done right after this turn";
        return waiting;
    }
    /// A kind of stop for which there are no words here yet.
    template <class Other>
    Waiting operator()(const Other& /*stop*/) const {
        return {.kind = "choice", .says = "A decision is needed.", .open = "JSON"};
    }
};

void ask_for_initiative(const State& state, const Figure& character, Waiting& waiting) {
    const bool plays = has_cards_to_play(state, character);
    waiting.says = "When does " + character.id + " act?";
    if (!plays) {
        waiting.says = character.id + " has " + counted(character.cards->hand, "card") +
                       " in hand, too few for a round. Does it rest?";
    }
    if (has_cards_to_rest(character)) {
        waiting.answers.push_back({"rest long", "a long rest, at 99", nullptr});
    }
    waiting.answers.push_back({"exhaust", character.id + " is exhausted", nullptr});
    if (plays) {
        waiting.open =
            "type the number on the card, from 1 to 99; 20 71 says the second card too, for ties";
    }
}

/// A card in words: "16 (Nimble): Move +1. Attack -1.", "right after Sunkeeper: Move +0."
std::string described(const MonsterCard& card) {
    std::string text = !card.acts_after.empty() ? "right after " + card.acts_after
                       : card.initiative        ? fmt::format("{:g}", *card.initiative)
                                                : std::string{};
    if (!card.name.empty()) {
        text += (text.empty() ? "" : " ") + ("(" + card.name + ")");
    }
    const std::string does = card_in_words(card);
    return text + (text.empty() || does.empty() ? "" : ": ") + does;
}

/// Whether a set has drawn the card from that pile this round.
bool is_in_play(const Scene& scene, const std::string& pile, const MonsterCard& card) {
    return std::ranges::any_of(scene.cards, [&](const auto& drawn) {
        return drawn.second.id == card.id && pile_of(scene, drawn.first) == pile;
    });
}

Waiting ask_for_need(const State& state, const Need& need) {
    if (!need.character.empty()) {
        Waiting waiting{.kind = "initiative", .figure = need.character};
        ask_for_initiative(state, *state.scene().find(need.character), waiting);
        return waiting;
    }
    Waiting waiting{.kind = "card", .figure = need.set};
    waiting.says = "Which ability card does " + need.set + " have?";
    const std::vector<MonsterCard>& deck = deck_of_set(state.scene(), need.set, need.stat_cards);
    const std::string pile = pile_of(state.scene(), need.set);
    if (!deck.empty()) {
        waiting.answers.push_back({"draw", "from the shuffled deck", nullptr});
    }
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (state.piles.is_discarded(pile, i) || is_in_play(state.scene(), pile, deck[i])) {
            continue;
        }
        waiting.answers.push_back({"card " + deck[i].id, described(deck[i]), nullptr});
    }
    if (deck.empty()) {
        waiting.answers.push_back({"card hand 50", "a card that you carry out, at 50", nullptr});
    }
    waiting.open =
        "type card and its initiative, or card hand 50 for a card at 50 that is not "
        "listed and that you carry out";
    return waiting;
}

Waiting ask_character(const State& state) {
    Waiting waiting{.kind = "character", .figure = state.acting};
    waiting.says = state.acting + "'s turn.";
    if (rests_this_turn(state)) {
        waiting.says += " It takes a long rest.";
        waiting.answers.push_back({"rest", "the long rest: heal 2, and the turn ends", nullptr});
    } else {
        waiting.answers.push_back({"end", "the turn ends", nullptr});
    }
    waiting.open = rests_this_turn(state)
                       ? "type what happens besides: damage Brute 2, poison Brute, hp Brute 6"
                       : "type what it does: move C5, attack guard-2 3, heal 2, loot ...";
    return waiting;
}

Waiting ask_for_round(const Setting& setting, const State& state) {
    Waiting waiting{.kind = "round-over"};
    waiting.says = "The round is over.";
    const bool enemies = std::ranges::any_of(state.scene().figures, [](const Figure& figure) {
        return figure.side == Side::monsters && figure.kind != Kind::objective;
    });
    waiting.cleared = !enemies && state.hidden.empty();
    if (waiting.cleared) {
        waiting.says += " No enemy is left.";
    }
    const bool goes_on = !are_all_gone(setting, state);
    if (!goes_on) {
        waiting.says = "No character is on the map any more.";
    }
    if (!setting.scenario.victory.empty()) {
        waiting.says += " To win: " + setting.scenario.victory;
    }
    if (goes_on) {
        waiting.answers.push_back({"next", "the next round", nullptr});
    }
    for (const Figure& figure : state.scene().figures) {
        if (figure.kind == Kind::character && figure.cards && has_cards_to_rest(figure)) {
            waiting.answers.push_back({"rest short " + quoted_name(figure.id),
                                       figure.id + " loses a random discarded card and takes back "
                                                   "the others",
                                       nullptr});
        }
    }
    waiting.answers.push_back({"won", "the scenario is won", nullptr});
    waiting.answers.push_back({"lost", "the scenario is lost", nullptr});
    return waiting;
}

Waiting ask_for_place(const Setting& setting, const State& state) {
    const std::string& id = state.unplaced.front().figure.id;
    Waiting waiting{.kind = "reveal", .figure = id, .says = "Where does " + id + " stand?"};
    for (const Hex hex : empty_hexes(state.scene())) {
        waiting.answers.push_back({setting.names.name(hex), "", nullptr});
    }
    waiting.answers.push_back({"absent", id + " does not come", nullptr});
    if (state.unplaced.front().figure.kind == Kind::monster) {
        waiting.open = "type its hex and the number of its standee: C5 3";
    }
    return waiting;
}

Waiting ask_by_hand(const UnplayableTurn& turn) {
    Waiting waiting{.kind = "party", .figure = turn.figure};
    waiting.says = turn.figure + "'s turn cannot be played (" + turn.reason + "). " +
                   (turn.told ? "What was told of it is taken back. " : "") +
                   "Play it at the table, correct the board, then type done.";
    waiting.answers.push_back({"done", "it has been played", Json("done")});
    waiting.open = "type corrections: hp Brute 6, Brute at C5, poison Brute";
    return waiting;
}

}  // namespace

bool has_own_words(const event::Choice& choice, const event::Option& option) {
    return (choice.of == ChoiceKind::negate || choice.of == ChoiceKind::item ||
            choice.of == ChoiceKind::prevented || choice.of == ChoiceKind::number) &&
           std::ranges::count(choice.options, option.words, &event::Option::words) == 1;
}

bool asks_for_standee(const State& state) {
    const auto* stop = state.paused ? std::get_if<PendingChoice>(&state.paused->pending) : nullptr;
    return stop != nullptr && stop->choice.of == ChoiceKind::number;
}

std::string card_in_words(const MonsterCard& card) {
    const std::string all = card_words(card.abilities);
    constexpr std::string_view printed_range = ", range +0";  // cards do not print it
    std::string text;
    for (std::string_view left = all; !left.empty();) {
        const std::size_t at = std::min(left.find(printed_range), left.size());
        text += left.substr(0, at);
        left.remove_prefix(std::min(at + printed_range.size(), left.size()));
    }
    for (const PartyText& left : card.text) {
        text += (text.empty() ? "" : " ") + ended(left.says);
    }
    return text;
}

namespace {

/// An option of a turn in words: "goes to C5, by A5 > B5 > C5, and attacks Brute", "stays". It
/// names the focus if the focus is not attacked, or if options differ in it.
std::string turn_says(const event::Choice& choice, const event::Option& option) {
    std::string text = "stays";
    if (option.end && option.path.size() != 1) {
        text = "goes to " + text_of(*option.end);
        text += option.path.size() > 2 ? " by " + listed_hexes(option.path) : "";
    }
    if (option.along) {
        text += ", attacks " + (option.along->empty() ? "nobody" : joined(*option.along)) +
                " on its way";
    }
    if (!option.targets.empty()) {
        text += " and attacks " + joined(option.targets);
    }
    const bool several = std::ranges::any_of(
        choice.options, [&](const event::Option& other) { return other.figure != option.figure; });
    const bool attacked = std::ranges::count(option.targets, option.figure) > 0;
    return text +
           (option.figure.empty() || (attacked && !several) ? "" : ", focus " + option.figure);
}

}  // namespace

std::string option_says(const event::Choice& choice, const event::Option& option) {
    if (!option.words.empty()) {
        return option.words;
    }
    if (choice.of == ChoiceKind::turn) {
        return turn_says(choice, option);
    }
    std::vector<std::string> parts;
    if (!option.figure.empty()) {
        parts.push_back(option.figure);
    }
    if (option.end) {
        parts.push_back("to " + text_of(*option.end));
    }
    if (!option.targets.empty() && choice.of == ChoiceKind::attack_order) {
        parts.push_back(fmt::format("{}", fmt::join(option.targets, ", then ")));
    } else if (!option.targets.empty()) {
        parts.push_back(joined(option.targets));
    }
    if (option.along) {
        parts.push_back(option.along->empty() ? "attacks nobody on its way"
                                              : "attacks " + joined(*option.along) + " on its way");
    }
    if (option.path.size() > 2 || (!option.end && !option.path.empty())) {
        parts.push_back("by " + listed_hexes(option.path));
    }
    const bool forces = choice.of == ChoiceKind::push || choice.of == ChoiceKind::pull;
    return parts.empty() ? (forces ? "it stays" : "none")
                         : fmt::format("{}", fmt::join(parts, ", "));
}

std::string asked_first(const Setting& setting, const State& state) {
    const Waiting waiting = waiting_for(setting, state);
    const std::string asks = waiting.says.empty() ? "" : "First: " + waiting.says + " ";
    const bool number = waiting.kind == "initiative" && !waiting.open.empty();
    if (!number && waiting.answers.empty()) {
        return asks + (setting.at_terminal ? "Type ? for all answers"
                                           : "Look at the answers that the game offers");
    }
    return asks + "Type " + (number ? "a number such as 20" : waiting.answers.front().command) +
           (setting.at_terminal ? ", or ? for all answers" : "");
}

Waiting waiting_for(const Setting& setting, const State& state) {
    if (state.phase == Phase::over) {
        return {.kind = "over",
                .says = state.ended,
                .answers = {{"undo", "takes the last command back", nullptr}}};
    }
    if (state.paused) {
        return std::visit(AskFor{state.scene(), *state.paused}, state.paused->pending);
    }
    if (state.unplayable) {
        return ask_by_hand(*state.unplayable);
    }
    if (!state.unplaced.empty()) {
        return ask_for_place(setting, state);
    }
    if (state.phase == Phase::character) {
        return ask_character(state);
    }
    if (state.phase == Phase::next_round || are_all_gone(setting, state)) {
        return ask_for_round(setting, state);
    }
    const auto need = next_need(state);
    return need ? ask_for_need(state, *need) : Waiting{.kind = "over"};
}

}  // namespace standee
