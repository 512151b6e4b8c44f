#pragma once

#include "lib/edition.hpp"
#include "lib/figure.hpp"
#include "lib/json/reader.hpp"

namespace standee {

/// A figure by itself. What it refers to (its hex, its summoner) is for the reader of the scene
/// to check.
Figure read_figure(const Reader& reader, const Edition& edition);

Json write_figure(const Figure& figure);

/// A number that is written without a fraction where it has none.
Json write_number(double number);

}  // namespace standee
