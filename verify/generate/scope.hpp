#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "lib/clause.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"
#include "lib/scene.hpp"

namespace standee::generate {

/// What can lie in a hex of a scope, or none of it.
enum class Special : std::uint8_t { obstacle, trap, difficult, icy, hazardous };

/// The attack on the card of a scope.
struct ScopeAttack {
    int range = 0;    ///< 0: melee
    int targets = 1;  ///< 2 and more: so many targets
};

/// A stated set of scenes: one description that is filled in by numbers. A monster "A" with its
/// move and attack and its enemies "C1", "C2" ..., who act in this order, on one shape of board; so
/// many hexes at most hold something, so many inner sides at most are wall lines.
///
/// Scenes that a turn or a mirror image of the board makes alike count once: of each such class
/// only the least, in a fixed order, is a scene of the scope.
struct Scope {
    std::string_view name;
    std::string_view says;  ///< what it holds, in a sentence for a person
    std::vector<Hex> hexes;
    Border border = Border::open;
    std::vector<Special> specials;
    int most_special = 0;
    int most_walls = 0;
    int enemies = 1;
    std::vector<int> moves;
    std::vector<ScopeAttack> attacks;
    bool jumps = false;  ///< each move also as a jump
};

/// Every scope, by name.
std::span<const Scope> scopes();
/// The scope of that name, or null.
const Scope* scope_named(std::string_view name);

/// A scope ready to be gone through in editions, its symmetries worked out.
class ScopeScenes {
public:
    ScopeScenes(const Scope& scope, std::vector<Edition> editions);

    /// How many ways there are to fill in the description, those alike counted each.
    [[nodiscard]] std::uint64_t size() const;

    /// How many scenes the scope has, by Burnside's lemma: the mean over the symmetries of the
    /// size that each leaves as they are. No scene is looked at for it.
    [[nodiscard]] std::uint64_t count() const;

    /// Fills in the description by that number, below `size()`; false, and `scene` is left in
    /// no certain state, where the filling is not the least of those alike.
    /// Consecutive numbers differ in edition, card and figures first, so that boards repeat.
    bool nth(std::uint64_t number, Scene& scene) const;

private:
    struct Filling;
    [[nodiscard]] Filling taken_apart(std::uint64_t number) const;
    [[nodiscard]] bool is_least(const Filling& filling) const;
    [[nodiscard]] std::uint64_t boards() const { return terrains_ * walls_; }

    const Scope& scope_;
    std::vector<Edition> editions_;
    std::vector<Edge> sides_;  ///< between two hexes of the board
    /// Each symmetry as where it takes every hex, and every inner side.
    std::vector<std::vector<int>> hex_to_;
    std::vector<std::vector<int>> side_to_;
    std::uint64_t terrains_ = 0;
    std::uint64_t walls_ = 0;
    std::uint64_t placements_ = 0;
    std::uint64_t cards_ = 0;
};

}  // namespace standee::generate
