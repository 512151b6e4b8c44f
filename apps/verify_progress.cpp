#include "apps/verify_progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "lib/words.hpp"

namespace standee {
namespace {

constexpr int line_width = 60;

}  // namespace

ProgressLine::ProgressLine(bool asked)
    : at_terminal_{isatty(STDERR_FILENO) == 1}, shows_{asked || at_terminal_} {}

void ProgressLine::operator()(const verify::CampaignProgress& progress) {
    seconds_ = progress.seconds;
    done_ = progress.done;
    if (shows_ && (progress.shrinking || progress.seconds >= next_)) {
        next_ = progress.seconds + (at_terminal_ ? 1 : 5);
        show(progress);
    }
}

void ProgressLine::show(const verify::CampaignProgress& progress) const {
    const double rate = static_cast<double>(progress.done) / std::max(progress.seconds, 0.001);
    std::string line = fmt::format("{}, {:.0f} a second", counted(progress.done, "case"), rate);
    if (progress.shrinking) {
        line += "; shrinking the findings";
    } else if (progress.total > 0) {
        const double left =
            static_cast<double>(progress.total) - static_cast<double>(progress.done);
        line += fmt::format(", {:.0f} s left", std::max(0.0, left / rate));
    }
    std::cerr << (at_terminal_ ? fmt::format("\r{:<{}}", line, line_width) : line + "\n")
              << std::flush;
}

void ProgressLine::end() {
    if (!shows_) {
        return;
    }
    if (at_terminal_) {
        std::cerr << '\r' << std::string(line_width, ' ') << '\r';
    }
    std::cerr << fmt::format("{} in {:.1f} s, {:.0f} a second\n", counted(done_, "case"), seconds_,
                             seconds_ > 0 ? static_cast<double>(done_) / seconds_ : 0);
}

}  // namespace standee
