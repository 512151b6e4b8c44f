#pragma once

#include <span>

#include "show/words/language.hpp"

// The texts of the clauses in German, by id, in files by chapter.

namespace standee::german {

std::span<const Phrase> clauses_of_the_board();
std::span<const Phrase> clauses_of_attacks();
std::span<const Phrase> clauses_of_monsters();

}  // namespace standee::german
