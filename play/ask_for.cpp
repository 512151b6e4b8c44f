#include "play/ask_for.hpp"

#include <utility>

#include "lib/error.hpp"

namespace standee {

void ask_for(Clause clause, std::string found, std::string expected) {
    throw InputError({ErrorCode::missing_field, "", std::move(found), std::move(expected),
                      std::string{clause.id()}});
}

}  // namespace standee
