#include "bindings/c/standee.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "api/call.hpp"
#include "api/sessions.hpp"
#include "lib/error.hpp"

// No exception crosses this boundary.

struct standee_session {
    std::mutex mutex;
    standee::api::Sessions games;
};

namespace {

/// Whom the calls of this thread ask whether to stop.
struct Progress {
    int (*stop)(void*) = nullptr;
    void* data = nullptr;
};
thread_local Progress progress;

standee::api::CallLimits limits_of_thread() {
    standee::api::CallLimits limits;
    if (progress.stop != nullptr) {
        limits.cancelled = [asked = progress] { return asked.stop(asked.data) != 0; };
    }
    return limits;
}

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

/// The code in the first line of an answer; empty if that is no error.
std::string_view code_in(std::string_view answer) {
    if (!answer.starts_with(R"({"error")")) {
        return {};
    }
    const auto line = nlohmann::json::parse(answer.substr(0, answer.find('\n')));
    const auto code = line.at("error").at("code").get<std::string>();
    const auto known = std::ranges::find(standee::error_code_names, code);
    return known == standee::error_code_names.end() ? std::string_view{} : *known;
}

}  // namespace

extern "C" {

char* standee_call(const char* method, const char* request, size_t length) {
    return copied([&] {
        return standee::api::call(method == nullptr ? "" : method, {request, length},
                                  limits_of_thread());
    });
}

void standee_on_progress(int (*stop)(void* data), void* data) { progress = {stop, data}; }

const char* standee_error_code(const char* answer) {
    try {
        // The names are literals, so each ends with a zero byte.
        return answer == nullptr ? nullptr : code_in(answer).data();
    } catch (...) {
        return nullptr;
    }
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
        return session->games.call(method == nullptr ? "" : method, {request, length},
                                   limits_of_thread());
    });
}

void standee_session_close(standee_session* session) { delete session; }

void standee_free(char* answer) { std::free(answer); }

const char* standee_version(void) { return STANDEE_VERSION; }

}  // extern "C"
