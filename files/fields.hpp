#pragma once

#include <array>
#include <string_view>

// The fields of fixtures, in the order in which they are written. The readers accept only these,
// and a test compares the published schema with these lists.

namespace standee::fields {

using Name = std::string_view;

/// Fields that a fixture of any form may have besides its question and answer.
inline constexpr std::array<Name, 8> notes{"name",   "question", "verdict",   "note",
                                           "source", "clauses",  "contested", "doubted"};
/// Further fields of fixtures. Only a dispute has `claims`; all others may have `expect` and
/// `differs`.
inline constexpr std::array<Name, 6> fixture{"scene",  "steps",  "editions",
                                             "claims", "expect", "differs"};
/// Fields that may differ in one of the editions of a fixture.
inline constexpr std::array<Name, 5> differs{"expect", "verdict", "note", "clauses", "contested"};
/// One claim of a dispute.
inline constexpr std::array<Name, 4> claim{"says", "expect", "verdict", "clauses"};
/// Decisions that are made in advance for a round.
inline constexpr std::array<Name, 6> round{"choose", "decide", "first",
                                           "draw",   "seed",   "characters"};
inline constexpr std::array<Name, 2> turn_expectation{"options", "focus"};
inline constexpr std::array<Name, 7> expected_option{"end",   "targets", "focus", "path",
                                                     "along", "fallen",  "then"};
inline constexpr std::array<Name, 3> expected_part{"end", "targets", "fallen"};

}  // namespace standee::fields
