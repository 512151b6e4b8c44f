#pragma once

#include <optional>
#include <span>
#include <string>

#include "files/form.hpp"
#include "lib/edition.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The value of the field `format` of every scene: name and version of the form.
inline constexpr std::string_view scene_format = "scene/1";

extern const Form scene_form, turn_order_form;

/// Reads a consistent scene: its map can be compiled, every figure stands in a hex of its own, and
/// every id refers to something. Throws InputError for anything else. `instead` is an edition that
/// replaces the scene's own, as in a dispute; the scene's house rules hold in it too, and anything
/// that it does not have is an error. `coming` lists the monster sets that steps besides the scene
/// bring.
Scene read_scene(const Reader& reader, const Edition* instead = nullptr,
                 std::span<const std::string> coming = {});
Scene read_scene(const Document& document);

/// "scene/1", with fields in a fixed order; fields with default values are left out. Reading the
/// result gives an equal scene.
Json write_scene(const Scene& scene);

/// Throws InputError unless the field `format` has that value.
void demand_format(const Reader& reader, std::string_view format);

/// The name of an edition, in full or short ("jotl").
EditionId read_edition(const Reader& reader);
/// The words for errors that expect an edition.
std::string any_edition();

/// `{"figure":id,"abilities":[...]}`; the figure is one of the scene that takes such turns, and
/// only a summon's abilities may be left out [summon.card].
TurnOrder read_turn_order(const Reader& reader, const Scene& scene);
/// The same from an object that has already been checked against a longer list of fields.
TurnOrder turn_order_of(const Reader& reader, const Scene& scene);
Json write_turn_order(const TurnOrder& turn);

/// The figure with the id that `reader` reads; throws InputError if there is none.
FigureIndex read_figure_id(const Reader& reader, const Scene& scene);

}  // namespace standee
