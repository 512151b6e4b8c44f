#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "lib/board.hpp"
#include "lib/scene.hpp"
#include "play/decisions.hpp"
#include "play/event.hpp"
#include "play/located_step.hpp"
#include "play/timing.hpp"

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
    /// For each moment met, the order of its effects; once these are used up, the default.
    std::vector<std::vector<std::size_t>> orders{};
    /// Where a file says the scene, for errors: "/scene"; empty where the scene is the whole file.
    std::string scene_pointer{};
    /// Only the turn of this figure, or the turns of those of this monster type or set that have
    /// still to act, are played. Both empty: what is left of the round.
    std::string only_figure{}, only_set{};
};

/// It is the turn of a character: the round goes on from the scene as it is after that turn.
struct StopAtCharacter {
    std::string figure;
};
/// Everyone has acted, and the round has ended.
struct RoundOver {};
/// The turns that were to be played are over; the round is not.
struct TurnsOver {};

/// Where a round stops. At a choice, at a draw from a physical deck and at a text of a card it goes
/// on from its start with one more decision.
using RoundStop =
    std::variant<PendingChoice, PendingDraw, PendingText, StopAtCharacter, RoundOver, TurnsOver>;

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
    /// Characters that suffered damage and were not asked whether they negate it: the scene does
    /// not say what cards they have [damage.negate].
    std::vector<std::string> unasked;
    std::vector<ResolvedTiming> moments;  ///< at which several effects waited
};

/// Plays what is left of a round: the turns in initiative order, those of monsters, allies and
/// summons by the rules, then its end [round.steps, initiative.order, turn.each-once, round.end].
/// With `only_figure` or `only_set` it plays these turns alone, whoever is due before them.
/// Pure: the same scene and orders give the same. Throws InputError where it cannot go on: an
/// initiative, a card or a modifier deck is missing, a decision fits no option, or a step of a
/// character is refused.
RoundAnswer play_round(const Scene& scene, const RoundOrders& orders);

/// A part of a round that is played in one go. A round may be played leg by leg: each begins with
/// the scene that the one before it has left.
namespace leg {
/// The turn of whoever acts next, or of one figure. That of a character only begins.
struct Turn {
    std::string figure{};  ///< empty: who is next in the initiative order
    bool by_hand = false;  ///< its card is carried out by the party: it only begins and ends
};
/// What somebody does, in a turn or in nobody's.
struct Steps {
    std::vector<LocatedStep> steps;
};
struct EndTurn {
    std::string figure;
};
/// Cards are put away, and the round ends.
struct EndRound {};
}  // namespace leg
using Leg = std::variant<leg::Turn, leg::Steps, leg::EndTurn, leg::EndRound>;

/// What is known before a leg is played.
struct LegOrders {
    /// Decisions of every kind in the order in which they arise; the first that is missing stops
    /// the leg.
    std::vector<TableDecision> decide{};
    bool explain = false;                          ///< the turn says why it goes as it does
    std::shared_ptr<const Board> board = nullptr;  ///< the compiled map of the scene, if at hand
};

/// How far a leg was played.
struct LegAnswer {
    std::vector<Event> events;
    Scene scene;                               ///< at its end, or at the decision
    std::shared_ptr<const Board> board;        ///< of that scene
    std::optional<PendingDecision> pending{};  ///< the decision that is missing; none: it is over
    std::string figure{};                      ///< whose turn; empty: everyone has acted
};

/// Plays a leg of a round. Pure, and throws, as play_round.
LegAnswer play_leg(const Scene& scene, const Leg& leg, LegOrders orders = {});

/// The scene with random numbers that start from `seed`, and with a shuffled standard deck for
/// every figure that attacks and has none [deck.standard, deck.which].
Scene seeded(Scene scene, std::uint64_t seed);

}  // namespace standee
