#include <functional>
#include <standee/standee.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "api/call.hpp"
#include "bindings/c/progress.hpp"
#include "lib/error.hpp"

// The functions declared in include/standee.

namespace standee {
inline namespace v1 {

std::string call(std::string_view method, std::string_view request) {
    return api::call(method, request, progress::limits());
}

void on_progress(std::function<bool()> stop) { progress::ask(std::move(stop)); }

std::string version() { return std::string{api::version()}; }

BadRequest::BadRequest(Parts parts)
    : std::runtime_error{Error{.code = parts.code == name_of(ErrorCode::refused)
                                           ? ErrorCode::refused
                                           : ErrorCode::not_json,
                               .pointer = parts.pointer,
                               .found = parts.found,
                               .expected = parts.expected}
                             .sentence()},
      parts_{std::move(parts)} {}

}  // namespace v1
}  // namespace standee
