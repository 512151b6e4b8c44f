#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "lib/hex.hpp"

namespace standee {

/// Names of hexes as people say them: a letter for the column, a number for the row, "C5". They
/// count from the first column and the topmost hex of a map, its hidden rooms included, so a name
/// stays as it is while rooms are revealed.
class HexNames {
public:
    HexNames() = default;
    explicit HexNames(std::span<const Hex> hexes);

    /// "C5", or "AB12"; a hex left of or above the map as "[q,r]".
    [[nodiscard]] std::string name(Hex hex) const;
    /// "5"
    [[nodiscard]] std::string row(Hex hex) const;
    /// "C"
    [[nodiscard]] std::string column(int q) const;
    /// The hex of that name, in capital or small letters.
    [[nodiscard]] std::optional<Hex> find(std::string_view name) const;
    /// A text with a name in place of every "[q,r]".
    [[nodiscard]] std::string in_text(std::string_view text) const;

    friend bool operator==(const HexNames&, const HexNames&) = default;

private:
    int first_column_ = 0;
    int first_half_ = 0;  ///< the least 2 r + q
};

}  // namespace standee
