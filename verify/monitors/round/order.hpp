#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee::verify {

/// Those who act one after another: a set of monsters or allies, or a character with its summons.
struct TurnGroup {
    const Figure* head = nullptr;  ///< the character, or one of the set
    std::string name;              ///< of the set, or the character's id
    double leading = 0;
    std::optional<double> second;
    bool rests = false;               ///< after all others of its number [initiative.order]
    std::vector<const Figure*> left;  ///< that may still act this round

    [[nodiscard]] bool is_character() const { return head->kind == Kind::character; }
    [[nodiscard]] bool is_monster_set() const {
        return head->kind == Kind::monster || head->kind == Kind::boss;
    }
    /// Whether both are one group, seen at two moments.
    [[nodiscard]] bool is(const TurnGroup& other) const {
        return name == other.name && is_character() == other.is_character() &&
               head->side == other.head->side && leading == other.leading && second == other.second;
    }
    [[nodiscard]] bool holds(const std::string& id) const;
};

/// Whether the figure may still act this round: it has had no turn, was not summoned in this round
/// and is no objective.
bool may_still_act(const Figure& figure);

/// The groups of all that may still act; one without an initiative is left out.
std::vector<TurnGroup> groups_left(const Scene& scene);

/// Its number in the order: its own, its summoner's or its card's; none where nothing says.
std::optional<Initiative> number_in_order(const Scene& scene, const Figure& figure);

/// Whether one group of the same number comes before another [initiative.ties].
bool wins_tie(const TurnGroup& a, const TurnGroup& b, const Edition& rules);

/// Whether one of a set acts before another of it [initiative.monster-order].
bool earlier_in_set(const Figure& a, const Figure& b);

/// Whether one of a character and its summons acts before another [initiative.summon].
bool earlier_in_company(const Scene& scene, const Figure& a, const Figure& b);

}  // namespace standee::verify
