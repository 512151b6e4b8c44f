#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "play/event.hpp"
#include "play/timing.hpp"
#include "verify/case.hpp"

// Contradictions in the rules themselves that plays show; docs/verification says what each class
// means.

namespace standee::verify {

/// A table of what comes first at a moment, as `comes_first`.
using ComesFirst =
    std::function<std::optional<Clause>(TimingPoint, EffectKind, EffectKind, const Edition&)>;

/// Overlaps of the table: effects of one moment of which each is to come before the other,
/// directly or through others. Each circle once, in whichever of the editions it is.
std::vector<Violation> overlaps(std::span<const Edition> editions,
                                const ComesFirst& table = comes_first);

/// Overlaps of an edition's stages of an attack: one that stands in two places.
std::vector<Violation> stage_overlaps(const Edition& rules);

/// Where the rules leave an order open in the case: for each pair of effects of one moment whose
/// order changes the outcome, what comes of either [FindingKind::order_dependence].
std::vector<Violation> order_dependences(const Case& tried);

/// Gaps: choices of which no clause says who makes them. A term that the edition does not have,
/// such as a teleport in Gloomhaven, is none: no card of the edition uses it.
std::vector<Violation> gaps(const Case& tried);
/// The same of events that have happened on a scene.
std::vector<Violation> gaps_in(const Scene& before, std::span<const Event> events);

/// Hidden ties: choices between options of different outcome by a clause whose text promises one
/// result.
std::vector<Violation> hidden_ties(const Case& tried);

/// Turns, of a play or alone, and rounds of which the rules allow no outcome: consuming an element
/// prevents what it would be consumed for, and not consuming it does not.
std::vector<Violation> missing_outcomes(const Case& tried);

/// All of these that a case shows, and its order dependences: what a campaign looks for in each.
std::vector<Violation> play_contradictions(const Case& tried);

}  // namespace standee::verify
