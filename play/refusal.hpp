#pragma once

#include <string>

#include "lib/clause.hpp"

namespace standee {

/// Refuses the step: throws InputError with what was found, what the rules expect, the clause.
[[noreturn]] void refuse(Clause clause, std::string found, std::string expected);

/// Refuses a step not because the rules forbid it but because it does not say enough: cards, a way,
/// an element. Throws InputError, `missing_field` with the clause that asks for it.
[[noreturn]] void ask_for(Clause clause, std::string found, std::string expected);

}  // namespace standee
