#include "apps/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace standee {
namespace {

constexpr int least_width = 40;

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): one thread
    return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

bool terminal_asks() { return isatty(STDIN_FILENO) == 1; }

bool terminal_edits() {
    return terminal_asks() && isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb";
}

Terminal terminal(ColourChoice choice) {
    Terminal result;
    const bool is_terminal = isatty(STDOUT_FILENO) == 1;
    winsize size{};
    if (is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        result.width = std::max<int>(size.ws_col, least_width);
    }
    const bool wanted =
        is_terminal && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
    result.colour = choice == ColourChoice::always || (choice == ColourChoice::automatic && wanted);
    return result;
}

}  // namespace standee
