#pragma once

#include <string>

#include "import/mover/bits.hpp"

namespace standee::mover {

/// A link of an old version with one monster that acts (move 3, range 4, two targets) and one
/// character: both on today's board, in column 5 and 8.
inline std::string old_link(unsigned minor) {
    const bool small = minor <= 2;
    const unsigned bits = small ? 9 : 10;
    const auto cell = [small](unsigned column, unsigned row) {
        return small ? (column - 3) * 20 + (row - 3 + column % 2) : column * 25 + row;
    };
    BitWriter out;
    out.put(4, 1);
    out.put(3, minor);
    out.put(3, 0);
    out.put(4, 3);                                    // move
    out.put(4, 4);                                    // range
    out.put(3, 2);                                    // targets
    out.put(2, 0);                                    // no jump, no flight
    out.put(1, 1);                                    // muddled
    out.put(1, 0);                                    // monsters act
    out.put(1, 0);                                    // not rotated
    out.put(minor == 0 ? 0 : minor == 1 ? 1 : 2, 1);  // Jaws of the Lion in 1.1, else Gloomhaven
    out.put(minor == 5 ? 1 : 0, 0);                   // no teleport
    out.put(bits, cell(5, 10));
    out.put(6, 0);  // no area
    out.put(bits, 2);
    out.put_flag(true);
    out.put(bits, cell(5, 10));
    out.put(3, 0);  // empty
    out.put(2, 2);  // a monster
    out.put(4, 1);
    out.put_flag(false);
    out.put_flag(true);
    out.put(bits, cell(8, 12) - cell(5, 10) - 1);
    out.put(3, 3);  // a trap
    out.put(2, 1);  // a character
    out.put(4, 7);
    out.put_flag(true);
    out.put_flag(true);  // a wall on its upper side
    out.put_flag(false);
    out.put_flag(true);  // and on its lower right one
    return base64_of(out.bytes());
}

}  // namespace standee::mover
