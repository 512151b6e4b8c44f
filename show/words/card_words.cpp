#include "show/words/card_words.hpp"

#include <fmt/format.h>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

#include "focus/card_plan.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

std::string words(Amount amount, std::optional<int> stat = std::nullopt) {
    const auto number = amount.against(stat);
    return number ? std::to_string(*number) : fmt::format("{:+}", amount.number);
}

std::string words(const TargetCount& targets) {
    if (targets.all) {
        return "all targets";
    }
    return targets.count.relative ? words(targets.count) + " targets"
                                  : counted(targets.count.number, "target");
}

std::string words(ElementChoice choice) {
    if (choice == ElementChoice::any()) {
        return "any element";
    }
    std::vector<std::string> names;
    for (int i = 0; i < element_count; ++i) {
        if (choice.allows(static_cast<Element>(i))) {
            names.emplace_back(element_names[static_cast<std::size_t>(i)]);
        }
    }
    return joined(names, "or");
}

std::string words(std::span<const ElementChoice> choices) {
    return joined(choices |
                  ranges::views::transform([](ElementChoice choice) { return words(choice); }) |
                  ranges::to<std::vector>);
}

struct CardEffectWords {
    std::string operator()(Condition condition) const { return std::string{name_of(condition)}; }
    std::string operator()(const PushEffect& push) const {
        return fmt::format("push {}", push.points);
    }
    std::string operator()(const PullEffect& pull) const {
        return fmt::format("pull {}", pull.points);
    }
    std::string operator()(const InfuseEffect& infuse) const {
        return "infuse " + words(infuse.element);
    }
};

/// The parts of a line, with commas between.
class Parts {
public:
    explicit Parts(std::string first) : text_{std::move(first)} {}

    Parts& add(std::string_view part) {
        text_ += fmt::format(", {}", part);
        return *this;
    }
    Parts& range(std::optional<int> range) {
        return range ? add(fmt::format("range {}", *range)) : *this;
    }
    /// A range on top of a stat card that has none is on top of melee
    /// [range.ranged-bonus-on-melee].
    Parts& range(Amount range, const Figure* stats) {
        if (stats == nullptr || !range.relative || stats->range) {
            return add("range " + words(range, stats == nullptr ? std::nullopt : stats->range));
        }
        return range.number == 0 ? *this : add(fmt::format("range {}", 1 + range.number));
    }
    Parts& targets(const std::optional<TargetCount>& targets) {
        return targets ? add(words(*targets)) : *this;
    }
    Parts& pierce(int pierce) {
        return pierce != 0 ? add(fmt::format("pierce {}", pierce)) : *this;
    }
    Parts& effects(std::span<const Effect> effects) {
        for (const Effect& effect : effects) {
            add(std::visit(CardEffectWords{}, effect));
        }
        return *this;
    }
    Parts& flag(bool is_so, std::string_view name) { return is_so ? add(name) : *this; }
    Parts& self(bool self) { return flag(self, "self"); }
    Parts& whom(Whom whom) {
        static constexpr std::array<std::string_view, 5> names{"", "allies", "itself and allies",
                                                               "enemies", "allies and enemies"};
        return whom == Whom::usual ? *this : add(names[static_cast<std::size_t>(whom)]);
    }
    /// Whose a shield or a retaliate is.
    template <class Bonus>
    Parts& others(const Bonus& bonus) {
        whom(bonus.whom).targets(bonus.targets);
        return bonus.within ? add(fmt::format("within {}", *bonus.within)) : *this;
    }

    [[nodiscard]] std::string text() const { return text_; }

private:
    std::string text_;
};

std::string words(const Add& add) {
    std::vector<std::string> conditions;
    if (add.condition) {
        if (!add.condition->consume.empty()) {
            conditions.push_back("consuming " + words(add.condition->consume));
        }
        if (add.condition->target_has) {
            conditions.push_back(fmt::format("against {}", name_of(*add.condition->target_has)));
        }
        if (add.condition->allies_next_to_target) {
            conditions.push_back("with " +
                                 counted(*add.condition->allies_next_to_target, "ally", "allies") +
                                 " next to the target");
        }
    }
    std::vector<std::string> gains;
    if (add.value != 0) {
        gains.push_back(fmt::format("{:+} attack", add.value));
    }
    if (add.targets != 0) {
        gains.push_back(fmt::format("{:+} target", add.targets));
    }
    if (add.pierce != 0) {
        gains.push_back(fmt::format("pierce {}", add.pierce));
    }
    for (const Effect& effect : add.effects) {
        gains.push_back(std::visit(CardEffectWords{}, effect));
    }
    return joined(gains) + (conditions.empty() ? "" : " " + joined(conditions));
}

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
        return "Move " + words(move.points, stat(&Figure::move)) + (move.jump ? ", jump" : "");
    }
    std::string operator()(const TeleportAbility& teleport) const {
        return fmt::format("Teleport {}", teleport.range);
    }
    std::string operator()(const AttackAbility& attack) const {
        Parts parts{"Attack " + words(attack.value, stat(&Figure::attack))};
        if (const auto range = range_of(attack)) {
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
            .text();
    }
    std::string operator()(const HealAbility& heal) const {
        return Parts{"Heal " + words(heal.value)}
            .range(heal.range)
            .self(heal.self)
            .targets(heal.targets)
            .whom(heal.whom)
            .effects(heal.effects)
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
        return parts.others(retaliate).text();
    }
    std::string operator()(const ConditionAbility& condition) const {
        return Parts{capitalised(name_of(condition.gain))}
            .range(condition.range)
            .targets(condition.targets)
            .self(condition.self)
            .whom(condition.whom)
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
        return Parts{"Damage " + words(damage.value)}
            .range(damage.range)
            .targets(damage.targets)
            .self(damage.self)
            .whom(damage.whom)
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
        return fmt::format("Consume {} to {}{}", words(consume.elements), all_of(consume.to),
                           otherwise(consume.otherwise));
    }
    std::string operator()(const RankAbility& rank) const {
        return fmt::format("If {} {}{}", rank.rank, all_of(rank.to), otherwise(rank.otherwise));
    }
    std::string operator()(const SummonAbility& summon) const {
        return fmt::format("Summon {} {} {}", summon.count, summon.rank, summon.name);
    }
    std::string operator()(const GrantAbility& grant) const {
        return Parts{"Grant (" + all_of(grant.abilities) + ")"}
            .range(grant.range)
            .targets(grant.targets)
            .whom(grant.whom)
            .text();
    }

private:
    [[nodiscard]] std::optional<Amount> range_of(const AttackAbility& attack) const {
        const bool melee = attack.melee || (attack.area && attack.area->grey);
        return stats == nullptr || rules == nullptr
                   ? attack.range
                   : range_or_default(*stats, attack.range, melee, *rules);
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
    return card_words(scene.turn->abilities ? *scene.turn->abilities : own,
                      scene.find(scene.turn->figure), &scene.edition);
}

}  // namespace standee
