#include <algorithm>
#include <set>

#include "lib/words.hpp"
#include "verify/monitors/play/attacks.hpp"
#include "verify/monitors/play/jumps.hpp"
#include "verify/monitors/play/monitor.hpp"
#include "verify/monitors/play/played_card.hpp"

// What lies on the map: traps, hazardous terrain, tiles that come and go, summons' places.

namespace standee::verify {
namespace of_tiles {
namespace {

bool lies_in(const std::vector<Hex>& list, Hex hex) { return std::ranges::count(list, hex) > 0; }

/// Whether a figure that comes into a hex meets what lies there.
bool touches_ground(const PlayView& view, std::size_t i, const event::Move& move) {
    const FigureState& mover = *view.standing(i, move.figure);
    if (move.how == MoveKind::fly || mover.flying || mover.figure->no_interaction ||
        mover.figure->water_only) {
        return false;
    }
    return !jumps_on(view, i, move);
}

template <class Look>
Seen each_landing(const PlayView& view, Look look) {
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move != nullptr && !may_end_between_jumps(view, i, *move)) {
            look(i, *move, touches_ground(view, i, *move), judged);
        }
    }
    return judged.seen();
}

Seen trap(const PlayView& view) {
    Seen seen = each_landing(view, [&](std::size_t i, const event::Move& move, bool lands,
                                       Judgement& judged) {
        if (view.trap(i, move.to) == nullptr) {
            return;
        }
        const auto* sprung = view.event_as<event::TrapSprung>(i + 1);
        const bool told = sprung != nullptr && sprung->at == move.to;
        const bool lies_after = std::ranges::count(view.after().map.traps, move.to, &Trap::at) > 0;
        const bool gone = !lies_after || view.trap(view.end(), move.to) != nullptr;
        judged.expect(told == lands && (!told || gone), true, [&] {
            return move.figure + (told ? " springs" : " does not spring") + " the trap at " +
                   text_of(move.to);
        });
    });
    return seen;
}

// Its conditions too, if the figure lives.
Seen trap_damage_due(const PlayView& view) {
    Judgement judged;
    for (const DamageInstance& blow : blows(view)) {
        if (blow.source != DamageSource::trap || !blow.due ||
            (blow.damage == nullptr && blow.negated == nullptr)) {
            continue;
        }
        const int told = blow.damage != nullptr ? blow.damage->suffered : blow.negated->amount;
        judged.expect(told == blow.after_ward_and_brittle(*blow.due), true, [&] {
            return "a trap of " + std::to_string(*blow.due) + " deals " + std::to_string(told);
        });
    }
    return judged.seen();
}

/// Whether damage of hazardous terrain was told before the figure's next move: dealt, negated, or
/// halved to nothing by ward.
bool is_burnt(const PlayView& view, std::size_t i, const event::Move& move) {
    for (std::size_t j = i + 1; j < view.end(); ++j) {
        const auto* next = view.event_as<event::Move>(j);
        if ((next != nullptr && next->figure == move.figure) ||
            view.event_as<event::Attack>(j) != nullptr) {
            return false;
        }
        const auto* damage = view.event_as<event::Damage>(j);
        const auto* negate = view.event_as<event::Negate>(j);
        const auto* lose = view.event_as<event::Lose>(j);
        if ((damage != nullptr && damage->to == move.figure &&
             damage->source == DamageSource::hazardous) ||
            (negate != nullptr && negate->figure == move.figure &&
             negate->source == DamageSource::hazardous) ||
            (lose != nullptr && lose->figure == move.figure &&
             lose->condition == Condition::ward)) {
            return true;
        }
    }
    return false;
}

Seen hazardous(const PlayView& view) {
    Judgement judged;
    for (const DamageInstance& blow : blows(view)) {
        if (blow.source == DamageSource::hazardous && blow.damage != nullptr) {
            const int due = blow.after_ward_and_brittle(
                at_level(view.rules().hazardous_damage, view.before().level));
            judged.expect(blow.damage->suffered == due, true, [&] {
                return "hazardous terrain deals " + std::to_string(blow.damage->suffered) +
                       ", not " + std::to_string(due);
            });
        }
    }
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* move = view.event_as<event::Move>(i);
        if (move == nullptr || !view.plane(i).is_hazardous(move->to) ||
            view.trap(i, move->to) != nullptr || may_end_between_jumps(view, i, *move)) {
            continue;
        }
        const bool lands = touches_ground(view, i, *move);
        judged.expect(is_burnt(view, i, *move) == lands, true, [&] {
            return move->figure + (lands ? " suffers nothing" : " suffers damage") + " from " +
                   text_of(move->to);
        });
    }
    return judged.seen();
}

bool has_tile(const Map& map, Hex hex) {
    return lies_in(map.obstacles, hex) || lies_in(map.difficult, hex) || lies_in(map.icy, hex) ||
           lies_in(map.hazardous, hex) || lies_in(map.treasure, hex) || lies_in(map.water, hex) ||
           std::ranges::find(map.traps, hex, &Trap::at) != map.traps.end() ||
           std::ranges::any_of(map.doors, [hex](const Door& d) { return d.at == hex && !d.open; });
}

bool has_tile_of(const Map& map, TileKind kind, Hex hex) {
    switch (kind) {
        case TileKind::obstacle: return lies_in(map.obstacles, hex);
        case TileKind::difficult: return lies_in(map.difficult, hex);
        case TileKind::icy: return lies_in(map.icy, hex);
        case TileKind::hazardous: return lies_in(map.hazardous, hex);
        case TileKind::trap: return std::ranges::find(map.traps, hex, &Trap::at) != map.traps.end();
        case TileKind::water: return lies_in(map.water, hex);
    }
    return false;
}

bool is_occupied(const Scene& scene, Hex hex) {
    return std::ranges::any_of(scene.figures,
                               [hex](const Figure& figure) { return stands_in(figure, hex); });
}

Seen manipulate(const PlayView& view) {
    const auto* tile = view.step_as<step::Tile>();
    if (tile == nullptr || !Plane{view.before().map}.is_listed(tile->trap.at)) {
        return {};
    }
    const Hex at = tile->trap.at;
    const bool fills = tile->kind == TileKind::obstacle || tile->kind == TileKind::trap;
    const bool forbidden = tile->create ? has_tile(view.before().map, at) ||
                                              lies_in(view.before().map.pressure_plates, at) ||
                                              (fills && is_occupied(view.before(), at))
                                        : !has_tile_of(view.before().map, tile->kind, at);
    const Seen seen = refusal_seen(view, "map.manipulate"_clause, forbidden,
                                   "the hex cannot take, or does not have, that tile");
    if (seen.verdict != Verdict::silent || view.refusal() != nullptr) {
        return seen;
    }
    const bool told = has_tile_of(view.after().map, tile->kind, at) == tile->create;
    return told ? Seen{Verdict::fired, {}}
                : Seen{Verdict::broken, "the tile at " + text_of(at) + " is not as the step says"};
}

/// Areas that the hexes without obstacles form, doors counted as ways through.
int areas(const Map& map, std::optional<Hex> blocked) {
    std::vector<Hex> doors;
    for (const Door& door : map.doors) {
        doors.push_back(door.at);
    }
    const Plane plane{map, doors};
    std::set<Hex> left(map.hexes.begin(), map.hexes.end());
    std::erase_if(left, [&](Hex hex) { return hex == blocked || lies_in(map.obstacles, hex); });
    int count = 0;
    while (!left.empty()) {
        ++count;
        std::vector<Hex> open{*left.begin()};
        left.erase(left.begin());
        while (!open.empty()) {
            const Hex hex = open.back();
            open.pop_back();
            std::erase_if(left, [&](Hex other) {
                const bool joined = plane.adjacent(hex, other) || plane.linked(hex, other);
                if (joined) {
                    open.push_back(other);
                }
                return joined;
            });
        }
    }
    return count;
}

Seen no_cutting_off(const PlayView& view) {
    const auto* tile = view.step_as<step::Tile>();
    const Map& map = view.before().map;
    if (tile == nullptr || !tile->create || tile->kind != TileKind::obstacle ||
        !Plane{map}.is_listed(tile->trap.at) || has_tile(map, tile->trap.at) ||
        lies_in(map.pressure_plates, tile->trap.at)) {
        return {};
    }
    const bool cuts = areas(map, tile->trap.at) > areas(map, std::nullopt);
    const Seen seen =
        refusal_seen(view, "map.no-cutting-off"_clause, cuts, "the obstacle cuts an area off");
    return seen.verdict == Verdict::silent && view.refusal() == nullptr ? Seen{Verdict::fired, {}}
                                                                        : seen;
}

/// A place for a new figure: empty, and adjacent to its summoner.
struct Place {
    bool adjacent = false;
    bool bare = false;  ///< no tile, no figure
    bool has_token = false;
    const Figure* summoner = nullptr;

    [[nodiscard]] bool will_do(bool tokens_count) const {
        return adjacent && bare && !(tokens_count && has_token);
    }
};

std::optional<Place> place_of(const PlayView& view) {
    const auto* summon = view.step_as<step::Summon>();
    if (summon == nullptr) {
        return std::nullopt;
    }
    const Scene& scene = view.before();
    const FigureState* by = view.standing(0, summon->by);
    const Hex at = summon->figure.at;
    const bool known = scene.find(summon->figure.id) != nullptr;
    if (by == nullptr || !by->here || known || !Plane{scene.map}.is_listed(at)) {
        return std::nullopt;
    }
    return Place{range_between(Plane{scene.map}, at, *by) == 1,
                 !has_tile(scene.map, at) && !is_occupied(scene, at), lies_in(scene.loot, at),
                 by->figure};
}

Seen placement(const PlayView& view, Clause clause, bool by_character) {
    const auto place = place_of(view);
    if (!place || (place->summoner->kind == Kind::character) != by_character) {
        return {};
    }
    const bool forbidden = !place->will_do(view.rules().loot_token_fills_hex);
    const Seen seen = refusal_seen(view, clause, forbidden, "that is no empty hex next to it");
    return seen.verdict == Verdict::silent && view.refusal() == nullptr ? Seen{Verdict::fired, {}}
                                                                        : seen;
}

Seen summon_placement(const PlayView& view) {
    return placement(view, "summon.placement"_clause, true);
}
Seen monster_summon(const PlayView& view) {
    return placement(view, "monster.summon"_clause, false);
}

// Decisive where it alone decides: an adjacent hex that is not empty, or holds but a token.
Seen empty_hex(const PlayView& view) {
    const auto place = place_of(view);
    const bool by_place =
        view.is_refused_by("summon.placement") || view.is_refused_by("monster.summon");
    if (!place || !place->adjacent || (view.refusal() != nullptr && !by_place)) {
        return {};
    }
    const bool empty = place->will_do(view.rules().loot_token_fills_hex);
    Judgement judged;
    judged.expect(empty == (view.refusal() == nullptr), !place->bare || place->has_token,
                  [] { return "a hex is taken for empty that is not, or the other way"; });
    return judged.seen();
}

constexpr Kinds moves = kinds<event::Move>();
constexpr Kinds summons = kinds<event::Summon>() | refusals;

/// Whether a loot token lies in the hex before an event: one of the scene, or of somebody who has
/// died since, that nobody has looted.
bool has_loot(const PlayView& view, std::size_t event, Hex hex) {
    auto tokens = std::ranges::count(view.before().loot, hex);
    for (const Event& earlier : view.events().first(event)) {
        if (const auto* dropped = std::get_if<event::LootToken>(&earlier.what)) {
            tokens += dropped->at == hex ? 1 : 0;
        } else if (const auto* looted = std::get_if<event::Loot>(&earlier.what)) {
            tokens -= std::ranges::count(looted->tokens, hex);
        }
    }
    return tokens > 0;
}

/// Whether a tile can be laid there: the hex is empty, and no pressure plate lies there.
bool is_free(const PlayView& view, std::size_t i, Hex hex) {
    const Map& map = view.before().map;
    const auto lies = [hex](const std::vector<Hex>& list) {
        return std::ranges::count(list, hex) > 0;
    };
    const bool tile =
        lies(map.obstacles) || lies(map.difficult) || lies(map.icy) || lies(map.hazardous) ||
        lies(map.treasure) || lies(map.water) || view.trap(i, hex) != nullptr ||
        std::ranges::any_of(map.doors,
                            [hex](const Door& door) { return door.at == hex && !door.open; });
    const bool loot = view.rules().loot_token_fills_hex && has_loot(view, i, hex);
    const bool token = lies(map.pressure_plates) || loot;
    return lies(map.hexes) && !tile && !token && view.standing_in(i, hex) == nullptr;
}

/// The range from a hex to the nearest enemy that can be seen.
int range_to_enemy(const PlayView& view, std::size_t i, const FigureState& by, Hex from) {
    int least = 999;
    for (const FigureState& other : view.standings(i)) {
        if (other.here && !other.figure->no_interaction && other.figure->side != by.figure->side &&
            !other.has(Condition::invisible)) {
            least = std::min(least, range_between(view.plane(i), from, other).value_or(999));
        }
    }
    return least;
}

Seen create_tile(const PlayView& view) {
    const auto* create = only<CreateAbility>(view);
    if (create == nullptr || create->tile == TileKind::obstacle) {
        return {};
    }
    Judgement judged;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* tile = view.event_as<event::Tile>(i);
        if (tile == nullptr || !tile->created) {
            continue;
        }
        const FigureState* by = view.standing(i, actor_of(view));
        const bool placed = view.plane(i).adjacent(by->at, tile->at) &&
                            is_free(view, i, tile->at) && tile->kind == create->tile;
        bool others = false;
        bool nearer = false;
        for (const Hex hex : view.before().map.hexes) {
            if (hex != tile->at && view.plane(i).adjacent(by->at, hex) && is_free(view, i, hex)) {
                const int there = range_to_enemy(view, i, *by, hex);
                const int here = range_to_enemy(view, i, *by, tile->at);
                others = others || there != here;
                nearer = nearer || (create->closest_to_enemy && there < here);
            }
        }
        judged.expect(placed && !nearer, others && create->closest_to_enemy, [&] {
            return actor_of(view) + " creates its tile in another hex than it should";
        });
    }
    return judged.seen();
}

constexpr std::array monitors{
    PlayMonitor{"map.trap"_clause, "a figure that enters a trap's hex springs the trap, once",
                moves, trap},
    PlayMonitor{"map.trap-damage"_clause, "2 plus the level, or what the trap says",
                kinds<event::Damage, event::Negate>(), trap_damage_due},
    PlayMonitor{"map.hazardous"_clause,
                "each time that it is entered, as much as edition and level say",
                moves | kinds<event::Damage>(), hazardous},
    PlayMonitor{"map.manipulate"_clause,
                "one tile per hex, and no trap or obstacle where a figure stands",
                kinds<event::Tile>() | refusals, manipulate},
    PlayMonitor{"map.no-cutting-off"_clause, "no obstacle cuts an area off",
                kinds<event::Tile>() | refusals, no_cutting_off},
    PlayMonitor{"summon.placement"_clause,
                "a character's summon comes into an empty hex next to it", summons,
                summon_placement},
    PlayMonitor{"monster.summon"_clause, "what it summons comes into an empty hex next to it",
                summons, monster_summon},
    PlayMonitor{"map.empty-hex"_clause, "empty: no figure, no tile, in Gloomhaven no token",
                summons, empty_hex},
    PlayMonitor{"card.create-tile"_clause,
                "a tile comes into the adjacent empty hex closest to an enemy",
                kinds<event::Tile>(), create_tile},
};

}  // namespace
}  // namespace of_tiles

std::span<const PlayMonitor> tile_play_monitors() { return of_tiles::monitors; }

}  // namespace standee::verify
