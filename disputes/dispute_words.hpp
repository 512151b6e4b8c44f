#pragma once

#include <string>

#include "disputes/judge.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// A dispute as a person reads it: the question, what cannot be judged and why, a table of the
/// claims by edition, then in each edition the clauses that decide each claim, with their pages,
/// and its mismatches; with `log` also what happened or the reasoning; and last the ruling and
/// sources of the file.
std::string judgement_words(const Judgement& judgement, const MapStyle& style, bool log = false);

}  // namespace standee
