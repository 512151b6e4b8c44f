#pragma once

#include "verify/oracle/turn_facts.hpp"

namespace standee::verify {

/// Whether one enemy certainly comes before another in the initiative order, by one clause each;
/// and by any of them.
bool lower_number(oracle::TurnFacts& facts, int a, int b);         ///< [initiative.order]
bool lower_second_card(oracle::TurnFacts& facts, int a, int b);    ///< [initiative.ties]
bool earlier_in_its_set(oracle::TurnFacts& facts, int a, int b);   ///< [initiative.monster-order]
bool before_its_summoner(oracle::TurnFacts& facts, int a, int b);  ///< [initiative.summon]
bool let_act_first(oracle::TurnFacts& facts, int a, int b);        ///< [initiative.ties]
bool earlier(oracle::TurnFacts& facts, int a, int b);

/// Whether `a` is nearer by range from where the acting figure stands [monster.focus-proximity].
/// Never in Jaws of the Lion.
bool nearer(oracle::TurnFacts& facts, int a, int b);
/// Whether they are alike in that, or it does not count.
bool as_near(oracle::TurnFacts& facts, int a, int b);

/// Whether `a` ranks before `b` as a focus, their ways being alike.
bool comes_before(oracle::TurnFacts& facts, int a, int b);

}  // namespace standee::verify
