#include "apps/crash_report.hpp"

#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <string_view>
#include <utility>

#include "verify/campaign/source.hpp"

namespace standee {
namespace {

std::string command_without_number;

// A handler of signals may use neither streams nor the heap.
void print(std::string_view text) {
    while (!text.empty()) {
        const auto written = ::write(STDERR_FILENO, text.data(), text.size());
        if (written <= 0) {
            return;
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

extern "C" void name_last_case(int signal) {
    if (const auto number = verify::last_case) {
        std::array<char, 20> digits{};
        const char* const end =
            std::to_chars(digits.data(), digits.data() + digits.size(), *number).ptr;
        const std::string_view name{digits.data(), end};
        for (const std::string_view part :
             {std::string_view{"\nstandee: the engine crashed on case "}, name,
              std::string_view{". To repeat it: "}, std::string_view{command_without_number},
              std::string_view{" "}, name, std::string_view{"\n"}}) {
            print(part);
        }
    }
    ::raise(signal);
}

}  // namespace

void report_crashes(std::string command) {
    command_without_number = std::move(command);
    struct sigaction action = {};
    action.sa_handler = name_last_case;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV}) {
        ::sigaction(signal, &action, nullptr);
    }
}

}  // namespace standee
