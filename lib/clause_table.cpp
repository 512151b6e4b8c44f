#include <array>

#include "lib/clause.hpp"

// The rules, clause by clause, in this project's words. Pages: Frosthaven, Gloomhaven,
// Gloomhaven 2nd edition.

namespace standee {
namespace {

using Differences = std::span<const ClauseDifference>;

constexpr std::array<ClauseDifference, 3> map_hazardous{{
    {"gloomhaven", "floor((2 + level) / 2) damage"},
    {"jaws-of-the-lion", "not established; as Gloomhaven"},
    {"frosthaven", "1 + ceil(level / 3) damage"},
}};

constexpr std::array<ClauseDifference, 3> map_difficult{{
    {"gloomhaven",
     "every forced movement ignores it; the last hex of a jump is a normal step and costs 2"},
    {"jaws-of-the-lion", "a jump ignores it in every hex"},
    {"frosthaven", "a jump ignores it in every hex"},
}};

constexpr std::array<ClauseDifference, 3> map_icy{{
    {"gloomhaven", "prints none; a scene that lists icy hexes slides all the same"},
    {"jaws-of-the-lion", "prints none; a scene that lists icy hexes slides all the same"},
    {"gloomhaven-2", "prints none; a scene that lists icy hexes slides all the same"},
}};

constexpr std::array<ClauseDifference, 1> map_objective{{
    {"gloomhaven",
     "an obstacle with hit points: an enemy of the party, initiative 99 for the focus of summons, "
     "immune to negative conditions"},
}};

constexpr std::array<ClauseDifference, 2> map_end_unoccupied{{
    {"gloomhaven", "an invisible character is an obstacle to monsters"},
    {"frosthaven",
     "an invisible enemy is treated as not there for passing through, yet the hex cannot be ended "
     "in"},
}};

constexpr std::array<ClauseDifference, 2> map_empty_hex{{
    {"gloomhaven", "a token too makes a hex not empty"},
    {"jaws-of-the-lion", "not established; tokens are reported not to matter"},
}};

constexpr std::array<ClauseDifference, 1> map_pressure_plate{{
    {"gloomhaven", "triggered by a character on it at the end of a turn"},
}};

constexpr std::array<ClauseDifference, 2> initiative_order{{
    {"gloomhaven", "a long rest comes after all others and is focused on last"},
    {"frosthaven", "an ordinary 99: before a monster set with 99"},
}};

constexpr std::array<ClauseDifference, 1> initiative_monster_order{{
    {"gloomhaven", "no rule for named monsters"},
}};

constexpr std::array<ClauseDifference, 3> los_line{{
    {"gloomhaven",
     "from a corner of one hex to a corner of the other; a corner that itself touches a wall "
     "cannot be used"},
    {"jaws-of-the-lion", "from any part of one hex to any part of the other"},
    {"frosthaven", "from any part of one hex to any part of the other"},
}};

constexpr std::array<ClauseDifference, 2> los_not_for_untargeted{{
    {"gloomhaven",
     "every ability with a stated range needs it, loot included; a non-attack ability without a "
     "range needs none"},
    {"jaws-of-the-lion", "not established; as Gloomhaven"},
}};

constexpr std::array<ClauseDifference, 1> range_default{{
    {"gloomhaven",
     "a monster's attack with no range on its card has the range of its stat card ('-': melee)"},
}};

constexpr std::array<ClauseDifference, 1> target_count{{
    {"gloomhaven-2", "targets are chosen one at a time"},
}};

constexpr std::array<ClauseDifference, 2> area_placement{{
    {"gloomhaven",
     "turning is in the rulebook; mirroring, and that the hex within range is on the map, are "
     "rulings"},
    {"frosthaven", "the red hex within range cannot be a wall hex; other red hexes may be"},
}};

constexpr std::array<ClauseDifference, 3> area_blue{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"gloomhaven-2", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 2> area_extra_target{{
    {"gloomhaven", "no target of the area may be skipped"},
    {"frosthaven", "targets of the area may be skipped by a character"},
}};

constexpr std::array<ClauseDifference, 2> attack_order{{
    {"gloomhaven", "no ward, no brittle: the defender's bonuses come last"},
    {"gloomhaven-2", "ward, no brittle"},
}};

constexpr std::array<ClauseDifference, 1> attack_rolling{{
    {"jaws-of-the-lion", "no rolling cards"},
}};

constexpr std::array<ClauseDifference, 3> attack_advantage{{
    {"gloomhaven",
     "the better, whoever attacks; the first drawn if they cannot be ranked. One rolling of the "
     "two: add it to the other; both rolling: draw on until one is not, and add all"},
    {"jaws-of-the-lion", "the better; no rolling cards"},
    {"frosthaven",
     "a monster uses the better, a character either. Rolling cards first drawn all apply, draw on "
     "until one is not rolling, then one more whose rolling icon is ignored; the choice is "
     "between those last two"},
}};

constexpr std::array<ClauseDifference, 3> attack_disadvantage{{
    {"gloomhaven",
     "rolling cards are disregarded; both rolling: draw on until one is not and apply only that "
     "one"},
    {"jaws-of-the-lion", "no rolling cards"},
    {"frosthaven",
     "initial rolling cards are ignored; the worse of the first non-rolling card and the one "
     "after it, whose rolling icon is ignored"},
}};

constexpr std::array<ClauseDifference, 1> attack_ambiguous_worse{{
    {"frosthaven", "not for a character with advantage, who uses either"},
}};

constexpr std::array<ClauseDifference, 1> attack_effects_timing{{
    {"gloomhaven",
     "the rulebook says only: after the damage; that it is before retaliate is a ruling"},
}};

constexpr std::array<ClauseDifference, 1> attack_one_by_one{{
    {"gloomhaven-2", "targets are chosen one at a time"},
}};

constexpr std::array<ClauseDifference, 2> deck_bless_curse{{
    {"gloomhaven",
     "it leaves when revealed by an attack, used or not; at most 10 curses in any one deck"},
    {"frosthaven", "'once resolved': a revealed but unused one is contested"},
}};

constexpr std::array<ClauseDifference, 2> deck_ally{{
    {"gloomhaven", "no ally deck in the rulebook"},
    {"jaws-of-the-lion", "no ally deck in the rulebook"},
}};

constexpr std::array<ClauseDifference, 3> condition_regenerate{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"gloomhaven-2", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 2> condition_ward{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 3> condition_brittle{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"gloomhaven-2", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 3> condition_ward_brittle{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"gloomhaven-2", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 3> condition_bane{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"gloomhaven-2", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 2> condition_invisible{{
    {"gloomhaven", "monsters treat its hex as an obstacle"},
    {"frosthaven", "enemies may pass through its hex"},
}};

constexpr std::array<ClauseDifference, 3> condition_impair{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"gloomhaven-2", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 3> condition_safeguard{{
    {"gloomhaven", "not in this edition"},
    {"jaws-of-the-lion", "not in this edition"},
    {"frosthaven", "not in this edition"},
}};

constexpr std::array<ClauseDifference, 1> condition_no_voluntary_end{{
    {"gloomhaven", "said of positive conditions only"},
}};

constexpr std::array<ClauseDifference, 2> bonus_persistent{{
    {"gloomhaven", "the last sentence is not in the rulebook"},
    {"gloomhaven-2", "the last sentence is not in the rulebook"},
}};

constexpr std::array<ClauseDifference, 1> bonus_voluntary_end{{
    {"gloomhaven", "any active card, at any time"},
}};

constexpr std::array<ClauseDifference, 2> damage_direct{{
    {"gloomhaven", "nothing changes it"},
    {"gloomhaven-2", "only ward changes it"},
}};

constexpr std::array<ClauseDifference, 1> damage_negate{{
    {"gloomhaven-2", "nor can cards in the active area"},
}};

constexpr std::array<ClauseDifference, 4> damage_monster_death{{
    {"gloomhaven", "drops a money token unless it was summoned or spawned"},
    {"jaws-of-the-lion", "drops one also if summoned or spawned (review, not verified)"},
    {"frosthaven", "drops a loot token, also if summoned or spawned, not if a scenario ally"},
    {"gloomhaven-2", "drops a money token as Frosthaven does, until 25 have been placed"},
}};

constexpr std::array<ClauseDifference, 1> damage_kill_credit{{
    {"gloomhaven", "only the summon's is in the rulebook"},
}};

constexpr std::array<ClauseDifference, 1> forced_normal_rules{{
    {"gloomhaven",
     "a monster's push may be aimed in a direction where it is cut short; a character moves the "
     "target the full distance or not at all"},
}};

constexpr std::array<ClauseDifference, 1> forced_sum{{
    {"gloomhaven", "several pushes on one attack stay separate"},
}};

constexpr std::array<ClauseDifference, 1> monster_focus_proximity{{
    {"jaws-of-the-lion", "there is no such step (disputed)"},
}};

constexpr std::array<ClauseDifference, 3> monster_move_max_targets{{
    {"gloomhaven", "also when it cannot attack this turn it heads for the hex of its best attack"},
    {"jaws-of-the-lion", "as Gloomhaven"},
    {"frosthaven",
     "when it cannot attack its focus this turn it heads for the nearest hex to attack the focus"},
}};

constexpr std::array<ClauseDifference, 3> monster_move_disadvantage{{
    {"gloomhaven",
     "losing disadvantage against the focus comes before more targets; against other targets "
     "after them"},
    {"jaws-of-the-lion", "as Gloomhaven"},
    {"frosthaven",
     "most targets first, then fewest disadvantaged attacks, then fewest movement points"},
}};

constexpr std::array<ClauseDifference, 3> monster_extra_targets{{
    {"gloomhaven",
     "by the focus rules, leaving out those already attacked: nearest, then earliest initiative"},
    {"jaws-of-the-lion", "ranked by initiative"},
    {"frosthaven",
     "no ranking (the FAQ, against p.41's 'additional foci'): any that keep the number, the "
     "disadvantage and the points best; the party decides"},
}};

constexpr std::array<ClauseDifference, 1> monster_spawn{{
    {"gloomhaven", "spawned at the end of a round: from the next round"},
}};

constexpr std::array<ClauseDifference, 1> monster_standees{{
    {"gloomhaven", "nearest to the revealing character first"},
}};

constexpr std::array<ClauseDifference, 1> summon_no_focus{{
    {"gloomhaven", "it does nothing"},
}};

constexpr std::array<ClauseDifference, 1> element_infuse{{
    {"gloomhaven", "at the end of the turn of the monster that performed it"},
}};

constexpr std::array<ClauseDifference, 2> element_consume{{
    {"gloomhaven", "monsters consume whenever they can use it; 'once a turn' is not said"},
    {"frosthaven",
     "if any monster of the set performs any ability; those of the set that act later (revealed, "
     "spawned) do not benefit"},
}};

constexpr std::array<ClauseDifference, 3> turn_start{{
    {"gloomhaven", "wound only"},
    {"jaws-of-the-lion", "wound only"},
    {"gloomhaven-2", "wound only"},
}};

constexpr std::array<ClauseDifference, 1> turn_end{{
    {"gloomhaven", "the rulebook gives no order"},
}};

constexpr std::array<ClauseDifference, 1> round_end{{
    {"gloomhaven", "the same jobs, in no set order"},
}};

constexpr std::array<ClauseDifference, 2> command_grant_control{{
    {"gloomhaven", "not in this rulebook"},
    {"jaws-of-the-lion", "not in this rulebook"},
}};

constexpr std::array<ClauseDifference, 2> move_jump{{
    {"gloomhaven", "all terrain ignored but in the last hex, a normal step"},
    {"frosthaven", "difficult and icy terrain ignored in every hex"},
}};

constexpr std::array<ClauseDifference, 1> move_flying{{
    {"frosthaven",
     "a flying figure over a stun or immobilize trap counts as an obstacle for others' movement"},
}};

constexpr std::array<ClauseDifference, 1> move_flying_lost{{
    {"gloomhaven", "over an obstacle: damage of a trap, then the nearest empty hex"},
}};

constexpr std::array<ClauseDifference, 1> effect_optional{{
    {"gloomhaven", "optional too; until when is not said"},
}};

constexpr std::array<ClauseDifference, 1> effect_conditional{{
    {"gloomhaven-2", "with A, B is still the figure's choice"},
}};

constexpr std::array<ClauseDifference, 1> loot_ability{{
    {"gloomhaven", "line of sight is needed"},
}};

constexpr std::array<ClauseText, 157> clauses{{
    {"map.wall-line", "p.13, p.15, p.24", "p.19", "",
     "No figure crosses a wall line by any movement, flying and jumping included. Hexes on two "
     "sides of a wall line are not adjacent. Teleporting alone ignores walls between.",
     Differences{}},
    {"map.closed-door", "p.14", "p.14", "",
     "A closed door is a wall for monsters, summons, forced movement, range and line of sight; a "
     "character may enter it, which opens it and reveals the next room.",
     Differences{}},
    {"map.open-door", "p.14", "p.14", "",
     "An open door counts as an empty corridor hex, belongs to neither room and hinders nothing.",
     Differences{}},
    {"map.trap", "p.14", "p.14", "",
     "A figure that enters a trap hex, by its own or by forced movement, springs it: its effects "
     "apply and the trap leaves the map. Flying never springs it; a jump springs it only in the "
     "last hex.",
     Differences{}},
    {"map.trap-damage", "p.14, p.16", "p.14, p.15", "",
     "A trap of the scenario with 'damage' deals 2 plus the scenario level; a trap placed by an "
     "ability does what the ability says.",
     Differences{}},
    {"map.hazardous", "p.14, p.16", "p.14", "",
     "A figure that enters hazardous terrain suffers its damage each time; the tile stays. Flying "
     "never, a jump only in the last hex. Starting a turn there or leaving costs nothing.",
     map_hazardous},
    {"map.difficult", "p.14, p.24, p.32", "p.14, p.19", "",
     "Entering difficult terrain costs 2 movement points. Flying, push and pull ignore it; a "
     "controlled move pays it.",
     map_difficult},
    {"map.icy", "p.14", "", "",
     "Entering icy terrain other than by flying, jumping or teleporting slides the figure one "
     "more hex in the same direction at no cost, and again if that hex is icy. No slide through a "
     "wall line or into a figure, obstacle or objective. The hex slid into costs no extra point "
     "even if difficult.",
     map_icy},
    {"map.obstacle", "p.15", "p.14", "",
     "No figure enters an obstacle hex except when flying, or jumping over it without ending "
     "there. Obstacles block neither line of sight nor range.",
     Differences{}},
    {"map.objective", "p.15, p.24, p.33", "p.34", "",
     "An objective with hit points is a figure: it can be attacked, occupies its hex, has "
     "initiative 99 for focus, takes no turn, is immune to conditions and forced movement, cannot "
     "be commanded. It is no obstacle, yet nobody, ally or not, enters its hex except flying or "
     "jumping past.",
     map_objective},
    {"map.linked-hexes", "p.46", "", "",
     "Linked hexes are adjacent for movement; there is no line of sight across the link, but "
     "focus may be found through it.",
     Differences{}},
    {"map.end-unoccupied", "p.24, p.28", "p.19, p.23", "",
     "A figure ends its movement in a hex with no other figure. It may pass through allies (not "
     "objectives), never through enemies unless flying, jumping or (Frosthaven) the enemy is "
     "invisible.",
     map_end_unoccupied},
    {"map.empty-hex", "p.13, p.14", "p.19", "",
     "Featureless: no overlay tile but a corridor, open door or pressure plate. Unoccupied: no "
     "figure. Empty: both. Tokens are no overlay tiles.",
     map_empty_hex},
    {"map.corridor", "p.14", "p.14", "",
     "A corridor joins two map tiles into one room and counts as an empty hex.", Differences{}},
    {"map.pressure-plate", "p.14", "p.34", "",
     "A pressure plate counts as an empty hex; jumping and flying figures trigger it too.",
     map_pressure_plate},
    {"map.locked-door", "p.46", "p.34", "",
     "A locked door is a wall for everyone until its condition is met.", Differences{}},
    {"map.overlay-on-border", "p.13", "p.19", "",
     "An overlay tile on a border hex removes the wall lines beside it and makes new ones towards "
     "border hexes without a tile.",
     Differences{}},
    {"map.treasure", "p.15, p.32", "p.15, p.27", "",
     "Only characters loot treasure tiles; one looted leaves the map.", Differences{}},
    {"map.no-cutting-off", "p.33", "p.14", "",
     "Nobody places or moves an obstacle so that an area can be entered only through obstacles.",
     Differences{}},
    {"map.manipulate", "p.33", "", "",
     "One overlay tile a hex (corridors, open doors aside); no trap or obstacle put in an "
     "occupied hex; hazardous terrain put under a figure does nothing to it; a tile moves only "
     "through featureless hexes; a tile on a border hex stays.",
     Differences{}},
    {"map.reveal", "p.14, p.44", "p.14, p.19", "",
     "A character that enters a closed door reveals the room at once and may go on; the monsters "
     "in it act this round, those with an earlier initiative next, in initiative order.",
     Differences{}},
    {"map.escape", "p.46", "", "",
     "A character that ends its turn in an escape hex may escape: it, its summons and tokens "
     "leave the map.",
     Differences{}},
    {"initiative.order", "p.18, p.19", "p.17, p.18, p.30", "",
     "Lowest initiative acts first. A long-resting character has 99.", initiative_order},
    {"initiative.ties", "p.19", "p.18", "",
     "Two characters tied: the lower second card first, then the party decides. A character tied "
     "with a monster set: the character first. Other ties: the party decides. Types of one set: "
     "the order is the scenario's (Frosthaven).",
     Differences{}},
    {"initiative.monster-order", "p.40, p.44", "p.29", "",
     "Within a monster type: named monsters, then elites, then normals, each in ascending standee "
     "number; each ends its turn before the next begins.",
     initiative_monster_order},
    {"initiative.summon", "p.19, p.31", "p.26, p.30", "",
     "A character's summons act directly before the character, in the order they were summoned. "
     "For focus a summon is earlier than its summoner.",
     Differences{}},
    {"initiative.summon-first-round", "p.31, p.43", "p.26, p.30, p.31", "",
     "A summon, a character's or a monster's, takes no turn in the round in which it is summoned; "
     "it can be focused on and attacked.",
     Differences{}},
    {"los.line", "p.21", "p.19", "",
     "A target needs a clear line of sight: some straight line from the acting hex to the target "
     "hex that touches no wall line, wall hex or closed door. FigureSet and obstacles never block "
     "it.",
     los_line},
    {"los.not-for-untargeted", "p.21, p.32", "p.19, p.27", "",
     "Abilities that do not target (suffer damage, loot, bonuses) need no line of sight.",
     los_not_for_untargeted},
    {"los.as-if-elsewhere", "p.21", "", "",
     "An ability performed as if in another hex draws its line from that hex.", Differences{}},
    {"range.count", "p.21", "p.19", "",
     "Range X reaches figures within X hexes, the acting figure included where allowed, counted "
     "through anything but walls. Two hexes that share a wall but see each other are at range 2.",
     Differences{}},
    {"range.default", "p.21, p.25, p.31, p.42", "p.9, p.19, p.31", "",
     "An attack with no range is melee with range 1. A summon attacks with its own range stat "
     "('-': melee). A non-attack ability with no range reaches any distance (Frosthaven). In this "
     "project's files a monster's range from its stat card is written \"+0\".",
     range_default},
    {"range.ranged-bonus-on-melee", "p.25", "", "",
     "+Y range on a melee attack makes it a ranged attack of range 1 + Y.", Differences{}},
    {"range.own-hex", "p.21", "", "", "A figure's own hex counts as adjacent for targeting.",
     Differences{}},
    {"target.count", "p.21", "p.21, p.22", "",
     "Target X allows up to X different figures; with no number it is 1; no figure is targeted "
     "twice by one ability; +1 target makes it 2.",
     target_count},
    {"target.allies-enemies", "p.21", "p.18, p.21", "",
     "Unless an ability says otherwise, negative abilities target enemies, positive ones allies "
     "or the acting figure; a figure is not its own ally; 'all figures' means both sides; 'self' "
     "only the acting figure.",
     Differences{}},
    {"area.placement", "p.22", "p.21", "",
     "An area may be rotated and reflected. With a grey hex the acting figure stands in it and the "
     "attack is melee, however far the red hexes lie. Without one, at least one red hex is within "
     "range; that hex need not hold a figure.",
     area_placement},
    {"area.line-of-sight", "p.22", "p.21", "",
     "Each figure in a red hex is a target only if the acting figure has line of sight to it; "
     "allies there are not targets of a negative ability.",
     Differences{}},
    {"area.blue", "p.22", "", "",
     "A blue hex must hold an ally or the ability cannot be performed; that ally is not a target.",
     area_blue},
    {"area.extra-target", "p.22", "p.22", "",
     "+1 target on an area attack allows one more figure within range and outside the area.",
     area_extra_target},
    {"attack.order", "p.25", "p.20", "",
     "Per target: base value; bonuses and penalties in an order the party chooses; one modifier "
     "card; the target's shield less pierce; (Frosthaven) ward and brittle; then the damage is "
     "suffered or negated.",
     attack_order},
    {"attack.per-target-card", "p.25", "p.11, p.20, p.21", "",
     "A separate modifier card is drawn for each target of an attack; never for damage that is no "
     "attack.",
     Differences{}},
    {"attack.value-floor", "p.26", "p.22", "",
     "A value below zero deals no damage; an attack that deals none still applies its effects.",
     Differences{}},
    {"attack.poison", "p.29", "p.20, p.22", "",
     "Every attack on a poisoned figure gains +1 in the first step.", Differences{}},
    {"attack.miss", "p.26, p.29", "p.11", "",
     "A miss card (null, curse) makes the value zero whatever the other modifiers.", Differences{}},
    {"attack.double", "p.26, p.28", "p.11", "",
     "A 2x card (bless) doubles the value reached so far, bonuses included.", Differences{}},
    {"attack.rolling", "p.26", "p.11, p.20", "",
     "After a rolling card another is drawn until one is not rolling; all of them apply, in any "
     "order the attacker chooses (a monster's: the party). A miss among them makes the value zero.",
     attack_rolling},
    {"attack.advantage", "p.27", "p.20, p.21", "", "Advantage draws two and uses one.",
     attack_advantage},
    {"attack.disadvantage", "p.27", "p.20", "", "Disadvantage draws two and uses the worse.",
     attack_disadvantage},
    {"attack.ambiguous-worse", "p.27", "p.21", "",
     "Where better and worse cannot be told (an effect that is no number has a positive, "
     "undefined value; the same effect on both cards is equal) the card drawn first is used.",
     attack_ambiguous_worse},
    {"attack.no-stacking", "p.27", "p.21", "",
     "Advantage and disadvantage do not stack; both together cancel to neither.", Differences{}},
    {"attack.adjacent-ranged", "p.27", "p.19", "",
     "A ranged attack on an adjacent enemy has disadvantage. Two hexes parted by a wall line are "
     "not adjacent.",
     Differences{}},
    {"attack.pierce", "p.27", "p.22", "",
     "Pierce X lowers the target's shield by X for that attack, never below zero; several add up.",
     Differences{}},
    {"attack.effects-timing", "p.23, p.26, p.84", "p.22, p.26", "",
     "+X attack and pierce act within the damage; conditions, push, pull and other added effects "
     "after the attack and before retaliate; +X target makes further attacks, each resolved "
     "completely before the next; infusions at the end of the turn. What is left out is said "
     "before the card is drawn.",
     attack_effects_timing},
    {"attack.no-effects-on-dead", "p.28, p.32, p.45", "p.20", "",
     "An attack's later effects are not applied to a figure that it killed or exhausted.",
     Differences{}},
    {"attack.card-effects", "p.26", "p.11, p.22", "",
     "Effects on a modifier card work as if written on the ability; an attacking character may "
     "decline them after the draw; when another figure draws from its deck the character controls "
     "them.",
     Differences{}},
    {"attack.one-by-one", "p.25, p.26, p.31", "p.20, p.26", "",
     "Each attack of an ability, its effects and retaliate included, is resolved before the next.",
     attack_one_by_one},
    {"attack.attached-abilities", "p.26", "", "",
     "Abilities attached to an attack that are no attack effects (a heal) come after all of it, "
     "retaliate included.",
     Differences{}},
    {"deck.standard", "p.5, p.25", "p.11", "",
     "A standard modifier deck has 20 cards: six +0, five +1, five -1, one +2, one -2, one miss, "
     "one 2x; miss and 2x carry the shuffle icon.",
     Differences{}},
    {"deck.shuffle", "p.26, p.46", "p.11, p.32", "",
     "At the end of a round in which a card with the shuffle icon was drawn the discards go back; "
     "at once if the deck is empty when a card is needed.",
     Differences{}},
    {"deck.bless-curse", "p.26, p.28, p.29", "p.11, p.23", "",
     "Bless acts as 2x, curse as a miss. Gaining one shuffles it into the figure's deck (no deck, "
     "no effect); drawn and resolved it leaves the deck. There are 10 bless for all decks "
     "together, 10 curses for the monster deck, 10 for all other decks together; none left, no "
     "effect. Immunity does not undo a curse that is drawn.",
     deck_bless_curse},
    {"deck.which", "p.25, p.31, p.46", "p.11, p.26", "",
     "Characters have a deck each, monsters share one, a summon uses its summoner's, (Frosthaven) "
     "scenario allies share the ally deck.",
     Differences{}},
    {"deck.ally", "p.25, p.46", "", "",
     "Scenario allies draw from the ally deck, which starts as a standard deck.", deck_ally},
    {"condition.single", "p.28", "p.22", "",
     "A figure has at most one of each condition, bless and curse excepted (they are cards); "
     "gaining it again resets its duration. Immune figures do not gain it.",
     Differences{}},
    {"condition.end-of-next-turn", "p.28, p.29", "p.22, p.23", "",
     "Invisible, strengthen, immobilize, disarm, stun, muddle, impair leave at the end of the "
     "figure's next turn, after all other effects of that end of turn; gained during its own turn "
     "they last through its next one.",
     Differences{}},
    {"condition.after-main-effect", "p.28", "p.22", "",
     "A condition added to an ability is gained after its main effect, even if the attack dealt "
     "no damage, not if it killed the target.",
     Differences{}},
    {"condition.regenerate", "p.28", "", "",
     "Heal 1, self at the start of each of its turns, even if stunned; removed when the figure "
     "suffers damage; applied before wound.",
     condition_regenerate},
    {"condition.ward", "p.28", "", "",
     "The next time at least 1 damage from any source would be suffered it is halved, rounded "
     "down, and ward is removed; before a character negates.",
     condition_ward},
    {"condition.brittle", "p.29", "", "",
     "The next time at least 1 damage from any source would be suffered it is doubled, and "
     "brittle is removed; before a character negates. Also removed by a heal.",
     condition_brittle},
    {"condition.ward-brittle", "p.25, p.28", "", "",
     "A figure with both when it would suffer damage: they cancel, both are removed, the damage "
     "is unchanged.",
     condition_ward_brittle},
    {"condition.bane", "p.29", "", "",
     "10 damage at the end of its next turn, then removed. Also removed by a heal.",
     condition_bane},
    {"condition.wound", "p.29", "p.22", "",
     "1 damage at the start of each of its turns; removed by a heal.", Differences{}},
    {"condition.poison", "p.29", "p.22", "",
     "Removed by a heal, which then restores no hit points.", Differences{}},
    {"condition.immobilize", "p.29, p.32, p.74", "p.22", "",
     "No move abilities. It can still be pushed, pulled and teleported, not moved by control; a "
     "monster still finds its focus as if it could move.",
     Differences{}},
    {"condition.disarm", "p.29, p.41, p.74", "p.23", "",
     "No attack abilities; a disarmed monster focuses and moves as if for a single-target melee "
     "attack.",
     Differences{}},
    {"condition.stun", "p.29, p.74", "p.23", "",
     "No abilities, no items, no focus; a declared long rest still happens. Bonuses gained before "
     "stay, and start and end of turn go on.",
     Differences{}},
    {"condition.muddle", "p.29", "p.23", "", "Disadvantage on all its attacks.", Differences{}},
    {"condition.strengthen", "p.28", "p.23", "", "Advantage on all its attacks.", Differences{}},
    {"condition.invisible", "p.28", "p.23", "", "Cannot be focused on or targeted by enemies.",
     condition_invisible},
    {"condition.impair", "p.29", "", "", "Characters only: no items.", condition_impair},
    {"condition.safeguard", "", "", "p.26",
     "Gloomhaven 2nd edition: the next negative condition that the figure would gain is "
     "prevented, one instance, and safeguard leaves; of several at once the party chooses which.",
     condition_safeguard},
    {"condition.no-voluntary-end", "p.28", "p.23", "", "No condition can be removed by choice.",
     condition_no_voluntary_end},
    {"heal.hit-points", "p.29", "p.22, p.26, p.28", "",
     "Restores up to X, never above the maximum; a figure at its maximum may be healed. One heal "
     "removes wound, brittle, bane and poison, all that are there; with poison it restores no hit "
     "points.",
     Differences{}},
    {"heal.target", "p.29", "p.26", "",
     "A heal targets the figure itself or one ally in range, or only itself; several heals on "
     "drawn cards for one figure are a single heal.",
     Differences{}},
    {"bonus.shield", "p.31", "p.25", "",
     "Lowers an attack's value by the sum of all shields, after bonuses and the modifier card. "
     "Never applies to damage that is no attack.",
     Differences{}},
    {"bonus.retaliate", "p.31", "p.26", "",
     "Each attack on the figure deals its retaliate to the attacker if the attacker is within "
     "that bonus's range after the attack's effects (push and pull included); default range: "
     "adjacent. Several in range add up to one source of damage. Shield does not apply. None if "
     "the figure died or was exhausted by the attack.",
     Differences{}},
    {"bonus.round", "p.30, p.43", "p.25, p.32", "",
     "A round bonus starts when performed and ends with the round; a monster's starts on its turn.",
     Differences{}},
    {"bonus.persistent", "p.30", "p.25", "",
     "A persistent bonus ends when its condition is met, with none at the end of the scenario. "
     "With use slots the token advances at each trigger, even for no benefit, and the bonus ends "
     "when it leaves the last. Lasting a number of rounds or turns, it does not count the one in "
     "which it began.",
     bonus_persistent},
    {"bonus.stat-card", "p.43", "p.9", "",
     "Bonuses on a monster's stat card are always active, even when stunned.", Differences{}},
    {"bonus.voluntary-end", "p.30", "p.25", "",
     "A character may end a persistent bonus early, not a round bonus, not during another ability.",
     bonus_voluntary_end},
    {"damage.direct", "p.31, p.32, p.38", "p.25, p.28", "",
     "Damage that is no attack (trap, terrain, wound, bane, retaliate, suffer damage) meets no "
     "shield and no modifier card; only ward and brittle change it. A character may negate it.",
     damage_direct},
    {"damage.negate", "p.38", "p.28", "",
     "A character may negate damage from one source, after ward and brittle, by losing a card "
     "from hand, or two from the discard pile, or by an effect; the two cards chosen for the "
     "round cannot be lost before its turn; other effects of the source still apply.",
     damage_negate},
    {"damage.monster-death", "p.45", "p.20, p.31", "",
     "A monster whose damage reaches its maximum dies at once and leaves the map; dying in its "
     "own ability ends the rest.",
     damage_monster_death},
    {"damage.exhaustion", "p.31, p.38", "p.26, p.28", "",
     "A character at zero hit points, or unable to play or rest at the start of a round, is "
     "exhausted and leaves the map with its summons.",
     Differences{}},
    {"damage.kill-credit", "p.45", "p.26", "",
     "Credit goes to whoever caused the damage or the forced movement, a summon's to its "
     "summoner; none for wound, bane, another monster or a hex entered freely.",
     damage_kill_credit},
    {"forced.push", "p.32", "p.22", "",
     "Each hex entered is farther by range from the acting figure.", Differences{}},
    {"forced.pull", "p.32", "p.22", "", "Each hex entered is nearer by range to the acting figure.",
     Differences{}},
    {"forced.normal-rules", "p.14, p.32", "p.14, p.22, p.32", "",
     "Forced movement follows the target's own movement rules: it passes the target's allies, not "
     "its enemies; flying, traps, hazardous terrain and ice count; it ends on no figure and "
     "enters no closed door. Push and pull ignore difficult terrain. A character picks the way "
     "and how far, up to X; for a monster the party picks the way and the target moves as far as "
     "possible.",
     forced_normal_rules},
    {"forced.sum", "p.32", "", "", "Several pushes, or several pulls, on one ability add up.",
     forced_sum},
    {"forced.stopped-by", "p.32", "", "",
     "Immobilized or stunned figures can be pushed, pulled and teleported, not moved by any other "
     "forced movement.",
     Differences{}},
    {"monster.performs-card", "p.40, p.42", "p.29", "",
     "A monster performs only the abilities on its card, in order; move and attack values are the "
     "stat plus or minus the card's number.",
     Differences{}},
    {"monster.focus-path", "p.41, p.74", "p.29", "",
     "The focus is the enemy that it could attack with its present attack by spending the fewest "
     "movement points, as if movement were unlimited, to a hex it could end in with range and "
     "line of sight for that attack. From where it stands it needs no line of sight.",
     Differences{}},
    {"monster.focus-negative-hexes", "p.41, p.74", "p.31", "",
     "Paths with fewer negative hexes (traps, hazardous terrain) come first, before length; a "
     "monster enters one only when no way to attack any enemy avoids it. None is negative to a "
     "flying figure; to a jumping one only the last hex.",
     Differences{}},
    {"monster.focus-proximity", "p.41, p.74", "p.29", "",
     "Tied: the enemy nearest by range to the monster's present hex, counted around walls.",
     monster_focus_proximity},
    {"monster.focus-initiative", "p.41, p.74", "p.30", "",
     "Still tied: the enemy earliest in the initiative order. Still tied: the party decides.",
     Differences{}},
    {"monster.focus-as-melee", "p.41, p.74", "p.29", "",
     "With no attack this turn, or disarmed, it focuses and moves as if for a single-target melee "
     "attack.",
     Differences{}},
    {"monster.no-focus", "p.41", "p.30", "",
     "With no reachable hex to attack from it neither moves nor attacks, and still performs its "
     "other abilities.",
     Differences{}},
    {"monster.move-minimum", "p.42, p.75", "p.30", "",
     "It spends the fewest movement points that give the best attack this turn; a position as "
     "good for more points is no option.",
     Differences{}},
    {"monster.move-shorten", "p.42, p.75", "p.30", "",
     "If it cannot attack its focus this turn it moves only where that shortens its path to the "
     "attack hex.",
     Differences{}},
    {"monster.move-equal-attack-hexes", "p.40, p.75", "p.32", "",
     "Several attack hexes equally near: the party picks one, by the usual reading even one "
     "towards which less progress is possible this turn (contested).",
     Differences{}},
    {"monster.move-max-targets", "p.41, p.75", "p.30", "",
     "With several targets it moves to attack its focus and as many other enemies as it can.",
     monster_move_max_targets},
    {"monster.move-disadvantage", "p.42, p.75", "p.30", "",
     "It moves to attack without disadvantage where it can.", monster_move_disadvantage},
    {"monster.extra-targets", "p.41", "p.31", "", "Further targets of a multi-target attack.",
     monster_extra_targets},
    {"monster.new-focus-after-kill", "p.42", "", "",
     "When its focus dies and attacks remain it finds a new focus.", Differences{}},
    {"monster.heal", "p.43", "p.31", "",
     "Heals itself or the ally in range that has lost the most hit points.", Differences{}},
    {"monster.positive-condition", "p.43", "", "",
     "Gives it to the nearest in range, itself first, that does not have it; tied: earliest "
     "initiative.",
     Differences{}},
    {"monster.negative-targeted", "p.43", "", "",
     "Finds targets by the focus rules as if for an attack; this does not change how it moves.",
     Differences{}},
    {"monster.summon", "p.43", "p.31", "",
     "Placed in an empty hex adjacent to the summoner and as near an enemy as possible; no such "
     "hex or no standee left, no summon. It stays when its summoner dies (Frosthaven).",
     Differences{}},
    {"monster.loot", "p.43", "p.32", "", "Takes all loot tokens in range, never treasure.",
     Differences{}},
    {"monster.ambiguity", "p.40, p.75", "p.32", "",
     "Whatever the rules leave open the party decides.", Differences{}},
    {"monster.attacks-focus", "p.42", "p.31", "",
     "A monster attacks its focus, further enemies only with a multi-target attack; several "
     "attack abilities may all go to the one focus.",
     Differences{}},
    {"monster.target-stat", "p.39, p.42", "", "",
     "Attack effects on the stat card, targets included, belong to each of its attack abilities; "
     "a card's plus or minus X targets changes that number.",
     Differences{}},
    {"monster.card-draw", "p.19, p.40, p.44", "p.10, p.18, p.19", "",
     "One ability card each round for each set with a figure on the map; a set that appears later "
     "draws then; a card with the shuffle icon has its deck shuffled at the end of the round.",
     Differences{}},
    {"monster.summon-focus", "p.43", "", "",
     "A set that is summoned and has no card this round draws one only for its initiative in "
     "others' focus.",
     Differences{}},
    {"monster.spawn", "p.18, p.44", "p.34", "",
     "A spawned monster goes to its place or the closest empty hex and acts in the round it "
     "appears.",
     monster_spawn},
    {"monster.standees", "p.44", "p.19", "",
     "Too few standees: elites first, nearest to an enemy first; the rest are not placed.",
     monster_standees},
    {"monster.boss-named", "p.38, p.44, p.45", "p.19, p.32, p.34", "",
     "Bosses and named monsters are neither normal nor elite; C stands for the number of "
     "characters, exhausted ones included.",
     Differences{}},
    {"summon.card", "p.31", "p.26", "",
     "A character's summon performs Move +0, Attack +0 by the monster rules with its own stats "
     "and its summoner's modifier deck; a '-' stat means it does not perform that ability.",
     Differences{}},
    {"summon.no-focus", "p.31", "", "",
     "A summon with no focus may, if the summoner chooses, move toward the summoner instead.",
     summon_no_focus},
    {"summon.placement", "p.31", "p.26", "",
     "A new summon stands in an empty hex adjacent to the summoner; none free, no summon.",
     Differences{}},
    {"summon.leaves", "p.31, p.38", "p.26", "",
     "A summon leaves at zero hit points, with its exhausted summoner, or when the summoner "
     "dismisses it, not during another ability.",
     Differences{}},
    {"element.infuse", "p.23, p.43", "p.23, p.24", "",
     "If a figure performed any ability of the action, its element becomes strong at the end of "
     "that figure's turn. On a monster card: when the last monster of the set ends its turn, if "
     "at least one of them performed an ability.",
     element_infuse},
    {"element.wane", "p.23, p.46", "p.24, p.32", "",
     "At the end of each round strong becomes waning and waning inert.", Differences{}},
    {"element.consume", "p.23, p.43", "p.24", "",
     "An element that was strong or waning when the turn began may be consumed, becoming inert; "
     "an infusion of the same turn does not count; the same element once a turn. A consumption "
     "that shows several elements needs them all. On a monster card the first of the set to start "
     "its turn consumes, and the whole set benefits.",
     element_consume},
    {"element.wild", "p.23", "p.24", "",
     "Wild stands for any one element, mixed for one of its two; for monsters the party picks.",
     Differences{}},
    {"element.cost", "p.23", "", "",
     "Elements in the corner of an action must all be consumed to perform any part of it.",
     Differences{}},
    {"turn.start", "p.28, p.29", "p.22", "", "Start of turn: regenerate, then wound.", turn_start},
    {"turn.end", "p.23, p.28, p.29, p.37", "p.22, p.23, p.27", "",
     "End of turn: other end-of-turn effects (bane) before conditions run out; infusions and a "
     "character's looting are here too.",
     turn_end},
    {"turn.each-once", "p.15, p.19, p.20, p.31, p.46", "p.18, p.26", "",
     "Each figure takes one turn a round, ended before the next begins; a summon's is separate "
     "from its summoner's; objectives and figures summoned this round take none.",
     Differences{}},
    {"round.end", "p.46", "p.32", "",
     "End of round, in order: scenario and card effects; shuffles; round bonuses end; short "
     "rests; elements wane.",
     round_end},
    {"round.steps", "p.18", "p.16", "",
     "Start-of-round effects, card selection, initiative, turns, end of round.", Differences{}},
    {"command.grant-control", "p.33", "", "",
     "Grant: the commanded figure performs the ability; for a character summon or scenario ally "
     "the commanding figure decides how. Control: an enemy performs it as decided by the "
     "controller, whose sides it takes; a controlled move is forced movement.",
     command_grant_control},
    {"command.limits", "p.31, p.33", "", "",
     "A commanded figure uses its own deck and keeps its bonuses; attack or move plus or minus X "
     "needs the stat; no attack without a valid target or under a condition that prevents it; it "
     "is no turn; objectives cannot be commanded.",
     Differences{}},
    {"move.points", "p.24", "p.19", "",
     "Move X gives up to X steps; what is not spent is lost; each hex acts on the figure as it is "
     "entered; without entering a hex no move was performed (Frosthaven).",
     Differences{}},
    {"move.jump", "p.24", "p.19", "",
     "A jump ignores enemies, obstacles, objectives, traps and hazardous terrain but in its last "
     "hex; never walls.",
     move_jump},
    {"move.flying", "p.24, p.32", "p.19", "",
     "Flying ignores figures and all terrain and tiles but walls, in the last hex too, forced or "
     "not; it ends where no figure is.",
     move_flying},
    {"move.flying-lost", "p.24", "p.19", "",
     "A figure that loses flying enters its hex as by a normal move; over an obstacle it moves to "
     "the closest unoccupied hex without one and suffers that hex.",
     move_flying_lost},
    {"move.teleport", "p.24", "", "",
     "A teleport is no movement and no move ability: any valid hex within X hexes, walls ignored; "
     "effects of entering it apply, ice does not slide; not into an unrevealed room, but onto a "
     "closed door, which opens.",
     Differences{}},
    {"ability.order", "p.20, p.37", "p.18", "",
     "The abilities of an action are performed in the order written, none inside another (those "
     "of modifier cards excepted); a character may skip what is not mandatory, a monster nothing.",
     Differences{}},
    {"ability.needs-target", "p.21", "", "",
     "Attack, condition, heal, forced movement, command and tile abilities are the targeted ones; "
     "without a valid target they cannot be performed.",
     Differences{}},
    {"effect.optional", "p.22, p.26", "p.22", "",
     "A character may leave out an added effect, attack by attack, before the card is drawn; text "
     "that says how the ability is performed is no such effect.",
     effect_optional},
    {"effect.conditional", "p.22", "", "",
     "'A to apply B': without A no B. A cost need not be paid, and once paid the effect may still "
     "be left out.",
     effect_conditional},
    {"loot.ability", "p.32", "p.27", "",
     "Loot X takes all loot tokens and treasure within range X, the own hex included, whatever "
     "stands there; with none it cannot be performed.",
     loot_ability},
    {"loot.end-of-turn", "p.37", "p.27", "",
     "Characters, and they alone, loot their hex at the end of their turn; it is not optional.",
     Differences{}},
    {"rest.long", "p.18, p.38", "p.17", "",
     "A long rest is the whole turn: lose a chosen discarded card, take back the rest, heal 2 "
     "self, recover spent items (the last two optional in Frosthaven); needs two discarded cards.",
     Differences{}},
    {"rest.short", "p.38, p.46", "p.17, p.32", "",
     "At the end of the round, with two discarded cards: lose a random one, once another random "
     "one for 1 damage instead, take back the rest.",
     Differences{}},
    {"ally.scenario", "p.19, p.46", "p.34", "",
     "Scenario allies act at the initiative that the scenario gives, in order of token or "
     "standee, by the monster rules; nobody controls them.",
     Differences{}},
}};

}  // namespace

std::string_view ClauseText::pages(EditionId edition) const {
    switch (edition) {
        case EditionId::gloomhaven:
        case EditionId::jaws_of_the_lion: return gloomhaven_pages;
        case EditionId::frosthaven: return frosthaven_pages;
        case EditionId::gloomhaven_2:
            return gloomhaven_2_pages.empty() ? frosthaven_pages : gloomhaven_2_pages;
    }
    return {};
}

const ClauseText& text_of(Clause clause) { return clauses[clause.index()]; }

std::span<const ClauseText> all_clauses() { return clauses; }

}  // namespace standee
