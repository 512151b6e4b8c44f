#pragma once

#include <array>
#include <string_view>

#include "formula/expression.hpp"

// The signs and words of the language.

namespace standee::formula {

struct Sign {
    std::string_view text;
    Operation operation;
};
inline constexpr std::array comparisons{
    Sign{"=", Operation::equal},    Sign{"!=", Operation::unequal}, Sign{"<", Operation::less},
    Sign{"<=", Operation::at_most}, Sign{">", Operation::more},     Sign{">=", Operation::at_least},
    Sign{"has", Operation::has}};
inline constexpr std::array sums{Sign{"+", Operation::add}, Sign{"-", Operation::subtract}};
inline constexpr std::array products{Sign{"*", Operation::multiply}, Sign{"/", Operation::divide}};
inline constexpr std::array functions{
    Sign{"min", Operation::least}, Sign{"max", Operation::greatest},
    Sign{"up", Operation::divide_up}, Sign{"known", Operation::known},
    Sign{"distance", Operation::distance}};
inline constexpr std::array loops{Sign{"every", Operation::every}, Sign{"some", Operation::some},
                                  Sign{"count", Operation::count}, Sign{"sum", Operation::sum}};
inline constexpr std::array<std::string_view, 22> kept{
    "if",    "then", "else",  "and", "or",    "not",     "implies", "in",
    "every", "some", "count", "sum", "has",   "least",   "most",    "true",
    "false", "min",  "max",   "up",  "known", "distance"};

// Expressions are read, evaluated and destroyed part by part: these limit the stack that it takes.
inline constexpr int deepest = 60;
inline constexpr std::size_t most_tokens = 1000;

constexpr std::string_view words_for(Type type) {
    switch (type) {
        case Type::number: return "a number";
        case Type::truth: return "a condition";
        case Type::word: return "a word";
        case Type::words: return "a list of words";
        case Type::any: break;
    }
    return "a value";
}

constexpr bool fits(Type found, Type wanted) {
    return found == wanted || found == Type::any || wanted == Type::any;
}

}  // namespace standee::formula
