#include "formula/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "formula/grammar.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"

namespace standee::formula {
namespace {

constexpr std::array<std::string_view, 18> signs{"<=", ">=", "!=", "(", ")", "[", "]", ",", ":",
                                                 ".",  "+",  "-",  "*", "/", "=", "<", ">", "!"};
constexpr std::size_t longest_number = 9;  // digits

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::size_t end_of(std::string_view text, std::size_t from, bool (*belongs)(char)) {
    while (from < text.size() && belongs(text[from])) {
        ++from;
    }
    return from;
}

Token number_at(std::string_view text, std::size_t at) {
    const std::size_t end = end_of(text, at, is_digit);
    Token token{Token::Kind::number, std::string{text.substr(at, end - at)}, 0, at};
    if (token.text.size() > longest_number) {
        fail_at(token, "a number of at most nine digits");
    }
    token.number = std::stoll(token.text);
    return token;
}

Token word_at(std::string_view text, std::size_t at) {
    const std::size_t end = text.find('\'', at + 1);
    if (end == std::string_view::npos) {
        fail_at({Token::Kind::sign, "'", 0, at}, "a second ' after the word");
    }
    return {Token::Kind::word, std::string{text.substr(at + 1, end - at - 1)}, 0, at};
}

Token token_at(std::string_view text, std::size_t at) {
    if (is_digit(text[at])) {
        return number_at(text, at);
    }
    if (is_letter(text[at])) {
        const std::size_t end =
            end_of(text, at, [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
        return {Token::Kind::name, std::string{text.substr(at, end - at)}, 0, at};
    }
    if (text[at] == '\'') {
        return word_at(text, at);
    }
    const auto sign = std::ranges::find_if(
        signs, [&](std::string_view one) { return text.substr(at).starts_with(one); });
    if (sign == signs.end()) {
        fail_at({Token::Kind::sign, std::string{start_of(text.substr(at), 4)}, 0, at},
                "a number, a name, a word in ' or a sign");
    }
    return {Token::Kind::sign, std::string{*sign}, 0, at};
}

}  // namespace

std::vector<Token> tokens_of(std::string_view text) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] == ' ' || text[at] == '\n' || text[at] == '\t') {
            ++at;
            continue;
        }
        tokens.push_back(token_at(text, at));
        if (tokens.size() > most_tokens) {
            fail_at(tokens.back(),
                    fmt::format("the end of the text: at most {} numbers, words and signs",
                                most_tokens));
        }
        const std::size_t quotes = tokens.back().kind == Token::Kind::word ? 2 : 0;
        at += tokens.back().text.size() + quotes;
    }
    tokens.push_back({Token::Kind::end, "", 0, text.size()});
    return tokens;
}

void fail_at(const Token& token, std::string expected) {
    const std::string found =
        token.kind == Token::Kind::end ? "the end of the text" : standee::quoted(token.text);
    throw InputError{{ErrorCode::wrong_type,
                      "",
                      fmt::format("{} at character {}", found, token.at + 1),
                      std::move(expected),
                      {}}};
}

}  // namespace standee::formula
