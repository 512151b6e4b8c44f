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

/// Keeps threads apart. WebAssembly has no locks, so whoever has threads brings them; this one is
/// for a single thread.
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

/// What games may take together. A game keeps all its states: about so many bytes.
struct SessionCapacity {
    std::size_t games = 1000;
    std::uint64_t kept_by_one = 500'000'000;
    std::uint64_t kept_by_all = 1'000'000'000;
};

/// The games of a server, a connection or a program, by their ids. Several threads may call it if
/// they bring locks: there is one for the list of games and one for each game, so that a long
/// command holds up nobody but those who play that game.
class Sessions {
public:
    /// Where games take more than the capacity, the one that has been left alone for longest makes
    /// room; one that keeps too much takes no further commands. With `salt` ids cannot be guessed;
    /// without they are "1", "2" ...
    explicit Sessions(SessionCapacity capacity = {}, std::uint64_t salt = 0,
                      LockMaker make_lock = {});
    ~Sessions();
    Sessions(const Sessions&) = delete;
    Sessions& operator=(const Sessions&) = delete;
    Sessions(Sessions&&) = delete;
    Sessions& operator=(Sessions&&) = delete;

    /// "session.new", "session.command", "session.undo", "session.redo", "session.state",
    /// "session.save", "session.load", "session.close".
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
    std::unique_ptr<Lock> lock_;  ///< of what follows
    std::uint64_t next_ = 0;
    std::list<std::shared_ptr<Game>> games_;  ///< the one used last first
};

}  // namespace standee::api
