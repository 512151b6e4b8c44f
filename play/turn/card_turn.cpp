#include "play/turn/card_turn.hpp"

#include <algorithm>

#include "focus/card_plan.hpp"
#include "play/attack/attack_effects.hpp"
#include "play/attack/attack_step.hpp"
#include "play/harm/bonuses.hpp"
#include "play/elements/card_elements.hpp"
#include "play/turn/granted_abilities.hpp"
#include "play/harm/conditions.hpp"
#include "play/elements/consuming.hpp"
#include "play/harm/damage.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/forced.hpp"
#include "play/ground/looting.hpp"
#include "play/attack/monster_attack.hpp"
#include "play/turn/monster_summon.hpp"
#include "play/ground/movement.hpp"
#include "play/turn/targeting.hpp"
#include "play/turn/turn_plan.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

/// Elements consumed for what is still to be performed.
struct PendingConsumption {
    Consumption consumption;
    bool for_set = false;    ///< for whatever the figure performs of its card
    std::size_t rest = 0;    ///< else for what comes before the last so many abilities
    bool performed = false;  ///< something, before it was made
    const std::vector<Ability>* otherwise = nullptr;  ///< performed where nothing comes of it
};

/// A figure in the middle of the abilities of a card, which must outlive it.
class AbilityExecutor {
public:
    AbilityExecutor(Game& game, const std::string& figure, const std::vector<Ability>& card)
        : game_{game}, id_{figure} {
        put_next(card);
    }

    /// Performs all of them, as long as the figure can.
    Flow perform_all();
    [[nodiscard]] bool has_performed() const { return performed_; }
    [[nodiscard]] const std::vector<Element>& infusions_of_card() const { return infusions_; }

    Flow operator()(const MoveAbility& move);
    Flow operator()(const TeleportAbility& teleport);
    Flow operator()(const AttackAbility& attack);
    Flow operator()(const HealAbility& heal);
    Flow operator()(const ShieldAbility& shield);
    Flow operator()(const RetaliateAbility& retaliate);
    Flow operator()(const ConditionAbility& condition);
    Flow operator()(const PushAbility& push);
    Flow operator()(const PullAbility& pull);
    Flow operator()(const DamageAbility& damage);
    Flow operator()(const LootAbility& loot);
    Flow operator()(const InfuseAbility& infusion);
    Flow operator()(const ConsumeAbility& consumption);
    Flow operator()(const RankAbility& ranked);
    Flow operator()(const SummonAbility& summon);
    Flow operator()(const GrantAbility& grant);

private:
    void put_next(const std::vector<Ability>& abilities) {
        for (auto ability = abilities.rbegin(); ability != abilities.rend(); ++ability) {
            left_.push_back(&*ability);
        }
    }
    void does();
    void settle_pending();
    Flow make_plan(const Ability& now);
    [[nodiscard]] std::vector<Ability> left_as_planned() const;
    [[nodiscard]] bool moves_again_before_attack() const;
    [[nodiscard]] bool is_here(const std::string& other) const {
        return game_.state().find(other) != nullptr;
    }
    template <class Push>
    Flow force_all(Force force, const Push& push);
    Flow begin(const ActiveBonus& bonus, const Reach& reach);
    std::optional<std::vector<std::string>> gaining(const ConditionAbility& condition);
    std::optional<std::vector<std::string>> suffering(const DamageAbility& damage);

    /// Does something to each of the figures, and then what else they gain or suffer, as long as
    /// both they and the figure are there. Stops where there are no `targets`: nobody has decided.
    template <class Act>
    Flow for_each(const std::optional<std::vector<std::string>>& targets,
                  const std::vector<Effect>& effects, Act act) {
        if (!targets) {
            return Flow::stops;
        }
        for (const std::string& target : *targets) {
            if (!is_here(target) || !is_here(id_)) {
                continue;
            }
            does();
            if (act(target) == Flow::stops ||
                apply_effects(game_, id_, target, effects) == Flow::stops) {
                return Flow::stops;
            }
        }
        return Flow::goes_on;
    }

    Game& game_;
    const std::string& id_;
    std::vector<const Ability*> left_;  ///< after the one that is performed, the next one last
    std::optional<TurnPlan> plan_;
    std::string focus_;
    bool performed_ = false;                   ///< any ability [element.infuse, element.consume]
    std::vector<Element> infusions_;           ///< of the card
    std::vector<PendingConsumption> pending_;  ///< consumptions of which nothing has come so far
};

// An ability that follows an attack finds it wholly resolved [attack.attached-abilities].
Flow AbilityExecutor::make_plan(const Ability& now) {
    if (plan_ && is_on_course(game_.state(), id_, *plan_)) {
        return Flow::goes_on;
    }
    std::vector<Ability> abilities;
    append_as_planned(game_.state(), id_, now, abilities);
    for (const Ability& later : left_as_planned()) {
        abilities.push_back(later);
    }
    plan_ = plan_on(game_, id_, std::move(abilities), focus_);
    if (!plan_) {
        return Flow::stops;
    }
    focus_ = plan_->focus;
    return Flow::goes_on;
}

std::vector<Ability> AbilityExecutor::left_as_planned() const {
    std::vector<Ability> planned;
    for (auto ability = left_.rbegin(); ability != left_.rend(); ++ability) {
        append_as_planned(game_.state(), id_, **ability, planned);
    }
    return planned;
}

bool AbilityExecutor::moves_again_before_attack() const {
    for (const Ability& ability : left_as_planned()) {
        if (std::holds_alternative<AttackAbility>(ability.what)) {
            return false;
        }
        if (std::holds_alternative<MoveAbility>(ability.what) ||
            std::holds_alternative<TeleportAbility>(ability.what)) {
            return true;
        }
    }
    return false;
}

Flow AbilityExecutor::operator()(const MoveAbility& move) {
    const Figure& figure = game_.state().figure(id_);
    const auto points = move.points.against(figure.move);
    if (!points || figure.has(Condition::immobilize)) {
        return Flow::goes_on;
    }
    const Hex from = figure.at;
    if (make_plan(Ability{move}) == Flow::stops) {
        return Flow::stops;
    }
    follow_path(game_, id_, *plan_, std::max(0, *points), move.jump, !moves_again_before_attack());
    const Figure* after = game_.state().find(id_);
    if (after == nullptr || after->at != from) {
        does();
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const TeleportAbility& ability) {
    if (make_plan(Ability{ability}) == Flow::stops) {
        return Flow::stops;
    }
    if (plan_->option.path.size() > 1) {
        does();
        plan_->reached = plan_->option.path.size() - 1;
        teleport(game_, id_, plan_->option.end);
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const AttackAbility& attack) {
    const Figure& figure = game_.state().figure(id_);
    if (figure.has(Condition::disarm) || !attack.value.against(figure.attack)) {
        return Flow::goes_on;
    }
    if (make_plan(Ability{attack}) == Flow::stops) {
        return Flow::stops;
    }
    if (!plan_->targets.empty()) {
        does();
    }
    const Flow flow = perform_card_attack(game_, id_, attack, *plan_);
    plan_.reset();
    return flow;
}

Flow AbilityExecutor::operator()(const HealAbility& ability) {
    const Reach reach{ability.range, ability.targets, ability.whom};
    const auto targets =
        ability.self ? std::optional{std::vector{id_}} : most_hurt(game_, id_, reach);
    return for_each(targets, ability.effects, [&](const std::string& target) {
        heal(game_, target, ability.value.against(0).value_or(0), id_, "monster.heal"_clause);
        return Flow::goes_on;
    });
}

// A bonus is the figure's own unless the card names others [bonus.round].
Flow AbilityExecutor::begin(const ActiveBonus& bonus, const Reach& reach) {
    const auto owners = reach.whom == Whom::usual
                            ? std::optional{std::vector{id_}}
                            : nearest(game_, id_, reach, "bonus.round"_clause);
    return for_each(owners, {}, [&](const std::string& owner) {
        begin_bonus(game_, owner, bonus);
        return Flow::goes_on;
    });
}

Flow AbilityExecutor::operator()(const ShieldAbility& shield) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::shield;
    bonus.value = shield.value.number;
    return begin(bonus, {shield.within, shield.targets, shield.whom});
}

Flow AbilityExecutor::operator()(const RetaliateAbility& retaliate) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::retaliate;
    bonus.value = retaliate.value.number;
    bonus.range = retaliate.range;
    return begin(bonus, {retaliate.within, retaliate.targets, retaliate.whom});
}

std::optional<std::vector<std::string>> AbilityExecutor::gaining(
    const ConditionAbility& condition) {
    const Reach reach{condition.range, condition.targets, condition.whom};
    if (condition.self) {
        return std::vector{id_};
    }
    const bool harms = is_negative(condition.gain);
    const bool enemies =
        condition.whom == Whom::enemies || (condition.whom == Whom::usual && harms);
    if (enemies) {
        return enemies_targeted(game_, id_, reach);
    }
    return harms ? nearest(game_, id_, reach, "target.allies-enemies"_clause)
                 : allies_gaining(game_, id_, condition.gain, reach);
}

Flow AbilityExecutor::operator()(const ConditionAbility& condition) {
    const Clause clause = is_negative(condition.gain) ? "monster.negative-targeted"_clause
                                                      : "monster.positive-condition"_clause;
    return for_each(gaining(condition), condition.effects, [&](const std::string& target) {
        gain(game_, target, condition.gain, clause);
        return Flow::goes_on;
    });
}

template <class Push>
Flow AbilityExecutor::force_all(Force force, const Push& push) {
    return for_each(enemies_targeted(game_, id_, {push.range, push.targets}), push.effects,
                    [&](const std::string& target) {
                        return standee::force(game_,
                                              {force, id_, target, push.points, std::nullopt});
                    });
}

Flow AbilityExecutor::operator()(const PushAbility& push) { return force_all(Force::push, push); }

Flow AbilityExecutor::operator()(const PullAbility& pull) { return force_all(Force::pull, pull); }

std::optional<std::vector<std::string>> AbilityExecutor::suffering(const DamageAbility& damage) {
    const Reach reach{damage.range, damage.targets, damage.whom};
    if (damage.self) {
        return std::vector{id_};
    }
    if (damage.targets && damage.targets->all) {
        return all_in_range(game_.state(), id_, reach);
    }
    const bool enemies = damage.whom == Whom::usual || damage.whom == Whom::enemies;
    return enemies ? enemies_targeted(game_, id_, reach)
                   : nearest(game_, id_, reach, "target.allies-enemies"_clause);
}

Flow AbilityExecutor::operator()(const DamageAbility& damage) {
    const int amount = damage.value.against(game_.state().figure(id_).attack).value_or(0);
    return for_each(suffering(damage), damage.effects, [&](const std::string& target) {
        suffer(game_, {target, amount, DamageSource::direct, id_});
        return Flow::goes_on;
    });
}

Flow AbilityExecutor::operator()(const LootAbility& ability) {
    if (can_loot(game_.state(), id_, ability.range)) {
        does();
        loot(game_, id_, ability.range);
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const InfuseAbility& infusion) {
    if (!pending_.empty() && !pending_.back().for_set) {
        does();  // that is what it consumed for
    }
    for (const ElementChoice choice : infusion.elements) {
        std::vector<Element> among;
        for (std::size_t i = 0; i < element_count; ++i) {
            if (choice.allows(static_cast<Element>(i))) {
                among.push_back(static_cast<Element>(i));
            }
        }
        const auto element = choose_element(game_, id_, among);
        if (!element) {
            return Flow::stops;
        }
        infusions_.push_back(*element);
    }
    return Flow::goes_on;
}

// A set consumes together if any of it performs anything, else a figure where it has a use for it
// [element.consume].
Flow AbilityExecutor::operator()(const ConsumeAbility& consumption) {
    const Figure& figure = game_.state().figure(id_);
    auto consumed = Consumption::make(game_, figure, consumption.elements);
    if (!consumed) {
        return Flow::stops;
    }
    const bool paid = consumed->paid();
    if (paid) {
        const bool for_set = consumes_for_set(figure, game_.state().rules());
        pending_.push_back({std::move(*consumed), for_set, left_.size(), performed_, nullptr});
        if (!for_set) {
            pending_.back().otherwise = &consumption.otherwise;
            performed_ = false;
        } else if (performed_) {
            does();
        }
    }
    put_next(paid ? consumption.to : consumption.otherwise);
    return Flow::goes_on;
}

void AbilityExecutor::does() {
    performed_ = true;
    for (PendingConsumption& one : pending_) {
        one.consumption.confirm(game_);
    }
}

// What the elements were consumed for is done with, or the figure is.
void AbilityExecutor::settle_pending() {
    const Figure* figure = game_.state().find(id_);
    const bool over = left_.empty() || figure == nullptr || figure->has(Condition::stun);
    const auto is_due = [&](const PendingConsumption& one) {
        return over || (!one.for_set && left_.size() <= one.rest);
    };
    while (!pending_.empty() && is_due(pending_.back())) {
        const PendingConsumption one = std::move(pending_.back());
        pending_.pop_back();
        if (!performed_) {
            one.consumption.undo(game_);
            if (one.otherwise != nullptr) {
                put_next(*one.otherwise);
            }
        }
        performed_ = performed_ || one.performed;
    }
}

Flow AbilityExecutor::operator()(const RankAbility& ranked) {
    put_next(of_its_rank(ranked, game_.state().figure(id_)));
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const SummonAbility& ability) {
    const auto placed = perform_monster_summon(game_, id_, ability);
    if (!placed) {
        return Flow::stops;
    }
    if (*placed) {
        does();
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const GrantAbility& grant) {
    const Reach reach{grant.range, grant.targets, grant.whom};
    const auto allies = nearest(game_, id_, reach, "command.grant-control"_clause);
    if (!allies) {
        return Flow::stops;
    }
    for (const std::string& ally : *allies) {
        if (!is_here(ally)) {
            continue;
        }
        does();
        const bool by_player = game_.state().figure(ally).kind == Kind::character;
        const Flow flow = by_player ? perform_as_player(game_, ally, grant.abilities)
                                    : perform_abilities(game_, ally, grant.abilities);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::perform_all() {
    while (!left_.empty()) {
        const Figure* figure = game_.state().find(id_);
        // Dying in its own ability ends the rest [damage.monster-death].
        if (figure == nullptr || figure->has(Condition::stun)) {
            break;
        }
        const Ability& next = *left_.back();
        left_.pop_back();
        if (std::visit(*this, next.what) == Flow::stops) {
            return Flow::stops;
        }
        settle_pending();
    }
    return Flow::goes_on;
}

bool infuses(const Ability& ability) { return std::holds_alternative<InfuseAbility>(ability.what); }

}  // namespace

Flow perform_abilities(Game& game, const std::string& id, const std::vector<Ability>& card) {
    const Figure self = game.state().figure(id);
    AbilityExecutor executor{game, id, card};
    if (executor.perform_all() == Flow::stops) {
        return Flow::stops;
    }
    // A card that asks for nothing else is performed by infusing.
    if (!executor.has_performed() && !std::ranges::all_of(card, infuses)) {
        return Flow::goes_on;
    }
    for (const Element element : executor.infusions_of_card()) {
        infuse_by_card(game, id, element);
    }
    return consumes_for_set(self, game.state().rules()) ? consume_rest(game, self, card)
                                                        : Flow::goes_on;
}

Flow play_turn(Game& game, const TurnOrder& turn) {
    game.decisions().let_steps_say_all(false);
    start_turn(game, turn.figure);
    if (game.state().find(turn.figure) != nullptr) {
        const Flow flow =
            perform_abilities(game, turn.figure, turn.abilities ? *turn.abilities : summon_card());
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    if (game.state().find(turn.figure) != nullptr) {
        end_turn(game, turn.figure);
    }
    return Flow::goes_on;
}

}  // namespace standee
