#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/laid_out.hpp"
#include "files/read_file.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/why_json.hpp"
#include "import/vgb/tiles.hpp"
#include "import/vgb/vgb.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// A file beside another one; "" if there is none of that name.
std::string beside(const std::string& file, const std::string& name) {
    const fs::path path = (file == "-" ? fs::path{} : fs::path{file}.parent_path()) / name;
    return fs::is_regular_file(path) ? path.string() : "";
}

/// The files of a data folder that hold monsters and their decks.
std::vector<std::string> monster_files(const std::string& folder, Run& run) {
    std::vector<std::string> folders;
    for (const char* const part : {"monster", "deck"}) {
        if (fs::is_directory(fs::path{folder} / part)) {
            folders.push_back((fs::path{folder} / part).string());
        }
    }
    if (!fs::is_directory(folder)) {
        throw InputError{{ErrorCode::unreadable,
                          "",
                          in_quotes(folder),
                          "a folder of stat and ability files",
                          {}}};
    }
    return files_under(folders.empty() ? std::vector{folder} : folders, run);
}

/// The English labels that a data folder has.
std::vector<std::string> label_files(const std::string& folder) {
    std::vector<std::string> files;
    for (const char* const part : {"label/en.json", "label/spoiler/en.json"}) {
        if (fs::is_regular_file(fs::path{folder} / part)) {
            files.push_back((fs::path{folder} / part).string());
        }
    }
    return files;
}

/// Reads every file that the command names, and the files beside them.
class VgbCommand {
public:
    VgbCommand(const ImportVgbArguments& arguments, Run& run) : arguments_{arguments}, run_{run} {}

    void read() {
        const bool read_all =
            with_file(arguments_.file, run_, [&] { document_ = read_document(arguments_.file); }) &&
            read_tiles() && read_scenario() && read_monsters();
        if (read_all) {
            with_file(arguments_.file, run_, [&] { print(); });
        }
    }

private:
    bool read_tiles() {
        const std::string file =
            arguments_.tiles.empty() ? beside(arguments_.file, "tiles.json") : arguments_.tiles;
        if (file.empty()) {
            return with_file(arguments_.file, run_, [] {
                throw InputError{{ErrorCode::usage,
                                  "",
                                  "no shapes of map tiles",
                                  "--tiles FILE, or tiles.json beside the file",
                                  {}}};
            });
        }
        return with_file(file, run_, [&] {
            options_.tiles = read_document(file);
            static_cast<void>(vgb::read_tiles(Reader{options_.tiles}));  // errors name this file
        });
    }

    bool read_scenario() {
        std::string file = arguments_.scenario;
        const bool known = with_file(arguments_.file, run_, [&] {
            const auto needed = vgb::scenario_needed(document_);
            if (file.empty() && needed) {
                file = beside(arguments_.file, *needed + ".json");
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

    bool read_all(const std::vector<std::string>& files, std::vector<Json>& documents) {
        return std::ranges::all_of(files, [&](const std::string& file) {
            return with_file(file, run_, [&] { documents.push_back(read_document(file)); });
        });
    }

    bool read_monsters() {
        if (!read_all(arguments_.labels, options_.labels)) {
            return false;
        }
        return std::ranges::all_of(arguments_.ghs, [&](const std::string& folder) {
            std::vector<std::string> files;
            return with_file(folder, run_, [&] { files = monster_files(folder, run_); }) &&
                   read_all(files, options_.ghs) && read_all(label_files(folder), options_.labels);
        });
    }

    void print() {
        options_.players = arguments_.players;
        options_.level = arguments_.level;
        options_.reveal = arguments_.reveal;
        options_.characters = arguments_.characters;
        options_.seed = arguments_.seed;
        const vgb::Imported imported = vgb::import_vgb(document_, options_);
        for (const std::string& note : imported.notes) {
            print_note(arguments_.file, note);
        }
        const Json scene = write_scene(imported.scene);
        std::cout << (arguments_.json ? line_of(scene) + "\n" : laid_out(scene));
    }

    const ImportVgbArguments& arguments_;
    Run& run_;
    Json document_;
    vgb::Options options_;
};

}  // namespace

void run_import_vgb(const ImportVgbArguments& arguments, Run& run) {
    run.json = arguments.json;
    VgbCommand{arguments, run}.read();
}

}  // namespace standee
