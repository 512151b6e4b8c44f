#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// A figure that an attack ability targeted.
struct AttackedFigure {
    std::string id;
    int damage = 0;  ///< the damage that it suffered
};

/// What a figure has performed of its card so far, to the extent that the rest of the card may
/// depend on it.
struct CardRecord {
    /// For each position in `ability_names`: whether the last ability of that kind was performed.
    std::array<bool, ability_names.size()> performed{};
    std::vector<Hex> entered;              ///< the hexes that the last move ability entered
    std::vector<AttackedFigure> attacked;  ///< the targets of the last attack ability
    std::optional<Hex> created;            ///< the hex of the tile that was created last

    /// Records the events of an ability of kind `kind`.
    void note(std::size_t kind, bool was_performed, const std::string& figure,
              std::span<const Event> events);

    /// The hexes in which the only target of the last attack stands, or stood when it left the map.
    /// Empty if there was no target.
    [[nodiscard]] std::vector<Hex> hexes_of_target(const Game& game) const;
};

/// The value of X on a card. Refuses if the scene does not give what X counts.
int number_of(const GameState& state, const std::string& figure, const CardRecord& record,
              const Count& count);

/// The hexes in which a figure stands, or stood when it left the map; empty if it was never there.
std::vector<Hex> last_hexes_of(const Game& game, const std::string& figure);

}  // namespace standee
