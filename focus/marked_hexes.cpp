#include "focus/marked_hexes.hpp"

#include "lib/ability.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"

namespace standee {

const std::vector<Hex>& hexes_marked(const Map& map, const std::string& mark) {
    const auto found = map.marks.find(mark);
    if (found == map.marks.end() || found->second.empty()) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/map/marks",
                          .found = "no hexes marked \"" + mark + "\", which a card names",
                          .expected = "\"marks\": {\"" + mark + "\": the hexes that it means}",
                          .clause = "card.marked"_clause}};
    }
    return found->second;
}

const std::vector<Hex>& hexes_headed_for(const Map& map, const std::string& what,
                                         const std::string& figure) {
    if (what != starting_hex) {
        return hexes_marked(map, what);
    }
    if (map.starting_hexes.empty()) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/map/startingHexes",
                          .found = "none",
                          .expected = "the starting hexes, as \"" + figure +
                                      "\" moves towards the closest of them",
                          .clause = "card.heads-for"_clause}};
    }
    return map.starting_hexes;
}

std::string goal_in_words(const std::string& what) {
    return what == starting_hex ? "starting hex" : "hex marked \"" + what + '"';
}

}  // namespace standee
