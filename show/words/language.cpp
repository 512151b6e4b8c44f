#include "show/words/language.hpp"

#include <algorithm>
#include <array>

#include "lib/letters.hpp"

namespace standee {
namespace {

constexpr std::size_t most_places = 10;
using Places = std::array<std::string_view, most_places>;

constexpr int deepest = 12;  ///< how many phrases may lie inside one another

/// The place at the front of a pattern, as in "{3} and"; nothing if a text is there.
std::optional<std::size_t> place_at_front(std::string_view pattern) {
    if (pattern.size() < 3 || pattern[0] != '{' || pattern[2] != '}') {
        return std::nullopt;
    }
    return static_cast<std::size_t>(pattern[1] - '0');
}

/// The text before the next place of a pattern.
std::string_view text_before_place(std::string_view pattern) {
    return pattern.substr(0, std::min(pattern.find('{'), pattern.size()));
}

/// Whether a text fits a pattern. A place takes as little as it can, and at least one character.
/// What follows then has the most text, so no place has to be tried again with more. The last place
/// takes all that is left before the end of the pattern.
bool fits_phrase(std::string_view text, std::string_view pattern, Places& places) {
    while (true) {
        const std::string_view fixed = text_before_place(pattern);
        if (!text.starts_with(fixed)) {
            return false;
        }
        text.remove_prefix(fixed.size());
        pattern.remove_prefix(fixed.size());
        const auto place = place_at_front(pattern);
        if (!place) {
            return text.empty() && pattern.empty();
        }
        pattern.remove_prefix(3);
        const std::string_view next = text_before_place(pattern);
        const bool is_last = next.size() == pattern.size();
        const std::size_t end = is_last ? text.rfind(next) : text.find(next, 1);
        if (end == std::string_view::npos || end == 0) {
            return false;
        }
        places.at(*place) = text.substr(0, end);
        text.remove_prefix(end);
    }
}

/// Words between names and numbers, for the parts of a sentence that have no row: lists and costs.
constexpr std::array joints{
    Phrase{" movement points", " Bewegungspunkte"},
    Phrase{" movement point", " Bewegungspunkt"},
    Phrase{" negative hexes", " negative Felder"},
    Phrase{" negative hex", " negatives Feld"},
    Phrase{" from no hex", " von keinem Feld aus"},
    Phrase{"the closed door at ", "die geschlossene Tür auf "},
    Phrase{"the obstacle at ", "das Hindernis auf "},
    Phrase{" above a trap", " über einer Falle"},
    Phrase{" at range ", " in Reichweite "},
    Phrase{" at ", " auf "},
    Phrase{" for ", " für "},
    Phrase{" or ", " oder "},
    Phrase{" and ", " und "},
};

/// The same for a game.
constexpr std::array game_joints{
    Phrase{" hit points", " Lebenspunkte"},
    Phrase{"1 hit point", "1 Lebenspunkt"},
    Phrase{" movement points", " Bewegungspunkte"},
    Phrase{" movement point", " Bewegungspunkt"},
    Phrase{" modifier cards", " Modifikatorkarten"},
    Phrase{" modifier card", " Modifikatorkarte"},
    Phrase{" cards", " Karten"},
    Phrase{" card", " Karte"},
    Phrase{" or ", " oder "},
    Phrase{" and ", " und "},
};

/// Small words of English sentences. Names of figures have none, or a capital after it.
constexpr auto english_words = std::to_array<std::string_view>(
    {"a",    "an",    "the",   "of",    "is",    "are",   "was",   "be",      "has",    "have",
     "not",  "no",    "only",  "which", "whose", "that",  "who",   "where",   "its",    "it",
     "to",   "with",  "by",    "from",  "for",   "as",    "at",    "on",      "in",     "into",
     "than", "if",    "this",  "these", "those", "there", "such",  "without", "cannot", "missing",
     "more", "fewer", "least", "most",  "one",   "each",  "other", "another", "beyond"});

bool is_in_word(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '\'' || static_cast<unsigned char>(c) > 127;
}

/// Whether a text has a word of an English sentence, outside quotes. One word alone is a name.
bool is_english(std::string_view text) {
    bool small_word = false;
    std::size_t words = 0;
    while (!text.empty()) {
        if (text.front() == '"') {
            const std::size_t end = text.find('"', 1);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            continue;
        }
        if (!is_in_word(text.front())) {
            text.remove_prefix(1);
            continue;
        }
        const auto end = std::ranges::find_if_not(text, is_in_word);
        const auto word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        const bool small = word.front() >= 'a' && word.front() <= 'z';
        if (small_word && small) {
            return true;
        }
        small_word = std::ranges::find(english_words, word) != english_words.end();
        text.remove_prefix(word.size());
        ++words;
    }
    return small_word && words > 1;
}

/// What a text is translated by: phrases, the first that fits, and words of what none fits.
struct Vocabulary {
    std::array<std::span<const Phrase>, 3> phrases;
    std::span<const Phrase> joints;
    /// Whether words that no phrase fits are English, so that the whole text stays so. Null: they
    /// are taken for names and numbers.
    bool (*is_english)(std::string_view) = nullptr;
};

/// The vocabulary of a place: "=", "!", "#" or "%" after its number choose another than that of the
/// phrase around it.
Vocabulary vocabulary_of(char kind, const Vocabulary& around) {
    switch (kind) {
        case '=': return {};
        case '!':
            return {.phrases = {german_phrases(), german_refusals()},
                    .joints = joints,
                    .is_english = is_english};
        case '#': return {.phrases = {german_card_phrases()}, .joints = {}};
        case '%':
            return {.phrases = {german_card_parts(), german_card_phrases(), german_phrases()},
                    .joints = {}};
        default: return around;
    }
}

/// The other language of names between joints; none where they are more than names.
std::optional<std::string> with_joints(std::string_view text, const Vocabulary& words) {
    std::string written;
    std::string names;
    while (!text.empty()) {
        const auto joint = std::ranges::find_if(
            words.joints, [&](const Phrase& one) { return text.starts_with(one.english); });
        const bool joins = joint != words.joints.end();
        written += joins ? joint->other : text.substr(0, 1);
        names += joins ? "," : text.substr(0, 1);
        text.remove_prefix(joins ? joint->english.size() : 1);
    }
    return words.is_english != nullptr && words.is_english(names) ? std::nullopt
                                                                  : std::optional{written};
}

std::optional<std::string> translated(std::string_view english, const Vocabulary& words, int depth);

/// The other language of a phrase with its places filled in; none where one of them has none.
std::optional<std::string> filled(std::string_view other, const Places& places,
                                  const Vocabulary& words, int depth) {
    std::string written;
    while (!other.empty()) {
        const std::size_t end = other.find('}');
        if (other.front() != '{' || end == std::string_view::npos) {
            written += other.front();
            other.remove_prefix(1);
            continue;
        }
        const auto place = static_cast<std::size_t>(other[1] - '0');
        const auto part = translated(places.at(place), vocabulary_of(other[2], words), depth + 1);
        if (!part) {
            return std::nullopt;
        }
        written += *part;
        other.remove_prefix(end + 1);
    }
    return written;
}

std::optional<std::string> translated(std::string_view english, const Vocabulary& words,
                                      int depth) {
    if (depth > deepest) {
        return std::nullopt;
    }
    for (const std::span<const Phrase> phrases : words.phrases) {
        for (const Phrase& phrase : phrases) {
            Places places;
            if (fits_phrase(english, phrase.english, places)) {
                return filled(phrase.other, places, words, depth);
            }
        }
    }
    return with_joints(english, words);
}

}  // namespace

std::optional<Language> language_called(std::string_view code) {
    if (code == "en") {
        return Language::english;
    }
    return code == "de" ? std::optional{Language::german} : std::nullopt;
}

std::optional<std::string> translation(std::string_view english, Language language) {
    const Vocabulary words{.phrases = {german_phrases()}, .joints = joints};
    return language == Language::english ? std::optional{std::string{english}}
                                         : translated(english, words, 0);
}

std::optional<std::string> refusal_translation(std::string_view english, Language language) {
    const Vocabulary words{.phrases = {german_phrases(), german_refusals()},
                           .joints = joints,
                           .is_english = is_english};
    return language == Language::english ? std::optional{std::string{english}}
                                         : translated(english, words, 0);
}

std::optional<std::string> game_translation(std::string_view english, Language language) {
    const Vocabulary words{.phrases = {german_refusals(), german_game_phrases(), german_phrases()},
                           .joints = game_joints,
                           .is_english = is_english};
    return language == Language::english ? std::optional{std::string{english}}
                                         : translated(english, words, 0);
}

std::optional<std::string> game_reason_translation(std::string_view english, Language language) {
    const Vocabulary words{.phrases = {german_phrases(), german_refusals(), german_game_phrases()},
                           .joints = joints,
                           .is_english = is_english};
    return language == Language::english ? std::optional{std::string{english}}
                                         : translated(english, words, 0);
}

std::string in_language(std::string_view english, Language language) {
    return translation(english, language).value_or(std::string{english});
}

std::string game_in_language(std::string_view english, Language language) {
    return game_translation(english, language).value_or(std::string{english});
}

std::string card_in_language(std::string_view english, Language language) {
    const Vocabulary words{.phrases = {german_card_phrases()}, .joints = {}};
    return language == Language::english
               ? std::string{english}
               : translated(english, words, 0).value_or(std::string{english});
}

}  // namespace standee
