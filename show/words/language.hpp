#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace standee {

/// The languages in which the engine answers. English is what it thinks in; the other has one table
/// of words.
enum class Language : std::uint8_t { english, german };

/// The language of a code: "en", "de".
std::optional<Language> language_called(std::string_view code);

/// A sentence of the engine and the same in another language. "{0}" to "{9}" stand for what
/// changes: names of figures, hexes, numbers, lists of them, or a part that has a row of its own.
/// They may come in another order. In the other language "{0=}" stays as it is, being the words of
/// a scenario or of the table, "{0#}" is the text of a card, and "{0%}" what belongs to an ability.
struct Phrase {
    std::string_view english;
    std::string_view other;
};

/// All that the engine says to players, the rows that say most first: a text is in the language of
/// the first row whose English it fits.
std::span<const Phrase> german_phrases();
/// Why the rules refuse a step.
std::span<const Phrase> german_refusals();

/// What the engine says (a reason, a line of a log, a refusal) in a language. A text of which the
/// table lacks a part stays English as a whole.
std::string in_language(std::string_view english, Language language);
/// The same; none where the table lacks a part of it.
std::optional<std::string> translation(std::string_view english, Language language);

/// The same for what a game says: what it asks, what can be answered, what it notes and refuses.
std::span<const Phrase> german_game_phrases();
/// What a card does, ability by ability, and what belongs to an ability.
std::span<const Phrase> german_card_phrases();
std::span<const Phrase> german_card_parts();
std::string game_in_language(std::string_view english, Language language);
std::optional<std::string> game_translation(std::string_view english, Language language);
/// The same for the text of a card.
std::string card_in_language(std::string_view english, Language language);

/// The text of a clause in German; empty where there is none.
std::string_view german_clause(std::string_view id);

}  // namespace standee
