#pragma once

#include <string>

#include "show/map/map_picture.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// A case for people: the map, what else is there, and the card, the steps or the round.
std::string case_words(const Case& tried, const MapMarks& marks);

/// The mark of the figure that acts, if there is one.
MapMarks acting_mark(const Case& tried);

/// A text in lines of at most 80 columns, the first of which begins with `first`; empty for none.
std::string lines_after(std::string_view first, const std::string& text);

}  // namespace standee::verify
