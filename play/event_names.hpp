#pragma once

#include <string_view>

#include "play/event.hpp"

namespace standee {

/// The name of an event's kind, as files write it: "damage". A departure is named by its kind:
/// "death", "exhausted". Empty for one that is not printed.
std::string_view name_of(const Event& event);

std::string_view name_of(TileKind kind);
std::string_view name_of(ChoiceKind kind);
/// "stun", "push"
std::string_view name_of(const WhatFailed& what);
std::string_view name_of(Obstacle obstacle);

std::string_view words_of(DrawMode mode);
std::string_view words_of(DamageSource source);
std::string_view words_of(MoveKind how);
std::string_view words_of(Departure how);

}  // namespace standee
