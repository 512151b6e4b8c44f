#include "apps/crash_report.hpp"

#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <string_view>

#include "verify/campaign/case_in_hand.hpp"

namespace standee {
namespace {

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

extern "C" void name_case(int signal) {
    if (const auto number = verify::case_in_hand) {
        std::array<char, 20> digits{};
        const char* const end =
            std::to_chars(digits.data(), digits.data() + digits.size(), *number).ptr;
        const std::string_view name{digits.data(), end};
        print("\nstandee: the engine crashed on case ");
        print(name);
        print("; the same command with --case ");
        print(name);
        print(" repeats it\n");
    }
    ::raise(signal);
}

}  // namespace

void report_crashes() {
    struct sigaction action = {};
    action.sa_handler = name_case;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV}) {
        ::sigaction(signal, &action, nullptr);
    }
}

}  // namespace standee
