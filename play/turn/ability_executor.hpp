#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "lib/monster_card.hpp"
#include "play/attack/attack_effects.hpp"
#include "play/elements/card_elements.hpp"
#include "play/elements/consuming.hpp"
#include "play/game.hpp"
#include "play/ground/forced.hpp"
#include "play/turn/card_record.hpp"
#include "play/turn/targeting.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {

/// Elements consumed for what is still to be performed.
struct PendingConsumption {
    Consumption consumption;
    bool at_start = false;   ///< for whatever the figure performs of its card
    std::size_t rest = 0;    ///< else for what comes before the last so many abilities
    bool performed = false;  ///< something, before it was made
};

/// A figure that is performing the abilities of a card. The card and its texts must outlive this
/// object.
class AbilityExecutor {
public:
    AbilityExecutor(Game& game, const std::string& figure, const std::vector<Ability>& card,
                    const std::vector<PartyText>& text, Performs whose);

    /// Performs all of them, as long as the figure can.
    Flow perform_all();
    /// The icons of the card, wherever they stand on it, if the figure has performed any of its
    /// abilities, or if the card has nothing else [element.infuse].
    [[nodiscard]] const std::vector<ElementChoice>& infusions() const { return infusions_; }

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
    Flow operator()(const ControlAbility& control);
    Flow operator()(const IfAbility& conditional);
    Flow operator()(const FocusAbility& focus);
    Flow operator()(const CreateAbility& create);
    Flow operator()(const BonusAbility& ability);
    Flow operator()(const KillAbility& kill);
    Flow operator()(const SwitchRankAbility& change);

private:
    void put_next(const std::vector<Ability>& abilities) {
        for (auto ability = abilities.rbegin(); ability != abilities.rend(); ++ability) {
            left_.push_back(&*ability);
        }
    }
    Flow perform(const Ability& ability);
    Flow attack_along(const AttackAbility& attack);
    [[nodiscard]] bool can_act() const;
    [[nodiscard]] std::vector<const Ability*> upcoming() const {
        return {left_.rbegin(), left_.rend()};
    }
    Flow settle_consumptions();
    /// Settles anew what is left, where it is no longer what it was.
    void settle_again();
    /// Abilities as a plan is to see them.
    [[nodiscard]] std::vector<Ability> planned(const std::vector<const Ability*>& abilities) const;
    void does();
    Flow resolve_due_texts();
    [[nodiscard]] int number(const Count& count) const {
        return number_of(game_.state(), id_, record_, count);
    }
    /// The attack with numbers in place of what it counts.
    [[nodiscard]] AttackAbility with_counts(const AttackAbility& attack) const;
    void commit_or_roll_back();
    void roll_back(const PendingConsumption& one);
    void infuse();
    std::optional<AttackAbility> settled(const AttackAbility& attack);
    void pass_over(const AttackAbility& attack);
    // Only where reasons are asked for.
    void explain(Clause clause, std::string says);
    /// Says why it performs nothing more of its card.
    void explain_idleness();
    /// Says why it has not performed this ability, unless its plan does.
    void explain_skipped(const Ability& ability);
    Flow make_plan(const Ability& now);
    Flow find_focus_before(const Ability& other);
    Flow find_focus_without(const Ability& passed_over);
    [[nodiscard]] bool is_here(const std::string& other) const {
        return game_.state().find(other) != nullptr;
    }
    [[nodiscard]] bool is_all_there(const TurnPlan& plan) const;
    template <class Push>
    Flow force_all(Force force, const Push& push);
    Flow begin(const std::vector<ActiveBonus>& bonuses, const Reach& reach);
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
    const Figure self_;      ///< as it was before the first of them, but for a rank switched by it
    std::size_t abilities_;  ///< how many the card has
    const std::vector<PartyText>& text_;
    const Performs whose_;
    const bool for_set_;
    const bool at_start_;  ///< it consumes for its whole set, before the first of them
    const bool only_infuses_;
    std::size_t resolved_ = 0;          ///< how many of the texts
    std::vector<const Ability*> left_;  ///< after the one that is performed, the next one last
    std::optional<TurnPlan> plan_;
    bool plan_is_old_ = false;  ///< it was made before something else that was performed
    CardRecord record_;
    const FocusAbility* aim_ = nullptr;  ///< what the card says about the focus
    bool performed_ = false;             ///< any ability [element.infuse, element.consume]
    bool performs_ = false;              ///< the one that is being performed
    std::vector<ElementChoice> infusions_;
    CardConsumptions consumptions_;
    std::vector<PendingConsumption> pending_;  ///< consumptions of which nothing has come so far
};

}  // namespace standee
