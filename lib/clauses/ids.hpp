#pragma once

#include <array>
#include <string_view>

namespace standee {

/// The id of every clause, in the order in which answers list them. The texts, in the files of the
/// same names as the chapters here, come in the same order: clause.cpp does not compile otherwise.
inline constexpr auto clause_ids = std::to_array<std::string_view>({
    // clang-format off: one id to a line
    // board.hpp
    "map.wall-line", "map.closed-door", "map.open-door", "map.trap", "map.trap-damage",
    "map.hazardous", "map.difficult", "map.icy", "map.obstacle", "map.objective",
    "map.linked-hexes", "map.end-unoccupied", "map.empty-hex", "map.corridor", "map.pressure-plate",
    "map.locked-door", "map.overlay-on-border", "map.treasure", "map.no-cutting-off",
    "map.manipulate", "map.reveal", "map.escape",
    // initiative.hpp
    "initiative.order", "initiative.ties", "initiative.monster-order", "initiative.summon",
    "initiative.summon-first-round",
    // targeting.hpp
    "los.line", "los.not-for-untargeted", "los.as-if-elsewhere", "range.count", "range.default",
    "range.ranged-bonus-on-melee", "range.own-hex", "target.count", "target.allies-enemies",
    "area.placement", "area.line-of-sight", "area.blue", "area.extra-target",
    // attack.hpp
    "attack.order", "attack.per-target-card", "attack.value-floor", "attack.poison", "attack.miss",
    "attack.double", "attack.rolling", "attack.advantage", "attack.disadvantage",
    "attack.ambiguous-worse", "attack.no-stacking", "attack.adjacent-ranged", "attack.pierce",
    "attack.effects-timing", "attack.no-effects-on-dead", "attack.card-effects",
    "attack.one-by-one", "attack.attached-abilities",
    // modifier_decks.hpp
    "deck.standard", "deck.shuffle", "deck.bless-curse", "deck.which", "deck.ally",
    // conditions.hpp
    "condition.single", "condition.end-of-next-turn", "condition.after-main-effect",
    "condition.regenerate", "condition.ward", "condition.brittle", "condition.ward-brittle",
    "condition.bane", "condition.wound", "condition.poison", "condition.immobilize",
    "condition.disarm", "condition.stun", "condition.muddle", "condition.strengthen",
    "condition.invisible", "condition.impair", "condition.safeguard", "condition.no-voluntary-end",
    // damage.hpp
    "heal.hit-points", "heal.target", "bonus.shield", "bonus.retaliate", "bonus.round",
    "bonus.nearby", "bonus.persistent", "bonus.stat-card", "bonus.voluntary-end", "damage.direct",
    "damage.negate", "damage.monster-death", "damage.exhaustion", "damage.kill-credit",
    // forced_movement.hpp
    "forced.push", "forced.pull", "forced.normal-rules", "forced.sum", "forced.stopped-by",
    // focus.hpp
    "monster.performs-card", "monster.focus-path", "monster.focus-negative-hexes",
    "monster.focus-proximity", "monster.focus-initiative", "monster.focus-as-melee",
    "monster.no-focus",
    // monster_movement.hpp
    "monster.move-minimum", "monster.move-shorten", "monster.move-equal-attack-hexes",
    "monster.move-max-targets", "monster.move-disadvantage", "monster.extra-targets",
    "monster.new-focus-after-kill",
    // monster_abilities.hpp
    "monster.heal", "monster.positive-condition", "monster.negative-targeted", "monster.summon",
    "monster.loot", "monster.ambiguity", "monster.attacks-focus", "monster.target-stat",
    "monster.card-draw", "monster.summon-focus", "monster.spawn", "monster.standees",
    "monster.boss-named",
    // summons.hpp
    "summon.card", "summon.no-focus", "summon.placement", "summon.leaves",
    // elements.hpp
    "element.infuse", "element.wane", "element.consume", "element.wild", "element.cost",
    // round.hpp
    "turn.start", "turn.end", "turn.each-once", "round.end", "round.steps",
    // commands.hpp
    "command.grant-control", "command.limits",
    // movement.hpp
    "move.points", "move.jump", "move.flying", "move.flying-lost", "move.teleport",
    // abilities.hpp
    "ability.order", "ability.needs-target", "effect.optional", "effect.conditional",
    "loot.ability", "loot.end-of-turn",
    // rest_and_allies.hpp
    "rest.long", "rest.short", "ally.scenario", "ally.no-interaction",
    // monster_cards.hpp
    "card.performed", "card.counted", "card.around-target", "card.damage-picked",
    "card.focus-farthest", "card.along-move", "card.create-tile", "card.attackers-suffer",
    "card.when-dies", "card.heads-for", "card.water-only", "card.heal-effects", "card.heal-on-kill",
    "card.end-of-round", "card.while-undamaged", "card.advantage-nearby", "card.round-number",
    "card.switch-rank",
    // clang-format on
});

}  // namespace standee
