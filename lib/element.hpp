#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace standee {

enum class Element : std::uint8_t { fire, ice, air, earth, light, dark };
enum class ElementState : std::uint8_t { inert, waning, strong };

inline constexpr int element_count = 6;
inline constexpr std::array<std::string_view, element_count> element_names{
    "fire", "ice", "air", "earth", "light", "dark"};
inline constexpr std::array<std::string_view, 3> element_state_names{"inert", "waning", "strong"};

/// The state of each element, indexed by `Element`.
using Elements = std::array<ElementState, element_count>;

constexpr std::string_view name_of(Element e) { return element_names[static_cast<std::size_t>(e)]; }
constexpr std::string_view name_of(ElementState s) {
    return element_state_names[static_cast<std::size_t>(s)];
}

/// The element or elements that an icon on a card allows: a single one, one of two ("fire/ice",
/// mixed), or any ("wild") [element.wild].
struct ElementChoice {
    std::uint8_t of = 0;  ///< bit i: element i is allowed

    static constexpr ElementChoice only(Element e) {
        return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(e))};
    }
    static constexpr ElementChoice any() { return {0x3F}; }
    [[nodiscard]] constexpr bool allows(Element e) const {
        return ((of >> static_cast<unsigned>(e)) & 1U) != 0;
    }
    friend constexpr bool operator==(ElementChoice, ElementChoice) = default;
};

}  // namespace standee
