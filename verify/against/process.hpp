#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace standee::against {

/// How a child process ended.
struct Ended {
    enum class How : std::uint8_t { exited, signalled, killed };
    How how = How::exited;
    int number = 0;  ///< the exit status, or the signal

    /// "ended with exit status 3", "was ended by signal 11", "was killed".
    [[nodiscard]] std::string in_words() const;
};

/// A command that runs beside this program: /bin/sh -c COMMAND, with its standard input, output and
/// error connected to it. It is gone, with everything that it has started, when this object is or
/// when this program dies, whatever it dies of: a guard process watches both and waits for the
/// child, so that none is left over. While there is such an object SIGPIPE is ignored. All that
/// asks for POSIX is in process.cpp.
class Process {
public:
    /// Throws InputError where no process can be started.
    explicit Process(const std::string& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Waits until something can be read or written, or for so many milliseconds. Takes from the
    /// front of `to_write` what the command accepts; appends what it wrote to `out`, and the end of
    /// what it wrote on standard error to `complaints`. False once the command has closed its
    /// standard output and all of it has been read.
    bool exchange(std::string& to_write, std::string& out, std::string& complaints,
                  int milliseconds);

    /// Closes its standard input and gives it a second to end by itself; else kills it.
    Ended finish();
    /// Waits a moment for a command that has closed its output, or kills it at once.
    Ended stop(bool at_once);

private:
    /// The ends of the pipes that this program holds.
    enum End : std::size_t { input, output, errors, lifeline, outcome, ends };

    void close_end(std::size_t end);
    bool take_from(End end, std::string& text);

    std::array<int, ends> fds_{-1, -1, -1, -1, -1};
    int guard_ = -1;
    void (*old_handler_)(int) = nullptr;
};

}  // namespace standee::against
