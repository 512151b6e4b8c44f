#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "files/document.hpp"

namespace standee::ghs {

/// What stands for a text of a card that no label file has.
inline constexpr std::string_view unknown_text = "see the card";
/// A note on an answer that has it.
inline constexpr std::string_view unknown_text_note =
    "texts of cards are missing and read \"see the card\": give the label files of the edition";

/// A name like "enemiesAdjacent" as words: "enemies adjacent".
std::string in_words(std::string_view name);

/// The texts that files name as `%data.custom.x.1%`.
class Labels {
public:
    Labels() = default;
    /// One label file.
    explicit Labels(const Json& json) { add(json); }

    /// Adds a label file: texts in nested objects. A text that is there already stays.
    void add(const Json& json) { read(json, ""); }

    /// `text` with each known `%label%` replaced by its text, and so on in that text. In the text
    /// of `%label:a|b%`, `{0}` stands for a and `{1}` for b; a text without them is followed by
    /// them. `<br>` becomes a space. A label of the application that is not known becomes the last
    /// part of its name, as words, and a text of a card `unknown_text`; what else is not known
    /// stays as it is.
    [[nodiscard]] std::string resolved(std::string_view text) const;

    /// `text` resolved for reading its meaning: a label that is not known is read as the last part
    /// of its name, `%game.action.range:3%` as "range 3".
    [[nodiscard]] std::string meaning(std::string_view text) const;

    /// The names of the sets of monsters that a text in small letters lists, as in "living bones
    /// and living corpses"; none where it lists anything else.
    [[nodiscard]] std::vector<std::string> monsters_named(std::string_view text) const;

    /// All sets whose titles end with that word, as "Rending Drake" does with "drake", by name.
    [[nodiscard]] std::vector<std::string> monsters_of_kind(std::string_view kind) const;

private:
    /// The set with that title, in small letters; empty: none.
    [[nodiscard]] std::string monster_named(std::string_view title) const;
    void note_title(std::string_view name, std::string_view title);
    void read(const Json& json, const std::string& name);
    [[nodiscard]] const std::string* find(std::string_view name) const;

    using Texts = std::map<std::string, std::string, std::less<>>;
    Texts texts_;                 ///< by their names from the top
    Texts names_by_title_;        ///< of sets of monsters, by their titles in small letters
    Texts names_by_short_title_;  ///< likewise, by titles without the number of a scenario
};

}  // namespace standee::ghs
