#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lib/ability.hpp"

// What kinds of lines a card has and how they depend on one another. No rule is applied here.

namespace standee {

/// The two lists of lines of which the figure performs one.
struct Branches {
    const std::vector<Ability>& to;
    const std::vector<Ability>& otherwise;
    std::span<const ElementChoice> price{};  ///< elements to consume for `to`; empty: none
};
/// The branches of a line that consumes elements, depends on the rank or has a condition. None for
/// any other line.
std::optional<Branches> branches_of(const Ability& line);

/// Whether the figure knows which branch of the line it performs as soon as it begins its card: the
/// line depends on the rank, or on a condition that is settled first
/// (`IfAbility::is_settled_first`).
bool is_settled_first(const Ability& line);

/// Whether the line moves the figure that performs it: a move or a teleport.
bool is_move(const Ability& line);
/// Whether the line performs nothing by itself but an infusion, or only says how other lines are
/// performed: it names a focus or has branches.
bool is_about_others(const Ability& line);
/// What the first of the lines that names a focus says about it; none if no line does
/// [card.focus-farthest, card.focus-named].
std::optional<FocusAbility> aim_of(const std::vector<Ability>& lines);
/// The names of the sets that the lines, and the lines in their branches, summon.
std::vector<std::string> summoned_by(const std::vector<Ability>& lines);
/// Whether the line can come before the first attack of a card without an effect of its own that
/// matters to the attack: a move, an infusion, or what the card says about the focus.
bool leads_to_attack(const Ability& line);

/// Calls `use` with each line, and with each line in its branches.
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
