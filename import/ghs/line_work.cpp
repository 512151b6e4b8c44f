#include "import/ghs/line_work.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "lib/copy_work.hpp"

namespace standee::ghs {
namespace {

// Of one of them, as it is kept and as it is written.
constexpr std::uint64_t ability_units = 150;
constexpr std::uint64_t action_units = 140;
constexpr std::uint64_t value_units = 8;

}  // namespace

std::uint64_t line_work(const std::vector<Ability>& abilities) { return 2 * copy_work(abilities); }

std::uint64_t line_work(const Ability& ability) { return line_work(std::vector{ability}); }

std::uint64_t line_work(const Line& line) {
    return ability_units + line_work(line.says) + line_work(line.why) +
           (line.ability ? line_work(*line.ability) : 0);
}

std::uint64_t line_work(const MonsterCard& card) { return 2 * copy_work(card); }

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
