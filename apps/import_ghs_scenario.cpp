#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/ghs_data.hpp"
#include "apps/laid_out.hpp"
#include "files/coordinates.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"
#include "files/render.hpp"
#include "files/scenario_json.hpp"
#include "import/ghs/scenario.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// A drawing: JSON, or the lines of a picture.
Json drawing_in(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && (text[first] == '{' || text[first] == '[')) {
        return parse_document(text);
    }
    Json lines = Json::array();
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        std::string line = text.substr(from, end - from);
        line.erase(line.find_last_not_of(" \r") + 1);
        lines.push_back(std::move(line));
        from = end + 1;
    }
    return lines;
}

class GhsScenarioCommand {
public:
    GhsScenarioCommand(const ImportGhsScenarioArguments& arguments, Run& run)
        : arguments_{arguments}, run_{run} {}

    void read() {
        const fs::path data = fs::path{arguments_.file}.parent_path().parent_path();
        const bool read_all =
            with_file(arguments_.file, run_, [&] { document_ = read_document(arguments_.file); }) &&
            read_sections(data / "sections") && read_drawings() && find_drawings() &&
            read_places(arguments_.places, run_, options_.places) &&
            (arguments_.list || read_data(data));
        if (read_all) {
            with_file(arguments_.file, run_, [&] { print(); });
        }
    }

private:
    bool read_sections(const fs::path& folder) {
        std::vector<std::string> paths = arguments_.sections;
        if (paths.empty() && fs::is_directory(folder)) {
            paths.push_back(folder.string());
        }
        return read_all_of(files_under(paths, run_), run_, options_.sections);
    }

    bool read_data(const fs::path& folder) {
        std::vector<std::string> folders = arguments_.ghs;
        if (folders.empty() && fs::is_directory(folder / "monster")) {
            folders.push_back(folder.string());
        }
        return read_all_of(arguments_.labels, run_, options_.labels) &&
               read_ghs_data(folders, run_, options_.files, options_.labels);
    }

    /// ID=FILE; with @door its door lies on another room's, with @Q,R its hex [0,0] lies there.
    bool read_drawing(const std::string& text) {
        std::string id, file, at;
        const auto take_apart = [&] {
            std::tie(id, file) = named_part(text, "ID=FILE, ID=FILE@door or ID=FILE@Q,R");
            if (const std::size_t shift = file.rfind('@'); shift != std::string::npos) {
                at = file.substr(shift + 1);
                file.erase(shift);
            }
        };
        return with_file("--room", run_, take_apart) && with_file(file, run_, [&] {
                   Json drawing = drawing_in(read_text(file));
                   if (!at.empty()) {
                       if (!drawing.is_object() || !drawing.contains("map")) {
                           drawing = Json{{"map", std::move(drawing)}};
                       }
                       drawing["at"] = at.starts_with("door")
                                           ? Json(at)
                                           : written_hex(at, "door or Q,R after @");
                   }
                   options_.drawings[id] = std::move(drawing);
               });
    }

    bool read_drawings() {
        return std::ranges::all_of(arguments_.rooms,
                                   [&](const std::string& text) { return read_drawing(text); });
    }

    /// Where the drawing of a room is kept, without the end of the name: "DIR/fh-115-9.2".
    [[nodiscard]] std::string kept(std::string room) const {
        const auto text = [&](const char* field) {
            const auto value = document_.find(field);
            return value == document_.end() ? ""
                   : value->is_string()     ? value->get<std::string>()
                                            : value->dump();
        };
        std::string name = text("edition") + "-" + text("index") + "-" + std::move(room);
        std::ranges::replace_if(name, [](char c) { return c == '/' || c == '\\'; }, '_');
        return (fs::path{arguments_.drawings} / name).string();
    }

    /// Rooms that have been drawn for an earlier game.
    bool find_drawings() {
        if (arguments_.drawings.empty()) {
            return true;
        }
        std::vector<ghs::ListedRoom> rooms;
        return with_file(arguments_.file, run_,
                         [&] { rooms = ghs::listed_rooms(document_, options_); }) &&
               std::ranges::all_of(rooms, [&](const ghs::ListedRoom& listed) {
                   const std::string& id = listed.room.id;
                   for (const char* const end : {".json", ".txt"}) {
                       const std::string file = kept(id) + end;
                       if (!options_.drawings.contains(id) && fs::is_regular_file(file) &&
                           !with_file(file, run_, [&] {
                               options_.drawings[id] = drawing_in(read_text(file));
                           })) {
                           return false;
                       }
                   }
                   return true;
               });
    }

    /// Keeps the drawings for the next game of the scenario.
    void keep_drawings() const {
        if (arguments_.drawings.empty()) {
            return;
        }
        std::error_code unknown;
        fs::create_directories(arguments_.drawings, unknown);
        for (const auto& [id, drawing] : options_.drawings) {
            const std::string file = kept(id);
            if (!given(id)) {
                continue;  // it is there
            }
            std::ofstream out{file + ".json"};
            out << laid_out(drawing.is_array() ? Json{{"map", drawing}} : drawing);
            if (!out.flush()) {
                throw InputError{{ErrorCode::unreadable,
                                  "",
                                  in_quotes(file + ".json") + ", which cannot be written",
                                  "a folder for drawings",
                                  {}}};
            }
        }
    }

    [[nodiscard]] bool given(const std::string& id) const {
        return std::ranges::any_of(
            arguments_.rooms, [&](const std::string& text) { return text.starts_with(id + "="); });
    }

    void print() {
        options_.players = arguments_.players;
        options_.level = arguments_.level;
        options_.characters = arguments_.characters;
        if (arguments_.list) {
            const std::string words =
                ghs::rooms_in_words(ghs::listed_rooms(document_, options_), options_.players);
            std::cout << (arguments_.json ? line_of({{"rooms", words}}) + "\n" : words);
            return;
        }
        const ghs::ImportedScenario imported = ghs::import_scenario(document_, options_);
        for (const std::string& note : imported.notes) {
            print_note(arguments_.file, note);
        }
        keep_drawings();
        const Json scenario = write_scenario(imported.scenario);
        std::cout << (arguments_.json ? line_of(scenario) + "\n" : laid_out(scenario));
    }

    const ImportGhsScenarioArguments& arguments_;
    Run& run_;
    Json document_;
    ghs::ScenarioOptions options_;
};

}  // namespace

void run_import_ghs_scenario(const ImportGhsScenarioArguments& arguments, Run& run) {
    run.json = arguments.json;
    GhsScenarioCommand{arguments, run}.read();
}

}  // namespace standee
