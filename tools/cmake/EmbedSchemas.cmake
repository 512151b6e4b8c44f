# Writes OUTPUT, a source with the texts of the schemas in FOLDER by name:
#   cmake -DFOLDER=docs/schema -DOUTPUT=schemas.cpp -P EmbedSchemas.cmake
file(GLOB schemas ${FOLDER}/*.schema.json)
list(SORT schemas)
set(longest 60000)  # some compilers take no literal of more than 64 KiB
set(entries "")
set(joined "")
foreach(schema IN LISTS schemas)
  get_filename_component(name ${schema} NAME)
  string(REPLACE ".schema.json" "" name ${name})
  file(READ ${schema} text)
  string(LENGTH "${text}" length)
  if(length LESS longest)
    string(APPEND entries "    {\"${name}\", R\"schema(${text})schema\"},\n")
  else()
    string(MAKE_C_IDENTIFIER ${name} variable)
    set(parts "")
    set(from 0)
    while(from LESS length)
      string(SUBSTRING "${text}" ${from} ${longest} part)
      string(APPEND parts ".append(R\"schema(${part})schema\")")
      math(EXPR from "${from} + ${longest}")
    endwhile()
    string(APPEND joined "    static const std::string ${variable} = std::string{}${parts};\n")
    string(APPEND entries "    {\"${name}\", ${variable}},\n")
  endif()
endforeach()
file(WRITE ${OUTPUT} "#include <string>

#include \"files/schemas.hpp\"

namespace standee {

std::vector<Schema> schemas() {
${joined}    return {
${entries}    };
}

}  // namespace standee
")
