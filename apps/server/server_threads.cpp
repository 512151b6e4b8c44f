#include "apps/server/server_threads.hpp"

#include <sys/mman.h>

#include <atomic>
#include <cstddef>
#include <system_error>
#include <utility>

namespace standee {
namespace {

constexpr std::size_t stack_bytes = std::size_t{8} << 20U;  // as threads have it by default
constexpr std::size_t room_bytes = std::size_t{64} << 20U;
/// What a request at hand may still take in each thread that there is: its body and its answer.
constexpr std::size_t request_bytes = std::size_t{512} << 10U;

/// Whether the process may have another stack, and as many addresses as requests need.
bool is_room_left(std::size_t threads) {
    const std::size_t bytes = stack_bytes + room_bytes + threads * request_bytes;
    void* const room = ::mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED) {
        return false;
    }
    ::munmap(room, bytes);
    return true;
}

}  // namespace

std::thread start_server_thread(std::function<void()> work) {
    static std::atomic<std::size_t> threads = 0;  // those that end come with the end of the server
    if (!is_room_left(threads)) {
        throw std::system_error{std::make_error_code(std::errc::not_enough_memory)};
    }
    std::thread thread{std::move(work)};
    ++threads;
    return thread;
}

}  // namespace standee
