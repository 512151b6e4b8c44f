#pragma once

#include <string>
#include <vector>

#include "session/session.hpp"

namespace standee {

/// The words that may complete the last word of a line: commands, answers and figures at the
/// beginning of the line, then figures and the further words of the command. Words that are not
/// names are in small letters. Each word is listed once, in alphabetical order.
std::vector<std::string> completions(const Session& session, const std::string& line);

/// The line with its last word completed as far as all these words agree; with a space after it if
/// there is only one word. The same line if they do not agree on more than is already there.
std::string completed(const std::string& line, const std::vector<std::string>& words);

}  // namespace standee
