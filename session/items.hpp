#pragma once

#include <string>
#include <vector>

#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// `item [FIGURE] shield N|disadvantage|negate [uses N] [NAME]`: the character has the item and
/// will be asked whether to use it. In the middle of an attack on the character, or when it is
/// about to suffer damage, it uses the item at once. `words` continue after "item". Throws
/// InputError.
void give_item(Table& table, Words& words, const std::string& command);

/// The items of the characters of a scene.
std::vector<Item> items_in(const Scene& scene);

/// Names the commands that give the character its used items back. The program does not know which
/// of them were spent and which were lost; the table does [rest.long].
void note_used_items(Table& table, const std::string& character);

}  // namespace standee
