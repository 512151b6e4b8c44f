# The header-only libraries of the host, for a cross-compiler that must not see the host's
# /usr/include: a folder of links to their headers alone.
set(host_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${host_headers})
foreach(library boost range meta concepts std nlohmann rapidjson fmt)
  file(CREATE_LINK /usr/include/${library} ${host_headers}/${library} SYMBOLIC)
endforeach()

foreach(library Boost::headers range-v3::range-v3 nlohmann_json::nlohmann_json fmt::fmt)
  add_library(${library} INTERFACE IMPORTED)
  target_include_directories(${library} SYSTEM INTERFACE ${host_headers})
endforeach()
set(RAPIDJSON_HEADERS ${host_headers})
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
