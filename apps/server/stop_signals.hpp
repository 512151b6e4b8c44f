#pragma once

#include <httplib.h>

#include <atomic>
#include <csignal>
#include <thread>

namespace standee {

/// Stops a server on the first SIGTERM or SIGINT. A second one ends the program at once, however
/// long requests still take. From its construction on the signals are blocked in this thread and in
/// all threads that it starts, so that only this object gets them.
class StopSignals {
public:
    /// Throws std::system_error where no thread can be started.
    explicit StopSignals(httplib::Server& server);
    /// Goes on without a signal where the server has ended by itself.
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

private:
    void wait();

    httplib::Server& server_;
    sigset_t signals_{};
    std::atomic<bool> woken_{false};  ///< by a signal, or by the end of the server
    std::atomic<bool> ended_{false};
    std::thread thread_;
};

}  // namespace standee
