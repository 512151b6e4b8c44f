#include <cstdlib>

// The exception runtime calls these functions instead of using its emergency pool. They matter
// only if memory has run out.

extern "C" {
void* __aligned_malloc_with_fallback(std::size_t bytes) { return std::malloc(bytes); }
void __aligned_free_with_fallback(void* memory) { std::free(memory); }
void* __calloc_with_fallback(std::size_t count, std::size_t bytes) {
    return std::calloc(count, bytes);
}
void __free_with_fallback(void* memory) { std::free(memory); }
}
