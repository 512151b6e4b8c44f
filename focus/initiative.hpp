#pragma once

#include <boost/container/small_vector.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "lib/scene.hpp"

namespace standee {

/// A figure, last, after its summoner, that one's summoner and so on [initiative.summon].
using SummonLine = boost::container::small_vector<const Figure*, 2>;
SummonLine summon_line(const Scene& scene, const Figure& figure);

/// The first of a figure's `summon_line`: the figure itself, if it is nobody's summon.
const Figure& root_of(const Scene& scene, const Figure& figure);

/// A figure's own initiative, or that of its set's card; an objective's is 99. Who acts right after
/// a character has the character's [initiative.order, monster.card-draw, map.objective,
/// initiative.acts-after].
std::optional<Initiative> initiative_of(const Scene& scene, const Figure& figure);

/// The character right after whom the figure acts because its card says so; null if the card does
/// not, or while that character is not on the map [initiative.acts-after].
const Figure* acts_right_after(const Scene& scene, const Figure& figure);

/// The number by which a figure acts, or its summoner does with whom it acts; none where it has no
/// initiative [initiative.order, initiative.summon].
std::optional<double> initiative_value(const Scene& scene, const Figure& figure);

/// Where the turn of a figure, and of those that act with it, stands in the initiative order.
struct TurnPlace {
    Initiative initiative;
    bool character = false;
    bool rests = false;  ///< a long rest that comes after all others of its initiative
    /// The character whose place this is, if it is that of figures that act right after it.
    const Figure* after = nullptr;
};

/// The place of a figure that takes no other's; none where it has no initiative.
std::optional<TurnPlace> turn_place(const Scene& scene, const Figure& figure);

/// Whether one place is earlier: the lower initiative; then a long rest last, where the edition
/// says so; then, of two characters that both have one, the lower second card [initiative.order,
/// initiative.ties].
bool is_earlier(const TurnPlace& a, const TurnPlace& b);

/// Who leads a group, and the place of the group in the initiative order.
struct Leader {
    const Figure& figure;
    TurnPlace place;
};

/// Whether the figures that act with leader `a` act before those with `b`, whatever the party
/// decides: by their places; where those tie a character before monsters, and in some editions
/// allies before the enemies of their set; who acts right after a character as that character does.
/// Leaders are nobody's summons [initiative.order, initiative.ties, initiative.acts-after].
bool group_acts_before(const Scene& scene, const Leader& a, const Leader& b);

/// What the figures that act one directly after another are called: "monsters/guard" for a monster
/// type, the id of the character for it and its summons. `leader` is nobody's summon.
std::string turn_group(const Figure& leader);

/// Whether the figures that act with two leaders act one directly after another: whether both have
/// the same `turn_group`.
bool same_turn_group(const Figure& a, const Figure& b);

/// Whether `turn_group` of a leader is that name, which is found out without making the text.
bool is_turn_group(std::string_view name, const Figure& leader);

/// What a decision of the party about the order knows somebody by: the `turn_group`, or the id of
/// one figure among those of its group.
enum class TurnName { group, figure };

/// Whether choices of focus have decided that of two that tie `a` acts before `b`: a choice between
/// them, or choices about others with which they tie, if those and the rules allow no other order
/// [initiative.ties].
bool chosen_before(const Scene& scene, TurnName of, const std::string& a, const std::string& b);

/// What two enemies are called in the initiative order if they tie and the party decides who acts
/// first: figures of one group by their ids, others by their groups; none where it does not
/// [initiative.ties].
std::optional<ActsBefore> tied_in_initiative(const Scene& scene, const Figure& a, const Figure& b);

/// Of figures that act one directly after another, whether `a` acts before `b`: a summon before its
/// summoner, several summons in the order in which they were summoned, then by standee; in a set
/// named, elite, normal, then by standee, but scenario allies by standee alone [initiative.summon,
/// initiative.monster-order, ally.scenario].
bool acts_before(const SummonLine& a, const SummonLine& b);

/// Whether `a` is earlier in the initiative order than `b`, for the focus of others
/// [initiative.order, initiative.ties, initiative.monster-order, initiative.summon].
///
/// A partial order: an enemy without initiative is neither before nor after another, and where
/// the rules leave two tied neither is before the other until the party has let one act first.
bool earlier_in_initiative(const Scene& scene, const Figure& a, const Figure& b);

}  // namespace standee
