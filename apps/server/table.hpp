#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "api/sessions.hpp"
#include "apps/save_file.hpp"
#include "apps/server/table_codes.hpp"
#include "apps/server/table_turns.hpp"

namespace standee {

/// What has changed at a table: both numbers only grow, also from one start of the server to the
/// next.
struct TableNews {
    std::uint64_t revision = 0;  ///< of the game
    std::uint64_t game = 0;      ///< which game lies on the table; 0: none

    friend bool operator==(const TableNews&, const TableNews&) = default;
};

/// Whether a request at a table was put to the game.
enum class Admission : std::uint8_t {
    asked,
    not_allowed,  ///< the code does not allow it
    too_late,     ///< somebody has changed the game since the revision that it names
    given_up,     ///< nobody waits for the answer any more, or its time is over
    busy          ///< too many who look on wait for their turn
};

/// An answer at a table.
struct TableAnswer {
    std::string text;  ///< one line of JSON
    Admission admission = Admission::asked;
    TableNews news;
};

/// One game that several people play. It is saved after every change, before anybody is told of it.
class Table {
public:
    /// Goes on with the game that `file` holds; a file that is not there: no game lies on the table
    /// yet. Throws InputError for a file that is no saved game.
    /// Of those who look on, `most_readers` may wait for an answer at the same time.
    Table(std::string file, api::CallLimits limits, std::size_t most_readers);

    /// Answers a request about the game: {"method": "session.command", "request": {...}}, without
    /// the id of a session. `session.new` and `session.load` put another game on the table. With
    /// "revision" it is answered only if the game has not changed since then. Once `given_up()`, it
    /// is not answered, and changes nothing.
    TableAnswer answer(TableRole role, const std::string& request,
                       const std::function<bool()>& given_up);

    /// What is new since `known`, at once or within `limit`; then `known` itself.
    TableNews news_after(const TableNews& known, std::chrono::milliseconds limit);
    [[nodiscard]] TableNews news();

    /// The name of the file without its folder and its extensions.
    [[nodiscard]] std::string name() const;

private:
    struct Asked;
    static Asked asked_in(TableRole role, const std::string& request);
    TableAnswer answer_or_throw(TableRole role, const std::string& request,
                                const std::function<bool()>& given_up);
    TableAnswer answer_in_turn(const Asked& asked, const api::CallLimits& limits);
    std::string begin(const Asked& asked, const api::CallLimits& limits);
    std::string play(const Asked& asked, const api::CallLimits& limits);
    void save();
    void tell(bool other_game);

    std::string file_;
    SaveFile save_;
    api::CallLimits limits_;
    TableTurns turns_;  ///< with the game: what follows, but not the news
    api::Sessions games_{{.games = 2}};
    std::string id_;    ///< empty: no game
    std::mutex mutex_;  ///< of the news
    std::condition_variable change_;
    TableNews news_;
};

}  // namespace standee
