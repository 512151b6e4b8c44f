#include <iostream>
#include <nlohmann/json.hpp>

#include "api/live_board.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/ghs_data.hpp"
#include "apps/laid_out.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"

namespace standee {
namespace {

void print_answer(const std::string& file, const std::vector<std::string>& notes,
                  const std::string& answer) {
    for (const std::string& note : notes) {
        print_note(file, note);
    }
    std::cout << answer;
}

}  // namespace

void run_import_ghs_game(const ImportGhsGameArguments& arguments, Run& run) {
    run.json = arguments.json;
    Json game;
    Scenario board;
    std::map<std::string, Json> places;
    const bool read_all =
        with_file(arguments.game, run, [&] { game = read_document(arguments.game); }) &&
        with_file(arguments.scene, run,
                  [&] {
                      const Json document = read_document(arguments.scene);
                      board = api::read_live_board(Reader{document});
                  }) &&
        read_places(arguments.places, run, places);
    if (!read_all) {
        return;
    }
    with_file(arguments.game, run, [&] {
        if (arguments.update) {  // the application reads one line
            const ghs::UpdatedGame updated =
                ghs::update_game(game, board.scene, board.ability_decks);
            print_answer(arguments.game, updated.notes, line_of(updated.game) + "\n");
            return;
        }
        const ghs::ImportedGame imported = ghs::import_game(
            game, board.scene, places, arguments.decks ? ghs::WithDecks::yes : ghs::WithDecks::no);
        const Json answer = api::write_live_board(board, imported, arguments.decks);
        print_answer(arguments.game, imported.notes,
                     arguments.json ? line_of(answer) + "\n" : laid_out(answer));
    });
}

}  // namespace standee
