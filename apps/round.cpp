#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "api/round_record.hpp"
#include "apps/answer_files.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "apps/question_limit.hpp"
#include "files/fixture_editions.hpp"
#include "files/read_file.hpp"
#include "lib/error.hpp"
#include "show/canvas/text.hpp"

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

/// A round that is to go on in a file goes on in one edition.
void demand_one_to_go_on(const RoundArguments& arguments, std::size_t editions) {
    if (editions > 1 && !arguments.save.empty()) {
        throw InputError({ErrorCode::usage,
                          "/editions",
                          counted(editions, "edition") + " with --save",
                          "one",
                          {}});
    }
}

void play_and_print(const Fixture& fixture, const RoundArguments& arguments,
                    const api::Form& form) {
    const bool brief = arguments.options.brief;
    const api::RoundRecord record = api::record_of(fixture, arguments.options);
    const RoundAnswer answer = api::play(record, !brief);
    save(arguments, api::saved_form(record, answer));
    std::cout << api::answer_round(record, answer, brief, form);
}

}  // namespace

void run_round(const RoundArguments& arguments, Run& run) {
    if (arguments.interactive) {
        run_game({.file = arguments.file,
                  .saves = false,
                  .save = arguments.save,
                  .seed = arguments.options.seed,
                  .printing = arguments.printing},
                 run);
        return;
    }
    const api::Form form = form_of(arguments.printing, run);
    run.json = arguments.printing.json;
    with_file(arguments.file, run, [&] {
        Document document = read_document(arguments.file);
        warn_of_columns(arguments.file, document, run);
        const auto stat_cards = read_stat_cards(arguments.printing.monsters, run);
        if (!stat_cards) {
            return;
        }
        std::vector<NamedDocument> editions =
            in_each_edition(arguments.file, stat_cards->added_to(std::move(document)));
        demand_one_to_go_on(arguments, editions.size());
        for (NamedDocument& one : editions) {
            if (editions.size() > 1 && !form.json) {
                const bool first = &one == &editions.front();
                std::cout << (first ? "" : "\n")
                          << inked("== " + printable(one.name), TextRole::heading,
                                   form.style.colour)
                          << '\n';
            }
            with_file(one.name, run, [&] {
                const QuestionLimit limit{run};
                play_and_print(read_fixture(std::move(one.document)), arguments, form);
            });
        }
    });
}

}  // namespace standee
