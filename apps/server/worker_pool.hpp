#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "api/call.hpp"

namespace standee {

/// Why a request has no answer.
enum class NoAnswer : std::uint8_t {
    too_slow,  ///< it takes longer than the limit
    busy       ///< no further thread can be started, or as many as there are cores are overdue
};

/// Threads that answer requests, as many as there are requests at the same time. A thread whose
/// request was given up stops within some milliseconds of work.
class WorkerPool {
public:
    WorkerPool();
    /// Ends the idle threads.
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;
    WorkerPool(WorkerPool&&) = delete;
    WorkerPool& operator=(WorkerPool&&) = delete;

    /// The answer to a request if it comes within `limit`. The request is given up if `gone()`
    /// becomes true, which is asked by this thread only. Requests that seldom take long are
    /// answered in the thread that asks. Throws std::bad_alloc if memory runs out.
    std::variant<std::string, NoAnswer> answer_within(const std::string& method,
                                                      const std::string& request,
                                                      const api::CallLimits& limits,
                                                      std::chrono::milliseconds limit,
                                                      const std::function<bool()>& gone);

    /// Whether a thread is still working on a request that was given up.
    [[nodiscard]] bool is_overdue() const;

private:
    struct Work;
    struct IdleWorker;
    struct Shared;
    std::shared_ptr<Shared> shared_;  ///< threads that are overdue outlive the pool
};

}  // namespace standee
