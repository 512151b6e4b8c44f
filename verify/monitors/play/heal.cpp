#include <algorithm>

#include "verify/monitors/play/monitor.hpp"

// Heals.

namespace standee::verify {
namespace of_heal {
namespace {

using enum Condition;

/// What the heal is said to restore at most; none where the step does not say.
std::optional<int> said_of(const PlayView& view, const Event& event) {
    if (event.clause == "condition.regenerate"_clause) {
        return 1;
    }
    const auto* heal = view.step_as<step::Heal>();
    return heal == nullptr ? std::nullopt : std::optional{heal->amount};
}

Seen hit_points(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* heal = view.event_as<event::Heal>(i);
        if (heal == nullptr) {
            continue;
        }
        const FigureState* figure = view.standing(i, heal->to);
        const auto said = said_of(view, view.events()[i]);
        const bool above =
            heal->hp && figure->figure->max_hp && *heal->hp > *figure->figure->max_hp;
        bool kept = !above && heal->amount >= 0;
        int most = said.value_or(heal->amount);
        if (figure->hp && figure->figure->max_hp) {
            most = std::min(most, *figure->figure->max_hp - *figure->hp);
        }
        kept = kept && (figure->has(poison) || heal->amount == std::max(0, most));
        bool removed = false;
        for (const Condition condition : {wound, brittle, bane, poison}) {
            const std::size_t settled = std::min(i + 5, view.end());
            bool gone = false;
            for (std::size_t j = i + 1; j <= settled; ++j) {
                gone = gone || !view.had(j, heal->to, condition);
            }
            removed = removed || figure->has(condition);
            kept = kept && (gone || !figure->has(condition));
        }
        judged.expect(kept, removed || (said && most < *said), [&] {
            return "a heal of " + heal->to + " restores " + std::to_string(heal->amount) +
                   ", or leaves what it removes";
        });
    }
    return judged.seen();
}

Seen poisoned(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* heal = view.event_as<event::Heal>(i);
        if (heal == nullptr || !view.had(i, heal->to, poison)) {
            continue;
        }
        const FigureState* figure = view.standing(i, heal->to);
        const bool hurt =
            !figure->figure->max_hp || !figure->hp || *figure->hp < *figure->figure->max_hp;
        judged.expect(heal->amount == 0, hurt && said_of(view, view.events()[i]).value_or(1) > 0,
                      [&] { return heal->to + " is healed hit points, poisoned"; });
    }
    return judged.seen();
}

Seen target(const PlayView& view) {
    const auto* heal = view.step_as<step::Heal>();
    if (heal == nullptr || heal->by.empty()) {
        return {};
    }
    const FigureState* by = view.standing(0, heal->by);
    const FigureState* to = view.standing(0, heal->to);
    if (by == nullptr || to == nullptr) {
        return {};
    }
    return refusal_seen(view, "heal.target"_clause, by->figure->side != to->figure->side,
                        "the heal is for an enemy");
}

constexpr std::array monitors{
    PlayMonitor{"heal.hit-points"_clause,
                "up to X, not above the maximum; wound, brittle, bane and poison go",
                kinds<event::Heal>(), hit_points},
    PlayMonitor{"condition.poison"_clause, "a heal of a poisoned figure restores no hit points",
                kinds<event::Heal>(), poisoned},
    PlayMonitor{"heal.target"_clause, "a heal is for the figure itself or an ally",
                kinds<event::Heal>() | refusals, target},
};

}  // namespace
}  // namespace of_heal

std::span<const PlayMonitor> heal_play_monitors() { return of_heal::monitors; }

}  // namespace standee::verify
