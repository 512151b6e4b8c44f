#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace standee {

/// The most work of one request. A unit is what the search of a path does in one hex, some ten
/// nanoseconds, so this is about a second. It is counted, not timed: the same request stops at
/// the same place on every machine.
inline constexpr std::uint64_t most_work = 60'000'000;
/// Loading a game, undo and redo may take the work of so many requests: they may play a whole
/// evening again.
inline constexpr std::uint64_t requests_of_a_replay = 5;

/// Counts the work that this thread does while the object lives, and stops what takes too much.
/// Limits nest: the work within an inner one also counts for the outer ones. A thread without a
/// limit is never stopped.
class WorkLimit {
public:
    /// `cancelled` is asked every few milliseconds whether the work has become pointless.
    /// `expected` is what the error past the limit asks for; it must outlive this object.
    explicit WorkLimit(std::uint64_t most = most_work, std::function<bool()> cancelled = {},
                       std::string_view expected = "a request that takes less work");
    ~WorkLimit();
    WorkLimit(const WorkLimit&) = delete;
    WorkLimit& operator=(const WorkLimit&) = delete;
    WorkLimit(WorkLimit&&) = delete;
    WorkLimit& operator=(WorkLimit&&) = delete;

    /// Throws InputError if the work is too much or has been cancelled.
    void take(std::uint64_t units);

    [[nodiscard]] std::uint64_t done() const { return done_; }

    /// The innermost limit of this thread; null for none.
    static WorkLimit* current();

private:
    void ask_whether_given_up();

    std::uint64_t most_;
    std::uint64_t done_ = 0;
    std::uint64_t ask_at_;
    std::function<bool()> cancelled_;
    std::string_view expected_;
    bool given_up_ = false;
    WorkLimit* outer_;
};

/// Counts `units` of work of this thread. Throws InputError past the limit.
inline void spend(std::uint64_t units) {
    if (WorkLimit* const limit = WorkLimit::current()) {
        limit->take(units);
    }
}

/// Counts work that is done already. Never throws: past the limit, the next spend() does.
void spend_done(std::uint64_t units);

}  // namespace standee
