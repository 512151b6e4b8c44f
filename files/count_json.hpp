#pragma once

#include <string>
#include <vector>

#include "files/form.hpp"
#include "lib/amount.hpp"

namespace standee {

// `{"per":"damageDealt","times":2,"divide":1,"plus":0,"most":5}`. There is a form for each moment
// at which something is counted, because the moment decides what can be counted.

extern const Form count_in_abilities;  ///< when an ability is performed
extern const Form count_in_attack;
extern const Form count_before_turn;  ///< before the turn is planned, and so in ranges
extern const Form count_of_figures;   ///< at the end of the round
extern const Form count_of_tokens;    ///< in what an attack adds
extern const Form count_of_target;    ///< in an effect of an attack

Count read_count(const Reader& reader, const Form& form);
Json write_count(const Count& count);

/// Names of sets, each once.
std::vector<std::string> read_sets(const Reader& reader);

}  // namespace standee
