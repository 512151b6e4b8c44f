#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "lib/scene.hpp"
#include "play/event.hpp"
#include "play/step.hpp"

namespace standee {

/// A step of a character's turn.
struct CharacterStep {
    PlayStep step;
    std::string pointer{};  ///< where a file says it, for errors
};

/// What is decided ahead for a round.
struct RoundOrders {
    /// One index for each choice met, in order; the first that has none stops the round.
    std::vector<std::size_t> choose;
    bool first_otherwise = false;  ///< such a choice takes its first option instead
    /// Modifier cards drawn outside, in order; none: from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// The steps of characters between the start and the end of their turns, by id; the round stops
    /// before the turn of one that is not here.
    std::map<std::string, std::vector<CharacterStep>> characters;
    bool others_pass = false;  ///< it does not: they do nothing
};

/// The round stops at a choice in the middle of a turn: the options. It goes on from the start with
/// one more index.
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
    /// Applied in order to the scene at the start they give `scene`.
    std::vector<Event> events;
    Scene scene;  ///< where the round stopped
    std::variant<StopAtChoice, StopAtCharacter, RoundOver> stop;
    std::vector<std::string> order;  ///< whose turns were begun, in order
};

/// Whether a step belongs to a turn, and is not a turn or its start or end.
bool is_within_turn(const PlayStep& step);

/// Plays what is left of a round: the turns in initiative order, those of monsters, allies and
/// summons by the rules, then its end [round.steps, initiative.order, turn.each-once, round.end].
/// Pure: the same scene and orders give the same. Throws InputError where it cannot go on: an
/// initiative, a card or a modifier deck is missing, a choice is none of its options, or a step of
/// a character is refused.
RoundAnswer play_round(const Scene& scene, const RoundOrders& orders);

/// The scene with chance beginning at `seed`: a standard deck, shuffled, for every figure that
/// attacks and has none [deck.standard, deck.which].
Scene seeded(Scene scene, std::uint64_t seed);

}  // namespace standee
