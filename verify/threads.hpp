#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace standee::verify {

/// Runs the same `work()` on `count` threads, the calling thread among them. If any of them throws,
/// one of the exceptions is rethrown here after all have finished.
template <class Work>
void on_threads(int count, Work work) {
    std::exception_ptr failure;
    std::mutex mutex;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::scoped_lock lock{mutex};
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < count; ++i) {
            threads.emplace_back(guarded);
        }
        guarded();
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace standee::verify
