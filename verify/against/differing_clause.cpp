#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "verify/against/differing_clause.hpp"

namespace standee::against {
namespace {

/// Whether an event changes this value of a figure, or a value that belongs to no figure.
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

std::vector<Event> events_of(const verify::Case& tried, std::size_t most_steps) {
    Json steps = Json::array();
    for (std::size_t i = 0; i < std::min(most_steps, tried.steps.size()); ++i) {
        steps.push_back(Json::parse(tried.steps[i]));
    }
    return play_steps(tried.scene, Reader{steps}).events;
}

/// The condition that one of the two has and the other lacks.
std::optional<Clause> clause_of_condition(const FigureState& ours, const FigureState& theirs) {
    std::vector<std::string> names;
    std::ranges::set_symmetric_difference(ours.conditions, theirs.conditions,
                                          std::back_inserter(names));
    for (const std::string& name : names) {
        if (const auto clause = Clause::find("condition." + name)) {
            return clause;
        }
    }
    return std::nullopt;
}

/// The clause for a value that should not have changed.
Clause clause_for(const TableDifference& difference) {
    struct Field {
        std::string_view what;
        Clause clause;
    };
    constexpr std::array fields{Field{"hp", "damage.direct"_clause},
                                Field{"hex", "move.points"_clause},
                                Field{"conditions", "condition.single"_clause},
                                Field{"gone", "damage.monster-death"_clause},
                                Field{"elements", "element.wane"_clause},
                                Field{"loot", "loot.end-of-turn"_clause},
                                Field{"traps", "map.trap"_clause},
                                Field{"open doors", "map.open-door"_clause}};
    const auto field = std::ranges::find(fields, difference.what, &Field::what);
    return field == fields.end() ? "turn.end"_clause : field->clause;
}

/// The amount of damage of an attack is a matter of the attack's clause.
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

Clause clause_of_play(const verify::Case& tried, const TableClaim& ours, const TableClaim& theirs) {
    const std::vector<Event> events = events_of(tried, tried.steps.size());
    const std::vector<TableDifference> all = differences(ours, theirs);
    for (const TableDifference& difference : all) {
        for (std::size_t i = events.size(); i-- > 0;) {
            if (std::visit(Changes{difference}, events[i].what)) {
                return cause_of(events, i);
            }
        }
    }
    if (all.empty()) {
        return "turn.end"_clause;
    }
    const TableDifference& first = all.front();
    const auto condition =
        first.what == "conditions"
            ? clause_of_condition(ours.figures.at(first.figure), theirs.figures.at(first.figure))
            : std::nullopt;
    return condition.value_or(clause_for(first));
}

Clause clause_of_step(const verify::Case& tried, std::size_t step) {
    const std::size_t before = events_of(tried, step).size();
    const std::vector<Event> events = events_of(tried, step + 1);
    return before < events.size() ? events[before].clause : "turn.start"_clause;
}

}  // namespace standee::against
