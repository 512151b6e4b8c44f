#include "files/hex_names.hpp"

#include <gtest/gtest.h>

#include <array>

namespace standee {
namespace {

TEST(HexNames, AWordWithAColumnBeyondEveryMapIsNoHex) {
    constexpr std::array hexes{Hex{0, 0}, Hex{1, 0}};
    const HexNames names{hexes};
    EXPECT_EQ(names.find("A1"), (Hex{0, 0}));
    EXPECT_EQ(names.find("zzzzzzz1"), std::nullopt);
    EXPECT_EQ(names.find("Guardian"), std::nullopt);
}

}  // namespace
}  // namespace standee
