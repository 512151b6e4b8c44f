#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lib/clause.hpp"

namespace standee::verify {

/// A function of the executable rulebook, with the comment above it.
struct RulebookFunction {
    std::string_view file;  ///< below the project's root: "rulebook/focus.cpp"
    std::uint32_t line = 0;
    std::string_view name;
    std::string_view text;
};

/// A clause that a function names.
struct RulebookLink {
    Clause clause;
    std::size_t function = 0;  ///< its place in `rulebook_functions`
    bool heads = false;        ///< the comment above the function names it, not only the body
};

/// All functions that name a clause, by file and line. The build generates this table and the next:
/// tools/cmake/clause_tables.py.
std::span<const RulebookFunction> rulebook_functions();

/// All links, in the order of clauses.
std::span<const RulebookLink> rulebook_links();

/// Those of `links` for one clause: the functions that it heads before those whose body names it.
std::vector<RulebookLink> links_of(Clause clause, std::span<const RulebookLink> links);

/// "rulebook/focus.cpp:21"
std::string place_of(const RulebookFunction& function);

}  // namespace standee::verify
