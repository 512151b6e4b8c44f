#include <standee/standee.hpp>
#include <standee/turn.hpp>

#include <iostream>

constexpr auto scene = R"({
  "format": "scene/1",
  "edition": "frosthaven",
  "map": {"hexes": [[0,0], [1,0], [2,0], [3,0]]},
  "figures": [
    {"id": "Guard", "kind": "monster", "side": "monsters", "at": [0,0], "initiative": 30},
    {"id": "Brute", "kind": "character", "side": "party", "at": [3,0], "initiative": 20}
  ],
  "turn": {"figure": "Guard", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]}
})";

int main() {
    try {
        const standee::Turn turn = standee::turn(scene);
        for (const standee::Option& option : turn.options) {
            std::cout << "ends in [" << option.end.q << "," << option.end.r << "]";
            for (const std::string& target : option.targets) {
                std::cout << ", attacks " << target;
            }
            std::cout << '\n';
        }
        for (const standee::Reason& reason : turn.why) {
            std::cout << "because " << reason.says << " (" << reason.page << ")\n";
        }
        standee::turn(scene, "Nobody");
    } catch (const standee::BadRequest& error) {
        std::cout << error.code() << ": " << error.what() << '\n';
    }
}
