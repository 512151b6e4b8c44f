#include <array>

#include "apps/command_text.hpp"

namespace standee {
namespace {

// A test runs each line and compares its exit status.
constexpr std::array<Example, 65> all_examples{{
    {"turn", "Every legal turn of the demo's monster, and why",
     "standee turn fixtures/turns/demo.json"},
    {"turn", "Why is C2 not the focus?", "standee turn fixtures/turns/demo.json --why-not C2"},
    {"turn", "What if a ranged attack on an adjacent enemy had no disadvantage?",
     "standee turn fixtures/turns/demo.json --without attack.adjacent-ranged"},
    {"turn", "One line of JSON for each scene, with the stat cards of a folder",
     "standee turn examples/app/room.json --figure H1 --monsters fixtures/monsters --json"},
    {"show", "Draw the map", "standee show fixtures/turns/demo.json"},
    {"show", "Print the map as text for a file", "standee show fixtures/turns/demo.json --picture"},
    {"sight", "Does A see C2?", "standee sight fixtures/turns/demo.json A C2"},
    {"new", "Print a complete scene to start from", "standee new scene > my-scene.json"},
    {"play", "Everything that happens, step by step",
     "standee play examples/app/character-turn.json"},
    {"play", "The events, and the scene afterwards",
     "standee play examples/app/character-turn.json --json"},
    {"round", "The monsters' round, with modifier cards drawn by the command",
     "standee round examples/app/room.json --monsters fixtures/monsters --seed 3 --first"},
    {"round", "At the table: it asks for cards and decisions (here answered from a file)",
     "standee round -i examples/game/cellar.json --monsters fixtures/monsters "
     "< examples/game/answers.txt"},
    {"act", "The turns of the hounds alone, with their card of this round",
     "standee act examples/app/room.json --set rust-hound --monsters fixtures/monsters --seed 3 "
     "--first"},
    {"apply", "The board after two events", "standee apply examples/app/events.json"},
    {"game", "The games that are saved in this folder", "standee game list"},
    {"game new", "An evening at the table (here answered from a file)",
     "standee game new examples/game/cellar.json --monsters fixtures/monsters --save my.game.json "
     "< examples/game/answers.txt"},
    {"game resume", "Go on where the evening ended",
     "standee game new examples/game/cellar.json --monsters fixtures/monsters "
     "--save next.game.json < examples/game/answers.txt && "
     "echo 'undo 2' | standee game resume next.game.json"},
    {"game list", "The saved games of this folder", "standee game list"},
    {"threat", "Where is the Brute safe this round?",
     "standee threat examples/app/room.json --figure Brute --move 3 --monsters fixtures/monsters"},
    {"rule", "Who is right?", "standee rule examples/dispute/pierce.json"},
    {"rule", "With everything that happens", "standee rule examples/dispute/pierce.json --log"},
    {"rule", "Who would be right if the rule did not exist?",
     "standee rule examples/dispute/pierce.json --without attack.pierce"},
    {"check", "All rulings about focus", "standee check fixtures/disputes/focus"},
    {"check", "A fixture that is wrong: expected and actual answer side by side",
     "standee check examples/tester/wrong.json", 1},
    {"check", "The same as JSON, for a program", "standee check fixtures/disputes/focus --json"},
    {"verify", "Draw cases and check every answer twice", "standee verify --seed 7 --cases 200"},
    {"verify", "Some scenes of a scope", "standee verify --scope flower --cases 200"},
    {"verify", "Does a house rule introduce contradictions?",
     "standee verify --rules examples/dispute/house-rule.json --cases 200"},
    {"verify", "What would a rule change that no edition has?",
     "standee verify --rules examples/tester/rules/lowest-hit-points-first.json --cases 100"},
    {"verify", "Which of these conditions do answers not meet?",
     "standee verify --property examples/tester/properties.json --cases 100", 1},
    {"verify", "A scene of your own, and small changes to it",
     "standee verify --around examples/dispute/house-rule.json --cases 100"},
    {"verify", "Does another implementation give the same answers?",
     "standee verify --against 'python3 examples/adapter/python/adapter.py' --cases 200"},
    {"verify", "A faulty implementation: each difference, drawn, with the rule that it breaks",
     "standee verify --against 'FAULT=ties-by-id python3 examples/adapter/python/adapter.py' "
     "--cases 200",
     1},
    {"verify", "The score of an implementation on the rulings about movement",
     "standee verify --against 'python3 examples/adapter/python/adapter.py' "
     "--fixtures fixtures/turns/move"},
    {"verify merge", "Two parts of a campaign, then the whole",
     "standee verify --cases 200 --shard 0/2 --out part-1 && "
     "standee verify --cases 200 --shard 1/2 --out part-2 && "
     "standee verify merge part-1 part-2 --out whole"},
    {"verify report", "The page on contradictions, from a small campaign",
     "standee verify --cases 200 --out small && standee verify report small"},
    {"verify replay", "Look at a contradiction again",
     "standee verify replay docs/contradictions/"
     "no-consistent-outcome-element.consume-ability.needs-target-consumption-frosthaven.json"},
    {"verify fields", "Which fields do a few cases have? They do not have all",
     "standee verify fields --drawn --cases 2000", 1},
    {"verify scopes", "The scopes and their sizes", "standee verify scopes"},
    {"diff", "Where do two editions answer differently?",
     "standee diff --editions gloomhaven,frosthaven --cases 500"},
    {"serve", "A JSON-RPC request; without --stdio it answers HTTP until it is stopped",
     "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"version\"}' | standee serve --stdio"},
    {"version", "The methods of the library", "standee version --json"},
    {"signature", "Answers to the fixtures of one folder",
     "standee signature fixtures/turns/los --fixtures-only"},
    {"clauses", "One rule: its text, its pages and the code that decides by it",
     "standee clauses monster.focus-path"},
    {"clauses", "The rules on page 41 of Frosthaven, and the fixtures about them",
     "standee clauses --page frosthaven:41 --fixtures fixtures"},
    {"clauses", "Rules that mention a word", "standee clauses --grep retaliate"},
    {"rules", "The switches of house rules", "standee rules"},
    {"import", "Stat cards and ability cards of a monster, at level 2",
     "standee import ghs --monster tests/import/ghs/files/monster/rust-hound.json --level 2"},
    {"import ghs", "Stat cards and ability cards of a monster, at level 2",
     "standee import ghs --monster tests/import/ghs/files/monster/rust-hound.json --level 2"},
    {"import ghs", "How much of a folder is automated",
     "standee import ghs --report tests/import/ghs/files"},
    {"import mover", "A share link as a scene, and the turn that it shows",
     "standee import mover UcgEhANgAgkQIEBIgUAYIKRAUIABQgoEoCChBQKQgNACAQI > scene.json && "
     "standee turn scene.json"},
    {"import mover", "A scene as a share link",
     "standee import mover --link tests/import/mover/files/ambush.json"},
    {"import vgb", "A scenario for two characters, with everything that a round needs",
     "standee import vgb tests/import/vgb/files/flooded-cellar.json --ghs tests/import/ghs/files "
     "--character Brute:15 --character Tinkerer:40 > scene.json && "
     "standee round scene.json --seed 1 --first --skip-characters --brief"},
    {"import vgb", "The same map with all rooms revealed",
     "standee import vgb tests/import/vgb/files/flooded-cellar.json --reveal all"},
    {"import vgb", "A saved state",
     "standee import vgb tests/import/vgb/files/flooded-cellar-state.json "
     "--scenario tests/import/vgb/files/flooded-cellar.json"},
    {"import vgb", "A scenario with its hidden rooms, for a game that goes on",
     "standee import vgb tests/import/vgb/files/flooded-cellar.json --rooms "
     "--character Brute:15:10 --character Tinkerer:40:8"},
    {"import ghs-scenario", "The rooms of a scenario that are to be drawn",
     "standee import ghs-scenario tests/import/ghs/mill/scenarios/sunken-mill.json --list"},
    {"import ghs-scenario", "The same scenario with two drawn rooms",
     "standee import ghs-scenario tests/import/ghs/mill/scenarios/sunken-mill.json "
     "--ghs tests/import/ghs/files --room 1=tests/import/ghs/mill/room-1.txt "
     "--room 9.2=tests/import/ghs/mill/room-9.2.json@6,-2 --place C1=0,0 --place C2=0,1 "
     "--place rust-hound-a=4,-1"},
    {"import ghs-game", "A board, as a game in play says",
     "standee import ghs-game tests/import/ghs/mill/game.json "
     "--scene tests/import/ghs/mill/board.json --place rust-hound-5=4,0"},
    {"import ghs-game", "The game, as the board says",
     "standee import ghs-game tests/import/ghs/mill/game.json "
     "--scene tests/import/ghs/mill/board.json --update"},
    {"help", "The same as standee turn --help", "standee help turn"},
    {"help", "Write the manual page", "standee help --man > standee.1"},
    {"completion", "Complete commands, options and files in this bash",
     "source <(standee completion bash)"},
    {"completion", "For zsh, in a folder of $fpath", "standee completion zsh > _standee"},
    {"completion", "For fish", "standee completion fish > standee.fish"},
}};

/// The line with each "standee " replaced by the program's name.
std::string run_by(std::string_view line, std::string_view program) {
    constexpr std::string_view word = "standee ";
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
        const bool starts_word = at == 0 || line[at - 1] == ' ' || line[at - 1] == '(';
        if (starts_word && line.substr(at, word.size()) == word) {
            text.append(program).append(" ");
            at += word.size();
        } else {
            text += line[at++];
        }
    }
    return text;
}

}  // namespace

std::span<const Example> examples() { return all_examples; }

std::string example_lines(std::string_view command, std::string_view program) {
    std::string text;
    for (const Example& example : all_examples) {
        if (example.command == command) {
            text.append("  # ").append(example.says);
            if (example.status != 0) {
                text.append(" (exit status ").append(std::to_string(example.status)).append(")");
            }
            text.append("\n  ").append(run_by(example.line, program)).append("\n");
        }
    }
    return text;
}

}  // namespace standee
