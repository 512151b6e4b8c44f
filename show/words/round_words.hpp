#pragma once

#include <string>

#include "play/round/round.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// How much of a round is printed.
struct RoundTelling {
    bool reasons = true;   ///< the reasons for what is done in each turn
    std::size_t from = 0;  ///< the first event that is printed
    bool order = true;     ///< begin with the initiative order
    bool map = true;       ///< end with the board and the changes
    bool asks = false;     ///< somebody can answer questions
};

/// A round in words: the initiative order, what happened turn by turn, and where it stopped: the
/// question to the party, with its options by number.
std::string round_words(const Scene& start, const RoundAnswer& answer, const MapStyle& style,
                        const RoundTelling& telling = {});

}  // namespace standee
