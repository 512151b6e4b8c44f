#include "bindings/c/standee.h"

#include <cstdlib>
#include <cstring>
#include <string>

#include "api/call.hpp"

// No exception crosses this boundary.

extern "C" {

char* standee_call(const char* method, const char* request, size_t length) {
    try {
        const std::string answer =
            standee::api::call(method == nullptr ? "" : method, {request, length});
        auto* const text = static_cast<char*>(std::malloc(answer.size() + 1));
        if (text != nullptr) {
            std::memcpy(text, answer.c_str(), answer.size() + 1);
        }
        return text;
    } catch (...) {  // `call` cannot report that memory has run out
        return nullptr;
    }
}

void standee_free(char* answer) { std::free(answer); }

const char* standee_version(void) { return STANDEE_VERSION; }

}  // extern "C"
