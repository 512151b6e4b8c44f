#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/ghs_data.hpp"
#include "apps/laid_out.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"
#include "files/render.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "import/vgb/tiles.hpp"
#include "import/vgb/vgb.hpp"
#include "lib/letters.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// A file beside another one; "" if there is none of that name.
std::string beside(const std::string& file, const std::string& name) {
    const fs::path path = (file == "-" ? fs::path{} : fs::path{file}.parent_path()) / name;
    return fs::is_regular_file(path) ? path.string() : "";
}

constexpr const char* elm_source = "BoardMapTile.elm";

/// The source with the map tiles in a clone of Virtual Gloomhaven Board; "" if it is not there.
std::string elm_in(const fs::path& folder) {
    for (const char* const part : {"", "Elm/src", "VirtualGloomhavenBoard/Elm/src"}) {
        if (fs::is_regular_file(folder / part / elm_source)) {
            return (folder / part / elm_source).string();
        }
    }
    return "";
}

/// The same in the clone in which the file lies.
std::string elm_above(const std::string& file) {
    std::string found;
    std::error_code unknown;
    fs::path folder = fs::absolute(file, unknown).parent_path();
    for (; found.empty() && folder.has_relative_path(); folder = folder.parent_path()) {
        found = elm_in(folder);
    }
    return found;
}

/// The file of the scenario with that number in a clone.
std::string scenario_in(const std::string& clone, const std::string& number) {
    for (const char* const part : {"VirtualGloomhavenBoard", ""}) {
        const fs::path path = fs::path{clone} / part / "assets/data/scenarios" / (number + ".json");
        if (fs::is_regular_file(path)) {
            return path.string();
        }
    }
    throw InputError{
        {ErrorCode::usage,
         "",
         "no scenario " + in_quotes(number),
         "a clone of Virtual Gloomhaven Board, and the number of one of its scenarios, "
         "such as 2 or solo/3",
         {}}};
}

/// The Latin letters of a name: programs write its apostrophes differently.
std::string letters_in(const Json& name) {
    std::string letters = name.is_string() ? in_small_letters(name.get<std::string>()) : "";
    std::erase_if(letters, [](char c) { return c < 'a' || c > 'z'; });
    return letters;
}

/// Reads every file that the command names, and the files beside them.
class VgbCommand {
public:
    VgbCommand(const ImportVgbArguments& arguments, Run& run) : arguments_{arguments}, run_{run} {}

    void read() {
        const bool read_all = find_file() &&
                              with_file(file_, run_, [&] { document_ = read_document(file_); }) &&
                              read_tiles() && read_scenario() && read_monsters();
        if (read_all) {
            with_file(file_, run_, [&] { print(); });
        }
    }

private:
    bool find_file() {
        if (arguments_.clone.empty()) {
            return true;
        }
        return with_file(arguments_.clone, run_,
                         [&] { file_ = scenario_in(arguments_.clone, arguments_.file); });
    }

    /// Where the shapes of the map tiles are; "" if nowhere.
    [[nodiscard]] std::string tiles_file() const {
        if (!arguments_.tiles.empty()) {
            return fs::is_directory(arguments_.tiles) ? elm_in(arguments_.tiles) : arguments_.tiles;
        }
        const std::string own = beside(file_, "tiles.json");
        return own.empty() && file_ != "-" ? elm_above(file_) : own;
    }

    bool read_tiles() {
        const std::string file = tiles_file();
        if (file.empty()) {
            return with_file(arguments_.tiles.empty() ? file_ : arguments_.tiles, run_, [] {
                throw InputError{{ErrorCode::usage,
                                  "",
                                  "no shapes of map tiles",
                                  "--tiles with " + std::string{elm_source} +
                                      " or the clone that has it, or tiles.json beside the file",
                                  {}}};
            });
        }
        return with_file(file, run_, [&] {
            const bool is_source = fs::path{file}.extension() == ".elm";
            options_.tiles = is_source ? Json(read_text(file)) : read_document(file);
            static_cast<void>(vgb::read_tiles(Reader{options_.tiles}));  // errors name this file
        });
    }

    bool read_scenario() {
        std::string file = arguments_.scenario;
        const bool known = with_file(file_, run_, [&] {
            const auto needed = vgb::scenario_needed(document_);
            if (file.empty() && needed) {
                file = beside(file_, *needed + ".json");
            }
            if (file.empty() && needed) {
                throw InputError{{ErrorCode::usage,
                                  "",
                                  "a saved state of scenario " + *needed,
                                  "--scenario FILE, or " + *needed + ".json beside the file",
                                  {}}};
            }
        });
        return known && (file.empty() ||
                         with_file(file, run_, [&] { options_.scenario = read_document(file); }));
    }

    bool read_monsters() {
        return read_all_of(arguments_.labels, run_, options_.labels) &&
               read_ghs_data(arguments_.ghs, run_, options_.ghs, options_.labels) &&
               std::ranges::all_of(arguments_.ghs, [&](const std::string& folder) {
                   return read_rules(fs::path{folder} / "scenarios");
               });
    }

    /// The scenario of the same number and name in Gloomhaven Secretariat's data, if it is there.
    bool read_rules(const fs::path& folder) {
        const Json& scenario = options_.scenario.is_null() ? document_ : options_.scenario;
        if (!scenario.is_object() || !scenario.contains("id") || !scenario.contains("title") ||
            !options_.rules.is_null()) {
            return true;
        }
        const std::string number = scenario["id"].dump();
        for (const char* const zeros : {"", "0", "00"}) {
            const fs::path file = folder / (zeros + number + ".json");
            Json rules;
            if (fs::is_regular_file(file) &&
                !with_file(file.string(), run_, [&] { rules = read_document(file.string()); })) {
                return false;
            }
            if (rules.is_object() && rules.contains("name") &&
                letters_in(rules["name"]) == letters_in(scenario["title"])) {
                options_.rules = std::move(rules);
                return true;
            }
        }
        return true;
    }

    void print() {
        options_.players = arguments_.players;
        options_.level = arguments_.level;
        options_.reveal = arguments_.reveal;
        options_.characters = arguments_.characters;
        options_.seed = arguments_.seed;
        if (arguments_.rooms) {
            const vgb::ImportedScenario imported = vgb::import_scenario(document_, options_);
            print(write_scenario(imported.scenario), imported.notes);
        } else {
            const vgb::Imported imported = vgb::import_vgb(document_, options_);
            print(write_scene(imported.scene), imported.notes);
        }
    }

    void print(const Json& answer, const std::vector<std::string>& notes) {
        for (const std::string& note : notes) {
            print_note(file_, note);
        }
        std::cout << (arguments_.json ? line_of(answer) + "\n" : laid_out(answer));
    }

    const ImportVgbArguments& arguments_;
    Run& run_;
    std::string file_ = arguments_.file;
    Json document_;
    vgb::Options options_;
};

}  // namespace

void run_import_vgb(const ImportVgbArguments& arguments, Run& run) {
    run.json = arguments.json;
    VgbCommand{arguments, run}.read();
}

}  // namespace standee
