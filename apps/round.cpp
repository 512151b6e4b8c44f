#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "apps/round_dialogue.hpp"
#include "apps/round_record.hpp"
#include "apps/terminal.hpp"
#include "files/coordinates.hpp"
#include "files/round_file.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"
#include "show/canvas/text.hpp"
#include "show/words/round_words.hpp"

namespace standee {
namespace {

void save(const RoundArguments& arguments, const Json& json) {
    const std::string& path = arguments.save;
    if (path.empty()) {
        return;
    }
    std::ofstream out{path, std::ios::binary};
    out << json.dump(2) << '\n';
    if (!out.flush()) {
        throw InputError({ErrorCode::unreadable,
                          "",
                          "\"" + path + "\", which cannot be written",
                          "a file to save to",
                          {}});
    }
}

}  // namespace

void run_round(const RoundArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    run.json = arguments.printing.json;
    with_file(arguments.file, run, [&] {
        if (arguments.interactive && arguments.file == "-") {
            throw InputError({ErrorCode::usage,
                              "",
                              "standard input with -i",
                              "a file, as the answers come from standard input",
                              {}});
        }
        Json document = read_document(arguments.file);
        warn_of_columns(arguments.file, document, run);
        const StatCards stat_cards{arguments.printing.monsters, run};
        const Fixture fixture = read_fixture(stat_cards.added_to(std::move(document)));
        const RoundRecord record = record_of(fixture, arguments);
        if (arguments.interactive) {
            Prompt prompt{std::cin, std::cout, !terminal_asks()};
            save(arguments, RoundDialogue{prompt, style, !arguments.brief}.hold(record));
            return;
        }
        const RoundAnswer answer = play(record, !arguments.brief);
        save(arguments, saved_form(record, answer));
        if (!arguments.printing.json) {
            const RoundTelling telling{.reasons = !arguments.brief};
            std::cout << text_in_coordinates(round_words(record.scene, answer, style, telling),
                                             record.scene.map.coordinates);
            return;
        }
        for (const Json& line : write_round(answer)) {
            std::cout << line_of(line) << '\n';
        }
    });
}

}  // namespace standee
