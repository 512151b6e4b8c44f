# Lists which sources name which clauses, as "id" or [id], as a C++ table.
# usage: cmake -DROOT=... -DSOURCES="a.cpp;b.cpp" -DOUTPUT=... -P ClauseSites.cmake
set(rows "")
foreach(source IN LISTS SOURCES)
  file(RELATIVE_PATH name ${ROOT} ${source})
  file(READ ${source} text)
  # Brackets and semicolons mean something in CMake's lists.
  string(REGEX REPLACE "[][;]" "\"" text "${text}")
  string(REPLACE ", " "\", \"" text "${text}")
  string(REGEX MATCHALL "\"[a-z]+\\.[a-z0-9-]+\"" ids "${text}")
  list(REMOVE_DUPLICATES ids)
  foreach(id IN LISTS ids)
    string(APPEND rows "    {${id}, \"${name}\"},\n")
  endforeach()
endforeach()
file(WRITE ${OUTPUT} "// Written by tools/cmake/ClauseSites.cmake.
#include \"apps/clause_sites.hpp\"

namespace standee {
namespace {

constexpr ClauseSite sites[] = {
${rows}};

}  // namespace

std::span<const ClauseSite> clause_sites() { return sites; }

}  // namespace standee
")
