#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "files/monster_json.hpp"
#include "files/read_file.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "import/ghs/deck.hpp"
#include "import/ghs/monster.hpp"
#include "import/ghs/report.hpp"
#include "import/xhaven/compare.hpp"
#include "lib/error.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// How far above a file the folder of its edition can be: EDITION/monster/deck/FILE.
constexpr int folders_of_an_edition = 3;

/// Notes what the base.json in a folder says, and those of the editions that it extends, whose
/// folders lie beside it.
void note_base_in(const fs::path& folder, ghs::ExtendedEditions& extended) {
    const fs::path base = folder / "base.json";
    if (!fs::is_regular_file(base)) {
        return;
    }
    ghs::ExtendedEditions own;
    ghs::note_extended(read_document(base.string()), own);
    for (const auto& [edition, others] : own) {
        if (extended.emplace(edition, others).second) {
            for (const std::string& other : others) {
                note_base_in(folder / ".." / fs::path{other}.filename(), extended);
            }
        }
    }
}

/// Notes the base.json of the edition that a file or folder belongs to.
void note_base_of(const std::string& file, ghs::ExtendedEditions& extended) {
    fs::path folder = fs::is_directory(file) ? fs::path{file} : fs::path{file}.parent_path();
    for (int i = 0; i < folders_of_an_edition; ++i) {
        note_base_in(folder, extended);
        folder = folder / "..";
    }
}

/// Whether a file of an edition's folder is about a character: its deck, or its own file.
bool is_of_character(const std::string& file, const std::string& folder) {
    const fs::path inside = fs::path{file}.lexically_relative(folder);
    return std::ranges::find(inside, "character") != inside.end();
}

std::string printed(const Json& json, bool one_line) {
    return one_line ? json.dump() + "\n" : json.dump(2) + "\n";
}

/// Reads the named files and writes the result, which is complete before any of it is printed.
class ImportCommand {
public:
    ImportCommand(const ImportArguments& arguments, ghs::Setting setting, Run& run)
        : arguments_{arguments}, setting_{std::move(setting)}, run_{run} {}

    void read() {
        const bool read_all = std::ranges::all_of(arguments_.labels, [&](const std::string& file) {
            return with_file(file, run_, [&] { labels_.add(read_document(file)); });
        });
        if (read_all) {
            read_what_is_asked();
        }
    }

private:
    void read_what_is_asked() {
        for (const std::string* const file :
             {&arguments_.report, &arguments_.monster, &arguments_.deck}) {
            if (!file->empty() && *file != "-" &&
                !with_file(*file, run_, [&] { note_base_of(*file, setting_.extended); })) {
                return;
            }
        }
        if (!arguments_.report.empty()) {
            report();
        } else if (!arguments_.monster.empty()) {
            with_file(arguments_.monster, run_, [&] { read_monster(); });
        } else {
            with_file(arguments_.deck, run_, [&] {
                const Json file = read_document(arguments_.deck);
                const AbilityDeck deck = ghs::read_deck(file, setting_, labels_);
                warn_of_fields(file);
                print(arguments_.deck, write_ability_deck(deck));
            });
        }
    }

    void read_monster() {
        const Json file = read_document(arguments_.monster);
        if (ghs::has_no_rank(file, setting_)) {
            print_note(arguments_.monster, std::string{ghs::no_rank_note});
        }
        MonsterSet set = ghs::read_monster(file, setting_, labels_);
        if (arguments_.deck.empty()) {
            print(arguments_.monster, write_monster_set(set));
            return;
        }
        with_file(arguments_.deck, run_, [&] {
            const Json deck = read_document(arguments_.deck);
            ghs::add_cards(set, file, deck, setting_, labels_);
            warn_of_fields(deck);
            print(arguments_.deck, write_monster_set(set));
        });
    }

    void print(const std::string& file, const Json& json) const {
        const std::string text = printed(json, arguments_.json);
        if (text.find(ghs::unknown_text) != std::string::npos) {
            print_note(file, std::string{ghs::unknown_text_note});
        }
        std::cout << text;
    }

    /// Names the unknown fields of a deck file besides its cards.
    void warn_of_fields(const Json& deck) {
        for (const std::string& field : ghs::unknown_fields_of_deck(deck)) {
            print_note(arguments_.deck, ghs::unknown_field_note(field));
        }
    }

    /// Prints how the cards of a report compare with X-haven's.
    void compare(const ghs::Report& report) {
        std::vector<xhaven::Card> cards;
        const bool read_all = std::ranges::all_of(arguments_.compare, [&](const std::string& file) {
            return with_file(file, run_, [&] {
                const std::vector<xhaven::Card> own = xhaven::read_cards(read_document(file));
                cards.insert(cards.end(), own.begin(), own.end());
            });
        });
        if (!read_all) {
            return;
        }
        xhaven::Comparison comparison;
        for (const ghs::Report::Deck& deck : report.decks) {
            for (const ghs::Report::CardEntry& entry : deck.cards) {
                comparison.add(deck.name, entry.card, cards);
            }
        }
        std::cout << (arguments_.json ? xhaven::write_comparison(comparison).dump() + "\n"
                                      : printable_lines(xhaven::words_of(comparison)));
    }

    void report() {
        if (!fs::is_directory(arguments_.report)) {
            throw InputError{{ErrorCode::unreadable,
                              "",
                              in_quotes(arguments_.report),
                              "a folder of stat and ability files",
                              {}}};
        }
        ghs::Report report;
        std::vector<std::pair<std::string, Json>> contents;
        for (const std::string& file : files_under({arguments_.report}, run_)) {
            try {
                if (!is_of_character(file, arguments_.report)) {
                    contents.emplace_back(file, read_document(file));
                }
            } catch (const InputError& error) {
                report.others.push_back({file, error.what(), true});
            }
        }
        // An edition that is not known is the same mistake in all files.
        const bool known = std::ranges::all_of(contents, [&](const auto& content) {
            return with_file(content.first, run_,
                             [&] { ghs::demand_known_edition(content.second, setting_); });
        });
        if (!known) {
            return;
        }
        for (const auto& [file, content] : contents) {
            ghs::note_normal_health(content, setting_);
        }
        for (const auto& [file, content] : contents) {
            report.add(file, content, setting_, labels_);
        }
        const bool bad = std::ranges::any_of(report.others, &ghs::Report::Other::bad);
        if (bad && run_.status == Status::answered) {
            run_.status = Status::does_not_hold;
        }
        if (!arguments_.compare.empty()) {
            compare(report);
            return;
        }
        std::cout << (arguments_.json ? ghs::write_report(report).dump() + "\n"
                                      : printable_lines(ghs::words_of(report)));
    }

    /// Text from files, without anything that a terminal would act on.
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

    const ImportArguments& arguments_;
    ghs::Setting setting_;
    Run& run_;
    ghs::Labels labels_;
};

/// Throws InputError if the options do not go together.
ghs::Setting setting_of(const ImportArguments& arguments) {
    const bool report = !arguments.report.empty();
    if (report != (arguments.monster.empty() && arguments.deck.empty())) {
        throw InputError{{ErrorCode::usage,
                          "",
                          report ? "--report beside them" : "none of them",
                          "--monster, --deck or both, or else --report",
                          {}}};
    }
    if (!report && !arguments.compare.empty()) {
        throw InputError{{ErrorCode::usage, "", "--compare", "--report with it", {}}};
    }
    ghs::Setting setting{.resolved = {arguments.level, arguments.characters},
                         .prosperity = arguments.prosperity,
                         .round = arguments.round,
                         .character_hp = arguments.character_hp,
                         .rank = arguments.rank};
    if (!arguments.edition.empty()) {
        const Json name = arguments.edition;
        setting.edition = ghs::read_edition_name(Reader{name}, {});
    }
    return setting;
}

}  // namespace

void run_import_ghs(const ImportArguments& arguments, Run& run) {
    ImportCommand{arguments, setting_of(arguments), run}.read();
}

}  // namespace standee
