#include "apps/server/table_turns.hpp"

#include <chrono>

namespace standee {

TableTurns::Wait TableTurns::begin(TableRole role, const std::function<bool()>& given_up) {
    std::unique_lock lock{mutex_};
    const bool plays = role == TableRole::play;
    if (!plays && readers_ >= most_readers_ && !is_free_for(role)) {
        return Wait::too_many;
    }
    std::size_t& waiting = plays ? players_ : readers_;
    ++waiting;
    const Wait waited = wait(lock, role, given_up);
    --waiting;
    if (waited == Wait::over) {
        taken_ = true;
    } else {
        change_.notify_all();  // others may have waited for this one
    }
    return waited;
}

TableTurns::Wait TableTurns::wait(std::unique_lock<std::mutex>& lock, TableRole role,
                                  const std::function<bool()>& given_up) {
    constexpr std::chrono::milliseconds between_questions{50};
    do {
        if (given_up()) {
            return Wait::given_up;
        }
    } while (!change_.wait_for(lock, between_questions, [&] { return is_free_for(role); }));
    return Wait::over;
}

void TableTurns::end() {
    {
        const std::scoped_lock lock{mutex_};
        taken_ = false;
    }
    change_.notify_all();
}

bool TableTurns::player_waits() {
    const std::scoped_lock lock{mutex_};
    return players_ > 0;
}

bool TableTurns::is_free_for(TableRole role) const {
    return !taken_ && (role == TableRole::play || players_ == 0);
}

}  // namespace standee
