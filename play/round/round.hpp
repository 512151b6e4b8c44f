#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "play/game_state.hpp"

namespace standee {

/// What is decided ahead for a round.
struct RoundOrders {
    /// One index for each choice met, in order; the first that has none stops the round.
    std::vector<std::size_t> choose;
    bool first_otherwise = false;  ///< such a choice takes its first option instead
    /// Modifier cards drawn outside, in order; none: from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// What characters do between the start and the end of their turns, by id; the round stops
    /// before the turn of one that is not here.
    std::map<std::string, std::function<void(GameState&)>> characters;
    bool others_pass = false;  ///< it does not: they do nothing
};

/// The round stops at a choice: the options, and the table in the middle of the turn. It goes on
/// from the start with one more index.
struct StopAtChoice {
    Clause clause;
    event::Choice choice;
};
/// It is the turn of a character: the round goes on from the scene as it is after that turn.
struct StopAtCharacter {
    std::string figure;
};
/// Everyone has acted, and the round has ended.
struct RoundOver {};

/// How far a round was played.
struct RoundAnswer {
    std::vector<Event> events;
    Scene scene;  ///< as the table stands
    std::variant<StopAtChoice, StopAtCharacter, RoundOver> stop;
    std::vector<std::string> order;  ///< whose turns were begun, in order
};

/// Plays what is left of a round: the turns in initiative order, those of monsters, allies and
/// summons by the rules, then its end [round.steps, initiative.order, turn.each-once, round.end].
/// Pure: the same scene and orders give the same. Throws InputError where it cannot go on: an
/// initiative, a card or a modifier deck is missing, or a choice is none of its options.
RoundAnswer play_round(const Scene& scene, const RoundOrders& orders);

/// The scene with chance beginning at `seed`: a standard deck, shuffled, for every figure that
/// attacks and has none [deck.standard, deck.which].
Scene seeded(Scene scene, std::uint64_t seed);

}  // namespace standee
