#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <utility>

#include "api/game_words.hpp"
#include "apps/answer_files.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "apps/prompt.hpp"
#include "apps/question_limit.hpp"
#include "apps/save_file.hpp"
#include "apps/terminal.hpp"
#include "files/format.hpp"
#include "files/read_file.hpp"
#include "files/render.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "session/completion.hpp"
#include "session/session.hpp"
#include "session/waiting.hpp"
#include "session/words.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// What can be asked besides commands.
constexpr std::string_view questions_of_the_table =
    "Questions\n"
    "  ?                   all answers that are possible now\n"
    "  map                 the map; hexes draws it with the coordinates of the scene\n"
    "  status              hit points, cards, conditions, and who acts when\n"
    "  rules               the rules of the scenario, and the texts of the rooms so far\n"
    "  why guard-2         why it acted so; why alone asks about the last monster\n"
    "  why-not Brute       why the last monster did not go for Brute; or why-not C5\n"
    "  help attack         more about a command\n"
    "  quit                ends; everything is saved\n";

/// A game at a terminal: it prints what happens, asks for what is needed and saves every answer.
class GameDialogue {
public:
    GameDialogue(Session& session, Prompt& prompt, std::optional<SaveFile> save,
                 const GameArguments& arguments, const Run& run, MapStyle style)
        : session_{session},
          prompt_{prompt},
          save_{std::move(save)},
          run_{run},
          style_{std::move(style)} {
        call_hexes(!arguments.coordinates);
        if (terminal_edits()) {
            prompt.complete_with(
                [this](const std::string& line) { return completions(session_, line); });
        }
    }

    void hold() {
        introduce();
        while (true) {
            prompt_.out() << api::waiting_words(session_, style_);
            if (!answer()) {
                return;
            }
        }
    }

private:
    void call_hexes(bool by_names) {
        style_.names = by_names ? std::optional{session_.setting().names} : std::nullopt;
    }

    void introduce() {
        if (session_.remark().empty()) {
            save();  // at once, so that nothing is typed where nothing can be saved
        }
        std::ostream& out = prompt_.out();
        out << api::rules_words(session_);
        if (!session_.remark().empty()) {
            out << session_.remark() << '\n';
            keep_what_was_saved();
        }
        const std::vector<std::string> journal = session_.journal();
        if (!journal.empty()) {
            out << api::room_words(session_) << "Round " << session_.state().round()
                << ". The last command was: " << journal.back() << '\n';
        }
        out << api::game_map(session_, style_) << "Type help for the commands.\n"
            << api::outcome_words(session_, journal.empty() ? session_.beginning() : Outcome{},
                                  style_);
        begins_ = still_places();
    }

    /// A game that is no longer played as it was saved changes nothing before it goes on.
    void keep_what_was_saved() {
        if (save_) {
            prompt_.out() << "The saved game stays as it is until you go on, and after that as "
                          << save_->keep_before() << ".\n";
        }
    }

    void save() {
        if (save_) {
            save_->write(session_.save().dump() + "\n");
        }
    }

    /// Whether figures of a room still get their hexes or their standees.
    [[nodiscard]] bool still_places() const {
        return asks_for_standee(session_.state()) || !session_.state().unplaced.empty();
    }

    /// Draws the rooms that have been revealed, and once more when their monsters have numbers.
    void show_revealed(const Outcome& outcome) {
        prompt_.out() << api::revealed_map(session_, outcome, style_);
        const bool asks = still_places();
        if (asks) {
            numbering_.insert(numbering_.end(), outcome.begin(), outcome.end());
        } else if (begins_) {
            prompt_.out() << api::game_map(session_, style_);
        } else if (!numbering_.empty()) {
            prompt_.out() << api::revealed_map(session_, numbering_, style_);
        }
        if (!asks) {
            numbering_.clear();
            begins_ = false;
        }
    }

    /// Reads lines until one has changed the game; false at the end.
    bool answer() {
        while (const auto line = prompt_.ask(printable(api::prompt_of(session_)))) {
            const Words words{*line};
            const std::string first = words.peek();
            if (first == "quit" || first == "q") {
                return false;
            }
            try {
                const bool replays = first == "undo" || first == "u" || first == "redo";
                const QuestionLimit limit{run_, replays ? requests_of_a_replay : 1};
                if (asks(*line)) {
                    continue;
                }
                if (save_) {
                    save_->demand_unchanged();
                }
                const Outcome outcome = session_.command(said(*line));
                save();
                prompt_.out() << api::outcome_words(session_, outcome, style_);
                show_revealed(outcome);
                return true;
            } catch (const InputError& error) {
                prompt_.out() << api::refusal_words(session_, error.error(), style_);
            }
        }
        return false;
    }

    /// The short forms of earlier versions: "u" and "n".
    [[nodiscard]] std::string said(const std::string& line) const {
        const bool over = session_.state().phase == Phase::next_round;
        return line == "u" ? "undo" : line == "n" && over ? "next" : line;
    }

    /// "why not Brute" is why-not Brute, and not a question about a figure called "not".
    [[nodiscard]] bool asks_why_not(const Words& words) const {
        return words.peek() == "why" && words.peek(1) == "not" &&
               (words.left() > 2 || figure_meant("not", session_.scene()) == nullptr);
    }

    /// Whether a line only asks for something; it is answered then.
    bool asks(const std::string& line) {
        const Words words{line};
        const std::string first = words.peek();
        std::ostream& out = prompt_.out();
        const std::string second = words.peek(1);
        if (first == "help") {
            out << api::help_words(second, style_);
            if (second.empty()) {
                out << questions_of_the_table;
            }
        } else if (first == "?" || first.empty()) {
            out << api::answers_words(session_, style_);
        } else if (first == "map" || first == "m") {
            out << api::game_map(session_, style_);
        } else if (first == "status" || first == "s") {
            out << api::status_words(session_, style_);
        } else if (asks_why_not(words)) {
            out << api::why_not_asked(session_, words.peek(2), words.peek(3), style_);
        } else if (first == "why") {
            out << api::why_words(session_, second, style_);
        } else if (first == "why-not") {
            out << api::why_not_asked(session_, second, words.peek(2), style_);
        } else if (first == "cards" && second.empty()) {
            out << api::status_words(session_, style_);
        } else if (first == "rules") {
            const std::string rules = api::rules_words(session_) + api::room_words(session_);
            out << (rules.empty() ? "The scenario has no rules of its own.\n" : rules);
        } else if (first == "hexes") {
            call_hexes(!style_.names);
            out << api::game_map(session_, style_);
        } else {
            return false;
        }
        return true;
    }

    Session& session_;
    Prompt& prompt_;
    std::optional<SaveFile> save_;
    const Run& run_;
    MapStyle style_;
    Outcome numbering_;  ///< what has happened since a room was revealed whose monsters get numbers
    bool begins_ = false;  ///< the monsters of the first room get theirs
};

std::uint64_t chance() {
    std::random_device device;
    return device() % 1'000'000;
}

void demand_no_saved_game(const Json& document, const std::string& file) {
    if (has_format(Reader{document}, session_format)) {
        throw InputError(
            {ErrorCode::unknown_name,
             "/format",
             "a saved game",
             "a scene or a scenario; to go on with this game: standee game resume " + file,
             {}});
    }
}

void demand_saved_game(const Json& document, const std::string& file) {
    const Reader reader{document};
    const bool scene = has_format(reader, scene_format);
    if (scene || has_format(reader, scenario_format)) {
        throw InputError({ErrorCode::unknown_name,
                          "/format",
                          scene ? "a scene" : "a scenario",
                          "a saved game; to begin with this: standee game new " + file,
                          {}});
    }
}

Session begun(const GameArguments& arguments, Run& run) {
    Document document = read_document(arguments.file);
    const auto stat_cards = read_stat_cards(arguments.printing.monsters, run);
    if (!stat_cards) {
        throw InputError({ErrorCode::unreadable, "", "stat cards with a mistake", "others", {}});
    }
    demand_no_saved_game(document.json(), arguments.file);
    return Session{stat_cards->added_to(std::move(document)).json(),
                   {arguments.seed, arguments.abilities.value_or(chance())},
                   true};
}

Session resumed(const std::string& saved, const std::string& file) {
    const Json document = parse_document(saved);
    demand_saved_game(document, file);
    return Session::load(document, true);
}

std::string default_save(const std::string& file) {
    return fs::path{file}.stem().string() + ".game.json";
}

/// A game never takes the place of another file.
void demand_new(const std::string& save) {
    if (!save.empty() && fs::exists(save)) {
        throw InputError(
            {ErrorCode::usage,
             "",
             in_quotes(save) + ", which exists already",
             "standee game resume " + save + " to go on with it, or another name with --save",
             {}});
    }
}

}  // namespace

void run_game(GameArguments arguments, Run& run) {
    with_file(arguments.file, run, [&] {
        if (arguments.file == "-") {
            throw InputError({ErrorCode::usage,
                              "",
                              "standard input as a file",
                              "a file, as the answers come from standard input",
                              {}});
        }
        const api::Form form = form_of(arguments.printing, run);
        Prompt prompt{std::cin, std::cout, !terminal_asks()};
        if (arguments.resume) {
            arguments.save = arguments.file;
        } else {
            if (arguments.save.empty() && arguments.saves) {
                arguments.save = default_save(arguments.file);
            }
            demand_new(arguments.save);
        }
        std::optional<SaveFile> save;
        if (arguments.resume) {
            save.emplace(arguments.save, read_text(arguments.file));
        } else if (!arguments.save.empty()) {
            save.emplace(arguments.save);
        }
        Session session = [&] {
            const QuestionLimit limit{run, requests_of_a_replay};
            return arguments.resume ? resumed(save->text(), arguments.file) : begun(arguments, run);
        }();
        GameDialogue{session, prompt, std::move(save), arguments, run, form.style}.hold();
        if (!arguments.save.empty()) {
            std::cout << "Saved. Go on with: standee game resume " << arguments.save << '\n';
        }
    });
}

void run_game_list(const std::string& folder, Run& run) {
    const auto demand_there = [&] {
        if (!fs::exists(folder)) {
            throw InputError(
                {ErrorCode::unreadable, "", in_quotes(folder), "a folder with saved games", {}});
        }
    };
    if (!with_file(folder, run, demand_there)) {
        return;
    }
    for (const std::string& file : files_under({folder}, run)) {
        if (!file.ends_with(".json")) {
            continue;
        }
        try {
            const Json saved = read_document(file);
            if (!saved.is_object() || saved.value("format", "") != session_format) {
                continue;
            }
            const Session session = Session::load(saved);
            std::cout << file << ": round " << session.state().round() << ", "
                      << session.journal().size() << " commands. " << session.waiting().says
                      << '\n';
        } catch (const InputError& error) {
            // Under any other name it may be another kind of file.
            if (file.ends_with(".game.json")) {
                std::cout << file << ": cannot be read as a saved game: " << error.what() << '\n';
            }
        }
    }
}

}  // namespace standee
