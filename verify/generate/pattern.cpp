#include "verify/generate/pattern.hpp"

#include <nlohmann/json.hpp>

namespace standee::generate {

Json drawn(Dice& dice, const Json& pattern) {
    if (const auto values = pattern.find("of"); pattern.is_object() && values != pattern.end()) {
        if (!dice.percent(pattern.value("percent", 100))) {
            return nullptr;
        }
        return drawn(
            dice,
            values->at(static_cast<std::size_t>(dice.below(static_cast<int>(values->size())))));
    }
    Json result = pattern;
    if (pattern.is_object()) {
        for (const auto& [field, value] : pattern.items()) {
            result[field] = drawn(dice, value);
            if (result[field].is_null()) {
                result.erase(field);
            }
        }
    } else if (pattern.is_array()) {
        for (Json& value : result) {
            value = drawn(dice, value);
        }
    }
    return result;
}

}  // namespace standee::generate
