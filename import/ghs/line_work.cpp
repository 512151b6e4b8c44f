#include "import/ghs/line_work.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <variant>

namespace standee::ghs {
namespace {

// Of one of them, as it is kept and as it is written.
constexpr std::uint64_t ability_units = 150;
constexpr std::uint64_t add_units = 100;
constexpr std::uint64_t effect_units = 30;
constexpr std::uint64_t action_units = 140;
constexpr std::uint64_t value_units = 8;

std::uint64_t name_work(const std::vector<std::string>& names) {
    std::uint64_t work = 0;
    for (const std::string& name : names) {
        work += a_name + name.size();
    }
    return work;
}

std::uint64_t adds_work(const std::vector<Add>& adds) {
    std::uint64_t work = 0;
    for (const Add& add : adds) {
        work += add_units + effect_units * add.effects.size();
        work += add.condition ? name_work(add.condition->none_of) + name_work(add.condition->of) +
                                    a_name * add.condition->consume.size()
                              : 0;
    }
    return work;
}

/// What one kind of ability lists.
template <class What>
std::uint64_t listed_work(const What& what) {
    std::uint64_t work = 0;  // NOLINT(misc-const-correctness): some list nothing
    if constexpr (requires { what.effects.size(); }) {
        work += effect_units * what.effects.size();
    }
    if constexpr (requires { what.adds.size(); }) {
        work += adds_work(what.adds);
        work += what.area ? a_name * (what.area->red.size() + what.area->blue.size()) : 0;
    }
    if constexpr (requires { what.of.size(); }) {
        work += name_work(what.of);
    }
    if constexpr (requires { what.first.size(); }) {
        work += name_work(what.first) + effect_units * what.cured.size();
    }
    if constexpr (requires { what.beside.size(); }) {
        work += name_work(what.beside);
    }
    if constexpr (requires { what.elements.size(); }) {
        work += a_name * what.elements.size();
    }
    if constexpr (requires { what.conditions.size(); }) {
        work += a_name * what.conditions.size();
    }
    if constexpr (requires { what.gives->of.size(); }) {
        work +=
            what.gives ? name_work(what.gives->of) + effect_units * what.gives->effects.size() : 0;
    }
    if constexpr (requires { what.otherwise.size(); }) {
        work += line_work(what.to) + line_work(what.otherwise);
    }
    if constexpr (requires { what.abilities.size(); }) {
        work += line_work(what.abilities);
    }
    return work;
}

}  // namespace

std::uint64_t line_work(const Ability& ability) {
    return ability_units +
           std::visit([](const auto& what) { return listed_work(what); }, ability.what);
}

std::uint64_t line_work(const std::vector<Ability>& abilities) {
    std::uint64_t work = 0;
    for (const Ability& ability : abilities) {
        work += line_work(ability);
    }
    return work;
}

std::uint64_t line_work(const Line& line) {
    return ability_units + line_work(line.says) + line_work(line.why) +
           (line.ability ? line_work(*line.ability) : 0);
}

std::uint64_t line_work(const MonsterCard& card) {
    std::uint64_t work = ability_units + line_work(card.id) + line_work(card.name);
    for (const PartyText& text : card.text) {
        work += ability_units + line_work(text.says) + line_work(text.why);
    }
    return work + line_work(card.abilities);
}

std::uint64_t line_work(const Action& action) {
    std::uint64_t work = action_units + line_work(action.value) / 4 + line_work(action.says) / 4;
    work += action_units * (action.newcomers.size() + action.unread.size());
    return work + line_work(action.parts);
}

std::uint64_t line_work(const std::vector<Action>& actions) {
    std::uint64_t work = 0;
    for (const Action& action : actions) {
        work += line_work(action);
    }
    return work;
}

std::uint64_t draft_work(const AbilityBuilder& draft) {
    return ability_units / 2 + 2 * draft.effects.size() + 10 * draft.adds.size() +
           line_work(draft.granted) / 8 + draft.fields.size() / 4;
}

std::uint64_t json_work(const Json& json) {
    std::uint64_t work = value_units;
    if (json.is_string()) {
        work += json.get_ref<const std::string&>().size() / 4;
    } else if (json.is_structured()) {
        for (const Json& item : json) {
            work += json_work(item);
        }
    }
    return work;
}

}  // namespace standee::ghs
