#include "play/ground/tiles.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "play/clause_sites.hpp"
#include "play/event_names.hpp"
#include "play/round/standees.hpp"

namespace standee {
namespace {

const std::vector<Hex>& hexes_of(const Map& map, TileKind kind) {
    switch (kind) {
        case TileKind::obstacle: return map.obstacles;
        case TileKind::difficult: return map.difficult;
        case TileKind::icy: return map.icy;
        case TileKind::water: return map.water;
        case TileKind::hazardous:
        case TileKind::trap: break;
    }
    return map.hazardous;
}

/// How many areas the hexes without obstacles form, closed doors counted as ways through.
std::size_t count_areas(Map map) {
    for (Door& door : map.doors) {
        door.open = true;
    }
    const Board board{map};
    std::vector<bool> reached(board.size());
    std::size_t areas = 0;
    std::vector<HexIndex> open;
    const auto reach = [&](HexIndex hex) {
        if (hex != no_hex && !reached[hex] && !board.terrain(hex).is(Terrain::obstacle)) {
            reached[hex] = true;
            open.push_back(hex);
        }
    };
    for (HexIndex first = 0; first < board.size(); ++first) {
        reach(first);
        areas += open.empty() ? 0 : 1;
        while (!open.empty()) {
            const HexIndex hex = open.back();
            open.pop_back();
            std::ranges::for_each(board.neighbours(hex), reach);
            std::ranges::for_each(board.links(hex), reach);
        }
    }
    return areas;
}

}  // namespace

constexpr auto cuts_off_rule = decided_by("map.no-cutting-off"_clause);
bool cuts_off(const GameState& state, TileKind kind, Hex hex) {
    if (kind != TileKind::obstacle) {
        return false;
    }
    Map after = state.scene().map;
    after.obstacles.push_back(hex);
    return count_areas(after) > count_areas(state.scene().map);
}

constexpr auto has_tile_rule = decided_by("map.empty-hex"_clause);
bool has_tile(const GameState& state, Hex hex) {
    constexpr std::uint16_t tiles = Terrain::obstacle | Terrain::difficult | Terrain::icy |
                                    Terrain::trap | Terrain::hazardous | Terrain::closed_door;
    const auto& treasure = state.scene().map.treasure;
    return (state.terrain(hex).bits & tiles) != 0 || state.has_water(hex) ||
           std::ranges::count(treasure, hex) > 0;
}

bool has_pressure_plate(const GameState& state, Hex hex) {
    return std::ranges::count(state.scene().map.pressure_plates, hex) > 0;
}

constexpr auto is_empty_rule = decided_by("map.empty-hex"_clause);
bool is_empty(const GameState& state, Hex hex) {
    const bool token =
        state.rules().loot_token_fills_hex && std::ranges::count(state.scene().loot, hex) > 0;
    return !token && !has_tile(state, hex) && state.standing_in(hex) == nullptr;
}

constexpr auto has_room_rule = decided_by("card.water-only"_clause);
bool has_room(const GameState& state, bool on_water, Hex hex) {
    return on_water ? state.has_water(hex) && state.standing_in(hex) == nullptr
                    : is_empty(state, hex);
}

constexpr auto create_tile_rule = decided_by("map.manipulate"_clause, "map.no-cutting-off"_clause);
void create_tile(Game& game, TileKind kind, const Trap& trap) {
    game.state().require_listed(trap.at);
    if (has_tile(game.state(), trap.at) || has_pressure_plate(game.state(), trap.at)) {
        refuse("map.manipulate"_clause, "a hex that holds a tile, " + text_of(trap.at),
               "one overlay tile per hex");
    }
    const bool fills = kind == TileKind::obstacle || kind == TileKind::trap;
    if (fills && game.state().standing_in(trap.at) != nullptr) {
        refuse("map.manipulate"_clause, "an occupied hex, " + text_of(trap.at),
               "a hex with no figure for a trap or an obstacle");
    }
    if (cuts_off(game.state(), kind, trap.at)) {
        refuse("map.no-cutting-off"_clause, "an obstacle in " + text_of(trap.at),
               "a hex in which it does not cut off any area");
    }
    game.emit("map.manipulate"_clause, event::Tile{trap.at, kind, true, trap});
}

constexpr auto destroy_tile_rule = decided_by("map.manipulate"_clause);
void destroy_tile(Game& game, TileKind kind, Hex at) {
    const Map& map = game.state().scene().map;
    const bool there = kind == TileKind::trap ? std::ranges::count(map.traps, at, &Trap::at) > 0
                                              : std::ranges::count(hexes_of(map, kind), at) > 0;
    if (!there) {
        refuse("map.manipulate"_clause, "no " + std::string{name_of(kind)} + " in " + text_of(at),
               "a tile of that kind to destroy");
    }
    game.emit("map.manipulate"_clause, event::Tile{at, kind, false});
}

constexpr auto place_summon_rule = decided_by(
    "condition.stun"_clause, "summon.placement"_clause, "monster.standees"_clause,
    "monster.summon"_clause, "initiative.summon-first-round"_clause, "map.objective"_clause);
void place_summon(Game& game, const std::string& by, Figure figure, SummonPlace place) {
    const Figure& summoner = game.state().figure(by);
    if (summoner.has(Condition::stun)) {
        refuse("condition.stun"_clause, "\"" + by + "\", stunned", "a figure that can act");
    }
    if (game.state().find(figure.id) != nullptr) {
        refuse("summon.placement"_clause, "a second figure \"" + figure.id + "\"",
               "an id that no other figure has");
    }
    if (figure.summoner && game.state().find(*figure.summoner) == nullptr) {
        refuse("summon.placement"_clause, "the summoner \"" + *figure.summoner + "\"",
               "a figure on the map");
    }
    if (figure.summoner && is_large(game.state().figure(*figure.summoner))) {
        refuse("map.objective"_clause,
               "the summoner \"" + *figure.summoner + "\", an objective of several hexes",
               "a figure that takes turns");
    }
    if (game.state().scene().figures.size() >= max_figures) {
        refuse("summon.placement"_clause, "one more figure",
               "at most " + std::to_string(max_figures) + " figures");
    }
    if (figure.kind != Kind::summon && standees_left(game.state().scene(), figure.name) == 0) {
        refuse("monster.standees"_clause, "no standee of \"" + figure.name + "\" left",
               "one that is not on the map");
    }
    game.state().require_listed(figure.at);
    const auto beside = [&](Hex hex) { return game.state().adjacent(hex, figure.at); };
    if (std::ranges::none_of(place.beside.empty() ? hexes_of(summoner) : place.beside, beside) ||
        !has_room(game.state(), place.on_water || figure.water_only, figure.at)) {
        refuse(
            summoner.kind == Kind::character ? "summon.placement"_clause : "monster.summon"_clause,
            text_of(figure.at), "an empty hex adjacent to \"" + by + "\"");
    }
    figure.summoned_this_round = true;
    const auto placed = std::make_shared<const Figure>(std::move(figure));
    game.emit("summon.placement"_clause, event::Summon{by, placed->id, placed->at, placed});
}

ClauseSites clause_sites::play::tiles() {
    static constexpr auto sites =
        sites_of(cuts_off_rule, has_tile_rule, is_empty_rule, has_room_rule, create_tile_rule,
                 destroy_tile_rule, place_summon_rule);
    return sites;
}

}  // namespace standee
