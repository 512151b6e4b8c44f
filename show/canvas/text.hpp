#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lib/words.hpp"
#include "show/canvas/text_role.hpp"

namespace standee {

/// The code points of UTF-8 text; a byte that is not part of UTF-8 becomes U+FFFD.
std::u32string code_points(std::string_view text);

/// `text` on one line and without effect on a terminal: control characters are written as \u001b,
/// bytes that are not UTF-8 as U+FFFD.
std::string printable(std::string_view text);

/// The number of terminal columns of `text`: 2 for a wide code point, 0 for a combining one.
int columns_of(std::string_view text);

/// Words in several inks, broken into lines.
class Paragraph {
public:
    /// Appends words; a space in `text` is a place to break.
    Paragraph& add(std::string_view text, TextRole ink = TextRole::plain);
    /// Appends text that stays on one line even if it has spaces.
    Paragraph& add_whole(std::string_view text, TextRole ink = TextRole::plain);

    [[nodiscard]] bool empty() const { return words_.empty(); }

    /// Lines of at most `width` columns if the words allow it, each ended by a newline. The first
    /// begins with `first`, the others with as many spaces; there are `gap` spaces between words.
    [[nodiscard]] std::string lines(int width, std::string_view first, bool colour,
                                    int gap = 1) const;

private:
    struct Word {
        std::string text;
        TextRole ink{};
        bool glued = false;  ///< no space before it
    };
    std::vector<Word> words_;
    bool space_ = true;  // whether there has been a space since the last word
};

}  // namespace standee
