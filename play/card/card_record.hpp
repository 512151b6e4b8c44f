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
    int damage = 0;  ///< that it suffered
};

/// What a figure has performed of its card so far, as far as the rest of the card may depend on it.
struct CardRecord {
    /// By position among `ability_names`: whether the last of the kind was performed.
    std::array<bool, ability_names.size()> performed{};
    std::vector<Hex> entered;              ///< by the last move ability
    std::vector<AttackedFigure> attacked;  ///< by the last attack ability
    std::optional<Hex> created;            ///< the hex of the tile that was created last

    /// Records the ability that was at `kind`, from the events that it caused.
    void note(std::size_t kind, bool was_performed, const std::string& figure,
              std::span<const Event> events);

    /// Where the one target of the last attack stands, or stood when it left the map; none without
    /// a target.
    [[nodiscard]] std::vector<Hex> hexes_of_target(const Game& game) const;
};

/// The number that a card means by X. Refuses where the scene does not say what is counted.
int number_of(const GameState& state, const std::string& figure, const CardRecord& record,
              const Count& count);

/// Where a figure stands, or stood when it left the map; empty where it never was there.
std::vector<Hex> last_hexes_of(const Game& game, const std::string& figure);

}  // namespace standee
