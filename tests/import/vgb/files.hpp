#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "files/read_file.hpp"
#include "import/vgb/vgb.hpp"

namespace standee::vgb {

/// A file beside these tests.
inline Json own_file(const std::string& name) {
    return read_document(STANDEE_SOURCE_DIR "/tests/import/vgb/files/" + name);
}

/// A monster or a deck of the tests of the Gloomhaven Secretariat importer.
inline Json ghs_file(const std::string& name) {
    return read_document(STANDEE_SOURCE_DIR "/tests/import/ghs/files/" + name);
}

inline Options own_options() {
    Options options;
    options.tiles = own_file("tiles.json");
    return options;
}

inline Json cellar() { return own_file("flooded-cellar.json"); }

}  // namespace standee::vgb
