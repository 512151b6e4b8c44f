#pragma once

#include <string>

#include "disputes/judge.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// A dispute as a person reads it out: the question, then in each edition what becomes of each
/// claim, by which clauses on which pages, and how it came about; at the end who says otherwise.
std::string judgement_words(const Judgement& judgement, const MapStyle& style);

}  // namespace standee
