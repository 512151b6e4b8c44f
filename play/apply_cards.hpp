#pragma once

#include "lib/random.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee {

/// The random numbers that the scene draws next, from its seed.
SplitMix64 stream_of_chance(const Scene& scene);

// What events of cards do to a scene; called by `apply` alone.

/// Takes the top card from a deck.
void draw_card(Scene& scene, const event::CardDrawn& drawn);

/// Shuffles the discards of a modifier deck into it, with random numbers from the scene's seed. No
/// scene holds ability decks.
void shuffle_deck(Scene& scene, const event::Shuffle& shuffle);

/// Shuffles a bless or a curse into a deck.
void join_deck(Scene& scene, const event::CardJoins& joins);

/// Notes whom an ability has targeted [target.count].
void note_target(Scene& scene, const event::Attack& attack);

}  // namespace standee
