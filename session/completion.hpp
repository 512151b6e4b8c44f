#pragma once

#include <string>
#include <vector>

#include "session/session.hpp"

namespace standee {

/// The words that may stand where the last word of a line has been begun: commands, answers and
/// figures in the first place, then figures and what the command says besides. In small letters
/// where no name is meant; each once, in alphabetical order.
std::vector<std::string> completions(const Session& session, const std::string& line);

/// A line with its last word completed as far as all these words agree, and with a blank after the
/// only one. The same line if they do not agree on more than is there.
std::string completed(const std::string& line, const std::vector<std::string>& words);

}  // namespace standee
