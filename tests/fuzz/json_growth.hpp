#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>

#include "files/document.hpp"

namespace standee::fuzz {

/// Makes one list of the document long, up to about so many bytes: the hexes of the map by
/// repeating the map beside itself, other lists of hexes by hexes of the map, figures by copies
/// that have free hexes and ids of their own, anything else by copies. The same seed does the same.
void grow(Json& document, std::uint64_t seed, std::size_t most_bytes);

/// Does so with each seed of a list, at most eight; anything else in its place makes nothing long.
void grow_by(const Json& seeds, Json& document, std::size_t most_bytes);

/// How large a request may be that a server takes from anybody.
inline constexpr std::size_t most_bytes_of_a_request = 65'536;

}  // namespace standee::fuzz
