#include "lib/endless.hpp"

#include <string>

#include "lib/clause.hpp"
#include "lib/error.hpp"

namespace standee {

void check_ends(std::size_t events) {
    if (events >= most_events) {
        throw InputError{{.code = ErrorCode::too_many,
                          .pointer = "",
                          .found = "more than " + std::to_string(most_events) + " events",
                          .expected = "cards and steps that come to an end",
                          .clause = "monster.spawn"_clause}};
    }
}

}  // namespace standee
