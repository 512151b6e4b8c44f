#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/games/random_game.hpp"

// usage: play_games ROUNDS SEED KEEP FILE...
//
// Plays each scenario at random and prints a line of JSON for it. A game with a fault is written to
// the folder KEEP as FILE.game.json, which `standee game resume` reads.

namespace {

using standee::Json;

std::string name_in(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

int play_all(int rounds, std::uint64_t seed, const std::string& keep,
             const std::vector<std::string>& files) {
    bool failed = false;
    for (const std::string& file : files) {
        std::ifstream in{file};
        standee::test::RandomGame game;
        game.document = standee::test::with_mortal_characters(Json::parse(in), seed);
        game.seed = seed;
        game.rounds = rounds;
        if (seed % 3 == 0) {  // modifier cards are drawn by the game
            game.chance.seed = seed;
        }
        game.chance.abilities = seed;
        const standee::test::PlayedGame played = standee::test::play_at_random(game);
        std::cout << Json{{"file", file},
                          {"rounds", played.rounds},
                          {"stops", played.stops},
                          {"answers", played.answers},
                          {"accepted", played.accepted},
                          {"refused", played.refused},
                          {"revealed", played.revealed},
                          {"ended", played.ended},
                          {"fault", played.fault}}
                         .dump()
                  << std::endl;
        if (!played.fault.empty()) {
            failed = true;
            std::ofstream{keep + "/" + name_in(file) + ".game.json"} << played.saved;
        }
    }
    return failed ? 1 : 0;
}

}  // namespace

int main(int count, char** words) {
    if (count < 5) {
        std::cerr << "usage: play_games ROUNDS SEED KEEP FILE...\n";
        return 2;
    }
    try {
        return play_all(std::stoi(words[1]), std::stoull(words[2]), words[3],
                        {words + 4, words + count});
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
