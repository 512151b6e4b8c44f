#include "verify/against/program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "lib/error.hpp"
#include "show/canvas/text.hpp"

namespace standee::against {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longest_line = std::size_t{16} << 20U;
constexpr std::size_t most_early_failures = 4;  ///< of a command that has not answered anything
constexpr int not_found = 126;                  ///< a shell's status from here on: no such command

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

}  // namespace

Program::Program(std::string command, double seconds)
    : command_{std::move(command)}, seconds_{seconds} {}

Program::~Program() {
    if (process_) {
        process_->finish();
    }
}

void Program::send(Asked asked) {
    if (!process_) {
        process_ = std::make_unique<Process>(command_);
    }
    to_write_ += request_line(next_id_, asked.body);
    waiting_.emplace(next_id_++, std::move(asked));
}

void Program::stop(bool at_once) {
    if (process_) {
        ended_ = process_->stop(at_once);
        process_.reset();
        ++restarts_;
    }
    to_write_.clear();
    heard_.clear();
    searched_ = 0;
}

/// Takes the lines that have arrived.
std::optional<Reply> Program::hear(const Take& take) {
    std::size_t from = 0;
    std::optional<Reply> wrong;
    for (std::size_t end = heard_.find('\n', searched_); end != std::string::npos && !wrong;
         from = end + 1, end = heard_.find('\n', from)) {
        const std::string_view line = std::string_view{heard_}.substr(from, end - from);
        HeardLine said = read_line(line);
        const auto asked = said.id ? waiting_.find(*said.id) : waiting_.end();
        if (asked == waiting_.end()) {
            wrong = said.id ? Malformed{fmt::format("no request with id {} waits", *said.id),
                                        std::string{line.substr(0, 400)}}
                            : std::move(said.reply);
            continue;
        }
        const std::size_t number = asked->second.number;
        waiting_.erase(asked);
        ++answers_;
        take(number, std::move(said.reply));
    }
    heard_.erase(0, from);
    searched_ = wrong ? 0 : heard_.size();
    if (!wrong && heard_.size() > longest_line) {
        wrong = Malformed{"a line has no end", heard_.substr(0, 400)};
    }
    return wrong;
}

std::string Program::taken_complaints() {
    std::string text = std::exchange(complaints_, {});
    text.erase(text.find_last_not_of(" \n\r\t") + 1);
    return text;
}

Reply Program::failure_of_process() {
    stop(false);
    return Failed{Failed::How::ended, ended_.in_words(), taken_complaints()};
}

std::optional<Reply> Program::serve(const Take& take) {
    const Clock::time_point began = Clock::now();
    constexpr int poll_milliseconds = 100;
    while (true) {
        const bool open = process_->exchange(to_write_, heard_, complaints_, poll_milliseconds);
        const std::size_t answered = answers_;
        if (auto wrong = hear(take)) {
            return wrong;
        }
        if (answers_ > answered) {
            return std::nullopt;
        }
        if (!open) {
            return failure_of_process();
        }
        if (seconds_since(began) > seconds_) {
            return Failed{Failed::How::silent, fmt::format("gave no answer for {:g} s", seconds_),
                          taken_complaints()};
        }
    }
}

/// A command that never answers does not exist or cannot be tested.
void Program::demand_life(const Reply& failure) {
    const auto* failed = std::get_if<Failed>(&failure);
    if (answers_ > 0 || failed == nullptr) {
        return;
    }
    ++failures_;
    const bool absent = failed->how == Failed::How::ended && ended_.how == Ended::How::exited &&
                        ended_.number >= not_found;
    if (absent || failures_ >= most_early_failures) {
        throw InputError{{ErrorCode::unreadable,
                          "",
                          fmt::format("the command {} {} before it answered anything{}{}", command_,
                                      failed->what, failed->complaints.empty() ? "" : ": ",
                                      printable(failed->complaints)),
                          "one answer for each request",
                          {}}};
    }
}

Reply Program::ask_alone(const Asked& asked) {
    std::optional<Reply> reply;
    send(asked);
    while (!reply) {
        auto wrong = serve([&](std::size_t, Reply said) { reply = std::move(said); });
        if (wrong) {
            stop(true);
            waiting_.clear();
            reply = std::move(wrong);
        }
    }
    return std::move(*reply);
}

void Program::find_culprit(Reply failure, const Take& take) {
    std::deque<Asked> suspects;
    for (auto& [id, asked] : waiting_) {
        suspects.push_back(std::move(asked));
    }
    waiting_.clear();
    stop(true);
    demand_life(failure);
    if (suspects.size() == 1) {
        take(suspects.front().number, std::move(failure));
        return;
    }
    bool found = false;
    while (!suspects.empty() && !found && !gives_up()) {
        Reply reply = ask_alone(suspects.front());
        const auto* malformed = std::get_if<Malformed>(&reply);
        found = malformed != nullptr || std::holds_alternative<Failed>(reply);
        demand_life(reply);
        take(suspects.front().number, std::move(reply));
        suspects.pop_front();
    }
    if (!found) {  // earlier requests caused it
        unrepeated_.push_back(std::move(failure));
    }
    std::ranges::move(suspects, std::back_inserter(again_));
}

void Program::ask_all(const std::function<std::optional<std::string>()>& next, const Take& take) {
    std::size_t number = 0;
    bool more = true;
    while (true) {
        while (waiting_.size() < window && (more || !again_.empty())) {
            if (!again_.empty()) {
                send(std::move(again_.front()));
                again_.pop_front();
            } else if (auto body = next()) {
                send({number++, std::move(*body)});
            } else {
                more = false;
            }
        }
        if (waiting_.empty()) {
            return;
        }
        if (auto wrong = serve(take)) {
            find_culprit(std::move(*wrong), take);
        }
        if (gives_up()) {
            again_.clear();
            return;
        }
    }
}

Reply Program::ask(const std::string& body) { return ask_alone({0, body}); }

}  // namespace standee::against
