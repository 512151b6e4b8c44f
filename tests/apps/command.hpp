#pragma once

#include <string>
#include <vector>

namespace standee {

/// What a run of the command left behind.
struct Ran {
    int status = -1;  ///< exit status; 128 + n where signal n ended it
    std::string out;
    std::string err;
};

/// Runs the standee command as a user would, with `input` on standard input.
Ran run_standee(const std::vector<std::string>& arguments, const std::string& input = {});

}  // namespace standee
