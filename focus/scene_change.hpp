#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// A change of a scene: one figure or overlay tile is moved or removed, one tile is added, or one
/// door is opened.
struct SceneChange {
    enum class Act : std::uint8_t { move, open, remove, add };
    enum class What : std::uint8_t { figure, obstacle, trap, hazardous, difficult, icy, door };

    Act act = Act::move;
    What what = What::figure;
    std::string figure;  ///< the id of the figure that is moved or removed
    Hex from;            ///< where it is or, if the change adds a tile, where the tile is placed
    Hex to;              ///< where it is moved to; otherwise the same as `from`

    friend bool operator==(const SceneChange&, const SceneChange&) = default;
};
inline constexpr std::array<std::string_view, 4> change_names{"move", "open", "remove", "add"};
inline constexpr std::array<std::string_view, 7> changed_names{
    "figure", "obstacle", "trap", "hazardous", "difficult", "icy", "door"};

/// The scene after the change.
Scene changed(Scene scene, const SceneChange& change);

/// Whether a plan does something: in no option, in some options, or in all of them.
enum class Done : std::uint8_t { no, maybe, surely };

/// A change and its result.
struct Remedy {
    SceneChange change;
    Done done{};
};

/// The smallest changes that have the desired result, and whether all changes were tried.
struct SmallestChanges {
    /// All of the same size; moves, then opened doors, removals and additions.
    std::vector<Remedy> remedies;
    bool tried_all = true;
};

/// Figures that no change may move or remove.
struct LeftAlone {
    std::vector<std::string> where_they_are;  ///< neither moved nor removed
    std::vector<std::string> on_the_map;      ///< not removed
};

/// Tries changes of the scene, small ones first, until `done` returns something other than `no` for
/// one of them. Returns at most `most` changes of that size. The size of a move is its distance in
/// hexes; opening a door has size 1, removing or adding something size 2. Things are moved to hexes
/// that hold nothing else. Only obstacles and traps are added. Tries at most a few thousand scenes.
SmallestChanges smallest_changes(const Scene& scene, const LeftAlone& left_alone,
                                 const std::function<Done(const Scene&)>& done, std::size_t most);

}  // namespace standee
