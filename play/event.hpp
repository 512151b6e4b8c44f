#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "focus/reason.hpp"
#include "lib/bonus.hpp"
#include "lib/card.hpp"
#include "lib/clause.hpp"
#include "lib/condition.hpp"
#include "lib/element.hpp"
#include "lib/figure.hpp"
#include "lib/hex.hpp"
#include "lib/map.hpp"
#include "lib/progress.hpp"
#include "play/arithmetic/attack.hpp"

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

/// What a choice is about.
enum class ChoiceKind : std::uint8_t {
    turn,          ///< one of the outcomes that the rules allow a figure
    attack_order,  ///< whom it attacks first
    figure_order,  ///< who is pushed or pulled, or acts, first
    target,        ///< one of the figures that an ability may be for
    targets,       ///< all whom an ability targets
    element,
    push,  ///< the way
    pull,
    place,       ///< the hex of a new figure
    standee,     ///< who comes where standees run short
    grant,       ///< what a character does that is granted an ability
    initiative,  ///< which of the tied groups acts
    next,        ///< which figure of a group acts
    negate,      ///< whether damage is suffered, or how it is negated
    item,        ///< which item is used on an attack
    prevented,   ///< which of several conditions a safeguard prevents
    effects,     ///< the order of effects that come at once
    number,      ///< which standee a new monster has
    card,        ///< which of two modifier cards is used
    modifiers,   ///< the order of several bonuses or modifier cards
    regenerate,  ///< whether the heal of regenerate is taken
    lose         ///< whether a condition is lost for an attack
};

/// What did not happen, unless it is a condition that would have been gained.
enum class Undertaking : std::uint8_t { push, pull, spawn, summon, grant, create };
/// What did not work: "stun", "push".
using WhatFailed = std::variant<Condition, Undertaking>;

/// Why something did not work.
enum class Obstacle : std::uint8_t {
    immune,
    safeguard,
    no_deck,
    no_card_left,
    no_standee_left,
    no_empty_hex,
    no_empty_hex_beside,
    left_to_player,  ///< its player performs it
    left_to_party    ///< what a condition does that it has [condition.left-to-party]
};

/// What can happen, one type for each kind of event. Figures are named by their ids. Fields marked
/// "internal" are what `apply` needs to know; they are in no output.
namespace event {

/// A bonus of an attack, and what it comes from; no name where a step says the bonus.
struct NamedBonus {
    AttackBonus bonus;
    std::string name;
};
struct Attack {
    std::string by, target, ability;
    int value = 0;                    ///< the base value
    std::vector<NamedBonus> bonuses;  ///< that applied, poison's among them, in order
    int shield = 0;                   ///< of the target, before pierce
    bool ranged = false;
    std::string deck;         ///< from which the cards were drawn; empty: from outside
    std::vector<Card> drawn;  ///< in the order drawn
    AttackResult result;
    std::string controlled_by;  ///< the enemy at whose command it attacks; empty: nobody
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
    bool again = false;  ///< it had it already: the duration starts again
};
struct Lose {
    std::string figure;
    std::optional<Condition> condition;  ///< none: flying
};
/// Something that did not happen: immune, prevented, no card or deck left.
struct NoEffect {
    std::string figure;
    WhatFailed what;
    Obstacle reason{};
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
    std::string credit;          ///< the character to whom the kill is credited; empty: nobody
    std::vector<Hex> also_at{};  ///< its other hexes, which no answer repeats [map.objective]
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
    std::vector<Hex> reveals;  ///< hexes of the room behind it, in hex order [map.reveal]
};
struct Infuse {
    Element element{};
};
/// An infusion that waits for the end of the turn in progress.
struct Infusion {
    ElementChoice element{};
    std::string figure;
    std::string set;  ///< not empty: for the last of this monster set to end its turn
};
struct Consume {
    Element element{};
    bool pledged = false;  ///< internal: `Pledge` has taken it already
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
    ActiveBonus bonus;      ///< with the uses that are left
    std::size_t index = 0;  ///< internal: its position among the bonuses of the figure
};
struct BonusEnds {
    std::string on;
    ActiveBonus bonus;
    std::size_t index = 0;  ///< internal
};
struct TurnStarts {
    std::string figure;
    std::string infusing_set{};  ///< internal: for whose last turn its infusions wait
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
    TileKind kind{};
    bool created = false;
    Trap trap{};  ///< internal: what a trap that is created does
};
struct Summon {
    std::string by, figure;
    Hex at;
    std::shared_ptr<const Figure> placed{};  ///< internal
};
/// A monster revealed or spawned comes onto the map.
struct Spawn {
    std::string figure;
    Hex at;
    std::shared_ptr<const Figure> placed{};  ///< internal
    std::string by{};                        ///< whose card spawns it; empty: none does
};
/// A monster changes its rank, and has the stats of that rank's stat card.
struct RankSwitch {
    std::string figure;
    Rank to{};
};
/// A token of the scenario is placed.
struct Token {
    std::string beside;
    int count = 0;  ///< that lie there now
};
/// One thing that may be chosen; what does not apply is left empty.
struct Option {
    std::string figure;
    std::optional<Hex> end;
    std::vector<std::string> targets;
    std::vector<Hex> path;
    std::string words;
    /// Attacked along the path; none: nothing is said of it, as where nobody is [card.along-move].
    std::optional<std::vector<std::string>> along{};
};
/// A decision between options: the index of one, or enough of its content to identify it.
using OptionChoice = std::variant<std::size_t, Option>;
/// The party has carried out what a card says that the engine does not act upon.
struct TextCarriedOut {
    std::string figure;
    std::string says;
};
/// Why a figure goes where it goes, attacks whom it attacks, or does nothing. It happens only where
/// reasons are asked for.
struct Planned {
    std::string figure;
    /// Whom it focuses on, or may; none: the reasons are not about the focus.
    std::optional<std::vector<std::string>> focus;
    std::vector<Reason> why;
};
/// A decision: everything that may be chosen, and what was chosen.
struct Choice {
    ChoiceKind of{};
    std::string figure;
    std::vector<Option> options;
    std::size_t chosen = 0;
    int amount = 0;  ///< of damage that is about to be suffered
    std::optional<DamageSource> source{};
};

// Bookkeeping: changes of the state that players do not see as something that happens.

/// The top card of a modifier deck is drawn, and is in neither pile until the attack is over.
struct CardDrawn {
    std::string deck;
};
/// A card that was drawn comes onto the discard pile.
struct CardDiscarded {
    std::string deck;
    Card card;
};
/// A bonus that lasts a number of turns or rounds has lasted one more.
struct BonusLasts {
    std::string on;
    std::size_t index = 0;
    Lasting lasts;
};
/// The infusions of the turn are left to the last turn of its monster set.
struct InfusionsWait {};
/// Infusions that waited take effect: those of the turn, or those of a monster set.
struct InfusionsDue {
    std::string set;  ///< empty: those of the turn in progress
};
/// A monster set consumes for those of it that are named, and no longer for others.
struct SetBenefits {
    std::string set;
    std::vector<std::string> figures;
};
/// An element is taken for a consumption, of which something may or may not come; if it does,
/// `Consume` follows.
struct Pledge {
    Element element{};
};
/// A monster set has paid a consumption of its card, with elements taken before.
struct SetConsumes {
    std::string set;
    PaidConsumption paid;
};
/// What had been taken came to nothing: the elements are again as they were before.
struct PledgesReturned {
    Elements elements{};
    ElementSet consumed_in_turn;
    std::string set;
    std::optional<std::vector<PaidConsumption>> consumed_by_set;
    std::optional<std::vector<std::string>> benefits;
};
/// Nothing has come of what a monster set took as its first figure started its turn; others of it
/// have still to act.
struct SetPledges {
    std::string set;
    Elements was{};  ///< what was taken, in the states before
};
/// A figure of the set has performed something, or none will: then all is as before.
struct SetPledgeEnds {
    std::string set;
    bool returned = false;
};
/// A group goes on acting before others of the same initiative.
struct GroupActs {
    std::string group;
};
/// The party lets a set, a character or a figure act before others tied with it.
struct OrderDecided {
    std::string first;
    std::string then{};  ///< only before that one; empty: before all
};
/// A figure has looked for a focus [monster.focus-path].
struct FocusFound {
    std::string figure;
    std::string focus;  ///< empty: it has found none
};
/// A figure performs further abilities in this turn as if it had not looked for a focus.
struct FocusForgotten {
    std::string figure;
};
/// The turn of a figure that has left the map is over.
struct FallenTurnEnds {};
/// The turn that the scene asks for is no longer asked for.
struct OrderDropped {};
/// The ability cards of the round are put away.
struct AbilityCardsDiscarded {};
/// Chance has drawn the standee of a new monster.
struct StandeeDrawn {};

}  // namespace event

/// One thing that happened, and the clause by which it did.
struct Event {
    using What = std::variant<
        event::Attack, event::Damage, event::Negate, event::Heal, event::Gain, event::Lose,
        event::NoEffect, event::Move, event::Leave, event::LootToken, event::Loot,
        event::TrapSprung, event::DoorOpens, event::Infuse, event::Infusion, event::Consume,
        event::Wane, event::Bonus, event::BonusUsed, event::BonusEnds, event::TurnStarts,
        event::TurnEnds, event::RoundEnds, event::Shuffle, event::CardJoins, event::CardLeaves,
        event::Tile, event::Summon, event::Spawn, event::Choice, event::TextCarriedOut,
        event::Planned, event::RankSwitch, event::Token,
        // bookkeeping
        event::CardDrawn, event::CardDiscarded, event::BonusLasts, event::InfusionsWait,
        event::InfusionsDue, event::SetBenefits, event::Pledge, event::SetConsumes,
        event::PledgesReturned, event::SetPledges, event::SetPledgeEnds, event::GroupActs,
        event::FallenTurnEnds, event::OrderDropped, event::AbilityCardsDiscarded,
        event::OrderDecided, event::FocusFound, event::FocusForgotten, event::StandeeDrawn>;
    Clause clause;
    What what;

    // Defined in event.cpp: every file that defines them compiles a function for each alternative.
    Event(Clause by, What happened);
    Event(const Event&);
    Event(Event&&) noexcept;
    Event& operator=(const Event&);
    Event& operator=(Event&&) noexcept;
    ~Event();
};

/// How many kinds of events are part of every output; those after them are bookkeeping.
inline constexpr std::size_t printed_kinds = 34;
static_assert(
    std::is_same_v<std::variant_alternative_t<printed_kinds, Event::What>, event::CardDrawn>);

/// Whether an event is printed and counted; otherwise it is only bookkeeping.
inline bool is_printed(const Event& event) { return event.what.index() < printed_kinds; }

}  // namespace standee
