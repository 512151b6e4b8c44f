#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <standee/export.hpp>
#include <standee/turn.hpp>

// A game that goes on (docs/session.md).

namespace standee {
inline namespace v1 {

/// One legal answer to what a game waits for.
struct Answer {
    std::string command;  ///< as people type it
    std::string says;     ///< what the answer means; may be empty
    std::string json;     ///< the same command as JSON text; empty if there is none
    std::string option;   ///< at a choice: what the option does, as JSON text; otherwise empty
};

/// What a game needs next. The list of answers is complete, except for the free forms that `open`
/// names.
struct Waiting {
    std::string kind;    ///< "choice", "draw", "character" ...: the field `for` of docs/session.md
    std::string figure;  ///< the figure, or the set of a card, that it is about; may be empty
    std::string says;    ///< the question
    std::vector<Answer> answers;
    std::string open;       ///< the free forms of answers; empty: none
    std::string card_says;  ///< the text of a card that the party carries out; empty: none
    bool cleared = false;   ///< the round is over, no enemy is left and no room is hidden
    std::string of;  ///< at a choice: what is chosen, such as "path" or "target"; otherwise empty
    std::string clause;  ///< at a choice: the clause that leaves it open; otherwise empty
    std::string target;  ///< the target of the attack for which cards are drawn; may be empty
    int cards = 0;       ///< how many modifier cards are needed
};

/// A command of a game, and the events that followed it, each as JSON text.
struct Happened {
    std::string command;  ///< as people type it; empty: before the first command
    std::vector<std::string> events;
};

/// What a command has brought about.
struct Told {
    std::vector<std::string> events;  ///< each as JSON text
    std::string text;                 ///< the same in words
};

/// Why a figure does not focus on an enemy, attack it or end in a hex.
struct WhyNot {
    std::string question;         ///< "focus", "attack" or "end"
    std::string figure;           ///< the enemy; empty: the question is about a hex
    std::optional<Hex> hex;       ///< the hex of "end"
    std::string happens;          ///< in its options: "never", "sometimes" or "always"
    std::vector<Reason> reasons;  ///< what decided against it; empty if it happens
    std::string changes;          ///< the smallest changes that would make it so, as JSON text
    bool tried_all = false;       ///< false: larger changes were not tried
};

/// Why a turn went as it did.
struct Why {
    std::string figure;
    std::vector<Reason> why;
    std::vector<WhyNot> why_not;  ///< what was asked
    std::string text;             ///< all of it in words, if asked for
};

/// What `Session::why` tells besides the reasons.
struct WhyOptions {
    std::string_view why_not{};  ///< an enemy, or a hex: "C5", or "10,2"; empty: nothing
    bool words = false;          ///< also in words
};

/// A hex where a figure may end a move, and the best way there.
struct Way {
    Hex at;
    int points = 0;          ///< movement points spent
    std::vector<Hex> path;   ///< the hexes entered by its own steps, without the start
    int negative_hexes = 0;  ///< negative hexes entered
};

/// An enemy that is in a figure's line of sight.
struct SeenEnemy {
    std::string figure;
    int range = 0;
};

/// Where a figure may go, and which enemies it sees from where it stands.
struct Reach {
    std::vector<Way> hexes;
    std::vector<SeenEnemy> enemies;
};

/// The move about which `Session::reach` is asked.
struct ReachOptions {
    std::optional<Hex> from{};    ///< where the move continues; empty: where the figure stands
    std::optional<int> points{};  ///< movement points left; empty: no limit
    bool jump = false;
};

/// A game in progress. It says what it waits for, takes a command and tells what happens. Only one
/// thread at a time may use it.
class STANDEE_EXPORT Session {
public:
    /// Begins a game with "scene/1" or "scenario/1", or continues one with "session/1", each as
    /// JSON text. With a seed, the game itself shuffles and draws; a saved game keeps its own seed.
    /// `language` is the language of the texts for players: "en" or "de". Throws BadRequest.
    explicit Session(std::string_view document, std::optional<std::uint64_t> seed = std::nullopt,
                     std::string_view language = "en");
    ~Session();
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] const Waiting& waiting() const noexcept;
    /// What was wrong with a saved game that could be continued nevertheless; empty: nothing.
    [[nodiscard]] const std::string& remark() const noexcept;

    /// Carries out a command, given as people type it or as JSON text. Returns the events, each as
    /// JSON text, with the scene after the event if `boards`. Throws BadRequest for a command that
    /// is refused; nothing has changed then.
    std::vector<std::string> command(std::string_view command, bool boards = false);
    /// The same, and what happened in words.
    Told command_in_words(std::string_view command, bool boards = false);
    /// Takes back the last commands: those commands, the last first.
    std::string undo(std::size_t count = 1);
    /// Carries out again what was taken back. Returns these commands as text.
    std::string redo(std::size_t count = 1);

    /// What happened at most `count` commands from number `first` on, with the scene after each
    /// event if `boards`. Number 0 stands for what happened before the first command.
    [[nodiscard]] std::vector<Happened> history(std::size_t first = 0,
                                                std::optional<std::size_t> count = std::nullopt,
                                                bool boards = false) const;
    /// Why the last turn of a figure that the rules play went as it did; empty: of the one that
    /// they have played last. Throws BadRequest for a figure that has not acted.
    [[nodiscard]] Why why(std::string_view figure = {}, const WhyOptions& options = {}) const;
    /// Where a figure may end a move, and which enemies it sees. Throws BadRequest for a figure
    /// that is not on the map.
    [[nodiscard]] Reach reach(std::string_view figure, const ReachOptions& options = {}) const;

    /// The scene, the round and who still has to act, as JSON text.
    [[nodiscard]] std::string state() const;
    /// The game with its whole history, "session/1" as JSON text.
    [[nodiscard]] std::string save() const;

private:
    struct Game;
    std::unique_ptr<Game> game_;
};

}  // namespace v1
}  // namespace standee
