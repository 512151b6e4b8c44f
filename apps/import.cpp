#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "import/ghs/deck.hpp"
#include "import/ghs/monster.hpp"
#include "import/ghs/report.hpp"
#include "lib/error.hpp"
#include "files/monster_json.hpp"
#include "files/render.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

struct Arguments {
    std::string monster, deck, report, label;
    std::string edition;
    ghs::Setting setting;
    bool json = false;
};

std::string printed(const Json& json, bool one_line) {
    return one_line ? json.dump() + "\n" : json.dump(2) + "\n";
}

/// Reads the files named and writes what they come to; complete before any of it is printed.
class ImportCommand {
public:
    ImportCommand(const Arguments& arguments, Run& run) : arguments_{arguments}, run_{run} {}

    void read() {
        if (arguments_.label.empty()) {
            read_what_is_asked();
        } else {
            with_file(arguments_.label, run_,
                      [&] { labels_ = ghs::Labels{read_document(arguments_.label)}; }) &&
                (read_what_is_asked(), true);
        }
    }

private:
    void read_what_is_asked() {
        if (!arguments_.report.empty()) {
            report();
        } else if (!arguments_.monster.empty()) {
            with_file(arguments_.monster, run_, [&] { read_monster(); });
        } else {
            with_file(arguments_.deck, run_, [&] {
                const Json file = read_document(arguments_.deck);
                const AbilityDeck deck = ghs::read_deck(file, arguments_.setting, labels_);
                std::cout << printed(write_ability_deck(deck), arguments_.json);
            });
        }
    }

    void read_monster() {
        const Json file = read_document(arguments_.monster);
        ghs::Setting setting = arguments_.setting;
        if (ghs::is_monster(file) && ghs::is_boss(file) && !setting.rank.empty()) {
            std::cerr << "standee: " << printable(arguments_.monster)
                      << ": a boss is neither normal nor elite [monster.boss-named]\n";
            setting.rank.clear();
        }
        MonsterSet set = ghs::read_monster(file, setting, labels_);
        if (arguments_.deck.empty()) {
            std::cout << printed(write_monster_set(set), arguments_.json);
            return;
        }
        with_file(arguments_.deck, run_, [&] {
            const auto specials = ghs::specials_of(file, setting);
            setting.edition = set.edition;
            set.cards = ghs::read_deck(read_document(arguments_.deck), setting, labels_,
                                       specials ? &*specials : nullptr)
                            .cards;
            std::cout << printed(write_monster_set(set), arguments_.json);
        });
    }

    void report() {
        if (!std::filesystem::is_directory(arguments_.report)) {
            throw InputError{{ErrorCode::unreadable, "", in_quotes(arguments_.report),
                              "a folder of stat and ability files", ""}};
        }
        ghs::Report report;
        for (const std::string& file : files_under({arguments_.report}, run_)) {
            try {
                const Json content = read_document(file);
                report.add(file, content, arguments_.setting, labels_);
            } catch (const InputError& error) {
                report.others.push_back({file, error.what(), true});
            }
        }
        const bool bad = std::ranges::any_of(report.others, &ghs::Report::Other::bad);
        if (bad && run_.status == Status::answered) {
            run_.status = Status::does_not_hold;
        }
        std::cout << (arguments_.json ? ghs::write_report(report).dump() + "\n"
                                      : printable_lines(ghs::words_of(report)));
    }

    /// What files say, without anything that a terminal would act upon.
    static std::string printable_lines(const std::string& text) {
        std::string result;
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size() - 1);
            const bool whole = rest[end] == '\n';
            result += printable(rest.substr(0, whole ? end : end + 1)) + (whole ? "\n" : "");
            rest.remove_prefix(end + 1);
        }
        return result;
    }

    const Arguments& arguments_;
    Run& run_;
    ghs::Labels labels_;
};

void add_options(CLI::App& command, Arguments& arguments) {
    command.add_option("--monster", arguments.monster, "A stat file")->type_name("FILE");
    command.add_option("--deck", arguments.deck, "An ability deck")->type_name("FILE");
    command.add_option("--report", arguments.report, "What a folder of files comes to")
        ->type_name("DIR");
    command.add_option("--level", arguments.setting.resolved.level, "Scenario level (1)")
        ->check(CLI::Range(0, 7).description(""))
        ->type_name("N");
    command
        .add_option("--characters", arguments.setting.resolved.characters,
                    "Number of characters, 2 to 4 (2)")
        ->check(CLI::Range(2, 4).description(""))
        ->type_name("N");
    command.add_option("--rank", arguments.setting.rank, "Only normal or only elite")
        ->check(CLI::IsMember({"normal", "elite"}).description(""))
        ->type_name("RANK");
    command.add_option("--prosperity", arguments.setting.prosperity, "Prosperity level")
        ->type_name("N");
    command.add_option("--round", arguments.setting.round, "Round")->type_name("N");
    command.add_option("--label", arguments.label, "A label file, for the texts of cards")
        ->type_name("FILE");
    command.add_option("--edition", arguments.edition, "In place of the files' own")
        ->type_name("EDITION");
    command.add_flag("--json", arguments.json, "One line of JSON");
}

void check(Arguments& arguments) {
    const bool report = !arguments.report.empty();
    if (report != (arguments.monster.empty() && arguments.deck.empty())) {
        throw InputError{{ErrorCode::usage, "", report ? "--report beside them" : "none of them",
                          "--monster, --deck or both, or else --report", ""}};
    }
    if (!arguments.edition.empty()) {
        arguments.setting.edition = edition_named(arguments.edition);
        if (!arguments.setting.edition) {
            throw InputError{{ErrorCode::unknown_name, "", "\"" + arguments.edition + "\"",
                              "gloomhaven, jaws-of-the-lion, frosthaven or gloomhaven-2", ""}};
        }
    }
}

}  // namespace

void add_import(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("import", "Monster data of other programs");
    command->require_subcommand(1);
    CLI::App* ghs = command->add_subcommand(
        "ghs", "Stat and ability files of Gloomhaven Secretariat, as cards and figures");
    add_options(*ghs, *arguments);
    ghs->callback([arguments, &run] {
        check(*arguments);
        ImportCommand{*arguments, run}.read();
    });
}

}  // namespace standee
