#pragma once

#include "files/reader.hpp"
#include "play/round/round.hpp"

namespace standee {

/// One decision of the table: an index, the content of an option, a list of modifier cards, "done",
/// or the list of steps with which the party carried out a text.
TableDecision read_decision(const Reader& reader, const Scene& scene);

/// The decisions made in advance for a round of the scene. Every field may be left out: `decide`
/// (decisions of every kind, in the order in which they arise) or `choose` (indices), `draw` (the
/// modifier cards of all attacks), `first` (true: a choice without a decision takes its first
/// option), `seed` (ignored here), `characters` ("pass", or by id "pass" or the steps between the
/// start and the end of the character's turn).
RoundOrders read_round_orders(const Reader& reader, const Scene& scene);

}  // namespace standee
