#include "play/event_names.hpp"

#include <array>

namespace standee {
namespace {

constexpr std::array<std::string_view, 3> draw_modes{"one", "advantage", "disadvantage"};
constexpr std::array<std::string_view, 8> sources{"attack", "retaliate", "trap",        "hazardous",
                                                  "wound",  "bane",      "lost flying", "direct"};
constexpr std::array<std::string_view, 8> kinds{"walk",     "jump", "fly",  "slide",
                                                "teleport", "push", "pull", "fall"};
constexpr std::array<std::string_view, 5> departures{"death", "exhausted", "destroyed", "removed",
                                                     "dismissed"};

constexpr std::array<std::string_view, 13> choices{"turn",
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
                                                   "next"};
constexpr std::array<std::string_view, 6> undertakings{"push",   "pull",  "spawn",
                                                       "summon", "grant", "create"};
constexpr std::array<std::string_view, 8> obstacles{"immune",
                                                    "safeguard",
                                                    "no deck",
                                                    "none left",
                                                    "no standee left",
                                                    "no empty hex",
                                                    "no empty hex beside it",
                                                    "its player performs it"};

/// In the order of `Event::What`; how a figure leaves is said by `departures`.
constexpr std::array<std::string_view, printed_kinds> event_names{
    "attack",   "damage",   "negate",    "heal",      "gain",       "lose",      "noEffect",
    "move",     "death",    "lootToken", "loot",      "trap",       "door",      "infuse",
    "infusion", "consume",  "wane",      "bonus",     "bonusUsed",  "bonusEnds", "startTurn",
    "endTurn",  "endRound", "shuffle",   "cardJoins", "cardLeaves", "tile",      "summon",
    "spawn",    "choice",   "party",     "plan",      "rank"};

template <std::size_t count, class Enum>
std::string_view word(const std::array<std::string_view, count>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view name_of(const Event& event) {
    if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
        return words_of(leave->how);
    }
    return is_printed(event) ? event_names[event.what.index()] : std::string_view{};
}

std::string_view name_of(TileKind kind) { return word(tile_names, kind); }
std::string_view name_of(ChoiceKind kind) { return word(choices, kind); }
std::string_view name_of(Obstacle obstacle) { return word(obstacles, obstacle); }

std::string_view name_of(const WhatFailed& what) {
    const auto* condition = std::get_if<Condition>(&what);
    return condition != nullptr ? name_of(*condition)
                                : word(undertakings, std::get<Undertaking>(what));
}

std::string_view words_of(DrawMode mode) { return word(draw_modes, mode); }
std::string_view words_of(DamageSource source) { return word(sources, source); }
std::string_view words_of(MoveKind how) { return word(kinds, how); }
std::string_view words_of(Departure how) { return word(departures, how); }

}  // namespace standee
