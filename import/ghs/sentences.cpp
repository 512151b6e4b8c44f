#include "import/ghs/sentences.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "import/ghs/words.hpp"

namespace standee::ghs {
namespace {

/// Longer texts are no sentence of the table.
constexpr std::size_t most_words = 60;
/// So many words may stand for `@` and `*`.
constexpr std::size_t most_words_of_a_name = 4;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string in_small_letters(std::string_view text) {
    std::string result{text};
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

/// The words of a text without its punctuation; "3-damage" and "Range3" are two words each.
std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view ignored = ".,:;\"";
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

/// Whether words are the name of a monster, or a part of one: "Giant Viper" of basic-giant-viper.
bool names(std::span<const std::string> words, std::string_view name) {
    std::string joined = "-";
    for (const std::string& word : words) {
        joined += in_small_letters(word) + "-";
    }
    return ("-" + in_small_letters(name) + "-").find(joined) != std::string::npos ||
           joined == "-it-" || joined == "-this-figure-";
}

/// Holds the words of a text against a pattern.
class Matcher {
public:
    Matcher(std::span<const std::string> pattern, std::span<const std::string> text,
            std::string_view name)
        : pattern_{pattern}, text_{text}, name_{name} {}

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
        return is_one_of(wanted, in_small_letters(text_[t])) && matches(p + 1, t + 1);
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
            const bool good = name ? names(text_.subspan(t, n), name_) && matches(p + 1, t + n)
                                   : captures(joined, p + 1, t + n);
            if (good) {
                return true;
            }
        }
        return false;
    }

    static bool is_one_of(std::string_view wanted, std::string_view word) {
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

void replace_in(Json& json, std::string_view what, const std::string& with) {
    if (json.is_structured()) {
        for (Json& item : json) {
            replace_in(item, what, with);
        }
    } else if (json.is_string()) {
        std::string text = json.get<std::string>();
        if (const std::size_t at = text.find(what); at != std::string::npos) {
            json = text.replace(at, what.size(), with);
        }
    }
}

/// The actions that a sentence stands for.
std::vector<Action> actions_of(const SentenceMatch& match, const Context& context) {
    Json json = Json::parse(match.sentence->actions);
    for (std::size_t i = 0; i < match.captured.size(); ++i) {
        const std::string& captured = match.captured[i];
        replace_in(json, "$" + std::to_string(i + 1),
                   captured.starts_with('+') ? captured.substr(1) : captured);
    }
    const int level = context.variables.level.value_or(1);
    replace_in(json, "$trap", std::to_string(at_level(context.rules->trap_damage, level)));
    replace_in(json, "$hazard", std::to_string(at_level(context.rules->hazardous_damage, level)));
    return read_actions(json);
}

/// Where a sentence may stand in an action; none where it has none.
std::optional<Sentence::In> place_in(const Action& action) {
    constexpr std::array<std::string_view, 5> texts{"custom", "text", "hint", "nonCalc", "extra"};
    if (action.value.empty() || !action.unread.empty() || !action.newcomers.empty()) {
        return std::nullopt;
    }
    if (std::ranges::find(texts, action.type) != texts.end()) {
        return action.parts.empty() ? Sentence::In::text : Sentence::In::parts;
    }
    return action.is("grant")    ? std::optional{Sentence::In::grant}
           : action.is("target") ? std::optional{Sentence::In::target}
                                 : std::nullopt;
}

/// Appends what an action says, its parts understood already.
void append_understood(Action action, const Context& context, std::vector<Action>& result) {
    const auto in = place_in(action);
    const auto match = in ? match_sentence(context.labels->meaning(action.value), context.name, *in)
                          : std::nullopt;
    if (!match) {
        result.push_back(std::move(action));
        return;
    }
    if (match->sentence->actions.empty()) {
        action.stands_alone = true;
        result.push_back(std::move(action));
        return;
    }
    const std::string says = words(action, *context.labels);
    std::vector<Action> actions = actions_of(*match, context);
    for (Action& one : actions) {
        one.says = says;
    }
    if (!actions.empty()) {
        std::vector<Action>& parts = actions.back().parts;
        parts.insert(parts.end(), action.parts.begin(), action.parts.end());
    }
    result.insert(result.end(), actions.begin(), actions.end());
}

}  // namespace

std::optional<SentenceMatch> match_sentence(std::string_view text, std::string_view name,
                                            Sentence::In in) {
    const std::vector<std::string> said = words_of(text);
    if (said.empty() || said.size() > most_words) {
        return std::nullopt;
    }
    for (const Sentence& sentence : sentences()) {
        const std::vector<std::string> pattern = words_of_pattern(sentence.pattern);
        Matcher matcher{pattern, said, name};
        if (sentence.in == in && matcher.matches()) {
            return SentenceMatch{&sentence, matcher.take()};
        }
    }
    return std::nullopt;
}

std::vector<Action> understood(const std::vector<Action>& actions, const Context& context) {
    std::vector<Action> result;
    for (Action action : actions) {
        action.parts = understood(action.parts, context);
        append_understood(std::move(action), context, result);
    }
    return result;
}

}  // namespace standee::ghs
