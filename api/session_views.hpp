#pragma once

#include "files/document.hpp"
#include "files/reader.hpp"
#include "session/session.hpp"

// What the answers about a game say: how it stands, what has happened and why, where a figure
// can go.

namespace standee::api {

Json waiting_json(const Session& session);
/// Events, each with the board after it if `boards`.
Json outcome_json(const Session& session, const Outcome& outcome, bool boards);
/// The scene, the order of the round, decks, hands and what the game waits for. With
/// `hidden_rooms`, includes the stat cards of sets that only hidden rooms have.
Json state_json(const Session& session, bool hidden_rooms);
/// The commands from number `first` on, each with what happened. Number 0 stands for what happened
/// before the first command. Throws InputError.
Json history_json(const Session& session, const Reader& request, bool hidden_rooms);
/// Where a figure can move and which enemies it sees, from where it stands or from the hex `from`.
/// Throws InputError.
Json reach_json(const Session& session, const Reader& request);
/// Why the last turn of a figure that the rules play went as it did and, with `whyNot`, why it did
/// not do something else. Throws InputError.
Json why_json(const Session& session, const Reader& request);

}  // namespace standee::api
