#include "verify/check/difference.hpp"

#include <nlohmann/json.hpp>

#include "files/event_json.hpp"
#include "files/scene_json.hpp"

namespace standee::verify {
namespace {

/// The next event that is printed, from `at` on.
std::size_t next_printed(std::span<const Event> events, std::size_t at) {
    while (at < events.size() && !is_printed(events[at])) {
        ++at;
    }
    return at;
}

bool same(const Event& a, const Event& b) {
    return a.what.index() == b.what.index() && a.clause == b.clause &&
           write_event(a) == write_event(b);
}

std::string in_words(std::span<const Event> events, std::size_t at) {
    return at < events.size() ? write_event(events[at]).dump() : "nothing more";
}

std::optional<Violation> first_differing(std::span<const Event> engine,
                                         std::span<const Event> rulebook) {
    std::size_t a = next_printed(engine, 0);
    std::size_t b = next_printed(rulebook, 0);
    while (a < engine.size() && b < rulebook.size() && same(engine[a], rulebook[b])) {
        a = next_printed(engine, a + 1);
        b = next_printed(rulebook, b + 1);
    }
    if (a == engine.size() && b == rulebook.size()) {
        return std::nullopt;
    }
    const Clause clause = b < rulebook.size() ? rulebook[b].clause : engine[a].clause;
    return disagreement(clause, in_words(engine, a), in_words(rulebook, b));
}

/// Where two scenes differ, as a JSON patch that leads from the first to the second.
std::optional<Violation> scenes_differ(const Scene& engine, const Scene& rulebook, Clause last) {
    if (engine == rulebook) {
        return std::nullopt;
    }
    const auto patch = nlohmann::json::diff(nlohmann::json(write_scene(engine)),
                                            nlohmann::json(write_scene(rulebook)));
    return disagreement(
        last, "another scene afterwards",
        patch.empty() ? "a scene that differs in what files do not show" : patch.dump());
}

Clause clause_of(const Error& refusal) { return refusal.clause.value_or(Clause{}); }

std::optional<Violation> refusals_differ(const Error* engine, const Error* rulebook) {
    if (engine != nullptr && rulebook != nullptr) {
        return engine->clause == rulebook->clause
                   ? std::nullopt
                   : std::optional{disagreement(clause_of(*rulebook), InputError{*engine}.what(),
                                                InputError{*rulebook}.what())};
    }
    const Error& refusal = engine != nullptr ? *engine : *rulebook;
    const std::string words = std::string{"refused: "} + InputError{refusal}.what();
    return engine != nullptr ? disagreement(clause_of(refusal), words, "allowed")
                             : disagreement(clause_of(refusal), "allowed", words);
}

}  // namespace

Violation disagreement(Clause clause, std::string engine, std::string rulebook) {
    return {FindingKind::violation, {clause}, "rulebook", std::move(engine), std::move(rulebook)};
}

std::optional<Violation> difference(const Outcome& engine, const Outcome& rulebook) {
    if (engine.refusal != nullptr || rulebook.refusal != nullptr) {
        return refusals_differ(engine.refusal, rulebook.refusal);
    }
    if (auto found = first_differing(engine.events, rulebook.events)) {
        return found;
    }
    const Clause last = rulebook.events.empty() ? Clause{} : rulebook.events.back().clause;
    return scenes_differ(*engine.scene, *rulebook.scene, last);
}

}  // namespace standee::verify
