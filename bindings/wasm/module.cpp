#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "api/call.hpp"
#include "api/sessions.hpp"

// The module's exports. The host allocates memory here and writes the method and the request into
// it. After the call it reads the answer: its length in the first four bytes, then its text.

namespace {

/// The games of this module. WebAssembly keeps this function in the second module
/// (bindings/wasm/split.py), for which it has to stay one.
[[gnu::noinline]] std::string call_session(std::string_view method, std::string_view request) {
    static standee::api::Sessions games;
    return games.call(method, request);
}

std::string answer_to(std::string_view method, std::string_view request) {
    return method.starts_with("session.") ? call_session(method, request)
                                          : standee::api::call(method, request);
}

}  // namespace

#define STANDEE_EXPORT(name) extern "C" __attribute__((export_name(name)))

STANDEE_EXPORT("allocate") char* standee_allocate(std::size_t bytes) {
    return static_cast<char*>(std::malloc(bytes == 0 ? 1 : bytes));
}

STANDEE_EXPORT("release") void standee_release(char* memory) { std::free(memory); }

STANDEE_EXPORT("call")
char* standee_call(const char* method, std::size_t method_bytes, const char* request,
                   std::size_t request_bytes) {
    const std::string answer = answer_to({method, method_bytes}, {request, request_bytes});
    const auto bytes = static_cast<unsigned>(answer.size());
    char* const memory = standee_allocate(sizeof bytes + answer.size());
    if (memory != nullptr) {
        std::memcpy(memory, &bytes, sizeof bytes);
        std::memcpy(memory + sizeof bytes, answer.data(), answer.size());
    }
    return memory;
}
