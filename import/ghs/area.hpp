#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lib/ability.hpp"

namespace standee::ghs {

/// An area as it was read, or why it was not.
struct AreaReading {
    std::optional<Area> area;
    std::string why;
};

/// Reads `(x,y,type)|(x,y,type)...`: x and y in rows of pointy-topped hexes, every odd row half a
/// hex to the right. The pattern is rotated into this project's axial hexes, which keeps adjacent
/// hexes adjacent; a pattern that is not connected counts as misread. `active` is the grey hex,
/// `target` red, `ally` blue; `blank`, `invisible` and `enhance` only take up room.
AreaReading read_area(std::string_view text);

}  // namespace standee::ghs
