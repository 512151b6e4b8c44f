#include "rulebook/traps_below.hpp"

#include <algorithm>

namespace standee::rulebook {
namespace {

/// A trap gives no condition to a figure that is immune to it, and impair to characters alone
/// [condition.single, condition.impair].
bool would_gain(const Figure& figure, const Book& book, Condition condition) {
    const bool spared = condition == Condition::impair && figure.kind != Kind::character &&
                        book.on("condition.impair"_clause);
    const bool immune = figure.immunities.contains(condition) &&
                        book.on("condition.single"_clause, "immunities of the stat card");
    return !spared && !immune;
}

/// A stunned or an immobilized figure moves no farther [condition.stun, condition.immobilize].
bool keeps_in_place(const Book& book, Condition condition) {
    return (condition == Condition::stun && book.on("condition.stun"_clause)) ||
           (condition == Condition::immobilize && book.on("condition.immobilize"_clause));
}

/// Nothing on the ground concerns a figure that flies, that has only water around it, or that
/// cannot be interacted with [move.flying, card.water-only, ally.no-interaction].
bool walks_on_the_ground(const Figure& figure, const Book& book) {
    return !(figure.flying && book.on("move.flying"_clause)) &&
           !(figure.water_only && book.on("card.water-only"_clause)) &&
           !(figure.no_interaction &&
             book.on("ally.no-interaction"_clause, "nothing on the ground concerns it"));
}

/// A safeguard that stays prevents every condition. One that leaves surely prevents the condition
/// of this trap if no trap gives another negative one [condition.safeguard, condition.permanent].
bool is_surely_safeguarded(const Scene& scene, const Book& book, const Figure& figure) {
    if (!figure.has(Condition::safeguard) || !book.on("condition.safeguard"_clause)) {
        return false;
    }
    const bool always =
        figure.permanent.contains(Condition::safeguard) && book.on("condition.permanent"_clause);
    std::ptrdiff_t uses = 0;
    for (const Trap& trap : scene.map.traps) {
        uses += std::ranges::count_if(trap.conditions, [&](Condition condition) {
            return is_negative(condition) && would_gain(figure, book, condition);
        });
    }
    return always || !book.on("condition.safeguard"_clause, "leaves") || uses == 1;
}

}  // namespace

/// It would end its movement where another figure stands [map.end-unoccupied].
bool could_stop(const Scene& scene, const Book& book, const Figure& walker, Hex hex) {
    const bool holds = std::ranges::any_of(scene.map.traps, [&](const Trap& trap) {
        return trap.at == hex && std::ranges::any_of(trap.conditions, [&](Condition condition) {
                   return keeps_in_place(book, condition) && would_gain(walker, book, condition);
               });
    });
    return holds && walks_on_the_ground(walker, book) && book.on("map.trap"_clause) &&
           !is_surely_safeguarded(scene, book, walker);
}

}  // namespace standee::rulebook
