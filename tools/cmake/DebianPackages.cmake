# The Debian packages that `make package` makes with CPack, one for each installed component:
# standee (command), libstandee0 (library), libstandee-dev (development) and python3-standee (python).
set(debian ${PROJECT_SOURCE_DIR}/tools/packaging/debian)
set(soname_package libstandee${PROJECT_VERSION_MAJOR})
set(debian_revision 1)
set(debian_version ${PROJECT_VERSION}-${debian_revision})

# The changelog is written by hand; its newest entry must be this version.
file(STRINGS ${debian}/changelog changelog_top LIMIT_COUNT 1)
if(NOT changelog_top MATCHES "^standee \\(${debian_version}\\) ")
  message(FATAL_ERROR "tools/packaging/debian/changelog does not begin with ${debian_version}")
endif()
set(packaging ${PROJECT_BINARY_DIR}/packaging)
file(MAKE_DIRECTORY ${packaging})
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${debian}/changelog)
execute_process(COMMAND gzip -9nc ${debian}/changelog
  OUTPUT_FILE ${packaging}/changelog.Debian.gz COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  OUTPUT_FILE ${packaging}/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${packaging}/shlibs
  "libstandee ${PROJECT_VERSION_MAJOR} ${soname_package} (>= ${PROJECT_VERSION})\n")

# Gives a component its package: the name, the section, and what every Debian package has.
function(standee_package component package section)
  string(TOUPPER ${component} COMPONENT)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME ${package} PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_FILE_NAME DEB-DEFAULT PARENT_SCOPE)
  list(JOIN ARGN "\n" description)
  set(CPACK_DEBIAN_${COMPONENT}_DESCRIPTION ${description} PARENT_SCOPE)
  install(FILES ${debian}/copyright ${packaging}/changelog.Debian.gz ${packaging}/changelog.gz
    DESTINATION share/doc/${package} COMPONENT ${component})
endfunction()

set(about
  "Standee works out whom a monster of Gloomhaven, Jaws of the Lion, Frosthaven"
  "or Gloomhaven 2nd edition focuses on, where it moves, whom it attacks and what"
  "happens next. It names the rule and the page that decide each step.")
standee_package(command standee utils
  "rules engine for monsters in Gloomhaven-family games" ${about}
  "" "This package has the command, its manual page, completions and examples.")
standee_package(library ${soname_package} libs
  "rules engine for monsters in Gloomhaven-family games (shared library)" ${about}
  "" "This package has the shared library, which reads and answers JSON.")
standee_package(development libstandee-dev libdevel
  "rules engine for monsters in Gloomhaven-family games (development files)" ${about}
  "" "This package has the headers for C and C++, the static library, and the files"
  "for CMake and pkg-config.")
standee_package(python python3-standee python
  "rules engine for monsters in Gloomhaven-family games (Python 3 module)" ${about}
  "" "This package has the Python module.")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME standee)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL command library development python)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Standee authors <standee@example.org>")
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_DEBIAN_PACKAGE_RELEASE ${debian_revision})
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_COMMAND_PACKAGE_SHLIBDEPS ON)

set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_MULTIARCH same)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${packaging}/shlibs ${debian}/triggers)

# The CMake package asks for fmt, which the static library uses.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${soname_package} (= ${debian_version}), libfmt-dev")

set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
  "python3:any (>= 3.9), ${soname_package} (>= ${debian_version})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${debian}/postinst ${debian}/prerm)

include(CPack)
