#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "verify/against/process.hpp"
#include "verify/against/protocol.hpp"

namespace standee::against {

/// The command under test. It answers requests, and is started again if it crashes, hangs or writes
/// something that cannot be understood.
class Program {
public:
    /// The number of requests that wait for their answers at the same time.
    static constexpr std::size_t window = 64;
    static constexpr std::size_t most_restarts = 12;

    /// `seconds`: how long it may be silent while requests wait.
    Program(std::string command, double seconds);
    /// Closes its standard input, and waits a second for it to exit.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Asks the requests from `next` until it gives none. Passes each reply to `take`, in the order
    /// of arrival, with the number of its request, counted from 0. A failure is attributed to the
    /// request that causes it when asked alone. Throws InputError if the command exits before it
    /// has answered anything.
    void ask_all(const std::function<std::optional<std::string>()>& next,
                 const std::function<void(std::size_t, Reply)>& take);

    /// Asks one request.
    Reply ask(const std::string& body);

    [[nodiscard]] const std::string& command() const { return command_; }
    /// How often it was started again.
    [[nodiscard]] std::size_t restarts() const { return restarts_; }
    /// Whether it was started again so often that `ask_all` asks nothing more.
    [[nodiscard]] bool gives_up() const { return restarts_ >= most_restarts; }
    /// Counts restarts anew: a part of the questions is over.
    void forgive() { restarts_ = 0; }
    /// Failures that no request caused when asked alone.
    [[nodiscard]] const std::vector<Reply>& unrepeated() const { return unrepeated_; }

private:
    struct Asked {
        std::size_t number = 0;
        std::string body;
    };
    using Take = std::function<void(std::size_t, Reply)>;

    void send(Asked asked);
    /// Reads and writes until an answer arrives. Returns the failure, if there is one.
    std::optional<Reply> serve(const Take& take);
    std::optional<Reply> hear(const Take& take);
    /// Asks the waiting requests one by one until one fails alone. The others are asked again
    /// later.
    void find_culprit(Reply failure, const Take& take);
    Reply ask_alone(const Asked& asked);
    [[nodiscard]] Reply failure_of_process();
    void stop(bool at_once);
    void demand_life(const Reply& failure);
    [[nodiscard]] std::string taken_complaints();

    std::string command_;
    double seconds_;
    std::unique_ptr<Process> process_;
    Ended ended_;
    std::uint64_t next_id_ = 1;
    std::map<std::uint64_t, Asked> waiting_;
    std::deque<Asked> again_;
    std::vector<Reply> unrepeated_;
    std::string to_write_, heard_, complaints_;
    std::size_t searched_ = 0;  ///< bytes of `heard_` without the end of a line
    std::size_t restarts_ = 0;
    std::size_t answers_ = 0, failures_ = 0;
};

}  // namespace standee::against
