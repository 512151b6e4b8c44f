#pragma once

#include "verify/monitors/play/monitor.hpp"

namespace standee::verify {

/// Judges the attacks that figures make as they die, by what their bonuses and the map say
/// [card.when-dies].
void judge_death_attacks(const PlayView& view, Judgement& judged);

}  // namespace standee::verify
