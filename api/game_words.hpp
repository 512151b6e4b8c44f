#pragma once

#include <string>
#include <string_view>

#include "lib/error.hpp"
#include "session/session.hpp"
#include "show/map/map_picture.hpp"

// A game in words for the players. Every text uses the names of hexes of `style`, or the
// coordinates of the scene if `style` has none.

namespace standee::api {

/// What has happened: a heading for each turn, a line for each thing that happened.
std::string outcome_words(const Session& session, const Outcome& outcome, const MapStyle& style);

/// The prompt of a question that needs no further words: "Brute", "card of guard"; otherwise empty.
std::string prompt_of(const Session& session);
/// What the game waits for, if the prompt does not say it, with the numbered options of a choice.
std::string waiting_words(const Session& session, const MapStyle& style);
/// Every legal answer on a line of its own, and the free forms.
std::string answers_words(const Session& session, const MapStyle& style);

/// The rules of the scenario, each on a line.
std::string rules_words(const Session& session);

/// The texts of the scenario for the rooms that have been revealed, one on each line.
std::string room_words(const Session& session);

/// The round, the elements, and every figure in initiative order: whether its turn is done, now or
/// next, its hit points, its conditions and its bonuses.
std::string status_words(const Session& session, const MapStyle& style);
std::string game_map(const Session& session, const MapStyle& style);
/// The part of the map with the rooms that `outcome` has revealed; empty if it has revealed none.
std::string revealed_map(const Session& session, const Outcome& outcome, MapStyle style);

/// Why the last turn of a figure went as it did. Throws InputError if it has had none.
std::string why_words(const Session& session, const std::string& figure, const MapStyle& style);
/// Why `actor`, or the figure that had the last turn, does not focus on an enemy, attack it or end
/// in a hex.
std::string why_not_asked(const Session& session, const std::string& subject,
                          const std::string& actor, const MapStyle& style);

/// The commands, or only those whose names begin with `about`.
std::string help_words(const std::string& about, const MapStyle& style);

/// The text, wrapped to the width of `style`, with `first` before its first line.
std::string paragraph(const std::string& text, const MapStyle& style, std::string_view first = "");
/// The text with its hexes replaced by their names in `style`.
std::string with_names(const Session& session, const std::string& text, const MapStyle& style);

/// Why a command is refused: "guard-2 at range 4. A target within range 3 is needed."
std::string refusal_words(const Session& session, const Error& error, const MapStyle& style);

}  // namespace standee::api
