#pragma once

#include <httplib.h>

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

namespace standee {

/// A thread for each open connection, up to a limit; further connections wait. A kept-alive
/// connection holds its thread, so idle connections must not keep others out. The limit is lower if
/// the system starts no more threads.
class ConnectionPool : public httplib::TaskQueue {
public:
    /// Starts one thread, so that there is always one. Throws std::system_error where it cannot.
    explicit ConnectionPool(std::size_t most);
    ~ConnectionPool() override { shutdown(); }
    ConnectionPool(const ConnectionPool&) = delete;
    ConnectionPool& operator=(const ConnectionPool&) = delete;

    void enqueue(std::function<void()> connection) override;
    /// Lets all connections that are there or wait come to their end.
    void shutdown() final;

    /// How many connections wait for a thread, and none is about to take them.
    [[nodiscard]] std::size_t waiting();

private:
    void start_thread();
    void work();

    std::size_t most_;
    std::size_t idle_ = 0;  ///< threads without a connection, also those that are about to begin
    bool closed_ = false;
    std::queue<std::function<void()>> waiting_;
    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable change_;
};

}  // namespace standee
