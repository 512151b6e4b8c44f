#pragma once

#include <array>
#include <string_view>

// The fields of every form that is read here, in the order in which they are written. The readers
// accept these and no others, and the published schemas are held to the same lists.

namespace standee::fields {

using Name = std::string_view;

inline constexpr std::array<Name, 13> scene{"format",  "edition", "level",   "map",      "elements",
                                            "figures", "loot",    "decks",   "discards", "seed",
                                            "turn",    "cards",   "progress"};
inline constexpr std::array<Name, 12> map{"edges",     "hexes",     "wallHexes", "walls",
                                          "doors",     "obstacles", "difficult", "icy",
                                          "hazardous", "traps",     "links",     "treasure"};
inline constexpr std::array<Name, 2> door{"at", "open"};
inline constexpr std::array<Name, 3> trap{"at", "damage", "conditions"};

inline constexpr std::array<Name, 27> figure{"id",         "kind",
                                             "side",       "at",
                                             "name",       "rank",
                                             "standee",    "initiative",
                                             "summoner",   "summonedThisRound",
                                             "origin",     "hp",
                                             "maxHp",      "attack",
                                             "move",       "range",
                                             "flying",     "shield",
                                             "retaliate",  "pierce",
                                             "targets",    "conditions",
                                             "immunities", "attackEffects",
                                             "cards",      "bonuses",
                                             "turnEnded"};
inline constexpr std::array<Name, 2> held_condition{"name", "thisTurn"};
inline constexpr std::array<Name, 2> retaliate{"value", "range"};
inline constexpr std::array<Name, 2> card_count{"hand", "discard"};

/// An active bonus that a figure has: its `kind`, and what such a bonus has.
inline constexpr std::array<Name, 7> bonus{"kind",  "value", "range", "attack",
                                           "lasts", "first", "uses"};
/// `lasts`, where it is no word.
inline constexpr std::array<Name, 2> lasting{"turns", "rounds"};

/// A round in progress, as `standee play` leaves it.
inline constexpr std::array<Name, 8> progress{"turn",        "abilities",   "setInfusions",
                                              "setConsumed", "setBenefits", "acting",
                                              "shuffles",    "lootPlaced"};
inline constexpr std::array<Name, 6> turn_in_progress{"figure",    "usable", "consumed",
                                                      "infusions", "set",    "over"};
inline constexpr std::array<Name, 3> ability_targets{"by", "ability", "targets"};

inline constexpr std::array<Name, 5> card{"value", "rolling", "effects", "pierce", "shuffle"};
inline constexpr std::array<Name, 2> push_effect{"push", "path"};
inline constexpr std::array<Name, 2> pull_effect{"pull", "path"};
inline constexpr std::array<Name, 1> infuse_effect{"infuse"};

inline constexpr std::array<Name, 2> turn{"figure", "abilities"};
inline constexpr std::array<Name, 6> monster_card{"id",      "name",      "initiative",
                                                  "shuffle", "abilities", "text"};
/// The name of an ability is the field that holds it; "consume" has "to" beside it.
inline constexpr std::array<Name, 15> abilities{
    "move", "teleport", "attack", "heal",   "shield",  "retaliate", "condition", "push",
    "pull", "damage",   "loot",   "infuse", "consume", "summon",    "grant"};
inline constexpr std::array<Name, 2> move{"points", "jump"};
inline constexpr std::array<Name, 1> teleport{"range"};
inline constexpr std::array<Name, 7> attack{"value",  "range",   "targets", "area",
                                            "pierce", "effects", "adds"};
inline constexpr std::array<Name, 3> area{"grey", "red", "blue"};
inline constexpr std::array<Name, 5> add{"if", "value", "targets", "pierce", "effects"};
inline constexpr std::array<Name, 3> add_if{"consume", "targetHas", "alliesNextToTarget"};
inline constexpr std::array<Name, 3> heal{"value", "range", "self"};
inline constexpr std::array<Name, 1> shield{"value"};
inline constexpr std::array<Name, 4> condition{"gain", "range", "targets", "self"};
inline constexpr std::array<Name, 4> push_or_pull{"points", "value", "range", "targets"};
inline constexpr std::array<Name, 3> damage{"value", "range", "targets"};
inline constexpr std::array<Name, 1> loot{"range"};
inline constexpr std::array<Name, 2> consume{"consume", "to"};
inline constexpr std::array<Name, 8> summon{"name",   "rank", "count", "hp",
                                            "attack", "move", "range", "flying"};
inline constexpr std::array<Name, 3> grant{"abilities", "range", "targets"};

/// What a fixture of any form may carry beside its question and answer.
inline constexpr std::array<Name, 8> notes{"name",   "question", "verdict",   "note",
                                           "source", "clauses",  "contested", "doubted"};
/// A fixture of any form has these too; a dispute `editions` and `claims`.
inline constexpr std::array<Name, 5> fixture{"scene", "steps", "editions", "claims", "expect"};
/// What is decided ahead for a round.
inline constexpr std::array<Name, 5> round{"choose", "first", "draw", "seed", "characters"};
inline constexpr std::array<Name, 2> turn_expectation{"options", "focus"};
inline constexpr std::array<Name, 2> expected_option{"end", "targets"};

}  // namespace standee::fields
