#pragma once

#include <string_view>

#include "files/document.hpp"
#include "lib/edition.hpp"
#include "lib/figure.hpp"

// Figures as a game of Gloomhaven Secretariat stores them.

namespace standee::ghs {

/// Changes a field only if it says something else; a missing one says false, or 0.
void put(Json& object, const char* field, const Json& value);

/// Gives an entity the conditions of the figure, and keeps those that are none of the edition's.
void update_conditions(Json& entity, const Figure& figure, const Edition& rules);
void set_dead(Json& entity, standee::Kind kind);

/// A monster, and a summon of a character, that the game does not have yet.
Json new_monster(const Figure& figure, int number, const Edition& rules);
Json new_summon(const Figure& figure, int number, const Edition& rules, int level);

}  // namespace standee::ghs
