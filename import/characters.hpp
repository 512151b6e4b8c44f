#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/figure.hpp"

namespace standee {

/// A character as the options of `import` name it: "Brute", "Brute:15" with its initiative,
/// "Brute:15:10" with its hit points too, or "Brute::10" with these alone.
struct NamedCharacter {
    std::string name;
    std::optional<double> initiative;
    std::optional<int> hp;
};

/// Throws InputError, with the pointer /options/character, if a character has no name, if its
/// initiative or its hit points are not a number from 1 to 99, or if two characters have the same
/// name.
std::vector<NamedCharacter> named_characters(const std::vector<std::string>& texts);

/// The character, on no hex yet.
Figure figure_of(const NamedCharacter& character);

/// Notes the characters that have no hit points.
void note_missing_hit_points(const std::vector<NamedCharacter>& characters,
                             std::vector<std::string>& notes);

}  // namespace standee
