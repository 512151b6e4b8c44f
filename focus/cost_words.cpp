#include "focus/cost_words.hpp"

#include "lib/words.hpp"

namespace standee {

std::string cost_words(Cost way) {
    std::string words = counted(way.points(), "movement point");
    if (way.negative_hexes() > 0) {
        words += " and " + counted(way.negative_hexes(), "negative hex", "negative hexes");
    }
    return words;
}

}  // namespace standee
