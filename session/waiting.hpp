#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "session/setting.hpp"
#include "session/state.hpp"

namespace standee {

/// One legal answer.
struct Answer {
    std::string command;  ///< what the answer means
    std::string says;     ///< what it means
    Json json;            ///< the same as JSON; null: there is only the text
};

/// What a game waits for. The list of answers is complete, except for the free forms that `open`
/// names.
struct Waiting {
    std::string kind;  ///< "card", "initiative", "choice", "draw", "negate", "character", "party",
                       ///< "reveal", "round-over" or "over"
    std::string figure{};  ///< the figure, or the set of a card, that it is about
    std::string says{};    ///< the question in words
    std::vector<Answer> answers{};
    std::string open{};
    std::string card_says{};  ///< the text of a card that the party carries out
    bool cleared = false;     ///< the round is over, no enemy is left and no room is hidden
};

/// What the game needs next.
Waiting waiting_for(const Setting& setting, const State& state);
/// The same as the end of a refusal: "First: Where is guard-1 pushed? Type 1"; at a terminal also
/// ", or ? for all answers".
std::string asked_first(const Setting& setting, const State& state);

/// Whether the game asks for the number of a standee.
bool asks_for_standee(const State& state);

/// The text of a card, its abilities and what is left to the party: "Move +1. Attack -1."
std::string card_in_words(const MonsterCard& card);

/// Whether an option is called by its own words: "negate hand", or "3" for a standee.
bool has_own_words(const event::Choice& choice, const event::Option& option);
/// An option of a choice in words: "goes to [2,1] and attacks Brute".
std::string option_says(const event::Choice& choice, const event::Option& option);

}  // namespace standee
