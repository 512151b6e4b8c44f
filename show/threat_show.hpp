#pragma once

#include <string>

#include "show/map/map_picture.hpp"
#include "threat/threat.hpp"

namespace standee {

/// A threat map as a picture with the worst mean damage in each hex, and lines about the hexes that
/// differ in who threatens them, the safest first.
std::string threat_words(const Scene& scene, const ThreatMap& map, const MapStyle& style);

/// `{"scene","figure","hexes":[{"at":[q,r],"movement":n,"negativeHexes":n,"damage":{"least":x,
/// "most":x},"by":[{"figure":"M1","focus":"yes"|"maybe"|"no","damage":{...}}]}],
/// "withoutCard":["M2"]}` on one line; damage is a mean, to four decimals.
std::string threat_json(const std::string& file, const Scene& scene, const ThreatMap& map);

}  // namespace standee
