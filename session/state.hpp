#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lib/board.hpp"
#include "lib/scenario.hpp"
#include "lib/scene.hpp"
#include "play/round/round.hpp"
#include "session/ability_piles.hpp"

// The state of a game: a value that is copied before every command, so that the command can be
// taken back. Scenes are shared between the copies.

namespace standee {

/// What a game is about to do.
enum class Phase : std::uint8_t {
    setup,       ///< initiatives and ability cards of the round
    turns,       ///< whoever is next takes its turn
    character,   ///< a character is in the middle of its turn
    next_round,  ///< the round has ended
    over
};

/// A scene that a game keeps, for as long as a state or an event refers to it. Counts as work, so
/// that what one request keeps stays within memory.
std::shared_ptr<const Scene> kept(Scene scene);

/// A scene with its compiled map.
struct Place {
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<const Board> board;
};

/// A leg of a round as it was begun, and what has been decided in it.
struct BegunLeg {
    Place from;
    Leg leg;
    std::vector<TableDecision> decide;
};

/// A leg that waits for a decision. The scene of the state is that of the moment.
struct PausedLeg : BegunLeg {
    PendingDecision pending;
    std::size_t told = 0;  ///< events that have been told
};

/// The cards of a character whose hand is counted. How many are in hand and discarded is in the
/// scene; whatever is left is lost.
struct Hand {
    int all = 0;
    int played = 0;  ///< those chosen for this round, until the end of its turn
};

/// A turn that cannot be played, and why; the table plays it by hand.
struct UnplayableTurn {
    std::string figure;
    std::string reason;
    bool told = false;  ///< events of it have been told, and are taken back
};

/// An item that a character may use, as it was before it was used.
struct Item {
    std::string owner;
    ActiveBonus bonus;
};

struct State {
    Phase phase = Phase::setup;
    Place now;
    std::optional<PausedLeg> paused;
    std::optional<UnplayableTurn> unplayable;
    std::string acting;                  ///< the character whose turn it is
    std::vector<std::string> ready;      ///< characters whose initiative of this round is known
    std::vector<std::string> resting;    ///< those of them that take a long rest
    std::vector<std::size_t> hidden;     ///< rooms that nobody has seen yet
    std::vector<RoomFigure> unplaced;    ///< revealed, and the table says where they stand
    std::vector<std::string> later;      ///< corrections that wait for the end of the leg
    std::map<std::string, Hand> hands;   ///< of characters, by id
    std::vector<std::string> uncounted;  ///< characters of whom the table has been told that their
                                         ///< cards are not counted
    std::vector<std::string> without_stat_card;  ///< sets of which the table has been told so
    std::vector<Item> items;                     ///< all that characters have had
    AbilityPiles piles;
    std::map<std::string, std::shared_ptr<const BegunLeg>> turns;  ///< the last of each figure
    std::string last_turn;       ///< the figure whose turn was the last to begin
    std::string last_planned;    ///< the same of those whom the rules play
    bool round_is_over = false;  ///< and the next has not begun
    bool escaped = false;        ///< a character has left the map and is not exhausted
    std::string escaping;        ///< the character that leaves as soon as its turn has ended
    std::string ended;           ///< how the game has ended

    [[nodiscard]] const Scene& scene() const { return *now.scene; }
    /// The number of the round that is played, or that is over where the game waits for the next.
    /// The scene counts the next as soon as a round has ended.
    [[nodiscard]] int round() const { return scene().progress.round - (round_is_over ? 1 : 0); }
};

/// Something that the rules of play have no event for: "Brute acts at 20".
struct Note {
    std::string kind;  ///< "initiative", "card", "correction", "reveal", "round", "over"
    std::string says;
    std::string figure{};  ///< or the set, or the room
};

/// What happened, in order: events of a leg, or a note.
struct Happened {
    std::shared_ptr<const Scene> from{};  ///< the events, applied in order to it, give the boards
    std::vector<Event> events{};
    std::size_t told = 0;  ///< those before it have been told already
    std::optional<Note> note{};
    std::shared_ptr<const Scene> after{};  ///< the board after the note
};
using Outcome = std::vector<Happened>;

/// Whether a decision, or the hex of a figure, has to be said before anything else.
bool is_asking(const State& state);

/// Whether that character is in the middle of its turn.
bool is_in_its_turn(const State& state, const std::string& id);

/// The figure that is no character and whose turn has stopped, or cannot be played; none: empty.
std::string monster_in_its_turn(const State& state);

/// What copying a state takes, in units of work: its scene is shared, what it waits for is not.
std::uint64_t copy_work(const State& state);

/// What keeping the events of a command takes, in the same units: a command that goes on with a leg
/// has all its events again.
std::uint64_t keeping_work(const Outcome& outcome);

}  // namespace standee
