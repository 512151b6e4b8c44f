#pragma once

#include <string_view>

#include "files/document.hpp"
#include "files/line_writer.hpp"
#include "focus/turn.hpp"
#include "lib/error.hpp"

// Parts that answers of every form share.

namespace standee {

/// One step of the reasoning: `{"clause","page","says","kept","dropped"}`. `kept` and `dropped` are
/// `{"figures":[...]}` or `{"hexes":[...]}`, or null if there is nothing to keep or drop.
void write_reason(LineWriter& line, const Scene& scene, const Reason& reason);
/// The same as a tree, with hexes in axial coordinates.
Json write_reason(const Scene& scene, const Reason& reason);

/// `{"error":{"file","pointer","found","expected","code","clause","step"}}`; `clause` and `step`
/// only if there is one.
Json write_error(std::string_view file, const Error& error);

}  // namespace standee
