#include "verify/generate/random_play.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "verify/generate/parts.hpp"
#include "verify/generate/play_parts.hpp"
#include "verify/generate/possible.hpp"

namespace standee::generate {
namespace {

/// An enemy, or now and then just anybody.
const Figure& any_target(Dice& dice, const Scene& scene, const Figure& by) {
    for (int tries = 0; tries < 6; ++tries) {
        const Figure& target = dice.pick(scene.figures);
        if (are_enemies(by, target) || dice.percent(2)) {
            return target;
        }
    }
    return scene.figures.front();
}

Json any_step(Dice& dice, const Scene& scene, const Figure& figure) {
    const int kind = dice.below(100);
    if (kind < 48) {
        return attack_step(dice, scene, figure, any_target(dice, scene, figure));
    }
    return kind < 66
               ? movement_step(dice, scene, figure)
               : other_step(dice, scene, dice.percent(50) ? figure : dice.pick(scene.figures));
}

/// Figures pushed and pulled about by whoever is nearest to them.
void add_shoves(Dice& dice, const Scene& scene, std::vector<Json>& steps) {
    const Figure& target = dice.pick(scene.figures);
    const Figure* nearest = &target;
    for (const Figure& figure : scene.figures) {
        const int distance = hex_distance(figure.at, target.at);
        if (&figure != &target &&
            (nearest == &target || distance < hex_distance(nearest->at, target.at))) {
            nearest = &figure;
        }
    }
    for (int count = dice.between(1, 2); count > 0; --count) {
        steps.push_back(forced_step(dice, scene, *nearest, target));
    }
}

bool has_turns_of_its_own(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::summon ||
           figure.kind == Kind::ally || figure.kind == Kind::boss;
}

/// A turn of one figure from its start to its end, with a step or two in it.
void add_turn(Dice& dice, const Scene& scene, std::vector<Json>& steps) {
    const Figure& figure = dice.pick(scene.figures);
    if (has_turns_of_its_own(figure) && dice.percent(40)) {
        steps.push_back(turn_step(dice, scene, figure));
        return;
    }
    Dice apart = dice;  // so that what is drawn after it stays as it is
    const bool declines = figure.has(Condition::regenerate) && apart.percent(30);
    steps.push_back({{"startTurn", declines ? Json{{"figure", figure.id}, {"regenerate", false}}
                                            : Json(figure.id)}});
    for (int count = dice.below(3); count > 0; --count) {
        const bool own = dice.percent(80);
        steps.push_back(any_step(dice, scene, own ? figure : dice.pick(scene.figures)));
    }
    if (dice.percent(90)) {
        steps.push_back({{"endTurn", figure.id}});
    }
}

/// Has each turn that a monster takes begin with a change of its rank.
void change_ranks(Dice& dice, verify::Case& tried) {
    for (std::string& written : tried.steps) {
        Json step = Json::parse(written);
        if (!step.contains("turn") || !step["turn"].contains("abilities")) {
            continue;
        }
        const auto actor = std::ranges::find(
            tried.scene.figures, step["turn"]["figure"].get<std::string>(), &Figure::id);
        if (actor == tried.scene.figures.end() || !may_change_rank(*actor)) {
            continue;
        }
        actor->name = actor->name.empty() ? "shifter" : actor->name;
        give_ranks(dice, tried.scene, actor->name);
        Json& card = step["turn"]["abilities"];
        card.insert(card.begin(), Json{{"switchRank", true}});
        written = step.dump();
    }
}

/// Has some objectives be the party's.
void change_sides_of_objectives(Dice& dice, Scene& scene) {
    for (Figure& figure : scene.figures) {
        if (figure.kind == Kind::objective && dice.percent(50)) {
            figure.side = Side::party;
        }
    }
}

/// Has a monster begin the play with an attack on an area that can cover two hexes or more of an
/// enemy's objective that stands in several.
void attack_an_area(Dice& dice, verify::Case& tried) {
    std::vector<Figure>& figures = tried.scene.figures;
    const auto monster = std::ranges::find(figures, Kind::monster, &Figure::kind);
    const auto objective = std::ranges::find_if(figures, is_large);
    if (monster == figures.end() || objective == figures.end()) {
        return;
    }
    objective->side = Side::party;
    const Json around{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
    const Json red = dice.percent(30) ? Json{{1, 0}, {2, 0}} : around;
    const Json area{{"grey", {0, 0}}, {"red", red}};
    Json step = turn_step(dice, tried.scene, *monster);
    step["turn"]["abilities"] =
        Json::array({{{"move", {{"points", dice.between(2, 4)}}}},
                     {{"attack", {{"value", dice.between(0, 3)}, {"area", area}}}}});
    tried.steps.insert(tried.steps.begin(), step.dump());
}

}  // namespace

std::vector<std::string> play_steps_on(Dice& dice, const Scene& scene) {
    std::vector<Json> steps;
    const int kind = dice.below(100);
    if (kind < 30) {
        add_turn(dice, scene, steps);
    } else if (kind < 40) {
        add_turn(dice, scene, steps);
        steps.push_back({{"endRound", true}});
    } else if (kind < 55) {
        add_shoves(dice, scene, steps);
    } else {
        for (int count = dice.between(1, 3); count > 0; --count) {
            steps.push_back(any_step(dice, scene, dice.pick(scene.figures)));
        }
        if (dice.percent(8)) {
            steps.push_back({{"endRound", true}});
        }
    }
    std::vector<std::string> written;
    for (const Json& step : steps) {
        written.push_back(step.dump());
    }
    return written;
}

verify::Case random_play(Dice& dice, std::span<const Edition> editions) {
    verify::Case tried;
    tried.scene = play_scene(dice, editions);
    make_possible(tried.scene);
    tried.steps = play_steps_on(dice, tried.scene);
    Dice apart = dice;  // so that what is drawn after it stays as it is
    if (apart.percent(25)) {
        change_ranks(apart, tried);
    }
    change_sides_of_objectives(apart, tried.scene);
    grow_objectives(apart, tried.scene);
    if (apart.percent(50)) {
        attack_an_area(apart, tried);
    }
    make_possible(tried.scene);
    return tried;
}

verify::Case random_play(std::uint64_t seed) {
    Dice dice{seed};
    return random_play(dice);
}

}  // namespace standee::generate
