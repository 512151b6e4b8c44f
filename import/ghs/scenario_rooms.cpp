#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "files/reader.hpp"
#include "files/render.hpp"
#include "import/ghs/scenario.hpp"
#include "import/ghs/scenario_rules.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

constexpr std::array<std::string_view, 3> types{"normal", "elite", "boss"};
constexpr std::array<std::string_view, 3> party_fields{"player2", "player3", "player4"};

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        spend(10 + 4 * text.size());
        all += (all.empty() ? "" : " ") + text;
    }
    return all;
}

std::set<std::string> names_in(const std::vector<std::string>& names) {
    return {names.begin(), names.end()};
}

/// Reads rooms, one file after another, and gives every figure an id.
class RoomReader {
public:
    explicit RoomReader(const Reader& scenario)
        : allies_{names_in(
              scenario.list_or_none("allies", [](const Reader& name) { return name.id(); }))} {}

    void read(const Reader& file, bool is_section) {
        const std::string index = number_or_text(file.at("index"));
        const auto rooms = file.find("rooms");
        for (std::size_t i = 0; rooms && i < rooms->size(); ++i) {
            const Reader room = (*rooms)[i];
            room.only({"roomNumber", "ref", "initial", "marker", "rooms", "treasures", "monster",
                       "allies", "objectives"});
            spend(200 + 4 * index.size());
            ListedRoom listed;
            const std::string number = number_or_text(room.at("roomNumber"));
            listed.room.id = !is_section          ? number
                             : rooms->size() == 1 ? index
                                                  : index + "/" + number;
            listed.tile = room.text_or("ref", "");
            listed.is_start = !is_section && room.boolean_or("initial", false);
            listed.opens = room.list_or_none("rooms", number_or_text);
            read_figures(room, file, listed.room);
            rooms_.push_back(std::move(listed));
        }
    }

    std::vector<ListedRoom> take() { return std::move(rooms_); }

private:
    void read_figures(const Reader& reader, const Reader& file, ScenarioRoom& room) {
        std::vector<std::string> texts;
        if (const auto marker =
                reader.has("marker") ? reader.find("marker") : file.find("marker")) {
            texts.push_back("Marker " + number_or_text(*marker) + ".");
        }
        for (const std::string& treasure : reader.list_or_none("treasures", number_or_text)) {
            texts.push_back(treasure == "G" ? "A goal treasure." : "Treasure " + treasure + ".");
        }
        for (const std::string& objective : reader.list_or_none("objectives", number_or_text)) {
            texts.push_back("Objective " + objective + ".");
        }
        const auto monsters = reader.find("monster");
        for (std::size_t i = 0; monsters && i < monsters->size(); ++i) {
            add_figures((*monsters)[i], room, texts);
        }
        room.text = joined(texts);
    }

    /// A figure for each type that the monster has, with the numbers of characters.
    void add_figures(const Reader& monster, ScenarioRoom& room, std::vector<std::string>& texts) {
        monster.only({"name", "type", "player2", "player3", "player4", "marker", "tags", "health",
                      "number"});
        const std::string name = monster.at("name").id();
        for (const std::string_view type : types) {
            std::vector<int> players;
            for (std::size_t i = 0; i < party_fields.size(); ++i) {
                const auto own = monster.find(party_fields.at(i));
                const auto given = own ? own : monster.find("type");
                if (given && types.at(given->one_of(types, "a type of monster")) == type) {
                    players.push_back(static_cast<int>(i) + 2);
                }
            }
            if (players.empty()) {
                continue;
            }
            if (players.size() == party_fields.size()) {
                players.clear();
            }
            spend(300);
            Figure figure = new_figure(name, type);
            if (const auto marker = monster.find("marker")) {
                texts.push_back(figure.id + " at " + number_or_text(*marker) + ".");
            }
            if (const auto health = monster.find("health")) {
                texts.push_back(figure.id + " has other hit points: " + number_or_text(*health) +
                                ".");
            }
            room.figures.push_back({std::move(figure), false, std::move(players)});
        }
    }

    Figure new_figure(const std::string& name, std::string_view type) {
        Figure figure;
        figure.name = name;
        const int number = ++counts_[name];
        const bool boss = type == "boss";
        figure.id = boss && number == 1 ? name : name + "-" + letters_of(number);
        const bool ally = allies_.contains(name);
        figure.kind = ally   ? standee::Kind::ally
                      : boss ? standee::Kind::boss
                             : standee::Kind::monster;
        figure.side = ally ? Side::party : Side::monsters;
        if (!boss) {
            figure.rank = type == "elite" ? Rank::elite : Rank::normal;
        }
        return figure;
    }

    std::set<std::string> allies_;
    std::map<std::string, int> counts_;
    std::vector<ListedRoom> rooms_;
};

}  // namespace

std::vector<ListedRoom> listed_rooms(const Json& scenario, const ScenarioOptions& options) {
    const Reader file{scenario};
    RoomReader reader{file};
    reader.read(file, false);
    for (std::size_t i = 0; i < options.sections.size(); ++i) {
        const Reader section{options.sections[i], "/options/sections/" + std::to_string(i)};
        if (is_section_of(options.sections[i], scenario)) {
            reader.read(section, true);
        }
    }
    std::vector<ListedRoom> rooms = reader.take();
    if (rooms.empty()) {
        file.fail_with(ErrorCode::missing_field, "a scenario without rooms",
                       "one whose rooms the file lists");
    }
    return rooms;
}

std::string rooms_in_words(const std::vector<ListedRoom>& rooms, int players) {
    std::string words;
    for (const ListedRoom& listed : rooms) {
        spend(20 + 2 * listed.opens.size() + 4 * listed.room.figures.size());
        words += "room " + listed.room.id;
        words += listed.tile.empty() ? "" : ", tile " + listed.tile;
        words += listed.is_start ? ", visible at the start" : "";
        for (std::size_t i = 0; i < listed.opens.size(); ++i) {
            words += (i == 0 ? ", leads to " : ", ") + listed.opens[i];
        }
        words += "\n";
        for (const RoomFigure& figure : listed.room.figures) {
            if (comes_for(figure, players)) {
                const auto& rank = figure.figure.rank;
                words += "  " + figure.figure.id +
                         (rank ? " " + std::string{name_in(rank_names, *rank)} : "") + "\n";
            }
        }
        words += listed.room.text.empty() ? "" : "  " + listed.room.text + "\n";
    }
    return words;
}

}  // namespace standee::ghs
