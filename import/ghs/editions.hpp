#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "files/reader.hpp"
#include "lib/edition_id.hpp"

namespace standee::ghs {

/// An edition of Gloomhaven Secretariat's data.
struct KnownEdition {
    std::string_view code;    ///< the name of its folder, and "edition" in its files
    EditionId rules;          ///< the edition whose rules it is played by
    std::string_view source;  ///< what says so
};

/// All that are known, the four games first.
std::span<const KnownEdition> known_editions();

/// Editions that are not known, each with those that its base.json says it extends.
using ExtendedEditions = std::map<std::string, std::vector<std::string>>;

/// Notes what a base.json says; any other file says nothing.
void note_extended(const Json& file, ExtendedEditions& extended);

/// The edition that a text names: one of this project, one of those known, or one that extends such
/// an edition. Throws InputError that lists the names.
EditionId read_edition_name(const Reader& name, const ExtendedEditions& extended);

}  // namespace standee::ghs
