#pragma once

#include <map>
#include <string>
#include <vector>

#include "import/vgb/layout.hpp"
#include "lib/scene.hpp"

namespace standee::vgb {

/// Puts figures on a scene, each on a hex of its own.
class Pieces {
public:
    explicit Pieces(Scene& scene) : scene_{scene} {}

    /// Adds a monster or a boss. `standee` 0 means the next number of its set. Returns the figure,
    /// or null with a note if its hex is not floor or is taken.
    Figure* add_monster(const std::string& name, Rank rank, Hex at, int standee = 0);
    /// Adds a character with that initiative.
    Figure* add_character(const std::string& id, double initiative, Hex at);
    /// Adds a summon of the characters.
    Figure* add_summon(const std::string& id, Hex at);

    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }

private:
    Figure* add(Figure figure);

    Scene& scene_;
    std::map<std::string, int> counts_;
    std::vector<std::string> notes_;
};

/// A character as the options name it: "Brute", or "Brute:15" with its initiative.
struct NamedCharacter {
    std::string name;
    std::optional<double> initiative;
};

/// Throws InputError, with the pointer /options/character, if a character has no name, if its
/// initiative is not a number from 1 to 99, or if two characters have the same name.
std::vector<NamedCharacter> named_characters(const std::vector<std::string>& texts);

/// The initiative of a long rest, which is the default for characters.
inline constexpr double long_rest = 99;

/// Whether the monster of that name is a boss.
bool is_boss(std::string_view name);

}  // namespace standee::vgb
