#include "import/xhaven/facts.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "files/ability_json.hpp"
#include "lib/error.hpp"

namespace standee::xhaven {
namespace {

std::string signed_number(int number) { return (number < 0 ? "" : "+") + std::to_string(number); }

/// Gathers what abilities say.
class Gatherer {
public:
    void add(const std::vector<Ability>& abilities) {
        for (const Ability& ability : abilities) {
            std::visit(*this, ability.what);
        }
    }
    Facts take() {
        std::ranges::sort(facts_);
        return std::move(facts_);
    }

    void operator()(const MoveAbility& move) {
        value("move", move.points);
        say_if(move.jump, "jump");
    }
    void operator()(const TeleportAbility& teleport) { number("teleport", teleport.range); }
    void operator()(const AttackAbility& attack) {
        if (attack.value != Amount{}) {  // a number that is counted is written as X
            value("attack", attack.value);
        }
        if (attack.range && !attack.melee) {  // a melee attack says "within 2 hexes"
            attack_range(*attack.range);
        }
        targets(attack.targets);
        say_if(attack.area.has_value(), "area");
        say_if(attack.advantage, "advantage");
        pierce(attack.pierce);
        effects(attack.effects);
        for (const Add& one : attack.adds) {
            add_of(one);
        }
    }
    void operator()(const HealAbility& heal) {
        if (heal.value != Amount{}) {
            number("heal", heal.value.number);
        }
        aim(heal.range, heal.targets, heal.self);
        effects(heal.effects);
    }
    void operator()(const ShieldAbility& shield) {
        number("shield", shield.value.number);
        aim(shield.within, shield.targets, false);
    }
    void operator()(const RetaliateAbility& retaliate) {
        number("retaliate", retaliate.value.number);
        aim(retaliate.range, retaliate.targets, false);
    }
    void operator()(const ConditionAbility& condition) {
        say(std::string{name_of(condition.gain)});
        aim(condition.range, condition.targets, condition.self);
        effects(condition.effects);
    }
    void operator()(const PushAbility& push) {
        number("push", push.points);
        aim(push.range, push.targets, false);
        effects(push.effects);
    }
    void operator()(const PullAbility& pull) {
        number("pull", pull.points);
        aim(pull.range, pull.targets, false);
        effects(pull.effects);
    }
    void operator()(const DamageAbility& damage) {
        number("damage", damage.value.number);
        aim(damage.range, damage.targets, false);
        effects(damage.effects);
    }
    void operator()(const LootAbility& loot) { number("loot", loot.range); }
    void operator()(const InfuseAbility& infusion) { elements("infuse ", infusion.elements); }
    void operator()(const SummonAbility& /*summon*/) { say("summon"); }
    void operator()(const GrantAbility& grant) {
        aim(grant.range, grant.targets, false);
        add(grant.abilities);
    }
    void operator()(const ControlAbility& control) {
        aim(control.range, {}, false);
        add(control.abilities);
    }
    void operator()(const ConsumeAbility& consumption) {
        elements("consume ", consumption.elements);
        either(consumption.to, consumption.otherwise);
    }
    void operator()(const RankAbility& ranked) { either(ranked.to, ranked.otherwise); }
    /// Abilities that depend on others, and what they create or grant, by their fields.
    template <class Other>
    void operator()(const Other& ability) {
        const Json json = write_ability(Ability{ability});
        const std::string name = json.items().begin().key();
        const Json& fields = json.front();
        if (name == "if") {
            say("if " + fields.value("performed", "other"));
            nested(json.value("to", Json::array()));
            nested(json.value("else", Json::array()));
        } else if (name == "focus" || name == "create" || name == "bonus") {
            field(fields, "range", "range");
            field(fields, "within", "range");
            field(fields, "damage", "damage");
            field(fields, "attackersSuffer", "damage");
            say_if(fields.value("targets", "") == "all", "all");
            if (fields.contains("attack")) {
                say(fields["attack"].get<std::string>() + " attack");
            }
            death(fields.value("onDeath", Json::object()));
        } else {
            say(name);
        }
    }

private:
    void say(std::string fact) { facts_.push_back(std::move(fact)); }
    void say_if(bool holds, const char* fact) {
        if (holds) {
            say(fact);
        }
    }
    void number(const std::string& what, int number) { say(what + " " + std::to_string(number)); }
    void value(const std::string& what, Amount amount) {
        say(what + " " +
            (amount.relative ? signed_number(amount.number) : std::to_string(amount.number)));
    }
    void attack_range(Amount range) {
        if (range.relative && range.number != 0) {
            say("range " + signed_number(range.number));
        } else if (!range.relative) {
            reach(range.number);
        }
    }
    void reach(int range) {
        if (range > 1) {
            number("range", range);
        }
    }
    void pierce(int points) {
        if (points > 0) {
            number("pierce", points);
        }
    }
    void targets(const std::optional<TargetCount>& targets) {
        if (targets && targets->all) {
            say("all");
        } else if (targets && targets->count.relative) {
            say(signed_number(targets->count.number) + " target");
        } else if (targets && targets->count.number > 1) {
            number("target", targets->count.number);
        }
    }
    void aim(std::optional<int> range, const std::optional<TargetCount>& count, bool self) {
        reach(range.value_or(1));
        targets(count);
        say_if(self, "self");
    }
    void elements(const std::string& how, const std::vector<ElementChoice>& choices) {
        for (const ElementChoice choice : choices) {
            for (std::size_t i = 0; i < element_count; ++i) {
                if (choice == ElementChoice::any()) {
                    say(how + "any");
                    break;
                }
                if (choice.allows(static_cast<Element>(i))) {
                    say(how + std::string{element_names[i]});
                }
            }
        }
    }
    void effects(const std::vector<Effect>& effects) {
        for (const Effect& effect : effects) {
            if (const auto* condition = std::get_if<Condition>(&effect)) {
                say(std::string{name_of(*condition)});
            } else if (const auto* push = std::get_if<PushEffect>(&effect)) {
                number("push", push->points);
            } else if (const auto* pull = std::get_if<PullEffect>(&effect)) {
                number("pull", pull->points);
            } else if (const auto* infusion = std::get_if<InfuseEffect>(&effect)) {
                elements("infuse ", {infusion->element});
            } else {
                other_effect(effect);
            }
        }
    }
    void field(const Json& fields, const char* name, const std::string& what) {
        if (fields.contains(name) && fields[name].is_number_integer()) {
            number(what, fields[name].get<int>());
        }
    }
    void death(const Json& death) {
        field(death, "value", "damage");
        say_if(death.contains("value"), "all");
        if (death.contains("condition")) {
            say(death["condition"].get<std::string>());
        }
        if (death.contains("attackAll")) {
            value("attack",
                  read_form<DeathAttack>(Reader{death["attackAll"]}, death_attack_form).value);
            say("area");
        }
    }
    /// Abilities within another. Frosthaven and Gloomhaven 2 have all conditions between them.
    void nested(const Json& abilities) {
        for (const EditionId id : {EditionId::frosthaven, EditionId::gloomhaven_2}) {
            try {
                add(read_card_abilities(Reader{abilities}.with(edition(id))));
                return;
            } catch (const InputError&) {
                continue;
            }
        }
        say("more");
    }
    /// Damage as an effect, by its fields.
    void other_effect(const Effect& effect) {
        AttackAbility attack;
        attack.effects.push_back(effect);
        const Json json = write_ability(Ability{attack});
        const Json& damage = json.front()["effects"].front().front();
        field(damage, "value", "damage");
        say_if(damage.contains("around"), "all");
    }
    void add_of(const Add& add) {
        if (add.condition) {
            elements("consume ", add.condition->consume);
            say_if(add.condition->target_has.has_value(), "target has");
            if (add.condition->target_has) {
                say(std::string{name_of(*add.condition->target_has)});
            }
        }
        change("attack", add.value);
        change("target", add.targets);
        pierce(add.pierce);
        effects(add.effects);
    }
    void change(const std::string& what, int number) {
        if (number != 0) {
            say(signed_number(number) + " " + what);
        }
    }

    /// Of two ways to perform an ability: the one, and how the other differs.
    void either(const std::vector<Ability>& to, const std::vector<Ability>& otherwise) {
        add(otherwise);
        Facts with = Gatherer{}.taken(to);
        Facts without = Gatherer{}.taken(otherwise);
        Facts gained;
        Facts lost;
        std::ranges::set_difference(with, without, std::back_inserter(gained));
        std::ranges::set_difference(without, with, std::back_inserter(lost));
        for (const std::string& fact : gained) {
            say(changed(fact, lost));
        }
    }
    Facts taken(const std::vector<Ability>& abilities) {
        add(abilities);
        return take();
    }

    /// "range 4" where "range 3" is lost: "+1 range".
    static std::string changed(const std::string& fact, const Facts& lost) {
        const std::size_t space = fact.rfind(' ');
        const std::string kind = fact.substr(0, space);
        for (const std::string& other : lost) {
            const bool numbers = space != std::string::npos && other.rfind(' ') == space &&
                                 other.starts_with(kind + " ") && kind != "consume" &&
                                 kind != "infuse";
            if (numbers) {
                const int difference =
                    std::stoi(fact.substr(space + 1)) - std::stoi(other.substr(space + 1));
                return signed_number(difference) + " " + kind;
            }
        }
        return fact;
    }

    Facts facts_;
};

}  // namespace

Facts facts_of(const std::vector<Ability>& abilities) {
    Gatherer gatherer;
    gatherer.add(abilities);
    return gatherer.take();
}

}  // namespace standee::xhaven
