#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace standee {

/// What somebody at a table may do.
enum class TableRole : std::uint8_t { none, read, play };

/// The codes with which people join a table. A code has eight letters and digits that cannot be
/// mistaken for one another, 39 bits.
struct TableCodes {
    std::string play;
    std::string read;

    /// New ones, from the system's random numbers.
    static TableCodes drawn();
    /// Those of a file, or new ones, which are written to it for its owner alone. Throws InputError
    /// for a file that holds something else or cannot be written.
    static TableCodes kept_in(const std::string& file);

    /// What a code allows. It takes as long for a wrong code as for a right one.
    [[nodiscard]] TableRole role_of(std::string_view code) const;
};

/// Slows down whoever tries codes: so many wrong ones in a minute, from everybody together. From
/// addresses that had a right code before, codes are always looked at.
class WrongCodes {
public:
    using Clock = std::chrono::steady_clock;

    /// Whether a code from this address is looked at now.
    bool may_try(const std::string& address);
    void was_right(const std::string& address);
    void was_wrong();

private:
    static constexpr std::size_t most_in_a_minute = 20;
    static constexpr std::size_t most_addresses = 256;

    void forget_old();

    std::mutex mutex_;
    std::deque<Clock::time_point> wrong_;
    std::set<std::string> known_;
};

}  // namespace standee
