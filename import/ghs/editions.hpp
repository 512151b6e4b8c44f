#pragma once

#include <map>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/edition_id.hpp"

namespace standee::ghs {

/// Editions that are not known, each with those that its base.json says it extends.
using ExtendedEditions = std::map<std::string, std::vector<std::string>>;

/// Notes what a base.json says; any other file says nothing.
void note_extended(const Json& file, ExtendedEditions& extended);

/// The edition that a text names: by its code in Secretariat's data, by its name in this project,
/// or one that extends such an edition. Throws InputError that lists the codes.
EditionId read_edition_name(const Reader& name, const ExtendedEditions& extended);

}  // namespace standee::ghs
