#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/contested.hpp"
#include "files/document.hpp"
#include "focus/turn.hpp"
#include "focus/why_not.hpp"
#include "lib/scene.hpp"

namespace standee {

inline constexpr std::string_view turn_answer_format = "turn-answer/1";

/// What is to be said of what decided an answer.
struct Remarks {
    std::vector<ContestedReading> contested;
    std::vector<std::string> notes;
    std::vector<WhyNot> why_not;  ///< what was asked about what it does not do
};

/// The answer of a turn, "turn-answer/1"; its hexes are written as in the scene.
Json write_turn_answer(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                       const Remarks& remarks = {});
/// The same as one line without its newline.
std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                      const Remarks& remarks = {});

}  // namespace standee
