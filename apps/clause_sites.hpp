#pragma once

#include <span>
#include <string_view>

namespace standee {

/// A name as clauses have them, and a source of the engine in which it stands.
struct ClauseSite {
    std::string_view id;
    std::string_view source;
};

/// Which sources of the engine name what, in order of the sources; made when the project is built.
/// Not every name is that of a clause.
std::span<const ClauseSite> clause_sites();

}  // namespace standee
