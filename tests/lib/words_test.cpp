#include "lib/words.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace standee {
namespace {

using namespace std::string_literals;

TEST(Joined, ReadsAsAList) {
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined(std::vector{"A"s}), "A");
    EXPECT_EQ(joined(std::vector{"A"s, "B"s}), "A and B");
    EXPECT_EQ(joined(std::vector{"A"s, "B"s, "C"s}, "or"), "A, B or C");
}

TEST(Counted, OneIsSingular) {
    EXPECT_EQ(counted(1, "movement point"), "1 movement point");
    EXPECT_EQ(counted(0, "movement point"), "0 movement points");
    EXPECT_EQ(counted(2, "hex", "hexes"), "2 hexes");
    EXPECT_EQ(counted(1, "hex", "hexes"), "1 hex");
}

TEST(Capitalised, OnlyAFirstLetterChanges) {
    EXPECT_EQ(capitalised("it stays"), "It stays");
    EXPECT_EQ(capitalised("C1 stays"), "C1 stays");
    EXPECT_EQ(capitalised("[0,0]"), "[0,0]");
    EXPECT_EQ(capitalised(""), "");
}

TEST(StartOf, CutsNoCharacterInTwo) {
    const std::string_view text = "a\u00e9\u20acb";  // 1, 2, 3 and 1 bytes
    EXPECT_EQ(start_of(text, 7), text);
    EXPECT_EQ(start_of(text, 6), "a\u00e9\u20ac");
    EXPECT_EQ(start_of(text, 5), "a\u00e9");
    EXPECT_EQ(start_of(text, 4), "a\u00e9");
    EXPECT_EQ(start_of(text, 3), "a\u00e9");
    EXPECT_EQ(start_of(text, 2), "a");
    EXPECT_EQ(start_of(text.substr(1), 1), "") << "not even the first character has room";
}

TEST(StartOf, OfNoTextIsNone) {
    EXPECT_EQ(start_of("", 0), "");
    EXPECT_EQ(start_of("a", 0), "");
    EXPECT_EQ(start_of("\x80\x80", 1), "") << "no UTF-8";
}

TEST(SlipsBetween, CountsLettersChangedAddedLeftOutOrSwapped) {
    EXPECT_EQ(slips_between("trap", "trap"), 0U);
    EXPECT_EQ(slips_between("trap", "trip"), 1U);
    EXPECT_EQ(slips_between("trap", "rap"), 1U);
    EXPECT_EQ(slips_between("trpa", "trap"), 1U);
    EXPECT_EQ(slips_between("", "trap"), 4U);
}

TEST(TextOf, AHexIsWrittenAsInFiles) { EXPECT_EQ(text_of(Hex{3, -1}), "[3,-1]"); }

}  // namespace
}  // namespace standee
