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

// The state of a game. It is a value that is copied before every command, so that the command can
// be taken back. The copies share their scenes.

namespace standee {

/// What a game does next.
enum class Phase : std::uint8_t {
    setup,       ///< initiatives and ability cards of the round
    turns,       ///< the next figure takes its turn
    character,   ///< a character is in the middle of its turn
    next_round,  ///< the round has ended
    over
};

/// A scene that a game keeps as long as a state or an event refers to it. Keeping it counts as
/// work, which limits the memory that one request can take.
std::shared_ptr<const Scene> kept(Scene scene);

/// A scene with its compiled map.
struct Place {
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<const Board> board;
};

/// A leg of a round as it was begun, with the decisions made in it so far.
struct BegunLeg {
    Place from;
    Leg leg;
    std::vector<TableDecision> decide;
};

/// A leg that waits for a decision. The scene of the state is the one at that moment.
struct PausedLeg : BegunLeg {
    PendingDecision pending;
    std::size_t told = 0;  ///< the number of events that have been reported
};

/// The cards of a character whose hand is counted. The scene has the numbers of cards in hand and
/// discarded; all others are lost.
struct Hand {
    int all = 0;
    int played = 0;  ///< the cards chosen for this round, until the end of the character's turn
};

/// A turn that cannot be played, and the reason. The table plays it by hand.
struct UnplayableTurn {
    std::string figure;
    std::string reason;
    bool told = false;  ///< events of the turn have been reported, and are taken back
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
    /// The last turn of each figure.
    std::map<std::string, std::shared_ptr<const BegunLeg>> turns;
    std::string last_turn;       ///< the figure whose turn began last
    std::string last_planned;    ///< the figure that the rules play whose turn began last
    bool round_is_over = false;  ///< the round is over and the next has not begun
    bool escaped = false;        ///< a character has left the map and is not exhausted
    std::string escaping;        ///< the character that leaves as soon as its turn has ended
    std::string ended;           ///< how the game has ended

    [[nodiscard]] const Scene& scene() const { return *now.scene; }
    /// The number of the round that is being played or, if the game waits for the next one, of the
    /// round that is over. The scene's own number already counts the next round then.
    [[nodiscard]] int round() const { return scene().progress.round - (round_is_over ? 1 : 0); }
};

/// Something for which the rules of play have no event: "Brute acts at 20".
struct Note {
    std::string kind;  ///< "initiative", "card", "correction", "reveal", "round", "over"
    std::string says;
    std::string figure{};     ///< may also be the set, or the room
    bool hands_over = false;  ///< asks the table to play the turn of the figure
};

/// What happened, in order: the events of a leg, or a note.
struct Happened {
    /// Applying the events to it, in order, gives the scenes after them.
    std::shared_ptr<const Scene> from{};
    std::vector<Event> events{};
    std::size_t told = 0;  ///< the number of events that have been reported before
    std::optional<Note> note{};
    std::shared_ptr<const Scene> after{};  ///< the board after the note
};
using Outcome = std::vector<Happened>;

/// Whether a decision has to be made, or a figure has to be given a hex, before anything else.
bool is_asking(const State& state);

/// Whether that character is in the middle of its turn.
bool is_in_its_turn(const State& state, const std::string& id);

/// The figure that is no character and whose turn has stopped, or cannot be played; none: empty.
std::string monster_in_its_turn(const State& state);

/// What copying a state takes, in units of work: its scene is shared, what it waits for is not.
std::uint64_t copy_work(const State& state);

/// The work of keeping the events of a command, in the same units. A command that continues a leg
/// has all events of the leg again.
std::uint64_t keeping_work(const Outcome& outcome);

}  // namespace standee
