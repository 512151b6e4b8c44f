#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "verify/against/blame.hpp"

namespace standee::against {
namespace {

/// Whether an event changes that of a figure, or what is of no figure.
struct Changes {
    const TableDifference& difference;

    [[nodiscard]] bool is(const std::string& figure, std::string_view what) const {
        return difference.figure == figure && difference.what == what;
    }
    bool operator()(const event::Damage& e) const { return is(e.to, "hp"); }
    bool operator()(const event::Heal& e) const { return is(e.to, "hp"); }
    bool operator()(const event::Negate& e) const { return is(e.figure, "hp"); }
    bool operator()(const event::Gain& e) const { return is(e.figure, "conditions"); }
    bool operator()(const event::Lose& e) const { return is(e.figure, "conditions"); }
    bool operator()(const event::Move& e) const { return is(e.figure, "hex"); }
    bool operator()(const event::Leave& e) const { return is(e.figure, "gone"); }
    bool operator()(const event::Summon& e) const { return is(e.figure, "gone"); }
    bool operator()(const event::Spawn& e) const { return is(e.figure, "gone"); }
    bool operator()(const event::LootToken&) const { return is("", "loot"); }
    bool operator()(const event::Loot&) const { return is("", "loot"); }
    bool operator()(const event::TrapSprung&) const { return is("", "traps"); }
    bool operator()(const event::DoorOpens&) const { return is("", "open doors"); }
    bool operator()(const event::Tile&) const { return is("", "traps"); }
    bool operator()(const event::Infuse&) const { return is("", "elements"); }
    bool operator()(const event::Infusion&) const { return is("", "elements"); }
    bool operator()(const event::Consume&) const { return is("", "elements"); }
    bool operator()(const event::Wane&) const { return is("", "elements"); }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }
};

PlayAnswer played(const verify::Case& tried) {
    Json steps = Json::array();
    for (const std::string& step : tried.steps) {
        steps.push_back(Json::parse(step));
    }
    return play_steps(tried.scene, Reader{steps});
}

/// How the damage of an attack came about is for the clause of the attack.
Clause cause_of(const std::vector<Event>& events, std::size_t last) {
    const auto* damage = std::get_if<event::Damage>(&events[last].what);
    if (damage == nullptr || damage->source != DamageSource::attack) {
        return events[last].clause;
    }
    for (std::size_t i = last; i-- > 0;) {
        const auto* attack = std::get_if<event::Attack>(&events[i].what);
        if (attack != nullptr && attack->target == damage->to) {
            return events[i].clause;
        }
    }
    return events[last].clause;
}

}  // namespace

Clause clause_of_play(const verify::Case& tried, const std::vector<TableDifference>& differences) {
    const PlayAnswer answer = played(tried);
    for (const TableDifference& difference : differences) {
        for (std::size_t i = answer.events.size(); i-- > 0;) {
            if (std::visit(Changes{difference}, answer.events[i].what)) {
                return cause_of(answer.events, i);
            }
        }
    }
    // nothing of it changed by our rules: the last thing that happened is as near as can be said
    return answer.events.empty() ? "turn.end"_clause : answer.events.back().clause;
}

}  // namespace standee::against
