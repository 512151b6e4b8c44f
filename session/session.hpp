#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "session/setting.hpp"
#include "session/state.hpp"
#include "session/waiting.hpp"

namespace standee {

/// The name and version of the form of a saved game.
inline constexpr std::string_view session_format = "session/1";

/// The sources of random numbers.
struct Chance {
    /// Shuffles the ability decks, and a modifier deck for every figure that has none. None: the
    /// table draws its own modifier cards, and `abilities` shuffles the ability decks.
    std::optional<std::uint64_t> seed;
    std::uint64_t abilities = 1;
};

/// A game in progress: a value. It says what it waits for, takes a command and tells what happens.
/// Its journal of commands contains the whole game: carried out again from the start, it gives the
/// same game.
class Session {
public:
    /// Begins with a document "scenario/1" or "scene/1". A refusal names help and ? only
    /// `at_terminal`. Throws InputError.
    explicit Session(Json document, Chance chance = {}, bool at_terminal = false);
    /// Goes on from a saved game, with its whole history. Throws InputError where it is none.
    static Session load(const Json& saved, bool at_terminal = false);

    [[nodiscard]] Json save() const;
    [[nodiscard]] const Setting& setting() const { return *setting_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Scene& scene() const { return state_.scene(); }
    [[nodiscard]] Waiting waiting() const { return waiting_for(*setting_, state_); }

    /// Carries out a command, text or JSON, and plays on until something is needed. Throws
    /// InputError for a command that is refused; nothing has changed then.
    Outcome command(const std::string& text);
    /// Takes back the last commands, at most `count`. Returns these commands, the last one first.
    std::vector<std::string> undo(std::size_t count = 1);
    /// Carries out again what was taken back. Returns these commands, in order.
    std::vector<std::string> redo(std::size_t count = 1);

    /// The ability decks from which cards have been drawn, in their present order.
    [[nodiscard]] DrawnDecks ability_decks() const;
    /// The commands so far.
    [[nodiscard]] std::vector<std::string> journal() const;
    /// What happened before the first command: the events for which none was needed.
    [[nodiscard]] const Outcome& beginning() const { return beginning_; }
    /// A command that has been carried out, and what happened.
    struct Done {
        std::string command;
        State before;
        Outcome outcome;
        std::uint64_t kept_work = 0;  ///< the memory that `before` and `outcome` take
    };
    /// The commands so far, each with what happened.
    [[nodiscard]] const std::vector<Done>& done() const { return done_; }
    /// The commands that were taken back; the next one to carry out again is the last.
    [[nodiscard]] const std::vector<std::string>& undone() const { return undone_; }
    /// About how many bytes the document and all states of the game take.
    [[nodiscard]] std::uint64_t kept_work() const { return kept_work_; }
    /// What was wrong with a saved game that could be continued nevertheless; empty: nothing.
    [[nodiscard]] const std::string& remark() const { return remark_; }

private:
    Outcome carry_out(const std::string& text);

    std::shared_ptr<const Json> document_;
    Chance chance_;
    std::shared_ptr<const Setting> setting_;
    State state_;
    Outcome beginning_;
    std::vector<Done> done_;
    std::vector<std::string> undone_;
    std::string remark_;
    std::uint64_t kept_work_ = 0;
};

}  // namespace standee
