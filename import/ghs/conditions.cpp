#include "import/ghs/conditions.hpp"

#include <algorithm>
#include <array>

namespace standee::ghs {
namespace {

/// A condition by its name in the files, and in this project where that is another one.
struct ConditionName {
    std::string_view in_files;
    std::string_view here;
};
constexpr auto names_in_files =
    std::to_array<ConditionName>({{"poison_x", "poison-x"}, {"wound_x", "wound-x"}});

/// What the application has besides: conditions of characters.
constexpr std::array<std::string_view, 2> without_rules{"plague", "invincible"};

std::string_view name_here(std::string_view name) {
    const auto other = std::ranges::find(names_in_files, name, &ConditionName::in_files);
    return other == names_in_files.end() ? name : other->here;
}

}  // namespace

bool is_condition(std::string_view name) {
    return condition_named(name_here(name)) ||
           std::ranges::find(without_rules, name) != without_rules.end();
}

std::optional<Condition> condition_in(std::string_view name, const Edition& rules) {
    const auto condition = condition_named(name_here(name));
    return condition && rules.conditions.contains(*condition) ? condition : std::nullopt;
}

std::string why_no_condition(std::string_view name, const Edition& rules) {
    return is_condition(name) ? "a condition that " + std::string{rules.title()} +
                                    " does not have: " + std::string{name}
                              : "an unknown condition: " + std::string{name};
}

}  // namespace standee::ghs
