#pragma once

#include <string>

#include "show/canvas/canvas.hpp"
#include "show/map/hex_content.hpp"
#include "show/map/hex_frame.hpp"

namespace standee {

/// The name of a hex in a picture.
struct HexLabel {
    std::string large;    ///< "3,-1", or "C5"
    std::string compact;  ///< the row "-1", or "C5"
    std::string row;      ///< if there is no room for `compact`
};

/// Draws the content of a hex and its name. A large hex has its texture at the top, labels in the
/// middle and the name below; a compact hex has labels or texture at the top and the name on its
/// lower side. `crossed` says that an arrow will be drawn there. Returns whether there was room for
/// everything.
bool draw_face(const HexFrame& frame, Hex hex, const HexLabel& label, const HexContent& face,
               bool crossed, bool ascii, Canvas& canvas);

}  // namespace standee
