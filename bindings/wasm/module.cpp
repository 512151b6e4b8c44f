#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "api/call.hpp"

// The module's exports. The host allocates memory here and writes the method and the request into
// it. After the call it reads the answer: its length in the first four bytes, then its text.

#define STANDEE_EXPORT(name) extern "C" __attribute__((export_name(name)))

STANDEE_EXPORT("allocate") char* standee_allocate(std::size_t bytes) {
    return static_cast<char*>(std::malloc(bytes == 0 ? 1 : bytes));
}

STANDEE_EXPORT("release") void standee_release(char* memory) { std::free(memory); }

STANDEE_EXPORT("call")
char* standee_call(const char* method, std::size_t method_bytes, const char* request,
                   std::size_t request_bytes) {
    const std::string answer = standee::api::call(std::string_view{method, method_bytes},
                                                  std::string_view{request, request_bytes});
    const auto bytes = static_cast<unsigned>(answer.size());
    char* const memory = standee_allocate(sizeof bytes + answer.size());
    if (memory != nullptr) {
        std::memcpy(memory, &bytes, sizeof bytes);
        std::memcpy(memory + sizeof bytes, answer.data(), answer.size());
    }
    return memory;
}
