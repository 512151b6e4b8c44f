#include "pathing/sight_lines.hpp"

namespace standee {

std::vector<Passage> passages(Hex from, Hex to) {
    std::vector<Passage> found;
    for (const Direction out : all_directions) {
        for (const Direction in : all_directions) {
            if (auto lines = Beam::through(out_of({from, out}), into({to, in}))) {
                found.push_back({out, in, *std::move(lines)});
            }
        }
    }
    return found;
}

}  // namespace standee
