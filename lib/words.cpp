#include "lib/words.hpp"

#include <fmt/format.h>

namespace standee {

std::string text_of(Hex hex) { return fmt::format("[{},{}]", hex.q, hex.r); }

std::string joined(std::span<const std::string> names, std::string_view last) {
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) {
            result += i + 1 == names.size() ? fmt::format(" {} ", last) : ", ";
        }
        result += names[i];
    }
    return result;
}

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
    return counted(static_cast<int>(number), one, many);
}

std::string counted(int number, std::string_view one, std::string_view many) {
    if (number == 1 || many.empty()) {
        return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
    }
    return fmt::format("{} {}", number, many);
}

std::string capitalised(std::string_view text) {
    std::string result{text};
    if (!result.empty() && result.front() >= 'a' && result.front() <= 'z') {
        result.front() = static_cast<char>(result.front() - 'a' + 'A');
    }
    return result;
}

}  // namespace standee
