#include "apps/prompt.hpp"

namespace standee {

namespace {

std::string without_blanks_around(const std::string& line) {
    constexpr const char* blank = " \t\r";
    const auto first = line.find_first_not_of(blank);
    return first == std::string::npos
               ? std::string{}
               : line.substr(first, line.find_last_not_of(blank) - first + 1);
}

}  // namespace

std::optional<std::string> Prompt::ask(const std::string& question) {
    if (complete_) {
        const auto line = read_line(question + "> ", complete_, earlier_);
        return line ? std::optional{without_blanks_around(*line)} : std::nullopt;
    }
    out_ << question << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
        out_ << '\n';
        return std::nullopt;
    }
    if (echo_) {
        out_ << line << '\n';
    }
    return without_blanks_around(line);
}

}  // namespace standee
