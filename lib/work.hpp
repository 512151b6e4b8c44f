#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace standee {

/// The most work of one request. One unit is what a path search does in one hex, about ten
/// nanoseconds, so this is about a second. Work is counted and not timed, so the same request stops
/// at the same place on every machine.
inline constexpr std::uint64_t most_work = 60'000'000;
/// Loading a game, undo and redo may take the work of this many requests, because they may play a
/// whole evening again.
inline constexpr std::uint64_t requests_of_a_replay = 5;

/// Counts the work that this thread does while the object lives, and stops it beyond a limit.
/// Limits nest: work within an inner limit also counts for the outer ones. A thread without a limit
/// is never stopped.
class WorkLimit {
public:
    /// `cancelled` is called every few milliseconds and says whether nobody needs the result any
    /// more. `expected` is what the error beyond the limit names as expected; it must outlive this
    /// object.
    explicit WorkLimit(std::uint64_t most = most_work, std::function<bool()> cancelled = {},
                       std::string_view expected = "a request that takes less work");
    ~WorkLimit();
    WorkLimit(const WorkLimit&) = delete;
    WorkLimit& operator=(const WorkLimit&) = delete;
    WorkLimit(WorkLimit&&) = delete;
    WorkLimit& operator=(WorkLimit&&) = delete;

    /// Counts `units` of work. Throws InputError if the work exceeds the limit or has been
    /// cancelled.
    void take(std::uint64_t units);

    [[nodiscard]] std::uint64_t done() const { return done_; }

    /// The innermost limit of this thread; null if there is none.
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

/// Counts `units` of work of this thread. Throws InputError beyond the limit.
inline void spend(std::uint64_t units) {
    if (WorkLimit* const limit = WorkLimit::current()) {
        limit->take(units);
    }
}

/// Counts work that is already done. Never throws: beyond the limit, the next spend() throws.
void spend_done(std::uint64_t units);

}  // namespace standee
