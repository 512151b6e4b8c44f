#pragma once

#include <array>
#include <string_view>

// The fields of the steps of a play, as the reader accepts them and the schema publishes them.

namespace standee::fields::steps {

using Name = std::string_view;

inline constexpr std::array<Name, 23> names{
    "attack",  "damage",   "heal",    "gain",  "lose",      "shield",  "retaliate", "bonus",
    "move",    "teleport", "push",    "pull",  "startTurn", "endTurn", "endRound",  "infuse",
    "consume", "summon",   "dismiss", "spawn", "loot",      "tile",    "turn"};
inline constexpr std::array<Name, 17> attack{
    "by",      "target",    "value",        "draw",         "range", "pierce",
    "bonuses", "advantage", "disadvantage", "effects",      "area",  "use",
    "order",   "negate",    "ability",      "controlledBy", "choose"};
inline constexpr std::array<Name, 5> damage{"to", "amount", "from", "negate", "choose"};
inline constexpr std::array<Name, 3> heal{"to", "amount", "by"};
inline constexpr std::array<Name, 2> gain{"to", "condition"};
inline constexpr std::array<Name, 4> lose{"figure", "condition", "to", "choose"};
inline constexpr std::array<Name, 4> shield{"on", "value", "lasts", "uses"};
inline constexpr std::array<Name, 5> retaliate{"on", "value", "range", "lasts", "uses"};
inline constexpr std::array<Name, 5> bonus{"on", "attack", "negate", "lasts", "uses"};
inline constexpr std::array<Name, 5> move{"figure", "path", "jump", "negate", "choose"};
inline constexpr std::array<Name, 5> teleport{"figure", "to", "by", "negate", "choose"};
inline constexpr std::array<Name, 7> forced{"by",   "target", "points", "path",
                                            "whom", "negate", "choose"};
inline constexpr std::array<Name, 2> negated_source{"who", "source"};
inline constexpr std::array<Name, 4> start_turn{"figure", "regenerate", "negate", "choose"};
inline constexpr std::array<Name, 3> end_turn{"figure", "negate", "choose"};
inline constexpr std::array<Name, 3> summon{"by", "figure", "at"};
inline constexpr std::array<Name, 3> spawn{"figures", "by", "choose"};
inline constexpr std::array<Name, 2> loot{"figure", "range"};
inline constexpr std::array<Name, 5> tile{"create", "destroy", "at", "damage", "conditions"};

inline constexpr std::array<Name, 5> turn{"figure", "abilities", "choose", "draw", "negate"};

}  // namespace standee::fields::steps
