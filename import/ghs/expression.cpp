#include "import/ghs/expression.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "import/ghs/rational.hpp"
#include "lib/letters.hpp"

namespace standee::ghs {
namespace {

constexpr int greatest_number = 99'999;

/// Reads and computes in one pass, by recursive descent; the first problem ends it.
class Parser {
public:
    Parser(std::string_view text, const Variables& variables)
        : rest_{text}, variables_{variables} {}

    Value whole() {
        const bool bracketed = take("[");
        Value value = ternary();
        const bool rounds = take("{$");
        value = rounds ? function(value) : value;
        if (bracketed && !take("]")) {
            return no_expression();
        }
        if (!rounds) {
            value = take("{$") ? function(value) : calculate(round, value);
        }
        skip_blanks();
        return rest_.empty() || !problem_.empty() ? with_problem(value) : no_expression();
    }

private:
    struct Operator {
        std::string_view sign;
        Value (*operation)(const Value&, const Value&);
    };

    void skip_blanks() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
    }
    bool take(std::string_view sign) {
        skip_blanks();
        if (!rest_.starts_with(sign)) {
            return false;
        }
        rest_.remove_prefix(sign.size());
        return true;
    }

    [[nodiscard]] std::size_t letters_ahead() const {
        return static_cast<std::size_t>(std::ranges::find_if_not(rest_, is_letter) - rest_.begin());
    }

    Value fail(std::string why) {
        problem_ = problem_.empty() ? std::move(why) : problem_;
        return Value::none(problem_);
    }
    Value no_expression() { return fail("neither a number nor an expression"); }
    Value with_problem(const Value& value) {
        return problem_.empty() ? value : Value::none(problem_);
    }

    // Levels of binding, from the loosest.

    Value ternary() {
        if (++depth_ > deepest_expression) {
            return fail("an expression nested too deep");
        }
        Value value = binary(0);
        if (problem_.empty() && take("?")) {
            const Value yes = ternary();
            if (!take(":")) {
                return no_expression();
            }
            const Value no = ternary();
            value = !value.number ? value : *value.number == 0 ? no : yes;
        }
        --depth_;
        return value;
    }

    static const std::array<std::array<Operator, 4>, 6>& operators();

    Value binary(std::size_t level) {
        if (level == operators().size()) {
            return unary();
        }
        Value value = binary(level + 1);
        while (problem_.empty()) {
            const auto& here = operators()[level];
            const auto found = std::ranges::find_if(
                here, [&](const Operator& o) { return !o.sign.empty() && take(o.sign); });
            if (found == here.end()) {
                break;
            }
            value = found->operation(value, binary(level + 1));
        }
        return value;
    }

    Value unary() {
        bool negative = false;
        while (true) {
            if (take("-")) {
                negative = !negative;
            } else if (!take("+")) {
                break;
            }
        }
        const Value value = primary();
        return negative ? calculate(std::negate<>{}, value) : value;
    }

    Value primary() {
        if (take("(")) {
            const Value value = ternary();
            return take(")") ? value : no_expression();
        }
        skip_blanks();
        if (rest_.empty()) {
            return no_expression();
        }
        return is_digit(rest_.front()) ? number() : variable();
    }

    Value number() {
        constexpr std::size_t most_digits = 9;
        std::size_t digits = 0;
        std::int64_t all_digits = 0;
        std::int64_t scale = 1;
        bool fraction = false;
        while (!rest_.empty() && (is_digit(rest_.front()) || (rest_.front() == '.' && !fraction))) {
            if (rest_.front() == '.') {
                fraction = true;
            } else if (++digits <= most_digits) {
                all_digits = all_digits * 10 + (rest_.front() - '0');
                scale *= fraction ? 10 : 1;
            }
            rest_.remove_prefix(1);
        }
        return digits <= most_digits ? Value{Rational{all_digits, scale}, {}}
                                     : fail("too large a number");
    }

    Value variable() {
        // Of "CxL" the name is C: x multiplies.
        const std::string_view letters = rest_.substr(0, letters_ahead());
        const std::string name{letters.substr(0, letters.find('x'))};
        rest_.remove_prefix(name.size());
        struct Known {
            std::string_view name;
            std::optional<int> Variables::* value;
            std::string_view unknown;
        };
        static constexpr std::array<Known, 5> known{
            {{"C", &Variables::characters, "depends on the number of characters"},
             {"L", &Variables::level, "depends on the scenario level"},
             {"P", &Variables::prosperity, "depends on the prosperity"},
             {"R", &Variables::round, "depends on the round"},
             {"HP", &Variables::hit_points, "depends on the current hit points"}}};
        const auto found = std::ranges::find(known, name, &Known::name);
        if (found == known.end()) {
            const bool unknown = name.size() == 1 && is_capital(name[0]);
            return unknown ? fail(name + " is defined by the scenario") : no_expression();
        }
        const auto value = variables_.*found->value;
        return value ? Value{Rational{*value}, {}} : Value::none(std::string{found->unknown});
    }

    // What follows "{$": a function over the whole.

    Value function(const Value& value) {
        if (!take("math.")) {
            return fail("an unknown function");
        }
        const std::string_view name = rest_.substr(0, letters_ahead());
        rest_.remove_prefix(name.size());
        std::optional<Value> bound;
        if (take(":")) {
            bound = ternary();
        }
        if (!take("}")) {
            return no_expression();
        }
        return apply(name, value, bound);
    }

    Value apply(std::string_view name, const Value& value, const std::optional<Value>& bound) {
        struct Function {
            std::string_view name;
            Rational (*rounding)(const Rational&);
            int bound;  ///< 1: at most, -1: at least, 0: none
        };
        static constexpr std::array<Function, 9> functions{{{"ceil", ceil, 0},
                                                            {"floor", floor, 0},
                                                            {"round", round, 0},
                                                            {"max", round, 1},
                                                            {"min", round, -1},
                                                            {"maxCeil", ceil, 1},
                                                            {"maxFloor", floor, 1},
                                                            {"minCeil", ceil, -1},
                                                            {"minFloor", floor, -1}}};
        const auto found = std::ranges::find(functions, name, &Function::name);
        if (found == functions.end() || bound.has_value() != (found->bound != 0)) {
            return fail("an unknown function");
        }
        const Value whole_value = calculate(found->rounding, value);
        if (!bound || !whole_value.number || !bound->number) {
            return bound && !bound->number ? *bound : whole_value;
        }
        const bool beyond = found->bound > 0 ? *whole_value.number > *bound->number
                                             : *whole_value.number < *bound->number;
        return beyond ? calculate(round, *bound) : whole_value;
    }

    std::string_view rest_;
    const Variables& variables_;
    std::string problem_;
    int depth_ = 0;
};

template <class Operation>
Value arithmetic(const Value& a, const Value& b) {
    return calculate(Operation{}, a, b);
}

/// 1 where the relation holds, and 0 where it does not.
template <class Relation>
Value compare(const Value& a, const Value& b) {
    return calculate(
        [](const Rational& x, const Rational& y) { return Rational{Relation{}(x, y) ? 1 : 0}; }, a,
        b);
}

Value either(const Value& a, const Value& b) { return !a.number || *a.number != 0 ? a : b; }
Value both(const Value& a, const Value& b) { return !a.number || *a.number == 0 ? a : b; }

// Within a level the longer signs come first.
const std::array<std::array<Parser::Operator, 4>, 6>& Parser::operators() {
    static constexpr std::array<std::array<Operator, 4>, 6> levels{{
        {{{"||", either}, {"|", either}, {}, {}}},
        {{{"&&", both}, {"&", both}, {}, {}}},
        {{{"==", compare<std::equal_to<>>},
          {"!=", compare<std::not_equal_to<>>},
          {"=", compare<std::equal_to<>>},
          {}}},
        {{{"<=", compare<std::less_equal<>>},
          {">=", compare<std::greater_equal<>>},
          {"<", compare<std::less<>>},
          {">", compare<std::greater<>>}}},
        {{{"+", arithmetic<std::plus<>>}, {"-", arithmetic<std::minus<>>}, {}, {}}},
        {{{"*", arithmetic<std::multiplies<>>},
          {"x", arithmetic<std::multiplies<>>},
          {"/", arithmetic<std::divides<>>},
          {}}},
    }};
    return levels;
}

}  // namespace

Computed compute(std::string_view expression, const Variables& variables) {
    if (expression.size() > longest_expression) {
        return {std::nullopt, "too long an expression"};
    }
    const Value value = Parser{expression, variables}.whole();
    if (!value.number) {
        return {std::nullopt, value.why};
    }
    const Rational number = floor(*value.number);
    if (number < -greatest_number || number > greatest_number) {
        return {std::nullopt, "too large a number"};
    }
    return {static_cast<int>(number.numerator()), ""};
}

}  // namespace standee::ghs
