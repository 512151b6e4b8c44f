#pragma once

#include "show/canvas/canvas.hpp"
#include "show/map/hex_content.hpp"
#include "show/map/hex_frame.hpp"

namespace standee {

/// Draws what is in a hex, and `label`, its coordinates as the scene's file writes them: in a large
/// hex texture above, labels in the middle, "q,r" below; in a compact one labels or texture above,
/// r on the lower side. `crossed` says that an arrow will stand there. Returns whether there was
/// room for all.
bool draw_face(const HexFrame& frame, Hex hex, Hex label, const HexContent& face, bool crossed,
               bool ascii, Canvas& canvas);

}  // namespace standee
