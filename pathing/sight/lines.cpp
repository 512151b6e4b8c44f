#include "pathing/sight/lines.hpp"

namespace standee {

std::vector<SidePair> passages(Hex from, Hex to) {
    std::vector<SidePair> found;
    for (const Direction out : all_directions) {
        for (const Direction in : all_directions) {
            if (auto lines = LineCone::through(out_of({from, out}), into({to, in}))) {
                found.push_back({out, in, *std::move(lines)});
            }
        }
    }
    return found;
}

}  // namespace standee
