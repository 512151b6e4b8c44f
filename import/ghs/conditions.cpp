#include "import/ghs/conditions.hpp"

#include <algorithm>
#include <array>

namespace standee::ghs {
namespace {

/// The conditions of the files by name. What the engine does not know under it has no rules here.
constexpr std::array<std::string_view, 26> names_in_files{
    "stun",       "immobilize", "disarm",  "wound",      "muddle",    "poison",  "invisible",
    "strengthen", "curse",      "bless",   "regenerate", "ward",      "brittle", "bane",
    "impair",     "safeguard",  "chill",   "infect",     "rupture",   "dodge",   "empower",
    "enfeeble",   "poison_x",   "wound_x", "plague",     "invincible"};

}  // namespace

bool is_condition(std::string_view name) {
    return std::ranges::find(names_in_files, name) != names_in_files.end();
}

std::optional<Condition> condition_in(std::string_view name, const Edition& rules) {
    const auto condition = is_condition(name) ? condition_named(name) : std::nullopt;
    return condition && rules.conditions.contains(*condition) ? condition : std::nullopt;
}

std::string why_no_condition(std::string_view name, const Edition& rules) {
    return is_condition(name) ? "a condition that " + std::string{rules.title()} +
                                    " does not have: " + std::string{name}
                              : "an unknown condition: " + std::string{name};
}

}  // namespace standee::ghs
