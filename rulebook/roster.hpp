#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "lib/scene.hpp"
#include "rulebook/board.hpp"
#include "rulebook/rules.hpp"

namespace standee::rulebook::planning {

/// A set of figures: bit i for the i-th of them in the order of their ids.
using FigureSet = std::uint64_t;
inline constexpr std::size_t most_figures = 64;
inline constexpr int nobody = -1;

constexpr FigureSet only(int figure) { return FigureSet{1} << figure; }
constexpr bool has(FigureSet figures, int figure) { return (figures >> figure & 1U) != 0; }
/// The number of figures; sets are small, so they are counted one by one.
constexpr int count(FigureSet figures) {
    int number = 0;
    for (; figures != 0; figures &= figures - 1) {
        ++number;
    }
    return number;
}
constexpr int first_of(FigureSet figures) { return std::countr_zero(figures); }

/// Calls `what` with each figure of the set, in the order of their ids.
template <class What>
void for_each(FigureSet figures, What what) {
    for (; figures != 0; figures &= figures - 1) {
        what(first_of(figures));
    }
}

/// Whether the list of the ids of `a` comes before that of `b`.
constexpr bool lists_before(FigureSet a, FigureSet b) {
    const FigureSet differing = a ^ b;
    if (differing == 0) {
        return false;
    }
    const FigureSet lowest = differing & (~differing + 1);
    const FigureSet above = ~((lowest << 1U) - 1);
    // The list with the lower id where they differ comes first, unless the other list ends there.
    return (a & lowest) != 0 ? (b & above) != 0 : (a & above) == 0;
}

/// Who stands in a hex, from the point of view of the acting figure.
enum class Who : std::uint8_t { none, ally, enemy, unseen_enemy, objective };

/// All figures, numbered in the order of their ids, from the point of view of the acting figure.
class Roster {
public:
    /// Throws std::invalid_argument if the scene has no acting figure, and InputError for more than
    /// `most_figures` figures.
    void gather(const Scene& scene, const Book& book, const Grid& ground);

    [[nodiscard]] int size() const { return static_cast<int>(figures_.size()); }
    [[nodiscard]] const Figure& figure(int number) const { return *figures_[at(number)]; }
    /// The number of the figure at that position in the scene's list.
    [[nodiscard]] int number(FigureIndex index) const { return numbers_[index]; }
    /// The tile of a figure; for an objective on several tiles, the first.
    [[nodiscard]] int tile(int number) const { return tiles_[at(number)].front(); }
    /// All tiles of the figure.
    [[nodiscard]] const std::vector<int>& tiles(int number) const { return tiles_[at(number)]; }
    [[nodiscard]] int actor() const { return actor_; }

    [[nodiscard]] FigureSet enemies() const { return enemies_; }  ///< that may be targeted
    [[nodiscard]] FigureSet unseen() const { return unseen_; }    ///< enemies that are invisible
    [[nodiscard]] FigureSet allies() const { return allies_; }    ///< without the acting figure
    /// Other figures with which nothing can interact.
    [[nodiscard]] FigureSet beyond_interaction() const { return beyond_interaction_; }
    [[nodiscard]] FigureSet objectives() const { return objectives_; }
    /// Figures that stand on several tiles.
    [[nodiscard]] FigureSet wide() const { return wide_; }
    /// Enemies that may be targeted whose attackers have disadvantage.
    [[nodiscard]] FigureSet hard_to_attack(bool ranged) const {
        return hard_to_attack_.at(ranged ? 1 : 0);
    }

    /// Those over a trap that could hold the acting figure, or, where they fly and the edition says
    /// so, anybody [map.end-unoccupied, move.flying].
    [[nodiscard]] FigureSet in_the_way() const { return in_the_way_; }

    /// The figure on a tile; the acting figure is left out.
    [[nodiscard]] int on(int tile) const { return on_[at(tile)]; }
    [[nodiscard]] Who who(int tile) const {
        return on(tile) == nobody ? Who::none : whos_[at(on(tile))];
    }

private:
    /// Numbers the figures and finds the acting one.
    void number(const Scene& scene, const Grid& ground);
    /// Places another figure on its tiles.
    void place(int i, const Book& book);
    /// Adds another figure to the sets to which it belongs for the one that acts.
    void tell_apart(int i, const Scene& scene, const Book& book, const Grid& ground);

    std::vector<const Figure*> figures_;
    std::vector<int> numbers_;
    std::vector<std::vector<int>> tiles_;
    std::vector<Who> whos_;
    std::vector<std::int8_t> on_;
    int actor_ = nobody;
    FigureSet enemies_ = 0, unseen_ = 0, allies_ = 0, objectives_ = 0;
    std::array<FigureSet, 2> hard_to_attack_{};  ///< by melee, and by ranged attacks
    FigureSet in_the_way_ = 0, beyond_interaction_ = 0, wide_ = 0;
};

}  // namespace standee::rulebook::planning
