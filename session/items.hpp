#pragma once

#include <string>

#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// `item [FIGURE] shield N|disadvantage|negate [uses N] [NAME]`: the character has the item, and is
/// asked whether it uses it. In the middle of an attack on it, or where it is about to suffer
/// damage, it uses the item at once. `words` stand after "item"; throws InputError.
void give_item(Table& table, Words& words, const std::string& command);

}  // namespace standee
