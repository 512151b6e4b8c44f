#include "threat/negations.hpp"

#include <vector>

namespace standee {

void remove_negations(Figure& figure) {
    std::erase_if(figure.bonuses, [](const ActiveBonus& bonus) {
        return bonus.kind == ActiveBonus::Kind::negate || !bonus.item.empty();
    });
}

}  // namespace standee
