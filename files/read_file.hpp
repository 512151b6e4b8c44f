#pragma once

#include <string>

#include "files/fixture_json.hpp"
#include "lib/scene.hpp"

// The only functions of the libraries that open files; all others take texts or documents. The path
// "-" is standard input. Each function throws InputError if the file cannot be read.

namespace standee {

/// The whole text of a file, at most `max_document_bytes`.
std::string read_text(const std::string& path);

/// The JSON document in a file, as a tree that can be changed.
Json read_document(const std::string& path);

/// The fixture or the bare scene in a file. A fixture with several editions is read in the one that
/// is appended to the path, as `in_each_edition` writes it: "trap.json:frosthaven".
Fixture read_fixture_file(const std::string& path);

/// The scene in a file.
Scene read_scene_file(const std::string& path);

}  // namespace standee
