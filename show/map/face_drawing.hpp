#pragma once

#include "show/canvas/canvas.hpp"
#include "show/map/hex_content.hpp"
#include "show/map/hex_frame.hpp"

namespace standee {

/// Draws what is in a hex, and its coordinates: in a large hex texture above, labels in the
/// middle, "q,r" below; in a compact one labels or texture above, r on the lower side. `crossed`
/// says that an arrow will stand there. Returns whether there was room for all.
bool draw_face(const HexFrame& frame, Hex hex, const HexContent& face, bool crossed, bool ascii,
               Canvas& canvas);

}  // namespace standee
