#include "bindings/c/standee.h"

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

#include "api/call.hpp"
#include "api/sessions.hpp"

// No exception crosses this boundary.

struct standee_session {
    std::mutex mutex;
    standee::api::Sessions games;
};

namespace {

/// The answer as text that the caller frees; null if memory has run out, which `answer` cannot say.
template <class Answer>
char* copied(Answer answer) {
    try {
        const std::string text = answer();
        auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
        if (copy != nullptr) {
            std::memcpy(copy, text.c_str(), text.size() + 1);
        }
        return copy;
    } catch (...) {
        return nullptr;
    }
}

}  // namespace

extern "C" {

char* standee_call(const char* method, const char* request, size_t length) {
    return copied([&] {
        return standee::api::call(method == nullptr ? "" : method, {request, length});
    });
}

standee_session* standee_session_open(void) {
    try {
        return new standee_session;
    } catch (...) {
        return nullptr;
    }
}

char* standee_session_call(standee_session* session, const char* method, const char* request,
                           size_t length) {
    return copied([&] {
        const std::scoped_lock lock{session->mutex};
        return session->games.call(method == nullptr ? "" : method, {request, length});
    });
}

void standee_session_close(standee_session* session) { delete session; }

void standee_free(char* answer) { std::free(answer); }

const char* standee_version(void) { return STANDEE_VERSION; }

}  // extern "C"
