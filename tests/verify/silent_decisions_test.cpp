#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "play/round/round.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/generate/transform.hpp"

// No silent decision. Whatever breaks a tie without asking breaks it by the order of hexes, of ids,
// or of what the file lists first. So a round must come to the same outcomes on a mirrored map,
// with other ids, and with everything listed in another order.

namespace standee {
namespace {

constexpr std::uint64_t rounds = 500;
constexpr std::size_t most_plays = 150;

using Change = std::function<Scene(Scene)>;

/// The scene however its lists are ordered and its modifier decks are shuffled: which of two decks
/// is shuffled first is chance.
std::string in_one_order(Scene scene) {
    for (auto* hexes : {&scene.map.hexes, &scene.map.obstacles, &scene.map.difficult,
                        &scene.map.icy, &scene.map.hazardous, &scene.map.water, &scene.map.treasure,
                        &scene.map.wall_hexes, &scene.map.unrevealed, &scene.map.starting_hexes,
                        &scene.map.pressure_plates, &scene.map.negative, &scene.loot}) {
        std::ranges::sort(*hexes);
    }
    for (auto& [mark, hexes] : scene.map.marks) {
        std::ranges::sort(hexes);
    }
    for (auto* edges : {&scene.map.walls, &scene.map.links}) {
        for (Edge& edge : *edges) {
            edge = edge.b < edge.a ? Edge{edge.b, edge.a} : edge;
        }
        std::ranges::sort(*edges, {}, [](const Edge& edge) { return std::pair{edge.a, edge.b}; });
    }
    std::ranges::sort(scene.map.doors, {}, &Door::at);
    std::ranges::sort(scene.map.traps, {}, &Trap::at);
    std::ranges::sort(scene.figures, {}, &Figure::id);
    for (Figure& figure : scene.figures) {
        std::ranges::sort(figure.conditions, {}, &HeldCondition::name);
    }
    Json json = write_scene(scene);
    for (Json& deck : json["decks"]) {
        std::ranges::sort(deck.get_ref<Json::array_t&>());
    }
    return json.dump();
}

/// All that a round can come to, each as `back` has it; none where that takes too many plays, or
/// some course of it is refused.
std::optional<std::set<std::string>> outcomes_of(const Scene& scene, const Change& back) {
    std::set<std::string> outcomes;
    std::vector<std::vector<event::OptionChoice>> open{{}};
    for (std::size_t plays = 0; !open.empty(); ++plays) {
        if (plays == most_plays) {
            return std::nullopt;
        }
        RoundOrders orders;
        orders.others_pass = true;
        orders.choose = std::move(open.back());
        open.pop_back();
        try {
            const RoundAnswer answer = play_round(scene, orders);
            const auto* stop = std::get_if<PendingChoice>(&answer.stop);
            if (stop == nullptr) {
                outcomes.insert(in_one_order(back(answer.scene)));
            }
            for (std::size_t i = 0; stop != nullptr && i < stop->choice.options.size(); ++i) {
                open.push_back(orders.choose);
                open.back().emplace_back(i);
            }
        } catch (const InputError&) {
            return std::nullopt;
        }
    }
    return outcomes;
}

/// Checks that drawn rounds have the outcomes that they have when they are written otherwise.
void check_rounds(const Change& change, const Change& back) {
    int compared = 0;
    int decided = 0;
    for (std::uint64_t seed = 0; seed < rounds && !testing::Test::HasFailure(); ++seed) {
        const Scene scene = generate::random_round(seed);
        const auto outcomes = outcomes_of(scene, [](Scene same) { return same; });
        const auto others = outcomes ? outcomes_of(change(scene), back) : std::nullopt;
        if (!outcomes || !others) {
            continue;
        }
        ++compared;
        decided += outcomes->size() > 1 ? 1 : 0;
        EXPECT_EQ(*outcomes, *others) << "round of seed " << seed;
    }
    EXPECT_GE(compared, 150);
    EXPECT_GE(decided, 50);
}

TEST(NoSilentDecision, DependsOnTheOrderOfHexes) {
    const Change mirror = [](Scene scene) {
        return generate::with_hexes_moved(std::move(scene),
                                          [](Hex hex) { return Hex{hex.q + hex.r, -hex.r}; });
    };
    check_rounds(mirror, mirror);
}

TEST(NoSilentDecision, DependsOnTheOrderOfLists) {
    generate::Dice dice{7};
    check_rounds([&](Scene scene) { return generate::in_another_order(std::move(scene), dice); },
                 [](Scene scene) { return scene; });
}

using Names = std::map<std::string, std::string>;

/// Other ids, in the opposite order.
Names other_names(const Scene& scene) {
    std::set<std::string> ids;
    for (const Figure& figure : scene.figures) {
        ids.insert(figure.id);
    }
    Names names;
    for (const std::string& id : ids) {
        names[id] = "N" + std::to_string(900 - names.size());
    }
    return names;
}

Names inverse(const Names& names) {
    Names back;
    for (const auto& [one, other] : names) {
        back[other] = one;
    }
    return back;
}

Scene renamed(Scene scene, const Names& names) {
    const auto rename = [&](std::string& id) {
        const auto name = names.find(id);
        id = name == names.end() ? id : name->second;
    };
    for (Figure& figure : scene.figures) {
        rename(figure.id);
        if (figure.summoner) {
            rename(*figure.summoner);
        }
    }
    for (auto* piles : {&scene.decks, &scene.discards}) {
        std::map<std::string, std::vector<Card>> all;
        for (auto& [owner, cards] : *piles) {
            std::string name = owner;
            rename(name);
            all[name] = std::move(cards);
        }
        *piles = std::move(all);
    }
    return scene;
}

TEST(NoSilentDecision, DependsOnTheOrderOfIds) {
    Names names;
    check_rounds(
        [&](Scene scene) {
            names = other_names(scene);
            return renamed(std::move(scene), names);
        },
        [&](Scene scene) { return renamed(std::move(scene), inverse(names)); });
}

}  // namespace
}  // namespace standee
