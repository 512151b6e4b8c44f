#pragma once

#include <string>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// The marks for an answer in a picture of the map: focus, targets, every path and where it ends.
/// If there are several options, they are numbered from 1 in their order.
MapMarks marks_of(const TurnAnswer& answer);

/// An answer in words: the figure and its card, the focus, what it does or may do, the map, and the
/// reasoning, one paragraph for each step with its clause and page.
std::string turn_words(const Scene& scene, const TurnAnswer& answer, const MapStyle& style);

/// An answer, compared with the answer without some clauses of the rules: the figure and its card,
/// the clauses, focus and options with and without them, and the map for the answer without them.
std::string turn_words_without(const Scene& scene, const std::vector<Clause>& clauses,
                               const TurnAnswer& with, const TurnAnswer& without, bool changes,
                               const MapStyle& style);

/// The reasoning behind an answer under the heading "Why", numbered; empty if there is none.
std::string reasoning_words(const Scene& scene, const std::vector<Reason>& why,
                            const MapStyle& style);

/// A figure by its id and what it is: "A, elite Bandit Archer 3".
std::string introduced(const Figure& figure);

/// A step of the reasoning in sentences, without its clause. The hexes are added; the figures are
/// already in its text.
std::string reason_sentences(const Reason& reason);

}  // namespace standee
