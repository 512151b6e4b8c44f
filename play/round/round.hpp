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

/// The decisions made in advance for a round.
struct RoundOrders {
    /// One for each choice, in order. The first choice without one stops the round.
    std::vector<event::OptionChoice> choose;
    /// A choice without a decision takes its first option and does not stop the round.
    bool first_otherwise = false;
    /// Modifier cards drawn outside the scene, in order; none: from the scene's decks.
    std::optional<std::vector<Card>> draw;
    /// Decisions of every kind in the order in which they arise. They replace `choose` and, unless
    /// it is given, `draw`. The first decision that is missing stops the round.
    std::optional<std::vector<TableDecision>> decide;
    /// The steps of characters between the start and the end of their turns, by id. The round stops
    /// before the turn of a character that is not listed.
    std::map<std::string, std::vector<LocatedStep>> characters;
    /// Characters that are not listed do nothing, and the round goes on.
    bool others_pass = false;
    bool explain = false;  ///< each turn records the reasons for what is done
    /// For each timing point, in order, the order of its effects. Timing points without an entry
    /// have the default order.
    std::vector<std::vector<std::size_t>> orders{};
    /// Where the file has the scene, for errors: "/scene". Empty if the scene is the whole file.
    std::string scene_pointer{};
    /// If set, only the turn of this figure, or the remaining turns of this monster type or set,
    /// are played. If both are empty, the rest of the round is.
    std::string only_figure{}, only_set{};
};

/// It is the turn of a character. To go on, play a round from the scene after that turn.
struct StopAtCharacter {
    std::string figure;
};
/// Everybody has acted, and the round has ended.
struct RoundOver {};
/// The turns that were to be played are over, but the round is not.
struct TurnsOver {};

/// Where a round stops. After a choice, a draw from a physical deck or a text of a card, it is
/// continued by playing it again from its start with one more decision.
using RoundStop =
    std::variant<PendingChoice, PendingDraw, PendingText, StopAtCharacter, RoundOver, TurnsOver>;

/// A place in the initiative order: a monster set with its figures, or a character.
struct PlaceInOrder {
    double initiative = 0;
    std::string set;  ///< empty: it is not a set
    std::vector<std::string> figures;
};

/// The result of playing a round until it stops.
struct RoundAnswer {
    /// Applied in order to the scene at the start, these events give `scene`.
    std::vector<Event> events;
    Scene scene;  ///< the scene when the round stopped
    RoundStop stop;
    /// Who still had to act at the start, and when. Only filled in if reasons were requested.
    std::vector<PlaceInOrder> initiative;
    std::vector<std::string> order;  ///< the figures whose turns were begun, in order
    /// Characters that suffered damage and were not asked whether they negate it, because the scene
    /// does not say what cards they have [damage.negate].
    std::vector<std::string> unasked;
    std::vector<ResolvedTiming> moments;  ///< at which several effects waited
};

/// Plays the rest of a round: the turns in initiative order, those of monsters, allies and summons
/// by the rules, and then the end of the round [round.steps, initiative.order, turn.each-once,
/// round.end]. With `only_figure` or `only_set` it plays only these turns, even if others are due
/// before them. The same scene and orders always give the same result. Throws InputError if the
/// round cannot go on: an initiative, a card or a modifier deck is missing, a decision fits no
/// option, or a step of a character is refused.
RoundAnswer play_round(const Scene& scene, const RoundOrders& orders);

/// A part of a round that is played in one go. A round can be played leg by leg: each leg begins
/// with the scene at the end of the one before it.
namespace leg {
/// The turn of the figure that acts next, or of a given figure. The turn of a character only
/// begins.
struct Turn {
    std::string figure{};  ///< empty: the next figure in the initiative order
    bool by_hand = false;  ///< the party carries out its card: the turn only begins and ends
};
/// Steps of somebody, within a turn or outside any turn.
struct Steps {
    std::vector<LocatedStep> steps;
};
struct EndTurn {
    std::string figure;
};
/// The cards are put away, and the round ends.
struct EndRound {};
}  // namespace leg
using Leg = std::variant<leg::Turn, leg::Steps, leg::EndTurn, leg::EndRound>;

/// The decisions made in advance for a leg.
struct LegOrders {
    /// Decisions of every kind in the order in which they arise. The first decision that is missing
    /// stops the leg.
    std::vector<TableDecision> decide{};
    bool explain = false;  ///< the turn records the reasons for what is done
    /// The compiled map of the scene, if there is one already.
    std::shared_ptr<const Board> board = nullptr;
};

/// The result of playing a leg until it is over or stops.
struct LegAnswer {
    std::vector<Event> events;
    Scene scene;                         ///< at the end of the leg, or at the missing decision
    std::shared_ptr<const Board> board;  ///< of that scene
    /// The decision that is missing; none: the leg is over.
    std::optional<PendingDecision> pending{};
    std::string figure{};  ///< whose turn it is; empty: everybody has acted
};

/// Plays a leg of a round. The same arguments always give the same result. Throws as play_round
/// does.
LegAnswer play_leg(const Scene& scene, const Leg& leg, LegOrders orders = {});

/// The scene with `seed` for its random numbers, and with a shuffled standard deck for every figure
/// that attacks and has no deck [deck.standard, deck.which].
Scene seeded(Scene scene, std::uint64_t seed);

}  // namespace standee
