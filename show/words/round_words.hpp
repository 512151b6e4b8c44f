#pragma once

#include <string>

#include "play/round/round.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// How much of a round is printed.
struct RoundTelling {
    bool reasons = true;   ///< why each turn goes as it does
    std::size_t from = 0;  ///< the first event that is printed
    bool order = true;     ///< the initiative order first
    bool map = true;       ///< the board and what has changed last
    bool asks = false;     ///< somebody is there to answer
};

/// A round: the initiative order, what happened turn by turn, and where it stopped: what the party
/// is asked, with the options by number.
std::string round_words(const Scene& start, const RoundAnswer& answer, const MapStyle& style,
                        const RoundTelling& telling = {});

}  // namespace standee
