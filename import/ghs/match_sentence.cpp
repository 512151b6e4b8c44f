#include <algorithm>
#include <utility>

#include "import/ghs/sentences.hpp"
#include "lib/letters.hpp"
#include "lib/work.hpp"

// Which sentence of the table a text is.

namespace standee::ghs {
namespace {

/// Longer texts are not sentences of the table.
constexpr std::size_t most_words = 60;
constexpr std::size_t most_bytes = 2000;
/// How many words may stand for `@` and `*`.
constexpr std::size_t most_words_of_a_name = 8;

/// The words of a text without its punctuation; "3-damage" and "Range3" are two words each.
std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view ignored = ".,:;\"()";
    std::vector<std::string> words(1);
    bool expression = false;  // between brackets every sign counts
    char before = ' ';
    for (const char c : text) {
        expression = expression || c == '[';
        const bool hyphen = c == '-' && (is_digit(before) || is_letter(before));
        const bool boundary = is_digit(c) && is_letter(before);
        if (expression) {
            words.back() += c;
        } else if (c == ' ' || hyphen) {
            words.emplace_back();
        } else if (boundary) {
            words.emplace_back(1, c);
        } else if (ignored.find(c) == std::string_view::npos) {
            words.back() += c;
        }
        expression = expression && c != ']';
        before = c;
    }
    std::erase(words, "");
    return words;
}

bool is_number(const std::string& word) {
    const std::size_t start = word.starts_with('+') || word.starts_with('-') ? 1 : 0;
    const bool digits =
        word.size() > start &&
        std::all_of(word.begin() + static_cast<std::ptrdiff_t>(start), word.end(), is_digit);
    return digits || (word.starts_with('[') && word.ends_with(']'));
}

/// Whether words in small letters are the name of a monster, or a part of one, or several of them:
/// "giant viper" and "giant vipers" of basic-giant-viper.
bool names(std::span<const std::string> words, std::string_view name) {
    spend(16 + name.size() / 4);
    std::string joined = "-";
    for (const std::string& word : words) {
        spend(word.size() / 8);
        joined += word + "-";
    }
    const std::string whole = "-" + in_small_letters(name) + "-";
    const bool several = joined.ends_with("s-") &&
                         whole.find(joined.substr(0, joined.size() - 2) + "-") != std::string::npos;
    return several || whole.find(joined) != std::string::npos || joined == "-it-" ||
           joined == "-this-figure-";
}

/// Compares the words of a text with a pattern.
class Matcher {
public:
    /// `small`: the words of the text in small letters.
    Matcher(std::span<const std::string> pattern, std::span<const std::string> text,
            std::span<const std::string> small, std::string_view name)
        : pattern_{pattern}, text_{text}, small_{small}, name_{name} {}

    [[nodiscard]] bool matches(std::size_t p = 0, std::size_t t = 0) {
        if (p == pattern_.size()) {
            return t == text_.size();
        }
        const std::string& wanted = pattern_[p];
        if (wanted == "@" || wanted == "*") {
            return matches_words(p, t, wanted == "@");
        }
        if (wanted.front() == '?' && matches(p + 1, t)) {
            return true;
        }
        if (t == text_.size()) {
            return false;
        }
        if (wanted == "#") {
            return is_number(text_[t]) && captures(text_[t], p + 1, t + 1);
        }
        return is_one_of(wanted, small_[t]) && matches(p + 1, t + 1);
    }
    [[nodiscard]] std::vector<std::string> take() { return std::move(captured_); }

private:
    bool captures(std::string what, std::size_t p, std::size_t t) {
        captured_.push_back(std::move(what));
        const bool good = matches(p, t);
        if (!good) {
            captured_.pop_back();
        }
        return good;
    }

    bool matches_words(std::size_t p, std::size_t t, bool name) {
        std::string joined;
        for (std::size_t n = 1; n <= most_words_of_a_name && t + n <= text_.size(); ++n) {
            joined += (n == 1 ? "" : " ") + text_[t + n - 1];
            const bool good = name ? names(small_.subspan(t, n), name_) && matches(p + 1, t + n)
                                   : captures(joined, p + 1, t + n);
            if (good) {
                return true;
            }
        }
        return false;
    }

    static bool is_one_of(std::string_view wanted, std::string_view word) {
        if (wanted == word) {
            return true;  // also where it has a "/" of its own
        }
        wanted.remove_prefix(wanted.front() == '?' ? 1 : 0);
        while (true) {
            const std::size_t end = std::min(wanted.find('/'), wanted.size());
            if (wanted.substr(0, end) == word) {
                return true;
            }
            if (end == wanted.size()) {
                return false;
            }
            wanted.remove_prefix(end + 1);
        }
    }

    std::span<const std::string> pattern_;
    std::span<const std::string> text_;
    std::span<const std::string> small_;
    std::string_view name_;
    std::vector<std::string> captured_;
};

std::vector<std::string> words_of_pattern(std::string_view pattern) {
    std::vector<std::string> words(1);
    for (const char c : pattern) {
        if (c == ' ') {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    return words;
}

}  // namespace

std::optional<SentenceMatch> match_sentence(std::string_view text, std::string_view name,
                                            Sentence::In in) {
    if (text.size() > most_bytes) {
        return std::nullopt;
    }
    const std::vector<std::string> said = words_of(text);
    if (said.empty() || said.size() > most_words) {
        return std::nullopt;
    }
    std::vector<std::string> small;
    for (const std::string& word : said) {
        small.push_back(in_small_letters(word));
    }
    for (const Sentence& sentence : sentences()) {
        spend(64 + text.size() / 16);
        const std::vector<std::string> pattern = words_of_pattern(sentence.pattern);
        Matcher matcher{pattern, said, small, name};
        if (sentence.in == in && matcher.matches()) {
            return SentenceMatch{&sentence, matcher.take()};
        }
    }
    return std::nullopt;
}

}  // namespace standee::ghs
