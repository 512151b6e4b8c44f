#pragma once

#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// The effects of one attack, ability or trap on a figure. If the rules leave their order open and
/// it matters, the party chooses the order [attack.open-order, condition.safeguard].
std::vector<Effect> put_in_order(Table& table, const std::string& target,
                                 std::vector<Effect> effects);

/// The effects with the condition first that the party has the figure's safeguard prevent. The
/// party chooses if the first effect is a condition that may be prevented and there are several
/// [condition.safeguard].
std::vector<Effect> put_prevented_first(Table& table, const std::string& target,
                                        std::vector<Effect> effects);

}  // namespace standee::rulebook
