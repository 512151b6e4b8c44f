#pragma once

#include <string>
#include <vector>

#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// Corrects what stands on the table by hand, if the command is such a correction: "hp Brute 6",
/// "guard-2 at C5", "element fire strong", "open C5", "remove guard-2" ... In the middle of a turn
/// "poison Brute" and "lose poison Brute" are corrections, too. Throws InputError.
bool corrects(Table& table, Words words, const std::string& command);

/// Takes a figure off the map; a character takes its summons along [summon.leaves].
void leave_map(Table& table, const std::string& id);

/// The summons of a figure, by id.
std::vector<std::string> summons_of(const Scene& scene, const std::string& id);

}  // namespace standee
