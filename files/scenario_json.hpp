#pragma once

#include <string_view>

#include "files/form.hpp"
#include "lib/scenario.hpp"

namespace standee {

/// The name and version of the form, the field `format` of every scenario.
inline constexpr std::string_view scenario_format = "scenario/1";

extern const Form scenario_form, room_form, room_figure_form;

/// Whether the document says that it is a scenario.
bool is_scenario(const Document& document);

/// A scenario that holds together: its scene does, each room's map can be compiled and joined to
/// it, ids are unique, each figure stands on a hex of its own in its room or in the scene, and a
/// door that reveals a room is a door of the scene or of a room. Throws InputError for anything
/// else. Hexes of rooms are written as the scene's map writes its own.
Scenario read_scenario(const Reader& reader);
Scenario read_scenario(const Document& document);

/// "scenario/1"; reading it gives an equal scenario.
Json write_scenario(const Scenario& scenario);

}  // namespace standee
