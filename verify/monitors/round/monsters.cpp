#include <algorithm>
#include <array>
#include <set>

#include "verify/monitors/play/plane.hpp"
#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/order.hpp"

// Cards of sets, monsters that come in mid round, and where everyone stands.

namespace standee::verify {
namespace of_monsters {
namespace {

// Each card with the icon has its deck shuffled, once, and no card is left for the next round.
Seen card_draw(const RoundView& view) {
    const RoundPiece* end = view.end();
    if (end == nullptr) {
        return {};
    }
    Judgement judged;
    for (const auto& [set, card] : end->before.cards) {
        const auto shuffles = std::ranges::count_if(view.answer.events, [&](const Event& event) {
            const auto* shuffle = std::get_if<event::Shuffle>(&event.what);
            return shuffle != nullptr && shuffle->abilities && shuffle->deck == set;
        });
        judged.expect(shuffles == (card.shuffle ? 1 : 0), card.shuffle, [&] {
            return "the ability cards of " + set + " are shuffled " + std::to_string(shuffles) +
                   " times";
        });
    }
    judged.expect(view.answer.scene.cards.empty(), false,
                  [] { return "a card of this round is still there"; });
    return judged.seen();
}

bool has_tile(const Map& map, Hex hex) {
    const auto lies = [hex](const std::vector<Hex>& list) {
        return std::ranges::count(list, hex) > 0;
    };
    return lies(map.obstacles) || lies(map.difficult) || lies(map.icy) || lies(map.hazardous) ||
           lies(map.treasure) || lies(map.water) ||
           std::ranges::any_of(map.traps, [hex](const Trap& trap) { return trap.at == hex; }) ||
           std::ranges::any_of(map.doors,
                               [hex](const Door& door) { return door.at == hex && !door.open; });
}

/// Whether a new figure can be put there: no tile, nobody, and where a token fills a hex no token.
bool is_empty(const Scene& scene, const std::set<Hex>& taken, Hex hex) {
    const bool token =
        std::ranges::count(scene.loot, hex) > 0 && rulebook(scene.edition).loot_token_fills_hex;
    return !token && !taken.contains(hex) && !has_tile(scene.map, hex);
}

/// Whether figures have only come since the turn began: then where they stood is known.
bool nothing_moved(std::span<const Event> events) {
    return std::ranges::none_of(events, [](const Event& event) {
        return std::holds_alternative<event::Move>(event.what) ||
               std::holds_alternative<event::Leave>(event.what) ||
               std::holds_alternative<event::Tile>(event.what);
    });
}

/// Judges where one that was to come to `wanted` stands.
void judge_place(const RoundPiece& piece, const std::set<Hex>& taken, Hex wanted,
                 const event::Spawn& spawn, Judgement& judged) {
    const Plane plane{piece.before.map};
    const bool own = is_empty(piece.before, taken, wanted);
    const auto range = plane.range(wanted, spawn.at);
    const bool nearer = std::ranges::any_of(piece.before.map.hexes, [&](Hex hex) {
        const auto to = plane.range(wanted, hex);
        return to && range && *to < *range && is_empty(piece.before, taken, hex);
    });
    judged.expect(
        is_empty(piece.before, taken, spawn.at) && range && !nearer && (!own || spawn.at == wanted),
        !own, [&] { return spawn.figure + " comes to another hex than the closest"; });
}

// In its place or the closest empty hex; and it acts in this round.
Seen spawn(const RoundView& view) {
    Judgement judged;
    for (const RoundPiece& piece : view.pieces) {
        if (piece.is_end() || !piece.whole) {
            continue;
        }
        const bool places_known = nothing_moved(view.events(piece));
        std::set<Hex> taken;
        std::ranges::for_each(piece.before.figures, [&](const Figure& f) {
            taken.insert(f.at);
            taken.insert(f.also_at.begin(), f.also_at.end());
        });
        for (const Event& event : view.events(piece)) {
            if (const auto* summon = std::get_if<event::Summon>(&event.what)) {
                taken.insert(summon->at);
            }
            const auto* came = std::get_if<event::Spawn>(&event.what);
            const Figure* wanted = came == nullptr ? nullptr : piece.spawned(came->figure);
            if (wanted == nullptr) {
                continue;
            }
            if (places_known) {
                judge_place(piece, taken, wanted->at, *came, judged);
            }
            taken.insert(came->at);
            const Figure* now = piece.after.find(came->figure);
            judged.expect(now == nullptr || may_still_act(*now), true,
                          [&] { return came->figure + " does not act in this round"; });
        }
    }
    return judged.seen();
}

std::ptrdiff_t on_map(const Scene& scene, const std::string& set) {
    return std::ranges::count(scene.figures, set, &Figure::name);
}

/// Whether of those of a set that were to come one is left out and one of lower rank is not.
bool lower_rank_first(const RoundView& view, const RoundPiece& piece, const std::string& set) {
    const auto came = [&](const Figure& figure) {
        return std::ranges::any_of(view.events(piece), [&](const Event& event) {
            const auto* spawn = std::get_if<event::Spawn>(&event.what);
            return spawn != nullptr && spawn->figure == figure.id;
        });
    };
    const auto has_none = [&](const Figure& figure) {
        return std::ranges::any_of(view.events(piece), [&](const Event& event) {
            const auto* none = std::get_if<event::NoEffect>(&event.what);
            return none != nullptr && none->figure == figure.id &&
                   event.clause == "monster.standees"_clause;
        });
    };
    for (const PlayStep& step : piece.steps) {
        const auto* spawn = std::get_if<step::Spawn>(&step);
        if (spawn == nullptr) {
            continue;
        }
        for (const Figure& out : spawn->figures) {
            if (out.name != set || !has_none(out)) {
                continue;
            }
            if (std::ranges::any_of(spawn->figures, [&](const Figure& in) {
                    return in.name == set && came(in) &&
                           in.rank.value_or(Rank::normal) < out.rank.value_or(Rank::normal);
                })) {
                return true;
            }
        }
    }
    return false;
}

// No more of a set than it has standees, the highest rank first.
Seen standees(const RoundView& view) {
    Judgement judged;
    for (const RoundPiece& piece : view.pieces) {
        for (const auto& [set, count] : view.start.standees) {
            const auto before = on_map(piece.before, set);
            const auto after = piece.whole ? on_map(piece.after, set) : 0;
            const bool ran_out = std::ranges::any_of(view.events(piece), [](const Event& event) {
                return event.clause == "monster.standees"_clause ||
                       (event.clause == "monster.summon"_clause &&
                        std::holds_alternative<event::NoEffect>(event.what));
            });
            if (after > before || ran_out) {
                judged.expect(
                    after <= std::max<std::ptrdiff_t>(before, count) &&
                        (view.rules().near_revealer_first || !lower_rank_first(view, piece, set)),
                    ran_out, [&] {
                        return std::to_string(after) + " of " + set + ", of " +
                               std::to_string(count) + " standees";
                    });
            }
        }
    }
    return judged.seen();
}

/// Who stands elsewhere than before the turn, or has appeared in it.
std::vector<const Figure*> moved(const RoundPiece& piece) {
    std::vector<const Figure*> figures;
    for (const Figure& figure : piece.after.figures) {
        const Figure* before = piece.before.find(figure.id);
        if (before == nullptr || before->at != figure.at) {
            figures.push_back(&figure);
        }
    }
    return figures;
}

// After each turn nobody that has moved stands in another's hex.
Seen end_unoccupied(const RoundView& view) {
    Judgement judged;
    for (const RoundPiece& piece : view.pieces) {
        for (const Figure* figure : piece.whole ? moved(piece) : std::vector<const Figure*>{}) {
            const auto there = std::ranges::count_if(piece.after.figures, [&](const Figure& other) {
                return stands_in(other, figure->at);
            });
            judged.expect(there == 1, piece.after.figures.size() > 1,
                          [&] { return figure->id + " stands in the hex of another"; });
        }
    }
    return judged.seen();
}

// Nor in a closed door, a wall or off the map.
Seen closed_door(const RoundView& view) {
    Judgement judged;
    for (const RoundPiece& piece : view.pieces) {
        const Plane plane{piece.after.map};
        const bool any = std::ranges::any_of(piece.before.map.doors,
                                             [](const Door& door) { return !door.open; });
        for (const Figure* figure : piece.whole ? moved(piece) : std::vector<const Figure*>{}) {
            judged.expect(plane.is_listed(figure->at) && !plane.is_closed_door(figure->at), any,
                          [&] { return figure->id + " stands in a wall or off the map"; });
        }
    }
    return judged.seen();
}

constexpr std::array monitors{
    RoundMonitor{"monster.card-draw"_clause,
                 "the deck of a card with the icon is shuffled, and no card is kept", card_draw},
    RoundMonitor{"monster.spawn"_clause, "it comes to its place or the closest empty hex, and acts",
                 spawn},
    RoundMonitor{"monster.standees"_clause, "no more monsters of a set than standees, elites first",
                 standees},
    RoundMonitor{"map.end-unoccupied"_clause, "after each turn no two figures in one hex",
                 end_unoccupied},
    RoundMonitor{"map.closed-door"_clause,
                 "after each turn nobody in a closed door, a wall or off the map", closed_door},
};

}  // namespace
}  // namespace of_monsters

std::span<const RoundMonitor> monster_round_monitors() { return of_monsters::monitors; }

}  // namespace standee::verify
