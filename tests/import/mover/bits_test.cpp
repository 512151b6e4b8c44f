#include "import/mover/bits.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "lib/error.hpp"

namespace standee::mover {
namespace {

TEST(MoverBits, AFieldBeginsInTheLowestBits) {
    BitWriter out;
    out.put(4, 1);
    out.put(3, 5);
    out.put(3, 0);
    EXPECT_EQ(out.bytes(), (std::vector<std::uint8_t>{0x51, 0x00}));
    BitReader in{out.bytes()};
    EXPECT_EQ(in.take(4), 1U);
    EXPECT_EQ(in.take(3), 5U);
    EXPECT_EQ(in.take(3), 0U);
    EXPECT_TRUE(in.at_end());
    EXPECT_EQ(in.take(6), 0U);
    EXPECT_THROW(in.take(1), InputError);
}

TEST(MoverBits, AByteOrASetBitThatIsLeftIsNotTheEnd) {
    BitReader whole{{1, 0, 0}};
    whole.take(9);
    EXPECT_FALSE(whole.at_end());
    BitReader set{{0x80}};
    set.take(7);
    EXPECT_FALSE(set.at_end());
}

TEST(MoverBits, OnlyBase64OfWholeBytesIsRead) {
    EXPECT_EQ(bytes_of_base64("UQ"), (std::vector<std::uint8_t>{0x51}));
    EXPECT_EQ(bytes_of_base64("-_8"), (std::vector<std::uint8_t>{0xfb, 0xff}));
    EXPECT_EQ(bytes_of_base64("+/8"), bytes_of_base64("-_8"));
    EXPECT_EQ(bytes_of_base64("U"), std::nullopt);
    EXPECT_EQ(bytes_of_base64("UR"), std::nullopt);
    EXPECT_EQ(bytes_of_base64("U Q"), std::nullopt);
}

RC_GTEST_PROP(MoverBits, WhatIsWrittenIsRead, (const std::vector<std::uint8_t>& bytes)) {
    RC_ASSERT(bytes_of_base64(base64_of(bytes)) == bytes);
}

}  // namespace
}  // namespace standee::mover
