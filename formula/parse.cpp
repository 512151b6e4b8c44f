#include "formula/parse.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "formula/grammar.hpp"
#include "formula/nearest.hpp"
#include "formula/tokens.hpp"

namespace standee::formula {
namespace {

class Parser {
public:
    Parser(std::string_view text, std::span<const Quantity> quantities,
           std::span<const std::string_view> fields = {})
        : tokens_{tokens_of(text)}, quantities_{quantities}, fields_{fields} {}

    Expression whole(Type type) {
        Expression expression = anything();
        demand(expression, type);
        if (now().kind != Token::Kind::end) {
            fail_at(now(), "the end of the text, or a sign between two values");
        }
        return expression;
    }

    std::vector<Criterion> criteria() {
        std::vector<Criterion> all;
        do {
            const bool most = take("most");
            if (!most && !take("least")) {
                fail_at(now(), "least or most, and a number");
            }
            Expression by = sum();
            if (by.type != Type::truth) {
                demand(by, Type::number);
            }
            all.push_back({most, std::move(by)});
        } while (take(","));
        if (now().kind != Token::Kind::end) {
            fail_at(now(), "a comma and the next criterion, or the end of the text");
        }
        return all;
    }

private:
    [[nodiscard]] const Token& now() const { return tokens_[next_]; }
    bool take(std::string_view sign) {
        const bool there = now().is(sign);
        next_ += there ? 1 : 0;
        return there;
    }
    void expect(std::string_view sign) {
        if (!take(sign)) {
            fail_at(now(), fmt::format("\"{}\"", sign));
        }
    }

    /// Refuses a value of another type, at its place.
    void demand(const Expression& expression, Type type) const {
        if (!fits(expression.type, type)) {
            const auto token = std::ranges::find(tokens_, expression.at, &Token::at);
            Token shown = *token;
            if (shown.kind != Token::Kind::end) {
                shown.text += fmt::format(" ({})", words_for(expression.type));
            }
            fail_at(shown, std::string{words_for(type)});
        }
    }

    /// The parts are moved: each may be a long chain.
    template <class... Parts>
    static Expression made(Operation operation, Type type, std::size_t at, Parts&&... parts) {
        Expression expression;
        expression.operation = operation;
        expression.type = type;
        expression.at = at;
        expression.parts.reserve(sizeof...(parts));
        (expression.parts.push_back(std::forward<Parts>(parts)), ...);
        return expression;
    }

    Expression anything() {
        if (++depth_ > deepest) {
            fail_at(now(), "an expression that is not nested so deeply");
        }
        Expression expression = now().is("if") ? choice() : implication();
        --depth_;
        return expression;
    }

    Expression choice() {
        const std::size_t at = now().at;
        expect("if");
        Expression condition = anything();
        demand(condition, Type::truth);
        expect("then");
        Expression first = anything();
        Expression whole = made(Operation::choose, first.type, at);
        whole.parts.push_back(std::move(condition));
        whole.parts.push_back(std::move(first));
        if (take("else")) {
            Expression other = anything();
            demand(other, whole.type);
            whole.type = whole.type == Type::any ? other.type : whole.type;
            whole.parts.push_back(std::move(other));
        }
        return whole;
    }

    Expression implication() {
        Expression one = disjunction();
        const std::size_t at = now().at;
        if (!take("implies")) {
            return one;
        }
        Expression other = anything();
        return truths(Operation::implies, at, std::move(one), std::move(other));
    }
    Expression disjunction() {
        Expression one = conjunction();
        for (std::size_t at = now().at; take("or"); at = now().at) {
            one = truths(Operation::either, at, std::move(one), conjunction());
        }
        return one;
    }
    Expression conjunction() {
        Expression one = negation();
        for (std::size_t at = now().at; take("and"); at = now().at) {
            one = truths(Operation::both, at, std::move(one), negation());
        }
        return one;
    }
    Expression truths(Operation operation, std::size_t at, Expression one, Expression other) {
        demand(one, Type::truth);
        demand(other, Type::truth);
        return made(operation, Type::truth, at, std::move(one), std::move(other));
    }

    Expression negation() {
        const std::size_t at = now().at;
        if (!take("not")) {
            return comparison();
        }
        if (++depth_ > deepest) {
            fail_at(now(), "an expression that is not nested so deeply");
        }
        Expression part = negation();
        --depth_;
        demand(part, Type::truth);
        return made(Operation::no, Type::truth, at, std::move(part));
    }

    Expression comparison() {
        Expression one = sum();
        const std::size_t at = now().at;
        for (const auto& [text, operation] : comparisons) {
            if (take(text)) {
                Expression other = sum();
                if (operation == Operation::has) {
                    demand(one, Type::words);
                    // A list of a document may hold anything: numbers, hexes.
                    demand(other, one.type == Type::any ? Type::any : Type::word);
                } else if (operation != Operation::equal && operation != Operation::unequal) {
                    demand(one, Type::number);
                    demand(other, Type::number);
                } else {
                    demand(other, one.type);
                }
                return made(operation, Type::truth, at, std::move(one), std::move(other));
            }
        }
        return one;
    }

    template <std::size_t count>
    Expression chain(const std::array<Sign, count>& chain_signs, Expression (Parser::*part)()) {
        Expression one = (this->*part)();
        while (true) {
            const std::size_t at = now().at;
            const auto sign = std::ranges::find_if(
                chain_signs, [&](const Sign& known) { return now().is(known.text); });
            if (sign == chain_signs.end()) {
                return one;
            }
            ++next_;
            Expression other = (this->*part)();
            demand(one, Type::number);
            demand(other, Type::number);
            one = made(sign->operation, Type::number, at, std::move(one), std::move(other));
        }
    }
    Expression sum() { return chain(sums, &Parser::product); }
    Expression product() { return chain(products, &Parser::signed_value); }

    Expression signed_value() {
        const std::size_t at = now().at;
        if (!take("-")) {
            return with_fields(primary());
        }
        Expression part = with_fields(primary());
        demand(part, Type::number);
        return made(Operation::negate, Type::number, at, std::move(part));
    }

    Expression with_fields(Expression of) {
        while (true) {
            const std::size_t at = now().at;
            if (take(".")) {
                demand(of, Type::any);
                if (of.type != Type::any) {
                    fail_at(tokens_[next_ - 1], "a part of a document before the point");
                }
                if (now().kind != Token::Kind::name) {
                    fail_at(now(), "the name of a field");
                }
                demand_field(now());
                of = made(Operation::field, Type::any, at, std::move(of));
                of.text = now().text;
                ++next_;
            } else if (of.type == Type::any && take("[")) {
                Expression which = anything();
                expect("]");
                of = made(Operation::element, Type::any, at, std::move(of), std::move(which));
            } else {
                return of;
            }
        }
    }

    /// A misspelt field would be nothing wherever it is looked at.
    void demand_field(const Token& name) const {
        if (fields_.empty() || std::ranges::find(fields_, name.text) != fields_.end()) {
            return;
        }
        const std::string_view nearest = nearest_name(name.text, fields_);
        fail_at(name, nearest.empty() ? std::string{"a field of a scene, event, step or option; "
                                                    "a name of your own stands in ['...']"}
                                      : fmt::format("\"{}\"", nearest));
    }

    Expression primary() {
        const Token token = now();
        if (take("(")) {
            Expression inner = anything();
            expect(")");
            return inner;
        }
        for (const auto& [name, operation] : loops) {
            if (take(name)) {
                return loop(operation, token.at);
            }
        }
        for (const auto& [name, operation] : functions) {
            if (take(name)) {
                return call(operation, token.at);
            }
        }
        ++next_;
        switch (token.kind) {
            case Token::Kind::number: {
                Expression value = made(Operation::number, Type::number, token.at);
                value.number = token.number;
                return value;
            }
            case Token::Kind::word: {
                Expression value = made(Operation::word, Type::word, token.at);
                value.text = token.text;
                return value;
            }
            case Token::Kind::name:
                if (token.text == "true" || token.text == "false") {
                    Expression value = made(Operation::truth, Type::truth, token.at);
                    value.number = token.text == "true" ? 1 : 0;
                    return value;
                }
                return named(token);
            default: break;
        }
        --next_;
        fail_at(token, "a number, a quantity, a word in ' or \"(\"");
    }

    Expression call(Operation operation, std::size_t at) {
        expect("(");
        Expression one = anything();
        expect(",");
        Expression other = anything();
        expect(")");
        if (operation == Operation::known) {
            demand(other, one.type);
            const Type type = other.type;
            return made(operation, type, at, std::move(one), std::move(other));
        }
        const Type part = operation == Operation::distance ? Type::any : Type::number;
        demand(one, part);
        demand(other, part);
        return made(operation, Type::number, at, std::move(one), std::move(other));
    }

    /// "every e in events: condition"
    Expression loop(Operation operation, std::size_t at) {
        if (now().kind != Token::Kind::name || is_kept(now().text)) {
            fail_at(now(), "a name for each of the list");
        }
        const std::string name = now().text;
        ++next_;
        expect("in");
        Expression list = with_fields(primary());
        demand(list, Type::any);
        if (list.type != Type::any) {
            fail_at(tokens_[next_ - 1], "a list of a document");
        }
        expect(":");
        variables_.push_back(name);
        Expression body = anything();
        variables_.pop_back();
        demand(body, operation == Operation::sum ? Type::number : Type::truth);
        const bool truth = operation == Operation::every || operation == Operation::some;
        return made(operation, truth ? Type::truth : Type::number, at, std::move(list),
                    std::move(body));
    }

    static bool is_kept(std::string_view name) {
        return std::ranges::find(kept, name) != kept.end();
    }

    Expression named(const Token& token) {
        for (std::size_t i = variables_.size(); i-- > 0;) {
            if (variables_[i] == token.text) {
                Expression value = made(Operation::variable, Type::any, token.at);
                value.index = i;
                return value;
            }
        }
        const auto known = std::ranges::find(quantities_, token.text, &Quantity::name);
        if (known == quantities_.end()) {
            fail_at(token, expected_name(token.text));
        }
        Expression value = made(Operation::quantity, known->type, token.at);
        value.index = static_cast<std::size_t>(known - quantities_.begin());
        return value;
    }

    /// The quantity that was probably meant, or all of them.
    [[nodiscard]] std::string expected_name(const std::string& found) const {
        std::vector<std::string_view> names;
        for (const Quantity& quantity : quantities_) {
            names.push_back(quantity.name);
        }
        const std::string_view nearest = nearest_name(found, names);
        return nearest.empty()
                   ? fmt::format("one of {}, or a word in '...'", fmt::join(names, ", "))
                   : fmt::format("\"{}\"; the quantities are {}", nearest, fmt::join(names, ", "));
    }

    std::vector<Token> tokens_;
    std::span<const Quantity> quantities_;
    std::span<const std::string_view> fields_;
    std::size_t next_ = 0;
    int depth_ = 0;
    std::vector<std::string> variables_;
};

}  // namespace

Expression parse(std::string_view text, std::span<const Quantity> quantities, Type type,
                 std::span<const std::string_view> fields) {
    return Parser{text, quantities, fields}.whole(type);
}

std::vector<Criterion> parse_criteria(std::string_view text, std::span<const Quantity> quantities) {
    return Parser{text, quantities}.criteria();
}

}  // namespace standee::formula
