#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/count_json.hpp"
#include "files/values_json.hpp"
#include "import/ghs/ability_builder.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/own_format.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

AbilityReading no(std::string why) { return {std::nullopt, std::move(why)}; }

bool within(int number, Limits limits) {
    return number >= limits.least && number <= limits.greatest;
}

/// Whom an ability other than an attack affects, as it is written down.
struct Aim {
    Whom whom = Whom::usual;
    bool self = false;
    std::optional<int> range;
    std::optional<TargetCount> targets;
};

struct AimReading {
    std::optional<Aim> aim;
    std::string why;
};

std::string problem_with(const TargetCount& targets) {
    const bool good =
        targets.all ||
        within(targets.count.number, targets.count.relative ? limits::change : limits::targets);
    return good ? "" : "an impossible number of targets";
}

/// `usual` is whom it affects if nobody is named, so that need not be written.
AimReading aim_of(AbilityBuilder draft, bool helps, const Context& context) {
    Aim aim;
    if (draft.recipients && draft.recipients->own_range) {
        draft.recipients->range = own_range(context);
        if (!draft.recipients->range) {
            return {std::nullopt, std::string{why_stat_card}};
        }
        *draft.recipients->range += draft.recipients->own_range_change;
    }
    if (draft.range) {
        aim.range = draft.range->number;
        if (draft.range->relative || !within(*aim.range, limits::range)) {
            return {std::nullopt, "a range relative to a stat"};
        }
    }
    if (draft.targets) {
        if (const std::string why = problem_with(*draft.targets); !why.empty()) {
            return {std::nullopt, why};
        }
        aim.targets = draft.targets;
    }
    if (!draft.recipients) {
        return {aim, ""};
    }
    const Recipients& named = *draft.recipients;
    if (named.one_with_all) {
        return {std::nullopt, "\"all attacks on one enemy\" on an ability that is not an attack"};
    }
    if ((named.range && aim.range && named.range != aim.range) ||
        (named.range && !within(*named.range, limits::range)) ||
        (named.all && aim.targets && !aim.targets->all) ||
        (named.self && (aim.range || aim.targets))) {
        return {std::nullopt, "a target that contradicts the range or the number of targets"};
    }
    aim.self = named.self;
    aim.range = named.range ? named.range : aim.range;
    if (named.all) {
        aim.targets = TargetCount{{1, false}, true};
    }
    const bool one = !aim.targets || (!aim.targets->all && aim.targets->count == Amount{1, false});
    const bool usual = (helps && named.whom == Whom::self_and_allies && one) ||
                       (!helps && named.whom == Whom::enemies);
    aim.whom = usual ? Whom::usual : named.whom;
    return {aim, ""};
}

std::string problem_with(Amount value) {
    const bool good = within(value.number, value.relative ? limits::change : limits::amount);
    return good ? "" : "an impossible value";
}

AbilityReading finish_move(const AbilityBuilder& draft) {
    const bool good =
        within(draft.value.number, draft.value.relative ? limits::change : limits::points);
    return good ? AbilityReading{Ability{MoveAbility{draft.value, draft.jump}}, ""}
                : no("an impossible number of movement points");
}

/// Gives an attack the range and the targets that follow from the enemies named.
std::string aim_attack(const AbilityBuilder& draft, AttackAbility& attack, const Edition& rules) {
    const Recipients& named = *draft.recipients;
    if (named.self || (named.whom != Whom::enemies && named.whom != Whom::usual)) {
        return "an attack on figures other than enemies";
    }
    const bool same_range =
        !named.range || !draft.range || draft.range == Amount{*named.range, false};
    if (!same_range || (named.all && draft.targets && !draft.targets->all) ||
        (named.all && draft.area) ||
        (named.one_with_all && (draft.area || (draft.targets && draft.targets->all)))) {
        return "a target that contradicts the range or the number of targets";
    }
    if (named.adjacent) {
        attack.range.reset();
        attack.melee = rules.attacks_at_own_range;  // without a range it is melee elsewhere
    } else if (named.range) {
        attack.range = Amount{*named.range, false};
    } else if (named.own_range) {
        attack.range = Amount{named.own_range_change, true};
    }
    attack.all_on_one = named.one_with_all;
    if (named.all) {
        attack.targets = TargetCount{{1, false}, true};
    } else if (!named.one_with_all && !attack.targets) {
        attack.targets = TargetCount{{1, false}, false};
    }
    return "";
}

AbilityReading finish_attack(const AbilityBuilder& draft, const Edition& rules) {
    AttackAbility attack;
    attack.value = draft.value;
    attack.targets = draft.targets;
    attack.area = draft.area;
    attack.pierce = draft.pierce;
    attack.effects = draft.effects;
    attack.adds = draft.adds;
    attack.advantage = draft.advantage;
    const bool melee_area = draft.area && draft.area->grey;  // its range plays no part
    if (draft.range) {
        attack.range = draft.range;
    } else if (!melee_area) {
        attack.range = Amount{0, true};  // that of the stat card; without one it is melee
    }
    std::string why = problem_with(draft.value);
    if (why.empty() && draft.recipients) {
        why = aim_attack(draft, attack, rules);
    }
    if (why.empty() && attack.targets) {
        why = problem_with(*attack.targets);
    }
    if (why.empty() && attack.range &&
        !within(attack.range->number, attack.range->relative ? limits::change : limits::range)) {
        why = "an impossible range";
    }
    if (why.empty() && !within(attack.pierce, limits::amount)) {
        why = "an impossible pierce";
    }
    return why.empty() ? AbilityReading{Ability{std::move(attack)}, ""} : no(why);
}

AbilityReading finish_heal(const AbilityBuilder& draft, const Aim& aim) {
    return {Ability{HealAbility{draft.value, aim.range, aim.self, aim.targets, aim.whom,
                                draft.effects}},
            ""};
}

/// A shield or a retaliate: for the figure itself unless somebody is named.
AbilityReading finish_bonus(const AbilityBuilder& draft, const Context& context) {
    AbilityBuilder others = draft;
    const bool retaliate = draft.kind == Kind::retaliate;
    const int reach = retaliate && draft.range ? draft.range->number : 1;
    if (retaliate) {
        others.range.reset();  // how far it reaches, not whose it is
    }
    const AimReading reading = aim_of(others, false, context);
    if (!reading.aim) {
        return no(reading.why);
    }
    Aim aim = *reading.aim;
    if (!draft.recipients && (aim.range || aim.targets)) {
        return no("a bonus that does not say who gets it");
    }
    if (draft.recipients && !aim.self) {
        aim.whom = draft.recipients->whom;
    }
    if (!within(reach, limits::range) || (draft.range && draft.range->relative)) {
        return no("a range relative to a stat");
    }
    if (retaliate) {
        return {Ability{RetaliateAbility{
                    draft.value, reach, aim.whom, aim.range, aim.targets, {}, draft.effects}},
                ""};
    }
    return {Ability{ShieldAbility{draft.value, aim.whom, aim.range, aim.targets}}, ""};
}

AbilityReading finish_condition(const AbilityBuilder& draft, const Aim& aim) {
    return {Ability{ConditionAbility{draft.condition, aim.range, aim.targets, aim.self, aim.whom,
                                     draft.effects}},
            ""};
}

template <class Push>
AbilityReading finish_push(const AbilityBuilder& draft, const Aim& aim) {
    if (aim.self || aim.whom != Whom::usual || !within(draft.value.number, limits::points)) {
        return no("forced movement of figures other than enemies");
    }
    return {Ability{Push{draft.value.number, aim.range, aim.targets, draft.effects}}, ""};
}

AbilityReading finish_damage(const AbilityBuilder& draft, const Aim& aim) {
    const bool nobody = !draft.recipients && !aim.targets;
    if (nobody && aim.range) {
        return no("damage that does not say who suffers it");
    }
    return {Ability{DamageAbility{draft.value, aim.range, aim.targets, aim.self || nobody, aim.whom,
                                  draft.effects}},
            ""};
}

AbilityReading finish_grant(const AbilityBuilder& draft, const Aim& aim) {
    const Whom named = draft.recipients ? draft.recipients->whom : Whom::usual;
    if (aim.self || draft.granted.empty()) {
        return no("a grant without an ability, or to the figure itself");
    }
    if (named == Whom::enemies || named == Whom::allies_and_enemies) {
        return no("a grant to enemies");
    }
    const Whom whom = named == Whom::allies ? Whom::usual : named;
    return {Ability{GrantAbility{draft.granted, aim.range, aim.targets, whom}}, ""};
}

AbilityReading finish_aimed(const AbilityBuilder& draft, const Context& context) {
    const bool helps = draft.kind == Kind::heal ||
                       (draft.kind == Kind::condition && !is_negative(draft.condition));
    // A heal without a range is for anybody at any distance [range.default].
    const bool unclear =
        draft.kind == Kind::condition || draft.kind == Kind::push || draft.kind == Kind::pull;
    if (unclear && !draft.recipients && !draft.range && !(draft.targets && draft.targets->all)) {
        return no("it does not say whom it is for, or how far away");
    }
    const AimReading reading = aim_of(draft, helps, context);
    if (!reading.aim) {
        return no(reading.why);
    }
    const Aim& aim = *reading.aim;
    switch (draft.kind) {
        case Kind::heal: return finish_heal(draft, aim);
        case Kind::condition: return finish_condition(draft, aim);
        case Kind::push: return finish_push<PushAbility>(draft, aim);
        case Kind::pull: return finish_push<PullAbility>(draft, aim);
        case Kind::damage: return finish_damage(draft, aim);
        default: return finish_grant(draft, aim);
    }
}

AbilityReading finish_plain(const AbilityBuilder& draft, const Context& context) {
    if (const std::string why = problem_with(draft.value); !why.empty()) {
        return no(why);
    }
    switch (draft.kind) {
        case Kind::move: return finish_move(draft);
        case Kind::attack: return finish_attack(draft, *context.rules);
        case Kind::shield:
        case Kind::retaliate: return finish_bonus(draft, context);
        case Kind::loot:
            return within(draft.value.number, limits::points)
                       ? AbilityReading{Ability{LootAbility{draft.value.number}}, ""}
                       : no("an impossible range");
        case Kind::teleport:
            return within(draft.value.number, limits::points)
                       ? AbilityReading{Ability{TeleportAbility{draft.value.number}}, ""}
                       : no("an impossible range");
        default: return finish_aimed(draft, context);
    }
}

/// Puts what the attack of the stat card counts in the place of a value relative to it.
void count_attack(AbilityBuilder& draft, Count count) {
    count.plus += draft.value.number;
    draft.value = {0, false};
    draft.fields = merged_fields(draft.fields, Json{{"value", write_count(count)}}.dump());
}

}  // namespace

AbilityReading finish_draft(const AbilityBuilder& read, const Context& context) {
    spend(draft_work(read));
    AbilityBuilder draft = read;
    if (draft.kind == Kind::attack && draft.value.relative && context.stat_attack) {
        if (!context.stat_attack->count) {
            return no("the stat card gives no number for its attack");
        }
        count_attack(draft, *context.stat_attack->count);
    }
    AbilityReading reading = finish_plain(draft, context);
    return !reading.ability || draft.fields.empty()
               ? reading
               : with_own_fields(*reading.ability, draft.fields, *context.rules);
}

}  // namespace standee::ghs
