#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "import/characters.hpp"
#include "import/vgb/layout.hpp"
#include "lib/scene.hpp"

namespace standee::vgb {

/// Which standee a monster has that the file does not number.
enum class Standees : std::uint8_t {
    next,  ///< the next number of its set
    drawn  ///< none yet: it is drawn at the table. A letter tells the figures of a set apart
};

/// Puts figures on a scene, each on a hex of its own.
class Pieces {
public:
    /// `allies`: the sets that are allies of the characters in this scenario.
    Pieces(Scene& scene, Standees standees, std::set<std::string> allies = {})
        : scene_{scene}, standees_{standees}, allies_{std::move(allies)} {}

    /// A monster or a boss with an id of its own, on no hex yet. `standee` 0: the file does not
    /// say it.
    Figure new_monster(const std::string& name, Rank rank, int standee);
    /// Adds such a figure. Returns it, or null with a note if its hex is not floor or is taken.
    Figure* add_monster(const std::string& name, Rank rank, Hex at, int standee = 0);
    /// Adds a character; without an initiative where it has none.
    Figure* add_character(const NamedCharacter& character, Hex at);
    /// Adds a summon of the characters.
    Figure* add_summon(const std::string& id, Hex at);

    void note_left_out(const Figure& figure, const std::string& why);
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }

private:
    Figure* add(Figure figure);

    Scene& scene_;
    Standees standees_;
    std::set<std::string> allies_;
    std::map<std::string, int> counts_;
    std::vector<std::string> notes_;
};

/// The initiative of a long rest, which is the default for characters.
inline constexpr double long_rest = 99;

/// Whether the monster of that name is a boss.
bool is_boss(std::string_view name);

}  // namespace standee::vgb
