#include "lib/immunity.hpp"

#include "lib/figure.hpp"

namespace standee {

// [map.objective, condition.impair]
bool is_immune(const Figure& figure, Condition condition, const Edition& edition) {
    const bool for_characters_only =
        condition == Condition::impair && figure.kind != Kind::character;
    if (for_characters_only || figure.immunities.contains(condition)) {
        return true;
    }
    return figure.kind == Kind::objective &&
           (edition.objectives_immune_to_all || is_negative(condition));
}

}  // namespace standee
