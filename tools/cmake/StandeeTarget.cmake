# Warnings are errors in every target of the project, and includes start at its root.
add_library(standee_options INTERFACE)
target_include_directories(standee_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(standee_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Werror
  # A designated initialiser leaves the other members at their defaults on purpose.
  -Wno-missing-field-initializers
  # g++ 12 takes "text" + std::string for overlapping memory (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # The stable_sort of libstdc++ 12 calls what its own C++17 deprecates.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

# Compiles the sources of each folder as one translation unit, up to `batch` at a time: the headers
# are parsed and their templates instantiated once for all of them.
function(standee_unity target batch)
  if(NOT STANDEE_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  set(folders)
  foreach(source ${sources})
    get_filename_component(folder ${source} DIRECTORY)
    string(MAKE_C_IDENTIFIER ${folder} name)
    list(APPEND folders ${name})
    list(APPEND sources_of_${name} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder ${folders})
    set(number 0)
    foreach(source ${sources_of_${folder}})
      math(EXPR part "${number} / ${batch}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${part})
      math(EXPR number "${number} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# Code that runs once for each file or command: in a release, optimizing it further costs more time
# than it saves.
function(standee_cold target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# A folder and all sources below it as the library standee_FOLDER. COLD says that all of it is cold,
# COLD_FOLDERS that these folders in it are.
function(standee_library folder)
  cmake_parse_arguments(ARG "COLD" "" "LINK;COLD_FOLDERS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  set(cold_sources)
  foreach(cold_folder IN LISTS ARG_COLD_FOLDERS)
    set(found ${sources})
    list(FILTER found INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/${folder}/${cold_folder}/")
    list(APPEND cold_sources ${found})
  endforeach()
  list(REMOVE_ITEM sources ${cold_sources})
  add_library(standee_${folder} STATIC ${sources})
  target_link_libraries(standee_${folder} PUBLIC standee_options ${ARG_LINK})
  standee_unity(standee_${folder} 12)
  if(ARG_COLD)
    standee_cold(standee_${folder})
  elseif(cold_sources)
    add_library(standee_${folder}_cold OBJECT ${cold_sources})
    target_link_libraries(standee_${folder}_cold PRIVATE standee_options ${ARG_LINK})
    standee_unity(standee_${folder}_cold 12)
    standee_cold(standee_${folder}_cold)
    target_sources(standee_${folder} PRIVATE $<TARGET_OBJECTS:standee_${folder}_cold>)
  endif()
endfunction()

# A folder and all sources below it as one program.
function(standee_executable name)
  cmake_parse_arguments(ARG "" "FOLDER" "LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${ARG_FOLDER}/*.cpp)
  add_executable(${name} ${sources})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  standee_unity(${name} 12)
  standee_cold(${name})
endfunction()
