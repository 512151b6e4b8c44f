#pragma once

#include <string>
#include <vector>

#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// Carries out a correction of the scene by hand, if the command is one: "hp Brute 6", "guard-2 at
/// C5", "element fire strong", "open C5", "remove guard-2" ... In the middle of a turn, "poison
/// Brute" and "lose poison Brute" are corrections too. Returns whether it is a correction. Throws
/// InputError.
bool corrects(Table& table, Words words, const std::string& command);

/// Removes a figure from the map, and with a character its summons [summon.leaves].
void leave_map(Table& table, const std::string& id);

/// The ids of a figure's summons.
std::vector<std::string> summons_of(const Scene& scene, const std::string& id);

}  // namespace standee
