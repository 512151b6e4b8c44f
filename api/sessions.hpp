#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/call.hpp"
#include "files/reader.hpp"
#include "session/session.hpp"

namespace standee::api {

/// A lock that does nothing, for a program with one thread. A program with several threads derives
/// its own lock, because WebAssembly has no std::mutex.
class Lock {
public:
    Lock() = default;
    virtual ~Lock() = default;
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    Lock(Lock&&) = delete;
    Lock& operator=(Lock&&) = delete;
    virtual void lock() {}
    virtual void unlock() {}
};
using LockMaker = std::function<std::unique_ptr<Lock>()>;

/// The most games, and about how many bytes their states may take; a game keeps all its states.
struct SessionCapacity {
    std::size_t games = 1000;
    std::uint64_t kept_by_one = 500'000'000;  ///< a game that keeps more takes no further command
    /// If all games together keep more, games are closed.
    std::uint64_t kept_by_all = 1'000'000'000;
};

/// The games of a server, a connection or a program, by their ids. Several threads may use this
/// object if `make_lock` makes real locks. The list of games has one lock, and each game has its
/// own, so a long command only delays the players of the same game.
class Sessions {
public:
    /// Beyond the capacity, the game that has not been used for the longest time is closed. With
    /// `salt`, ids cannot be guessed; without it they are "1", "2" ...
    explicit Sessions(SessionCapacity capacity = {}, std::uint64_t salt = 0,
                      LockMaker make_lock = {});
    ~Sessions();
    Sessions(const Sessions&) = delete;
    Sessions& operator=(const Sessions&) = delete;
    Sessions(Sessions&&) = delete;
    Sessions& operator=(Sessions&&) = delete;

    /// "session.new", "session.command", "session.undo", "session.redo", "session.state",
    /// "session.history", "session.why", "session.reach", "session.save", "session.load",
    /// "session.close".
    static std::vector<std::string_view> methods();
    static bool has_method(std::string_view method);

    /// Answers a request as api::call does.
    std::string call(std::string_view method, std::string_view request,
                     const CallLimits& limits = {});

private:
    struct Game;
    std::shared_ptr<Game> find(const std::string& id);
    std::string add(Session session);
    void close(const std::string& id);
    void make_room();
    Json answer(std::string_view method, const Reader& request, const CallLimits& limits);

    SessionCapacity capacity_;
    std::uint64_t salt_;
    LockMaker make_lock_;
    std::unique_ptr<Lock> lock_;  ///< protects the members below
    std::uint64_t next_ = 0;
    std::list<std::shared_ptr<Game>> games_;  ///< the game used last comes first
};

}  // namespace standee::api
