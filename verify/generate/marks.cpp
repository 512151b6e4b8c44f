#include <algorithm>

#include "verify/generate/parts.hpp"

// Cards that name places which the map marks, and what else they count on the map.

namespace standee::generate {
namespace {

constexpr const char* mark = "A";

void mark_some_hexes(Dice& dice, Map& map) {
    std::vector<Hex>& marked = map.marks[mark];
    for (int count = dice.between(1, std::min(6, static_cast<int>(map.hexes.size()))); count > 0;
         --count) {
        const Hex hex = dice.pick(map.hexes);
        if (std::ranges::count(marked, hex) == 0) {
            marked.push_back(hex);
        }
    }
}

/// Also where somebody stands, so that the attack has targets.
void mark_figures(Dice& dice, Scene& scene) {
    std::vector<Hex>& marked = scene.map.marks[mark];
    for (const Figure& figure : scene.figures) {
        if (dice.percent(50) && std::ranges::count(marked, figure.at) == 0) {
            marked.push_back(figure.at);
        }
    }
}

void aim_at_mark(AttackAbility& attack, Dice& dice) {
    attack.marked = mark;
    attack.range.reset();
    attack.range_count.reset();
    attack.melee = false;
    if (!attack.all_on_one && dice.percent(60)) {
        attack.targets = TargetCount{{1, false}, true};
    }
}

void name_places(Dice& dice, std::vector<Ability>& card) {
    for (Ability& ability : card) {
        auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && !attack->area && !attack->along && dice.percent(60)) {
            aim_at_mark(*attack, dice);
        }
        auto* summon = std::get_if<SummonAbility>(&ability.what);
        if (summon != nullptr && dice.percent(70)) {
            summon->marked = mark;
            summon->elite_every = dice.percent(50) ? 2 : 0;
        }
    }
}

void count_tokens(Dice& dice, std::vector<Ability>& card) {
    for (Ability& ability : card) {
        auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && dice.percent(60)) {
            attack->adds.push_back(
                {.count = Count{.per = Counted::tokens_of_target, .times = dice.between(1, 2)}});
        }
    }
}

constexpr const char* goal = "G";

/// Hexes that a figure can enter, as no text says where one goes that cannot.
std::vector<Hex> enterable(const Map& map) {
    std::vector<Hex> hexes = map.hexes;
    std::erase_if(hexes, [&](Hex hex) {
        return std::ranges::count(map.obstacles, hex) > 0 ||
               std::ranges::count(map.traps, hex, &Trap::at) > 0 ||
               std::ranges::count(map.doors, hex, &Door::at) > 0;
    });
    return hexes;
}

void go_towards_goal(Dice& dice, std::vector<Ability>& card) {
    for (Ability& ability : card) {
        auto* move = std::get_if<MoveAbility>(&ability.what);
        if (move != nullptr && dice.percent(70)) {
            move->towards = goal;
        }
    }
}

template <class Change>
void change_cards(Scene& scene, Change change) {
    if (scene.turn && scene.turn->abilities) {
        change(*scene.turn->abilities);
    }
    for (auto& [set, card] : scene.cards) {
        change(card.abilities);
    }
}

}  // namespace

void name_places(Dice& dice, Scene& scene) {
    if (dice.percent(4)) {
        mark_some_hexes(dice, scene.map);
        mark_figures(dice, scene);
        change_cards(scene, [&](std::vector<Ability>& card) { name_places(dice, card); });
    }
    if (dice.percent(4)) {
        change_cards(scene, [&](std::vector<Ability>& card) { count_tokens(dice, card); });
        for (Figure& figure : scene.figures) {
            figure.tokens = dice.below(4);
        }
    }
    for (Figure& figure : scene.figures) {
        figure.spawns = dice.percent(2) ? 1 : 0;
    }
}

void head_for_places(Dice& dice, Scene& scene) {
    const std::vector<Hex> hexes = enterable(scene.map);
    if (!dice.percent(6) || hexes.empty() ||
        std::ranges::any_of(scene.figures, &Figure::water_only)) {
        return;
    }
    for (int count = dice.between(1, 3); count > 0; --count) {
        scene.map.marks[goal].push_back(dice.pick(hexes));
    }
    std::vector<Hex>& marked = scene.map.marks[goal];
    std::ranges::sort(marked);
    marked.erase(std::ranges::unique(marked).begin(), marked.end());
    change_cards(scene, [&](std::vector<Ability>& card) { go_towards_goal(dice, card); });
    for (Figure& figure : scene.figures) {
        if (figure.kind == Kind::monster && dice.percent(20)) {
            figure.heads_for = goal;
        }
    }
}

void mark_for_any_card(Dice& dice, Scene& scene, std::span<const char* const> names) {
    for (const char* const name : names) {
        std::vector<Hex>& marked = scene.map.marks[name];
        if (marked.empty()) {
            const std::vector<Hex> hexes = enterable(scene.map);
            marked = {dice.pick(hexes.empty() ? scene.map.hexes : hexes)};
        }
    }
}

}  // namespace standee::generate
