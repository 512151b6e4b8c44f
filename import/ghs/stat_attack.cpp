#include "import/ghs/stat_attack.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/count_json.hpp"
#include "import/ghs/sentences.hpp"
#include "import/ghs/stat_texts.hpp"
#include "lib/error.hpp"

namespace standee::ghs {
namespace {

/// The value of an expression with a number in the place of a letter.
std::optional<int> with_letter(std::string expression, char letter, char digit,
                               const Context& context) {
    std::ranges::replace(expression, letter, digit);
    return compute(expression, context.variables).number;
}

/// `count`, multiplied and increased as the expression says of the letter.
std::optional<Count> within_expression(Count count, const std::string& expression, char letter,
                                       const Context& context) {
    const auto none = with_letter(expression, letter, '0', context);
    const auto one = with_letter(expression, letter, '1', context);
    const auto two = with_letter(expression, letter, '2', context);
    if (!none || !one || !two || *one < *none || *two - *one != *one - *none) {
        return std::nullopt;
    }
    count.times *= *one - *none;
    count.plus += *none;
    return count;
}

/// What the note of a stat card says that a letter counts.
std::optional<Count> count_in_note(const StatEntry& entry, char letter, Context context) {
    const Json* note = entry.find("note");
    context.of_stat_card = true;
    const Action text{.type = "custom", .value = note == nullptr ? "" : text_of_json(*note)};
    const std::vector<Action> read = understood({text}, context);
    if (read.size() != 1 || !read.front().is(stat_fields)) {
        return std::nullopt;
    }
    const Json values = Json::parse(read.front().value);
    const auto found = values.find(std::string(1, letter));
    if (found == values.end()) {
        return std::nullopt;
    }
    try {
        return read_count(Reader{*found}, count_in_attack);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

}  // namespace

std::optional<StatAttack> stat_attack(const StatEntry& entry, const Context& context) {
    const Json* value = entry.find("attack");
    const std::string expression = value == nullptr ? "" : text_of_json(*value);
    if (expression.empty() || expression == "-" || compute(expression, context.variables).number) {
        return std::nullopt;
    }
    StatAttack attack;
    for (const char letter : {'X', 'V'}) {
        const auto count = count_in_note(entry, letter, context);
        if (count && !attack.count) {
            attack.count = within_expression(*count, expression, letter, context);
        }
    }
    return attack;
}

}  // namespace standee::ghs
