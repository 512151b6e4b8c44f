#pragma once

#include "lib/clause.hpp"
#include "show/canvas/text.hpp"

namespace standee {

/// A clause that an answer leaves out: what it says, its id and its page.
Paragraph left_out_line(Clause clause, EditionId edition);

}  // namespace standee
