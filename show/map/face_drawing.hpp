#pragma once

#include <string>

#include "show/canvas/canvas.hpp"
#include "show/map/hex_content.hpp"
#include "show/map/hex_frame.hpp"

namespace standee {

/// What a hex is called in a picture.
struct HexLabel {
    std::string large;    ///< "3,-1", or "C5"
    std::string compact;  ///< the row "-1", or "C5"
    std::string row;      ///< where there is no room for `compact`
};

/// Draws what is in a hex, and what it is called: in a large hex texture above, labels in the
/// middle, the name below; in a compact one labels or texture above, the name on the lower side.
/// `crossed` says that an arrow will stand there. Returns whether there was room for all.
bool draw_face(const HexFrame& frame, Hex hex, const HexLabel& label, const HexContent& face,
               bool crossed, bool ascii, Canvas& canvas);

}  // namespace standee
