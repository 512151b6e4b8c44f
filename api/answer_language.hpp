#pragma once

#include <string>
#include <string_view>

#include "files/document.hpp"
#include "show/words/language.hpp"

namespace standee::api {

/// An answer with what it says to players in another language: reasons, readings, refusals and
/// lines of logs. Names, ids, clauses and every other field stay as they are.
/// Each text counts as work.
std::string answer_in(Language language, std::string_view answer);

/// The same for an answer about a game: what it asks, what can be answered, what it notes and
/// refuses. Scenes, commands and names stay as they are.
Json game_answer_in(Language language, Json answer);
/// The same for the reasons of a turn of a game.
Json reasons_in(Language language, Json answer);

/// The same for refusals, which are told even if no work is left: they count as none.
std::string refusal_in(Language language, std::string_view refusal);
Json game_refusal_in(Language language, Json refusal);

}  // namespace standee::api
