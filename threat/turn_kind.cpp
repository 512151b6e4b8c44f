#include "threat/turn_kind.hpp"

#include <algorithm>
#include <vector>

#include "play/harm/bonuses.hpp"

namespace standee {
namespace {

bool forces(const std::vector<Effect>& effects) {
    return std::ranges::any_of(effects, [](const Effect& effect) {
        return std::holds_alternative<PushEffect>(effect) ||
               std::holds_alternative<PullEffect>(effect) ||
               std::holds_alternative<DamageEffect>(effect);
    });
}

bool may_help_enemies(Whom whom) {
    return whom == Whom::enemies || whom == Whom::allies_and_enemies;
}

/// What an ability may do to an enemy's hit points, besides one plain attack.
struct NeverHurts {
    bool attacked = false;  ///< the attack comes before it

    bool operator()(const MoveAbility&) const { return true; }
    bool operator()(const TeleportAbility&) const { return true; }
    bool operator()(const AttackAbility& attack) const {
        const auto is_sure = [](const Add& add) { return !add.condition && !forces(add.effects); };
        return !attacked && !attack.all_on_one && !attack.count && !attack.range_count &&
               !attack.along && !forces(attack.effects) &&
               std::ranges::all_of(attack.adds, is_sure);
    }
    bool operator()(const HealAbility& heal) const {
        return attacked ||
               (!may_help_enemies(heal.whom) && heal.effects.empty() && heal.cured.empty());
    }
    bool operator()(const ShieldAbility& shield) const {
        return attacked || !may_help_enemies(shield.whom);
    }
    bool operator()(const RetaliateAbility& retaliate) const {
        return attacked || !may_help_enemies(retaliate.whom);
    }
    bool operator()(const ConditionAbility& condition) const {
        return attacked && condition.effects.empty();
    }
    bool operator()(const LootAbility&) const { return true; }
    bool operator()(const InfuseAbility&) const { return true; }
    bool operator()(const SummonAbility&) const { return attacked; }
    template <class Other>
    bool operator()(const Other& /*ability*/) const {
        return false;  // damage, pushes, commands; what is paid or ranked is not yet resolved
    }
};

struct MovesSomebody {
    bool operator()(const AttackAbility& attack) const {
        return forces(attack.effects) ||
               std::ranges::any_of(attack.adds, [](const Add& add) { return forces(add.effects); });
    }
    bool operator()(const PushAbility&) const { return true; }
    bool operator()(const PullAbility&) const { return true; }
    bool operator()(const GrantAbility&) const { return true; }
    bool operator()(const ControlAbility&) const { return true; }
    bool operator()(const RankAbility&) const { return true; }
    bool operator()(const ConsumeAbility&) const { return true; }
    bool operator()(const IfAbility&) const { return true; }
    template <class Other>
    bool operator()(const Other& /*ability*/) const {
        return false;
    }
};

}  // namespace

bool is_one_attack(const Scene& scene, FigureIndex actor) {
    const Figure& figure = scene.figures[actor];
    const auto helps_nearby = [](const Figure& other) {
        return has_bonus(other, ActiveBonus::Kind::attack_nearby);
    };
    if (figure.has(Condition::wound) || forces(figure.attack_effects) ||
        std::ranges::any_of(scene.figures, helps_nearby)) {
        return false;
    }
    if (!scene.turn->abilities) {
        return true;  // a summon's Move +0, Attack +0
    }
    NeverHurts check;
    for (const Ability& ability : *scene.turn->abilities) {
        if (!std::visit(check, ability.what)) {
            return false;
        }
        check.attacked = check.attacked || std::holds_alternative<AttackAbility>(ability.what);
    }
    return true;
}

bool order_of_attacks_matters(const Scene& scene, FigureIndex actor, FigureIndex target) {
    const Figure& figure = scene.figures[actor];
    const auto retaliates = [&](const Figure& other) {
        return are_enemies(other, figure) && other.id != scene.figures[target].id &&
               !retaliates_of(scene, other).empty();
    };
    const auto moves_somebody = [](const Ability& ability) {
        return std::visit(MovesSomebody{}, ability.what);
    };
    return forces(figure.attack_effects) || !attack_bonuses_of(figure).empty() ||
           std::ranges::any_of(scene.figures, retaliates) ||
           (scene.turn->abilities && std::ranges::any_of(*scene.turn->abilities, moves_somebody));
}

bool lasts_for_a_turn(const UnknownDeck& deck) {
    constexpr std::ptrdiff_t enough = 12;  // besides those that roll
    const auto rolling = std::ranges::count(deck.pile, true, &Card::rolling);
    return static_cast<std::ptrdiff_t>(deck.pile.size()) - rolling >= enough;
}

}  // namespace standee
