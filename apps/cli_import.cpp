#include "apps/cli_import.hpp"

#include <memory>
#include <string>

// The options of `import`. apps/cli.cpp has the options of the other subcommands.

namespace standee {
namespace {

void add_ghs_options(CLI::App& command, ImportArguments& arguments) {
    command.add_option("--monster", arguments.monster, "A stat file")->type_name("FILE");
    command.add_option("--deck", arguments.deck, "An ability deck")->type_name("FILE");
    command
        .add_option("--report", arguments.report,
                    "Report how much of a folder of files is automated")
        ->type_name("DIR");
    command.add_option("--level", arguments.level, "Scenario level (1)")
        ->check(CLI::Range(0, 7).description(""))
        ->type_name("N");
    command.add_option("--characters", arguments.characters, "Number of characters, 2 to 4 (2)")
        ->check(CLI::Range(2, 4).description(""))
        ->type_name("N");
    command.add_option("--rank", arguments.rank, "Only this rank: normal or elite")
        ->check(CLI::IsMember({"normal", "elite"}).description(""))
        ->type_name("RANK");
    command.add_option("--prosperity", arguments.prosperity, "Prosperity level")->type_name("N");
    command.add_option("--round", arguments.round, "Round")->type_name("N");
    command
        .add_option("--character-hp", arguments.character_hp,
                    "Maximum hit points of the character, for bosses that depend on them")
        ->check(CLI::Range(1, 99'999).description(""))
        ->type_name("N");
    command.add_option("--label", arguments.labels, "A label file with the texts of cards")
        ->type_name("FILE")
        ->allow_extra_args(false);
    command
        .add_option("--compare", arguments.compare,
                    "With --report: compare the cards with those in an edition file of X-haven")
        ->type_name("FILE")
        ->allow_extra_args(false);
    command
        .add_option("--edition", arguments.edition, "Use this edition instead of the files' own")
        ->type_name("EDITION");
    command.add_flag("--json", arguments.json, "Print one line of JSON");
}

void add_ghs(CLI::App& import, Run& run) {
    auto arguments = std::make_shared<ImportArguments>();
    CLI::App* command = import.add_subcommand(
        "ghs", "Convert stat and ability files of Gloomhaven Secretariat to cards and figures");
    add_ghs_options(*command, *arguments);
    command->callback([arguments, &run] { run_import_ghs(*arguments, run); });
}

void add_mover(CLI::App& import, Run& run) {
    auto arguments = std::make_shared<ImportMoverArguments>();
    CLI::App* command = import.add_subcommand(
        "mover", "Convert share links of Monster Mover to scenes, or a scene to a link");
    CLI::Option* links = command->add_option("LINK", arguments->links,
                                             "A link, with or without its address, or a file with "
                                             "one link per line; - is standard input");
    CLI::Option* scene =
        command->add_option("--link", arguments->scene, "Write this scene as a link")
            ->type_name("SCENE")
            ->excludes(links);
    command
        ->add_flag("--drop", arguments->drop,
                   "With --link: leave out what a link cannot hold, and list it on standard error")
        ->needs(scene);
    command->add_flag("--json", arguments->json, "Print one line of JSON for each link");
    command->callback([arguments, &run] { run_import_mover(*arguments, run); });
}

/// The files that a scenario needs besides its own file.
void add_vgb_files(CLI::App& command, ImportVgbArguments& arguments) {
    command
        .add_option(
            "FILE", arguments.file,
            "A scenario file, or a saved state; - is standard input. With --vgb: the number of "
            "a scenario, such as 2 or solo/3")
        ->required();
    command
        .add_option("--vgb", arguments.clone,
                    "A clone of Virtual Gloomhaven Board, with its scenarios and map tiles")
        ->type_name("DIR");
    command
        .add_option("--tiles", arguments.tiles,
                    "The shapes of the map tiles: BoardMapTile.elm, a clone that has it, or a file "
                    "of shapes. If left out: tiles.json beside FILE, or the clone that FILE is in")
        ->type_name("PATH");
    command
        .add_option(
            "--scenario", arguments.scenario,
            "For a saved state: its scenario; the file with its number beside FILE if left out")
        ->type_name("FILE");
    command
        .add_option("--ghs", arguments.ghs,
                    "Gloomhaven Secretariat's data for an edition, with stat cards and decks; may "
                    "be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
    command
        .add_option("--label", arguments.labels,
                    "A label file with the texts of cards, in addition to those of --ghs")
        ->type_name("FILE")
        ->allow_extra_args(false);
}

void add_vgb_options(CLI::App& command, ImportVgbArguments& arguments) {
    command.add_option("--players", arguments.players, "Number of characters, 1 to 4 (2)")
        ->check(CLI::Range(1, 4).description(""))
        ->type_name("N");
    command.add_option("--level", arguments.level, "Scenario level (1)")
        ->check(CLI::Range(0, 7).description(""))
        ->type_name("N");
    command
        .add_option("--reveal", arguments.reveal,
                    "Further rooms to reveal, by their map tiles, or all")
        ->type_name("ROOM")
        ->delimiter(',');
    command
        .add_option("--character", arguments.characters,
                    "A character, its initiative and its hit points; may be repeated")
        ->type_name("NAME[:INITIATIVE[:HP]]")
        ->allow_extra_args(false);
    command.add_option("--seed", arguments.seed, "With --ghs: seed for drawing the ability cards")
        ->check(CLI::Range(std::uint64_t{0}, greatest_seed).description(""))
        ->type_name("N");
    command.add_flag("--rooms", arguments.rooms,
                     "Keep the hidden rooms: print a scenario, not only a scene");
    command.add_flag("--json", arguments.json, "Print one line of JSON");
}

void add_vgb(CLI::App& import, Run& run) {
    auto arguments = std::make_shared<ImportVgbArguments>();
    CLI::App* command = import.add_subcommand(
        "vgb", "Convert scenarios and saved states of Virtual Gloomhaven Board to scenes");
    add_vgb_files(*command, *arguments);
    add_vgb_options(*command, *arguments);
    command->callback([arguments, &run] { run_import_vgb(*arguments, run); });
}

void add_paths(CLI::App& command, const char* name, std::vector<std::string>& to, const char* says,
               const char* type) {
    command.add_option(name, to, says)->type_name(type)->allow_extra_args(false);
}

void add_ghs_scenario_options(CLI::App& command, ImportGhsScenarioArguments& arguments) {
    command.add_option("FILE", arguments.file, "A scenario file")->required();
    add_paths(command, "--room", arguments.rooms,
              "The drawing of a room: a scene, a map or a picture; @door joins its door to the "
              "room before it, @Q,R says where its hex [0,0] lies; may be repeated",
              "ID=FILE[@door|@Q,R]");
    command
        .add_option("--drawings", arguments.drawings,
                    "A folder that keeps the drawings of rooms: those in it are used, and those of "
                    "--room are added to it")
        ->type_name("DIR");
    add_paths(command, "--place", arguments.places, "Where a figure stands; may be repeated",
              "ID=Q,R");
    command.add_flag("--list", arguments.list, "Print the rooms to draw, with their figures");
    command.add_option("--players", arguments.players, "Number of characters, 1 to 4 (2)")
        ->check(CLI::Range(1, 4).description(""))
        ->type_name("N");
    command.add_option("--level", arguments.level, "Scenario level (1)")
        ->check(CLI::Range(0, 7).description(""))
        ->type_name("N");
    add_paths(command, "--character", arguments.characters,
              "A character, its initiative and its hit points; may be repeated",
              "NAME[:INITIATIVE[:HP]]");
    add_paths(command, "--section", arguments.sections,
              "Section files, or a folder of them; those of the data folder if left out", "PATH");
    add_paths(command, "--ghs", arguments.ghs,
              "A data folder with stat cards and decks; that in which FILE lies if left out; may "
              "be repeated",
              "DIR");
    add_paths(command, "--label", arguments.labels,
              "A label file with the texts, in addition to those of the data", "FILE");
    command.add_flag("--json", arguments.json, "Print one line of JSON");
}

void add_ghs_scenario(CLI::App& import, Run& run) {
    auto arguments = std::make_shared<ImportGhsScenarioArguments>();
    CLI::App* command = import.add_subcommand(
        "ghs-scenario",
        "Convert a scenario of Gloomhaven Secretariat, whose rooms you draw, to a scenario");
    add_ghs_scenario_options(*command, *arguments);
    command->callback([arguments, &run] { run_import_ghs_scenario(*arguments, run); });
}

void add_ghs_game(CLI::App& import, Run& run) {
    auto arguments = std::make_shared<ImportGhsGameArguments>();
    CLI::App* command = import.add_subcommand(
        "ghs-game", "Bring a scene and a game of Gloomhaven Secretariat in play together");
    command->add_option("GAME", arguments->game, "A game that the application has exported")
        ->required();
    command
        ->add_option("--scene", arguments->scene,
                     "The scene, which says where the figures stand; or a saved game as it stands")
        ->type_name("FILE")
        ->required();
    add_paths(*command, "--place", arguments->places,
              "Where a figure stands that the scene does not have; may be repeated", "ID=Q,R");
    command->add_flag("--decks", arguments->decks,
                      "Bring the game's modifier decks and ability decks too: a game then draws "
                      "from them");
    command->add_flag("--update", arguments->update,
                      "Print the game as the scene says, not the scene as the game says");
    command->add_flag("--json", arguments->json, "Print one line of JSON");
    command->callback([arguments, &run] { run_import_ghs_game(*arguments, run); });
}

}  // namespace

void add_import(CLI::App& app, Run& run) {
    CLI::App* command =
        app.add_subcommand("import", "Import scenes and monster data from other programs");
    command->require_subcommand(1);
    add_ghs(*command, run);
    add_mover(*command, run);
    add_vgb(*command, run);
    add_ghs_scenario(*command, run);
    add_ghs_game(*command, run);
}

}  // namespace standee
