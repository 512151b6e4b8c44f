#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/ability.hpp"
#include "lib/app_data.hpp"
#include "lib/bonus.hpp"
#include "lib/condition.hpp"
#include "lib/hex.hpp"

namespace standee {

/// The position of a figure in `Scene::figures`.
using FigureIndex = std::uint16_t;

enum class Kind : std::uint8_t { character, summon, monster, ally, objective, boss };
enum class Side : std::uint8_t { party, monsters };
enum class Rank : std::uint8_t { normal, elite, named };
enum class Origin : std::uint8_t { placed, summoned, spawned };

inline constexpr std::array<std::string_view, 6> kind_names{"character", "summon",    "monster",
                                                            "ally",      "objective", "boss"};
inline constexpr std::array<std::string_view, 2> side_names{"party", "monsters"};
inline constexpr std::array<std::string_view, 3> rank_names{"normal", "elite", "named"};
inline constexpr std::array<std::string_view, 3> origin_names{"placed", "summoned", "spawned"};

/// A figure's place in the round: any number, and for a character the initiative of the second card
/// as well. That one only decides between two characters with the same leading initiative
/// [initiative.ties].
struct Initiative {
    double leading = 0;
    std::optional<double> second;
    friend constexpr bool operator==(const Initiative&, const Initiative&) = default;
};

/// A retaliate of `value` damage that reaches attackers within `range` hexes [bonus.retaliate].
struct Retaliate {
    int value = 0;
    int range = 1;
    std::vector<Effect> effects{};  ///< whoever it reaches also gains or suffers these
    std::vector<Effect> if_hurt{};  ///< whoever it damages also gains or suffers these
    friend bool operator==(const Retaliate&, const Retaliate&) = default;
};

/// A condition that a figure has.
struct HeldCondition {
    Condition name{};
    /// Gained during the figure's own turn, so it lasts beyond the end of that turn.
    bool this_turn = false;
    friend constexpr bool operator==(HeldCondition, HeldCondition) = default;
};

/// The number of cards that a character can lose to negate damage [damage.negate].
struct CardCount {
    int hand = 0;
    int discard = 0;
    friend constexpr bool operator==(CardCount, CardCount) = default;
};

struct Figure {
    std::string id;
    Kind kind = Kind::monster;
    Side side = Side::monsters;
    Hex at;
    /// The other hexes of an objective that stands in several [map.objective].
    std::vector<Hex> also_at;
    std::string name;  ///< the monster type; empty if not given
    std::string set;   ///< the set whose ability cards it uses; empty: `name`
    std::optional<Rank> rank;
    std::optional<int> standee;
    std::optional<Initiative> initiative;
    std::optional<std::string> summoner;
    int summon_order = 0;  ///< the summon with the lower number came first [initiative.summon]
    bool summoned_this_round = false;
    Origin origin = Origin::placed;
    std::optional<int> hp, max_hp;
    int tokens = 0;    ///< on its mat, for cards that count them [card.counted]
    int spawns = 0;    ///< how many monsters its cards have spawned [card.marked]
    int least_hp = 0;  ///< its hit points never drop below this [damage.least-hit-points]
    std::optional<int> attack, move, range;  ///< base stats; none: not known, or a dash
    StatDashes dashes;                       ///< the stats for which the stat card shows a dash
    bool flying = false;
    int shield = 0;
    std::vector<Retaliate> retaliate;
    int pierce = 0;
    std::optional<int> targets;
    std::vector<HeldCondition> conditions;
    ConditionSet permanent;  ///< conditions that it always has [condition.permanent]
    ConditionSet immunities;
    bool immune_to_push = false;
    bool immune_to_pull = false;
    std::vector<Effect> attack_effects;
    bool advantage = false;               ///< on all its attacks [attack.advantage]
    bool attackers_disadvantage = false;  ///< on all attacks against it [attack.disadvantage]
    bool ignores_summons = false;         ///< it never focuses on a summon [card.focus-farthest]
    std::string heads_for;         ///< the mark of the hexes that it moves towards [card.heads-for]
    bool water_only = false;       ///< it stays in water tiles [card.water-only]
    bool minds_no_hazard = false;  ///< hazardous terrain does not affect it [card.unaffected]
    bool minds_no_water = false;   ///< water tiles do not affect it [card.unaffected]
    /// It draws from its character's modifier deck [deck.which].
    bool draws_from_character = false;
    /// No ability targets or harms it, and none counts it [ally.no-interaction].
    bool no_interaction = false;
    std::optional<CardCount> cards;
    std::vector<ActiveBonus> bonuses;  ///< in the order in which they began
    bool turn_ended = false;           ///< it has had its turn this round [turn.each-once]
    AppData app;

    [[nodiscard]] bool has(Condition c) const {
        return permanent.contains(c) ||
               std::ranges::any_of(conditions,
                                   [c](const HeldCondition& held) { return held.name == c; });
    }
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// Whether a figure stands in several hexes. An objective may, and is still one figure
/// [map.objective].
inline bool is_large(const Figure& figure) { return !figure.also_at.empty(); }

/// Whether `holds` is true of at least one hex in which the figure stands.
template <class Holds>
bool any_hex_of(const Figure& figure, Holds holds) {
    return holds(figure.at) || std::ranges::any_of(figure.also_at, holds);
}

/// Calls `use(Hex)` for each hex in which the figure stands.
template <class Use>
void for_each_hex_of(const Figure& figure, Use use) {
    use(figure.at);
    for (const Hex hex : figure.also_at) {
        use(hex);
    }
}

/// The least `measure(Hex)` over the hexes in which the figure stands.
template <class Measure>
auto least_over_hexes_of(const Figure& figure, Measure measure) {
    auto least = measure(figure.at);
    for (const Hex hex : figure.also_at) {
        least = std::min(least, measure(hex));
    }
    return least;
}

inline std::vector<Hex> hexes_of(const Figure& figure) {
    std::vector<Hex> hexes{figure.at};
    hexes.insert(hexes.end(), figure.also_at.begin(), figure.also_at.end());
    return hexes;
}

inline bool stands_in(const Figure& figure, Hex hex) {
    return figure.at == hex || std::ranges::count(figure.also_at, hex) > 0;
}

/// Whether enemies of the figure may focus on it and target it [condition.invisible,
/// ally.no-interaction].
inline bool is_open_to_enemies(const Figure& figure) {
    return !figure.has(Condition::invisible) && !figure.no_interaction;
}

/// The monster type of a figure: its name, or its id if it has none.
inline const std::string& monster_type_of(const Figure& figure) {
    return figure.name.empty() ? figure.id : figure.name;
}

/// The monster set of a figure: the types that share one deck of ability cards [monster.card-draw].
inline const std::string& monster_set_of(const Figure& figure) {
    return figure.set.empty() ? monster_type_of(figure) : figure.set;
}

/// Whether `name` is the monster type or the monster set of a figure.
inline bool is_of_type_or_set(const Figure& figure, std::string_view name) {
    return monster_type_of(figure) == name || monster_set_of(figure) == name;
}

/// Whether a figure is of a kind that performs the ability card of its set.
inline bool has_ability_card(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::ally;
}

/// The lines that a figure performs of an ability that depends on the rank. A boss is neither
/// normal nor elite [monster.boss-named].
inline const std::vector<Ability>& of_its_rank(const RankAbility& ranked, const Figure& figure) {
    const bool its_own = figure.kind != Kind::boss && figure.rank &&
                         rank_names[static_cast<std::size_t>(*figure.rank)] == ranked.rank;
    return its_own ? ranked.to : ranked.otherwise;
}

/// The branch of a line that a figure performs, if that is settled when it begins its card: by its
/// rank, or by a condition such as hit points. Null for any other line.
inline const std::vector<Ability>* settled_branch(const Ability& line, const Figure& figure) {
    if (const auto* ranked = std::get_if<RankAbility>(&line.what)) {
        return &of_its_rank(*ranked, figure);
    }
    const auto* compared = std::get_if<IfAbility>(&line.what);
    if (compared == nullptr || !compared->settled) {
        return nullptr;
    }
    return *compared->settled ? &compared->to : &compared->otherwise;
}

/// Figures of the same side are allies; a figure is not its own ally [target.allies-enemies].
inline bool are_enemies(const Figure& a, const Figure& b) { return a.side != b.side; }

/// Whether an ability of `figure` that is for `whom` affects `other`. `Whom::usual` means the
/// figure and its allies.
inline bool is_for(Whom whom, const Figure& figure, const Figure& other) {
    const bool enemy = are_enemies(figure, other);
    const bool self = other.id == figure.id;
    switch (whom) {
        case Whom::allies: return !enemy && !self;
        case Whom::enemies: return enemy;
        case Whom::allies_and_enemies: return !self;
        case Whom::usual:
        case Whom::self_and_allies: break;
    }
    return !enemy;
}

/// Whether a figure belongs to one of the sets; true if none is named.
inline bool is_of(const std::vector<std::string>& sets, const Figure& figure) {
    return sets.empty() || std::ranges::count(sets, figure.name) > 0;
}

}  // namespace standee
