#include "apps/server/connection_pool.hpp"

#include <utility>

namespace standee {

void ConnectionPool::enqueue(std::function<void()> connection) {
    const std::scoped_lock lock{mutex_};
    waiting_.push_back(std::move(connection));
    if (idle_ < waiting_.size() && threads_.size() < most_) {
        threads_.emplace_back([this] { work(); });
    }
    change_.notify_one();
}

void ConnectionPool::shutdown() {
    {
        const std::scoped_lock lock{mutex_};
        closed_ = true;
    }
    change_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
}

void ConnectionPool::work() {
    std::unique_lock lock{mutex_};
    while (true) {
        ++idle_;
        change_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
        --idle_;
        if (waiting_.empty()) {
            return;
        }
        const std::function<void()> connection = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        connection();
        lock.lock();
    }
}

}  // namespace standee
