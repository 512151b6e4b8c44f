#include "apps/server/answer_within.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <memory>
#include <string_view>
#include <thread>

namespace standee {
namespace {

/// Methods that play on, and may therefore take long.
constexpr std::array<std::string_view, 5> long_methods{"play", "round", "rule", "threat", "check"};

std::atomic<unsigned> overdue{0};

/// An answer that is being computed. The last to need it, the thread or the one who waits, frees
/// it.
struct Work {
    std::promise<std::string> answer;
    std::atomic<bool> given_up{false};
};

}  // namespace

std::optional<std::string> answer_within(const std::string& method, const std::string& request,
                                         const api::CallLimits& limits,
                                         std::chrono::milliseconds limit) {
    if (std::ranges::find(long_methods, method) == long_methods.end()) {
        return api::call(method, request, limits);
    }
    if (overdue >= std::max(1U, std::thread::hardware_concurrency())) {
        return std::nullopt;
    }
    const auto work = std::make_shared<Work>();
    std::future<std::string> answer = work->answer.get_future();
    std::thread{[work, method, request, limits] {
        work->answer.set_value(api::call(method, request, limits));
        if (work->given_up.exchange(true)) {
            --overdue;
        }
    }}.detach();
    if (answer.wait_for(limit) == std::future_status::ready) {
        return answer.get();
    }
    ++overdue;
    if (work->given_up.exchange(true)) {  // it has finished in the meantime
        --overdue;
    }
    return std::nullopt;
}

bool is_work_overdue() { return overdue > 0; }

}  // namespace standee
