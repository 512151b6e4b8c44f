#include <algorithm>
#include <filesystem>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/laid_out.hpp"
#include "files/document.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "import/mover/mover.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

void print_scene(const std::string& name, const std::string& link, bool one_line) {
    const mover::ImportedLink imported = mover::read_mover_link(link);
    for (const std::string& note : imported.notes) {
        print_note(name, note);
    }
    const Json scene = write_scene(imported.scene);
    std::cout << (one_line ? line_of(scene) + "\n" : laid_out(scene));
}

bool is_file(const std::string& text) {
    std::error_code none;  // a link may be too long to be the name of a file
    return text == "-" || std::filesystem::exists(text, none);
}

bool is_blank(const std::string& line) {
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

/// The links in a file, one per line.
void print_scenes_of(const std::string& file, const ImportMoverArguments& arguments, Run& run) {
    std::vector<std::string> links;
    const bool read = with_file(file, run, [&] {
        std::istringstream lines{read_text(file)};
        for (std::string line; std::getline(lines, line);) {
            links.push_back(line);
        }
    });
    const auto count = std::ranges::count_if(links, std::not_fn(is_blank));
    if (read && count == 0) {
        with_file(file, run, [&] { print_scene(file, "", arguments.json); });
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        const std::string name = count == 1 ? file : file + ":" + std::to_string(i + 1);
        if (!is_blank(links[i])) {
            with_file(name, run, [&] { print_scene(name, links[i], arguments.json); });
        }
    }
}

void print_link(const ImportMoverArguments& arguments) {
    const Scene scene = read_scene_file(arguments.scene);
    mover::ExportedScene exported;
    if (arguments.drop) {
        exported = mover::export_to_mover(scene);
    } else {
        exported.link = mover::write_mover_link(scene);
    }
    for (const std::string& note : mover::notes_of(exported)) {
        print_note(arguments.scene, note);
    }
    std::cout << (arguments.json ? line_of(Json{{"link", exported.link}}) : exported.link) << '\n';
}

}  // namespace

void run_import_mover(const ImportMoverArguments& arguments, Run& run) {
    run.json = arguments.json;
    if (!arguments.scene.empty()) {
        with_file(arguments.scene, run, [&] { print_link(arguments); });
        return;
    }
    if (arguments.links.empty()) {
        with_file("import mover", run, [] {
            throw InputError{
                {ErrorCode::usage, "", "no link", "a link, or --link with a scene", {}}};
        });
    }
    for (const std::string& link : arguments.links) {
        if (is_file(link)) {
            print_scenes_of(link, arguments, run);
        } else {
            with_file("link", run, [&] { print_scene("link", link, arguments.json); });
        }
    }
}

}  // namespace standee
