#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lib/letters.hpp"
#include "show/words/language.hpp"

// Every refusal of the games and of the plays has German words. The texts are read from the
// sources: what a call of `not_possible`, `refuse` or `ask_for` can say, with a name in place of
// whatever is no text there.

namespace standee {
namespace {

using Texts = std::vector<std::string>;

constexpr std::string_view any_name = "Brute";

std::string without_comments(std::string source) {
    for (std::size_t at = source.find("//"); at != std::string::npos; at = source.find("//", at)) {
        source.erase(at, source.find('\n', at) - at);
    }
    return source;
}

/// The texts that an expression of literals, "+" and "?:" can be.
class Expression {
public:
    explicit Expression(std::string_view source) : left_{source} {}

    /// Up to the comma or the bracket after it.
    Texts texts() {
        const std::size_t question = question_mark();
        if (question == std::string_view::npos) {
            return sum();
        }
        left_.remove_prefix(question + 1);
        Texts either = texts();
        skip_blanks();
        left_.remove_prefix(left_.starts_with(':') ? 1 : 0);
        const Texts other = texts();
        either.insert(either.end(), other.begin(), other.end());
        return either;
    }
    /// Goes on to the comma or the bracket.
    void skip() { left_.remove_prefix(end_of_other(",")); }
    /// Goes on behind the comma; false where none follows.
    bool next() {
        skip_blanks();
        const bool comma = left_.starts_with(',');
        left_.remove_prefix(comma ? 1 : 0);
        return comma;
    }

private:
    void skip_blanks() {
        left_.remove_prefix(std::min(left_.find_first_not_of(" \n"), left_.size()));
    }
    /// The end of a literal that begins at a position.
    [[nodiscard]] std::size_t end_of_literal(std::size_t at) const {
        const char quote = left_[at];
        for (++at; at < left_.size() && left_[at] != quote; ++at) {
            at += left_[at] == '\\' ? 1 : 0;
        }
        return at + 1;
    }
    /// The end of what is no text: the next character of `ends` outside all brackets.
    [[nodiscard]] std::size_t end_of_other(std::string_view ends) const {
        int depth = 0;
        std::size_t at = 0;
        while (at < left_.size()) {
            const char c = left_[at];
            if (c == '"' || c == '\'') {
                at = end_of_literal(at);
                continue;
            }
            if (depth == 0 && left_.substr(at).starts_with("::")) {
                at += 2;
                continue;
            }
            const bool closes = c == ')' || c == ']' || c == '}';
            if (depth == 0 && (closes || ends.find(c) != std::string_view::npos)) {
                break;
            }
            depth += c == '(' || c == '[' || c == '{' ? 1 : closes ? -1 : 0;
            ++at;
        }
        return at;
    }
    [[nodiscard]] std::size_t question_mark() const {
        const std::size_t end = end_of_other("?:,");
        return end < left_.size() && left_[end] == '?' ? end : std::string_view::npos;
    }
    Texts sum() {
        Texts all = part();
        for (skip_blanks(); left_.starts_with('+'); skip_blanks()) {
            left_.remove_prefix(1);
            Texts longer;
            for (const std::string& end : part()) {
                for (const std::string& begin : all) {
                    longer.push_back(begin + end);
                }
            }
            all = std::move(longer);
        }
        return all;
    }
    Texts part() {
        skip_blanks();
        if (left_.starts_with('"') || left_.starts_with('\'')) {
            return {literal()};
        }
        for (const std::string_view open : {"(", "std::string{"}) {
            if (left_.starts_with(open)) {
                left_.remove_prefix(open.size());
                Texts inside = texts();
                skip_blanks();
                left_.remove_prefix(std::min<std::size_t>(1, left_.size()));
                return inside;
            }
        }
        const bool quotes = left_.starts_with("in_quotes(") || left_.starts_with("quoted(");
        const std::string other{left_.substr(0, end_of_other("+?:,"))};
        left_.remove_prefix(other.size());
        if (other.starts_with("counted(") && other.ends_with("\")")) {
            const std::size_t noun = other.rfind('"', other.size() - 3) + 1;
            return {"2 " + other.substr(noun, other.size() - 2 - noun) + "s"};
        }
        const std::string name{any_name};
        return {quotes ? '"' + name + '"' : name};
    }
    /// Literals one after another are one.
    std::string literal() {
        std::string text;
        for (; left_.starts_with('"') || left_.starts_with('\''); skip_blanks()) {
            const std::size_t end = end_of_literal(0);
            for (std::size_t i = 1; i + 1 < end; ++i) {
                i += left_[i] == '\\' ? 1 : 0;
                text += left_[i];
            }
            left_.remove_prefix(end);
        }
        return text;
    }

    std::string_view left_;
};

/// Adds what the calls of a function say; the texts come after so many other arguments.
void add_refusals(const std::string& source, const std::string& function, int others,
                  std::set<std::string>& said) {
    for (std::size_t at = source.find(function + "("); at != std::string::npos;
         at = source.find(function + "(", at + 1)) {
        if (at == 0 || source[at - 1] != ' ' || source.substr(0, at).ends_with("void ")) {
            continue;
        }
        Expression arguments{std::string_view{source}.substr(at + function.size() + 1)};
        for (int i = 0; i < others; ++i) {
            arguments.skip();
            arguments.next();
        }
        for (const std::string& text : arguments.texts()) {
            said.insert(text);
        }
        if (arguments.next()) {
            for (const std::string& text : arguments.texts()) {
                said.insert(text);
            }
        }
    }
}

std::set<std::string> refusals_in(const std::string& folder) {
    std::set<std::string> said;
    const std::filesystem::path root{STANDEE_SOURCE_DIR};
    for (const auto& entry : std::filesystem::recursive_directory_iterator{root / folder}) {
        if (entry.path().extension() == ".cpp") {
            std::ifstream file{entry.path()};
            const std::string source = without_comments({std::istreambuf_iterator<char>{file}, {}});
            add_refusals(source, "not_possible", 0, said);
            add_refusals(source, "refuse", 1, said);
            add_refusals(source, "ask_for", 1, said);
        }
    }
    return said;
}

/// Whether it has a word besides names, numbers, and what is typed or written in quotes.
bool has_words(const std::string& text) {
    bool quoted = false;
    char before = ' ';
    for (const char c : text) {
        quoted = c == '"' ? !quoted : quoted;
        if (!quoted && c >= 'a' && c <= 'z' && before == ' ') {
            return true;
        }
        before = c;
    }
    return false;
}

/// What is a word and no name where the test has put one.
const std::set<std::string> with_words_for_names{
    "No door is Brute", "Several doors are Brute: Brute", "\"Brute\" with Brute",
    "a Brute of Brute by \"Brute\""};

std::vector<std::string> without_german(const std::set<std::string>& said) {
    std::vector<std::string> english;
    for (const std::string& text : said) {
        if (with_words_for_names.contains(text)) {
            continue;
        }
        const auto german = game_translation(text, Language::german);
        if (!german || (*german == text && has_words(text))) {
            english.push_back(text);
        }
    }
    return english;
}

TEST(GermanRefusals, AreThereForEveryRefusalOfAGame) {
    const std::set<std::string> said = refusals_in("session");
    EXPECT_GT(said.size(), 150U);
    EXPECT_TRUE(said.contains("No card is called \"Brute\""));
    EXPECT_EQ(without_german(said), std::vector<std::string>{});
}

TEST(GermanRefusals, AreThereForEveryRefusalOfAPlay) {
    const std::set<std::string> said = refusals_in("play");
    EXPECT_GT(said.size(), 100U);
    EXPECT_TRUE(said.contains("an ally, whom the ability is for"));
    EXPECT_EQ(without_german(said), std::vector<std::string>{});
}

TEST(GermanRefusals, ArePlayedOnesToo) {
    const auto german = [](std::string_view text) {
        return game_in_language(text, Language::german);
    };
    EXPECT_EQ(german("\"hound-1\", which is not on the map"),
              "\"hound-1\", nicht auf dem Spielplan");
    EXPECT_EQ(
        german("wolf's turn cannot be played (\"wolf\", whose stat \"move\" is missing; "
               "needed: that stat, or \"-\" where its stat card has a dash). Play it at the "
               "table, correct the board, then type done."),
        "Der Zug von wolf kann hier nicht gespielt werden (\"wolf\", der Wert \"move\" fehlt; "
        "nötig: dieser Wert, oder \"-\", wo die Wertekarte einen Strich hat). Spielt ihn am "
        "Tisch, berichtigt den Spielplan, und gebt dann done ein.");
    EXPECT_EQ(german("\"Tinkerer\" entering [3,4]: the enemy \"hound-1\""),
              "\"Tinkerer\" betritt [3,4]: der Feind \"hound-1\"");
}

TEST(GermanRefusals, AreEnglishAsAWholeWhereAPartHasNoPhrase) {
    const std::string text =
        "Command 3, end, is no longer possible (a thing that nobody knows). "
        "The game goes on before it.";
    EXPECT_EQ(game_in_language(text, Language::german), text);
    EXPECT_EQ(game_translation(text, Language::german), std::nullopt);
    EXPECT_EQ(game_in_language("Lord of Bones stands in C5", Language::german),
              "Lord of Bones steht auf C5");
}

}  // namespace
}  // namespace standee
