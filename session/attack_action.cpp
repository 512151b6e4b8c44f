#include "files/render.hpp"
#include "focus/turn_context.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "play/game_state.hpp"
#include "session/action_verbs.hpp"
#include "session/cards.hpp"

namespace standee {
namespace {

std::string rest_of(Words& words) {
    std::string rest;
    while (!words.at_end()) {
        rest += (rest.empty() ? "" : " ") + words.take("");
    }
    return rest;
}

// attack TARGET... N [range R] [pierce P] [advantage] [poison] [push 2] [draw CARDS]

/// Adds what one word after the number says to an attack. False if the word says nothing about
/// attacks.
bool add_to_attack(Words& words, step::Attack& attack) {
    const std::string word = words.peek();
    const auto number = [&](std::string_view what) {
        words.skip();
        return words.take_number(what, 0, most_in_command);
    };
    if (word == "range") {
        attack.range = Amount{number("the range"), false};
    } else if (word == "pierce") {
        attack.pierce += number("how much it pierces");
    } else if (word == "push") {
        attack.effects.emplace_back(PushEffect{number("how many hexes"), std::nullopt});
    } else if (word == "pull") {
        attack.effects.emplace_back(PullEffect{number("how many hexes"), std::nullopt});
    } else if (word == "advantage" || word == "disadvantage" || word == "melee" || word == "area") {
        words.skip();
        attack.advantage = attack.advantage || word == "advantage";
        attack.disadvantage = attack.disadvantage || word == "disadvantage";
        attack.melee = attack.melee || word == "melee";
        attack.in_area = attack.in_area || word == "area";
    } else if (const auto condition = condition_named(word)) {
        words.skip();
        attack.effects.emplace_back(*condition);
    } else if (const auto element = element_meant(word)) {
        words.skip();
        attack.effects.emplace_back(InfuseEffect{ElementChoice::only(*element)});
    } else {
        return false;
    }
    return true;
}

/// Leaves out the checks of range and sight. If no range is given, the attack on an adjacent target
/// is an ordinary one, and the attack on any other target is ranged.
void force(step::Attack& attack, const std::string& target, const Doing& doing) {
    const Place here = doing.here();
    const GameState state{*here.scene, here.board};
    const Figure* by = state.find(attack.by);
    attack.forced = true;
    if (!attack.range && by != nullptr && !state.adjacent(*by, state.figure(target))) {
        attack.range = Amount{most_in_command, false};
    }
}

}  // namespace

Action attack_action(Words& words, const Doing& doing) {
    step::Attack attack;
    attack.by = actor(doing);
    const Offered enemies{.enemies_of = doing.scene().find(attack.by)};
    std::vector<std::string> targets;
    do {
        targets.push_back(take_figure(words, doing.scene(), "the figure to attack", enemies).id);
    } while (!words.number() && words.left() > 1 &&
             figure_meant(words.peek(), doing.scene()) != nullptr);
    attack.value = Amount{words.take_number("the value of the attack", 0, most_in_command), false};
    Action action;
    while (!words.at_end()) {
        if (words.accept("draw")) {
            action.cards = cards_meant(rest_of(words), doing.scene());
        } else if (!add_to_attack(words, attack)) {
            not_possible(
                "An attack has no " + in_quotes(words.peek()),
                "After the number may come range 3, pierce 2, push 1, pull 1, advantage, "
                "disadvantage, area, a condition, an element, or draw and the modifier cards");
        }
    }
    attack.ability = targets.size() > 1 ? "attack" : "";
    for (const std::string& target : targets) {
        spend(100 + 60 * attack.effects.size());
        step::Attack one = attack;
        one.target = target;
        if (doing.forced) {
            force(one, target, doing);
        }
        action.steps.push_back({std::move(one)});
    }
    return action;
}

}  // namespace standee
