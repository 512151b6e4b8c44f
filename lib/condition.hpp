#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace standee {

/// Every condition of every edition, in the order in which the file format lists them.
enum class Condition : std::uint8_t {
    invisible,
    strengthen,
    bless,
    wound,
    poison,
    immobilize,
    disarm,
    stun,
    muddle,
    curse,
    ward,
    regenerate,
    brittle,
    bane,
    impair,
    safeguard,
    chill,
    infect,
    rupture,
    dodge,
    empower,
    enfeeble,
    poison_x,
    wound_x
};

inline constexpr std::array<std::string_view, 24> condition_names{
    "invisible", "strengthen", "bless",   "wound",     "poison",   "immobilize",
    "disarm",    "stun",       "muddle",  "curse",     "ward",     "regenerate",
    "brittle",   "bane",       "impair",  "safeguard", "chill",    "infect",
    "rupture",   "dodge",      "empower", "enfeeble",  "poison-x", "wound-x"};

constexpr std::string_view name_of(Condition condition) {
    return condition_names[static_cast<std::size_t>(condition)];
}

/// The condition with that name, if any edition has it.
constexpr std::optional<Condition> condition_named(std::string_view name) {
    const auto found = std::ranges::find(condition_names, name);
    return found == condition_names.end()
               ? std::nullopt
               : std::optional{static_cast<Condition>(found - condition_names.begin())};
}

/// A set of conditions, one bit for each. Iteration follows the order of the enumeration.
class ConditionSet {
public:
    constexpr ConditionSet() = default;
    template <class... Cs>
    explicit constexpr ConditionSet(Condition first, Cs... rest)
        : bits_{(bit(first) | ... | bit(rest))} {}

    [[nodiscard]] constexpr bool contains(Condition c) const { return (bits_ & bit(c)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Condition c) { bits_ |= bit(c); }
    constexpr void erase(Condition c) { bits_ &= ~bit(c); }

    friend constexpr bool operator==(ConditionSet, ConditionSet) = default;
    friend constexpr ConditionSet operator|(ConditionSet a, ConditionSet b) {
        ConditionSet both;
        both.bits_ = a.bits_ | b.bits_;
        return both;
    }

private:
    static constexpr std::uint32_t bit(Condition c) {
        return std::uint32_t{1} << static_cast<unsigned>(c);
    }
    std::uint32_t bits_ = 0;
};

/// Conditions that help the figure that has them; all others harm it.
inline constexpr ConditionSet positive_conditions{
    Condition::invisible,  Condition::strengthen, Condition::bless, Condition::ward,
    Condition::regenerate, Condition::safeguard,  Condition::dodge, Condition::empower};

/// Conditions whose rules text this project does not have. Figures gain, have and lose them; the
/// party carries out what they do [condition.left-to-party].
inline constexpr ConditionSet left_to_party{
    Condition::chill,   Condition::infect,   Condition::rupture,  Condition::dodge,
    Condition::empower, Condition::enfeeble, Condition::poison_x, Condition::wound_x};

constexpr bool is_negative(Condition c) { return !positive_conditions.contains(c); }

}  // namespace standee
