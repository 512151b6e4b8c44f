#include "focus/counted.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {

// [ally.no-interaction]
int number_before_turn(const Scene& scene, const Figure& figure, const Count& count) {
    if (count.per == Counted::figures) {
        spend(scene.figures.size() * (1 + count.of.size() / 2));
        const auto counted = std::ranges::count_if(scene.figures, [&](const Figure& other) {
            return is_of(count.of, other) && !other.no_interaction;
        });
        return number_of(count, static_cast<int>(counted));
    }
    if (!figure.hp) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/figures",
                          .found = "\"" + figure.id + "\" without \"hp\"",
                          .expected = "its hit points: its card counts them",
                          .clause = "card.counted"_clause}};
    }
    return number_of(count, *figure.hp);
}

AttackAbility with_numbers(const AttackAbility& attack, const Scene& scene, const Figure& figure) {
    AttackAbility resolved = attack;
    if (attack.count && attack.count->per != Counted::hexes_moved) {
        resolved.value = {number_before_turn(scene, figure, *attack.count), false};
        resolved.count.reset();
    }
    if (attack.range_count) {
        resolved.range = Amount{number_before_turn(scene, figure, *attack.range_count), false};
        resolved.range_count.reset();
    }
    return resolved;
}

}  // namespace standee
