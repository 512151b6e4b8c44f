# Writes OUTPUT, a source with the texts of the schemas in FOLDER by name:
#   cmake -DFOLDER=docs/schema -DOUTPUT=schemas.cpp -P EmbedSchemas.cmake
file(GLOB schemas ${FOLDER}/*.schema.json)
list(SORT schemas)
set(entries "")
foreach(schema IN LISTS schemas)
  get_filename_component(name ${schema} NAME)
  string(REPLACE ".schema.json" "" name ${name})
  file(READ ${schema} text)
  # A string literal has at most 64 KiB in some compilers; all schemas are smaller.
  string(APPEND entries "    {\"${name}\", R\"schema(${text})schema\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"files/schemas.hpp\"

namespace standee {

std::vector<Schema> schemas() {
    return {
${entries}    };
}

}  // namespace standee
")
