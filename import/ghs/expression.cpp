#include "import/ghs/expression.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "import/ghs/rational.hpp"

namespace standee::ghs {
namespace {

constexpr int greatest_number = 99'999;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Reads and computes at once, by recursive descent; the first problem ends it.
class Parser {
public:
    Parser(std::string_view text, const Variables& variables)
        : rest_{text}, variables_{variables} {}

    Rational whole() {
        const bool bracketed = take("[");
        Rational value = ternary();
        bool rounds = take("{$");
        value = rounds ? function(value) : value;
        if (bracketed && !take("]")) {
            return no_expression();
        }
        if (!rounds) {
            value = take("{$") ? function(value) : rounded(value);
        }
        skip_blanks();
        return rest_.empty() || !problem_.empty() ? with_problem(value) : no_expression();
    }

private:
    using Operation = std::function<Rational(const Rational&, const Rational&)>;
    struct Operator {
        std::string_view sign;
        Operation operation;
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

    Rational fail(std::string why) {
        problem_ = problem_.empty() ? std::move(why) : problem_;
        return Rational::none(problem_);
    }
    Rational no_expression() { return fail("no number and no expression"); }
    Rational with_problem(const Rational& value) {
        return problem_.empty() ? value : Rational::none(problem_);
    }

    // Levels of binding, from the loosest.

    Rational ternary() {
        if (++depth_ > deepest_expression) {
            return fail("an expression nested too deep");
        }
        Rational value = binary(0);
        if (problem_.empty() && take("?")) {
            const Rational yes = ternary();
            if (!take(":")) {
                return no_expression();
            }
            const Rational no = ternary();
            value = !value.has_value() ? value : value.is_zero() ? no : yes;
        }
        --depth_;
        return value;
    }

    static const std::array<std::array<Operator, 4>, 6>& operators();

    Rational binary(std::size_t level) {
        if (level == operators().size()) {
            return unary();
        }
        Rational value = binary(level + 1);
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

    Rational unary() {
        int sign = 1;
        while (true) {
            if (take("-")) {
                sign = -sign;
            } else if (!take("+")) {
                break;
            }
        }
        return Rational{sign} * primary();
    }

    Rational primary() {
        if (take("(")) {
            const Rational value = ternary();
            return take(")") ? value : no_expression();
        }
        skip_blanks();
        if (rest_.empty()) {
            return no_expression();
        }
        return is_digit(rest_.front()) ? number() : variable();
    }

    Rational number() {
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
        return digits <= most_digits ? Rational{all_digits, scale} : fail("too large a number");
    }

    Rational variable() {
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
             {"HP", &Variables::hit_points, "depends on the hit points of the moment"}}};
        const auto* const found = std::ranges::find(known, name, &Known::name);
        if (found == known.end()) {
            const bool unknown = name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z';
            return unknown ? fail(name + " is for the scenario to say") : no_expression();
        }
        const auto value = variables_.*found->value;
        return value ? Rational{*value} : Rational::none(std::string{found->unknown});
    }

    // What follows "{$": a function over the whole.

    Rational function(const Rational& value) {
        if (!take("math.")) {
            return fail("an unknown function");
        }
        const std::string_view name = rest_.substr(0, letters_ahead());
        rest_.remove_prefix(name.size());
        std::optional<Rational> bound;
        if (take(":")) {
            bound = ternary();
        }
        if (!take("}")) {
            return no_expression();
        }
        return apply(name, value, bound);
    }

    Rational apply(std::string_view name, const Rational& value,
                   const std::optional<Rational>& bound) {
        struct Function {
            std::string_view name;
            Rational (*round)(const Rational&);
            int bound;  ///< 1: at most, -1: at least, 0: none
        };
        static constexpr std::array<Function, 9> functions{{{"ceil", round_up, 0},
                                                            {"floor", round_down, 0},
                                                            {"round", rounded, 0},
                                                            {"max", rounded, 1},
                                                            {"min", rounded, -1},
                                                            {"maxCeil", round_up, 1},
                                                            {"maxFloor", round_down, 1},
                                                            {"minCeil", round_up, -1},
                                                            {"minFloor", round_down, -1}}};
        const auto* const found = std::ranges::find(functions, name, &Function::name);
        if (found == functions.end() || bound.has_value() != (found->bound != 0)) {
            return fail("an unknown function");
        }
        const Rational whole_value = found->round(value);
        if (!bound || !whole_value.has_value() || !bound->has_value()) {
            return bound && !bound->has_value() ? *bound : whole_value;
        }
        const bool beyond = (whole_value - *bound).sign() * found->bound > 0;
        return beyond ? rounded(*bound) : whole_value;
    }

    static Rational round_down(const Rational& value) {
        return value.has_value() ? Rational{value.floor()} : value;
    }
    static Rational round_up(const Rational& value) {
        const Rational opposite = Rational{-1} * value;
        return opposite.has_value() ? Rational{-1} * Rational{opposite.floor()} : opposite;
    }
    static Rational rounded(const Rational& value) { return round_down(value + Rational{1, 2}); }

    std::string_view rest_;
    const Variables& variables_;
    std::string problem_;
    int depth_ = 0;
};

/// Whether the difference of two numbers has one of these signs.
template <int... signs>
Rational compare(const Rational& a, const Rational& b) {
    const Rational difference = a - b;
    return difference.has_value() ? Rational{((difference.sign() == signs) || ...) ? 1 : 0}
                                  : difference;
}

Rational either(const Rational& a, const Rational& b) {
    return !a.has_value() || !a.is_zero() ? a : b;
}
Rational both(const Rational& a, const Rational& b) {
    return !a.has_value() || a.is_zero() ? a : b;
}

// Of the signs of a level the longer come first.
const std::array<std::array<Parser::Operator, 4>, 6>& Parser::operators() {
    static const std::array<std::array<Operator, 4>, 6> levels{{
        {{{"||", either}, {"|", either}, {}, {}}},
        {{{"&&", both}, {"&", both}, {}, {}}},
        {{{"==", compare<0>}, {"!=", compare<-1, 1>}, {"=", compare<0>}, {}}},
        {{{"<=", compare<-1, 0>}, {">=", compare<0, 1>}, {"<", compare<-1>}, {">", compare<1>}}},
        {{{"+", std::plus<>{}}, {"-", std::minus<>{}}, {}, {}}},
        {{{"*", std::multiplies<>{}}, {"x", std::multiplies<>{}}, {"/", std::divides<>{}}, {}}},
    }};
    return levels;
}

}  // namespace

Computed compute(std::string_view expression, const Variables& variables) {
    if (expression.size() > longest_expression) {
        return {std::nullopt, "too long an expression"};
    }
    const Rational value = Parser{expression, variables}.whole();
    if (!value.has_value()) {
        return {std::nullopt, value.why()};
    }
    const std::int64_t number = value.floor();
    if (number < -greatest_number || number > greatest_number) {
        return {std::nullopt, "too large a number"};
    }
    return {static_cast<int>(number), ""};
}

}  // namespace standee::ghs
