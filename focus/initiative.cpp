#include "focus/initiative.hpp"

#include <tuple>

namespace standee {
namespace {

/// The figure whose place in the order counts: a summon stands just before its summoner.
const Figure& place_holder(const Scene& scene, const Figure& figure) {
    if (figure.kind == Kind::summon && figure.summoner) {
        if (const Figure* summoner = scene.find(*figure.summoner)) {
            return *summoner;
        }
    }
    return figure;
}

bool earlier_standee(const Figure& a, const Figure& b) {
    return a.standee && b.standee && *a.standee < *b.standee;
}

/// Named before elite before normal, then by standee [initiative.monster-order].
bool earlier_in_set(const Figure& a, const Figure& b) {
    const Rank rank_a = a.rank.value_or(Rank::normal);
    const Rank rank_b = b.rank.value_or(Rank::normal);
    return rank_a != rank_b ? rank_a > rank_b : earlier_standee(a, b);
}

/// Scenario allies of one set act by the monster rules too [ally.scenario].
bool is_of_a_set(const Figure& figure) {
    return (figure.kind == Kind::monster || figure.kind == Kind::boss ||
            figure.kind == Kind::ally) &&
           !figure.name.empty();
}

}  // namespace

std::optional<Initiative> initiative_of(const Scene& scene, const Figure& figure) {
    constexpr double objectives = 99;  // [map.objective]
    if (figure.kind == Kind::objective) {
        return Initiative{objectives, std::nullopt};
    }
    if (figure.initiative) {
        return figure.initiative;
    }
    const MonsterCard* card = scene.card_of(figure);
    return card != nullptr && card->initiative
               ? std::optional{Initiative{*card->initiative, std::nullopt}}
               : std::nullopt;
}

bool rests_after_others(const Scene& scene, const Figure& figure) {
    constexpr Initiative long_rest{99, std::nullopt};
    return edition(scene.edition).long_rest_acts_last && figure.kind == Kind::character &&
           figure.initiative == long_rest;
}

bool earlier_in_initiative(const Scene& scene, const Figure& a, const Figure& b) {
    const Figure& place_a = place_holder(scene, a);
    const Figure& place_b = place_holder(scene, b);
    const auto turn_a = initiative_of(scene, place_a);
    const auto turn_b = initiative_of(scene, place_b);
    if (!turn_a || !turn_b) {
        return false;
    }
    if (&place_a == &place_b) {
        const bool summon_and_summoner = &a == &place_a || &b == &place_b;
        return summon_and_summoner ? &b == &place_b && &a != &b : earlier_standee(a, b);
    }
    if (turn_a->leading != turn_b->leading) {
        return turn_a->leading < turn_b->leading;
    }
    const bool rests_b = rests_after_others(scene, place_b);
    if (rests_after_others(scene, place_a) != rests_b) {
        return rests_b;
    }
    if (place_a.kind == Kind::character && place_b.kind == Kind::character) {
        return turn_a->second && turn_b->second && *turn_a->second < *turn_b->second;
    }
    return is_of_a_set(place_a) && is_of_a_set(place_b) && place_a.name == place_b.name &&
           earlier_in_set(place_a, place_b);
}

}  // namespace standee
