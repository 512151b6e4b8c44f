#pragma once

#include <array>
#include <string_view>

#include "files/reader.hpp"

namespace standee::fields::events {

/// The fields of one kind of event beside "event" and "clause", as answers write them and
/// expectations may name them. The same thing has the same name as in the step of that name: whom
/// something is done to is `target` (attack), `to` (damage, heal, gain) or `on` (bonuses), who does
/// it is `by`, and whoever does or undergoes anything else is `figure`.
struct EventForm {
    std::string_view name;
    Fields fields;
};

using Name = std::string_view;

inline constexpr std::array<Name, 18> attack{
    "by",     "target",       "ability",     "value", "bonuses", "bonusNames", "ranged",
    "draws",  "afterBonuses", "deck",        "cards", "used",    "afterCards", "shieldBeforePierce",
    "shield", "pierce",       "afterShield", "amount"};
inline constexpr std::array<Name, 6> damage{"to", "amount", "suffered", "source", "from", "hp"};
inline constexpr std::array<Name, 6> negate{"figure", "amount",  "source",
                                            "hand",   "discard", "bonus"};
inline constexpr std::array<Name, 4> heal{"to", "amount", "by", "hp"};
inline constexpr std::array<Name, 3> gain{"to", "condition", "again"};
inline constexpr std::array<Name, 2> lose{"figure", "condition"};
inline constexpr std::array<Name, 3> no_effect{"figure", "of", "why"};
inline constexpr std::array<Name, 4> move{"figure", "from", "to", "how"};
inline constexpr std::array<Name, 3> leave{"figure", "at", "credit"};
inline constexpr std::array<Name, 1> at{"at"};
inline constexpr std::array<Name, 3> loot{"figure", "tokens", "treasure"};
inline constexpr std::array<Name, 2> figure_at{"figure", "at"};
inline constexpr std::array<Name, 3> door{"figure", "at", "reveals"};
inline constexpr std::array<Name, 1> element{"element"};
inline constexpr std::array<Name, 3> infusion{"element", "figure", "set"};
inline constexpr std::array<Name, 2> wane{"element", "state"};
inline constexpr std::array<Name, 2> bonus{"on", "bonus"};
inline constexpr std::array<Name, 1> figure{"figure"};
inline constexpr std::array<Name, 0> none{};
inline constexpr std::array<Name, 2> shuffle{"deck", "abilities"};
inline constexpr std::array<Name, 2> card{"deck", "card"};
inline constexpr std::array<Name, 3> tile{"create", "destroy", "at"};
inline constexpr std::array<Name, 3> summon{"by", "figure", "at"};
inline constexpr std::array<Name, 4> choice{"of", "figure", "options", "chosen"};

inline constexpr std::array<Name, 2> party{"figure", "says"};
inline constexpr std::array<Name, 3> plan{"figure", "focus", "why"};
inline constexpr std::array<Name, 2> rank{"figure", "rank"};

inline constexpr std::array<EventForm, 37> forms{{
    {"attack", attack},    {"damage", damage},   {"negate", negate},      {"heal", heal},
    {"gain", gain},        {"lose", lose},       {"noEffect", no_effect}, {"move", move},
    {"death", leave},      {"exhausted", leave}, {"destroyed", leave},    {"removed", leave},
    {"dismissed", leave},  {"lootToken", at},    {"loot", loot},          {"trap", figure_at},
    {"door", door},        {"infuse", element},  {"infusion", infusion},  {"consume", element},
    {"wane", wane},        {"bonus", bonus},     {"bonusUsed", bonus},    {"bonusEnds", bonus},
    {"startTurn", figure}, {"endTurn", figure},  {"endRound", none},      {"shuffle", shuffle},
    {"cardJoins", card},   {"cardLeaves", card}, {"tile", tile},          {"summon", summon},
    {"spawn", figure_at},  {"choice", choice},   {"party", party},        {"plan", plan},
    {"rank", rank},
}};

}  // namespace standee::fields::events
