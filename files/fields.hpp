#pragma once

#include <array>
#include <string_view>

// The fields of fixtures, in the order in which they are written. The readers accept these and no
// others, and the published schema is held to the same lists.

namespace standee::fields {

using Name = std::string_view;

/// What a fixture of any form may carry beside its question and answer.
inline constexpr std::array<Name, 8> notes{"name",   "question", "verdict",   "note",
                                           "source", "clauses",  "contested", "doubted"};
/// A fixture of any form has these too; `claims` only a dispute, `expect` and `differs` all others.
inline constexpr std::array<Name, 6> fixture{"scene",  "steps",  "editions",
                                             "claims", "expect", "differs"};
/// What a fixture may say otherwise for one of its editions.
inline constexpr std::array<Name, 5> differs{"expect", "verdict", "note", "clauses", "contested"};
/// One claim of a dispute.
inline constexpr std::array<Name, 4> claim{"says", "expect", "verdict", "clauses"};
/// What is decided in advance for a round.
inline constexpr std::array<Name, 6> round{"choose", "decide", "first",
                                           "draw",   "seed",   "characters"};
inline constexpr std::array<Name, 2> turn_expectation{"options", "focus"};
inline constexpr std::array<Name, 7> expected_option{"end",   "targets", "focus", "path",
                                                     "along", "fallen",  "then"};
inline constexpr std::array<Name, 3> expected_part{"end", "targets", "fallen"};

}  // namespace standee::fields
