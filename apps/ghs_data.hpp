#pragma once

#include <string>
#include <vector>

#include "apps/commands.hpp"
#include "files/document.hpp"

namespace standee {

/// Reads files, one document from each. Returns whether there was no error.
bool read_all_of(const std::vector<std::string>& files, Run& run, std::vector<Json>& documents);

/// Reads the stat files and decks in data folders of Gloomhaven Secretariat, and their English
/// labels. Returns whether there was no error.
bool read_ghs_data(const std::vector<std::string>& folders, Run& run, std::vector<Json>& files,
                   std::vector<Json>& labels);

}  // namespace standee
