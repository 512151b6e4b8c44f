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
    bool waits = false;  ///< it takes a long rest and acts after all others [initiative.order]
};

/// The character after whose turn a figure acts, because its card says so; null if there is none
/// [initiative.acts-after].
const Figure* predecessor(const Scene& scene, const Book& book, const Figure& figure);

/// The place of a figure that is not a summon; none if it has no initiative [initiative.order,
/// monster.card-draw, map.objective].
std::optional<Place> place_of(const Scene& scene, const Book& book, const Figure& figure);
/// Whether one place comes before another [initiative.order, initiative.ties].
bool is_earlier(const Book& book, const Place& a, const Place& b);

/// Whether the rules alone, without a decision of the party, let the group of leader `a` act before
/// that of `b`. Leaders are never summons [initiative.order, initiative.ties].
bool group_acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b);

/// The chain of summoners of a figure, the first summoner first and the figure itself last
/// [initiative.summon].
using SummonLine = std::vector<const Figure*>;
SummonLine summon_line(const Scene& scene, const Figure& figure);

/// Whether `a` acts before `b`, two figures that act one directly after another [initiative.summon,
/// initiative.monster-order].
bool acts_before_in_group(const Book& book, const SummonLine& a, const SummonLine& b);

/// The name of the group of figures that act one directly after another: "monsters/guard" for a
/// monster type, the id of the character for a character and its summons. `leader` is not a summon.
std::string group_name(const Figure& leader);

/// Whether `a` certainly acts before `b`, for a figure that chooses its focus. False both ways if
/// they tie, or if one has no initiative [initiative.order, initiative.summon, initiative.ties].
bool acts_before(const Scene& scene, const Book& book, const Figure& a, const Figure& b);

/// Records that a focus that was chosen among several acts before those of them that tie with it,
/// for the rest of the round [initiative.ties].
void let_focus_act_first(Table& table, const std::string& focus,
                         const std::vector<std::string>& foci);

/// What the names in a decision about the order stand for: groups of figures that act one directly
/// after another, or figures of one group.
enum class Among { groups, figures };

/// The names before which no other of them acts because of choices of focus; all names if none is
/// left [initiative.ties].
std::vector<std::string> first_by_focus(const Table& table, Among among,
                                        const std::vector<std::string>& names);

/// The same on a table.
inline bool acts_before(const Table& table, const Figure& a, const Figure& b) {
    return acts_before(table.scene, table.rules(), a, b);
}

/// The id of the figure that takes the next turn of the round, which is chosen among those that
/// tie; none if all figures have had their turns [initiative.order, initiative.ties,
/// initiative.monster-order, initiative.summon].
std::optional<std::string> next_to_act(Table& table);

}  // namespace standee::rulebook
