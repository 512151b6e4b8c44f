#pragma once

#include <optional>
#include <span>
#include <string>

#include "files/form.hpp"
#include "lib/edition.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The name and version of the form, the field `format` of every scene.
inline constexpr std::string_view scene_format = "scene/1";

extern const Form scene_form, turn_order_form;

/// A scene that holds together: its map can be compiled, every figure stands on a hex of its own,
/// every id refers to something. Throws InputError for anything else. `instead` is an edition that
/// takes the place of the scene's own, as in a dispute; the scene's house rules hold in it too, and
/// what it lacks is an error. `coming` are sets of monsters that steps beside the scene bring.
Scene read_scene(const Reader& reader, const Edition* instead = nullptr,
                 std::span<const std::string> coming = {});
Scene read_scene(const Document& document);

/// "scene/1": fields in a fixed order, what is as it would be if left out left out. Reading it
/// gives an equal scene.
Json write_scene(const Scene& scene);

/// An error unless the field `format` says that this is that form.
void demand_format(const Reader& reader, std::string_view format);

/// The name of an edition, in full or short ("jotl").
EditionId read_edition(const Reader& reader);
/// What is expected where an edition is not known.
std::string any_edition();

/// `{"figure":id,"abilities":[...]}`; the figure is one of the scene that takes such turns, and
/// only a summon's abilities may be left out [summon.card].
TurnOrder read_turn_order(const Reader& reader, const Scene& scene);
/// The same from an object that has been held to its own, wider list of fields.
TurnOrder turn_order_of(const Reader& reader, const Scene& scene);
Json write_turn_order(const TurnOrder& turn);

/// The figure that has the id which stands at `reader`; an error where there is none.
FigureIndex read_figure_id(const Reader& reader, const Scene& scene);

}  // namespace standee
