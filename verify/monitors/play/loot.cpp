#include <algorithm>

#include "verify/monitors/play/monitor.hpp"
#include "verify/oracle/sight.hpp"

// Loot tokens and treasure.

namespace standee::verify {
namespace of_loot {
namespace {

/// Of some hexes those within range; in the first editions those in sight.
struct Found {
    std::vector<Hex> in_reach;
    bool some_hidden = false;  ///< within range and out of sight
};

Found within(const PlayView& view, const std::vector<Hex>& lying, Hex from, int range) {
    Found found;
    const Plane plane = view.plane(0);
    for (const Hex at : lying) {
        const auto steps = plane.range(from, at);
        if (at != from && (!steps || *steps > range)) {
            continue;
        }
        const bool hidden = at != from && !oracle::sees(oracle::sight_walls(view.before().map),
                                                        view.rules(), from, at);
        found.some_hidden = found.some_hidden || hidden;
        if (!hidden || !view.rules().untargeted_needs_sight) {
            found.in_reach.push_back(at);
        }
    }
    std::ranges::sort(found.in_reach);
    return found;
}

/// All that a loot ability is to take.
struct EffectKind {
    Found tokens;
    Found treasure;
};

std::optional<EffectKind> due_of(const PlayView& view) {
    const auto* loot = view.step_as<step::Loot>();
    const FigureState* figure = loot == nullptr ? nullptr : view.standing(0, loot->figure);
    if (figure == nullptr || !figure->here) {
        return std::nullopt;
    }
    EffectKind due{within(view, view.before().loot, figure->at, loot->range), {}};
    if (figure->figure->kind == Kind::character) {
        due.treasure = within(view, view.before().map.treasure, figure->at, loot->range);
    }
    return due;
}

const event::Loot* looted(const PlayView& view) {
    for (std::size_t i = 0; i < view.end(); ++i) {
        if (const auto* loot = view.event_as<event::Loot>(i)) {
            return loot;
        }
    }
    return nullptr;
}

Seen ability(const PlayView& view) {
    const auto due = due_of(view);
    if (!due) {
        return {};
    }
    const bool nothing = due->tokens.in_reach.empty() && due->treasure.in_reach.empty();
    const Seen seen =
        refusal_seen(view, "loot.ability"_clause, nothing, "there is nothing to loot");
    if (seen.verdict != Verdict::silent || view.refusal() != nullptr) {
        return seen;
    }
    const event::Loot* loot = looted(view);
    Judgement judged;
    judged.expect(loot != nullptr && loot->tokens == due->tokens.in_reach &&
                      loot->treasure == due->treasure.in_reach,
                  due->tokens.in_reach.size() > 1,
                  [] { return "other tokens are looted than lie within range"; });
    return judged.seen();
}

// Decisive where something within range is out of sight.
Seen needs_no_sight(const PlayView& view) {
    const auto due = due_of(view);
    if (!due || (view.refusal() != nullptr && !view.is_refused_by("loot.ability"))) {
        return {};
    }
    const event::Loot* loot = looted(view);
    const std::vector<Hex> told = loot == nullptr ? std::vector<Hex>{} : loot->tokens;
    Judgement judged;
    judged.expect(told == due->tokens.in_reach, due->tokens.some_hidden,
                  [] { return "sight decides on loot as in another edition"; });
    return judged.seen();
}

Seen end_of_turn(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* loot = view.event_as<event::Loot>(i);
        if (loot != nullptr && view.events()[i].clause == "loot.end-of-turn"_clause) {
            const FigureState* figure = view.standing(i, loot->figure);
            const bool own =
                std::ranges::all_of(loot->tokens, [&](Hex at) { return at == figure->at; });
            judged.expect(own && figure->figure->kind == Kind::character, true, [&] {
                return loot->figure + " loots at the end of its turn what is not its to loot";
            });
        }
    }
    const auto* end = view.step_as<step::EndTurn>();
    const Figure* after = end == nullptr ? nullptr : view.after().find(end->figure);
    if (after != nullptr && view.refusal() == nullptr) {
        const bool lies = std::ranges::count(view.after().loot, after->at) > 0;
        const bool takes = after->kind == Kind::character;
        const bool lay = std::ranges::count(view.before().loot, after->at) > 0;
        if (lay || lies) {
            judged.expect(lies != takes, true, [&] {
                return after->id + (lies ? " leaves" : " takes") + " the token in its hex";
            });
        }
    }
    return judged.seen();
}

Seen treasure(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* loot = view.event_as<event::Loot>(i);
        if (loot == nullptr) {
            continue;
        }
        const bool character = view.standing(i, loot->figure)->figure->kind == Kind::character;
        const bool gone = std::ranges::none_of(loot->treasure, [&](Hex at) {
            return std::ranges::count(view.after().map.treasure, at) > 0;
        });
        judged.expect((character || loot->treasure.empty()) && gone, !loot->treasure.empty(),
                      [&] { return loot->figure + " takes treasure, or it stays"; });
    }
    return judged.seen();
}

// Decisive where treasure lies within its range.
Seen monster_loots(const PlayView& view) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* loot = view.event_as<event::Loot>(i);
        const FigureState* figure = loot == nullptr ? nullptr : view.standing(i, loot->figure);
        if (figure == nullptr || figure->figure->kind == Kind::character) {
            continue;
        }
        const auto* said = view.step_as<step::Loot>();
        const bool near =
            said != nullptr &&
            !within(view, view.before().map.treasure, figure->at, said->range).in_reach.empty();
        judged.expect(loot->treasure.empty(), near,
                      [&] { return loot->figure + " takes treasure"; });
    }
    return judged.seen();
}

constexpr Kinds loots = kinds<event::Loot>();

constexpr std::array monitors{
    PlayMonitor{"loot.ability"_clause, "all tokens and treasure within range, or no loot at all",
                loots | refusals, ability},
    PlayMonitor{"los.not-for-untargeted"_clause,
                "loot needs sight in the first editions, and none in the others", loots | refusals,
                needs_no_sight},
    PlayMonitor{"loot.end-of-turn"_clause, "a character loots its hex at the end of its turn",
                loots | kinds<event::TurnEnds>(), end_of_turn},
    PlayMonitor{"map.treasure"_clause, "only characters take treasure, which leaves the map", loots,
                treasure},
    PlayMonitor{"monster.loot"_clause, "a monster takes no treasure", loots, monster_loots},
};

}  // namespace
}  // namespace of_loot

std::span<const PlayMonitor> loot_play_monitors() { return of_loot::monitors; }

}  // namespace standee::verify
