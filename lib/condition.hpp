#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace standee {

/// Every condition of the four editions, in the order of the format's list.
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
    safeguard
};

inline constexpr std::array<std::string_view, 16> condition_names{
    "invisible", "strengthen", "bless",  "wound",    "poison", "immobilize",
    "disarm",    "stun",       "muddle", "curse",    "ward",   "regenerate",
    "brittle",   "bane",       "impair", "safeguard"};

constexpr std::string_view name_of(Condition condition) {
    return condition_names[static_cast<std::size_t>(condition)];
}

/// The condition of that name, if any edition has one.
constexpr std::optional<Condition> condition_named(std::string_view name) {
    for (std::size_t i = 0; i < condition_names.size(); ++i) {
        if (condition_names[i] == name) {
            return static_cast<Condition>(i);
        }
    }
    return std::nullopt;
}

/// A set of conditions as bits; iteration is in the order of the enumeration.
class ConditionSet {
public:
    constexpr ConditionSet() = default;
    template <class... Cs>
    explicit constexpr ConditionSet(Condition first, Cs... rest)
        : bits_{static_cast<std::uint16_t>((bit(first) | ... | bit(rest)))} {}

    [[nodiscard]] constexpr bool contains(Condition c) const { return (bits_ & bit(c)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Condition c) { bits_ = static_cast<std::uint16_t>(bits_ | bit(c)); }
    constexpr void erase(Condition c) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(c)); }

    friend constexpr bool operator==(ConditionSet, ConditionSet) = default;
    friend constexpr ConditionSet operator|(ConditionSet a, ConditionSet b) {
        ConditionSet both;
        both.bits_ = static_cast<std::uint16_t>(a.bits_ | b.bits_);
        return both;
    }

private:
    static constexpr unsigned bit(Condition c) { return 1U << static_cast<unsigned>(c); }
    std::uint16_t bits_ = 0;
};

/// Conditions that help the figure that has them; all others harm it.
inline constexpr ConditionSet positive_conditions{Condition::invisible,  Condition::strengthen,
                                                  Condition::bless,      Condition::ward,
                                                  Condition::regenerate, Condition::safeguard};

constexpr bool is_negative(Condition c) { return !positive_conditions.contains(c); }

}  // namespace standee
