#include "apps/server/connection_pool.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "apps/server/server_threads.hpp"

namespace standee {

ConnectionPool::ConnectionPool(std::size_t most) : most_{most} {
    threads_.reserve(most_);
    start_thread();
}

void ConnectionPool::start_thread() {
    ++idle_;  // before it begins, so that nobody starts another for the same connection
    try {
        threads_.push_back(start_server_thread([this] { work(); }));
    } catch (...) {
        --idle_;
        throw;
    }
}

void ConnectionPool::enqueue(std::function<void()> connection) {
    const std::scoped_lock lock{mutex_};
    waiting_.push(std::move(connection));
    if (idle_ < waiting_.size() && threads_.size() < most_) {
        try {
            start_thread();
        } catch (const std::exception&) {
            // The connection waits for one of the threads that there are.
        }
    }
    change_.notify_one();
}

std::size_t ConnectionPool::waiting() {
    const std::scoped_lock lock{mutex_};
    return waiting_.size() - std::min(idle_, waiting_.size());
}

void ConnectionPool::shutdown() {
    {
        const std::scoped_lock lock{mutex_};
        closed_ = true;
    }
    change_.notify_all();
    for (std::thread& thread : threads_) {
        if (thread.joinable()) {
            thread.join();
        }
    }
}

void ConnectionPool::work() {
    std::unique_lock lock{mutex_};
    while (true) {
        change_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
        --idle_;
        if (waiting_.empty()) {
            return;
        }
        const std::function<void()> connection = std::move(waiting_.front());
        waiting_.pop();
        lock.unlock();
        connection();
        lock.lock();
        ++idle_;
    }
}

}  // namespace standee
