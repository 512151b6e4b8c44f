#pragma once

#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// What a picture of the map marks of an answer: focus, targets, every path and where it ends.
/// Options are numbered from 1 in their order where there are several.
MapMarks marks_of(const TurnAnswer& answer);

/// An answer as a person reads it out: the figure and its card, the focus, what it does or may do,
/// the map drawn, and the reasoning, a paragraph for each step with its clause and page.
std::string turn_words(const Scene& scene, const TurnAnswer& answer, const MapStyle& style);

/// An answer, and what it would be without some clauses of the rules: the figure and its card, the
/// clauses, focus and options with and without them, and the map as it is without them.
std::string turn_words_without(const Scene& scene, const std::vector<Clause>& clauses,
                               const TurnAnswer& with, const TurnAnswer& without, bool changes,
                               const MapStyle& style);

/// The reasoning behind an answer under the heading "Why", numbered; empty if there is none.
std::string reasoning_words(const Scene& scene, const std::vector<Reason>& why,
                            const MapStyle& style);

/// A figure by its id and what it is: "A, elite Bandit Archer 3".
std::string introduced(const Figure& figure);

/// A step of the reasoning in sentences, without its clause. Hexes follow what is said of them;
/// figures are named in it already.
std::string reason_sentences(const Reason& reason);

}  // namespace standee
