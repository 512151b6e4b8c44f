include(HostHeaders)
# Without a locale, which would bring half of the C++ library's input and output with it, and without
# the kinds of numbers that nobody formats.
target_compile_definitions(fmt::fmt INTERFACE FMT_STATIC_THOUSANDS_SEPARATOR=0
  FMT_USE_LONG_DOUBLE=0 FMT_USE_FLOAT=0)

add_compile_options(-fwasm-exceptions -ffunction-sections -fdata-sections -flto
  -mbulk-memory -mnontrapping-fptoint -isystem${PROJECT_SOURCE_DIR}/bindings/wasm/libcxx)
add_link_options(-fwasm-exceptions -flto -Wl,--lto-O2 -Wl,-mllvm,-wasm-enable-eh -Wl,-mllvm,-exception-model=wasm
  -O0)  # else clang runs wasm-opt after it links, which removes the names that the split needs
