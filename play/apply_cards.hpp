#pragma once

#include "lib/random.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

/// The random numbers that the scene uses next, from its seed.
SplitMix64 stream_of_chance(const Scene& scene);

// The changes that events of cards make to a scene. Only `apply` calls these functions.

/// Takes the top card from a deck.
void draw_card(Scene& scene, const event::CardDrawn& drawn);

/// Shuffles the discard pile of a modifier deck into it, with random numbers from the scene's seed.
/// Does nothing for ability decks, because no scene holds them.
void shuffle_deck(Scene& scene, const event::Shuffle& shuffle);

/// Shuffles a bless or a curse into a deck.
void join_deck(Scene& scene, const event::CardJoins& joins);

/// Records whom an ability has targeted [target.count].
void note_target(Scene& scene, const event::Attack& attack);

}  // namespace standee
