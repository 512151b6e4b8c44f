#pragma once

#include <string>

namespace standee {

/// From now on, if the engine crashes, standard error names the case that the thread made last and
/// the command that repeats it: `command`, which ends in "--case", and the number. The process then
/// dies of the signal.
void report_crashes(std::string command);

}  // namespace standee
