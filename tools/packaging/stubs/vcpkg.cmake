# Runs the vcpkg port with plain CMake in place of vcpkg's functions, and Debian's libraries in place of
# its dependencies.
# usage: cmake -DLINKAGE=static|dynamic -DWORK=DIR -P tools/packaging/stubs/vcpkg.cmake
set(VCPKG_LIBRARY_LINKAGE ${LINKAGE})
set(CURRENT_PACKAGES_DIR ${WORK}/packages)
set(PORT standee)

function(run)
  execute_process(COMMAND ${ARGN} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_find_acquire_program name)
  find_program(${name} python3 REQUIRED)
endfunction()
function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" SOURCE_PATH OPTIONS)
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "vcpkg_cmake_configure does not know ${ARG_UNPARSED_ARGUMENTS}")
  endif()
  run(${CMAKE_COMMAND} -S ${ARG_SOURCE_PATH} -B ${WORK} -G Ninja -DCMAKE_BUILD_TYPE=Release
    -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR} $ENV{STANDEE_CMAKE_OPTIONS}
    ${ARG_OPTIONS})
endfunction()
function(vcpkg_cmake_install)
  run(${CMAKE_COMMAND} --build ${WORK} --target install)
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" CONFIG_PATH "")
  if(NOT EXISTS ${CURRENT_PACKAGES_DIR}/${ARG_CONFIG_PATH}/standee-config.cmake)
    message(FATAL_ERROR "no CMake package in ${ARG_CONFIG_PATH}")
  endif()
endfunction()
function(vcpkg_fixup_pkgconfig)
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "" FILE_LIST)
  file(INSTALL ${ARG_FILE_LIST} DESTINATION ${CURRENT_PACKAGES_DIR}/share/${PORT})
endfunction()

include(${CMAKE_CURRENT_LIST_DIR}/../vcpkg/standee/portfile.cmake)
