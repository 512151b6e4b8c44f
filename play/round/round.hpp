#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "lib/scene.hpp"
#include "play/decisions.hpp"
#include "play/event.hpp"
#include "play/located_step.hpp"

namespace standee {

/// What is decided in advance for a round.
struct RoundOrders {
    /// One for each choice met, in order; the first that has none stops the round.
    std::vector<event::OptionChoice> choose;
    bool first_otherwise = false;  ///< such a choice takes its first option instead
    /// Modifier cards drawn outside, in order; none: from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// Decisions of every kind in the order in which they arise, instead of `choose`, and of `draw`
    /// unless that is given; the first that is missing stops the round.
    std::optional<std::vector<TableDecision>> decide;
    /// The steps of characters between the start and the end of their turns, by id; the round stops
    /// before the turn of one that is not here.
    std::map<std::string, std::vector<LocatedStep>> characters;
    bool others_pass = false;  ///< it does not: they do nothing
    bool explain = false;      ///< each turn says why it goes as it does
    /// Where a file says the scene, for errors: "/scene"; empty where the scene is the whole file.
    std::string scene_pointer{};
};

/// It is the turn of a character: the round goes on from the scene as it is after that turn.
struct StopAtCharacter {
    std::string figure;
};
/// Everyone has acted, and the round has ended.
struct RoundOver {};

/// Where a round stops. At a choice, at a draw from a physical deck and at a text of a card it goes
/// on from its start with one more decision.
using RoundStop = std::variant<PendingChoice, PendingDraw, PendingText, StopAtCharacter, RoundOver>;

/// A place in the initiative order: a monster set with its figures, or a character.
struct PlaceInOrder {
    double initiative = 0;
    std::string set;  ///< empty: not a set
    std::vector<std::string> figures;
};

/// How far a round was played.
struct RoundAnswer {
    /// Applied in order to the scene at the start they give `scene`.
    std::vector<Event> events;
    Scene scene;  ///< where the round stopped
    RoundStop stop;
    /// Who was still to act at the start, and when; only where reasons are asked for.
    std::vector<PlaceInOrder> initiative;
    std::vector<std::string> order;  ///< whose turns were begun, in order
};

/// Plays what is left of a round: the turns in initiative order, those of monsters, allies and
/// summons by the rules, then its end [round.steps, initiative.order, turn.each-once, round.end].
/// Pure: the same scene and orders give the same. Throws InputError where it cannot go on: an
/// initiative, a card or a modifier deck is missing, a decision fits no option, or a step of a
/// character is refused.
RoundAnswer play_round(const Scene& scene, const RoundOrders& orders);

/// The scene with random numbers that start from `seed`, and with a shuffled standard deck for
/// every figure that attacks and has none [deck.standard, deck.which].
Scene seeded(Scene scene, std::uint64_t seed);

}  // namespace standee
