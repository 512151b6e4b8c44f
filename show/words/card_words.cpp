#include "show/words/card_words.hpp"

#include <fmt/format.h>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

#include "focus/card_plan.hpp"
#include "focus/switched_rank.hpp"
#include "lib/words.hpp"
#include "show/words/card_parts.hpp"
#include "show/words/event_words.hpp"

namespace standee {
namespace {

using card_parts::Parts;
using card_parts::words;

struct AbilityWords {
    const Figure* stats = nullptr;
    const Edition* rules = nullptr;  ///< none: a range that is left out is left out

    [[nodiscard]] std::optional<int> stat(std::optional<int> Figure::* which) const {
        return stats != nullptr ? stats->*which : std::nullopt;
    }

    [[nodiscard]] std::string all_of(std::span<const Ability> abilities) const {
        return joined(abilities | ranges::views::transform([this](const Ability& ability) {
                          return std::visit(*this, ability.what);
                      }) |
                      ranges::to<std::vector>);
    }

    std::string operator()(const MoveAbility& move) const {
        const std::string towards = move.towards == starting_hex ? " towards a starting hex"
                                    : !move.towards.empty()
                                        ? fmt::format(" towards hexes marked \"{}\"", move.towards)
                                        : "";
        return "Move " + words(move.points, stat(&Figure::move)) + (move.jump ? ", jump" : "") +
               towards;
    }
    std::string operator()(const TeleportAbility& teleport) const {
        return fmt::format("Teleport {}", teleport.range);
    }
    std::string operator()(const AttackAbility& attack) const {
        Parts parts{"Attack " + words(attack.value, attack.count, stat(&Figure::attack))};
        if (attack.range_count) {
            parts.add("range " + words(*attack.range_count));
        } else if (!attack.marked.empty()) {
            parts.add(fmt::format("in hexes marked \"{}\"", attack.marked));
        } else if (const auto range = range_of(attack)) {
            parts.range(*range, stats);
        }
        parts.flag(attack.melee, "melee");
        parts.targets(attack.targets);
        if (attack.area) {
            parts.add(fmt::format("{} area of {}", attack.area->grey ? "melee" : "ranged",
                                  counted(attack.area->red.size(), "hex", "hexes")));
        }
        parts.pierce(attack.pierce).effects(attack.effects);
        for (const Add& add : attack.adds) {
            parts.add(words(add));
        }
        return parts.flag(attack.advantage, "advantage")
            .flag(attack.disadvantage, "disadvantage")
            .flag(attack.all_on_one, "one enemy with all attacks")
            .flag(attack.along.has_value(), attack.along == 0
                                                ? "all enemies that it moved through"
                                                : "all enemies that it moved through or past")
            .text();
    }
    std::string operator()(const HealAbility& heal) const {
        return Parts{"Heal " + words(heal.value, heal.count)}
            .range(heal.range)
            .self(heal.self)
            .targets(heal.targets)
            .whom(heal.whom)
            .sets(heal.of)
            .effects(heal.effects)
            .flag(!heal.first.empty(), heal.first.empty() ? "" : heal.first.front() + " first")
            .effects(heal.cured, " if it is cured")
            .text();
    }
    std::string operator()(const ShieldAbility& shield) const {
        return Parts{"Shield " + words(shield.value)}.others(shield).text();
    }
    std::string operator()(const RetaliateAbility& retaliate) const {
        Parts parts{"Retaliate " + words(retaliate.value)};
        if (retaliate.range != 1) {
            parts.range(retaliate.range);
        }
        return parts.others(retaliate).effects(retaliate.effects).text();
    }
    std::string operator()(const ConditionAbility& condition) const {
        return Parts{capitalised(name_of(condition.gain))}
            .range(condition.range)
            .targets(condition.targets)
            .self(condition.self)
            .whom(condition.whom)
            .sets(condition.of)
            .only(condition.only)
            .effects(condition.effects)
            .text();
    }
    std::string operator()(const PushAbility& push) const {
        return Parts{fmt::format("Push {}", push.points)}
            .range(push.range)
            .targets(push.targets)
            .effects(push.effects)
            .text();
    }
    std::string operator()(const PullAbility& pull) const {
        return Parts{fmt::format("Pull {}", pull.points)}
            .range(pull.range)
            .targets(pull.targets)
            .effects(pull.effects)
            .text();
    }
    std::string operator()(const DamageAbility& damage) const {
        return Parts{"Damage " + words(damage.value, damage.count)}
            .range(damage.range)
            .targets(damage.targets)
            .self(damage.self)
            .whom(damage.whom)
            .flag(damage.pick == Pick::closest, "the closest enemy")
            .flag(damage.pick == Pick::most_hit_points, "the enemy with the most hit points")
            .flag(damage.in_sight, "in line of sight")
            .flag(damage.around_created, "adjacent to the new tile")
            .only(damage.only)
            .effects(damage.effects)
            .text();
    }
    std::string operator()(const LootAbility& loot) const {
        return fmt::format("Loot {}", loot.range);
    }
    std::string operator()(const InfuseAbility& infuse) const {
        return "Infuse " + words(infuse.elements);
    }
    std::string operator()(const ConsumeAbility& consume) const {
        return fmt::format("Consume {} to {}{}", words(consume.elements), branch(consume.to),
                           otherwise(consume.otherwise));
    }
    std::string operator()(const RankAbility& rank) const {
        return fmt::format("If {} {}{}", rank.rank, branch(rank.to), otherwise(rank.otherwise));
    }
    std::string operator()(const SummonAbility& summon) const {
        const std::string count = words(Amount{summon.count, false}, summon.figure_count);
        return Parts{fmt::format("{} {} {} {}", summon.marked.empty() ? "Summon" : "Spawn", count,
                                 summon.rank, summon.name)}
            .flag(summon.hp_count.has_value(),
                  summon.hp_count ? "hit points " + words(*summon.hp_count) : "")
            .flag(summon.beside_target, "adjacent to the target")
            .flag(summon.on_water, "in a hex with a water tile")
            .flag(summon.elite_every > 0, fmt::format("one of {} is elite", summon.elite_every))
            .flag(!summon.marked.empty(), fmt::format("in a hex marked \"{}\"", summon.marked))
            .text();
    }
    std::string operator()(const GrantAbility& grant) const {
        return Parts{"Grant (" + all_of(grant.abilities) + ")"}
            .range(grant.range)
            .targets(grant.targets)
            .whom(grant.whom)
            .sets(grant.of)
            .text();
    }
    std::string operator()(const ControlAbility& control) const {
        return Parts{"Control (" + all_of(control.abilities) + ")"}
            .range(control.range)
            .flag(control.targets, "all targets of the attack in initiative order")
            .flag(!control.targets, "the nearest enemy")
            .text();
    }
    std::string operator()(const IfAbility& conditional) const {
        return fmt::format("{}: {}{}", when(conditional), branch(conditional.to),
                           otherwise(conditional.otherwise));
    }
    static std::string when(const IfAbility& conditional) {
        if (conditional.hit_points) {
            return fmt::format("If it has the {} hit points of {}",
                               conditional.hit_points == HitPoints::most ? "most" : "fewest",
                               fmt::join(conditional.of, ", "));
        }
        if (conditional.has) {
            return fmt::format("If it has {}", name_of(*conditional.has));
        }
        if (conditional.tokens > 0) {
            return "If it has " + counted(conditional.tokens, "token", "tokens");
        }
        return conditional.odd_round
                   ? fmt::format("In {} rounds", *conditional.odd_round ? "odd" : "even")
                   : fmt::format("If the {} ability was performed",
                                 ability_names.at(conditional.performed));
    }
    std::string operator()(const FocusAbility& focus) const {
        constexpr std::array<std::string_view, 4> whom{"closest enemy", "farthest enemy",
                                                       "enemy with the fewest hit points",
                                                       "enemy with the highest initiative"};
        return Parts{fmt::format("Focus on the {}", whom.at(static_cast<std::size_t>(focus.on)))}
            .range(focus.range)
            .flag(focus.no_summons, "not on summons")
            .text();
    }
    std::string operator()(const CreateAbility& create) const {
        constexpr std::array<std::string_view, 4> places{"adjacent", "adjacent", "under itself",
                                                         "under each target"};
        return Parts{fmt::format("Create one {} tile {}",
                                 tile_names[static_cast<std::size_t>(create.tile)],
                                 places.at(static_cast<std::size_t>(create.at)))}
            .flag(create.at == CreateAt::closest_to_enemy, "closest to an enemy")
            .text();
    }
    std::string operator()(const BonusAbility& bonus) const {
        Parts parts{"This round"};
        if (bonus.attack != 0) {
            parts.add(fmt::format("attacks {:+}", bonus.attack));
        }
        if (bonus.attack_nearby != 0) {
            parts.add(fmt::format("attacks of allies nearby {:+}", bonus.attack_nearby));
        }
        if (bonus.attackers_suffer > 0) {
            parts.add(fmt::format("attackers suffer {}", bonus.attackers_suffer));
        }
        if (bonus.attackers_gain) {
            parts.add(fmt::format("attackers gain {}", name_of(*bonus.attackers_gain)));
        }
        if (bonus.gives) {
            parts.add(words_of(*bonus.gives));
        }
        if (bonus.on_death) {
            parts.add(words_of(*bonus.on_death));
        }
        return parts.flag(bonus.attackers_disadvantage, "attackers have disadvantage")
            .others(bonus)
            .text();
    }
    std::string operator()(const KillAbility& /*kill*/) const { return "It dies"; }
    std::string operator()(const SwitchRankAbility& /*change*/) const {
        return "Normal becomes elite, elite becomes normal";
    }

    std::string operator()(const RemoveAbility& removal) const {
        return fmt::format("It loses {}", name_of(removal.condition));
    }
    std::string operator()(const TokenAbility& token) const {
        return fmt::format("Place a token beside {}", fmt::join(token.beside, " or "));
    }

private:
    [[nodiscard]] std::optional<Amount> range_of(const AttackAbility& attack) const {
        const bool melee = attack.melee || (attack.area && attack.area->grey);
        return stats == nullptr || rules == nullptr
                   ? attack.range
                   : range_or_default(*stats, attack.range, attack.value, melee, *rules);
    }

    [[nodiscard]] std::string branch(std::span<const Ability> abilities) const {
        return abilities.empty() ? "do nothing" : all_of(abilities);
    }
    [[nodiscard]] std::string otherwise(std::span<const Ability> abilities) const {
        return abilities.empty() ? "" : ", else " + all_of(abilities);
    }
};

}  // namespace

std::string ability_words(const Ability& ability, const Figure* stats, const Edition* rules) {
    return std::visit(AbilityWords{stats, rules}, ability.what);
}

std::string card_words(std::span<const Ability> abilities, const Figure* stats,
                       const Edition* rules) {
    std::string text;
    for (const Ability& ability : abilities) {
        text += (text.empty() ? "" : " ") + ability_words(ability, stats, rules) + ".";
    }
    return text;
}

std::string card_words(const Scene& scene) {
    if (!scene.turn) {
        return "";
    }
    const std::vector<Ability> own{{MoveAbility{.points{0, true}}},
                                   {AttackAbility{.value{0, true}, .range{{0, true}}}}};
    const std::vector<Ability>& card = scene.turn->abilities ? *scene.turn->abilities : own;
    const Figure* figure = scene.find(scene.turn->figure);
    const auto switched = figure == nullptr ? std::nullopt : switched_for(scene, card, *figure);
    return card_words(card, switched ? &*switched : figure, &scene.edition);
}

}  // namespace standee
