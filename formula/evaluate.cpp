#include "formula/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>

namespace standee::formula {
namespace {

/// A part of a document as a value, where it is a simple one.
Value simple(const Value& value) {
    const auto* part = std::get_if<const Json*>(&value);
    if (part == nullptr) {
        return value;
    }
    const Json& json = **part;
    if (json.is_number_integer()) {
        return json.get<std::int64_t>();
    }
    if (json.is_boolean()) {
        return json.get<bool>();
    }
    if (json.is_string()) {
        return json.get<std::string>();
    }
    return json.is_null() ? Value{} : value;
}

bool is_nothing(const Value& value) { return std::holds_alternative<std::monostate>(value); }

/// Floor of the quotient, whatever the signs.
std::int64_t floored(std::int64_t a, std::int64_t b) {
    const std::int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

std::optional<std::int64_t> computed(Operation operation, std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    switch (operation) {
        case Operation::add:
            return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional{result};
        case Operation::subtract:
            return __builtin_sub_overflow(a, b, &result) ? std::nullopt : std::optional{result};
        case Operation::multiply:
            return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional{result};
        case Operation::divide:
        case Operation::divide_up:
            if (b == 0 || a == std::numeric_limits<std::int64_t>::min()) {
                return std::nullopt;
            }
            return operation == Operation::divide ? floored(a, b) : -floored(-a, b);
        case Operation::least: return std::min(a, b);
        case Operation::greatest: return std::max(a, b);
        default: return std::nullopt;
    }
}

class Evaluator {
public:
    Evaluator(const Quantities& quantities, const MoreFields& more)
        : quantities_{quantities}, more_{more} {}

    Value value(const Expression& e) {
        switch (e.operation) {
            case Operation::number: return e.number;
            case Operation::truth: return e.number != 0;
            case Operation::word: return e.text;
            case Operation::quantity: return simple(quantities_(e.index));
            case Operation::variable: return simple(variables_[e.index]);
            case Operation::field: return field(value(e.parts[0]), e.text);
            case Operation::element: return element(value(e.parts[0]), value(e.parts[1]));
            case Operation::equal: return same(e);
            case Operation::unequal: return !same(e);
            case Operation::has: return has(value(e.parts[0]), value(e.parts[1]));
            case Operation::no: {
                const auto part = truth_of(value(e.parts[0]));
                return part ? Value{!*part} : Value{};
            }
            case Operation::both: return either(e, false);
            case Operation::either: return either(e, true);
            case Operation::implies: return implied(e);
            case Operation::distance: return distance(value(e.parts[0]), value(e.parts[1]));
            case Operation::known: {
                const Value first = value(e.parts[0]);
                return is_nothing(first) ? value(e.parts[1]) : first;
            }
            case Operation::choose: return chosen(e);
            case Operation::every: return all_of(e, false);
            case Operation::some: return all_of(e, true);
            case Operation::count:
            case Operation::sum: return total(e);
            default: return of_numbers(e);
        }
    }

    /// Whether the left side of an implication held.
    [[nodiscard]] bool met() const { return met_; }

private:
    Value of_numbers(const Expression& e) {
        const bool negated = e.operation == Operation::negate;
        const auto a = negated ? std::optional<std::int64_t>{0} : number_of(value(e.parts[0]));
        const auto b = number_of(value(e.parts[negated ? 0 : 1]));
        if (!a || !b) {
            return {};
        }
        switch (e.operation) {
            case Operation::less: return *a < *b;
            case Operation::at_most: return *a <= *b;
            case Operation::more: return *a > *b;
            case Operation::at_least: return *a >= *b;
            default: break;
        }
        const auto result = computed(negated ? Operation::subtract : e.operation, *a, *b);
        return result ? Value{*result} : Value{};
    }

    /// In a straight line; nothing if one of them is no hex.
    static Value distance(const Value& a, const Value& b) {
        const auto* one = std::get_if<const Json*>(&a);
        const auto* other = std::get_if<const Json*>(&b);
        if (one == nullptr || other == nullptr || !is_hex(**one) || !is_hex(**other)) {
            return {};
        }
        const auto at = [](const Json& json, std::size_t i) { return json[i].get<std::int64_t>(); };
        const std::int64_t q = at(**one, 0) - at(**other, 0);
        const std::int64_t r = at(**one, 1) - at(**other, 1);
        return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
    }
    static bool is_hex(const Json& json) {
        return json.is_array() && json.size() == 2 && json[0].is_number_integer() &&
               json[1].is_number_integer();
    }

    [[nodiscard]] Value field(const Value& of, const std::string& name) const {
        const auto* part = std::get_if<const Json*>(&of);
        if (part == nullptr || !(*part)->is_object()) {
            return {};
        }
        const Json* found = field_of(**part, name);
        if (found == nullptr && more_) {
            found = more_(**part, name);
        }
        return found == nullptr ? Value{} : simple(Value{found});
    }

    static const Json* field_of(const Json& object, const std::string& name) {
        const auto found = object.find(name);
        return found == object.end() ? nullptr : &*found;
    }

    static bool is_called(const Json& item, const std::string& name) {
        return item.is_object() && std::ranges::any_of(std::array{"id", "name"}, [&](auto* key) {
                   const Json* field = field_of(item, key);
                   return field != nullptr && field->is_string() &&
                          field->get_ref<const std::string&>() == name;
               });
    }

    /// Of a list the element with that id or name, or of that number from 0; of an object that
    /// field.
    [[nodiscard]] Value element(const Value& of, const Value& which) const {
        const auto* part = std::get_if<const Json*>(&of);
        if (part == nullptr) {
            return {};
        }
        const Json& json = **part;
        if (const auto* name = std::get_if<std::string>(&which)) {
            if (json.is_object()) {
                return field(of, *name);
            }
            for (const Json& item : json) {
                if (is_called(item, *name)) {
                    return &item;
                }
            }
            return {};
        }
        const auto* number = std::get_if<std::int64_t>(&which);
        const bool there = number != nullptr && json.is_array() && *number >= 0 &&
                           static_cast<std::size_t>(*number) < json.size();
        return there ? simple(Value{&json[static_cast<std::size_t>(*number)]}) : Value{};
    }

    bool same(const Expression& e) {
        const Value a = value(e.parts[0]);
        const Value b = value(e.parts[1]);
        const auto* one = std::get_if<const Json*>(&a);
        const auto* other = std::get_if<const Json*>(&b);
        return one != nullptr && other != nullptr ? **one == **other : a == b;
    }

    static Value has(const Value& list, const Value& item) {
        if (is_nothing(list)) {
            return false;  // a list that is left out is empty
        }
        const auto* word = std::get_if<std::string>(&item);
        if (const auto* words = std::get_if<Words>(&list)) {
            return word == nullptr ? Value{} : std::ranges::find(*words, *word) != words->end();
        }
        const auto* part = std::get_if<const Json*>(&list);
        if (part == nullptr || is_nothing(item)) {
            return {};
        }
        return std::ranges::any_of(**part, [&](const Json& one) {
            return (word != nullptr && is_called(one, *word)) || is_same(one, item);
        });
    }

    /// Whether a part of a document is that word, number, truth or part, such as a hex.
    static bool is_same(const Json& one, const Value& item) {
        const auto* part = std::get_if<const Json*>(&item);
        return part != nullptr ? one == **part : simple(Value{&one}) == item;
    }

    /// "or" if `settles` is true, "and" if it is false.
    Value either(const Expression& e, bool settles) {
        const auto a = truth_of(value(e.parts[0]));
        if (a && *a == settles) {
            return settles;
        }
        const auto b = truth_of(value(e.parts[1]));
        if (b && *b == settles) {
            return settles;
        }
        return a && b ? Value{!settles} : Value{};
    }

    Value implied(const Expression& e) {
        const auto a = truth_of(value(e.parts[0]));
        if (a && !*a) {
            return true;
        }
        met_ = met_ || (a && *a);
        const auto b = truth_of(value(e.parts[1]));
        if (b && *b) {
            return true;
        }
        return a && b ? Value{false} : Value{};
    }

    Value chosen(const Expression& e) {
        const auto condition = truth_of(value(e.parts[0]));
        if (!condition) {
            return {};
        }
        if (*condition) {
            return value(e.parts[1]);
        }
        return e.parts.size() > 2 ? value(e.parts[2]) : Value{};
    }

    /// Calls `use` with what the body gives for each of the list, until it returns false.
    template <class Use>
    void each(const Expression& e, Use use) {
        const Value list = value(e.parts[0]);
        const auto* part = std::get_if<const Json*>(&list);
        if (part == nullptr) {
            return;
        }
        for (const Json& item : **part) {
            variables_.emplace_back(&item);
            const Value given = value(e.parts[1]);
            variables_.pop_back();
            if (!use(given)) {
                return;
            }
        }
    }

    /// "some" if `settles` is true, "every" if it is false.
    Value all_of(const Expression& e, bool settles) {
        Value result = !settles;
        each(e, [&](const Value& given) {
            const auto truth = truth_of(given);
            if (!truth) {
                result = Value{};
            } else if (*truth == settles) {
                result = settles;
                return false;
            }
            return true;
        });
        return result;
    }

    Value total(const Expression& e) {
        std::optional<std::int64_t> result = 0;
        each(e, [&](const Value& given) {
            const auto number = e.operation == Operation::count
                                    ? std::optional<std::int64_t>{truth_of(given) == true ? 1 : 0}
                                    : number_of(given);
            result = number && result ? computed(Operation::add, *result, *number) : std::nullopt;
            return true;
        });
        return result ? Value{*result} : Value{};
    }

    const Quantities& quantities_;
    const MoreFields& more_;
    std::vector<Value> variables_;
    bool met_ = false;
};

bool has_implication(const Expression& expression) {
    return expression.operation == Operation::implies ||
           std::ranges::any_of(expression.parts, has_implication);
}

}  // namespace

Value evaluate(const Expression& expression, const Quantities& quantities, bool* met,
               const MoreFields& more) {
    Evaluator evaluator{quantities, more};
    Value given = evaluator.value(expression);
    if (met != nullptr) {
        *met = evaluator.met() || !has_implication(expression);
    }
    return given;
}

std::optional<std::int64_t> number_of(const Value& value) {
    const Value plain = simple(value);
    if (const auto* truth = std::get_if<bool>(&plain)) {
        return *truth ? 1 : 0;
    }
    const auto* number = std::get_if<std::int64_t>(&plain);
    return number != nullptr ? std::optional{*number} : std::nullopt;
}

std::optional<bool> truth_of(const Value& value) {
    const Value plain = simple(value);
    const auto* truth = std::get_if<bool>(&plain);
    return truth != nullptr ? std::optional{*truth} : std::nullopt;
}

}  // namespace standee::formula
