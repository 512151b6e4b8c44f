#pragma once

#include "files/form.hpp"
#include "lib/edition.hpp"
#include "lib/map.hpp"

namespace standee {

/// The hexes of a map in hex order, to ask whether one is listed.
class ListedHexes {
public:
    explicit ListedHexes(std::vector<Hex> hexes);
    [[nodiscard]] bool contain(Hex hex) const;
    /// An error unless the hex, which `reader` stands on, is listed.
    void demand(const Reader& reader, Hex hex) const;

private:
    std::vector<Hex> sorted_;
};

/// How a map says that its hexes, and those of its scene, are written.
Coordinates read_coordinates(const Reader& map);

/// A map that `Board` can compile: at least one hex, none twice, what lies on it on a listed hex,
/// walls between neighbours, all within the limits of a board.
Map read_map(const Reader& reader);
extern const Form map_form, trap_form;
extern const Form door_form;

/// An error unless the map has hexes, and no more than a board can hold.
void check_size(const Reader& reader, const Map& map);

/// `rules` and `level` give the damage of traps that do not say it.
Json write_map(const Map& map, const Edition& rules, int level);

/// The same with a picture in place of the hexes and of what lies on them, as far as it shows that.
Json write_map_as_picture(const Map& map, const Edition& rules, int level);

}  // namespace standee
