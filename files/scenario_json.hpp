#pragma once

#include <string_view>

#include "files/form.hpp"
#include "lib/scenario.hpp"

namespace standee {

/// The value of the field `format` of every scenario: name and version of the form.
inline constexpr std::string_view scenario_format = "scenario/1";

extern const Form scenario_form, room_form, room_figure_form;

/// Whether the document says that it is a scenario.
bool is_scenario(const Document& document);

/// Reads a consistent scenario: its scene is consistent, each room's map can be compiled and joined
/// to it, ids are unique, each figure stands in a hex of its own in its room or in the scene, and a
/// door that reveals a room is a door of the scene or of a room. Throws InputError for anything
/// else. Hexes of rooms are in the coordinates of the scene's map.
Scenario read_scenario(const Reader& reader);
Scenario read_scenario(const Document& document);

/// "scenario/1"; reading it gives an equal scenario.
Json write_scenario(const Scenario& scenario);

}  // namespace standee
