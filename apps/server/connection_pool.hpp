#pragma once

#include <httplib.h>

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace standee {

/// A thread for each open connection, up to a limit; further connections wait. A kept-alive
/// connection holds its thread, so idle connections must not keep others out.
class ConnectionPool : public httplib::TaskQueue {
public:
    explicit ConnectionPool(std::size_t most) : most_{most} {}

    void enqueue(std::function<void()> connection) override;
    void shutdown() override;

private:
    void work();

    std::size_t most_;
    std::size_t idle_ = 0;
    bool closed_ = false;
    std::list<std::function<void()>> waiting_;
    std::list<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable change_;
};

}  // namespace standee
