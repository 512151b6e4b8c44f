#include "apps/prompt.hpp"

namespace standee {

std::optional<std::string> Prompt::ask(const std::string& question) {
    out_ << question << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
        out_ << '\n';
        return std::nullopt;
    }
    if (echo_) {
        out_ << line << '\n';
    }
    constexpr const char* blank = " \t\r";
    const auto first = line.find_first_not_of(blank);
    return first == std::string::npos
               ? std::string{}
               : line.substr(first, line.find_last_not_of(blank) - first + 1);
}

}  // namespace standee
