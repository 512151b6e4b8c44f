#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// A small language of expressions over named quantities: house rules that replace a clause by a
// formula, and properties that answers should have. An expression is data; its grammar is in
// docs/verification/formulas.md.

namespace standee::formula {

/// What an expression gives.
enum class Type : std::uint8_t {
    number,
    truth,
    word,   ///< 'trap': one of a few names, or the id of a figure
    words,  ///< several: the conditions of a figure
    any     ///< a part of a document; what it is shows when it is looked at
};

/// What an expression does with its parts.
enum class Operation : std::uint8_t {
    number,    ///< `number`
    truth,     ///< `number` is 0 or 1
    word,      ///< `text`
    quantity,  ///< the `index`-th of the vocabulary
    variable,  ///< the `index`-th of the variables around it, the outermost first
    field,     ///< of its part, the field `text`
    element,   ///< of its first part, the one named or numbered by its second
    negate,
    add,
    subtract,
    multiply,
    divide,     ///< rounded down
    divide_up,  ///< rounded up
    least,
    greatest,
    equal,
    unequal,
    less,
    at_most,
    more,
    at_least,
    has,
    no,
    both,
    either,
    implies,
    distance,  ///< between two hexes of a document, in a straight line
    known,     ///< the first, or if that is nothing the second
    choose,    ///< if the first, then the second, else the third, if there is one
    every,     ///< the variable runs through the first; the second holds of each
    some,
    count,
    sum
};

/// An expression with its parts.
struct Expression {
    Operation operation{};
    Type type{};
    std::vector<Expression> parts;
    std::int64_t number = 0;
    std::string text;
    std::size_t index = 0;
    std::size_t at = 0;  ///< where it stands in its text, counted in bytes from 0
    friend bool operator==(const Expression& a, const Expression& b) {
        return a.operation == b.operation && a.type == b.type && a.parts == b.parts &&
               a.number == b.number && a.text == b.text && a.index == b.index;
    }
};

/// One of several criteria, each of which keeps the best of what the one before it left.
struct Criterion {
    bool most = false;  ///< else the least is best
    Expression by;
    friend bool operator==(const Criterion&, const Criterion&) = default;
};

/// A name that expressions may use.
struct Quantity {
    std::string_view name;
    Type type{};
    std::string_view says;  ///< what it is, in which unit
};

/// Whether the expression looks at the quantity of that number.
bool mentions(const Expression& expression, std::size_t quantity);

}  // namespace standee::formula
