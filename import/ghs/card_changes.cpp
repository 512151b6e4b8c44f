#include "import/ghs/card_changes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/ability_json.hpp"
#include "files/reader.hpp"
#include "focus/element_payment.hpp"
#include "lib/card_line.hpp"
#include "lib/error.hpp"

namespace standee::ghs {
namespace {

/// The conditional effects of an attack with the field "adds".
std::vector<Add> read_adds(const Json& adds, const Edition& rules) {
    const Json attack{{"attack", {{"value", 1}, {"adds", adds}}}};
    return std::get<AttackAbility>(standee::read_ability(Reader{attack}.with(rules)).what).adds;
}

/// Calls `use` for an ability, and for those that the same figure performs as parts of it.
template <class Use>
void for_each_own(Ability& ability, Use use) {
    const auto both = [&](auto& branches) {
        for (auto* const list : {&branches.to, &branches.otherwise}) {
            for (Ability& inside : *list) {
                for_each_own(inside, use);
            }
        }
    };
    std::visit(
        [&](auto& kind) {
            if constexpr (requires { kind.otherwise; }) {
                both(kind);
            }
        },
        ability.what);
    use(ability);
}

void repeat(std::vector<Effect>& effects, const std::vector<Condition>& again) {
    std::vector<Effect> result;
    for (const Effect& effect : effects) {
        result.push_back(effect);
        const auto* condition = std::get_if<Condition>(&effect);
        if (condition != nullptr && std::ranges::find(again, *condition) != again.end()) {
            result.push_back(effect);
        }
    }
    effects = std::move(result);
}

struct Changer {
    const CardChanges& changes;

    void operator()(MoveAbility& move) const { move.jump = move.jump || changes.jump; }
    void operator()(HealAbility& heal) const {
        heal.value.number *= heal.value.relative ? 1 : changes.heal_times;
        if (heal.count) {
            heal.count->times *= changes.heal_times;
            heal.count->plus *= changes.heal_times;
        }
        heal.first.insert(heal.first.end(), changes.heals_first.begin(), changes.heals_first.end());
        repeat(heal.effects, changes.again);
    }
    void operator()(AttackAbility& attack) const {
        attack.adds.insert(attack.adds.end(), changes.adds.begin(), changes.adds.end());
        repeat(attack.effects, changes.again);
        for (Add& add : attack.adds) {
            repeat(add.effects, changes.again);
        }
    }
    void operator()(ConditionAbility& condition) const {
        repeat(condition.effects, changes.again);
        if (std::ranges::find(changes.again, condition.gain) != changes.again.end()) {
            condition.effects.emplace_back(condition.gain);
        }
    }
    template <class Other>
    void operator()(Other& other) const {
        if constexpr (requires { other.effects; }) {
            repeat(other.effects, changes.again);
        }
    }
};

}  // namespace

bool heals_somebody_unknown(const std::string& json) {
    const Json values = Json::parse(json);
    return values.contains("healsFirst") && values.at("healsFirst").empty();
}

bool add_change(const std::string& json, const Edition& rules, CardChanges& changes) {
    const Json values = Json::parse(json);
    changes.jump = changes.jump || values.contains("jump");
    for (const Json& set : values.value("healsFirst", Json::array())) {
        changes.heals_first.push_back(set.get<std::string>());
    }
    changes.keeps_heals = changes.keeps_heals || heals_somebody_unknown(json);
    changes.keeps_consumptions = changes.keeps_consumptions || values.contains("keepsConsumptions");
    if (values.contains("cardFor")) {
        const Json& figures = values["cardFor"];
        changes.card_for = CardFor{figures["of"].get<std::string>(), figures["odd"].get<bool>()};
    }
    changes.heal_times *= values.value("healTimes", 1);
    try {
        const std::vector<Add> adds = read_adds(values.value("adds", Json::array()), rules);
        changes.adds.insert(changes.adds.end(), adds.begin(), adds.end());
    } catch (const InputError&) {
        return false;
    }
    for (const Json& name : values.value("again", Json::array())) {
        const auto condition = condition_named(name.get<std::string>());
        if (!condition) {
            return false;
        }
        changes.again.push_back(*condition);
    }
    return true;
}

void change(Ability& ability, const CardChanges& changes) {
    for_each_own(ability, [&](Ability& own) {
        std::visit([&](auto& what) { Changer{changes}(what); }, own.what);
    });
}

bool is_left_to_party(const Ability& ability, const CardChanges& changes) {
    bool heals = false;
    bool heals_itself = false;
    bool consumes = false;
    for_each_line({ability}, [&](const Ability& own) {
        const auto* heal = std::get_if<HealAbility>(&own.what);
        heals = heals || heal != nullptr;
        heals_itself = heals_itself || (heal != nullptr && heal->self);
        consumes = consumes || asks_for_elements({&own, 1});
    });
    // "Heals target the Lion" may mean a heal of the figure itself too.
    return (changes.keeps_heals && heals) || (!changes.heals_first.empty() && heals_itself) ||
           (changes.keeps_consumptions && consumes);
}

}  // namespace standee::ghs
