#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/commands.hpp"

namespace standee {

/// The files that paths name, in order. A file or "-" stands for itself; a folder stands for every
/// *.json file in it and its folders, by name. Any other path is reported on standard error as bad
/// input.
std::vector<std::string> files_under(const std::vector<std::string>& paths, Run& run);

/// Does something with a file. An error in its content becomes one line on standard error,
/// "file: pointer: found ..., expected ...", and the status becomes bad input. Returns whether
/// there was no error.
bool with_file(const std::string& file, Run& run, const std::function<void()>& work);

/// Prints what a file's reader left out or assumed as a line on standard error.
void print_note(const std::string& file, const std::string& note);

}  // namespace standee
