#pragma once

#include <map>
#include <string>

namespace standee::verify {

/// Texts by the names of their files: "table.txt", "findings/NAME.json".
using ResultFiles = std::map<std::string, std::string>;

/// Throws InputError unless `write_files` could write a result to this folder: it does not exist
/// yet, is empty, or has a list of what an earlier result wrote there.
void demand_result_folder(const std::string& folder);

/// Writes the files to a folder, which is created if it does not exist, and `written.txt`, the list
/// of their names. Of what was there before, only the files of that list are replaced or removed.
/// Throws InputError where the folder cannot be written, where a file that is not listed would be
/// lost, and where a name is a symbolic link.
void write_files(const ResultFiles& files, const std::string& folder);

}  // namespace standee::verify
