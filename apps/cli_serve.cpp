#include "apps/cli_serve.hpp"

#include <CLI/CLI.hpp>
#include <memory>

namespace standee {

void add_serve(CLI::App& app, Run& /*run*/) {
    auto arguments = std::make_shared<ServeArguments>();
    CLI::App* command = app.add_subcommand("serve", "Answer requests from other programs");
    command->add_option("--port", arguments->port, "Port for HTTP (8080)")
        ->type_name("N")
        ->check(CLI::Range(1, 65535).description(""));
    command->add_option("--host", arguments->host, "Address to listen on (127.0.0.1)")
        ->type_name("ADDRESS");
    CLI::Option* const stdio =
        command->add_flag("--stdio", arguments->stdio,
                          "JSON-RPC 2.0 on standard input and output, one message per line");
    command->add_option("--web", arguments->web, "Also serve the files of this folder")
        ->type_name("DIR");
    CLI::Option* const table =
        command
            ->add_option("--table", arguments->table,
                         "Play one game on several devices: the file that keeps it")
            ->type_name("FILE");
    command
        ->add_option("--max-clients", arguments->max_clients,
                     "Most devices at the table at the same time (16)")
        ->type_name("N")
        ->check(CLI::Range(1, 1000).description(""))
        ->needs(table);
    command
        ->add_option("--allow-origin", arguments->allow_origin,
                     "Let pages from this origin call the server")
        ->type_name("ORIGIN");
    command
        ->add_option("--allow-host", arguments->allow_host,
                     "Also answer requests to this name and port, such as games.example:8080")
        ->type_name("HOST");
    command->add_option("--max-body", arguments->max_body, "Largest request in bytes (1048576)")
        ->type_name("N");
    command->add_option("--max-hexes", arguments->max_hexes, "Largest map in hexes (10000)")
        ->type_name("N");
    command
        ->add_option("--timeout", arguments->timeout,
                     "Seconds allowed to read a request, to answer it and to write the answer (10)")
        ->type_name("N")
        ->check(CLI::Range(1, 3600).description(""));
    command
        ->add_option("--max-connections", arguments->max_connections,
                     "Most connections at the same time; others wait (1000)")
        ->type_name("N")
        ->check(CLI::Range(1, 100000).description(""));
    command->add_flag("--quiet", arguments->quiet, "Log only failures of the server");
    for (const char* const of_http :
         {"--port", "--host", "--web", "--table", "--allow-origin", "--allow-host", "--timeout",
          "--max-connections", "--quiet"}) {
        stdio->excludes(command->get_option(of_http));
    }
    table->excludes(command->get_option("--allow-origin"));
    command->callback([arguments] { run_serve(*arguments); });
}

}  // namespace standee
