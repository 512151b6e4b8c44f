#include "apps/server/stop_signals.hpp"

#include <chrono>

namespace standee {

StopSignals::StopSignals(httplib::Server& server) : server_{server} {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGTERM);
    sigaddset(&signals_, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    thread_ = std::thread{[this] { wait(); }};
}

StopSignals::~StopSignals() {
    ended_ = true;
    ended_.notify_all();
    if (!woken_.exchange(true)) {
        pthread_kill(thread_.native_handle(), SIGTERM);
    }
    thread_.join();
}

void StopSignals::wait() {
    int signal = 0;
    sigwait(&signals_, &signal);
    if (woken_.exchange(true)) {
        return;
    }
    pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
    // stop() does nothing before the server listens, which may be a moment from now.
    while (!ended_ && !server_.is_running()) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    server_.stop();
    ended_.wait(false);
}

}  // namespace standee
