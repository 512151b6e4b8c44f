#pragma once

#include <string>
#include <string_view>

#include "lib/error.hpp"
#include "session/session.hpp"
#include "show/map/map_picture.hpp"

// A game in words, as the table reads it aloud. Every text calls hexes by the names of `style`, or
// by the coordinates of the scene if it has none.

namespace standee::api {

/// What has happened: a heading for each turn, a line for each thing that happened.
std::string outcome_words(const Session& session, const Outcome& outcome, const MapStyle& style);

/// The prompt of a question that needs no more words: "Brute", "card of guard"; else empty.
std::string prompt_of(const Session& session);
/// What the game waits for, if the prompt does not say it, with the options of a choice by number.
std::string waiting_words(const Session& session, const MapStyle& style);
/// Every legal answer, one on each line, and the free forms.
std::string answers_words(const Session& session, const MapStyle& style);

/// The rules of the scenario, each on a line.
std::string rules_words(const Session& session);

/// What the scenario says of each room that is revealed, a line for each.
std::string room_words(const Session& session);

/// The round, the elements, and every figure in initiative order: done, now or next, its hit
/// points, its conditions and its bonuses.
std::string status_words(const Session& session, const MapStyle& style);
std::string game_map(const Session& session, const MapStyle& style);
/// The part of the map with the rooms that have been revealed; empty where none has.
std::string revealed_map(const Session& session, const Outcome& outcome, MapStyle style);

/// Why the last turn of a figure went as it did. Throws InputError if it has had none.
std::string why_words(const Session& session, const std::string& figure, const MapStyle& style);
/// Why the figure whose turn was the last, or `actor`, does not focus on an enemy, attack it or end
/// in a hex.
std::string why_not_asked(const Session& session, const std::string& subject,
                          const std::string& actor, const MapStyle& style);

/// The commands, or those whose name begins so.
std::string help_words(const std::string& about, const MapStyle& style);

/// The text in lines of the width of `style`, the first with `first` before it.
std::string paragraph(const std::string& text, const MapStyle& style, std::string_view first = "");
/// The text with its hexes as `style` calls them.
std::string with_names(const Session& session, const std::string& text, const MapStyle& style);

/// Why a command is refused: "guard-2 at range 4. A target within range 3 is needed."
std::string refusal_words(const Session& session, const Error& error, const MapStyle& style);

}  // namespace standee::api
