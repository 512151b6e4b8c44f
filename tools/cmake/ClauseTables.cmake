# Tables of what names which clause, which clause_tables.py generates from the sources.
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)

# Writes OUTPUT, a source with the table KIND of what is in FOLDERS, whenever a file in them with one
# of the ENDINGS has changed. It is compiled again only if the table has changed.
function(standee_clause_table output kind)
  cmake_parse_arguments(ARG "" "" "FOLDERS;ENDINGS" ${ARGN})
  set(globs)
  foreach(folder IN LISTS ARG_FOLDERS)
    foreach(ending IN LISTS ARG_ENDINGS)
      list(APPEND globs ${PROJECT_SOURCE_DIR}/${folder}/*.${ending})
    endforeach()
  endforeach()
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${globs})
  set(script ${PROJECT_SOURCE_DIR}/tools/cmake/clause_tables.py)
  add_custom_command(OUTPUT ${output}
    COMMAND Python3::Interpreter -B ${script} ${kind} ${output} ${ARG_FOLDERS}
    DEPENDS ${script} ${PROJECT_SOURCE_DIR}/lib/clauses/ids.hpp ${files}
    COMMENT "Listing clauses: ${kind}" VERBATIM)
endfunction()
