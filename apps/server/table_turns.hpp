#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>

#include "apps/server/table_codes.hpp"

namespace standee {

/// Who asks the game at a table: one at a time, and those who play before those who look on.
class TableTurns {
public:
    enum class Wait : std::uint8_t { over, given_up, too_many };

    /// So many of those who look on may wait.
    explicit TableTurns(std::size_t most_readers) : most_readers_{most_readers} {}

    /// Waits until it is the caller's turn, or `given_up()`, which is asked again and again. A turn
    /// ends with end().
    Wait begin(TableRole role, const std::function<bool()>& given_up);
    void end();

    /// Whether somebody who plays waits for their turn.
    bool player_waits();

private:
    [[nodiscard]] bool is_free_for(TableRole role) const;
    Wait wait(std::unique_lock<std::mutex>& lock, TableRole role,
              const std::function<bool()>& given_up);

    std::size_t most_readers_;
    std::mutex mutex_;
    std::condition_variable change_;
    bool taken_ = false;
    std::size_t players_ = 0;  ///< who wait
    std::size_t readers_ = 0;
};

}  // namespace standee
