#pragma once

#include <string>

#include "lib/clause.hpp"

namespace standee {

/// Refuses a step: throws InputError with what was found, what the rules expect, and the clause.
[[noreturn]] void refuse(Clause clause, std::string found, std::string expected);

/// Refuses a step that is not forbidden but does not say enough: cards, a path or an element are
/// missing. Throws InputError with the code `missing_field` and the clause that asks for them.
[[noreturn]] void ask_for(Clause clause, std::string found, std::string expected);

}  // namespace standee
