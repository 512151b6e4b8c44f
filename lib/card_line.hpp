#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lib/ability.hpp"

// What the lines of a card are to each other, before any rule.

namespace standee {

/// The lines of which the figure performs one or the other.
struct Branches {
    const std::vector<Ability>& to;
    const std::vector<Ability>& otherwise;
    std::span<const ElementChoice> price{};  ///< elements to consume for `to`; empty: none
};
/// The branches of a line that consumes elements, is for a rank or has a condition; none of any
/// other line.
std::optional<Branches> branches_of(const Ability& line);

/// Whether the figure knows which branch it performs when it begins its card: the line is for a
/// rank or compares hit points.
bool is_settled_first(const Ability& line);

/// Whether it moves the figure that performs it: a move or a teleport.
bool is_move(const Ability& line);
/// Whether it only says how or whether others are performed: it infuses, says whom the figure
/// focuses on, or has branches.
bool is_about_others(const Ability& line);
/// What the lines say about the focus, the first of them that does
/// [card.focus-farthest, card.focus-named].
std::optional<FocusAbility> aim_of(const std::vector<Ability>& lines);
/// The names of the sets that they and the lines in their branches summon.
std::vector<std::string> summoned_by(const std::vector<Ability>& lines);
/// Whether it may stand before the first attack without anything being performed that matters to
/// that attack: a move, an infusion, or what the card says about the focus.
bool leads_to_attack(const Ability& line);

/// Calls `use` with each line and with the lines in its branches.
template <class Use>
void for_each_line(const std::vector<Ability>& lines, Use use) {
    for (const Ability& line : lines) {
        use(line);
        if (const auto branches = branches_of(line)) {
            for_each_line(branches->to, use);
            for_each_line(branches->otherwise, use);
        }
    }
}

}  // namespace standee
