#pragma once

#include "lib/clauses/chapter.hpp"

// Attack modifier decks.

namespace standee::clauses {

inline constexpr ClauseEntry modifier_decks[]{
    {.id = "deck.standard",
     .says = "A standard modifier deck has 20 cards: six +0, five +1, five -1, one +2, one -2, "
             "one miss and one 2x. The miss and the 2x have the shuffle icon.",
     .pages = {{gloomhaven, "p.11"}, {frosthaven, "p.5, p.25"}},
     .never_decisive = "a list, which a test compares card by card"},

    {.id = "deck.shuffle",
     .says = "At the end of a round in which a card with the shuffle icon was drawn, the discards "
             "are shuffled back in. If the deck is empty when a card is needed, they are shuffled "
             "in at once.",
     .pages = {{gloomhaven, "p.11, p.32"}, {frosthaven, "p.26, p.46"}}},

    {.id = "deck.bless-curse",
     .says = "Bless counts as 2x and curse as a miss. A figure that gains one shuffles it into "
             "its deck; without a deck it gains nothing. The card leaves the deck once it has "
             "been drawn and resolved. There are 10 bless cards for all decks together, 10 curses "
             "for the monster deck and 10 for all other decks together; if none is left, nothing "
             "happens. Immunity does not cancel a curse once drawn.",
     .pages = {{gloomhaven, "p.11, p.23"}, {frosthaven, "p.26, p.28, p.29"}},
     .differs = {{gloomhaven, "it leaves when an attack reveals it, used or not"},
                 {frosthaven,
                  "it leaves 'once resolved'; what happens to one revealed but not "
                  "used is contested"}}},

    {.id = "deck.which",
     .says = "Each character has a deck, all monsters share one, and a summon uses its "
             "summoner's. In Frosthaven scenario allies share the ally deck.",
     .pages = {{gloomhaven, "p.11, p.26"}, {frosthaven, "p.25, p.31, p.46"}}},

    {.id = "deck.ally",
     .says = "Scenario allies draw from the ally deck, which starts as a standard deck.",
     .pages = {{frosthaven, "p.25, p.46"}},
     .differs = {{gloomhaven, "the rulebook has no ally deck"},
                 {jaws_of_the_lion, "the rulebook has no ally deck"}}},
};

}  // namespace standee::clauses
