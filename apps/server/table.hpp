#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include "api/sessions.hpp"
#include "apps/save_file.hpp"
#include "apps/server/table_codes.hpp"

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
    too_late      ///< somebody has changed the game since the revision that it names
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
    Table(std::string file, api::CallLimits limits);

    /// Answers a request about the game: {"method": "session.command", "request": {...}}, without
    /// the id of a session. `session.new` and `session.load` put another game on the table. With
    /// "revision" it is answered only if the game has not changed since then.
    TableAnswer answer(TableRole role, const std::string& request);

    /// What is new since `known`, at once or within `limit`; then `known` itself.
    TableNews news_after(const TableNews& known, std::chrono::milliseconds limit);
    [[nodiscard]] TableNews news();

    /// The name of the file without its folder and its extensions.
    [[nodiscard]] std::string name() const;

private:
    std::string begin(std::string_view method, const Json& request);
    std::string play(const std::string& method, Json request, TableRole role);
    void save();
    void tell(bool other_game);

    std::string file_;
    SaveFile save_;
    api::CallLimits limits_;
    std::mutex mutex_;
    std::condition_variable change_;
    api::Sessions games_{{.games = 2}};
    std::string id_;  ///< empty: no game
    TableNews news_;
};

}  // namespace standee
