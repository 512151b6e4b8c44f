# What all targets of the project are compiled with: warnings, which are errors for whoever develops
# it, and includes that start at its root.
add_library(standee_options INTERFACE)
target_include_directories(standee_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(standee_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wnon-virtual-dtor
  # In a unit, a local variable may have the name of another source's constant.
  $<$<NOT:$<BOOL:${STANDEE_UNITY}>>:-Wshadow>
  $<$<BOOL:${STANDEE_WARNINGS_AS_ERRORS}>:-Werror>
  # A designated initialiser leaves the other members at their defaults on purpose.
  -Wno-missing-field-initializers
  # g++ 12 takes "text" + std::string for overlapping memory (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # A unit takes up to 1.6 GB. Collecting garbage before would cost g++ a tenth of its time.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${STANDEE_UNITY}>>:--param=ggc-min-heapsize=2097152>
  # The stable_sort of libstdc++ 12 calls what its own C++17 deprecates.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

# Compiles the sources of a target as few translation units: the headers are parsed and their
# templates instantiated once for all sources of a unit. A unit has up to 48 sources of one folder at
# the project's root; a folder below it that has 14 or more is compiled apart.
function(standee_unity target)
  if(NOT STANDEE_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(SORT sources)
  set(folders)
  foreach(source ${sources})
    standee_unit_folder(${source} folder)
    list(APPEND folders ${folder})
    list(APPEND sources_of_${folder} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  list(SORT folders ORDER DESCENDING)  # children before their parents
  set(units)
  foreach(folder ${folders})
    string(REGEX REPLACE "/.*" "" root ${folder})
    list(LENGTH sources_of_${folder} count)
    if(count LESS 14 AND NOT folder STREQUAL root)
      list(APPEND sources_of_${root} ${sources_of_${folder}})
    else()
      standee_units(${target}_units/${folder} more_units ${sources_of_${folder}})
      list(APPEND units ${more_units})
      list(REMOVE_ITEM sources ${sources_of_${folder}})
    endif()
  endforeach()
  if(sources)  # of roots that have no source of their own
    standee_units(${target}_units/rest more_units ${sources})
    list(APPEND units ${more_units})
  endif()
  set_target_properties(${target} PROPERTIES SOURCES "${units}")
endfunction()

# The folder of a source below the project's root; a patched source belongs to that of its original.
function(standee_unit_folder source result)
  file(RELATIVE_PATH source ${PROJECT_SOURCE_DIR} ${source})
  get_filename_component(folder ${source} DIRECTORY)
  string(REGEX REPLACE ".*/patched/(.)" "\\1" folder "${folder}")
  set(${result} ${folder} PARENT_SCOPE)
endfunction()

# Writes NAME_0.cpp, NAME_1.cpp ..., which include the sources in equal parts, and sets `result` to
# their paths. They name sources from the project's root, as every include does, so that a compiler
# cache serves all clones; CMake's own unity builds name absolute paths.
function(standee_units name result)
  list(LENGTH ARGN count)
  math(EXPR last_unit "(${count} + 47) / 48 - 1")
  set(units)
  foreach(number RANGE ${last_unit})
    math(EXPR first "${number} * ${count} / (${last_unit} + 1)")
    math(EXPR size "(${number} + 1) * ${count} / (${last_unit} + 1) - ${first}")
    list(SUBLIST ARGN ${first} ${size} sources)
    set(unit ${CMAKE_CURRENT_BINARY_DIR}/${name}_${number}.cpp)
    set(content "")
    set(generated)
    foreach(source ${sources})
      get_source_file_property(is_generated ${source} GENERATED)
      if(is_generated)
        list(APPEND generated ${source})
      endif()
      file(RELATIVE_PATH source ${PROJECT_SOURCE_DIR} ${source})
      string(APPEND content "#include \"${source}\"\n")
    endforeach()
    file(GENERATE OUTPUT ${unit} CONTENT "${content}")
    if(generated)  # units are compiled after the sources they include have been written
      set_source_files_properties(${unit} PROPERTIES OBJECT_DEPENDS "${generated}")
    endif()
    list(APPEND units ${unit})
  endforeach()
  set(${result} ${units} PARENT_SCOPE)
endfunction()

# Code that runs once for each file or command: in a release, optimizing it further costs more time
# than it saves.
function(standee_cold target)
  if(NOT STANDEE_WASM)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:$<IF:$<CXX_COMPILER_ID:GNU>,-Og,-O1>>)
  endif()
endfunction()

# In WebAssembly, code that only lets exceptions pass is compiled without landing pads, which would be
# a quarter of the module: an error then leaks the memory of the frames that it leaves, and the host
# starts a new module when memory has grown. Sources that catch are compiled as usual, and apart.
function(standee_wasm_exceptions target)
  get_target_property(sources ${target} SOURCES)
  set(catching)
  foreach(source ${sources})
    file(STRINGS ${source} catches REGEX "catch \\(" LIMIT_COUNT 1)
    if(catches)
      list(APPEND catching ${source})
    endif()
  endforeach()
  if(catching)
    list(REMOVE_ITEM sources ${catching})
    set_target_properties(${target} PROPERTIES SOURCES "${sources}")
    add_library(${target}_catching OBJECT ${catching})
    target_link_libraries(${target}_catching PRIVATE standee_options
      $<TARGET_PROPERTY:${target},LINK_LIBRARIES>)
    target_compile_definitions(${target}_catching PRIVATE
      $<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>)
    standee_unity(${target}_catching)
    target_sources(${target} INTERFACE $<TARGET_OBJECTS:${target}_catching>)
  endif()
  target_compile_options(${target} PRIVATE -fignore-exceptions)
endfunction()

# A folder and all sources below it as the library standee_FOLDER. COLD says that all of it is cold,
# COLD_FOLDERS that these folders in it are.
function(standee_library folder)
  cmake_parse_arguments(ARG "COLD" "" "LINK;COLD_FOLDERS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  if(STANDEE_WASM)  # there are no files to read
    list(FILTER sources EXCLUDE REGEX "/read_file\\.cpp$")
  endif()
  set(cold_sources)
  foreach(cold_folder IN LISTS ARG_COLD_FOLDERS)
    set(found ${sources})
    list(FILTER found INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/${folder}/${cold_folder}/")
    list(APPEND cold_sources ${found})
  endforeach()
  list(REMOVE_ITEM sources ${cold_sources})
  add_library(standee_${folder} STATIC ${sources})
  target_link_libraries(standee_${folder} PUBLIC standee_options ${ARG_LINK})
  if(STANDEE_WASM)
    standee_wasm_exceptions(standee_${folder})
  endif()
  standee_unity(standee_${folder})
  if(ARG_COLD)
    standee_cold(standee_${folder})
  elseif(cold_sources)
    add_library(standee_${folder}_cold OBJECT ${cold_sources})
    target_link_libraries(standee_${folder}_cold PRIVATE standee_options ${ARG_LINK})
    standee_unity(standee_${folder}_cold)
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
  standee_unity(${name})
  standee_cold(${name})
endfunction()
