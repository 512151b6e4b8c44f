#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "api/options.hpp"
#include "apps/server/serve.hpp"
#include "apps/terminal.hpp"

// The subcommands: the arguments of each, and the function that runs it. apps/cli.cpp fills the
// arguments from the command line; nothing here needs a parser.

namespace standee {

/// Exit status of the command.
enum class Status : int {
    answered = 0,
    does_not_hold = 1,  ///< a fixture that is checked does not hold
    bad_input = 2       ///< bad input or usage, with the error on stderr
};

/// The options that every subcommand obeys, and the exit status that it sets.
struct Run {
    ColourChoice colour = ColourChoice::automatic;
    Status status = Status::answered;
    bool json = false;       ///< errors are printed as JSON, like the answers
    bool unlimited = false;  ///< questions take as much work as they need
};

/// Whether answers are printed as JSON or in words, and how maps are drawn.
struct Printing {
    bool json = false;
    bool ascii = false;
    std::vector<std::string> monsters;  ///< files and folders of stat cards
};

struct TurnArguments {
    std::vector<std::string> scenes;
    api::TurnOptions options;
    Printing printing;
};

struct PlayArguments {
    std::vector<std::string> files;
    Printing printing;
};

struct RoundArguments {
    std::string file;
    api::RoundOptions options;
    bool interactive = false;
    std::string save;  ///< the file to continue from; empty: none
    Printing printing;
};

struct ActArguments {
    std::vector<std::string> files;
    api::ActOptions options;
    Printing printing;
};

struct GameArguments {
    std::string file;  ///< a scene or a scenario; with `resume`, a saved game
    bool resume = false;
    bool saves = true;  ///< beside the file, if `save` does not say where
    std::string save;
    std::optional<std::uint64_t> seed;       ///< draws modifier cards
    std::optional<std::uint64_t> abilities;  ///< shuffles the ability decks; none: by chance
    bool coordinates = false;                ///< hexes by the scene's coordinates, not "C5"
    Printing printing;
};

struct ThreatArguments {
    std::string scene;
    api::ThreatOptions options;
    Printing printing;
};

struct RuleArguments {
    std::vector<std::string> files;  ///< and folders
    api::RuleOptions options;
    Printing printing;
};

struct ShowArguments {
    std::vector<std::string> scenes;
    bool picture = false;  ///< the map as lines of text for a file
    Printing printing;
};

struct SightArguments {
    std::string scene;
    std::string from, to;  ///< hexes, or ids of figures
    Printing printing;
};

struct CheckArguments {
    std::vector<std::string> paths;
    bool json = false;
};

struct VerifyArguments {
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> cases;
    std::optional<double> seconds;
    std::string scope;
    int jobs = 1;
    std::vector<std::string> editions;  ///< all if empty
    std::string rules;                  ///< a file with a house rule; none if empty
    std::string shard;                  ///< "3/64"; the whole campaign if empty
    std::string around;                 ///< a file whose case is tried with small changes
    std::optional<std::uint64_t> only;  ///< the number of the one case to try
    std::vector<std::string> clauses;   ///< only findings about these; all if empty
    bool any_lines = false;             ///< draw lines from the schema of abilities, too
    bool json = false;
    bool progress = false;             ///< even if standard error is not a terminal
    std::string out;                   ///< for a report: the folder that the page names
    std::vector<std::string> folders;  ///< to merge, or to report on
    std::vector<std::string> files;    ///< to replay, or where a report looks for rulings
    std::string against;  ///< another implementation, as a shell command; none if empty
    std::vector<std::string> fixtures;  ///< fixtures to ask it instead of cases
    double timeout = 10;                ///< seconds that it may take for an answer
    bool as_drawn = false;              ///< ask it about cases whatever it supports
    std::string property;               ///< a file with properties to test; none if empty
};

struct VerifyFieldsArguments {
    std::uint64_t seed = 1;
    std::uint64_t cases = 100'000;
    bool any_lines = false;
    bool drawn = false;  ///< do not count what discriminates
    bool json = false;
};

struct DiffArguments {
    std::vector<std::string> editions;
    std::uint64_t seed = 1;
    std::uint64_t cases = 40'000;
    std::vector<std::string> clauses;  ///< only these; all if empty
    bool json = false;
};

struct SignatureArguments {
    std::string folder = "fixtures";
    bool fixtures_only = false;
    int jobs = 1;
    bool json = false;
};

struct ClausesArguments {
    api::ClausesOptions options;
    std::vector<std::string> ids_by_option;  ///< more ids, by --clause
    bool json = false;
    bool table = false;
    std::vector<std::string> fixtures;
    std::optional<std::string> campaign;
    std::optional<std::string> coverage;  ///< a folder with the paragraphs of the rulebooks
};

struct ImportArguments {
    std::string monster, deck, report;  ///< files, and a folder to report on
    std::vector<std::string> labels;    ///< files with the texts of cards
    std::vector<std::string> compare;   ///< files of X-haven to compare the cards with
    std::string edition;                ///< instead of the files' own
    int level = 1;
    int characters = 2;
    std::string rank;  ///< only "normal" or only "elite"; both if empty
    std::optional<int> prosperity;
    std::optional<int> round;
    std::optional<int> character_hp;  ///< the maximum hit points of the character
    bool json = false;
};

struct ImportMoverArguments {
    std::vector<std::string> links;  ///< links, and files with one link per line
    std::string scene;               ///< the file of a scene to write as a link; empty: none
    bool drop = false;               ///< leave out what a link cannot hold
    bool json = false;
};

struct ImportVgbArguments {
    std::string file;      ///< a scenario or a saved state; with `clone` the number of a scenario
    std::string clone;     ///< Virtual Gloomhaven Board's repository; empty: `file` is a file
    std::string tiles;     ///< the shapes of map tiles; empty: beside the file or in its clone
    std::string scenario;  ///< of a saved state; empty: its file beside the state
    std::optional<int> players;
    int level = 1;
    std::vector<std::string> reveal;
    std::vector<std::string> characters;  ///< "Brute" or "Brute:15:10"
    std::vector<std::string> ghs;         ///< folders of Gloomhaven Secretariat's data
    std::vector<std::string> labels;
    std::uint64_t seed = 1;
    bool rooms = false;  ///< print a scenario with the hidden rooms
    bool json = false;
};

struct ImportGhsScenarioArguments {
    std::string file;
    std::vector<std::string> sections;  ///< files and folders; empty: those of the data folder
    std::vector<std::string> ghs;       ///< data folders; empty: that in which the file lies
    std::vector<std::string> labels;
    int players = 2;
    int level = 1;
    std::vector<std::string> characters;
    std::vector<std::string> rooms;   ///< "1=FILE" or "1=FILE@3,-1"
    std::string drawings;             ///< the folder that keeps them; empty: none
    std::vector<std::string> places;  ///< "hound-a=3,-1"
    bool list = false;
    bool json = false;
};

struct ImportGhsGameArguments {
    std::string game;
    std::string scene;
    std::vector<std::string> places;  ///< "hound-3=3,-1"
    bool update = false;              ///< print the game as the scene says
    bool decks = false;               ///< decks come too
    bool json = false;
};

// Each function runs a subcommand: it writes the answer to standard output and sets the status in
// `run`.
void run_turn(const TurnArguments& arguments, Run& run);
void run_turn_without(const TurnArguments& arguments, Run& run);
void run_play(const PlayArguments& arguments, Run& run);
void run_act(const ActArguments& arguments, Run& run);
void run_apply(const PlayArguments& arguments, Run& run);
void run_round(const RoundArguments& arguments, Run& run);
void run_game(GameArguments arguments, Run& run);
void run_game_list(const std::string& folder, Run& run);
void run_threat(const ThreatArguments& arguments, Run& run);
void run_rule(const RuleArguments& arguments, Run& run);
void run_show(const ShowArguments& arguments, Run& run);
void run_sight(const SightArguments& arguments, Run& run);
void run_new(const std::string& what, Run& run);
void run_check(const CheckArguments& arguments, Run& run);
void run_verify(const VerifyArguments& arguments, Run& run);
void run_verify_against(const VerifyArguments& arguments, Run& run);
void run_verify_merge(const VerifyArguments& arguments, Run& run);
void run_verify_report(const VerifyArguments& arguments, Run& run);
void run_verify_replay(const VerifyArguments& arguments, Run& run);
void run_verify_scopes();
void run_verify_fields(const VerifyFieldsArguments& arguments, Run& run);
void run_diff(const DiffArguments& arguments, Run& run);
void run_signature(const SignatureArguments& arguments, Run& run);
void run_clauses(ClausesArguments arguments, Run& run);
void run_rules(bool json, Run& run);
void run_version(bool json);
void run_serve(const ServeArguments& arguments);
void run_import_ghs(const ImportArguments& arguments, Run& run);
void run_import_mover(const ImportMoverArguments& arguments, Run& run);
void run_import_vgb(const ImportVgbArguments& arguments, Run& run);
void run_import_ghs_game(const ImportGhsGameArguments& arguments, Run& run);
void run_import_ghs_scenario(const ImportGhsScenarioArguments& arguments, Run& run);

}  // namespace standee
