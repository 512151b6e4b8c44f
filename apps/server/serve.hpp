#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "apps/terminal.hpp"

namespace standee {

struct ServeArguments {
    std::string host = "127.0.0.1";
    int port = 8080;
    bool stdio = false;
    std::string web;                   ///< a folder of static files; empty: none
    std::string table;                 ///< the file of a game that several play; empty: no table
    std::size_t max_clients = 16;      ///< who listen at the table at the same time
    std::string allow_origin;          ///< the origin whose pages may call; empty: none
    std::string allow_host;            ///< a further name of the server; empty: none
    std::size_t max_body = 1U << 20U;  ///< bytes of a request
    std::size_t max_hexes = 10'000;    ///< of a map
    int timeout = 10;                  ///< seconds for reading, for writing and for an answer
    std::size_t max_connections = 1'000;
    bool quiet = false;  ///< only failures are logged
};

/// Answers HTTP until SIGTERM or SIGINT. Throws std::runtime_error if it cannot listen.
void serve_http(const ServeArguments& arguments);

/// Answers JSON-RPC 2.0 on standard input and output, one message per line, until the input ends.
void serve_stdio(const ServeArguments& arguments);

}  // namespace standee
