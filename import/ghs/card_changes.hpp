#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "lib/edition.hpp"
#include "lib/monster.hpp"

namespace standee::ghs {

/// What a stat card changes in the ability cards of its figure.
struct CardChanges {
    bool jump = false;                     ///< all its moves jump
    int heal_times = 1;                    ///< its heals are so many times as high
    std::vector<Add> adds;                 ///< its attacks have these too
    std::vector<Condition> again;          ///< whoever gains one of these from it gains it twice
    std::vector<std::string> heals_first;  ///< its heals are for these sets, if they can be
    bool keeps_heals = false;              ///< the party performs its heals
    bool keeps_consumptions = false;       ///< the party performs what consumes elements
    std::optional<CardFor> card_for;       ///< who performs its card

    [[nodiscard]] bool any() const { return *this != CardChanges{}; }
    friend bool operator==(const CardChanges&, const CardChanges&) = default;
};

/// Changes by the rank of the stat card: "normal", "elite" or "boss".
using ChangesByRank = std::map<std::string, CardChanges>;

/// Whether such a change has heals go to a figure whose name no label explains: the party performs
/// them, and the stat card keeps its text.
bool heals_somebody_unknown(const std::string& json);

/// Adds what an own action of a stat card says; false if the format does not have it.
bool add_change(const std::string& json, const Edition& rules, CardChanges& changes);

/// The ability as the stat card changes it.
void change(Ability& ability, const CardChanges& changes);

/// Whether the party has to perform the ability because of the stat card.
bool is_left_to_party(const Ability& ability, const CardChanges& changes);

}  // namespace standee::ghs
