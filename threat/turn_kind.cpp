#include "threat/turn_kind.hpp"

#include <algorithm>
#include <vector>

#include "lib/card_line.hpp"
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

/// Whether an ability cannot hurt an enemy, one plain attack aside.
struct NeverHurts {
    bool attacked = false;  ///< an attack comes before the ability

    bool operator()(const AttackAbility& attack) const {
        const auto is_sure = [](const Add& add) {
            return !add.condition && !add.count && !forces(add.effects);
        };
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

/// Whether the line pushes, makes other figures act, or has branches that are not resolved yet.
bool is_open_ended(const Ability& line) {
    return branches_of(line) || std::holds_alternative<PushAbility>(line.what) ||
           std::holds_alternative<PullAbility>(line.what) ||
           std::holds_alternative<GrantAbility>(line.what) ||
           std::holds_alternative<ControlAbility>(line.what);
}

bool moves_somebody(const Ability& line) {
    const auto adds_force = [](const Add& add) { return forces(add.effects); };
    const auto* attack = std::get_if<AttackAbility>(&line.what);
    return is_open_ended(line) ||
           (attack != nullptr &&
            (forces(attack->effects) || std::ranges::any_of(attack->adds, adds_force)));
}

}  // namespace

bool may_hurt(const Ability& line) {
    return is_open_ended(line) || std::holds_alternative<AttackAbility>(line.what) ||
           std::holds_alternative<DamageAbility>(line.what);
}

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
        if (!is_move(ability) && !std::visit(check, ability.what)) {
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
