#include "verify/monitors/round_verifier.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/error.hpp"
#include "play/round_file.hpp"
#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/replay.hpp"

namespace standee::verify {

std::span<const RoundMonitor> round_monitors() {
    static const std::vector<RoundMonitor> all = [] {
        std::vector<RoundMonitor> monitors;
        for (const auto& family : {initiative_round_monitors(), turn_round_monitors()}) {
            monitors.insert(monitors.end(), family.begin(), family.end());
        }
        std::ranges::stable_sort(monitors, {}, &RoundMonitor::clause);
        return monitors;
    }();
    return all;
}

std::span<const RoundMonitorName> round_monitor_names() {
    static const std::vector<RoundMonitorName> names = [] {
        std::vector<RoundMonitorName> list;
        for (const RoundMonitor& monitor : round_monitors()) {
            list.push_back({monitor.clause, monitor.demands});
        }
        return list;
    }();
    return names;
}

namespace {

void watch(const RoundView& view, ClauseTally& tally, std::vector<Breach>& breaches) {
    for (const RoundMonitor& monitor : round_monitors()) {
        const Seen seen = monitor.look(view);
        tally.count(monitor.clause, seen.verdict);
        if (seen.verdict == Verdict::broken) {
            breaches.push_back({FindingKind::violation,
                                {monitor.clause},
                                std::string{monitor.clause.id()},
                                seen.why,
                                std::string{monitor.demands}});
        }
    }
}

bool any_steps(const Json& characters) {
    return characters.is_object() &&
           std::ranges::any_of(characters, [](const Json& turn) { return turn.is_array(); });
}

}  // namespace

std::vector<Breach> verify_round(const Case& tried, ClauseTally& tally) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = {{"round", Json::parse(tried.round)}};
    const Json& round = fixture.document["round"];
    const Json characters = round.contains("characters") ? round["characters"] : Json{};

    const RoundFile file = read_round(fixture, tried.scene);
    RoundView view{file.scene, file.orders, any_steps(characters), {}, {}, std::nullopt};
    view.start.turn.reset();
    std::vector<Breach> breaches;
    try {
        view.answer = play_round(file.scene, file.orders);
    } catch (const InputError& refused) {
        view.refusal = refused.error();
    }
    if (!view.refusal) {
        breaches = replay(view, characters, tally);
    }
    if (breaches.empty()) {
        watch(view, tally, breaches);
    }
    return breaches;
}

}  // namespace standee::verify
