#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/contested.hpp"
#include "focus/turn.hpp"
#include "focus/why_not.hpp"
#include "lib/scene.hpp"

namespace standee {

inline constexpr std::string_view turn_answer_format = "turn-answer/1";

/// Remarks on what decided an answer.
struct Remarks {
    std::vector<ContestedReading> contested;
    std::vector<std::string> notes;
    std::vector<WhyNot> why_not;  ///< the answers to questions about what the plan does not do
};

// Each answer is one line of JSON without its newline. Its hexes are written as in the scene.

/// The answer of a turn, "turn-answer/1".
std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                      const Remarks& remarks = {});
/// The answer without some clauses of the rules, in the same form. `without` lists the clauses.
/// `changes` has the options that exist only with the clauses and those that exist only without
/// them, and both foci if they differ; it is empty if nothing changes.
std::string turn_without_json(const std::string& file, const Scene& scene,
                              const std::vector<Clause>& clauses, const TurnAnswer& with,
                              const TurnAnswer& without);
/// Whether two answers differ in their foci or in an option. Areas are ignored, because several
/// placements may hit the same targets.
bool answers_differ(const Scene& scene, const TurnAnswer& one, const TurnAnswer& other);

}  // namespace standee
