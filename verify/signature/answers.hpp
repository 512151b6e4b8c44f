#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "focus/turn.hpp"
#include "verify/signature/questions.hpp"

namespace standee::verify {

/// The answer to a question as the command prints it with --json, without the newline at the end.
///
/// Where the command would print an error, the answer names its place and its clause but not its
/// words. A step that is refused is named too; the play then goes on without it.
struct Answer {
    std::string json;
    std::size_t options = 0;  ///< of a turn; 0 if it could not be planned
};

/// Throws std::bad_function_call for a dispute if nobody judges.
Answer answer_to(const Question& question, Ask ask, TurnPlanner& planner, const Judge& judge = {});

/// The states of one round after each number of choices.
struct RoundLevel {
    std::uint64_t ways = 0;            ///< of making so many choices
    std::set<std::uint64_t> outcomes;  ///< the hashes of the different states they lead to
};

/// Plays a round for each way of making its first `most` choices, as perft does with the moves of
/// a chess engine. Level n has the ways of making exactly n choices: for each the round is played
/// until the next choice, or as far as it goes. The choices that the document makes are not made;
/// all else in it stands. No levels where the document has no legal scene and round.
std::vector<RoundLevel> round_levels(const Fixture& fixture, int most);

}  // namespace standee::verify
