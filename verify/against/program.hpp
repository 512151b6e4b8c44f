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

/// The command under test: answers requests, and is started again where it crashes, hangs or says
/// what cannot be understood.
class Program {
public:
    /// Requests that wait for their answers at the same time.
    static constexpr std::size_t window = 64;
    static constexpr std::size_t most_restarts = 12;

    /// `seconds`: how long it may say nothing while requests wait.
    Program(std::string command, double seconds);
    /// Closes its standard input, and waits a second for it to end.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Asks what `next` gives until it gives nothing, and hands each reply to `take` with the
    /// number of its request, counted from 0, in the order in which they come. A failure is laid on
    /// the request that shows it when asked alone. Throws InputError where the command ends before
    /// it has answered anything.
    void ask_all(const std::function<std::optional<std::string>()>& next,
                 const std::function<void(std::size_t, Reply)>& take);

    /// Asks one thing.
    Reply ask(const std::string& body);

    [[nodiscard]] const std::string& command() const { return command_; }
    /// How often it had to be started again.
    [[nodiscard]] std::size_t restarts() const { return restarts_; }
    /// Whether that was so often that nothing more is asked by `ask_all`.
    [[nodiscard]] bool gives_up() const { return restarts_ >= most_restarts; }
    /// Failures that no request showed when asked alone.
    [[nodiscard]] const std::vector<Reply>& unrepeated() const { return unrepeated_; }

private:
    struct Asked {
        std::size_t number = 0;
        std::string body;
    };
    using Take = std::function<void(std::size_t, Reply)>;

    void send(Asked asked);
    /// Reads and writes until something is answered; what is wrong, if anything is.
    std::optional<Reply> serve(const Take& take);
    std::optional<Reply> hear(const Take& take);
    /// Asks those that wait one by one until one fails alone; the others are asked again later.
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
    std::size_t restarts_ = 0;
    std::size_t answers_ = 0, failures_ = 0;
};

}  // namespace standee::against
