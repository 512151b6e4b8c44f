#pragma once

#include <cstdint>
#include <string>

#include "lib/random.hpp"
#include "session/session.hpp"

namespace standee::test {

/// A game in which chance decides everything.
struct RandomGame {
    Json document;
    Chance chance{};         ///< for decks
    std::uint64_t seed = 1;  ///< for answers and commands
    int rounds = 5;          ///< after so many the game stops
    int commands = 1500;     ///< or after so many
};

/// What came of it.
struct PlayedGame {
    std::size_t stops = 0;                  ///< how often the game waited
    std::size_t answers = 0;                ///< offered there, each of which was tried
    std::size_t accepted = 0, refused = 0;  ///< commands besides the answers
    int rounds = 0;                         ///< that were played to their end
    std::size_t revealed = 0;               ///< rooms
    std::string ended{};                    ///< how the game ended before that; empty: it goes on
    std::string fault{};                    ///< what must not happen; empty: nothing
    Json saved{};                           ///< the game, as it was at the fault or at the end
};

/// Plays a game. At each stop there is an answer, every answer is accepted, as text and as JSON
/// with the same outcome, and is taken back without a trace; a command that is refused changes
/// nothing. At the end the saved game is loaded without a difference.
PlayedGame play_at_random(const RandomGame& game);

/// The same document with hit points and cards for characters who have none.
Json with_mortal_characters(Json document, std::uint64_t seed);

}  // namespace standee::test
