#include "session/waiting.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "session/table.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 9> usual_cards{"+0", "+1",   "-1",    "+2",   "-2",
                                                      "2x", "miss", "bless", "curse"};

std::string listed_hexes(const std::vector<Hex>& hexes) {
    std::string text;
    for (const Hex hex : hexes) {
        text += (text.empty() ? "" : " > ") + text_of(hex);
    }
    return text;
}

/// The questions by the names of the kinds of choices. A kind that is not here is asked in general
/// words, so none can be overlooked.
constexpr std::array<std::array<std::string_view, 2>, 18> questions{{
    {"turn", "may do one of these:"},
    {"order of attacks", "attacks in one of these orders:"},
    {"order of figures", "affects them in one of these orders:"},
    {"target", "may target one of these:"},
    {"targets", "may target one of these:"},
    {"element", "may use one of these elements:"},
    {"push", "may force it along one of these paths:"},
    {"pull", "may force it along one of these paths:"},
    {"place", "may be placed in one of these hexes:"},
    {"standee", "is short of standees: who comes?"},
    {"grant", "is granted an ability: its player chooses."},
    {"item", "is attacked: does it use an item?"},
    {"prevented condition", "is protected from one of these conditions:"},
    {"order of effects", "is subject to these effects, in one of these orders:"},
    {"standee number", "is new: which standee was drawn?"},
    {"modifier card", "has advantage: which card does it use?"},
    {"order of modifiers", "applies them in one of these orders:"},
    {"regenerate", "has regenerate: does it take the heal?"},
}};

std::string_view question_of(ChoiceKind of) {
    for (const auto& [kind, question] : questions) {
        if (kind == name_of(of)) {
            return question;
        }
    }
    return "has a choice:";
}

/// What is asked at a decision at which a leg has stopped.
struct AskFor {
    Waiting operator()(const PendingChoice& stop) const {
        const bool negates = name_of(stop.choice.of) == "negate";
        Waiting waiting{.kind = negates ? "negate" : "choice", .figure = stop.choice.figure};
        waiting.says =
            negates ? stop.choice.figure + " is about to suffer damage:"
            : stop.choice.figure.empty()
                ? std::string{"Tied: who acts next?"}
                : fmt::format("{} {}", stop.choice.figure, question_of(stop.choice.of));
        for (std::size_t i = 0; i < stop.choice.options.size(); ++i) {
            const event::Option& option = stop.choice.options[i];
            waiting.answers.push_back(
                {has_own_words(stop.choice, option) ? option.words : std::to_string(i + 1),
                 option_says(stop.choice, option), Json{{"choose", i}}});
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
            "cards in the order drawn, each with what else it says: "
            "+1 rolling, +0 stun, -1 push 2, 2x";
        return waiting;
    }
    Waiting operator()(const PendingText& stop) const {
        Waiting waiting{.kind = "party", .figure = stop.figure};
        waiting.says =
            fmt::format("{}'s card says, and the table carries out: {}", stop.figure, stop.says);
        waiting.answers.push_back({"done", "it has been carried out", Json("done")});
        waiting.open =
            "what happens, separated by semicolons: damage Brute 2; poison Brute; "
            "or open C5, at once after this turn";
        return waiting;
    }
    /// A kind of stop that has no words here yet.
    template <class Other>
    Waiting operator()(const Other& /*stop*/) const {
        return {.kind = "choice", .says = "A decision is needed.", .open = "JSON"};
    }
};

Waiting ask_for_need(const State& state, const Need& need) {
    if (!need.character.empty()) {
        Waiting waiting{.kind = "initiative", .figure = need.character};
        waiting.says = "Initiative of " + need.character + "?";
        waiting.answers.push_back({"rest long", "a long rest, at 99", nullptr});
        waiting.answers.push_back({"exhaust", need.character + " is exhausted", nullptr});
        waiting.open = "the number on the card, from 1 to 99; a second one breaks ties: 20 71";
        return waiting;
    }
    Waiting waiting{.kind = "card", .figure = need.set};
    waiting.says = "Ability card of " + need.set + "?";
    const std::vector<MonsterCard>& deck = deck_of_set(state.scene(), need.set, need.stat_cards);
    if (!deck.empty()) {
        waiting.answers.push_back({"draw", "from the shuffled deck", nullptr});
    }
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (state.piles.is_discarded(need.set, i)) {
            continue;
        }
        const std::string initiative =
            deck[i].initiative ? fmt::format(", {:g}", *deck[i].initiative) : std::string{};
        waiting.answers.push_back({"card " + deck[i].id, deck[i].name + initiative, nullptr});
    }
    if (deck.empty()) {
        waiting.answers.push_back(
            {"card hand 50", "a card that the table carries out, with its initiative", nullptr});
    }
    waiting.open =
        "card hand N: a card of initiative N that the table carries out; "
        "or a card as JSON";
    return waiting;
}

Waiting ask_character(const State& state) {
    Waiting waiting{.kind = "character", .figure = state.acting};
    waiting.says = state.acting + "'s turn.";
    if (std::ranges::count(state.resting, state.acting) > 0) {
        waiting.answers.push_back({"rest", "the long rest: heal 2, and the turn ends", nullptr});
    }
    waiting.answers.push_back({"end", "the turn ends", nullptr});
    waiting.open =
        "move HEX, attack FIGURE N, heal N, loot, summon NAME at HEX ...; "
        "help lists them";
    return waiting;
}

Waiting ask_for_round(const Scenario& scenario, const State& state) {
    Waiting waiting{.kind = "round-over"};
    waiting.says = "The round is over.";
    const bool enemies = std::ranges::any_of(state.scene().figures, [](const Figure& figure) {
        return figure.side == Side::monsters && figure.kind != Kind::objective;
    });
    if (!enemies && state.hidden.empty()) {
        waiting.says += " No enemy is left.";
    }
    if (!scenario.victory.empty()) {
        waiting.says += " To win: " + scenario.victory;
    }
    waiting.answers.push_back({"next", "the next round", nullptr});
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
    return waiting;
}

Waiting ask_by_hand(const UnplayableTurn& turn) {
    Waiting waiting{.kind = "party", .figure = turn.figure};
    waiting.says = turn.figure + "'s turn cannot be played here (" + turn.reason +
                   "). Play it by hand, then type done.";
    waiting.answers.push_back({"done", "the table has played it", Json("done")});
    waiting.open = "corrections: hp Brute 6; Brute at C5; poison Brute";
    return waiting;
}

}  // namespace

bool has_own_words(const event::Choice& choice, const event::Option& option) {
    return !option.words.empty() && option.words.find('[') == std::string::npos &&
           std::ranges::count(choice.options, option.words, &event::Option::words) == 1;
}

std::string option_says(const event::Choice& choice, const event::Option& option) {
    if (!option.words.empty()) {
        return option.words;
    }
    std::vector<std::string> parts;
    if (!option.figure.empty()) {
        parts.push_back((choice.of == ChoiceKind::turn ? "focus " : "") + option.figure);
    }
    if (option.end) {
        parts.push_back(option.path.size() == 1 && choice.of == ChoiceKind::turn
                            ? "it stays"
                            : "to " + text_of(*option.end));
    }
    if (!option.targets.empty() && choice.of == ChoiceKind::attack_order) {
        parts.push_back(fmt::format("{}", fmt::join(option.targets, ", then ")));
    } else if (!option.targets.empty()) {
        parts.push_back((choice.of == ChoiceKind::turn ? "attacks " : "") +
                        joined(option.targets));
    }
    if (option.along) {
        parts.push_back(option.along->empty() ? "attacks nobody on its way"
                                              : "attacks " + joined(*option.along) + " on its way");
    }
    if (option.path.size() > 2 || (!option.end && !option.path.empty())) {
        parts.push_back("by " + listed_hexes(option.path));
    }
    return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", "));
}

Waiting waiting_for(const Setting& setting, const State& state) {
    if (state.phase == Phase::over) {
        return {.kind = "over",
                .says = state.ended,
                .answers = {{"undo", "takes the last command back", nullptr}}};
    }
    if (state.paused) {
        return std::visit(AskFor{}, state.paused->pending);
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
    if (state.phase == Phase::next_round) {
        return ask_for_round(setting.scenario, state);
    }
    const auto need = next_need(state);
    return need ? ask_for_need(state, *need) : Waiting{.kind = "over"};
}

}  // namespace standee
