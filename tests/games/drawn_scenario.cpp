#include "tests/games/drawn_scenario.hpp"

#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lib/random.hpp"

namespace standee::test {
namespace {

constexpr int width = 4;  // of a room; a door lies behind it
constexpr std::array<std::string_view, 3> sets{"rust-hound", "marsh-slinger", "lantern-wraith"};

Json monster_file(std::string_view set) {
    std::ifstream in{std::string{STANDEE_SOURCE_DIR} + "/fixtures/monsters/" + std::string{set} +
                     ".json"};
    return Json::parse(in);
}

class ScenarioDrawer {
public:
    explicit ScenarioDrawer(std::uint64_t seed) : random_{seed} {
        players_ = number(1, 4);
        rooms_ = number(2, 4);
        height_ = number(3, 4);
    }

    Json draw() {
        Json document{{"format", "scenario/1"},
                      {"players", players_},
                      {"scene", first_room()},
                      {"rooms", Json::array()},
                      {"victory", "All enemies are dead."}};
        if (once_in(3)) {
            document["rooms"].push_back(waiting(document["scene"]["figures"]));
        }
        for (int room = 1; room < rooms_; ++room) {
            document["rooms"].push_back(hidden_room(room));
        }
        for (const std::string_view set : sets) {
            document["scene"]["monsters"][std::string{set}] = monster_file(set);
        }
        document["scene"]["monsters"]["mire-king"] = monster_file("mire-king");
        return document;
    }

private:
    int number(int least, int most) {
        return least +
               static_cast<int>(random_.below(static_cast<std::uint64_t>(most - least + 1)));
    }
    bool once_in(std::uint64_t times) { return random_.below(times) == 0; }

    /// The floor of a room; `free_` are its hexes on which nothing lies yet, in any order.
    Json floor(int room) {
        Json hexes = Json::array();
        free_.clear();
        for (int q = 0; q < width; ++q) {
            for (int r = 0; r < height_; ++r) {
                free_.push_back(Json::array({room * (width + 1) + q, r}));
                hexes.push_back(free_.back());
            }
        }
        random_.shuffle(free_);
        return hexes;
    }

    Json free_hex() {
        Json hex = free_.back();
        free_.pop_back();
        return hex;
    }

    static Json door_before(int room) { return Json::array({room * (width + 1) - 1, 1}); }
    [[nodiscard]] bool has_door(int room) const {
        return room > 0 && room < rooms_ && (room < 3 || rooms_ < 4);
    }

    Json map_of(int room) {
        Json map{{"hexes", floor(room)}};
        for (const char* const field : {"obstacles", "difficult", "hazardous", "treasure"}) {
            if (once_in(2)) {
                map[field] = Json::array({free_hex()});
            }
        }
        if (once_in(2)) {
            map["traps"] = Json::array({{{"at", free_hex()}, {"damage", 2}}});
        }
        if (has_door(room + 1)) {
            map["hexes"].push_back(door_before(room + 1));
            map["doors"] = Json::array({{{"at", door_before(room + 1)}, {"open", false}}});
        }
        return map;
    }

    Json first_room() {
        constexpr std::array<std::string_view, 4> editions{"gloomhaven", "frosthaven",
                                                           "jaws-of-the-lion", "gloomhaven-2"};
        Json scene{{"format", "scene/1"},
                   {"edition", editions.at(random_.below(editions.size()))},
                   {"level", 1},
                   {"map", map_of(0)},
                   {"figures", Json::array()}};
        for (int i = 0; i < players_; ++i) {
            scene["figures"].push_back(character(i));
        }
        for (int i = number(0, 2); i > 0; --i) {
            scene["figures"].push_back(monster());
        }
        return scene;
    }

    /// Some of the figures have no hex yet: the party puts them on one.
    Json waiting(Json& figures) {
        Json room{{"id", "start"}, {"revealed", true}, {"figures", Json::array()}};
        const std::size_t count = random_.below(figures.size() + 1);
        for (std::size_t i = 0; i < count; ++i) {
            Json figure = figures.front();
            figures.erase(0);
            figure.erase("at");
            room["figures"].push_back(std::move(figure));
        }
        return room;
    }

    Json character(int index) {
        constexpr std::array<std::string_view, 4> names{"Brute", "Tinkerer", "Drifter",
                                                        "Scoundrel"};
        const int hp = number(5, 14);
        Json figure{{"id", names.at(static_cast<std::size_t>(index))},
                    {"kind", "character"},
                    {"side", "party"},
                    {"at", free_hex()},
                    {"hp", hp},
                    {"maxHp", hp},
                    {"cards", {{"hand", number(1, 9)}, {"discard", number(0, 4)}}}};
        constexpr std::array<std::string_view, 3> kinds{"shield", "attackersDisadvantage",
                                                        "negate"};
        const std::string_view kind = kinds.at(random_.below(kinds.size()));
        if (once_in(2)) {
            Json item{{"kind", kind},
                      {"uses", number(1, 2)},
                      {"lasts", "persistent"},
                      {"item", "item of the " + figure["id"].get<std::string>()}};
            if (kind == "shield") {
                item["value"] = 2;
            }
            figure["bonuses"] = Json::array({std::move(item)});
        }
        return figure;
    }

    Json monster() {
        if (!boss_ && once_in(8)) {
            boss_ = true;
            return {{"id", "mire-king"},
                    {"kind", "boss"},
                    {"side", "monsters"},
                    {"name", "mire-king"},
                    {"at", free_hex()}};
        }
        const std::string set{sets.at(random_.below(sets.size()))};
        return {{"id", set + "-" + std::string(1, static_cast<char>('a' + letter_++))},
                {"kind", "monster"},
                {"side", once_in(9) ? "party" : "monsters"},
                {"name", set},
                {"rank", once_in(3) ? "elite" : "normal"},
                {"at", free_hex()}};
    }

    Json hidden_room(int room) {
        Json hidden{{"id", std::to_string(room + 1)},
                    {"doors", Json::array()},
                    {"map", map_of(room)},
                    {"figures", Json::array()}};
        if (has_door(room)) {
            hidden["doors"].push_back(door_before(room));
        }
        for (int i = number(1, 3); i > 0; --i) {
            Json figure = monster();
            if (once_in(3)) {
                figure["players"] = once_in(2) ? Json::array({2, 3}) : Json::array({3, 4});
            }
            if (once_in(7)) {
                figure.erase("at");
            }
            hidden["figures"].push_back(std::move(figure));
        }
        if (once_in(2)) {
            hidden["loot"] = Json::array({free_hex()});
        }
        return hidden;
    }

    SplitMix64 random_;
    int players_ = 2, rooms_ = 2, height_ = 3, letter_ = 0;
    bool boss_ = false;
    std::vector<Json> free_;
};

}  // namespace

Json drawn_scenario(std::uint64_t seed) { return ScenarioDrawer{seed}.draw(); }

}  // namespace standee::test
