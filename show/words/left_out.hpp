#pragma once

#include "lib/clause.hpp"
#include "show/canvas/text.hpp"

namespace standee {

/// A line about a clause that an answer leaves out: its text, its id and its page.
Paragraph left_out_line(Clause clause, EditionId edition);

}  // namespace standee
