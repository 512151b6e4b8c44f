#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/element.hpp"

namespace standee {

/// A set of elements.
class ElementSet {
public:
    constexpr ElementSet() = default;
    explicit constexpr ElementSet(std::uint8_t bits) : bits_{bits} {}

    [[nodiscard]] constexpr bool contains(Element e) const { return (bits_ & bit(e)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    constexpr void insert(Element e) { bits_ = static_cast<std::uint8_t>(bits_ | bit(e)); }

    friend constexpr bool operator==(ElementSet, ElementSet) = default;

private:
    static constexpr unsigned bit(Element e) { return 1U << static_cast<unsigned>(e); }
    std::uint8_t bits_ = 0;
};

/// A consumption on a card that has been paid.
struct PaidConsumption {
    std::vector<ElementChoice> price;
    std::size_t ordinal = 0;        ///< which of the card's consumptions with this price, from 0
    std::vector<Element> elements;  ///< one for each choice of the price

    friend bool operator==(const PaidConsumption&, const PaidConsumption&) = default;
};

/// A turn that has started and not ended.
struct TurnInProgress {
    std::string figure;
    ElementSet usable;    ///< strong or waning when the turn began [element.consume]
    ElementSet consumed;  ///< each at most once a turn
    /// Infused at the end of the turn, in this order [element.infuse].
    std::vector<ElementChoice> infusions;
    /// The monster set for whose last turn they wait; empty: for the end of this one.
    std::string set;
    bool over = false;  ///< the figure has left the map: its turn has ended

    friend bool operator==(const TurnInProgress&, const TurnInProgress&) = default;
};

/// Whom the attacks of one ability have targeted [target.count].
struct AbilityTargets {
    std::string by;
    std::string ability;
    std::vector<std::string> targets;

    friend bool operator==(const AbilityTargets&, const AbilityTargets&) = default;
};

/// Whom a figure focuses on for the rest of its turn [monster.new-focus-after-kill].
struct HeldFocus {
    std::string figure;
    std::string focus;  ///< empty: it has looked for one and found none
    /// Where it stood when it looked: further targets are ranked from there
    /// [monster.extra-targets].
    std::optional<Hex> from{};

    friend bool operator==(const HeldFocus&, const HeldFocus&) = default;
};

/// Of two that tie in initiative, who acts first: a choice of focus has decided it
/// [initiative.ties].
struct ActsBefore {
    std::string first;
    std::string then;

    friend bool operator==(const ActsBefore&, const ActsBefore&) = default;
};

/// What of a round is still going on: all that a scene needs beside its figures to be played on
/// from the middle.
struct Progress {
    std::optional<TurnInProgress> turn;
    std::vector<AbilityTargets> abilities;
    /// By monster set: infused when the last of the set has ended its turn, each icon of its card
    /// once [element.infuse].
    std::map<std::string, std::vector<ElementChoice>> set_infusions;
    /// By monster set: the consumptions on its card that it has paid this round
    /// [element.consume].
    std::map<std::string, std::vector<PaidConsumption>> set_consumed;
    /// By monster set: the elements that it has taken for its consumptions while none of it has
    /// performed anything, in the states that they had; the others are inert here
    /// [element.consume].
    std::map<std::string, Elements> set_pledged;
    /// By monster set, where only those benefit that were on the map when it consumed: who was.
    /// Those that come later do not benefit [element.consume].
    std::map<std::string, std::vector<std::string>> set_benefits;
    /// The set, or the character with its summons, that acts before others of the same initiative
    /// [initiative.ties]; empty: none.
    std::string acting;
    /// Of several tied in initiative, those that the party let act first, in that order: sets,
    /// characters with their summons, figures of one set. Holds for the round, for focus too
    /// [initiative.ties].
    std::vector<std::string> decided_first;
    /// The same of two at a time, decided by a choice of focus.
    std::vector<ActsBefore> decided_by_focus;
    /// Of the figures that have looked for a focus in this turn.
    std::vector<HeldFocus> foci;
    std::uint64_t shuffles = 0;  ///< how often chance was asked since the scene's seed
    int round = 0;               ///< its number, from 1; 0: not said
    int loot_placed = 0;         ///< loot tokens that fallen monsters have left

    /// Whom that figure focuses on this turn; null where it has not looked yet.
    [[nodiscard]] const HeldFocus* focus_of(const std::string& figure) const {
        for (const HeldFocus& held : foci) {
            if (held.figure == figure) {
                return &held;
            }
        }
        return nullptr;
    }
    friend bool operator==(const Progress&, const Progress&) = default;
};

}  // namespace standee
