#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// One figure or overlay tile moved or removed, one tile added, or one door opened.
struct SceneChange {
    enum class Act : std::uint8_t { move, open, remove, add };
    enum class What : std::uint8_t { figure, obstacle, trap, hazardous, difficult, icy, door };

    Act act = Act::move;
    What what = What::figure;
    std::string figure;  ///< the id of the figure that is moved or removed
    Hex from;            ///< where it is; for a tile that is added, where it comes to lie
    Hex to;              ///< where it is moved to, else `from`

    friend bool operator==(const SceneChange&, const SceneChange&) = default;
};
inline constexpr std::array<std::string_view, 4> change_names{"move", "open", "remove", "add"};
inline constexpr std::array<std::string_view, 7> changed_names{
    "figure", "obstacle", "trap", "hazardous", "difficult", "icy", "door"};

/// The scene after the change.
Scene changed(Scene scene, const SceneChange& change);

/// Whether a plan does something: not at all, in some of its options, or in all of them.
enum class Done : std::uint8_t { no, maybe, surely };

/// A change and its result.
struct Remedy {
    SceneChange change;
    Done done{};
};

/// The smallest changes that bring something about, and whether all changes were tried.
struct SmallestChanges {
    std::vector<Remedy> remedies;  ///< of one size: moved, opened, removed, then added
    bool tried_all = true;
};

/// Which figures a change leaves alone.
struct LeftAlone {
    std::vector<std::string> where_they_are;  ///< neither moved nor removed
    std::vector<std::string> on_the_map;      ///< not removed
};

/// Tries changes of the scene, small ones first, until `done` is not `no` for one of them, and
/// returns at most `most` changes of that size. A move is as large as the hexes between its ends,
/// opening a door 1, removing or adding something 2. Things go to hexes that hold nothing else;
/// obstacles and traps are added. Tries no more than a few thousand scenes.
SmallestChanges smallest_changes(const Scene& scene, const LeftAlone& left_alone,
                                 const std::function<Done(const Scene&)>& done, std::size_t most);

}  // namespace standee
