#pragma once

#include <optional>
#include <string>

#include "lib/edition.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// The answer to a case by these rules, in words: who is the focus and every outcome of a turn;
/// of a play which steps are refused, what is lost, and how the figures are left. Nothing where
/// the rules lack something that the case has.
std::optional<std::string> answer_by(const Edition& rules, Case tried);

}  // namespace standee::verify
