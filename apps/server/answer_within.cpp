#include "apps/server/answer_within.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <future>
#include <memory>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

namespace standee {
namespace {

/// Methods without a document, whose work does not grow with the request.
constexpr std::array<std::string_view, 3> short_methods{"rules", "clauses", "version"};

std::atomic<unsigned> overdue{0};

/// An answer that is being computed. The last to need it, the thread or the one who waits, frees
/// it.
struct Work {
    std::promise<std::string> answer;
    std::atomic<bool> given_up{false};
};

void do_work(Work& work, const std::string& method, const std::string& request,
             const api::CallLimits& limits) {
    try {
        work.answer.set_value(api::call(method, request, limits));
    } catch (...) {  // what `call` cannot tell: memory has run out
        work.answer.set_exception(std::current_exception());
    }
    if (work.given_up.exchange(true)) {
        --overdue;
    }
}

}  // namespace

std::variant<std::string, NoAnswer> answer_within(const std::string& method,
                                                  const std::string& request,
                                                  const api::CallLimits& limits,
                                                  std::chrono::milliseconds limit) {
    const bool is_short = std::ranges::find(short_methods, method) != short_methods.end();
    if (is_short || !api::has_method(method)) {
        return api::call(method, request, limits);
    }
    if (overdue >= std::max(1U, std::thread::hardware_concurrency())) {
        return NoAnswer::busy;
    }
    const auto work = std::make_shared<Work>();
    std::future<std::string> answer = work->answer.get_future();
    try {
        std::thread{[work, method, request, limits] {
            do_work(*work, method, request, limits);
        }}.detach();
    } catch (const std::system_error&) {  // there are as many threads as there can be
        return NoAnswer::busy;
    }
    if (answer.wait_for(limit) == std::future_status::ready) {
        return answer.get();
    }
    ++overdue;
    if (work->given_up.exchange(true)) {  // it has finished in the meantime
        --overdue;
    }
    return NoAnswer::too_slow;
}

bool is_work_overdue() { return overdue > 0; }

}  // namespace standee
