#include "apps/server/guarded_server.hpp"

#include <arpa/inet.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <functional>
#include <new>
#include <string>
#include <string_view>
#include <utility>

namespace standee {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Waits until the socket is ready for `events`, or the time has come.
bool is_ready(socket_t socket, short events, Clock::time_point until) {
    pollfd one{socket, events, 0};
    while (true) {
        const auto left = std::chrono::duration_cast<milliseconds>(until - Clock::now()).count();
        const int ready = ::poll(&one, 1, static_cast<int>(std::clamp<long>(left, 0, 60'000)));
        if (ready > 0) {
            return true;
        }
        if ((ready < 0 && errno != EINTR) || Clock::now() >= until) {
            return false;
        }
    }
}

using AddressOf = int (*)(int, sockaddr*, socklen_t*);

/// One end of a connection; empty where the system does not know it.
struct Address {
    std::string ip;
    int port = 0;
};

Address address_by(AddressOf address_of, socket_t socket) {
    sockaddr_storage address{};
    socklen_t length = sizeof(address);
    std::array<char, NI_MAXHOST> host{};
    std::array<char, NI_MAXSERV> service{};
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    Address found;
    if (address_of(socket, generic, &length) == 0 &&
        ::getnameinfo(generic, length, host.data(), host.size(), service.data(), service.size(),
                      NI_NUMERICHOST | NI_NUMERICSERV) == 0) {
        found.ip = host.data();
        std::from_chars(service.data(), service.data() + std::strlen(service.data()), found.port);
    }
    return found;
}

/// A connection that reads no more of a request than its bounds allow. The library writes the head
/// of an answer before the body; the connection keeps the head, and sends both together.
class BoundedStream : public httplib::Stream {
public:
    BoundedStream(socket_t socket, const RequestBounds& bounds, OpenConnections& open,
                  std::function<void()> make_room)
        : socket_{socket},
          bounds_{bounds},
          client_{address_by(::getpeername, socket)},
          server_{address_by(::getsockname, socket)},
          make_room_{std::move(make_room)},
          among_others_{open, socket, client_.ip} {
        // The system would take megabytes that the client does not, and hide how slow it is.
        constexpr int most_unsent = 128 << 10;
        ::setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &most_unsent, sizeof most_unsent);
    }

    void begin_request() {
        began_ = Clock::now();
        in_head_ = true;
        line_is_empty_ = true;
        has_head_ = false;
        head_ = body_ = 0;
        too_large = closes = fails = false;
        until_ = began_ + bounds_.reading;
    }
    void end_request() { began_ = Clock::now(); }

    enum class News { none, request, end };

    /// What comes before `until`: the beginning of a request, the end of the connection, or
    /// nothing.
    [[nodiscard]] News next(Clock::time_point until) {
        if (next_ < end_) {
            return News::request;
        }
        if (!waits_for(POLLIN, until)) {
            return News::none;
        }
        const ssize_t there = receive();
        if (there > 0) {
            return News::request;
        }
        return there < 0 && is_passing(errno) ? News::none : News::end;
    }

    [[nodiscard]] bool client_is_gone() const {
        return is_ready(socket_, POLLRDHUP, {});  // whatever it has sent before
    }

    [[nodiscard]] bool is_readable() const override {
        return next_ < end_ || is_ready(socket_, POLLIN, until_);
    }
    /// Writing waits by itself where it must.
    [[nodiscard]] bool is_writable() const override { return true; }

    ssize_t read(char* to, std::size_t size) override {
        if (next_ == end_ && !fill()) {
            fails = true;
            return -1;
        }
        const std::size_t taken = std::min(size, end_ - next_);
        if (!count({buffer_.data() + next_, taken})) {
            too_large = fails = true;
            return -1;
        }
        std::copy_n(buffer_.data() + next_, taken, to);
        next_ += taken;
        return static_cast<ssize_t>(taken);
    }

    ssize_t write(const char* from, std::size_t size) override {
        constexpr std::size_t short_body = 64U << 10U;
        const bool is_head = !std::exchange(has_head_, true);
        if (!is_head && size > short_body) {
            return send() && send_all({from, size}) ? static_cast<ssize_t>(size) : -1;
        }
        unsent_.append(from, size);
        return is_head || send() ? static_cast<ssize_t>(size) : -1;
    }

    /// Sends what has been written. False if the client has gone or takes it too slowly.
    bool send() {
        const bool sent = send_all(unsent_);
        unsent_.clear();
        return sent;
    }

    void get_remote_ip_and_port(std::string& ip, int& port) const override {
        ip = client_.ip;
        port = client_.port;
    }
    void get_local_ip_and_port(std::string& ip, int& port) const override {
        ip = server_.ip;
        port = server_.port;
    }
    [[nodiscard]] socket_t socket() const override { return socket_; }

    [[nodiscard]] std::size_t bytes_of_body() const { return body_; }

    /// Lets the client read the answer: closing at once would throw away what it has not read yet
    /// if something of its request lies unread.
    void close_slowly() {
        constexpr std::size_t most = 1U << 20U;
        ::shutdown(socket_, SHUT_WR);
        const auto until = Clock::now() + milliseconds{500};
        for (std::size_t read = 0; read < most && is_ready(socket_, POLLIN, until);) {
            const ssize_t there = ::recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
            if (there <= 0) {
                break;
            }
            read += static_cast<std::size_t>(there);
        }
    }

    bool too_large = false;
    bool fails = false;   ///< the request has not been read to its end, and cannot be
    bool closes = false;  ///< once it has been answered

private:
    /// Whether a call that failed may succeed when it is repeated.
    static bool is_passing(int error) {
        return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
    }

    /// Waits until the socket is ready for `events`. Meanwhile other connections may need its
    /// place.
    [[nodiscard]] bool waits_for(short events, Clock::time_point until) {
        constexpr milliseconds between_questions{50};
        among_others_.waits_since(began_);
        bool ready = false;
        while (!ready && Clock::now() < until) {
            ready = is_ready(socket_, events, std::min(until, Clock::now() + between_questions));
            if (!ready) {
                make_room_();
            }
        }
        among_others_.waits_no_more();
        return ready;
    }

    [[nodiscard]] bool send_all(std::string_view bytes) {
        using std::chrono::microseconds;
        began_ = Clock::now();
        auto until = began_ + bounds_.writing;
        while (!bytes.empty()) {
            const ssize_t sent =
                ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent >= 0) {
                const auto taken = static_cast<std::size_t>(sent);
                bytes.remove_prefix(taken);
                until += microseconds{1'000'000 * taken / bounds_.slowest};
            } else if (!is_passing(errno) || !waits_for(POLLOUT, until)) {
                return false;
            }
        }
        return true;
    }

    /// Reads the bytes that have come into the buffer, without waiting. Returns what `recv` does.
    ssize_t receive() {
        const ssize_t there = ::recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
        next_ = 0;
        end_ = static_cast<std::size_t>(std::max<ssize_t>(there, 0));
        return there;
    }

    /// Waits for further bytes of a request. Sends first what it has kept: the client may wait for
    /// "100 Continue" before it goes on.
    bool fill() {
        if (!send()) {
            return false;
        }
        while (waits_for(POLLIN, until_)) {
            const ssize_t there = receive();
            if (there >= 0 || !is_passing(errno)) {
                return there > 0;
            }
        }
        return false;
    }

    /// False where the head or the body becomes too large. The head ends with an empty line.
    bool count(std::string_view bytes) {
        while (in_head_ && !bytes.empty()) {
            const char byte = bytes.front();
            bytes.remove_prefix(1);
            ++head_;
            if (byte == '\n') {
                in_head_ = !line_is_empty_ || head_ <= 2;  // empty lines may come before a request
                line_is_empty_ = true;
            } else if (byte != '\r') {
                line_is_empty_ = false;
            }
        }
        body_ += bytes.size();
        return head_ <= bounds_.head && body_ <= bounds_.body;
    }

    socket_t socket_;
    const RequestBounds& bounds_;
    std::array<char, 16384> buffer_{};
    std::size_t next_ = 0;
    std::size_t end_ = 0;
    bool in_head_ = true;
    bool line_is_empty_ = true;
    std::size_t head_ = 0;
    std::size_t body_ = 0;
    Clock::time_point began_ = Clock::now();  ///< what the client is waited for
    Clock::time_point until_;                 ///< the request has to be there
    bool has_head_ = false;                   ///< the library has written the head of the answer
    std::string unsent_;
    Address client_;
    Address server_;
    std::function<void()> make_room_;
    OpenConnection among_others_;
};

/// The connection of the request that this thread answers.
thread_local BoundedStream* connection = nullptr;

}  // namespace

void GuardedServer::close_after_answer() {
    if (connection != nullptr) {
        connection->closes = true;
    }
}

bool GuardedServer::is_too_large() { return connection != nullptr && connection->too_large; }

std::size_t GuardedServer::bytes_of_body() {
    return connection != nullptr ? connection->bytes_of_body() : 0;
}

bool GuardedServer::client_is_gone() {
    return connection != nullptr && connection->client_is_gone();
}

GuardedServer::GuardedServer(RequestBounds bounds, std::size_t most_connections) : bounds_{bounds} {
    new_task_queue = [this, most_connections] {
        pool_ = new ConnectionPool{most_connections};
        return pool_.load();
    };
}

bool GuardedServer::bind(const std::string& host, int port) {
    constexpr int most_waiting = 1024;
    return bind_to_port(host, port) && ::listen(svr_sock_, most_waiting) == 0;
}

void GuardedServer::make_room() {
    if (ConnectionPool* const pool = pool_) {
        open_.make_room(pool->waiting());
    }
}

bool GuardedServer::process_and_close_socket(socket_t socket) {
    bool well = false;
    try {
        well = serve(socket);
    } catch (const std::bad_alloc&) {  // this client has to go, not the server
        connection = nullptr;
    }
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
    return well;
}

bool GuardedServer::serve(socket_t socket) {
    BoundedStream stream{socket, bounds_, open_, [this] { make_room(); }};
    connection = &stream;
    bool well = true;
    bool closed = false;
    const auto without_ranges = [](httplib::Request& request) { request.ranges.clear(); };
    // The server is asked in between whether it stops.
    constexpr milliseconds between_questions{50};
    auto idle_until = Clock::now() + bounds_.idle;
    while (well && !closed && !stream.closes && !stream.fails && svr_sock_ != INVALID_SOCKET &&
           Clock::now() < idle_until) {
        const auto news = stream.next(std::min(idle_until, Clock::now() + between_questions));
        if (news == BoundedStream::News::end) {
            break;
        }
        if (news == BoundedStream::News::none) {
            continue;
        }
        stream.begin_request();
        well = process_request(stream, false, closed, without_ranges);
        well = stream.send() && well;
        stream.end_request();
        idle_until = Clock::now() + bounds_.idle;
    }
    connection = nullptr;
    if (stream.closes || stream.fails) {
        stream.close_slowly();
    }
    return well;
}

}  // namespace standee
