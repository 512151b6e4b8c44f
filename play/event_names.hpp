#pragma once

#include <array>
#include <string_view>

#include "play/event.hpp"

namespace standee {

// The names of the values in events, as files write them, in the order of each enumeration.

inline constexpr std::array<std::string_view, 3> draw_mode_names{"one", "advantage",
                                                                 "disadvantage"};
inline constexpr std::array<std::string_view, 8> damage_source_names{
    "attack", "retaliate", "trap", "hazardous", "wound", "bane", "lost flying", "direct"};
inline constexpr std::array<std::string_view, 8> move_kind_names{
    "walk", "jump", "fly", "slide", "teleport", "push", "pull", "fall"};
inline constexpr std::array<std::string_view, 5> departure_names{"death", "exhausted", "destroyed",
                                                                 "removed", "dismissed"};

inline constexpr std::array<std::string_view, 22> choice_names{"turn",
                                                               "order of attacks",
                                                               "order of figures",
                                                               "target",
                                                               "targets",
                                                               "element",
                                                               "push",
                                                               "pull",
                                                               "place",
                                                               "standee",
                                                               "grant",
                                                               "initiative",
                                                               "next",
                                                               "negate",
                                                               "item",
                                                               "prevented condition",
                                                               "order of effects",
                                                               "standee number",
                                                               "modifier card",
                                                               "order of modifiers",
                                                               "regenerate",
                                                               "lost condition"};
inline constexpr std::array<std::string_view, 6> undertaking_names{"push",   "pull",  "spawn",
                                                                   "summon", "grant", "create"};
inline constexpr std::array<std::string_view, 9> obstacle_names{"immune",
                                                                "safeguard",
                                                                "no deck",
                                                                "none left",
                                                                "no standee left",
                                                                "no empty hex",
                                                                "no empty hex beside it",
                                                                "its player performs it",
                                                                "left to the party"};

/// In the order of `Event::What`. For a departure, `departure_names` has the name.
inline constexpr std::array<std::string_view, printed_kinds> event_kind_names{
    "attack",   "damage",   "negate",    "heal",      "gain",       "lose",      "noEffect",
    "move",     "death",    "lootToken", "loot",      "trap",       "door",      "infuse",
    "infusion", "consume",  "wane",      "bonus",     "bonusUsed",  "bonusEnds", "startTurn",
    "endTurn",  "endRound", "shuffle",   "cardJoins", "cardLeaves", "tile",      "summon",
    "spawn",    "choice",   "party",     "plan",      "rank",       "token"};

/// The name of an event's kind, as files write it: "damage". For a departure it says how the figure
/// left: "death", "exhausted". Empty for an event that is not printed.
std::string_view name_of(const Event& event);

std::string_view name_of(TileKind kind);
std::string_view name_of(ChoiceKind kind);
/// The name of what failed: "stun", "push".
std::string_view name_of(const WhatFailed& what);
std::string_view name_of(Obstacle obstacle);

std::string_view words_of(DrawMode mode);
std::string_view words_of(DamageSource source);
std::string_view words_of(MoveKind how);
std::string_view words_of(Departure how);

}  // namespace standee
