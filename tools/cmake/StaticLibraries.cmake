# What the command without shared libraries links: Debian has cpp-httplib and fmt as shared libraries
# alone, so STANDEE_STATIC names a folder with their sources (tools/packaging/get-static-sources).
# cpp-httplib is compiled as Debian does, but without TLS, which the server does not use.
add_library(standee_fmt STATIC ${STANDEE_STATIC}/fmtlib/src/format.cc)
add_library(fmt::fmt INTERFACE IMPORTED)
target_link_libraries(fmt::fmt INTERFACE standee_fmt)
target_compile_definitions(fmt::fmt INTERFACE FMT_SHARED)  # the objects are those of other builds

add_library(PkgConfig::httplib INTERFACE IMPORTED)
target_include_directories(PkgConfig::httplib SYSTEM INTERFACE ${STANDEE_STATIC}/cpp-httplib)
target_compile_definitions(PkgConfig::httplib INTERFACE
  CPPHTTPLIB_USE_POLL CPPHTTPLIB_ZLIB_SUPPORT CPPHTTPLIB_BROTLI_SUPPORT)
foreach(archive brotlienc brotlidec brotlicommon z)
  find_library(${archive}_archive NAMES lib${archive}.a REQUIRED)
  target_link_libraries(PkgConfig::httplib INTERFACE ${${archive}_archive})
endforeach()

add_library(PkgConfig::jemalloc INTERFACE IMPORTED)
find_library(jemalloc_archive NAMES libjemalloc_pic.a REQUIRED)
target_link_libraries(PkgConfig::jemalloc INTERFACE ${jemalloc_archive})
