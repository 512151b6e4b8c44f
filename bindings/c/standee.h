#ifndef STANDEE_H
#define STANDEE_H

/* Plays the monsters in Gloomhaven, Jaws of the Lion, Frosthaven and Gloomhaven 2nd edition.
 *
 * Text in, text out: docs/library.md describes the methods, requests and answers.
 * Any number of threads may call these functions at the same time. */

#include <stddef.h>

/* On Windows, define STANDEE_STATIC_LIBRARY if you link the static library; the CMake package does.
 */
#if !defined(_WIN32)
#define STANDEE_API __attribute__((visibility("default")))
#elif defined(STANDEE_STATIC_LIBRARY)
#define STANDEE_API
#elif defined(STANDEE_BUILDS_LIBRARY)
#define STANDEE_API __declspec(dllexport)
#else
#define STANDEE_API __declspec(dllimport)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Answers the request of `length` bytes with the method of that name: "turn", "play", "round" ...
 * `method` ends with a zero byte; NULL is a method that does not exist. `request` may be NULL if
 * `length` is 0.
 * The answer is UTF-8 text that ends with a newline and a zero byte: lines of JSON, or
 * {"error":{...}} if the request cannot be answered. Free it with standee_free. Returns NULL only
 * if memory has run out. */
STANDEE_API char* standee_call(const char* method, const char* request, size_t length);

/* Has the calls of this thread ask `stop(data)` every few milliseconds of work whether nobody waits for the
 * answer any more. If it returns another number than 0, the call answers at once with an error of the code
 * "timed-out". `stop` must not call this library. NULL: nobody is asked, as before the first call. */
STANDEE_API void standee_on_progress(int (*stop)(void* data), void* data);

/* The code of the error that an answer begins with, such as "unknown-field" or "refused"
 * (docs/stability.md lists all codes); NULL if the answer does not begin with an error. NULL is
 * allowed. Valid for as long as the library is loaded. */
STANDEE_API const char* standee_error_code(const char* answer);

/* Games that go on (docs/session.md): each of these holds any number of them, by their ids. */
typedef struct standee_session standee_session;

/* Opens an empty set of games. Returns NULL only if memory has run out. */
STANDEE_API standee_session* standee_session_open(void);

/* Answers a request about one of the games, as standee_call does: "session.new",
 * "session.command", "session.undo", "session.redo", "session.state", "session.history",
 * "session.why", "session.reach", "session.save", "session.load", "session.close". Any number of
 * threads may call it at the same time. */
STANDEE_API char* standee_session_call(standee_session* session, const char* method,
                                       const char* request, size_t length);

/* Ends all of its games. NULL is allowed. No other thread may use it any more. */
STANDEE_API void standee_session_close(standee_session* session);

/* Frees an answer. NULL is allowed. */
STANDEE_API void standee_free(char* answer);

/* The version of the library, such as "0.1.0". Valid for as long as the library is loaded. */
STANDEE_API const char* standee_version(void);

#ifdef __cplusplus
}
#endif

#endif
