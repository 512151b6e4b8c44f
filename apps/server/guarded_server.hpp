#pragma once

#include <httplib.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>

#include "apps/server/connection_pool.hpp"
#include "apps/server/open_connections.hpp"

namespace standee {

/// Bounds of a request, from its first byte to its last.
struct RequestBounds {
    std::size_t head = 32U << 10U;     ///< bytes of the request line and the headers
    std::size_t body = 1U << 20U;      ///< bytes of the body, of whatever form
    std::chrono::seconds reading{10};  ///< for the whole request, however slowly it comes
    std::chrono::seconds writing{10};  ///< for an answer, and further time as its bytes are taken
    std::size_t slowest = 32U << 10U;  ///< bytes a second that a client has to take then
    std::chrono::seconds idle{5};      ///< between two requests of a connection
};

/// A server of the library that bounds whole requests. The library bounds neither the headers nor a
/// body in chunks, and its time limit begins again with every byte that comes.
class GuardedServer : public httplib::Server {
public:
    GuardedServer(RequestBounds bounds, std::size_t most_connections);

    /// Takes an address. Many may connect at the same moment: the library's queue is of 5.
    bool bind(const std::string& host, int port);

    /// Ends the connection of the request that this thread answers, after the answer: something of
    /// the request has not been read.
    static void close_after_answer();
    /// Whether the request that this thread answers is larger than allowed.
    static bool is_too_large();
    /// How many bytes of its body have been read.
    static std::size_t bytes_of_body();
    /// Whether the client of the request that this thread answers has gone. False outside requests.
    static bool client_is_gone();

private:
    bool process_and_close_socket(socket_t socket) override;
    bool serve(socket_t socket);
    void make_room();

    RequestBounds bounds_;
    OpenConnections open_;
    /// The library's, for as long as there are connections.
    std::atomic<ConnectionPool*> pool_{nullptr};
};

}  // namespace standee
