#include "lib/words.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "lib/letters.hpp"

namespace standee {

std::string text_of(Hex hex) { return fmt::format(FMT_COMPILE("[{},{}]"), hex.q, hex.r); }

std::string quoted(std::string_view name) { return fmt::format("\"{}\"", name); }

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
        return fmt::format(FMT_COMPILE("{} {}{}"), number, one, number == 1 ? "" : "s");
    }
    return fmt::format(FMT_COMPILE("{} {}"), number, many);
}

std::string capitalised(std::string_view text) {
    std::string result{text};
    if (!result.empty() && is_letter(result.front()) && !is_capital(result.front())) {
        result.front() = static_cast<char>(result.front() - 'a' + 'A');
    }
    return result;
}

std::string_view start_of(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) {
        return text;
    }
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) {
        --bytes;
    }
    return text.substr(0, bytes);
}

std::string pointer_token(std::string_view field) {
    constexpr std::size_t longest = 240;
    std::string token;
    for (const char c : start_of(field, longest)) {
        if (c == '~') {
            token += "~0";
        } else if (c == '/') {
            token += "~1";
        } else {
            token += c;
        }
    }
    return token;
}

std::size_t slips_between(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> slips(a.size() + 1,
                                                std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                slips[i][j] = i + j;
                continue;
            }
            const std::size_t changed = a[i - 1] == b[j - 1] ? 0U : 1U;
            slips[i][j] =
                std::min({slips[i - 1][j] + 1, slips[i][j - 1] + 1, slips[i - 1][j - 1] + changed});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                slips[i][j] = std::min(slips[i][j], slips[i - 2][j - 2] + 1);
            }
        }
    }
    return slips[a.size()][b.size()];
}

}  // namespace standee
