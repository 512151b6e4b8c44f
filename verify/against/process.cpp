#include "verify/against/process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>

#include "lib/error.hpp"

namespace standee::against {
namespace {

constexpr std::size_t most_complaints = 4096;  ///< bytes of standard error that are kept
constexpr int grace_milliseconds = 1000;       ///< to exit by itself
constexpr char kill_now = 'k';

struct Pipe {
    int read_end = -1;
    int write_end = -1;
};

[[noreturn]] void cannot_start(std::string_view what) {
    throw InputError{{ErrorCode::unreadable,
                      "",
                      fmt::format("{}: error {}", what, errno),
                      "a process that can be started",
                      {}}};
}

/// The same file under a number beyond the standard streams; a command does not inherit it.
int lifted(int fd) {
    const int above = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (above < 0) {
        cannot_start("pipe");
    }
    close(fd);
    return above;
}

Pipe open_pipe() {
    std::array<int, 2> fds{};
    if (pipe(fds.data()) != 0) {
        cannot_start("pipe");
    }
    for (int& fd : fds) {  // above those that `become` replaces, which may be closed here
        fd = lifted(fd);
    }
    return {fds[0], fds[1]};
}

void pause_for(int milliseconds) {
    const timespec time{milliseconds / 1000, static_cast<long>(milliseconds % 1000) * 1'000'000L};
    nanosleep(&time, nullptr);
}

/// All pipes between this program, the guard and the command.
struct Pipes {
    Pipe input = open_pipe();
    Pipe output = open_pipe();
    Pipe errors = open_pipe();
    Pipe lifeline = open_pipe();  ///< a byte: kill; its end: the command should have ended
    Pipe outcome = open_pipe();   ///< how the command ended, from the guard
};

// What runs after fork() calls only what is safe there, and nothing that allocates.

[[noreturn]] void become(const char* command, const Pipes& pipes) {
    setpgid(0, 0);
    dup2(pipes.input.read_end, STDIN_FILENO);
    dup2(pipes.output.write_end, STDOUT_FILENO);
    dup2(pipes.errors.write_end, STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    _exit(127);
}

/// Waits this long for a child; 0: does not wait. Returns whether the child has ended.
bool await(pid_t child, int milliseconds, int& status) {
    constexpr int step = 5;
    for (int waited = 0;; waited += step) {
        if (waitpid(child, &status, WNOHANG) != 0) {
            return true;
        }
        if (waited >= milliseconds) {
            return false;
        }
        pause_for(step);
    }
}

/// Starts the command in a process group of its own, and makes sure that it ends.
[[noreturn]] void guard(const char* command, const Pipes& pipes) {
    setpgid(0, 0);  // out of reach of the terminal's signals
    std::signal(SIGPIPE, SIG_DFL);
    const pid_t child = fork();
    if (child == 0) {
        become(command, pipes);
    }
    if (child < 0) {
        _exit(1);
    }
    setpgid(child, child);
    for (const Pipe& pipe : {pipes.input, pipes.output, pipes.errors}) {
        close(pipe.read_end);
        close(pipe.write_end);
    }
    close(pipes.lifeline.write_end);
    close(pipes.outcome.read_end);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        close(stream);
    }
    char told = 0;
    while (read(pipes.lifeline.read_end, &told, 1) < 0 && errno == EINTR) {
    }
    std::array<int, 2> ended{0, 0};  // its status, and whether it was killed
    if (!await(child, told == kill_now ? 0 : grace_milliseconds, ended[0])) {
        ended[1] = 1;
        kill(-child, SIGKILL);
        waitpid(child, ended.data(), 0);
    }
    kill(-child, SIGKILL);  // everything that it has left running
    const ssize_t written = write(pipes.outcome.write_end, ended.data(), sizeof ended);
    _exit(written == sizeof ended ? 0 : 1);
}

void set_nonblocking(int fd) { fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

}  // namespace

std::string Ended::in_words() const {
    switch (how) {
        case How::exited: return fmt::format("ended with exit status {}", number);
        case How::signalled: return fmt::format("was ended by signal {}", number);
        case How::killed: break;
    }
    return "was killed";
}

Process::Process(const std::string& command) {
    const Pipes pipes;
    guard_ = fork();
    if (guard_ == 0) {
        guard(command.c_str(), pipes);
    }
    for (const int fd : {pipes.input.read_end, pipes.output.write_end, pipes.errors.write_end,
                         pipes.lifeline.read_end, pipes.outcome.write_end}) {
        close(fd);
    }
    fds_ = {pipes.input.write_end, pipes.output.read_end, pipes.errors.read_end,
            pipes.lifeline.write_end, pipes.outcome.read_end};
    if (guard_ < 0) {
        for (std::size_t end = 0; end < ends; ++end) {
            close_end(end);
        }
        cannot_start("fork");
    }
    for (const End end : {input, output, errors}) {
        set_nonblocking(fds_[end]);
    }
    old_handler_ = std::signal(SIGPIPE, SIG_IGN);
}

Process::~Process() {
    if (guard_ > 0) {
        stop(true);
    }
    std::signal(SIGPIPE, old_handler_);
}

void Process::close_end(std::size_t end) {
    if (fds_[end] >= 0) {
        close(fds_[end]);
        fds_[end] = -1;
    }
}

/// Returns whether that end stays open.
bool Process::take_from(End end, std::string& text) {
    std::array<char, 65536> buffer{};
    const ssize_t count = read(fds_[end], buffer.data(), buffer.size());
    if (count > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool Process::exchange(std::string& to_write, std::string& out, std::string& complaints,
                       int milliseconds) {
    std::array<pollfd, 3> waits{pollfd{to_write.empty() ? -1 : fds_[input], POLLOUT, 0},
                                pollfd{fds_[output], POLLIN, 0}, pollfd{fds_[errors], POLLIN, 0}};
    if (poll(waits.data(), waits.size(), milliseconds) <= 0) {
        return fds_[output] >= 0;
    }
    if (waits[errors].revents != 0) {
        if (!take_from(errors, complaints)) {
            close_end(errors);
        }
        complaints.erase(0, complaints.size() - std::min(complaints.size(), most_complaints));
    }
    if (waits[output].revents != 0 && !take_from(output, out)) {
        close_end(output);
    }
    if (waits[input].revents != 0) {
        const ssize_t count = write(fds_[input], to_write.data(), to_write.size());
        if (count > 0) {
            to_write.erase(0, static_cast<std::size_t>(count));
        } else if (count < 0 && errno != EAGAIN && errno != EINTR) {
            close_end(input);  // it reads no more, but its output is still read
        }
    }
    return fds_[output] >= 0;
}

Ended Process::finish() {
    close_end(input);
    std::string nothing, rest;
    for (int waited = 0; waited < grace_milliseconds && fds_[output] >= 0; waited += 10) {
        rest.clear();
        exchange(nothing, rest, rest, 10);
    }
    return stop(fds_[output] >= 0);
}

Ended Process::stop(bool at_once) {
    close_end(input);
    if (at_once && fds_[lifeline] >= 0) {
        const ssize_t told = write(fds_[lifeline], &kill_now, 1);
        static_cast<void>(told);  // if the guard is gone there is nothing to kill
    }
    close_end(lifeline);
    std::array<int, 2> status{0, 1};
    ssize_t count = 0;
    do {
        count = read(fds_[outcome], status.data(), sizeof status);
    } while (count < 0 && errno == EINTR);
    int ignored = 0;
    while (waitpid(guard_, &ignored, 0) < 0 && errno == EINTR) {
    }
    guard_ = -1;
    for (std::size_t end = 0; end < ends; ++end) {
        close_end(end);
    }
    if (count != sizeof status || status[1] != 0) {
        return {Ended::How::killed, 0};
    }
    return WIFEXITED(status[0]) ? Ended{Ended::How::exited, WEXITSTATUS(status[0])}
                                : Ended{Ended::How::signalled, WTERMSIG(status[0])};
}

}  // namespace standee::against
