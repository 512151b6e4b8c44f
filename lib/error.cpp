#include "lib/error.hpp"

#include <utility>

namespace standee {

std::string Error::sentence() const {
    std::string text;
    // a game answers a command in sentences
    if (code == ErrorCode::refused && pointer == "/command") {
        text = found + "." + (expected.empty() ? "" : " " + expected + ".");
    } else if (code == ErrorCode::unreadable && expected.empty()) {
        text = found;  // "no such file"
    } else {
        text = pointer.empty() ? std::string{} : pointer + ": ";
        text += "found " + found + (expected.empty() ? "" : ", expected " + expected);
    }
    if (clause) {
        text += " [" + std::string{clause->id()} + "]";
    }
    return text;
}

InputError::InputError(Error error)
    : std::runtime_error(error.sentence()), error_(std::move(error)) {}

}  // namespace standee
