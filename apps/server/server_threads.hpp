#pragma once

#include <functional>
#include <thread>

namespace standee {

/// Starts a thread of the server. Throws std::system_error where the system starts none, and where
/// a limit of address space (`ulimit -v`) would leave less to the requests than 64 MB and half a MB
/// for each thread. Under glibc the thread has a stack of 1 MB, not 8: a server has up to a
/// thousand threads, and the rules need less than 128 KB.
std::thread start_server_thread(std::function<void()> work);

}  // namespace standee
