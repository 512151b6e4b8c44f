#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lib/hex.hpp"

namespace standee {

/// Names of hexes as people say them: a letter for the column and a number for the row, "C5". They
/// count from the first column and the topmost hex of a map, including its hidden rooms, so names
/// stay the same when rooms are revealed.
class HexNames {
public:
    HexNames() = default;
    explicit HexNames(std::span<const Hex> hexes);

    /// The name of a hex: "C5", or "AB12". A hex to the left of the map or above it is "[q,r]".
    [[nodiscard]] std::string name(Hex hex) const;
    /// The row in the name of a hex: "5".
    [[nodiscard]] std::string row(Hex hex) const;
    /// The column in the names of its hexes: "C".
    [[nodiscard]] std::string column(int q) const;
    /// The hex with that name, in capital or small letters.
    [[nodiscard]] std::optional<Hex> find(std::string_view name) const;
    /// The text with every "[q,r]" replaced by the name of the hex.
    [[nodiscard]] std::string in_text(std::string_view text) const;

    friend bool operator==(const HexNames&, const HexNames&) = default;

private:
    int first_column_ = 0;
    int first_half_ = 0;  ///< the least 2 r + q
};

}  // namespace standee
