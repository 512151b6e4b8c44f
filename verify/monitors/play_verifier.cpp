#include "verify/monitors/play_verifier.hpp"

#include <nlohmann/json.hpp>

#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "play/play.hpp"
#include "verify/monitors/play/monitor.hpp"

namespace standee::verify {

std::span<const PlayMonitor> play_monitors() {
    static const std::vector<PlayMonitor> all =
        in_order<PlayMonitor>({attack_value_play_monitors(),  attack_card_play_monitors(),
                               target_play_monitors(),        after_attack_play_monitors(),
                               damage_play_monitors(),        condition_play_monitors(),
                               heal_play_monitors(),          bonus_play_monitors(),
                               forced_play_monitors(),        forced_distance_play_monitors(),
                               movement_play_monitors(),      door_play_monitors(),
                               tile_play_monitors(),          element_play_monitors(),
                               turn_play_monitors(),          loot_play_monitors(),
                               deck_play_monitors(),          card_play_monitors(),
                               given_play_monitors(),         command_play_monitors(),
                               controlled_play_monitors(),    focus_play_monitors(),
                               several_moves_play_monitors(), dependent_play_monitors(),
                               stat_text_play_monitors(),     rank_play_monitors()});
    return all;
}

std::span<const MonitorName> play_monitor_names() {
    static const std::vector<MonitorName> names = names_of(play_monitors());
    return names;
}

Seen refusal_seen(const PlayView& view, Clause clause, bool forbidden, const char* what) {
    if (view.refusal() == nullptr) {
        return forbidden ? Seen{Verdict::broken, std::string{"allowed: "} + what} : Seen{};
    }
    if (!view.is_refused_by(clause.id())) {
        return {};
    }
    return forbidden ? Seen{Verdict::decisive, {}}
                     : Seen{Verdict::broken, std::string{"refused, and yet it is not so: "} + what};
}

namespace {

Kinds kinds_in(const PlayView& view) {
    Kinds there = view.refusal() != nullptr ? refusals : 0;
    for (const Event& event : view.events()) {
        there |= Kinds{1} << event.what.index();
    }
    return there;
}

}  // namespace

void watch_step(const PlayView& view, ClauseTally& tally, std::vector<Violation>& breaches) {
    for (Violation& breach : unreported_changes(view)) {
        breaches.push_back(std::move(breach));
    }
    const Kinds there = kinds_in(view);
    for (const PlayMonitor& monitor : play_monitors()) {
        if ((monitor.looks_at & there) == 0) {
            continue;
        }
        note(monitor, monitor.look(view), tally, breaches);
    }
}

namespace {

/// Reads a step; none where it is no step of this scene's edition.
std::optional<PlayStep> step_of(const std::string& text, const Scene& scene) {
    try {
        const Json json = parse_document(text);
        return read_step(Reader{json}, scene);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

}  // namespace

std::vector<Violation> verify_play(const Case& tried, ClauseTally& tally) {
    std::vector<Violation> breaches;
    Scene scene = tried.scene;
    for (const std::string& text : tried.steps) {
        const auto step = step_of(text, scene);
        if (!step) {
            continue;
        }
        try {
            Played played = play(scene, *step);
            watch_step({scene, *step, played.events, played.scene}, tally, breaches);
            scene = std::move(played.scene);
        } catch (const InputError& refused) {
            watch_step({scene, *step, refused.error()}, tally, breaches);
        }
        if (!breaches.empty()) {
            break;
        }
    }
    return breaches;
}

}  // namespace standee::verify
