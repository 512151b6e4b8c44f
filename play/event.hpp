#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "lib/bonus.hpp"
#include "lib/card.hpp"
#include "lib/clause.hpp"
#include "lib/condition.hpp"
#include "lib/element.hpp"
#include "lib/hex.hpp"
#include "play/attack/attack.hpp"

namespace standee {

/// What deals damage.
enum class DamageSource : std::uint8_t {
    attack,
    retaliate,
    trap,
    hazardous,
    wound,
    bane,
    lost_flight,  ///< over an obstacle [move.flying-lost]
    direct        ///< "suffer damage" of an ability
};

/// How a figure comes into a hex.
enum class MoveKind : std::uint8_t { walk, jump, fly, slide, teleport, push, pull, fall };

/// How a figure leaves the map.
enum class Departure : std::uint8_t {
    death,
    exhausted,  ///< a character [damage.exhaustion]
    destroyed,  ///< an objective
    removed,    ///< a summon, with its summoner [summon.leaves]
    dismissed   ///< a summon, by its summoner
};

/// What can happen, one type for each kind of event. FigureSet are named by their ids.
namespace event {

struct Attack {
    std::string by, target, ability;
    int value = 0;  ///< the base value
    bool ranged = false;
    std::string deck;         ///< from which the cards were drawn; empty: from outside
    std::vector<Card> drawn;  ///< in the order drawn
    AttackResult result;
};
/// Damage that was suffered; the amount is what was lost, no more than the hit points left.
struct Damage {
    std::string to, from;
    DamageSource source{};
    int amount = 0;    ///< lost
    int suffered = 0;  ///< what would have been lost by a figure with hit points enough
    std::optional<int> hp;
};
struct Negate {
    std::string figure;
    DamageSource source{};
    int amount = 0;
    int hand = 0;  ///< cards lost from the hand, and from the discard pile
    int discard = 0;
    bool by_bonus = false;
};
struct Heal {
    std::string to, by;
    int amount = 0;  ///< restored
    std::optional<int> hp;
};
struct Gain {
    std::string figure;
    Condition condition{};
    bool again = false;  ///< it had it: the duration begins anew
};
struct Lose {
    std::string figure;
    std::optional<Condition> condition;  ///< none: flying
};
/// Something that did not work: immune, prevented, no card or deck left.
struct NoEffect {
    std::string figure;
    std::string what;    ///< "stun", "push"
    std::string reason;  ///< "immune", "safeguard", "no deck", "none left"
};
struct Move {
    std::string figure;
    Hex from, to;
    MoveKind how{};
};
struct Leave {
    std::string figure;
    Hex at;
    Departure how{};
    std::string credit;  ///< the character to whom the kill is credited; empty: nobody
};
struct LootToken {
    Hex at;
};
struct Loot {
    std::string figure;
    std::vector<Hex> tokens;    ///< a hex for each token
    std::vector<Hex> treasure;  ///< tiles taken
};
struct TrapSprung {
    std::string figure;
    Hex at;
};
struct DoorOpens {
    std::string figure;
    Hex at;
};
struct Infuse {
    Element element{};
};
/// An infusion that waits for the end of a turn.
struct Infusion {
    Element element{};
    std::string figure;
    std::string set;  ///< not empty: for the last of this monster set to end its turn
};
struct Consume {
    Element element{};
};
struct Wane {
    Element element{};
    ElementState to{};
};
struct Bonus {
    std::string on;
    ActiveBonus bonus;
};
struct BonusUsed {
    std::string on;
    ActiveBonus bonus;  ///< with the uses that are left
};
struct BonusEnds {
    std::string on;
    ActiveBonus bonus;
};
struct TurnStarts {
    std::string figure;
};
struct TurnEnds {
    std::string figure;
};
struct RoundEnds {};
struct Shuffle {
    std::string deck;
    bool abilities = false;  ///< the ability cards of a monster set, not modifier cards
};
/// A bless or a curse is shuffled into a deck, or leaves it.
struct CardJoins {
    std::string deck;
    Card::Modifier card{};
};
struct CardLeaves {
    std::string deck;
    Card::Modifier card{};
};
struct Tile {
    Hex at;
    std::string what;
    bool created = false;
};
struct Summon {
    std::string by, figure;
    Hex at;
};
/// A monster revealed or spawned comes onto the map.
struct Spawn {
    std::string figure;
    Hex at;
};
/// One thing that may be chosen; what does not apply is left empty.
struct Option {
    std::string figure;
    std::optional<Hex> end;
    std::vector<std::string> targets;
    std::vector<Hex> path;
    std::string words;
};
/// Where someone decides: all that may be chosen, and what was.
struct Choice {
    std::string of;  ///< "turn", "target", "push" ...
    std::string figure;
    std::vector<Option> options;
    std::size_t chosen = 0;
};

}  // namespace event

/// One thing that happened, and the clause by which it did.
struct Event {
    using What =
        std::variant<event::Attack, event::Damage, event::Negate, event::Heal, event::Gain,
                     event::Lose, event::NoEffect, event::Move, event::Leave, event::LootToken,
                     event::Loot, event::TrapSprung, event::DoorOpens, event::Infuse,
                     event::Infusion, event::Consume, event::Wane, event::Bonus, event::BonusUsed,
                     event::BonusEnds, event::TurnStarts, event::TurnEnds, event::RoundEnds,
                     event::Shuffle, event::CardJoins, event::CardLeaves, event::Tile,
                     event::Summon, event::Spawn, event::Choice>;
    Clause clause;
    What what;
};

}  // namespace standee
