#include <standee/play.hpp>
#include <standee/round.hpp>
#include <standee/standee.hpp>

#include <iostream>
#include <variant>

constexpr auto scene = R"({
  "format": "scene/1",
  "edition": "frosthaven",
  "map": {"hexes": [[0,0], [1,0], [2,0], [3,0]]},
  "figures": [
    {"id": "Guard", "kind": "monster", "side": "monsters", "name": "Guard", "at": [0,0], "hp": 5},
    {"id": "Brute", "kind": "character", "side": "party", "at": [3,0], "hp": 9, "initiative": 20}
  ],
  "cards": {"Guard": {"initiative": 30,
                      "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]}}
})";

int main() {
    try {
        const standee::Round round =
            standee::round(scene, {.decide = {}, .seed = 1, .skip_characters = true});
        for (const standee::Event& event : round.events) {
            if (const auto* move = std::get_if<standee::event::Move>(&event.what)) {
                std::cout << move->figure << " moves to [" << move->to.q << "," << move->to.r
                          << "]\n";
            } else if (const auto* attack = std::get_if<standee::event::Attack>(&event.what)) {
                std::cout << attack->by << " attacks " << attack->target << '\n';
            }
        }
        if (std::holds_alternative<standee::stop::Over>(round.stop)) {
            std::cout << "the round is over\n";
        }
    } catch (const standee::BadRequest& error) {
        std::cerr << error.code() << ": " << error.what() << '\n';
        return 1;
    }
}
