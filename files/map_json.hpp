#pragma once

#include "files/form.hpp"
#include "lib/edition.hpp"
#include "lib/map.hpp"

namespace standee {

/// The hexes of a map in hex order, for checking whether a hex is listed.
class ListedHexes {
public:
    explicit ListedHexes(std::vector<Hex> hexes);
    [[nodiscard]] bool contain(Hex hex) const;
    /// Throws InputError at `reader`, which reads the hex, unless the hex is listed.
    void demand(const Reader& reader, Hex hex) const;

private:
    std::vector<Hex> sorted_;
};

/// The coordinates in which a map writes its hexes and those of its scene.
Coordinates read_coordinates(const Reader& map);

/// Reads a map that `Board` can compile: it has at least one hex and none twice, everything on it
/// lies in a listed hex, walls are between neighbours, and all is within the limits of a board.
Map read_map(const Reader& reader);
extern const Form map_form, trap_form;
extern const Form door_form;

/// Throws InputError unless the map has hexes, and no more than a board can hold.
void check_size(const Reader& reader, const Map& map);

/// `rules` and `level` give the damage of traps for which the map gives none.
Json write_map(const Map& map, const Edition& rules, int level);

/// The same with a picture in place of the hexes and of everything on them that a picture can show.
Json write_map_as_picture(const Map& map, const Edition& rules, int level);

}  // namespace standee
