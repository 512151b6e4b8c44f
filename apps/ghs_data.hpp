#pragma once

#include <map>
#include <string>
#include <utility>
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

/// "ID=REST" in two parts.
std::pair<std::string, std::string> named_part(const std::string& text, const char* expected);

/// "3,-1" as a hex of a document.
Json written_hex(const std::string& text, const char* expected);

/// Reads "ID=Q,R": hexes by ids. Returns whether there was no error.
bool read_places(const std::vector<std::string>& texts, Run& run,
                 std::map<std::string, Json>& places);

}  // namespace standee
