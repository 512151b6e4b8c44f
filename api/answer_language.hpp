#pragma once

#include <string>
#include <string_view>

#include "files/document.hpp"
#include "show/words/language.hpp"

namespace standee::api {

/// An answer with its texts for players in another language: reasons, readings, refusals and lines
/// of logs. Names, ids, clauses and all other fields stay as they are. Each text counts as work.
std::string answer_in(Language language, std::string_view answer);

/// The same for an answer about a game: its questions, the possible answers, its notes and its
/// refusals. Scenes, commands and names stay as they are.
Json game_answer_in(Language language, Json answer);
/// The same for the reasons of a turn of a game.
Json reasons_in(Language language, Json answer);

/// The same for refusals, which are given even if no work is left, so they do not count as work.
std::string refusal_in(Language language, std::string_view refusal);
Json game_refusal_in(Language language, Json refusal);
Json reasons_refusal_in(Language language, Json refusal);

}  // namespace standee::api
