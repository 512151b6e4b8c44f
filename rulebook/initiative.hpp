#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// Whether the figure performs the second card that its set has drawn, because its standee number
/// is even or odd as the scenario says [monster.second-card].
bool has_second_card(const Scene& scene, const Book& book, const Figure& figure);
/// The card that a monster, boss or ally performs; null if there is none [monster.card-draw,
/// monster.second-card].
const MonsterCard* card_for(const Scene& scene, const Book& book, const Figure& figure);

/// A figure's place in the initiative order.
struct Place {
    Initiative initiative;
    bool character = false;
    bool waits = false;  ///< a long rest that comes after all others [initiative.order]
};

/// The character after whose turn a figure acts, because its card says so; null if there is none
/// [initiative.acts-after].
const Figure* predecessor(const Scene& scene, const Book& book, const Figure& figure);

/// The place of a figure that is nobody's summon; none if it has no initiative [initiative.order,
/// monster.card-draw, map.objective].
std::optional<Place> place_of(const Scene& scene, const Book& book, const Figure& figure);
/// Whether one place comes before another [initiative.order, initiative.ties].
bool is_earlier(const Book& book, const Place& a, const Place& b);

/// Whether the figures that act with leader `a` act before those with `b`, whatever the party
/// decides. Leaders are nobody's summons [initiative.order, initiative.ties].
bool group_acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b);

/// A figure, last, after its summoner, that one's summoner and so on [initiative.summon].
using SummonLine = std::vector<const Figure*>;
SummonLine summon_line(const Scene& scene, const Figure& figure);

/// Of figures that act one directly after another, whether `a` acts before `b`
/// [initiative.summon, initiative.monster-order].
bool acts_before_in_group(const Book& book, const SummonLine& a, const SummonLine& b);

/// What the figures that act one directly after another are called: "monsters/guard" for a
/// monster type, the id of the character for it and its summons. `leader` is nobody's summon.
std::string group_name(const Figure& leader);

/// Whether `a` certainly acts before `b`, for the focus of others; false both ways if they tie, or
/// if one has no initiative [initiative.order, initiative.summon, initiative.ties].
bool acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b);

/// A focus that was chosen among several acts before those of them that tie with it, for the rest
/// of the round [initiative.ties].
void let_focus_act_first(Table& table, const std::string& focus,
                         const std::vector<std::string>& foci);

/// Whom decisions about the order name: the groups of figures that act one directly after another,
/// or the figures of one group.
enum class Among { groups, figures };

/// Of several names, those before which no other acts by choices of focus; all if that is nobody
/// [initiative.ties].
std::vector<std::string> first_by_focus(const Table& table, Among among,
                                        const std::vector<std::string>& names);

/// The same on a table.
inline bool acts_before(const Table& table, const Figure& a, const Figure& b) {
    return acts_before(table.scene, table.rules(), a, b);
}

/// A choice of who acts next among those that tie, or nothing left to do: the id of the figure that
/// takes the next turn of the round; none if all have had theirs [initiative.order,
/// initiative.ties, initiative.monster-order, initiative.summon].
std::optional<std::string> next_to_act(Table& table);

}  // namespace standee::rulebook
