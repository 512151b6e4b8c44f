#pragma once

#include "lib/clauses/chapter.hpp"

// What monster ability cards say beside the usual abilities.

namespace standee::clauses {

inline constexpr ClauseEntry monster_cards[]{
    {.id = "card.performed",
     .says = "'If the ability was performed' means that a move entered a hex, or that a targeted "
             "ability had a target. Otherwise the rest of the sentence does not happen.",
     .pages = {{gloomhaven, "p.18"}, {frosthaven, "p.21, p.24"}}},

    {.id = "card.counted",
     .says = "X on a card is counted when the ability is performed. Damage suffered is what the "
             "target lost after shield, ward, brittle and negation, and never more than the hit "
             "points that it had left.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.25, p.38, p.45"}}},

    {.id = "card.around-target",
     .says = "What an attack does to the figures adjacent to its target is an added effect. It "
             "comes after the attack and before retaliate, even if the target died.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.26, p.32"}}},

    {.id = "card.damage-picked",
     .says = "Damage to 'the closest enemy' or 'the enemy with the most hit points' is not "
             "targeted, so it strikes invisible enemies too. Among equals the party decides.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.28, p.32, p.40"}},
     .differs = {{gloomhaven, "invisible enemies are left out"},
                 {jaws_of_the_lion, "needs no line of sight, so it strikes invisible enemies"}}},

    {.id = "card.focus-farthest",
     .says =
         "Focusing on the farthest enemy follows the usual rules, except that the monster takes "
         "the enemy with the longest path to it, then the one at the longest range. Paths without "
         "negative hexes still come first, and ties still go to the enemy earliest in initiative. "
         "Below an attack the monster looks for such a focus then, whomever it had before.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.41"}}},

    {.id = "card.focus-named",
     .says = "If a card makes the enemy with the fewest hit points or with the highest initiative "
             "the focus, that enemy comes before all others. Paths without negative hexes still "
             "come first, and ties are decided by the usual rules. A summon has the initiative of "
             "its summoner.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.41"}}},

    {.id = "card.along-move",
     .says = "An attack on all enemies that the monster moves through, or that are adjacent to its "
             "path, is part of the move: without a move there is no attack, and the path is not "
             "chosen for its targets. Among equally good paths that pass different enemies the "
             "party decides (the FAQ).",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.42"}}},

    {.id = "card.create-tile",
     .says = "A monster creates a tile in an empty hex adjacent to it and, if the card says so, in "
             "the one closest to an enemy. Among equals the party decides. A water tile counts as "
             "the scenario says, or else as difficult terrain. If the card says so, the tile is "
             "created in the hex of the monster, or in those of the targets of its attack that are "
             "still there; a hex that has an overlay tile is passed over.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.33, p.40"}}},

    {.id = "card.attackers-suffer",
     .says = "If a card says so, a figure that attacks the monster this round suffers damage after "
             "each attack, at any range, even if the monster died.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.31"}}},

    {.id = "card.attackers-gain",
     .says = "If a card says so, a figure that attacks the monster gains a condition after each "
             "attack, at any range, even if the monster died.",
     .pages = {{gloomhaven, "p.22, p.31"}, {frosthaven, "p.26, p.31"}}},

    {.id = "card.retaliate-effects",
     .says = "What a card adds to a retaliate (a condition, a push) is for every attacker that the "
             "retaliate reaches, after its damage.",
     .pages = {{gloomhaven, "p.22, p.26"}, {frosthaven, "p.26, p.31"}}},

    {.id = "card.retaliates-more",
     .says = "If a card gives all retaliates of a monster a range, each of them reaches that far. "
             "If a card gives a condition to whoever suffers damage from its retaliates, that "
             "figure gains the condition after the damage.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.31"}}},

    {.id = "card.only-some",
     .says = "If a card names enemies with or without a condition, or in hexes with water, the "
             "ability is for none but these.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.28, p.39"}}},

    {.id = "card.when-dies",
     .says = "If a card says so, all figures adjacent to the hex in which a monster dies suffer "
             "damage as soon as the monster is removed, and those that survive gain a condition. "
             "If an ability card says so of this round, it holds once the monster has performed "
             "that ability. Where a card has the dying monster attack, it attacks all adjacent "
             "enemies from that hex, with the conditions that it had unless the card removes "
             "them, when the attack, ability or step that killed it is over; nobody retaliates. "
             "A monster that the death brings is spawned in that hex; if it comes "
             "only when the damage kills a figure, the party decides between that hex and those of "
             "the killed figures.",
     .pages = {{gloomhaven, "p.31, p.34"}, {frosthaven, "p.43, p.44, p.45"}}},

    {.id = "card.heads-for",
     .says =
         "A monster whose stat card or ability card makes it move towards the closest starting "
         "hex, or towards the closest of the hexes that the map marks, does not look for a focus "
         "before it moves. It goes as near to that hex as its moves allow. Then it finds its focus "
         "and attacks from where it stands. If hexes tie, the party decides.",
     .pages = {{gloomhaven, "p.30, p.32"}, {frosthaven, "p.42, p.43"}}},

    {.id = "card.water-only",
     .says = "A monster that treats water as corridors and all other hexes as obstacles enters "
             "only water, whether it walks, slides or is forced. It is summoned or spawned into a "
             "hex with a water tile and no figure.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.15, p.39"}}},

    {.id = "card.unaffected",
     .says = "To a figure that is unaffected by hazardous terrain, hazardous terrain is neither "
             "negative nor harmful. To one that is unaffected by water, water tiles are "
             "corridors.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.15, p.39"}}},

    {.id = "card.marked",
     .says =
         "A card may name a place that the scenario marks on the map, with a letter or in words. "
         "An attack on all in a marked row targets the enemies in those hexes that are in line "
         "of sight, at any distance. A monster that a card spawns comes into the marked hex, or "
         "if that is not empty into the closest empty hex; among several the party decides. If "
         "every second one is to be elite, those that the cards of the figure have spawned are "
         "counted.",
     .pages = {{gloomhaven, "p.12, p.31"}, {frosthaven, "p.6, p.44"}}},

    {.id = "card.heal-effects",
     .says = "A condition that a stat card adds to all heals is gained by each figure that the "
             "monster heals, after the heal.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.28, p.39"}}},

    {.id = "card.heal-on-kill",
     .says = "If a stat card says so, a figure that kills a summon heals itself as soon as the "
             "summon is removed.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.31, p.39"}}},

    {.id = "card.end-of-round",
     .says = "An ability that a stat card gives for the end of each round is performed after the "
             "last turn, and X is counted then.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.39, p.46"}}},

    {.id = "card.while-undamaged",
     .says = "What a stat card gives 'while undamaged' counts for an attack that the figure makes "
             "while it has all its hit points.",
     .pages = {{gloomhaven, "p.9"}, {frosthaven, "p.39, p.43"}}},

    {.id = "card.advantage-nearby",
     .says = "If a stat card gives advantage to figures of some sets within a range, an attack has "
             "advantage if the attacker is within that range when it attacks.",
     .pages = {{gloomhaven, "p.20"}, {frosthaven, "p.27, p.39"}}},

    {.id = "card.round-number",
     .says =
         "'In odd rounds' and 'in even rounds' refer to the number of the round, counted from 1.",
     .pages = {{gloomhaven, "p.16"}, {frosthaven, "p.18"}}},

    {.id = "card.hit-points",
     .says = "What a card gives to the figure of a set with the fewest or with the most hit points "
             "is settled for each figure when it begins to perform its card, by the hit points "
             "that all of the set have then. With equal hit points it is for each of them.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.39"}}},

    {.id = "card.has-condition",
     .says =
         "What a card gives to a figure that has a condition, or that has been given something, "
         "is settled when the figure begins to perform its card.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.39"}}},

    {.id = "card.lose-for-attack",
     .says = "If a character may have the figure lose a condition to add something to an attack, "
             "its player decides that once for the attack ability, before the first attack of it. "
             "A figure that does not have the condition, or that always has it, cannot lose it.",
     .pages = {{gloomhaven, "p.20, p.32"}, {frosthaven, "p.25, p.40"}}},

    {.id = "card.until-healed",
     .says = "A figure whose card says so suffers damage at the end of each round, which is no "
             "attack, until it has been healed fully: until a heal leaves it with all its hit "
             "points.",
     .pages = {{gloomhaven, "p.25, p.32"}, {frosthaven, "p.34, p.46"}}},

    {.id = "card.leaves",
     .says =
         "A figure that is removed from the map after it has been healed fully leaves with that "
         "heal; one that is removed after it has been given something leaves at the end of its "
         "turn. It has not died.",
     .pages = {{gloomhaven, "p.25, p.29"}, {frosthaven, "p.34, p.39"}}},

    {.id = "card.switch-rank",
     .says = "If a card makes the normal monsters of a set elite and the elite ones normal, each "
             "monster changes on its own turn before it performs the rest of the card, unless it "
             "is stunned (the FAQ). From then on it has the other rank and that rank's stats. It "
             "keeps its conditions, and its hit points up to the new maximum.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.39"}}},

    {.id = "card.cured",
     .says = "What a card gives to figures from whom its heal removes a negative condition comes "
             "after the heal. Wound and poison are removed by a heal, as are bane and brittle.",
     .pages = {{gloomhaven, "p.22, p.25"}, {frosthaven, "p.28, p.39"}}},

    {.id = "card.heals-first",
     .says =
         "If a stat card says that heals target a certain figure if able, that figure is healed "
         "if it is in reach, however many hit points others have lost.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.43"}}},

    {.id = "card.removes-condition",
     .says = "A figure loses a condition if its card removes that condition. Without the condition "
             "the ability is not performed.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.28"}}},

    {.id = "card.token",
     .says = "A card may place a token of the scenario beside something. What the token does is "
             "up to the scenario. If the scenario names several places in order, a place that has "
             "as many tokens as it may have is passed over, except the last.",
     .pages = {{gloomhaven, "p.34"}, {frosthaven, "p.6"}}},

    {.id = "card.suffers-kills",
     .says = "If a stat card says so, its figure suffers damage each time a figure of certain sets "
             "dies and the kill is credited to a character.",
     .pages = {{gloomhaven, "p.26, p.34"}, {frosthaven, "p.39, p.45"}}},
};

}  // namespace standee::clauses
