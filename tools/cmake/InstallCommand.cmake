# Installs the command with its manual page, completions, pages and examples. The command itself
# writes the manual page and the completions, so they are written whenever it is linked.
include(GNUInstallDirs)

set(texts ${PROJECT_BINARY_DIR}/texts)
add_custom_command(TARGET standee POST_BUILD
  COMMAND ${CMAKE_COMMAND} -E make_directory ${texts}
  COMMAND sh -c "$<TARGET_FILE:standee> help --man | gzip -9n >${texts}/standee.1.gz"
  COMMAND sh -c "$<TARGET_FILE:standee> completion bash >${texts}/standee"
  COMMAND sh -c "$<TARGET_FILE:standee> completion zsh >${texts}/_standee"
  COMMAND sh -c "$<TARGET_FILE:standee> completion fish >${texts}/standee.fish"
  VERBATIM)

install(TARGETS standee COMPONENT command)
install(FILES ${texts}/standee.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
install(FILES ${texts}/standee
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT command)
set(zsh_folder site-functions)
if(STANDEE_PACKAGES)  # where zsh of Debian looks in /usr/share
  set(zsh_folder vendor-completions)
endif()
install(FILES ${texts}/_standee
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${zsh_folder} COMPONENT command)
install(FILES ${texts}/standee.fish
  DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT command)

# The pages keep their places relative to README.md, so that its links hold.
set(pages ${CMAKE_INSTALL_DOCDIR})
install(FILES README.md CHANGELOG.md DESTINATION ${pages} COMPONENT command)
file(GLOB doc_pages ${PROJECT_SOURCE_DIR}/docs/*.md)
install(FILES ${doc_pages} DESTINATION ${pages}/docs COMPONENT command)
install(DIRECTORY docs/schema DESTINATION ${pages}/docs COMPONENT command)
install(DIRECTORY examples DESTINATION ${pages} COMPONENT command PATTERN .gitignore EXCLUDE)
install(FILES fixtures/turns/demo.json fixtures/turns/demo-detour.json
  DESTINATION ${pages}/fixtures/turns COMPONENT command)
install(DIRECTORY fixtures/monsters DESTINATION ${pages}/fixtures COMPONENT command)
