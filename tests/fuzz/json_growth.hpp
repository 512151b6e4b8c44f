#pragma once

#include <cstddef>

#include "files/document.hpp"

namespace standee::fuzz {

/// How large a request may be that a server takes from anybody.
inline constexpr std::size_t most_bytes_of_a_request = 65'536;

/// For each seed in a list, at most eight, makes one list of the document long: the hexes of the
/// map by repeating the map beside itself, other lists of hexes by hexes of the map, figures by
/// copies with free hexes and ids of their own, anything else by copies. A list grows to at most
/// about the size of a request. The same seeds do the same; anything but a list of seeds does
/// nothing.
void grow_by(const Json& seeds, Json& document);

}  // namespace standee::fuzz
