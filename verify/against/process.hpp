#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace standee::against {

/// How a child process ended.
struct Ended {
    enum class How : std::uint8_t { exited, signalled, killed };
    How how = How::exited;
    int number = 0;  ///< the exit status, or the signal

    /// "ended with exit status 3", "was ended by signal 11", "was killed".
    [[nodiscard]] std::string in_words() const;
};

/// A command that runs beside this program: /bin/sh -c COMMAND. Its standard input, output and
/// error are connected to this program. When this object is destroyed or this program dies for any
/// reason, the command and everything that it has started end too: a guard process waits for the
/// end of this program. While such an object exists, SIGPIPE is ignored. All POSIX code is in
/// process.cpp.
class Process {
public:
    /// Throws InputError if no process can be started.
    explicit Process(const std::string& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Waits until something can be read or written, or for this many milliseconds. Removes from
    /// the front of `to_write` what the command accepts. Appends its output to `out`, and the end
    /// of its standard error to `complaints`. Returns false once the command has closed its
    /// standard output and all of it has been read.
    bool exchange(std::string& to_write, std::string& out, std::string& complaints,
                  int milliseconds);

    /// Closes its standard input, gives it a second to exit by itself, and then kills it.
    Ended finish();
    /// Waits a moment for a command that has closed its output, or kills it at once.
    Ended stop(bool at_once);

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace standee::against
