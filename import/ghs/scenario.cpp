#include "import/ghs/scenario.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "files/render.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/stat_cards.hpp"
#include "files/values_json.hpp"
#include "import/characters.hpp"
#include "import/ghs/drawing.hpp"
#include "import/ghs/monster_sets.hpp"
#include "import/ghs/scenario_rules.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

class Builder {
public:
    Builder(const Json& file, const ScenarioOptions& options)
        : file_{file}, options_{options}, rooms_{listed_rooms(file, options)} {}

    ImportedScenario build() {
        for (const Json& labels : options_.labels) {
            labels_.add(labels);
        }
        leave_out_second_cards();
        draw();
        Scenario& scenario = result_.scenario;
        Setting setting;
        setting.resolved = {options_.level, std::max(options_.players, 2)};
        scenario.players = options_.players;
        scenario.scene.level = options_.level;
        scenario.scene.edition = edition(edition_of(file_, setting));
        begin();
        hide();
        place_characters();
        demand_known_places();
        ScenarioWords words = words_of(file_, options_.sections, labels_, result_.notes);
        scenario.rules = std::move(words.rules);
        scenario.victory = std::move(words.victory);
        scenario.defeat = std::move(words.defeat);
        Json form = write_scenario(scenario);
        Json monsters = written_sets();
        if (!monsters.is_null()) {
            form["scene"]["monsters"] = std::move(monsters);
        }
        scenario = read_scenario(form);  // throws if it is not consistent
        return std::move(result_);
    }

private:
    /// A set that is there only for its card, which figures of another set perform, has no figures.
    void leave_out_second_cards() {
        Setting setting;
        setting.resolved = {options_.level, std::max(options_.players, 2)};
        if (!options_.files.empty()) {
            named_sets_ = sets_named(file_, options_.sections);
            sets_ = monster_sets(options_.files, setting, labels_, {}, named_sets_);
        }
        std::set<std::string> names;
        for (const auto& [name, set] : sets_) {
            if (set.card_for) {
                names.insert(name);
            }
        }
        for (ListedRoom& listed : rooms_) {
            std::erase_if(listed.room.figures, [&](const RoomFigure& figure) {
                return names.contains(figure.figure.name);
            });
        }
    }
    void draw() {
        for (const auto& [id, drawing] : options_.drawings) {
            spend(2 * rooms_.size());
            const auto known = std::ranges::find_if(
                rooms_, [&](const ListedRoom& listed) { return listed.room.id == id; });
            const Reader reader{drawing, "/options/room/" + pointer_token(id)};
            if (known == rooms_.end()) {
                reader.fail_with(ErrorCode::unknown_name, "a drawing of the room " + in_quotes(id),
                                 "a room of the scenario: " + ids());
            }
            drawings_[id] = read_drawing(reader);
        }
        join_at_doors();
        for (const auto& [id, drawing] : drawings_) {
            places_.insert(drawing.places.begin(), drawing.places.end());
        }
        std::vector<Map*> maps;
        for (auto& [id, drawing] : drawings_) {
            maps.push_back(&drawing.map);
        }
        for (std::string& note : overlaps(drawings_)) {
            result_.notes.push_back(std::move(note));
        }
        share_doors(maps);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            spend(maps.size());
            for (std::size_t j = 0; j < maps.size(); ++j) {
                if (i != j) {
                    wall_off(*maps[i], *maps[j]);
                }
            }
        }
    }

    /// Lays the rooms that are joined at a door, one after the other.
    void join_at_doors() {
        for (auto& [id, drawing] : drawings_) {
            if (!drawing.at_door) {
                lay(drawing);
            }
        }
        bool joined = true;
        while (joined) {
            joined = false;
            spend(10 * rooms_.size());
            for (const ListedRoom& listed : rooms_) {
                const auto drawing = drawings_.find(listed.room.id);
                const auto door = drawing != drawings_.end() && drawing->second.at_door && !joined
                                      ? free_door_to(listed.room.id)
                                      : std::nullopt;
                if (door) {
                    const std::vector<Hex> own = doors_in_order(drawing->second.map);
                    if (own.size() <= *drawing->second.at_door) {
                        refuse_door(
                            listed.room.id,
                            "a drawing with " + standee::counted(own.size(), "closed door"));
                    }
                    move_by(drawing->second, *door - own[*drawing->second.at_door]);
                    drawing->second.at_door.reset();
                    lay(drawing->second);
                    joined = true;
                }
            }
        }
        for (const auto& [id, drawing] : drawings_) {
            if (drawing.at_door) {
                refuse_door(id, "no room with a door that leads nowhere yet");
            }
        }
    }

    /// A drawing that has its place.
    void lay(const Drawing& drawing) {
        spend(20 * drawing.map.hexes.size());
        for (const Hex hex : drawing.map.hexes) {
            ++rooms_with_[hex];
        }
    }

    [[noreturn]] static void refuse_door(const std::string& id, const std::string& found) {
        throw InputError{{ErrorCode::bad_reference,
                          "/options/room/" + pointer_token(id) + "/at",
                          found,
                          "a closed door in each of two rooms, or the hex of [0,0]",
                          {}}};
    }

    /// The first closed door in no other room, of a room that leads to this one, else of any.
    [[nodiscard]] std::optional<Hex> free_door_to(const std::string& id) const {
        for (const bool leads : {true, false}) {
            for (const ListedRoom& from : rooms_) {
                spend(10 + from.opens.size());
                const auto drawing = drawings_.find(from.room.id);
                if (drawing == drawings_.end() || drawing->second.at_door ||
                    (leads && std::ranges::count(from.opens, id) == 0)) {
                    continue;
                }
                for (const Hex door : doors_in_order(drawing->second.map)) {
                    const auto rooms = rooms_with_.find(door);
                    if (rooms != rooms_with_.end() && rooms->second == 1) {
                        return door;
                    }
                }
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string ids() const {
        std::string all;
        for (const ListedRoom& listed : rooms_) {
            all += (all.empty() ? "" : ", ") + listed.room.id;
        }
        return all;
    }

    /// The scene: every drawn room that is visible when the scenario begins.
    void begin() {
        Scene& scene = result_.scenario.scene;
        const ListedRoom* first = nullptr;
        bool any = false;
        for (const ListedRoom& listed : rooms_) {
            const auto drawing = drawings_.find(listed.room.id);
            if (!listed.is_start) {
                continue;
            }
            first = first == nullptr ? &listed : first;
            if (drawing == drawings_.end()) {
                continue;
            }
            spend(20 * (scene.map.hexes.size() + drawing->second.map.hexes.size()) +
                  4 * (scene.map.walls.size() + drawing->second.map.walls.size()));
            if (!any) {
                scene.map = drawing->second.map;
                any = true;
            } else {
                add_room(scene.map, drawing->second.map);
            }
            scene.loot.insert(scene.loot.end(), drawing->second.loot.begin(),
                              drawing->second.loot.end());
        }
        if (!any) {
            const std::string id = first != nullptr ? first->room.id : rooms_.front().room.id;
            throw InputError{{ErrorCode::missing_field,
                              "/options/room",
                              "no drawing of the room " + in_quotes(id),
                              "the room in which the scenario begins, drawn by the party",
                              {}}};
        }
        for (const auto& [id, hex] : options_.places) {
            const Reader reader{hex, "/options/place/" + pointer_token(id)};
            places_[id] = read_hex(reader.with(scene.map.coordinates));
        }
    }

    /// The rooms that are not visible yet, and the figures of the first ones that have no place.
    void hide() {
        Scenario& scenario = result_.scenario;
        const DrawingsOfHexes hexes{drawings_};
        for (ListedRoom& listed : rooms_) {
            ScenarioRoom& room = listed.room;
            for (RoomFigure& figure : room.figures) {
                put(figure);
            }
            if (listed.is_start) {
                std::erase_if(room.figures, [&](const RoomFigure& figure) {
                    const bool here = figure.placed && comes_for(figure, scenario.players);
                    if (here) {
                        scenario.scene.figures.push_back(figure.figure);
                    }
                    return here;
                });
                room.revealed = true;
            } else if (const auto drawing = drawings_.find(room.id); drawing != drawings_.end()) {
                room.map = drawing->second.map;
                room.loot = drawing->second.loot;
                spend(drawings_.size());
                const auto number = std::distance(drawings_.begin(), drawing);
                room.doors = doors_to(*room.map, static_cast<std::size_t>(number), hexes);
            } else {
                result_.notes.push_back("room " + room.id + " is not drawn");
            }
            if (!listed.is_start || !room.figures.empty() || !room.text.empty()) {
                scenario.rooms.push_back(std::move(room));
            }
        }
    }

    void put(RoomFigure& figure) {
        const auto place = places_.find(figure.figure.id);
        used_.insert(figure.figure.id);
        if (place != places_.end()) {
            figure.figure.at = place->second;
            figure.placed = true;
        }
    }

    /// Closed doors of the room that lie in another one too.
    [[nodiscard]] static std::vector<Hex> doors_to(const Map& map, std::size_t number,
                                                   const DrawingsOfHexes& hexes) {
        std::vector<Hex> doors;
        for (const Door& door : map.doors) {
            const std::vector<std::size_t>& there = hexes.at(door.at);
            spend(20 + there.size());
            const bool shared =
                std::ranges::any_of(there, [&](std::size_t drawing) { return drawing != number; });
            if (shared && !door.open) {
                doors.push_back(door.at);
            }
        }
        return doors;
    }

    /// Characters stand where they are put, else on the starting hexes in order, else they wait.
    void place_characters() {
        Scenario& scenario = result_.scenario;
        std::vector<NamedCharacter> named = named_characters(options_.characters);
        while (named.size() < static_cast<std::size_t>(options_.players)) {
            named.push_back({"C" + std::to_string(named.size() + 1), {}, {}});
        }
        ScenarioRoom waiting;
        waiting.id = "start";
        waiting.revealed = true;
        auto free = scenario.scene.map.starting_hexes;
        for (const NamedCharacter& character : named) {
            spend(100 + free.size() / 4);
            RoomFigure figure{figure_of(character), false, {}};
            put(figure);
            if (!figure.placed && !free.empty()) {
                figure.figure.at = free.front();
                figure.placed = true;
            }
            std::erase(free, figure.placed ? figure.figure.at : Hex{-9999, -9999});
            if (figure.placed) {
                scenario.scene.figures.push_back(figure.figure);
            } else {
                waiting.figures.push_back(std::move(figure));
            }
        }
        if (!waiting.figures.empty()) {
            scenario.rooms.insert(scenario.rooms.begin(), std::move(waiting));
        }
        note_missing_hit_points(named, result_.notes);
    }

    void demand_known_places() const {
        for (const auto& [id, hex] : options_.places) {
            if (!used_.contains(id)) {
                throw InputError{{ErrorCode::bad_reference,
                                  "/options/place/" + pointer_token(id),
                                  "a place of " + in_quotes(id),
                                  "a figure of the scenario",
                                  {}}};
            }
        }
    }

    Json written_sets() {
        if (options_.files.empty()) {
            return {};
        }
        for (const std::string& name : named_sets_) {
            if (!sets_.contains(name)) {
                result_.notes.push_back("no stat file of " + name);
            }
        }
        return write_monsters(sets_);
    }

    const Json& file_;
    const ScenarioOptions& options_;
    std::vector<ListedRoom> rooms_;
    Drawings drawings_;
    std::map<Hex, int> rooms_with_;  ///< how many drawings that have their places have the hex
    std::map<std::string, Hex> places_;
    std::set<std::string> used_;
    std::set<std::string> named_sets_;
    std::map<std::string, MonsterSet> sets_;
    Labels labels_;
    ImportedScenario result_;
};

}  // namespace

ImportedScenario import_scenario(const Json& scenario, const ScenarioOptions& options) {
    return Builder{scenario, options}.build();
}

}  // namespace standee::ghs
