#include "verify/against/suspicion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "files/play_file.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/oracle/naive_turn.hpp"

namespace standee::against {
namespace {

/// The case changed by the wrong rule; none if the rule does not change it.
std::optional<verify::Case> edited(const Suspicion& suspicion, const verify::Case& tried) {
    verify::Case other = tried;
    if (suspicion.rule != nullptr) {
        take_rule(*suspicion.rule, other.scene.edition, edition(suspicion.from));
    }
    if (suspicion.edit != nullptr) {
        suspicion.edit(other);
    }
    const bool same = other.scene == tried.scene && other.steps == tried.steps;
    return same ? std::nullopt : std::optional{std::move(other)};
}

bool leaves_to_chance(const Event& event) {
    return std::holds_alternative<event::Shuffle>(event.what);
}

}  // namespace

void add_other_editions(std::vector<Suspicion>& all, std::span<const std::string_view> names) {
    for (const std::string_view name : names) {
        const RuleSwitch* rule = rule_switch_named(name);
        std::vector<EditionId> taken;
        for (const EditionId from : all_editions) {
            const bool known = std::ranges::any_of(taken, [&](EditionId other) {
                return same_rule(*rule, edition(from), edition(other));
            });
            if (!known) {
                taken.push_back(from);
                all.push_back(
                    {.clause = rule->clause,
                     .says = fmt::format("{}: as in {}", rule->says, edition(from).title()),
                     .rule = rule,
                     .from = from});
            }
        }
    }
}

std::optional<TurnClaim> turn_by(const Suspicion& suspicion, const verify::Case& tried) {
    try {
        if (suspicion.mistake != oracle::Mistake::none) {
            return claim_of(oracle::naive_turn(tried.scene, suspicion.mistake));
        }
        const auto other = edited(suspicion, tried);
        return other ? std::optional{claim_of(other->scene, plan_turn(other->scene))}
                     : std::nullopt;
    } catch (const InputError&) {
        return std::nullopt;
    } catch (const std::logic_error&) {  // the scene is too large for the oracle
        return std::nullopt;
    }
}

std::optional<TableClaim> table_by(const Suspicion& suspicion, const verify::Case& tried) {
    const auto other = edited(suspicion, tried);
    return other ? table_after(*other) : std::nullopt;
}

std::optional<TableClaim> table_after(const verify::Case& tried) {
    Json steps = Json::array();
    for (const std::string& step : tried.steps) {
        steps.push_back(Json::parse(step));
    }
    try {
        const PlayAnswer answer = play_steps(tried.scene, Reader{steps});
        if (answer.refused || answer.undecided > 0 ||
            std::ranges::any_of(answer.events, leaves_to_chance)) {
            return std::nullopt;
        }
        return table_of(answer.scene);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

}  // namespace standee::against
