#include "apps/cli.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <memory>
#include <string>

#include "apps/cli_help.hpp"
#include "apps/cli_import.hpp"
#include "apps/cli_options.hpp"
#include "apps/cli_serve.hpp"
#include "apps/cli_verify.hpp"
#include "show/canvas/text.hpp"

// Every option, and its help, is here; those of verify are in apps/cli_verify.cpp.
// apps/cli_help.cpp prints what the parser knows about them.

namespace standee {
namespace {

constexpr auto description =
    "What the monsters do on their turn in Gloomhaven, Jaws of the Lion, Frosthaven and "
    "Gloomhaven 2nd edition, and why.";

void add_options(CLI::App& app, Run& run) {
    const std::map<std::string, ColourChoice> choices{{"auto", ColourChoice::automatic},
                                                      {"always", ColourChoice::always},
                                                      {"never", ColourChoice::never}};
    app.set_version_flag("--version", "standee " STANDEE_VERSION);
    app.add_option("--color,--colour", run.colour, "Colours: auto, always or never")
        ->transform(CLI::CheckedTransformer(choices).description(""))
        ->type_name("WHEN");
    app.add_flag("--unlimited", run.unlimited, "Answer a question however much work it takes");
    app.footer("Exit status: 0 answered; 1 a check failed; 2 bad input or usage.");
    app.fallthrough();
}

void add_turn(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<TurnArguments>();
    CLI::App* command = app.add_subcommand("turn", "What a figure may do on its turn, and why");
    command->add_option("SCENE", arguments->scenes, "Scene files; - is standard input")->required();
    command
        ->add_option("--figure", arguments->options.figure,
                     "Plan the turn of this figure, with the card of its set")
        ->type_name("ID");
    command
        ->add_option(
            "--why-not", arguments->options.why_not,
            "Say why this enemy is not the focus or not attacked, or why the figure does not end "
            "in this hex, and find the smallest change to the scene that would lead to it")
        ->type_name("ID|Q,R");
    add_without(*command, arguments->options.without);
    add_printing(*command, arguments->printing, "Print one line of JSON for each scene");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] {
        (arguments->options.without.empty() ? run_turn : run_turn_without)(*arguments, run);
    });
}

void add_show(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<ShowArguments>();
    CLI::App* command = app.add_subcommand("show", "Draw the map of a scene");
    command->add_option("SCENE", arguments->scenes, "Scene files; - is standard input")->required();
    command->add_flag("--picture", arguments->picture,
                      "Print the map as lines of text, for map.picture in a file");
    add_printing(*command, arguments->printing,
                 "Print each scene as one line of JSON; with --picture, its map as a picture");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_show(*arguments, run); });
}

void add_sight(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<SightArguments>();
    CLI::App* command =
        app.add_subcommand("sight", "Whether there is a line of sight between two hexes");
    command->add_option("SCENE", arguments->scene, "A scene file; - is standard input")->required();
    command->add_option("FROM", arguments->from, "A hex, as 3,-1, or the id of a figure")
        ->required();
    command->add_option("TO", arguments->to, "The other hex or figure")->required();
    add_printing(*command, arguments->printing,
                 "Print one line of JSON, including the line of sight");
    command->callback([arguments, &run] { run_sight(*arguments, run); });
}

void add_new(CLI::App& app, Run& run) {
    auto what = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("new", "Print a file to start from");
    command->add_option("KIND", *what, "scene, dispute or fixture")
        ->required()
        ->check(CLI::IsMember({"scene", "dispute", "fixture"}).description(""));
    command->callback([what, &run] { run_new(*what, run); });
}

void add_play(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* command = app.add_subcommand("play", "What happens when steps are played on a scene");
    command
        ->add_option("FILE", arguments->files, "Files with a scene and steps; - is standard input")
        ->required();
    add_printing(*command, arguments->printing, "Print one line of JSON for each file");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_play(*arguments, run); });
}

void add_round(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<RoundArguments>();
    CLI::App* command = app.add_subcommand(
        "round", "Play the monsters, allies and summons of a round, decision by decision");
    command
        ->add_option("FILE", arguments->file,
                     "A scene with the cards of the round; - is standard input")
        ->required();
    add_decisions(*command, arguments->options);
    command->add_flag("--skip-characters", arguments->options.skip_characters,
                      "Do not stop when a character acts; the character does nothing");
    CLI::Option* ask =
        command->add_flag("-i,--interactive", arguments->interactive,
                          "Play at the terminal, as standee game new does; --save keeps the game");
    command->add_option("--save", arguments->save, "Write a file to continue the round from")
        ->type_name("FILE");
    add_printing(*command, arguments->printing,
                 "Print a line of JSON for each event, and one that says why the round stops");
    for (const char* const other :
         {"--json", "--choose", "--decide", "--first", "--skip-characters", "--brief"}) {
        ask->excludes(command->get_option(other));
    }
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_round(*arguments, run); });
}

void add_act(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<ActArguments>();
    api::ActOptions& options = arguments->options;
    CLI::App* command = app.add_subcommand(
        "act", "Play the turns of one figure or of one monster set, with its card of the round");
    command->add_option("SCENE", arguments->files, "Scene files; - is standard input")->required();
    CLI::Option* figure =
        command->add_option("--figure", options.figure, "Whose turn")->type_name("ID");
    command
        ->add_option("--set", options.set, "The monster set, or the type, whose turns are played")
        ->type_name("NAME")
        ->excludes(figure);
    add_decisions(*command, options.round);
    add_printing(*command, arguments->printing,
                 "Print a line of JSON for each event, and one that says why it stops");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_act(*arguments, run); });
}

void add_apply(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* command = app.add_subcommand("apply", "The scene after events");
    command
        ->add_option("FILE", arguments->files,
                     "Files with a scene and the events of an answer; - is standard input")
        ->required();
    add_printing(*command, arguments->printing, "Print each scene as one line of JSON");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_apply(*arguments, run); });
}

void add_game(CLI::App& app, Run& run) {
    CLI::App* command = app.add_subcommand("game", "Play an evening at the table; saved as you go");
    command->require_subcommand(1);
    const auto add_file = [&](const std::string& name, const std::string& says,
                              const std::string& what, bool resume) {
        auto arguments = std::make_shared<GameArguments>();
        arguments->resume = resume;
        CLI::App* one = command->add_subcommand(name, says);
        one->add_option(resume ? "GAME" : "FILE", arguments->file, what)->required();
        one->add_flag("--coordinates", arguments->coordinates,
                      "Call hexes by the coordinates of the scene, not C5");
        one->add_flag("--ascii", arguments->printing.ascii, "Draw with ASCII characters only");
        one->callback([arguments, &run] { run_game(*arguments, run); });
        return std::pair{one, arguments};
    };
    const auto [begin, arguments] = add_file("new", "Begin a game with a scene or a scenario",
                                             "A scene, or a scenario with hidden rooms", false);
    begin->add_option("--save", arguments->save, "Where the game is saved (NAME.game.json)")
        ->type_name("GAME");
    begin
        ->add_option("--seed", arguments->seed,
                     "Shuffle and draw all cards, modifier cards too, with this seed")
        ->check(CLI::Range(std::uint64_t{0}, greatest_seed).description(""))
        ->type_name("N");
    begin
        ->add_option("--abilities", arguments->abilities,
                     "Seed for the ability decks alone; by chance if left out")
        ->check(CLI::Range(std::uint64_t{0}, greatest_seed).description(""))
        ->type_name("N");
    add_monsters(*begin, arguments->printing);
    add_file("resume", "Go on with a saved game, its whole history included", "A saved game", true);
    auto folder = std::make_shared<std::string>(".");
    CLI::App* list = command->add_subcommand("list", "The saved games of a folder");
    list->add_option("FOLDER", *folder, "The folder; this one if left out");
    list->callback([folder, &run] { run_game_list(*folder, run); });
}

void add_threat(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<ThreatArguments>();
    CLI::App* command = app.add_subcommand(
        "threat", "Where a figure would be safe: who would focus on it, and the damage to expect");
    command->add_option("SCENE", arguments->scene, "A scene with the cards of the round")
        ->required();
    command->add_option("--figure", arguments->options.figure, "The figure that moves")->required();
    command
        ->add_option("--move", arguments->options.move,
                     "Its movement points; its own Move if left out")
        ->check(CLI::Range(0, 999));
    command->add_flag("--jump", arguments->options.jump, "Its move is a jump");
    add_printing(*command, arguments->printing, "Print one line of JSON");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_threat(*arguments, run); });
}

void add_rule(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<RuleArguments>();
    CLI::App* command =
        app.add_subcommand("rule", "Who is right: claims judged by the rules of each edition");
    command
        ->add_option("PATH", arguments->files,
                     "Dispute files, or folders of them; - is standard input")
        ->required();
    command->add_flag("--log", arguments->options.log,
                      "Also print what happened, or the reasoning");
    add_without(*command, arguments->options.without);
    add_printing(*command, arguments->printing, "Print one line of JSON for each file");
    add_monsters(*command, arguments->printing);
    command->callback([arguments, &run] { run_rule(*arguments, run); });
}

void add_check(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<CheckArguments>();
    CLI::App* command = app.add_subcommand("check", "Whether fixtures still hold");
    command->add_option("PATH", arguments->paths, "Fixture files, or folders of them")->required();
    command->add_flag("--json", arguments->json, "Print one line of JSON");
    command->callback([arguments, &run] { run_check(*arguments, run); });
}

void add_diff(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<DiffArguments>();
    CLI::App* command =
        app.add_subcommand("diff", "Where two editions answer differently, rule by rule");
    command->add_option("--editions", arguments->editions, "The two editions, separated by a comma")
        ->type_name("A,B")
        ->delimiter(',')
        ->required();
    command->add_option("--seed", arguments->seed, "Seed for drawing the cases")->type_name("N");
    command->add_option("--cases", arguments->cases, "How many cases to draw")->type_name("N");
    add_clause(*command, arguments->clauses, "Only the rules of this clause; may be repeated");
    command->add_flag("--json", arguments->json, "Print one line of JSON");
    command->callback([arguments, &run] { run_diff(*arguments, run); });
}

void add_signature(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<SignatureArguments>();
    CLI::App* command = app.add_subcommand(
        "signature",
        "Hashes of all answers: to fixtures, and to generated turns, plays and rounds");
    command->add_option("FOLDER", arguments->folder,
                        "The folder of fixtures; \"fixtures\" if left out");
    command->add_flag("--fixtures-only", arguments->fixtures_only,
                      "Leave out generated cases, which take most of the time");
    command->add_option("--jobs", arguments->jobs, "Number of threads")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
    command->add_flag("--json", arguments->json, "Print one line of JSON");
    command->callback([arguments, &run] { run_signature(*arguments, run); });
}

void add_rules(CLI::App& app, Run& run) {
    auto json = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand(
        "rules", "The rules in which editions differ, and how a scene sets them");
    command->add_flag("--json", *json, "Print one line of JSON");
    command->callback([json, &run] { run_rules(*json, run); });
}

void add_version(CLI::App& app) {
    auto json = std::make_shared<bool>(false);
    CLI::App* command =
        app.add_subcommand("version", "The version, and the methods of the library");
    command->add_flag("--json", *json, "Print one line of JSON");
    command->callback([json] { run_version(*json); });
}

void add_clauses(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<ClausesArguments>();
    CLI::App* command = app.add_subcommand(
        "clauses", "The rules, clause by clause: text, pages, deciding code and fixtures");
    command
        ->add_option(
            "id", arguments->options.ids,
            "Only these clauses, with their paragraphs of the executable rulebook, the code that "
            "decides by them and the fixtures")
        ->type_name("ID");
    add_clause(*command, arguments->ids_by_option, "The same as ID; may be repeated");
    command
        ->add_option("--page", arguments->options.page,
                     "Only clauses on this page, such as frosthaven:41")
        ->type_name("RULEBOOK:PAGE");
    command
        ->add_option("--grep", arguments->options.grep,
                     "Only clauses with this in their id or text")
        ->type_name("TEXT");
    command->add_flag("--json", arguments->json, "Print one line of JSON");
    command->add_flag(
        "--table", arguments->table,
        "Show for each clause the deciding code, the functions of the executable rulebook and the "
        "number of fixtures");
    command
        ->add_option("--fixtures", arguments->fixtures,
                     "Show which of these fixtures name each clause; by default the project's own")
        ->type_name("PATH");
    command
        ->add_option("--campaign", arguments->campaign,
                     "Show how often each clause fired and was decisive in this campaign")
        ->type_name("DIR");
    command
        ->add_option("--coverage", arguments->coverage,
                     "Print which fixtures test each rulebook paragraph that this folder lists; "
                     "exit with status 1 if there is a gap")
        ->type_name("DIR");
    command->callback([arguments, &run] { run_clauses(*arguments, run); });
}

/// Answers --help and --version; anything else that the parser throws is bad usage.
Status leave(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        app.exit(error, std::cout, std::cerr);
        return Status::answered;
    }
    std::cerr << "standee: " << printable(usage_problem(app, error, argc, argv)) << '\n';
    return Status::bad_input;
}

}  // namespace

Status run_command_line(int argc, char** argv) {
    CLI::App app{description, "standee"};
    Run run;
    add_options(app, run);
    for (const auto add :
         {add_turn, add_show, add_sight, add_new, add_play, add_round, add_act, add_apply, add_game,
          add_threat, add_rule, add_check, add_verify, add_diff, add_signature, add_clauses,
          add_rules, add_import, add_serve}) {
        add(app, run);
    }
    add_version(app);
    add_help(app);
    add_completion(app);
    const std::string called = argc > 0 ? argv[0] : "";
    add_examples(app, called.find('/') == std::string::npos ? "standee" : called);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return leave(app, error, argc, argv);
    }
    if (app.get_subcommands().empty()) {
        std::cerr << app.help();
        return Status::bad_input;
    }
    if (!std::cout.flush()) {
        std::cerr << "standee: standard output cannot be written\n";
        return Status::bad_input;
    }
    return run.status;
}

}  // namespace standee
