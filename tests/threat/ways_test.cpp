#include "threat/ways.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "lib/error.hpp"
#include "lib/random.hpp"
#include "lib/work.hpp"
#include "play/game.hpp"
#include "play/ground/movement.hpp"
#include "threat/aftermath.hpp"

// The best ways to each hex are those that a look at every walk finds, each
// played by the rules.

namespace standee {
namespace {

/// What a walk meets: a trap by its hex, hazardous terrain as one and the same.
using Met = std::vector<std::optional<Hex>>;

struct PlayedWalk {
    Hex end;
    Cost cost;
    Met met;
    bool all_steps = true;  ///< it was not held before the last
};

/// The best walks to a hex.
struct BestWalks {
    Cost cost = Cost::none();
    std::set<Met> met;

    void add(const PlayedWalk& walk) {
        if (walk.cost < cost) {
            *this = {walk.cost, {}};
        }
        if (walk.cost == cost) {
            met.insert(walk.met);
        }
    }
    friend bool operator==(const BestWalks&, const BestWalks&) = default;
};
using BestByHex = std::map<Hex, BestWalks>;

/// The walks of the first figure of a scene.
class Walks {
public:
    explicit Walks(const Scene& scene) : scene_{scene}, board_{scene.map} {
        scene_.figures[0].least_hp = 1;
    }

    /// None: the rules refuse it.
    [[nodiscard]] std::optional<PlayedWalk> play(const std::vector<Hex>& own_steps) const {
        Game game{scene_};
        try {
            move_along(game, scene_.figures[0].id, own_steps, false);
        } catch (const InputError&) {
            return std::nullopt;
        }
        PlayedWalk walk{game.state().figure(scene_.figures[0].id).at, Cost{}, {}, true};
        std::size_t steps = 0;
        for (const Event& event : game.log().events) {
            if (const auto* move = std::get_if<event::Move>(&event.what)) {
                add(walk, *move);
                steps += move->how == MoveKind::walk ? 1 : 0;
            }
        }
        walk.all_steps = steps == own_steps.size();
        return walk;
    }

    /// By trying every walk.
    [[nodiscard]] BestByHex all(int points) const {
        BestByHex best;
        best[scene_.figures[0].at].add({scene_.figures[0].at, Cost{}, {}, true});
        std::vector<Hex> walk;
        go_on(scene_.figures[0].at, walk, points, best);
        return best;
    }

private:
    [[nodiscard]] int points_into(Hex hex) const {
        return step_points(board_.terrain(board_.find(hex)), MovementKind::walk);
    }
    void add(PlayedWalk& walk, const event::Move& move) const {
        const Terrain terrain = board_.terrain(board_.find(move.to));
        const int points = move.how == MoveKind::walk ? points_into(move.to) : 0;
        walk.cost = walk.cost + Cost{terrain.negative() ? 1 : 0, points};
        if (terrain.harmful()) {
            walk.met.push_back(terrain.is(Terrain::trap) ? std::optional{move.to} : std::nullopt);
        }
    }
    void go_on(Hex from, std::vector<Hex>& walk, int points, BestByHex& best) const {
        const HexIndex at = board_.find(from);
        std::vector<HexIndex> next{board_.neighbours(at).begin(), board_.neighbours(at).end()};
        next.insert(next.end(), board_.links(at).begin(), board_.links(at).end());
        for (const HexIndex hex : next) {
            if (hex == no_hex || points_into(board_.hex(hex)) > points) {
                continue;
            }
            walk.push_back(board_.hex(hex));
            step_into(walk, points - points_into(board_.hex(hex)), best);
            walk.pop_back();
        }
    }
    void step_into(std::vector<Hex>& walk, int points, BestByHex& best) const {
        const auto played = play(walk);
        const bool passes_ally = std::ranges::any_of(scene_.figures, [&](const Figure& figure) {
            return figure.at == walk.back() && !are_enemies(figure, scene_.figures[0]);
        });
        if (played && played->all_steps) {
            best[played->end].add(*played);
            go_on(played->end, walk, points, best);
        } else if (!played && passes_ally) {
            go_on(walk.back(), walk, points, best);
        }
    }

    Scene scene_;
    Board board_;
};

Figure figure_of(const std::string& id, Side side, Hex at) {
    Figure figure;
    figure.id = id;
    figure.kind = side == Side::party ? Kind::character : Kind::monster;
    figure.side = side;
    figure.at = at;
    return figure;
}

class Dice {
public:
    explicit Dice(std::uint64_t seed) : random_{seed} {}
    bool percent(std::uint64_t chance) { return random_.below(100) < chance; }
    std::size_t below(std::size_t bound) { return random_.below(bound); }

private:
    SplitMix64 random_;
};

/// A hex with any of what makes ways differ.
void lay_tiles(Dice& dice, Hex hex, Map& map) {
    const std::vector<std::vector<Condition>> conditions{{},
                                                         {Condition::poison},
                                                         {Condition::stun},
                                                         {Condition::immobilize},
                                                         {Condition::stun, Condition::immobilize}};
    if (dice.percent(10)) {
        map.obstacles.push_back(hex);
        return;
    }
    if (dice.percent(20)) {
        map.difficult.push_back(hex);
    }
    if (dice.percent(20)) {
        map.icy.push_back(hex);
    }
    if (dice.percent(15)) {
        map.hazardous.push_back(hex);
    }
    if (dice.percent(25)) {
        map.traps.push_back({hex, 1, conditions[dice.below(conditions.size())]});
    }
    if (dice.percent(5)) {
        map.negative.push_back(hex);
    }
}

/// A board of 16 hexes, with C1 in a corner, an ally and an enemy.
Scene any_board(Dice& dice) {
    Scene scene;
    scene.edition = edition(EditionId::gloomhaven_2);
    std::vector<Hex>& hexes = scene.map.hexes;
    for (int i = 0; i < 16; ++i) {
        hexes.push_back({i % 4, i / 4});
    }
    for (std::size_t i = 1; i < hexes.size(); ++i) {
        lay_tiles(dice, hexes[i], scene.map);
    }
    scene.figures = {figure_of("C1", Side::party, hexes.front()),
                     figure_of("C2", Side::party, hexes[1 + dice.below(7)]),
                     figure_of("M1", Side::monsters, hexes[8 + dice.below(8)])};
    std::erase_if(scene.map.obstacles, [&](Hex hex) {
        return hex == scene.figures[1].at || hex == scene.figures[2].at;
    });
    if (dice.percent(30)) {
        scene.map.links = {{hexes[dice.below(4)], hexes[12 + dice.below(4)]}};
    }
    if (dice.percent(30)) {
        scene.map.walls = {{hexes[5], hexes[6]}};
    }
    if (dice.percent(20)) {
        scene.figures[0].immunities.insert(Condition::stun);
    }
    if (dice.percent(30)) {
        scene.figures[0].conditions = {{Condition::safeguard, false}};
    }
    return scene;
}

/// The same by the search.
BestByHex by_search(const Scene& scene, const Board& board, int points, const Walks& walks) {
    const WaysInReach ways{scene, board, scene.figures[0], {.points = points, .jump = false}};
    BestByHex best;
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const Cost cost = ways.to(hex);
        if (!cost.possible()) {
            continue;
        }
        BestWalks& there = best[board.hex(hex)];
        there.cost = cost;
        if (cost.negative_hexes() == 0) {
            there.met = {Met{}};
        }
        for (const std::vector<Hex>& way : ways.ways_to(hex)) {
            const auto played = walks.play(way);
            const bool arrives = played && played->all_steps && played->end == board.hex(hex);
            EXPECT_TRUE(arrives && played->cost == cost);
            if (arrives) {
                EXPECT_TRUE(there.met.insert(played->met).second) << "the same way twice";
            }
        }
    }
    return best;
}

std::string in_words(const BestByHex& best) {
    std::string words;
    for (const auto& [hex, walks] : best) {
        words += "[" + std::to_string(hex.q) + "," + std::to_string(hex.r) + "] " +
                 std::to_string(walks.cost.negative_hexes()) + "/" +
                 std::to_string(walks.cost.points()) + " in " + std::to_string(walks.met.size()) +
                 "\n";
    }
    return words;
}

TEST(WaysInReach, AreTheBestOfAllWalks) {
    std::size_t over_negative_hexes = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Dice dice{seed};
        const Scene scene = any_board(dice);
        const Board board{scene.map};
        const Walks walks{scene};
        const int points = 1 + static_cast<int>(dice.below(4));
        const BestByHex expected = walks.all(points);
        const BestByHex found = by_search(scene, board, points, walks);
        EXPECT_TRUE(found == expected) << "seed " << seed << ", " << points << " points: found\n"
                                       << in_words(found) << "of all walks\n"
                                       << in_words(expected);
        for (const auto& [hex, best] : expected) {
            over_negative_hexes += best.cost.negative_hexes() > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(over_negative_hexes, 100U);
}

// Whoever has points to spare does not walk in circles.
TEST(WaysInReach, TakeNoMoreWorkWithPointsToSpare) {
    Scene scene;
    for (int i = 0; i < 400; ++i) {
        scene.map.hexes.push_back({i % 20, i / 20});
    }
    scene.map.traps = {{{1, 0}, 1, {}}};
    scene.figures = {figure_of("C1", Side::party, {0, 0})};
    const Board board{scene.map};
    const auto work_with = [&](int points) {
        const WorkLimit limit;
        static_cast<void>(WaysInReach{scene, board, scene.figures[0], {.points = points}});
        return limit.done();
    };
    EXPECT_EQ(work_with(100), work_with(50));
}

}  // namespace
}  // namespace standee
