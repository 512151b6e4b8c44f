#include <array>

#include "import/ghs/sentences.hpp"

namespace standee::ghs {
namespace {

using enum Sentence::In;

constexpr std::array<Sentence, 41> table{{
    // What does nothing
    {"nothing", R"([])"},
    {"?the @ does not act/perform ?a ?turn", R"([])"},
    {"does not act", R"([])"},
    {"does not perform a turn", R"([])"},
    // What an attack has
    {"advantage", R"([{"type":"custom","value":"%game.custom.advantage%"}])"},
    {"attackers gain disadvantage", R"([{"type":"custom","value":"%game.custom.disadvantage%"}])"},
    {"?add # attack if the target is adjacent to any of * allies",
     R"([{"type":"addIf","value":"alliesNextToTarget:1","subActions":[{"type":"attack","value":"$1","valueType":"add"}]}])"},
    {"?add # attack if the target has *",
     R"([{"type":"addIf","value":"targetHas:$2","subActions":[{"type":"attack","value":"$1","valueType":"add"}]}])"},
    {"target ?all enemies within # hexes",
     R"([{"type":"specialTarget","value":"enemiesRange:$1"}])"},
    {"target ?all enemies within range #",
     R"([{"type":"specialTarget","value":"enemiesRange:$1"}])"},
    // Damage
    {"all adjacent enemies suffer # damage",
     R"([{"type":"sufferDamage","value":"$1","subActions":[{"type":"specialTarget","value":"enemiesAdjacent"}]}])"},
    {"all enemies within range # suffer # damage",
     R"([{"type":"sufferDamage","value":"$2","subActions":[{"type":"specialTarget","value":"enemiesRange:$1"}]}])"},
    {"all enemies suffer # damage",
     R"([{"type":"sufferDamage","value":"$1","subActions":[{"type":"specialTarget","value":"enemies"}]}])"},
    {"all adjacent allies/enemies and enemies/allies suffer # damage",
     R"([{"type":"sufferDamage","value":"$1","subActions":[{"type":"specialTarget","value":"figuresAdjacent"}]}])"},
    {"all adjacent figures suffer # damage",
     R"([{"type":"sufferDamage","value":"$1","subActions":[{"type":"specialTarget","value":"figuresAdjacent"}]}])"},
    {"all adjacent enemies suffer hazardous terrain damage",
     R"([{"type":"sufferDamage","value":"$hazard","subActions":[{"type":"specialTarget","value":"enemiesAdjacent"}]}])"},
    {"all adjacent enemies suffer trap damage",
     R"([{"type":"sufferDamage","value":"$trap","subActions":[{"type":"specialTarget","value":"enemiesAdjacent"}]}])"},
    {"?the @ suffers # damage",
     R"([{"type":"sufferDamage","value":"$1","subActions":[{"type":"specialTarget","value":"self"}]}])"},
    {"# damage", R"([{"type":"sufferDamage","value":"$1"}])", parts},
    {"if the element is consumed by ?the @ during the move ability it suffers # damage",
     R"([{"type":"ifConsumed","value":"move","subActions":[{"type":"sufferDamage","value":"$1","subActions":[{"type":"specialTarget","value":"self"}]}]}])"},
    // For allies
    {"grant all allies within range # and self",
     R"([{"type":"specialTarget","value":"selfAlliesAffectRange:$1"}])", parts},
    {"grant all allies and self", R"([{"type":"specialTarget","value":"selfAlliesAffect"}])",
     parts},
    {"grant all allies", R"([{"type":"specialTarget","value":"alliesAffect"}])", parts},
    {"grant all allies shield #",
     R"([{"type":"shield","value":"$1","subActions":[{"type":"specialTarget","value":"alliesAffect"}]}])"},
    {"grant all allies retaliate #",
     R"([{"type":"retaliate","value":"$1","subActions":[{"type":"specialTarget","value":"alliesAffect"}]}])"},
    // What the party does, and what changes no other line
    {"create ?a ?one # damage trap in an adjacent empty hex closest to an enemy", ""},
    {"create one * trap in an adjacent empty hex closest to an enemy", ""},
    {"create one 1 hex obstacle tile in an adjacent empty hex closest to an enemy", ""},
    {"create one 1 hex water tile in an adjacent empty hex", ""},
    {"all enemies adjacent to the created obstacle suffer hazardous terrain damage", ""},
    {"all ?allies ?and enemies adjacent to the target suffer # damage", ""},
    {"if the/this move/attack/movement ?ability ?was/is performed ?the @ suffers # damage", ""},
    {"if the attack ability was performed all adjacent enemies suffer trap damage and ?the @ dies",
     ""},
    {"if ?the @ dies this round all figures adjacent to the hex it occupied suffer # damage and "
     "gain poison",
     ""},
    {"all attacks targeting ?the @ gain disadvantage this round", ""},
    {"all attacks targeting ?the @ this round gain disadvantage", ""},
    {"any time a figure attacks ?the @ this round that figure suffer/suffers # damage", ""},
    {"the closest enemy in line of sight regardless of range suffer/suffers # damage", ""},
    {"if the move/attack ability was performed", "", parts},
    {"if the attack ability was performed ?the @ performs", "", parts},
    {"if ?the @ dies this round first remove all negative conditions and perform", "", parts},
}};

}  // namespace

std::span<const Sentence> sentences() { return table; }

}  // namespace standee::ghs
