#pragma once

#if defined(_WIN32)
#define STANDEE_EXPORT
#else
#define STANDEE_EXPORT __attribute__((visibility("default")))
#endif
