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

/// A consumption on a card that has been paid for.
struct PaidConsumption {
    std::vector<ElementChoice> price;
    std::size_t ordinal = 0;        ///< which consumption on the card with this price, from 0
    std::vector<Element> elements;  ///< one for each choice of the price

    friend bool operator==(const PaidConsumption&, const PaidConsumption&) = default;
};

/// A turn that has started and not ended.
struct TurnInProgress {
    std::string figure;
    /// Strong or waning when the turn began, and so consumable [element.consume].
    ElementSet usable;
    ElementSet consumed;  ///< no element can be consumed twice in a turn
    /// The infusions that take effect at the end of the turn, in this order [element.infuse].
    std::vector<ElementChoice> infusions;
    /// The monster set after whose last turn the infusions take effect; empty: after this turn.
    std::string set;
    bool over = false;  ///< the figure has left the map, which ends its turn

    friend bool operator==(const TurnInProgress&, const TurnInProgress&) = default;
};

/// The figures that the attacks of one ability have targeted [target.count].
struct AbilityTargets {
    std::string by;
    std::string ability;
    std::vector<std::string> targets;

    friend bool operator==(const AbilityTargets&, const AbilityTargets&) = default;
};

/// The focus that a figure keeps for the rest of its turn [monster.new-focus-after-kill].
struct HeldFocus {
    std::string figure;
    std::string focus;  ///< empty: it looked for a focus and found none
    /// Where the figure stood when it looked for its focus. Its further targets are ranked from
    /// there [monster.extra-targets].
    std::optional<Hex> from{};

    friend bool operator==(const HeldFocus&, const HeldFocus&) = default;
};

/// Two that tie in initiative, in the order that a choice of focus has decided [initiative.ties].
struct ActsBefore {
    std::string first;
    std::string then;

    friend bool operator==(const ActsBefore&, const ActsBefore&) = default;
};

/// The state of the round that is in progress: everything besides the figures that is needed to
/// continue a scene in the middle of a round.
struct Progress {
    std::optional<TurnInProgress> turn;
    std::vector<AbilityTargets> abilities;
    /// By monster set: the infusions that take effect when the last figure of the set has ended its
    /// turn, each icon of its card once [element.infuse].
    std::map<std::string, std::vector<ElementChoice>> set_infusions;
    /// By monster set: the consumptions on its card that the set has paid for this round
    /// [element.consume].
    std::map<std::string, std::vector<PaidConsumption>> set_consumed;
    /// By monster set: the elements that the set has taken for its consumptions before any of its
    /// figures has performed anything, in the states that they had; all other elements are inert
    /// here [element.consume].
    std::map<std::string, Elements> set_pledged;
    /// By monster set: the figures that benefit from what the set has consumed, in editions where
    /// only those on the map at that time do. Figures that appear later do not benefit
    /// [element.consume].
    std::map<std::string, std::vector<std::string>> set_benefits;
    /// The set, or the character with its summons, that currently acts before others of the same
    /// initiative [initiative.ties]; empty: none.
    std::string acting;
    /// Sets, characters with their summons, and figures of one set that tied in initiative and that
    /// the party has let act first, in that order. The order holds for the whole round, also when
    /// others look for a focus [initiative.ties].
    std::vector<std::string> decided_first;
    /// The same for pairs, decided by a choice of focus.
    std::vector<ActsBefore> decided_by_focus;
    /// The foci of the figures that have looked for one in this turn.
    std::vector<HeldFocus> foci;
    std::uint64_t shuffles = 0;  ///< how often the scene's seed has been used for chance
    int round = 0;               ///< the number of the round, from 1; 0: not given
    int loot_placed = 0;         ///< loot tokens that fallen monsters have left

    /// The focus of that figure this turn; null if it has not looked for one yet.
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
