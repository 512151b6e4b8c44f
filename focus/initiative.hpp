#pragma once

#include <boost/container/small_vector.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "lib/scene.hpp"

namespace standee {

/// The chain of summoners of a figure: the first summoner, the summon of that one, and so on to the
/// figure itself, which is last [initiative.summon].
using SummonLine = boost::container::small_vector<const Figure*, 2>;
SummonLine summon_line(const Scene& scene, const Figure& figure);

/// The first of a figure's `summon_line`: the figure itself, if it is nobody's summon.
const Figure& root_of(const Scene& scene, const Figure& figure);

/// The initiative of a figure: its own, or that of its set's card; 99 for an objective. A figure
/// that acts right after a character has the character's initiative [initiative.order,
/// monster.card-draw, map.objective, initiative.acts-after].
std::optional<Initiative> initiative_of(const Scene& scene, const Figure& figure);

/// The character right after whom the figure acts because its card says so. Null if the card does
/// not say so, or if that character is not on the map [initiative.acts-after].
const Figure* acts_right_after(const Scene& scene, const Figure& figure);

/// The number by which a figure acts. A summon acts by the number of its summoner. None if there is
/// no initiative [initiative.order, initiative.summon].
std::optional<double> initiative_value(const Scene& scene, const Figure& figure);

/// The place of a figure, and of those that act with it, in the initiative order.
struct TurnPlace {
    Initiative initiative;
    bool character = false;
    /// The figure takes a long rest and acts after all others of its initiative.
    bool rests = false;
    /// If the figures act right after a character, that character; its place is theirs.
    const Figure* after = nullptr;
};

/// The place of a figure that is not a summon; none if it has no initiative.
std::optional<TurnPlace> turn_place(const Scene& scene, const Figure& figure);

/// Whether one place is earlier than the other. The lower initiative is first; then a long rest is
/// last, if the edition says so; then, of two characters that both have a second card, the one with
/// the lower second card is first [initiative.order, initiative.ties].
bool is_earlier(const TurnPlace& a, const TurnPlace& b);

/// The leader of a group, and the group's place in the initiative order.
struct Leader {
    const Figure& figure;
    TurnPlace place;
};

/// Whether the rules alone, without a decision of the party, let the group of leader `a` act before
/// the group of `b`. Their places decide. If these tie, a character acts before monsters and, in
/// some editions, allies act before enemies of the same set. A group that acts right after a
/// character counts as that character. Leaders are never summons [initiative.order,
/// initiative.ties, initiative.acts-after].
bool group_acts_before(const Scene& scene, const Leader& a, const Leader& b);

/// The name of the group of figures that act one directly after another: "monsters/guard" for a
/// monster type, the id of the character for a character and its summons. `leader` is not a summon.
std::string turn_group(const Figure& leader);

/// Whether two leaders have the same `turn_group`, so that their figures act one directly after
/// another.
bool same_turn_group(const Figure& a, const Figure& b);

/// Whether `turn_group(leader)` is that name. Does not build the text.
bool is_turn_group(std::string_view name, const Figure& leader);

/// What the names in a decision about the order stand for: groups by their `turn_group`, or figures
/// of one group by their ids.
enum class TurnName { group, figure };

/// Whether choices of focus have decided that `a`, which ties with `b`, acts first: either a choice
/// between the two, or choices about others that tie with them, if these and the rules allow no
/// other order [initiative.ties].
bool chosen_before(const Scene& scene, TurnName of, const std::string& a, const std::string& b);

/// The names of two enemies in the initiative order, if they tie and the party decides who acts
/// first: ids for figures of one group, otherwise the names of their groups. None if the party does
/// not decide [initiative.ties].
std::optional<ActsBefore> tied_in_initiative(const Scene& scene, const Figure& a, const Figure& b);

/// Whether `a` acts before `b`, two figures that act one directly after another. A summon acts
/// before its summoner; several summons act in the order in which they were summoned, then by
/// standee number. In a monster set the order is named, elite, normal, then by standee number; for
/// scenario allies only the standee number counts [initiative.summon, initiative.monster-order,
/// ally.scenario].
bool acts_before(const SummonLine& a, const SummonLine& b);

/// Whether `a` is earlier in the initiative order than `b`, for a figure that chooses its focus
/// [initiative.order, initiative.ties, initiative.monster-order, initiative.summon].
///
/// This is a partial order. An enemy without initiative is neither before nor after another. If the
/// rules leave two tied, neither is before the other until the party has let one act first.
bool earlier_in_initiative(const Scene& scene, const Figure& a, const Figure& b);

}  // namespace standee
