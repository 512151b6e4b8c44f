// One arena: when a thread starts where addresses are limited, jemalloc ends the program if it
// cannot make another. jemalloc reads this name as the program starts (jemalloc(3), TUNING).
extern "C" {
[[gnu::visibility("default")]] extern const char* malloc_conf;
const char* malloc_conf = "narenas:1";
}
