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
    lost_flight,  ///< a figure loses flying over an obstacle [move.flying-lost]
    direct        ///< "suffer damage" of an ability
};

/// How a figure enters a hex.
enum class MoveKind : std::uint8_t { walk, jump, fly, slide, teleport, push, pull, fall };

/// How a figure leaves the map.
enum class Departure : std::uint8_t {
    death,
    exhausted,  ///< a character [damage.exhaustion]
    destroyed,  ///< an objective
    removed,    ///< a summon leaves with its summoner [summon.leaves]
    dismissed   ///< a summon is sent away by its summoner
};

/// What a choice is about.
enum class ChoiceKind : std::uint8_t {
    turn,          ///< one of the outcomes that the rules allow a figure
    attack_order,  ///< who is attacked first
    figure_order,  ///< who is pushed or pulled first, or who acts first
    target,        ///< one of the figures that an ability can affect
    targets,       ///< all figures that an ability targets
    element,
    push,  ///< the path of a push
    pull,
    place,       ///< the hex of a new figure
    standee,     ///< which monsters are placed if there are not enough standees
    grant,       ///< what a character does with an ability that it is granted
    initiative,  ///< which of the tied groups acts
    next,        ///< which figure of a group acts
    negate,      ///< whether damage is suffered, or how it is negated
    item,        ///< which item is used on an attack
    prevented,   ///< which of several conditions a safeguard prevents
    effects,     ///< the order of effects that are due at once
    number,      ///< which standee a new monster has
    card,        ///< which of two modifier cards is used
    modifiers,   ///< the order of several bonuses or modifier cards
    regenerate,  ///< whether the heal of regenerate is taken
    lose         ///< whether a condition is lost for an attack
};

/// What did not happen, other than gaining a condition.
enum class Undertaking : std::uint8_t { push, pull, spawn, summon, grant, create };
/// What failed: "stun", "push".
using WhatFailed = std::variant<Condition, Undertaking>;

/// Why something failed.
enum class Obstacle : std::uint8_t {
    immune,
    safeguard,
    no_deck,
    no_card_left,
    no_standee_left,
    no_empty_hex,
    no_empty_hex_beside,
    left_to_player,  ///< its player performs it
    /// The party carries out what a condition of the figure does [condition.left-to-party].
    left_to_party
};

/// The events, one type for each kind. Figures are given by their ids. `apply` needs the fields
/// marked "internal"; they are in no output.
namespace event {

/// A bonus of an attack and where it comes from; without a name if a step gives the bonus.
struct NamedBonus {
    AttackBonus bonus;
    std::string name;
};
struct Attack {
    std::string by, target, ability;
    int value = 0;                    ///< the base value
    std::vector<NamedBonus> bonuses;  ///< the bonuses that applied, including poison's, in order
    int shield = 0;                   ///< of the target, before pierce
    bool ranged = false;
    std::string deck;         ///< the deck that the cards come from; empty: drawn outside the scene
    std::vector<Card> drawn;  ///< in the order drawn
    AttackResult result;
    std::string controlled_by;  ///< the enemy that controls the attacker; empty: nobody
};
/// Damage that a figure suffered. `amount` is no more than the hit points that it had left.
struct Damage {
    std::string to, from;
    DamageSource source{};
    int amount = 0;    ///< hit points lost
    int suffered = 0;  ///< what a figure with enough hit points would have lost
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
    int amount = 0;  ///< hit points restored
    std::optional<int> hp;
};
struct Gain {
    std::string figure;
    Condition condition{};
    bool again = false;  ///< the figure already had the condition: its duration starts again
};
struct Lose {
    std::string figure;
    std::optional<Condition> condition;  ///< none: the figure loses flying
};
/// Something that did not happen: the figure is immune, it was prevented, no card or deck is left.
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
    std::string credit;  ///< the character that is credited with the kill; empty: nobody
    /// The other hexes of the figure, which are in no answer [map.objective].
    std::vector<Hex> also_at{};
};
struct LootToken {
    Hex at;
};
struct Loot {
    std::string figure;
    std::vector<Hex> tokens;    ///< one entry for each token
    std::vector<Hex> treasure;  ///< the treasure tiles taken
};
struct TrapSprung {
    std::string figure;
    Hex at;
};
struct DoorOpens {
    std::string figure;
    Hex at;
    /// The hexes of the room behind the door, in hex order [map.reveal].
    std::vector<Hex> reveals;
};
struct Infuse {
    Element element{};
};
/// An infusion that waits for the end of the turn in progress.
struct Infusion {
    ElementChoice element{};
    std::string figure;
    /// Not empty: it waits for the last figure of this monster set to end its turn.
    std::string set;
};
struct Consume {
    Element element{};
    bool pledged = false;  ///< internal: a `Pledge` has already taken the element
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
    /// Internal: the set after whose last turn the infusions take effect.
    std::string infusing_set{};
};
struct TurnEnds {
    std::string figure;
};
struct RoundEnds {};
struct Shuffle {
    std::string deck;
    bool abilities = false;  ///< the ability cards of a monster set, not modifier cards
};
/// A bless or a curse is shuffled into a deck, or leaves a deck.
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
    Trap trap{};  ///< internal: the effects of a trap that is created
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
    std::string by{};  ///< the figure whose card spawns it; empty: no figure's
};
/// A monster changes its rank. From then on it has the stats of that rank's stat card.
struct RankSwitch {
    std::string figure;
    Rank to{};
};
/// A token of the scenario is placed.
struct Token {
    std::string beside;
    int count = 0;  ///< the number of tokens there now
};
/// One option of a choice. Fields that do not apply are empty.
struct Option {
    std::string figure;
    std::optional<Hex> end;
    std::vector<std::string> targets;
    std::vector<Hex> path;
    std::string words;
    /// The figures attacked along the path. None: the option does not say, because nobody can be
    /// [card.along-move].
    std::optional<std::vector<std::string>> along{};
};
/// A decision between options: the index of an option, or enough of its content to identify it.
using OptionChoice = std::variant<std::size_t, Option>;
/// The party has carried out a text on a card that the engine does not carry out.
struct TextCarriedOut {
    std::string figure;
    std::string says;
};
/// Why a figure goes where it goes, attacks whom it attacks, or does nothing. This event only
/// happens if reasons were requested.
struct Planned {
    std::string figure;
    /// The enemies that it focuses on, or may focus on. None: the reasons are not about the focus.
    std::optional<std::vector<std::string>> focus;
    std::vector<Reason> why;
};
/// A decision: all options, and the one that was chosen.
struct Choice {
    ChoiceKind of{};
    std::string figure;
    std::vector<Option> options;
    std::size_t chosen = 0;
    int amount = 0;  ///< the damage that is about to be suffered
    std::optional<DamageSource> source{};
};

// Bookkeeping: changes of the state that players do not notice as events.

/// The top card of a modifier deck is drawn. It is in neither pile until the attack is over.
struct CardDrawn {
    std::string deck;
};
/// A card that was drawn is put on the discard pile.
struct CardDiscarded {
    std::string deck;
    Card card;
};
/// A bonus that lasts a number of turns or rounds has lasted one more of them.
struct BonusLasts {
    std::string on;
    std::size_t index = 0;
    Lasting lasts;
};
/// The infusions of the turn wait for the last turn of the monster set.
struct InfusionsWait {};
/// Infusions that have waited take effect: those of the turn, or those of a monster set.
struct InfusionsDue {
    std::string set;  ///< empty: those of the turn in progress
};
/// From now on, only the figures named benefit from what the monster set consumes.
struct SetBenefits {
    std::string set;
    std::vector<std::string> figures;
};
/// An element is taken for a consumption. If something is performed because of it, `Consume`
/// follows.
struct Pledge {
    Element element{};
};
/// A monster set has paid for a consumption on its card, with elements taken before.
struct SetConsumes {
    std::string set;
    PaidConsumption paid;
};
/// Nothing was performed with the elements that had been taken: they are as they were before.
struct PledgesReturned {
    Elements elements{};
    ElementSet consumed_in_turn;
    std::string set;
    std::optional<std::vector<PaidConsumption>> consumed_by_set;
    std::optional<std::vector<std::string>> benefits;
};
/// Nothing was performed yet with the elements that a monster set took when its first figure
/// started its turn; other figures of the set still have to act.
struct SetPledges {
    std::string set;
    Elements was{};  ///< the elements taken, in their states before
};
/// A figure of the set has performed something; or none will, and the elements are restored.
struct SetPledgeEnds {
    std::string set;
    bool returned = false;
};
/// A group continues to act before others of the same initiative.
struct GroupActs {
    std::string group;
};
/// The party lets a set, a character or a figure act before others that tie with it.
struct OrderDecided {
    std::string first;
    std::string then{};  ///< only before this one; empty: before all of them
};
/// A figure has looked for a focus [monster.focus-path].
struct FocusFound {
    std::string figure;
    std::string focus;  ///< empty: it has found no focus
};
/// A figure performs further abilities in this turn and looks for a focus again.
struct FocusForgotten {
    std::string figure;
};
/// Ends the turn of a figure that has left the map.
struct FallenTurnEnds {};
/// Removes the turn that the scene asks for.
struct OrderDropped {};
/// The ability cards of the round are put away.
struct AbilityCardsDiscarded {};
/// The standee of a new monster has been drawn at random.
struct StandeeDrawn {};

}  // namespace event

/// One thing that happened, and the clause that caused it.
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

    // Defined in event.cpp: every source that defines them would compile a function for each
    // alternative of the variant.
    Event(Clause by, What happened);
    Event(const Event&);
    Event(Event&&) noexcept;
    Event& operator=(const Event&);
    Event& operator=(Event&&) noexcept;
    ~Event();
};

/// The number of kinds of events that are in every output. The kinds after them are bookkeeping.
inline constexpr std::size_t printed_kinds = 34;
static_assert(
    std::is_same_v<std::variant_alternative_t<printed_kinds, Event::What>, event::CardDrawn>);

/// Whether an event is printed and counted; otherwise it is only bookkeeping.
inline bool is_printed(const Event& event) { return event.what.index() < printed_kinds; }

}  // namespace standee
