#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <standee/export.hpp>

// A game that goes on (docs/session.md).

namespace standee {
inline namespace v1 {

/// One legal answer.
struct Answer {
    std::string command;  ///< as people type it
    std::string says;     ///< what it means; may be empty
    std::string json;     ///< the same command as JSON text; empty: there is none
};

/// What a game needs next. The answers are complete, but for the free forms that `open` names.
struct Waiting {
    std::string kind;    ///< "choice", "draw", "character" ...: the field `for` of docs/session.md
    std::string figure;  ///< whom it is about: a figure, or the set of a card; may be empty
    std::string says;    ///< the question
    std::vector<Answer> answers;
    std::string open;       ///< empty: none
    std::string card_says;  ///< what the party carries out; empty: nothing
    bool cleared = false;   ///< the round is over, no enemy is left and no room is hidden
};

/// A game: it says what it waits for, takes a command and tells what happens. One thread at a time
/// may use it.
class STANDEE_EXPORT Session {
public:
    /// Begins with "scene/1" or "scenario/1", or goes on with "session/1", as JSON text. With a
    /// seed the game shuffles and draws; a saved game has its own. `language` is that of what the
    /// game says to players: "en" or "de". Throws BadRequest.
    explicit Session(std::string_view document, std::optional<std::uint64_t> seed = std::nullopt,
                     std::string_view language = "en");
    ~Session();
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] const Waiting& waiting() const noexcept;
    /// What was wrong with a saved game that goes on all the same; empty: nothing.
    [[nodiscard]] const std::string& remark() const noexcept;

    /// Carries out a command, as people type it or as JSON text: the events, each as JSON text,
    /// with the scene after it if asked for. Throws BadRequest for a command that is refused;
    /// nothing has changed then.
    std::vector<std::string> command(std::string_view command, bool boards = false);
    /// Takes back the last commands: those commands, the last first.
    std::string undo(std::size_t count = 1);
    /// Does again what was taken back: those commands.
    std::string redo(std::size_t count = 1);

    /// The scene, the round and who has still to act, as JSON text.
    [[nodiscard]] std::string state() const;
    /// The game with its whole history, "session/1" as JSON text.
    [[nodiscard]] std::string save() const;

private:
    struct Game;
    std::unique_ptr<Game> game_;
};

}  // namespace v1
}  // namespace standee
