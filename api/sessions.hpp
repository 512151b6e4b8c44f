#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <vector>

#include "api/call.hpp"
#include "files/reader.hpp"
#include "session/session.hpp"

namespace standee::api {

/// The games of a server, a connection or a program, by their ids. One thread at a time may call
/// it: WebAssembly has no locks, and whoever has threads has a lock of its own.
class Sessions {
public:
    /// At most `most` games: the one that has been left alone for longest makes room for another.
    /// With `salt` ids cannot be guessed; without they are "1", "2" ...
    explicit Sessions(std::size_t most = 1000, std::uint64_t salt = 0);
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
    std::list<Game>::iterator find(const std::string& id);
    std::list<Game>::iterator add(Session session);
    Json answer(std::string_view method, const Reader& request, const CallLimits& limits);

    std::size_t most_;
    std::uint64_t salt_;
    std::uint64_t next_ = 0;
    std::list<Game> games_;  ///< the one used last first
};

}  // namespace standee::api
