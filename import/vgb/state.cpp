#include "import/vgb/state.hpp"

#include <algorithm>

#include "files/render.hpp"
#include "files/values_json.hpp"
#include "import/vgb/pieces.hpp"
#include "lib/work.hpp"

namespace standee::vgb {
namespace {

constexpr std::array<std::string_view, 3> piece_types{"player", "monster", "summons"};
constexpr std::array<std::string_view, 2> monster_ranks{"normal", "elite"};

Hex place_of_piece(const Reader& piece) {
    const Json cell{piece.at("x").json(), piece.at("y").json()};
    return read_cell(Reader{cell, piece.pointer()});
}

/// The number of a summon, or "bear".
std::string summon_id(const Reader& ref) {
    const Reader id = ref.at("id");
    return "summon " + (id.is_text() ? id.text() : std::to_string(id.integer(limits::amount)));
}

/// Whether a monster waits in a room that nobody has seen: it has no number yet.
bool is_waiting(const Reader& ref) { return ref.integer_or("id", 0, limits::amount) == 0; }

void place_monster(const Reader& ref, Hex at, Pieces& pieces) {
    const bool boss = is_boss(ref.at("class").id());
    const Rank rank =
        boss ? Rank::normal
             : std::array{Rank::normal,
                          Rank::elite}[ref.at("level").one_of(monster_ranks, "a rank")];
    Figure* const figure =
        pieces.add_monster(ref.at("class").id(), rank, at, ref.at("id").integer(limits::amount));
    if (figure != nullptr && ref.boolean_or("wasSummoned", false)) {
        figure->origin = Origin::summoned;
        figure->summoned_this_round = ref.boolean_or("outOfPhase", false);
    }
}

bool is_visible(const RoomsOfHexes& rooms, const Rooms& visible, Hex at) {
    const auto own = rooms.find(at);
    return own != rooms.end() && std::ranges::any_of(own->second, [&](std::size_t room) {
               return visible.contains(room);
           });
}

}  // namespace

bool SavedState::is_in(const Json& document) {
    return document.is_object() && (document.contains("gameState") || document.contains("pieces"));
}

Reader SavedState::in(const Reader& document) {
    return document.has("gameState") ? document.at("gameState") : document;
}

SavedState::SavedState(const Reader& document) : state_{in(document)} {
    state_.only({"scenario", "players", "updateCount", "visibleRooms", "overlays", "pieces",
                 "availableMonsters", "roomCode"});
}

Rooms SavedState::visible_rooms(const Layout& layout) const {
    Rooms visible;
    const Reader names = state_.at("visibleRooms");
    for (std::size_t i = 0; i < names.size(); ++i) {
        spend(20 + layout.rooms.size());
        const auto room = layout.find_room(names[i].text());
        if (!room) {
            names[i].fail(ErrorCode::bad_reference, "a room of the scenario");
        }
        visible.insert(*room);
    }
    return visible;
}

std::vector<Overlay> SavedState::overlays() const {
    std::size_t hexes = 0;
    return state_.at("overlays").list([&](const Reader& item) {
        Overlay overlay = read_overlay(item);
        count_hexes(hexes, overlay.cells.size(), item);
        return overlay;
    });
}

void SavedState::set_doors(const Layout& layout, const Rooms& visible, Scene& scene) const {
    for (standee::Door& door : scene.map.doors) {
        door.open = true;
    }
    for (const Overlay& overlay : overlays()) {
        const bool between_visible =
            std::ranges::all_of(overlay.links, [&](const std::string& ref) {
                spend(20 + layout.rooms.size());
                const auto room = layout.find_room(ref);
                return room && visible.contains(*room);
            });
        if (overlay.type != "door" || overlay.sub_type == "corridor" || between_visible) {
            continue;
        }
        for (standee::Door& door : scene.map.doors) {
            spend(2 + overlay.cells.size() / 4);
            const bool here = std::ranges::find(overlay.cells, door.at) != overlay.cells.end();
            door.open = door.open && !here;
        }
    }
}

void SavedState::place_figures(const RoomsOfHexes& rooms, const Rooms& visible,
                               const Options& options, Imported& result) const {
    Pieces pieces{result.scene, Standees::next};
    const std::vector<NamedCharacter> named = named_characters(options.characters);
    const Reader list = state_.at("pieces");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Reader ref = list[i].at("ref");
        const Hex at = place_of_piece(list[i]);
        const std::string_view type =
            piece_types[ref.at("type").one_of(piece_types, "a kind of piece")];
        if (type == "player") {
            const std::string name = ref.at("class").id();
            spend(named.size());
            const auto found = std::ranges::find(named, name, &NamedCharacter::name);
            pieces.add_character(found == named.end() ? NamedCharacter{name, {}, {}} : *found, at);
        } else if (type == "summons") {
            pieces.add_summon(summon_id(ref), at);
        } else if (!is_waiting(ref) && is_visible(rooms, visible, at)) {
            place_monster(ref, at, pieces);
        }
    }
    for (const NamedCharacter& character : named) {
        spend(result.scene.figures.size());
        if (result.scene.find(character.name) == nullptr) {
            throw InputError{{ErrorCode::bad_reference,
                              "/options/character",
                              in_quotes(character.name),
                              "a character of the saved state",
                              {}}};
        }
    }
    result.notes.insert(result.notes.end(), pieces.notes().begin(), pieces.notes().end());
}

}  // namespace standee::vgb
