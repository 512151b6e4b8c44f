#include "play/event_names.hpp"

#include <array>

namespace standee {
namespace {

template <std::size_t count, class Enum>
std::string_view word(const std::array<std::string_view, count>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view name_of(const Event& event) {
    if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
        return words_of(leave->how);
    }
    return is_printed(event) ? event_kind_names[event.what.index()] : std::string_view{};
}

std::string_view name_of(TileKind kind) { return word(tile_names, kind); }
std::string_view name_of(ChoiceKind kind) { return word(choice_names, kind); }
std::string_view name_of(Obstacle obstacle) { return word(obstacle_names, obstacle); }

std::string_view name_of(const WhatFailed& what) {
    const auto* condition = std::get_if<Condition>(&what);
    return condition != nullptr ? name_of(*condition)
                                : word(undertaking_names, std::get<Undertaking>(what));
}

std::string_view words_of(DrawMode mode) { return word(draw_mode_names, mode); }
std::string_view words_of(DamageSource source) { return word(damage_source_names, source); }
std::string_view words_of(MoveKind how) { return word(move_kind_names, how); }
std::string_view words_of(Departure how) { return word(departure_names, how); }

}  // namespace standee
