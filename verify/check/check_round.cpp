#include <nlohmann/json.hpp>

#include "files/event_json.hpp"
#include "files/round_file.hpp"
#include "rulebook/round.hpp"
#include "verify/check/difference.hpp"
#include "verify/check/left_out.hpp"
#include "verify/check/parts.hpp"
#include "verify/check/tried.hpp"

namespace standee::verify {
namespace {

/// Where a round has stopped, in JSON.
struct StopInJson {
    Json operator()(const PendingChoice& stop) const {
        return {{"choice", write_event({stop.clause, stop.choice})}};
    }
    Json operator()(const PendingDraw& stop) const {
        return {{"draw", {stop.figure, stop.target, stop.cards, stop.drawn.size()}}};
    }
    Json operator()(const PendingText& stop) const { return {{"text", {stop.figure, stop.says}}}; }
    Json operator()(const StopAtCharacter& stop) const { return {{"character", stop.figure}}; }
    Json operator()(const RoundOver& /*stop*/) const { return "over"; }
    Json operator()(const TurnsOver& /*stop*/) const { return "acted"; }
};

std::optional<Violation> stops_differ(const RoundStop& engine, const RoundStop& rulebook) {
    const Json one = std::visit(StopInJson{}, engine);
    const Json other = std::visit(StopInJson{}, rulebook);
    if (one == other) {
        return std::nullopt;
    }
    const auto* choice = std::get_if<PendingChoice>(&rulebook);
    const Clause clause = choice != nullptr ? choice->clause : "round.steps"_clause;
    return Violation{FindingKind::violation,
                     {clause},
                     "rulebook",
                     "stops at " + one.dump(),
                     "stops at " + other.dump()};
}

/// The first difference between two rounds: what happens, the scene, where they stop.
template <class One, class Other>
std::optional<Violation> rounds_differ(const Tried<One>& one, const Tried<Other>& other) {
    auto found = difference(one.outcome(), other.outcome());
    if (!found && one.result && other.result) {
        found = stops_differ(one.result->stop, other.result->stop);
    }
    return found;
}

}  // namespace

std::vector<Violation> check_whole_round(const Case& tried, CheckContext context) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = Json{{"round", Json::parse(tried.round)}};
    const RoundFile file = read_round(fixture, tried.scene);
    const rulebook::Rules rules = rulebook::rules_of(file.scene.edition, context.left_out);
    const auto by = [&](const rulebook::Rules& other) {
        return Tried<rulebook::RoundPlayed>{
            [&] { return rulebook::play_round(file.scene, file.orders, other, context.ground); }};
    };
    const Tried<RoundAnswer> engine{[&] { return play_round(file.scene, file.orders); }};
    const auto book = by(rules);
    if (book.result) {
        count(context.tally, book.result->asked, rules, context.depth == Depth::thorough,
              [&](const auto& other) { return rounds_differ(book, by(other)).has_value(); });
    }
    auto found = rounds_differ(engine, book);
    if (!found) {
        return {};
    }
    const auto blamed = clause_to_blame(
        book.asked(), rules, [&](const auto& other) { return !rounds_differ(engine, by(other)); });
    found->clauses.front() = blamed.value_or(found->clauses.front());
    return {std::move(*found)};
}

}  // namespace standee::verify
