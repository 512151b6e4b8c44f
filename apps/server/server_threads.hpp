#pragma once

#include <functional>
#include <thread>

namespace standee {

/// Starts a thread of the server. Throws std::system_error where the system starts none, and where
/// a limit of address space (`ulimit -v`) would leave less to the requests than 64 MB and half a MB
/// for each thread.
std::thread start_server_thread(std::function<void()> work);

}  // namespace standee
