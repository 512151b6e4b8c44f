#include "show/canvas/text.hpp"

#include <gtest/gtest.h>

namespace standee {
namespace {

TEST(Printable, TextThatIsPlainStaysAsItIs) { EXPECT_EQ(printable("Bär 3, 熊"), "Bär 3, 熊"); }

TEST(Printable, NothingReachesTheTerminalAsACommand) {
    EXPECT_EQ(printable("a\x1b[31mb\nc\x7f"), "a\\u001b[31mb\\u000ac\\u007f");
    EXPECT_EQ(printable("\xE2\x80\xAE"), "\\u202e") << "writing is not rotated round";
}

TEST(Printable, BytesThatAreNoTextAreReplaced) {
    const std::string mark = "\xEF\xBF\xBD";
    EXPECT_EQ(printable("a\xFF"), "a" + mark);
    EXPECT_EQ(printable("\xC3"), mark) << "cut short";
    EXPECT_EQ(printable("\xC0\x80"), mark + mark) << "overlong";
    EXPECT_EQ(printable("\xED\xA0\x80"), mark + mark + mark) << "a surrogate";
}

TEST(ColumnsOf, CountsWhatATerminalShows) {
    EXPECT_EQ(columns_of("abc"), 3);
    EXPECT_EQ(columns_of("ä►"), 2);
    EXPECT_EQ(columns_of("熊"), 2);
    EXPECT_EQ(columns_of("e\xCC\x81"), 1) << "an accent of its own";
}

TEST(Paragraph, BreaksBetweenWordsAndIndentsWhatFollows) {
    const Paragraph paragraph = Paragraph{}.add("one two three four");
    EXPECT_EQ(paragraph.lines(12, " 1. ", false), " 1. one two\n    three\n    four\n");
}

TEST(Paragraph, WordsWithoutASpaceBetweenStayTogether) {
    const Paragraph paragraph =
        Paragraph{}.add("Focus: ").add("C1", TextRole::focus).add(". It stays.");
    EXPECT_EQ(paragraph.lines(10, "", false), "Focus: C1.\nIt stays.\n");
    EXPECT_EQ(paragraph.lines(9, "", false), "Focus:\nC1. It\nstays.\n");
}

TEST(Paragraph, AWholeTextIsNotBroken) {
    const Paragraph paragraph = Paragraph{}.add("see ").add_whole("p.41, p.74");
    EXPECT_EQ(paragraph.lines(12, "", false), "see\np.41, p.74\n");
}

TEST(Inked, ColoursOnlyWhereThereIsColour) {
    EXPECT_EQ(inked("C1", TextRole::focus, true), "\x1b[1;31mC1\x1b[0m");
    EXPECT_EQ(inked("C1", TextRole::focus, false), "C1");
    EXPECT_EQ(inked("C1", TextRole::plain, true), "C1");
}

}  // namespace
}  // namespace standee
