#include "play/refusal.hpp"

#include <utility>

#include "lib/error.hpp"

namespace standee {

void refuse(Clause clause, std::string found, std::string expected) {
    throw InputError({ErrorCode::refused, "", std::move(found), std::move(expected), clause});
}

void ask_for(Clause clause, std::string found, std::string expected) {
    throw InputError({ErrorCode::missing_field, "", std::move(found), std::move(expected), clause});
}

}  // namespace standee
