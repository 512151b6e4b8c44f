#include "bindings/c/progress.hpp"

#include <utility>

namespace standee::progress {
namespace {

thread_local std::function<bool()> stop_of_thread;

}  // namespace

void ask(std::function<bool()> stop) { stop_of_thread = std::move(stop); }

api::CallLimits limits() {
    api::CallLimits limits;
    limits.cancelled = stop_of_thread;
    return limits;
}

}  // namespace standee::progress
