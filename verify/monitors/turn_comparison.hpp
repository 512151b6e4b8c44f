#pragma once

#include <optional>
#include <string>

#include "focus/turn.hpp"
#include "verify/oracle/solve.hpp"
#include "verify/oracle/turn_facts.hpp"

namespace standee::verify {

/// Where an answer and the oracle's part, in words of a line or two for each.
struct TurnDifference {
    std::string answered;
    std::string worked_out;
};

/// Whether two answers to a turn are the same: foci, and every option in order with its path,
/// points, negative hexes, disadvantage, focus and attack hex; an area must be one that gives its
/// targets. The first difference, if there is one.
std::optional<TurnDifference> compare(const TurnAnswer& answer, oracle::TurnFacts& facts,
                                      const oracle::Solution& solution);

/// An option of an answer in a line.
std::string in_words(const oracle::TurnFacts& facts, const TurnOption& option);

/// A set of figures as the list of their ids.
std::string ids_in_words(const oracle::Roster& company, oracle::FigureSet figures);

/// The figures of a list of the scene's.
oracle::FigureSet figures_of(const oracle::Roster& company, const std::vector<FigureIndex>& list);

}  // namespace standee::verify
