#include "apps/cli_verify.hpp"

#include <memory>
#include <string>

// The options of verify, and their help.

namespace standee {
namespace {

void add_merge(CLI::App& verify, const std::shared_ptr<VerifyArguments>& arguments, Run& run) {
    CLI::App* command = verify.add_subcommand("merge", "Combine the parts of a campaign");
    command->add_option("OUT", arguments->folders, "The folders that the parts wrote with --out")
        ->required();
    command->add_option("--out", arguments->out, "Folder for the combined result")
        ->type_name("DIR");
    command->callback([arguments, &run] { run_verify_merge(*arguments, run); });
}

void add_report(CLI::App& verify, const std::shared_ptr<VerifyArguments>& arguments, Run& run) {
    CLI::App* command = verify.add_subcommand(
        "report", "Print the appendix on contradictions in the rules, in Markdown");
    command->add_option("OUT", arguments->folders, "The folder that a campaign wrote with --out")
        ->required()
        ->expected(1);
    command->add_option("--fixtures", arguments->files, "Where to look for contested rulings")
        ->type_name("PATH");
    command
        ->add_option("--replays", arguments->out,
                     "Folder for the page and for the files that replay its findings")
        ->type_name("DIR");
    command->callback([arguments, &run] { run_verify_report(*arguments, run); });
}

void add_replay(CLI::App& verify, const std::shared_ptr<VerifyArguments>& arguments, Run& run) {
    CLI::App* command = verify.add_subcommand("replay", "Show findings again, from their files");
    command->add_option("FILE", arguments->files, "Files of findings")->required();
    command->callback([arguments, &run] { run_verify_replay(*arguments, run); });
}

void add_fields(CLI::App& verify, Run& run) {
    auto arguments = std::make_shared<VerifyFieldsArguments>();
    CLI::App* command = verify.add_subcommand(
        "fields", "How often the cases have each field of an ability, by class of value");
    command->add_option("--seed", arguments->seed, "Seed for drawing the cases")->type_name("N");
    command->add_option("--cases", arguments->cases, "How many cases to draw (100000)")
        ->type_name("N");
    command->add_flag("--any-lines", arguments->any_lines,
                      "With ability lines that no printed card has, generated from the schema");
    command->add_flag("--drawn", arguments->drawn,
                      "Count only how often fields are drawn, which is much faster");
    command->add_flag("--json", arguments->json, "Print one line of JSON");
    command->callback([arguments, &run] { run_verify_fields(*arguments, run); });
}

void add_plan(CLI::App& verify, VerifyArguments& arguments) {
    verify.add_option("--seed", arguments.seed, "Seed for drawing the cases")->type_name("N");
    verify.add_option("--cases", arguments.cases, "How many cases to draw")->type_name("N");
    verify.add_option("--seconds", arguments.seconds, "Draw cases for this many seconds")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    verify
        .add_option("--scope", arguments.scope,
                    "Scenes of this scope: all, or as many as --cases says")
        ->type_name("NAME");
    verify.add_option("--jobs", arguments.jobs, "Number of threads")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
    verify.add_option("--editions", arguments.editions, "Only these editions, separated by commas")
        ->type_name("NAMES")
        ->delimiter(',');
    verify.add_option("--shard", arguments.shard, "Only this part of the campaign, such as 3/64")
        ->type_name("I/N");
    verify
        .add_option("--around", arguments.around,
                    "Cases like the one in this file: a turn, play or round")
        ->type_name("FILE");
    verify.add_flag("--any-lines", arguments.any_lines,
                    "Rounds also use ability lines that no printed card has, generated from the "
                    "schema");
    verify.add_option("--case", arguments.only, "Only the case with this number, shown in full")
        ->type_name("N");
    verify.add_option("--out", arguments.out, "Folder for the result and the findings")
        ->type_name("DIR");
    add_clause(verify, arguments.clauses, "Only findings about this clause; may be repeated");
    verify.add_flag("--json", arguments.json, "Print one line of JSON");
    verify.add_flag("--progress", arguments.progress, "Show the progress on standard error");
}

void add_own_rules(CLI::App& verify, VerifyArguments& arguments) {
    verify
        .add_option("--rules", arguments.rules,
                    "Find out what house rules change, and whether they contradict themselves: a "
                    "file with \"edition\" and \"rules\" or \"formulas\"")
        ->type_name("FILE");
    verify
        .add_option(
            "--property", arguments.property,
            "Search for cases in which a property does not hold: a file with \"properties\"")
        ->type_name("FILE");
}

void add_against(CLI::App& verify, VerifyArguments& arguments) {
    verify
        .add_option("--against", arguments.against,
                    "Another implementation to test: a shell command that reads requests and "
                    "writes answers, one per line (docs/against.md)")
        ->type_name("COMMAND");
    verify
        .add_option("--fixtures", arguments.fixtures,
                    "With --against: score it on the turns and plays in these files and folders")
        ->type_name("PATH")
        ->allow_extra_args(false);
    verify.add_flag(
        "--as-drawn", arguments.as_drawn,
        "With --against: ask about cases as they are drawn, whatever the command supports");
    verify
        .add_option("--timeout", arguments.timeout,
                    "With --against: seconds after which a command without an answer counts as "
                    "hanging (10)")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
}

}  // namespace

void add_verify(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* command =
        app.add_subcommand("verify", "Check the rules on many cases and report what is wrong");
    add_plan(*command, *arguments);
    add_own_rules(*command, *arguments);
    add_against(*command, *arguments);
    add_merge(*command, arguments, run);
    add_report(*command, arguments, run);
    add_replay(*command, arguments, run);
    add_fields(*command, run);
    command->add_subcommand("scopes", "The scopes, and how many scenes each has")
        ->callback(run_verify_scopes);
    command->callback([command, arguments, &run] {
        if (command->get_subcommands().empty()) {
            arguments->against.empty() ? run_verify(*arguments, run)
                                       : run_verify_against(*arguments, run);
        }
    });
}

void add_clause(CLI::App& command, std::vector<std::string>& ids, const std::string& help) {
    command.add_option("--clause", ids, help)
        ->type_name("ID")
        ->delimiter(',')
        ->allow_extra_args(false);
}

}  // namespace standee
