#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "files/coordinates.hpp"
#include "files/round_file.hpp"
#include "files/why_json.hpp"
#include "show/canvas/text.hpp"
#include "show/words/round_words.hpp"

namespace standee {
namespace {

/// Answers given with the command come after those of the file.
RoundFile round_of(const Fixture& fixture, const RoundArguments& arguments) {
    RoundFile file = read_round(fixture);
    RoundOrders& orders = file.orders;
    orders.choose.insert(orders.choose.end(), arguments.choose.begin(), arguments.choose.end());
    orders.first_otherwise = orders.first_otherwise || arguments.first;
    orders.others_pass = orders.others_pass || arguments.skip_characters;
    if (arguments.seed) {
        file.scene = seeded(std::move(file.scene), *arguments.seed);
    }
    return file;
}

}  // namespace

void run_round(const RoundArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    run.json = arguments.printing.json;
    with_file(arguments.file, run, [&] {
        Json document = read_document(arguments.file);
        warn_of_columns(arguments.file, document, run);
        const StatCards stat_cards{arguments.printing.monsters, run};
        const Fixture fixture = read_fixture(stat_cards.added_to(std::move(document)));
        const RoundFile file = round_of(fixture, arguments);
        const RoundAnswer answer = play_round(file.scene, file.orders);
        if (!arguments.printing.json) {
            std::cout << text_in_coordinates(round_words(file.scene, answer, style),
                                             file.scene.map.coordinates);
            return;
        }
        for (const Json& line : write_round(answer)) {
            std::cout << line_of(line) << '\n';
        }
    });
}

}  // namespace standee
