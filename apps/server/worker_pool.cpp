#include "apps/server/worker_pool.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <future>
#include <mutex>
#include <random>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "api/sessions.hpp"
#include "apps/server/server_threads.hpp"

namespace standee {
namespace {

/// Methods without a document, whose work does not grow with the request.
constexpr std::array<std::string_view, 3> short_methods{"rules", "clauses", "version"};

/// Most turns in documents up to this size take less than waking a thread does, and the limit of
/// work stops the others.
constexpr std::size_t small_turn = 4'096;

/// Whether an answer is likely to come soon. `whyNot` tries changes of the board, and `without` is
/// answered by the executable rulebook, which plans in the plainest way.
bool is_short(std::string_view method, std::string_view request) {
    return std::ranges::find(short_methods, method) != short_methods.end() ||
           (method == "turn" && request.size() <= small_turn &&
            request.find("whyNot") == std::string_view::npos &&
            request.find("without") == std::string_view::npos);
}

class ThreadLock : public api::Lock {
public:
    void lock() override { mutex_.lock(); }
    void unlock() override { mutex_.unlock(); }

private:
    std::mutex mutex_;
};

}  // namespace

/// A request, and its answer when it has one.
struct WorkerPool::Work {
    std::string method;
    std::string request;
    api::CallLimits limits;
    std::promise<std::string> answer;
    std::atomic<bool> given_up{false};  ///< or finished: whoever comes second finds it set
};

/// A thread without work, on a stack of such threads. It takes no memory to become idle.
struct WorkerPool::IdleWorker {
    std::shared_ptr<Work> work;  ///< that it has been given
    std::condition_variable has_work;
    IdleWorker* below = nullptr;
};

struct WorkerPool::Shared {
    /// Games of all connections. Their ids cannot be guessed.
    api::Sessions games{{}, salt(), [] { return std::make_unique<ThreadLock>(); }};
    std::mutex mutex;
    IdleWorker* idle = nullptr;  ///< the one that has slept least
    bool closed = false;
    std::atomic<unsigned> overdue{0};

    /// What a thread does until the pool is closed.
    void work_on(std::shared_ptr<Work> work) {
        IdleWorker self;
        while (work) {
            std::string answer;
            std::exception_ptr problem;
            try {
                answer = answer_to(*work);
            } catch (...) {  // `call` cannot report this: memory has run out
                problem = std::current_exception();
            }
            // Idle before it answers: whoever has the answer may have the next request.
            become_idle(self);
            if (problem) {
                work->answer.set_exception(problem);
            } else {
                work->answer.set_value(std::move(answer));
            }
            if (work->given_up.exchange(true)) {
                --overdue;
            }
            work = next_work(self);
        }
    }

    /// Hands the work to an idle thread, or starts one. False if no thread can be started.
    static bool begin(const std::shared_ptr<Shared>& shared, const std::shared_ptr<Work>& work) {
        {
            const std::scoped_lock lock{shared->mutex};
            if (IdleWorker* const worker = shared->idle) {
                shared->idle = worker->below;
                worker->work = work;
                worker->has_work.notify_one();
                return true;
            }
        }
        try {
            start_server_thread([shared, work] { shared->work_on(work); }).detach();
        } catch (const std::system_error&) {  // there are as many threads as there can be
            return false;
        }
        return true;
    }

private:
    std::string answer_to(const Work& work) {
        if (!api::Sessions::has_method(work.method)) {
            return api::call(work.method, work.request, work.limits);
        }
        return games.call(work.method, work.request, work.limits);
    }

    static std::uint64_t salt() {
        std::random_device device;
        return (std::uint64_t{device()} << 32U | device()) | 1U;
    }

    void become_idle(IdleWorker& self) {
        const std::scoped_lock lock{mutex};
        self.below = std::exchange(idle, &self);
    }

    std::shared_ptr<Work> next_work(IdleWorker& self) {
        std::unique_lock lock{mutex};
        self.has_work.wait(lock, [&] { return self.work || closed; });
        return std::move(self.work);
    }
};

WorkerPool::WorkerPool() : shared_{std::make_shared<Shared>()} {}

WorkerPool::~WorkerPool() {
    const std::scoped_lock lock{shared_->mutex};
    shared_->closed = true;
    for (IdleWorker* worker = shared_->idle; worker != nullptr; worker = worker->below) {
        worker->has_work.notify_one();
    }
}

std::variant<std::string, NoAnswer> WorkerPool::answer_within(const std::string& method,
                                                              const std::string& request,
                                                              const api::CallLimits& limits,
                                                              std::chrono::milliseconds limit,
                                                              const std::function<bool()>& gone) {
    const auto until = std::chrono::steady_clock::now() + limit;
    if (is_short(method, request) ||
        (!api::has_method(method) && !api::Sessions::has_method(method))) {
        api::CallLimits own = limits;
        own.cancelled = [&] { return std::chrono::steady_clock::now() > until || gone(); };
        return api::call(method, request, own);
    }
    if (shared_->overdue >= std::max(1U, std::thread::hardware_concurrency())) {
        return NoAnswer::busy;
    }
    const auto work = std::make_shared<Work>();
    work->method = method;
    work->request = request;
    work->limits = limits;
    // The work itself keeps this alive, and ends before the work does.
    work->limits.cancelled = [given_up = &work->given_up] { return given_up->load(); };
    std::future<std::string> answer = work->answer.get_future();
    if (!Shared::begin(shared_, work)) {
        return NoAnswer::busy;
    }
    constexpr std::chrono::milliseconds between_questions{50};
    while (std::chrono::steady_clock::now() < until && !gone()) {
        if (answer.wait_for(between_questions) == std::future_status::ready) {
            return answer.get();
        }
    }
    ++shared_->overdue;
    if (work->given_up.exchange(true)) {  // it has finished in the meantime
        --shared_->overdue;
    }
    return NoAnswer::too_slow;
}

bool WorkerPool::is_overdue() const { return shared_->overdue > 0; }

}  // namespace standee
