#include "play/attack/attack_sequence.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "play/sequence.hpp"

namespace standee {

std::optional<std::vector<std::string>> attack_sequence(Game& game, const std::string& id,
                                                        std::vector<std::string> targets) {
    std::ranges::sort(targets);
    return choose_sequence(game, "attack.one-by-one"_clause, ChoiceKind::attack_order, id,
                           std::move(targets));
}

}  // namespace standee
