#include "focus/cost_words.hpp"

#include "lib/words.hpp"

namespace standee {

std::string cost_words(Cost cost) {
    std::string words = counted(cost.points(), "movement point");
    if (cost.negative_hexes() > 0) {
        words += " and " + counted(cost.negative_hexes(), "negative hex", "negative hexes");
    }
    return words;
}

}  // namespace standee
