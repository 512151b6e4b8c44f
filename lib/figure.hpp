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

/// Position of a figure in `Scene::figures`.
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

/// A figure's place in the round: any number, and for a character the second card's, which
/// decides only between two characters with the same leading value [initiative.ties].
struct Initiative {
    double leading = 0;
    std::optional<double> second;
    friend constexpr bool operator==(const Initiative&, const Initiative&) = default;
};

/// A retaliate of `value` damage that reaches attackers within `range` hexes [bonus.retaliate].
struct Retaliate {
    int value = 0;
    int range = 1;
    std::vector<Effect> effects{};  ///< whoever it reaches gains or suffers these too
    std::vector<Effect> if_hurt{};  ///< whoever suffers damage from it gains or suffers these too
    friend bool operator==(const Retaliate&, const Retaliate&) = default;
};

/// A condition that a figure has.
struct HeldCondition {
    Condition name{};
    bool this_turn = false;  ///< gained during the figure's own turn, so it outlasts that one
    friend constexpr bool operator==(HeldCondition, HeldCondition) = default;
};

/// The cards a character can lose to negate damage [damage.negate].
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
    std::vector<Hex> also_at;  ///< the other hexes of an objective of several [map.objective]
    std::string name;          ///< the monster type; empty where not said
    std::string set;           ///< whose ability cards it uses; empty: those of its `name`
    std::optional<Rank> rank;
    std::optional<int> standee;
    std::optional<Initiative> initiative;
    std::optional<std::string> summoner;
    int summon_order = 0;  ///< of several summons, the lower came first [initiative.summon]
    bool summoned_this_round = false;
    Origin origin = Origin::placed;
    std::optional<int> hp, max_hp;
    int tokens = 0;    ///< on its mat, for cards that count them [card.counted]
    int spawns = 0;    ///< how many monsters its cards have spawned [card.marked]
    int least_hp = 0;  ///< its hit points never drop below this [damage.least-hit-points]
    std::optional<int> attack, move, range;  ///< base stats, where they are known and no dash
    StatDashes dashes;                       ///< those that are a dash
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
    bool advantage = false;               ///< all its attacks have it [attack.advantage]
    bool attackers_disadvantage = false;  ///< all attacks on it have it [attack.disadvantage]
    bool ignores_summons = false;         ///< it never focuses on a summon [card.focus-farthest]
    std::string heads_for;                ///< it moves towards these hexes [card.heads-for]
    bool water_only = false;              ///< it stays in water tiles [card.water-only]
    bool minds_no_hazard = false;         ///< hazardous terrain is nothing to it [card.unaffected]
    bool minds_no_water = false;          ///< water tiles are nothing to it [card.unaffected]
    bool draws_from_character = false;    ///< it has the character's modifier deck [deck.which]
    /// Nothing targets, harms or counts it [ally.no-interaction].
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

/// Whether it stands in several hexes: an objective may, and it is one figure all the same
/// [map.objective].
inline bool is_large(const Figure& figure) { return !figure.also_at.empty(); }

/// Whether `holds` is true of a hex in which it stands.
template <class Holds>
bool any_hex_of(const Figure& figure, Holds holds) {
    return holds(figure.at) || std::ranges::any_of(figure.also_at, holds);
}

/// Calls `use(Hex)` for each hex in which it stands.
template <class Use>
void for_each_hex_of(const Figure& figure, Use use) {
    use(figure.at);
    for (const Hex hex : figure.also_at) {
        use(hex);
    }
}

/// The least `measure(Hex)` over the hexes in which it stands.
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

/// Whether its enemies may focus on it and target it [condition.invisible, ally.no-interaction].
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

/// Whether a figure performs the ability card of a monster set.
inline bool has_ability_card(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::boss || figure.kind == Kind::ally;
}

/// What the figure performs of a card that tells the ranks apart: a boss is neither normal nor
/// elite [monster.boss-named].
inline const std::vector<Ability>& of_its_rank(const RankAbility& ranked, const Figure& figure) {
    const bool its_own = figure.kind != Kind::boss && figure.rank &&
                         rank_names[static_cast<std::size_t>(*figure.rank)] == ranked.rank;
    return its_own ? ranked.to : ranked.otherwise;
}

/// What the figure performs of a line of which that is settled when it begins its card: by its rank
/// or by hit points; null for any other line.
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

/// Figures of one side are allies; a figure is not its own ally [target.allies-enemies].
inline bool are_enemies(const Figure& a, const Figure& b) { return a.side != b.side; }

/// Whether an ability for `whom` is for that other figure; `Whom::usual` is the figure and its
/// allies.
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

/// Whether a figure belongs to one of the sets; to any where none is named.
inline bool is_of(const std::vector<std::string>& sets, const Figure& figure) {
    return sets.empty() || std::ranges::count(sets, figure.name) > 0;
}

}  // namespace standee
