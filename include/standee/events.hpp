#pragma once

// Written by tools/scripts/generate-events from docs/schema/event.schema.json. Do not edit.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <standee/turn.hpp>

// What happens in a play or a round, as values.

namespace standee {
inline namespace v1 {

/// One option of a choice. A turn has focus, end and targets; others have what they are about.
struct ChoiceOption {
    std::string figure, focus;
    std::optional<Hex> end;
    std::vector<std::string> targets;
    std::vector<Hex> path;
    std::vector<std::string> along;  ///< the figures attacked along the path
    std::string says;                ///< the option in words, if it is neither a figure nor a hex
    std::string json;                ///< the whole option, as `RoundOptions::decide` takes it
};

/// The kinds of events. A text is empty, and a number missing, if the event does not have it.
namespace event {

struct Attack {
    std::string by;
    std::string target;
    /// The enemy that controls the figure that attacks.
    std::string controlled_by;
    std::string ability;
    /// The base value.
    int value = 0;
    /// The bonuses that applied, in order.
    std::vector<std::string> bonuses;
    /// The reason for each bonus; empty if a step gives the bonus.
    std::vector<std::string> bonus_names;
    bool ranged = false;
    std::string draws;
    int after_bonuses = 0;
    /// The owner of the deck that the cards come from.
    std::string deck;
    /// The cards in the order drawn. JSON text.
    std::string cards;
    /// The cards that apply, as positions in cards.
    std::vector<int> used;
    int after_cards = 0;
    /// The target's shield before pierce, if pierce has lowered it.
    std::optional<int> shield_before_pierce;
    /// The shield that is left after pierce.
    int shield = 0;
    std::optional<int> pierce;
    int after_shield = 0;
    /// The damage that the target is about to suffer, after ward and brittle.
    int amount = 0;
};

struct Damage {
    std::string to;
    /// Hit points lost.
    int amount = 0;
    /// The damage suffered, if it is more than the hit points lost.
    std::optional<int> suffered;
    std::string source;
    std::string from;
    std::optional<int> hp;
};

struct Negate {
    std::string figure;
    int amount = 0;
    std::string source;
    int hand = 0;
    int discard = 0;
    bool bonus = false;
};

struct Heal {
    std::string to;
    int amount = 0;
    std::string by;
    std::optional<int> hp;
};

struct Gain {
    std::string to;
    std::string condition;
    /// The figure already had the condition.
    bool again = false;
};

struct Lose {
    std::string figure;
    std::string condition;
};

struct NoEffect {
    std::string figure;
    /// What fails: a condition, push, pull, spawn, summon or grant.
    std::string of;
    std::string why;
};

struct Move {
    std::string figure;
    Hex from;
    Hex to;
    std::string how;
};

struct Death {
    std::string figure;
    Hex at;
    /// The figure that is credited with the kill.
    std::string credit;
};

struct Exhausted {
    std::string figure;
    Hex at;
    /// The figure that is credited with the kill.
    std::string credit;
};

struct Destroyed {
    std::string figure;
    Hex at;
    /// The figure that is credited with the kill.
    std::string credit;
};

struct Removed {
    std::string figure;
    Hex at;
    /// The figure that is credited with the kill.
    std::string credit;
};

struct Dismissed {
    std::string figure;
    Hex at;
    /// The figure that is credited with the kill.
    std::string credit;
};

struct LootToken {
    Hex at;
};

struct Loot {
    std::string figure;
    std::vector<Hex> tokens;
    std::vector<Hex> treasure;
};

struct Trap {
    std::string figure;
    Hex at;
};

struct Door {
    std::string figure;
    Hex at;
    /// The hexes of the room behind the door.
    std::vector<Hex> reveals;
};

struct Infuse {
    std::string element;
};

struct Infusion {
    std::string element;
    std::string figure;
    std::string set;
};

struct Consume {
    std::string element;
};

struct Wane {
    std::string element;
    std::string state;
};

struct Bonus {
    std::string on;
    /// The bonus. JSON text.
    std::string bonus;
};

struct BonusUsed {
    std::string on;
    /// The bonus, with the uses that are left, possibly none. JSON text.
    std::string bonus;
};

struct BonusEnds {
    std::string on;
    /// The bonus, with the uses, turns or rounds that are left, possibly none. JSON text.
    std::string bonus;
};

struct StartTurn {
    std::string figure;
};

struct EndTurn {
    std::string figure;
};

struct EndRound {};

struct Shuffle {
    std::string deck;
    /// The deck has the ability cards of a set, not modifier cards.
    bool abilities = false;
};

struct CardJoins {
    std::string deck;
    /// The card. JSON text.
    std::string card;
};

struct CardLeaves {
    std::string deck;
    /// The card. JSON text.
    std::string card;
};

struct Tile {
    std::string create;
    std::string destroy;
    Hex at;
    /// A trap that is created, if it is no plain damage trap. JSON text.
    std::string trap;
};

struct Summon {
    std::string by;
    std::string figure;
    Hex at;
    /// The figure as it comes onto the map. JSON text.
    std::string placed;
};

struct Spawn {
    /// The figure whose card spawns it.
    std::string by;
    std::string figure;
    Hex at;
    /// The figure as it comes onto the map. JSON text.
    std::string placed;
};

struct Choice {
    std::string of;
    std::string figure;
    std::vector<ChoiceOption> options;
    int chosen = 0;
    /// The damage that the figure is about to suffer.
    std::optional<int> amount;
    std::string source;
};

/// The party has carried out a text on a card.
struct Party {
    std::string figure;
    std::string says;
};

/// The reasons for a figure's move, its attacks, or for doing nothing. Only in a round that
/// gives reasons.
struct Plan {
    std::string figure;
    /// The enemies that it focuses on or may focus on; left out if the reasons are about
    /// something else.
    std::vector<std::string> focus;
    std::vector<Reason> why;
};

/// A monster changes its rank. From then on it has the stats of that rank's stat card.
struct Rank {
    std::string figure;
    std::string rank;
};

/// A token of the scenario is placed.
struct Token {
    std::string beside;
    /// That lie there now.
    int count = 0;
};

}  // namespace event

using AnyEvent =
    std::variant<event::Attack, event::Damage, event::Negate, event::Heal, event::Gain, event::Lose,
                 event::NoEffect, event::Move, event::Death, event::Exhausted, event::Destroyed,
                 event::Removed, event::Dismissed, event::LootToken, event::Loot, event::Trap,
                 event::Door, event::Infuse, event::Infusion, event::Consume, event::Wane,
                 event::Bonus, event::BonusUsed, event::BonusEnds, event::StartTurn, event::EndTurn,
                 event::EndRound, event::Shuffle, event::CardJoins, event::CardLeaves, event::Tile,
                 event::Summon, event::Spawn, event::Choice, event::Party, event::Plan, event::Rank,
                 event::Token>;

/// One thing that happened.
struct Event {
    AnyEvent what;
    std::string clause;  ///< the id of the clause by which it happened
    std::string json;    ///< the whole event as JSON text, as `apply` takes it
};

}  // namespace v1
}  // namespace standee
