#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace standee {

/// The languages in which the engine answers. Its own texts are English; the other language has a
/// table of phrases.
enum class Language : std::uint8_t { english, german };

/// The language with that code: "en", "de".
std::optional<Language> language_called(std::string_view code);

/// A sentence of the engine, and the same sentence in another language. "{0}" to "{9}" stand for
/// variable parts: names of figures, hexes, numbers, lists of them, or a part that has a row of its
/// own. Their order may be different. In the translation, "{0=}" is not translated, because it has
/// the words of a scenario or of the table; "{0#}" is the text of a card, and "{0%}" a part of an
/// ability.
struct Phrase {
    std::string_view english;
    std::string_view other;
};

/// The texts of the engine for players. The most specific rows come first: a text is translated by
/// the first row whose English it fits.
std::span<const Phrase> german_phrases();
/// Why the rules refuse a step.
std::span<const Phrase> german_refusals();

/// What the engine says (a reason, a line of a log) in a language. Parts that the table lacks stay
/// English.
std::string in_language(std::string_view english, Language language);
/// The same; none for a text of too many parts.
std::optional<std::string> translation(std::string_view english, Language language);
/// What the engine says as it refuses something, in a language; none if the table lacks a part.
std::optional<std::string> refusal_translation(std::string_view english, Language language);

/// The same for the texts of a game: its questions, the possible answers, its notes and its
/// refusals.
std::span<const Phrase> german_game_phrases();
/// The texts of cards: abilities, and the parts of an ability.
std::span<const Phrase> german_card_phrases();
std::span<const Phrase> german_card_parts();
std::string game_in_language(std::string_view english, Language language);
/// The same; none if the tables lack a part.
std::optional<std::string> game_translation(std::string_view english, Language language);
/// The same for a reason in a game, which is said as in a turn.
std::optional<std::string> game_reason_translation(std::string_view english, Language language);
/// The same for the text of a card.
std::string card_in_language(std::string_view english, Language language);

/// The text of a clause in German; empty if there is none.
std::string_view german_clause(std::string_view id);

}  // namespace standee
