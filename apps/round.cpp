#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "api/round_record.hpp"
#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "apps/round_dialogue.hpp"
#include "apps/terminal.hpp"
#include "files/read_file.hpp"
#include "lib/error.hpp"

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
    const api::Form form = form_of(arguments.printing, run);
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
        const auto stat_cards = read_stat_cards(arguments.printing.monsters, run);
        if (!stat_cards) {
            return;
        }
        const Fixture fixture = read_fixture(stat_cards->added_to(std::move(document)));
        const bool brief = arguments.options.brief;
        const api::RoundRecord record = api::record_of(fixture, arguments.options);
        if (arguments.interactive) {
            Prompt prompt{std::cin, std::cout, !terminal_asks()};
            save(arguments, RoundDialogue{prompt, form.style, !brief}.hold(record));
            return;
        }
        const RoundAnswer answer = api::play(record, !brief);
        save(arguments, api::saved_form(record, answer));
        std::cout << api::answer_round(record, answer, brief, form);
    });
}

}  // namespace standee
