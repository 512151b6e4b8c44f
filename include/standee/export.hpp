#pragma once

// STANDEE_EXPORT marks what the library gives to programs. On Windows the CMake package defines
// STANDEE_STATIC_LIBRARY for programs that link the static library; the library itself defines
// STANDEE_BUILDS_LIBRARY.
#if !defined(_WIN32)
#define STANDEE_EXPORT __attribute__((visibility("default")))
#elif defined(STANDEE_STATIC_LIBRARY)
#define STANDEE_EXPORT
#elif defined(STANDEE_BUILDS_LIBRARY)
#define STANDEE_EXPORT __declspec(dllexport)
#else
#define STANDEE_EXPORT __declspec(dllimport)
#endif
