#pragma once

#include <sys/socket.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

namespace standee {

class OpenConnections;

/// A connection, known to the others from its beginning to its end.
class OpenConnection {
public:
    using Clock = std::chrono::steady_clock;

    /// `known` outlives it, and `socket` is closed after it.
    OpenConnection(OpenConnections& known, int socket, std::string address);
    ~OpenConnection();
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;
    OpenConnection(OpenConnection&&) = delete;
    OpenConnection& operator=(OpenConnection&&) = delete;

    /// It waits for its client, and has done so since then, however many bytes have come.
    void waits_since(Clock::time_point began) { since_ = began.time_since_epoch().count(); }
    void waits_no_more() { since_ = 0; }

private:
    friend OpenConnections;

    OpenConnections& known_;
    int socket_;
    std::string address_;
    std::atomic<Clock::rep> since_{0};  ///< 0: it does not wait for its client
    bool leaves_ = false;               ///< it has been told to end
    OpenConnection* before_ = nullptr;
    OpenConnection* after_ = nullptr;
};

/// The open connections of a server. If there are too many, those that wait for their clients make
/// room for others.
class OpenConnections {
public:
    /// Ends some connections if `wanted` others need a place: those of the address that makes the
    /// server wait most often, beginning with the one that has waited for longest. So many
    /// connections from one place cannot keep out other places.
    void make_room(std::size_t wanted);

private:
    friend OpenConnection;
    void add(OpenConnection& one);
    void remove(const OpenConnection& one);
    [[nodiscard]] OpenConnection* dispensable() const;

    std::mutex mutex_;
    /// Those of one address follow one another. It takes no memory to become one: there may be
    /// none.
    OpenConnection* first_ = nullptr;
    std::size_t open_ = 0;
    std::size_t leaving_ = 0;
};

}  // namespace standee
