#pragma once

#include <string>

#include "files/document.hpp"
#include "verify/formulas/trial.hpp"

namespace standee::verify::formulas {

/// The result for people: how often answers change, each kind of effect on its smallest board, and
/// why nothing more was found. `command` shows a case again.
using TrialCommand = std::function<std::string(const EffectFound&)>;
std::string report_of(const HouseTrial& trial, const TrialCommand& command);

/// The same as the field `houseRule` of "verify-answer/1".
Json write_trial(const HouseTrial& trial, const TrialCommand& command);

}  // namespace standee::verify::formulas
