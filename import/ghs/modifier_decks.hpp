#pragma once

#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/scene.hpp"

// The modifier decks of a game of Gloomhaven Secretariat: `cards` lists the ids of all cards in the
// order of the deck, and `current` is the position of the card that was drawn last, -1 before the
// first.

namespace standee::ghs {

/// A modifier deck of the game and whose it is: "monsters", "allies", or a character's id.
struct ModifierDeck {
    std::string owner;
    std::string pointer;  ///< of the deck in the game
};

/// The modifier decks of a game that figures of the scene draw from.
std::vector<ModifierDeck> modifier_decks_of(const Reader& game, const Scene& scene);

/// Adds the deck to the written form of a scene: what is drawn next, and the discards. A deck with
/// a card that only the application knows is left out, with a note.
void read_modifier_deck(const Reader& deck, const std::string& owner, Json& scene,
                        std::vector<std::string>& notes);

/// Writes the deck of that owner as it lies in the scene; a deck that is the same stays as it is.
void update_modifier_deck(Json& deck, const Scene& scene, const std::string& owner,
                          std::vector<std::string>& notes);

}  // namespace standee::ghs
