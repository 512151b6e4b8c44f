#pragma once

#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// What several effects of one attack, ability or trap do to a figure, put in the order that the
/// party chooses if the rules leave it open and it changes anything [attack.open-order,
/// condition.safeguard].
std::vector<Effect> put_in_order(Table& table, const std::string& target,
                                 std::vector<Effect> effects);

/// The effects with the condition first that the party has the figure's safeguard prevent. The
/// party chooses if the first effect is a condition that may be prevented and there are several
/// [condition.safeguard].
std::vector<Effect> put_prevented_first(Table& table, const std::string& target,
                                        std::vector<Effect> effects);

}  // namespace standee::rulebook
