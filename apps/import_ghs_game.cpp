#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/ghs_data.hpp"
#include "apps/laid_out.hpp"
#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "files/why_json.hpp"
#include "import/ghs/game.hpp"
#include "session/session.hpp"

namespace standee {
namespace {

void print_answer(const std::string& file, const std::vector<std::string>& notes,
                  const std::string& answer) {
    for (const std::string& note : notes) {
        print_note(file, note);
    }
    std::cout << answer;
}

/// The board of a scene, or of a saved game as it stands.
Scene read_board(const std::string& file) {
    const Json document = read_document(file);
    if (document.is_object() && document.value("format", "") == session_format) {
        return Session::load(document).scene();
    }
    return read_scene_file(file);
}

}  // namespace

void run_import_ghs_game(const ImportGhsGameArguments& arguments, Run& run) {
    run.json = arguments.json;
    Json game;
    Scene scene;
    std::map<std::string, Json> places;
    const bool read_all =
        with_file(arguments.game, run, [&] { game = read_document(arguments.game); }) &&
        with_file(arguments.scene, run, [&] { scene = read_board(arguments.scene); }) &&
        read_places(arguments.places, run, places);
    if (!read_all) {
        return;
    }
    with_file(arguments.game, run, [&] {
        if (arguments.update) {  // the application reads one line
            const ghs::UpdatedGame updated = ghs::update_game(game, scene);
            print_answer(arguments.game, updated.notes, line_of(updated.game) + "\n");
            return;
        }
        const ghs::ImportedGame imported = ghs::import_game(game, scene, places);
        const Json answer = write_scene(imported.scene);
        print_answer(arguments.game, imported.notes,
                     arguments.json ? line_of(answer) + "\n" : laid_out(answer));
    });
}

}  // namespace standee
