#include "lib/work.hpp"

#include <string>
#include <utility>

#include "lib/error.hpp"

namespace standee {
namespace {

constexpr std::uint64_t between_questions = 200'000;

constinit thread_local WorkLimit* innermost = nullptr;

}  // namespace

WorkLimit::WorkLimit(std::uint64_t most, std::function<bool()> cancelled, std::string_view expected)
    : most_{most},
      ask_at_{between_questions},
      cancelled_{std::move(cancelled)},
      expected_{expected},
      outer_{std::exchange(innermost, this)} {}

WorkLimit::~WorkLimit() { innermost = outer_; }

WorkLimit* WorkLimit::current() { return innermost; }

void WorkLimit::take(std::uint64_t units) {
    if (outer_ != nullptr) {
        outer_->take(units);
    }
    done_ += units;
    if (done_ > most_) {
        throw InputError{
            {.code = ErrorCode::too_many,
             .pointer = "",
             .found = "more than " + std::to_string(most_ / 1'000'000) + " million steps of work",
             .expected = std::string{expected_},
             .clause = {}}};
    }
    if (given_up_ || (cancelled_ && done_ >= ask_at_)) {
        ask_at_ = done_ + between_questions;
        ask_whether_given_up();
    }
}

// Once the work is given up it stays so: a caller that catches the error and tries something else
// is stopped again.
void WorkLimit::ask_whether_given_up() {
    given_up_ = given_up_ || cancelled_();
    if (given_up_) {
        throw InputError{{.code = ErrorCode::timed_out,
                          .pointer = "",
                          .found = "a request that was given up",
                          .expected = "a caller that waits for the answer",
                          .clause = {}}};
    }
}

void spend_done(std::uint64_t units) {
    try {
        spend(units);
    } catch (const InputError&) {
        // The next spend() throws.
    }
}

}  // namespace standee
