#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "apps/server/serve.hpp"
#include "tests/fuzz/target.hpp"

// `standee serve`: the bytes of a connection. Whatever comes, what the server sends are answers of
// HTTP, and it closes the connection.

namespace standee::fuzz {
namespace {

sockaddr_in address_of(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// Makes a call of the system, again if the clock of the fuzzer interrupts it.
template <class Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR) {
        result = call();
    }
    return result;
}

/// A connection to the server; it ends with this.
class Connection {
public:
    explicit Connection(int port) : socket_{socket(AF_INET, SOCK_STREAM, 0)} {
        const sockaddr_in address = address_of(port);
        const timeval limit{20, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
        const int result = uninterrupted([&] {
            return connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        });
        connected_ = result == 0 || errno == EISCONN;  // made while interrupted
    }
    ~Connection() { close(socket_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] bool connected() const { return connected_; }

    /// Everything that the server sends after all of `bytes`, or after as much as it takes.
    std::string ask(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = uninterrupted(
                [&] { return send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); });
            if (sent <= 0) {
                break;
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        // The server stops working for a client that closes its side: wait for the answer first.
        constexpr int milliseconds = 5;
        pollfd readable{.fd = socket_, .events = POLLIN, .revents = 0};
        poll(&readable, 1, milliseconds);
        shutdown(socket_, SHUT_WR);
        std::string answer;
        std::array<char, 65536> part{};
        ssize_t got = 0;
        while ((got = uninterrupted([&] { return recv(socket_, part.data(), part.size(), 0); })) >
               0) {
            answer.append(part.data(), static_cast<std::size_t>(got));
        }
        if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            fail("the server closes the connection", answer);
        }
        return answer;
    }

private:
    int socket_;
    bool connected_ = false;
};

/// A port of this machine that nobody uses.
int free_port() {
    const int probe = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = address_of(0);
    socklen_t size = sizeof address;
    if (bind(probe, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        fail("there is a free port", std::strerror(errno));
    }
    close(probe);
    return ntohs(address.sin_port);
}

/// The port of a server that this process runs.
int port_of_server() {
    static const int port = [] {
        ServeArguments arguments;
        arguments.port = free_port();
        arguments.max_body = 1U << 16U;
        arguments.max_hexes = cheap.hexes;
        arguments.timeout = 5;
        arguments.quiet = true;
        std::thread{[arguments] { serve_http(arguments); }}.detach();
        for (int tries = 0; tries < 100 && !Connection{arguments.port}.connected(); ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
        }
        return arguments.port;
    }();
    return port;
}

}  // namespace

bool examine(std::string_view input) {
    Connection connection{port_of_server()};
    if (!connection.connected()) {
        fail("the server takes connections", std::strerror(errno));
    }
    const std::string answer = connection.ask(input);
    if (!answer.empty() && !answer.starts_with("HTTP/1.")) {
        fail("what the server sends is HTTP", answer);
    }
    return true;
}

}  // namespace standee::fuzz
