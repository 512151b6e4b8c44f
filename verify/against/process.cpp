#include "verify/against/process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/group.hpp>
#include <boost/process/io.hpp>
#include <boost/process/pipe.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>

#include "lib/error.hpp"

namespace standee::against {
namespace {

namespace bp = boost::process;
using Clock = std::chrono::steady_clock;

constexpr std::size_t most_complaints = 4096;     ///< bytes of standard error that are kept
constexpr std::chrono::milliseconds grace{1000};  ///< for the command to exit by itself

/// The script of the guard: when its standard input ends, it kills the process group $1.
constexpr const char* guard_script = "read -r line; kill -KILL -\"$1\"";

/// Opens the standard streams that this program was started without, so that no pipe gets their
/// numbers.
void open_standard_streams() {
    int fd = 0;
    while ((fd = open("/dev/null", O_RDWR | O_CLOEXEC)) <= STDERR_FILENO && fd >= 0) {
    }
    close(fd);
}

/// A pipe of which a command inherits only the end that becomes one of its standard streams.
bp::pipe open_pipe() {
    bp::pipe pipe;
    for (const int fd : {pipe.native_source(), pipe.native_sink()}) {
        fcntl(fd, F_SETFD, FD_CLOEXEC);
    }
    return pipe;
}

/// Whether the end of a pipe stays open after a call with this result.
bool stays_open(ssize_t count) {
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

/// Returns whether more may follow.
bool read_some(const bp::pipe& pipe, std::string& text) {
    std::array<char, 65536> buffer{};
    const ssize_t count = read(pipe.native_source(), buffer.data(), buffer.size());
    if (count > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return stays_open(count);
}

/// Returns whether the command still reads.
bool write_some(const bp::pipe& pipe, std::string& text) {
    const ssize_t count = write(pipe.native_sink(), text.data(), text.size());
    if (count > 0) {
        text.erase(0, static_cast<std::size_t>(count));
    }
    return stays_open(count);
}

}  // namespace

std::string Ended::in_words() const {
    switch (how) {
        case How::exited: return fmt::format("ended with exit status {}", number);
        case How::signalled: return fmt::format("was ended by signal {}", number);
        case How::killed: break;
    }
    return "was killed";
}

/// The command, its guard, and the pipes between them and this program.
struct Process::Running {
    explicit Running(const std::string& command);

    bp::pipe input = open_pipe();
    bp::pipe output = open_pipe();
    bp::pipe errors = open_pipe();
    bp::pipe lifeline = open_pipe();  ///< ends with this program
    bp::group group;
    bp::group guard_group;  ///< of its own: the terminal's signals do not reach the guard
    bp::child child;
    bp::child guard;
    void (*old_handler)(int) = nullptr;
};

Process::Running::Running(const std::string& command)
    : child{"/bin/sh",
            bp::args({"-c", command}),
            (bp::std_in < input),
            (bp::std_out > output),
            (bp::std_err > errors),
            group},
      guard{"/bin/sh",
            bp::args({"-c", guard_script, "guard", std::to_string(group.native_handle())}),
            (bp::std_in < lifeline),
            (bp::std_out > bp::null),
            (bp::std_err > bp::null),
            guard_group} {
    for (const int fd : {input.native_sink(), output.native_source(), errors.native_source()}) {
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    }
    old_handler = std::signal(SIGPIPE, SIG_IGN);  // which the command must not inherit
}

Process::Process(const std::string& command) {
    open_standard_streams();
    try {
        running_ = std::make_unique<Running>(command);
    } catch (const bp::process_error& error) {
        throw InputError{
            {ErrorCode::unreadable, "", error.what(), "a process that can be started", {}}};
    }
}

Process::~Process() {
    stop(true);
    std::signal(SIGPIPE, running_->old_handler);
}

bool Process::exchange(std::string& to_write, std::string& out, std::string& complaints,
                       int milliseconds) {
    auto& [input, output, errors, lifeline, group, guard_group, child, guard, old] = *running_;
    std::array<pollfd, 3> waits{pollfd{to_write.empty() ? -1 : input.native_sink(), POLLOUT, 0},
                                pollfd{output.native_source(), POLLIN, 0},
                                pollfd{errors.native_source(), POLLIN, 0}};
    if (poll(waits.data(), waits.size(), milliseconds) <= 0) {
        return output.is_open();
    }
    if (waits[2].revents != 0 && !read_some(errors, complaints)) {
        errors.close();
    }
    complaints.erase(0, complaints.size() - std::min(complaints.size(), most_complaints));
    if (waits[1].revents != 0 && !read_some(output, out)) {
        output.close();
    }
    if (waits[0].revents != 0 && !write_some(input, to_write)) {
        input.close();  // it reads no more, but its output is still read
    }
    return output.is_open();
}

Ended Process::finish() {
    running_->input.close();
    std::string nothing, rest;
    bool open = true;
    for (const auto end = Clock::now() + grace; open && Clock::now() < end; rest.clear()) {
        open = exchange(nothing, rest, rest, 10);
    }
    return stop(open);
}

Ended Process::stop(bool at_once) {
    bp::child& child = running_->child;
    running_->input.close();
    std::error_code ended;  // ignored: what has ended need not be killed
    for (const auto end = Clock::now() + grace;
         !at_once && child.running(ended) && Clock::now() < end;) {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    const bool killed = child.running(ended);
    if (running_->group.valid()) {
        running_->group.terminate(ended);  // and everything that the command has left running
    }
    child.wait(ended);
    running_->guard.terminate(ended);
    running_->guard.wait(ended);
    const int status = child.native_exit_code();
    return killed              ? Ended{Ended::How::killed, 0}
           : WIFEXITED(status) ? Ended{Ended::How::exited, WEXITSTATUS(status)}
                               : Ended{Ended::How::signalled, WTERMSIG(status)};
}

}  // namespace standee::against
