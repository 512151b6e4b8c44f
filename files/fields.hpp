#pragma once

#include <array>
#include <string_view>

#include "lib/ability.hpp"

// The fields of every form that is read here, in the order in which they are written. The readers
// accept these and no others, and the published schemas are held to the same lists.

namespace standee::fields {

using Name = std::string_view;

inline constexpr std::array<Name, 18> scene{
    "format",   "edition", "rules",    "level",    "roundNumber", "map",
    "elements", "figures", "loot",     "decks",    "discards",    "seed",
    "turn",     "cards",   "monsters", "standees", "sets",        "progress"};
inline constexpr std::array<Name, 21> map{
    "coordinates",    "edges",    "picture",   "origin",    "hexes",   "wallHexes",
    "walls",          "doors",    "obstacles", "difficult", "icy",     "hazardous",
    "traps",          "links",    "treasure",  "water",     "waterIs", "startingHexes",
    "pressurePlates", "negative", "unrevealed"};
inline constexpr std::array<Name, 3> door{"at", "open", "locked"};
inline constexpr std::array<Name, 3> trap{"at", "damage", "conditions"};

inline constexpr std::array<Name, 36> figure{"id",
                                             "kind",
                                             "side",
                                             "at",
                                             "alsoAt",
                                             "name",
                                             "set",
                                             "rank",
                                             "standee",
                                             "initiative",
                                             "summoner",
                                             "summonedThisRound",
                                             "origin",
                                             "hp",
                                             "maxHp",
                                             "attack",
                                             "move",
                                             "range",
                                             "flying",
                                             "shield",
                                             "retaliate",
                                             "pierce",
                                             "targets",
                                             "conditions",
                                             "immunities",
                                             "attackEffects",
                                             "advantage",
                                             "attackersDisadvantage",
                                             "focusNot",
                                             "modifierDeck",
                                             "headsFor",
                                             "waterOnly",
                                             "noInteraction",
                                             "cards",
                                             "bonuses",
                                             "turnEnded"};
inline constexpr std::array<Name, 2> held_condition{"name", "thisTurn"};
inline constexpr std::array<Name, 2> retaliate{"value", "range"};
inline constexpr std::array<Name, 2> card_count{"hand", "discard"};

/// What a figure does, and what comes, when it dies.
inline constexpr std::array<Name, 2> death_attack{"value", "cured"};
inline constexpr std::array<Name, 3> death_spawn{"name", "rank", "ifKills"};
/// An active bonus that a figure has: its `kind`, and what such a bonus has.
inline constexpr std::array<Name, 12> bonus{"kind",  "value",     "range",     "attack",
                                            "while", "condition", "attackAll", "spawn",
                                            "lasts", "first",     "uses",      "of"};
/// `lasts`, where it is no word.
inline constexpr std::array<Name, 2> lasting{"turns", "rounds"};

/// A round in progress, as `standee play` leaves it.
inline constexpr std::array<Name, 10> progress{
    "turn",   "abilities",    "setInfusions", "setConsumed", "setBenefits",
    "acting", "decidedFirst", "foci",         "shuffles",    "lootPlaced"};
inline constexpr std::array<Name, 2> held_focus{"figure", "focus"};
inline constexpr std::array<Name, 3> paid_consumption{"price", "ordinal", "elements"};
inline constexpr std::array<Name, 6> turn_in_progress{"figure",    "usable", "consumed",
                                                      "infusions", "set",    "over"};
inline constexpr std::array<Name, 3> ability_targets{"by", "ability", "targets"};

inline constexpr std::array<Name, 5> card{"value", "rolling", "effects", "pierce", "shuffle"};
inline constexpr std::array<Name, 2> push_effect{"push", "path"};
inline constexpr std::array<Name, 2> pull_effect{"pull", "path"};
inline constexpr std::array<Name, 1> infuse_effect{"infuse"};
inline constexpr std::array<Name, 1> effect_of_damage{"damage"};
inline constexpr std::array<Name, 3> damage_effect{"value", "around", "whom"};
inline constexpr std::array<Name, 6> count{"per", "times", "divide", "plus", "most", "of"};

inline constexpr std::array<Name, 2> turn{"figure", "abilities"};
inline constexpr std::array<Name, 6> monster_card{"id",      "name",      "initiative",
                                                  "shuffle", "abilities", "text"};
/// The name of an ability is the field that holds it; "consume", "rank" and "if" have "to" and
/// perhaps "else" beside it.
inline constexpr std::array<Name, 23> abilities{
    "move", "teleport", "attack", "heal",   "shield",  "retaliate",  "condition", "push",
    "pull", "damage",   "loot",   "infuse", "consume", "summon",     "grant",     "rank",
    "if",   "focus",    "create", "bonus",  "kill",    "switchRank", "control"};
inline constexpr std::array<Name, 2> move{"points", "jump"};
inline constexpr std::array<Name, 1> teleport{"range"};
inline constexpr std::array<Name, 11> attack{"value",        "range",    "targets", "area",
                                             "pierce",       "effects",  "adds",    "advantage",
                                             "disadvantage", "allOnOne", "along"};
inline constexpr std::array<Name, 3> area{"grey", "red", "blue"};
inline constexpr std::array<Name, 5> add{"if", "value", "targets", "pierce", "effects"};
inline constexpr std::array<Name, 6> add_if{"consume",  "targetHas", "alliesNextToTarget",
                                            "targetOn", "noneOf",    "range"};
inline constexpr std::array<Name, 7> heal{"value", "range",   "self", "targets",
                                          "whom",  "effects", "of"};
inline constexpr std::array<Name, 5> shield{"value", "whom", "within", "targets", "of"};
inline constexpr std::array<Name, 6> retaliate_ability{"value",  "range",   "whom",
                                                       "within", "targets", "of"};
inline constexpr std::array<Name, 7> condition{"gain", "range",   "targets", "self",
                                               "whom", "effects", "of"};
inline constexpr std::array<Name, 5> push_or_pull{"points", "value", "range", "targets", "effects"};
inline constexpr std::array<Name, 9> damage{"value",   "range", "targets", "self",  "whom",
                                            "effects", "pick",  "sight",   "around"};
inline constexpr std::array<Name, 1> loot{"range"};
inline constexpr std::array<Name, 3> consume{"consume", "to", "else"};
inline constexpr std::array<Name, 3> rank{"rank", "to", "else"};
inline constexpr std::array<Name, 11> summon{"name", "rank",  "count",  "hp",     "maxHp", "attack",
                                             "move", "range", "flying", "beside", "on"};
inline constexpr std::array<Name, 5> grant{"abilities", "range", "targets", "whom", "of"};
inline constexpr std::array<Name, 3> control{"abilities", "whom", "range"};
inline constexpr std::array<Name, 1> controlled{"attack"};
inline constexpr std::array<Name, 7> controlled_attack{
    "value", "range", "targets", "pierce", "effects", "advantage", "disadvantage"};
/// The range of a melee attack that reaches farther than adjacent hexes.
inline constexpr std::array<Name, 1> melee_range{"melee"};
/// "if" has "to" and perhaps "else" beside it.
inline constexpr std::array<Name, 3> if_ability{"if", "to", "else"};
inline constexpr std::array<Name, 2> if_condition{"performed", "round"};
inline constexpr std::array<Name, 1> if_performed{"performed"};
inline constexpr std::array<Name, 3> focus{"on", "range", "not"};
inline constexpr std::array<Name, 4> create{"tile", "damage", "conditions", "at"};
inline constexpr std::array<Name, 8> bonus_ability{"attackersDisadvantage",
                                                   "attackersSuffer",
                                                   "attack",
                                                   "onDeath",
                                                   "whom",
                                                   "within",
                                                   "targets",
                                                   "of"};
inline constexpr std::array<Name, 3> death_harm{"value", "condition", "attackAll"};
inline constexpr std::array<Name, 1> kill{"self"};

/// A monster ability deck ("cards/1"), a set of monsters ("monster/1"), and what they are made of.
inline constexpr std::array<Name, 6> ability_deck{"format", "name",       "edition",
                                                  "level",  "characters", "cards"};
inline constexpr std::array<Name, 5> party_text{"says", "why", "with", "after", "mark"};
inline constexpr std::array<Name, 2> special{"abilities", "text"};
inline constexpr std::array<Name, 9> monster_set{
    "format", "name", "edition", "level", "characters", "deck", "standees", "stats", "cards"};
inline constexpr std::array<Name, 3> stat_cards{"normal", "elite", "boss"};
/// Fields of a figure, and what else stands on a stat card.
inline constexpr std::array<Name, 21> stat_card{"hp",         "maxHp",
                                                "attack",     "move",
                                                "range",      "flying",
                                                "shield",     "retaliate",
                                                "pierce",     "targets",
                                                "immunities", "attackEffects",
                                                "advantage",  "attackersDisadvantage",
                                                "focusNot",   "modifierDeck",
                                                "headsFor",   "waterOnly",
                                                "bonuses",    "text",
                                                "specials"};

/// What a fixture of any form may carry beside its question and answer.
inline constexpr std::array<Name, 8> notes{"name",   "question", "verdict",   "note",
                                           "source", "clauses",  "contested", "doubted"};
/// A fixture of any form has these too; a dispute `editions` and `claims`.
inline constexpr std::array<Name, 5> fixture{"scene", "steps", "editions", "claims", "expect"};
/// One claim of a dispute.
inline constexpr std::array<Name, 4> claim{"says", "expect", "verdict", "clauses"};
/// An option of a choice, as answers write it.
inline constexpr std::array<Name, 7> option{"figure", "focus", "end", "targets",
                                            "path",   "along", "says"};
/// What is decided in advance for a round.
inline constexpr std::array<Name, 6> round{"choose", "decide", "first",
                                           "draw",   "seed",   "characters"};
inline constexpr std::array<Name, 2> turn_expectation{"options", "focus"};
inline constexpr std::array<Name, 5> expected_option{"end", "targets", "focus", "path", "along"};

}  // namespace standee::fields
