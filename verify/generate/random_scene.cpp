#include "verify/generate/random_scene.hpp"

#include "lib/edition.hpp"
#include "verify/generate/parts.hpp"
#include "verify/generate/possible.hpp"

namespace standee::generate {
namespace {

Elements random_elements(Dice& dice) {
    Elements elements{};
    for (ElementState& state : elements) {
        if (dice.percent(35)) {
            state = dice.percent(50) ? ElementState::strong : ElementState::waning;
        }
    }
    return elements;
}

/// In the middle of its turn the figure to act has found a focus: anybody, one that is gone, or
/// nobody.
void hold_a_focus(Dice& dice, Scene& scene) {
    const Figure& any = dice.pick(scene.figures);
    const bool enemy = any.side != scene.find("A")->side;
    const bool gone = dice.percent(30);
    scene.progress.foci.push_back({"A", enemy ? any.id : gone ? "gone" : ""});
}

/// After its first move the figure attacks those whom it passes.
void attack_along(Dice& dice, Scene& scene) {
    if (!scene.turn->abilities) {
        return;
    }
    std::vector<Ability>& card = *scene.turn->abilities;
    for (auto ability = card.begin(); ability != card.end(); ++ability) {
        if (std::holds_alternative<MoveAbility>(ability->what)) {
            AttackAbility attack;
            attack.value = {1, false};
            attack.along = dice.between(0, 2);
            card.insert(std::next(ability), Ability{attack});
            return;
        }
    }
}

/// The figure to act changes its rank first.
void change_rank(Dice& dice, Scene& scene) {
    Figure& actor = scene.figures[static_cast<std::size_t>(scene.find("A") - scene.figures.data())];
    if (!may_change_rank(actor) || !scene.turn->abilities) {
        return;
    }
    actor.name = actor.name.empty() ? "shifter" : actor.name;
    give_ranks(dice, scene, actor.name);
    change_rank_first(*scene.turn->abilities);
}

/// The enemies of the figure to act can die, and what its later attacks do depends on it.
void make_enemies_mortal(Dice& dice, Scene& scene) {
    const Side side = scene.find("A")->side;
    for (Figure& figure : scene.figures) {
        if (figure.side != side && dice.percent(70)) {
            figure.hp = dice.between(1, 5);
            figure.max_hp = figure.hp;
        }
    }
}

}  // namespace

Scene random_scene(Dice& dice, const GeneratorOptions& options) {
    Scene scene;
    const EditionId any =
        all_editions[static_cast<std::size_t>(dice.below(static_cast<int>(all_editions.size())))];
    scene.edition = options.edition.value_or(edition(any));
    scene.level = dice.percent(80) ? 1 : dice.between(0, 7);
    scene.map = random_map(dice, options);
    if (dice.percent(25)) {
        scene.elements = random_elements(dice);
    }
    place_figures(dice, options, scene);
    scene.turn = random_turn(dice, scene);
    if (dice.percent(10)) {
        hold_a_focus(dice, scene);
    }
    Dice apart = dice;  // so that what is drawn after it stays as it is
    if (apart.percent(3)) {
        attack_along(apart, scene);
    } else if (apart.percent(3)) {
        change_rank(apart, scene);
    }
    grow_objectives(apart, scene);
    if (apart.percent(12)) {
        make_enemies_mortal(apart, scene);
    }
    make_possible(scene);
    name_places(apart, scene);
    head_for_places(apart, scene);
    return scene;
}

Scene random_scene(std::uint64_t seed, const GeneratorOptions& options) {
    Dice dice{seed};
    return random_scene(dice, options);
}

}  // namespace standee::generate
