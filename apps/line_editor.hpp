#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace standee {

/// The words that may stand where the last word of a line has been begun.
using Completer = std::function<std::vector<std::string>(const std::string&)>;

/// Reads a line from the terminal on standard input, and writes to standard output: Tab completes,
/// the arrows up and down bring earlier lines, Ctrl-U forgets the line. None after Ctrl-C, Ctrl-D
/// and at the end of the input. The line is added to `earlier`.
std::optional<std::string> read_line(const std::string& question, const Completer& complete,
                                     std::vector<std::string>& earlier);

}  // namespace standee
