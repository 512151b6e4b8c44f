#include "session/actions.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/render.hpp"
#include "files/step_json.hpp"
#include "files/values_json.hpp"
#include "lib/clause.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "play/game_state.hpp"
#include "session/action_verbs.hpp"

namespace standee {
namespace {

/// Refuses a target if the range between the two figures is greater than `most`.
void check_within(const Doing& doing, const Figure& target, int most) {
    const Figure* by = doing.scene().find(doing.by);
    if (doing.forced || by == nullptr || by->id == target.id) {
        return;
    }
    const Place here = doing.here();
    const GameState state{*here.scene, here.board};
    const auto range = state.range(*by, target);
    if (!range || *range > most) {
        not_possible(range ? target.id + " is at range " + std::to_string(*range)
                           : "No way leads to " + target.id,
                     "This reaches as far as range " + std::to_string(most), "range.count"_clause);
    }
}

// heal N [FIGURE] [range R]
Action heal(Words& words, const Doing& doing) {
    const int amount = words.take_number("how much is healed", 0, most_in_command);
    const Figure* target = doing.scene().find(doing.by);
    std::optional<int> range;
    while (!words.at_end()) {
        if (words.accept("range")) {
            range = words.take_number("the range", 1, most_in_command);
        } else {
            target = &take_figure(words, doing.scene(), "the figure to heal");
        }
    }
    if (target == nullptr) {
        not_possible("It is nobody's turn", "Say who is healed, as in: heal 2 Brute");
    }
    if (range) {  // without a range it reaches any distance [range.default]
        check_within(doing, *target, *range);
    }
    return one_step(step::Heal{target->id, amount, doing.by});
}

// damage FIGURE N
Action damage(Words& words, const Doing& doing) {
    const std::string to = take_figure(words, doing.scene(), "the figure that suffers damage").id;
    const int amount = words.take_number("how much damage", 0, most_in_command);
    return one_step(step::Damage{.to = to, .amount = amount, .from = doing.by});
}

Action kill(Words& words, const Doing& doing) {
    const Figure& figure = take_figure(words, doing.scene(), "the figure that dies");
    if (figure.kind == Kind::character) {
        not_possible(figure.id + " is a character, and does not die", "Type exhaust " + figure.id);
    }
    if (!figure.hp) {
        not_possible(figure.id + " has no hit points", "Type remove " + figure.id);
    }
    constexpr int enough = 99'999;
    return one_step(step::Damage{.to = figure.id, .amount = enough, .from = {}});
}

// shield N [FIGURE] [once|persistent|turns N|rounds N]
Action bonus(Words& words, const Doing& doing, ActiveBonus bonus, bool has_value) {
    if (has_value) {
        bonus.value = words.take_number("how much", 0, most_in_command);
    }
    std::string on = doing.by;
    while (!words.at_end()) {
        if (words.accept("range")) {
            bonus.range = words.take_number("the range", 1, most_in_command);
        } else if (words.accept("once")) {
            bonus.uses = 1;
        } else if (words.accept("uses")) {
            bonus.uses = words.take_number("how often", 1, most_in_command);
        } else if (words.accept("persistent")) {
            bonus.lasts.unit = Lasting::Unit::persistent;
        } else if (words.peek() == "turns" || words.peek() == "rounds") {
            bonus.lasts.unit = words.accept("turns") ? Lasting::Unit::turns
                                                     : (words.skip(), Lasting::Unit::rounds);
            bonus.lasts.left = words.take_number("how many", 1, most_in_command);
        } else {
            on = take_figure(words, doing.scene(), "the figure that has the bonus").id;
        }
    }
    if (on.empty()) {
        not_possible("It is nobody's turn", "Say who has it, as in: shield 1 Brute");
    }
    const Figure* by = doing.scene().find(doing.by);
    if (!doing.forced && by != nullptr && by->has(Condition::stun)) {
        not_possible(by->id + " is stunned", "It can perform no ability", "condition.stun"_clause);
    }
    return one_step(step::Bonus{on, bonus});
}

Action loot(Words& words, const Doing& doing) {
    words.accept("range");
    const int range = words.at_end() ? 1 : words.take_number("the range", 0, most_in_command);
    return one_step(step::Loot{actor(doing), range});
}

Action elements(Words& words, const Doing& /*doing*/, bool infuses) {
    const std::string word = words.take("an element");
    const auto element = element_meant(in_small_letters(word));
    if (!element) {
        not_possible(in_quotes(word) + " is no element",
                     "Elements are fire, ice, air, earth, light and dark");
    }
    return infuses ? one_step(step::Infuse{*element}) : one_step(step::Consume{*element});
}

Action dismiss(Words& words, const Doing& doing) {
    return one_step(
        step::Dismiss{take_figure(words, doing.scene(), "the summon", {.kind = Kind::summon}).id});
}

// lose CONDITION FIGURE
Action lose(Words& words, const Doing& doing) {
    const std::string word = words.take("a condition");
    const auto condition = condition_named(in_small_letters(word));
    if (!condition) {
        not_possible(in_quotes(word) + " is no condition", "Type for example: lose poison Brute");
    }
    const std::string id = words.at_end()
                               ? actor(doing)
                               : take_figure(words, doing.scene(), "the figure that loses it").id;
    return one_step(step::Lose{.figure = id, .condition = condition});
}

Action gain(Words& words, const Doing& doing, Condition condition) {
    const std::string id = words.at_end()
                               ? actor(doing)
                               : take_figure(words, doing.scene(), "the figure that gains it").id;
    const Json name = name_of(condition);
    static_cast<void>(read_condition(Reader{name, "/command"}.with(doing.scene().edition)));
    return one_step(step::Gain{id, condition});
}

using BonusKind = ActiveBonus::Kind;

struct Verb {
    std::string_view name;
    Action (*run)(Words&, const Doing&);
};
constexpr std::array verbs{
    Verb{"attack", attack_action},
    Verb{"move", [](Words& w, const Doing& d) { return move_action(w, d, false); }},
    Verb{"jump", [](Words& w, const Doing& d) { return move_action(w, d, true); }},
    Verb{"teleport", teleport_action},
    Verb{"heal", heal},
    Verb{"damage", damage},
    Verb{"kill", kill},
    Verb{"push", [](Words& w, const Doing& d) { return push_action(w, d, Force::push); }},
    Verb{"pull", [](Words& w, const Doing& d) { return push_action(w, d, Force::pull); }},
    Verb{"shield",
         [](Words& w, const Doing& d) { return bonus(w, d, {.kind = BonusKind::shield}, true); }},
    Verb{
        "retaliate",
        [](Words& w, const Doing& d) { return bonus(w, d, {.kind = BonusKind::retaliate}, true); }},
    Verb{"loot", loot},
    Verb{"infuse", [](Words& w, const Doing& d) { return elements(w, d, true); }},
    Verb{"consume", [](Words& w, const Doing& d) { return elements(w, d, false); }},
    Verb{"summon", summon_action},
    Verb{"spawn", spawn_action},
    Verb{"dismiss", dismiss},
    Verb{"lose", lose},
};

}  // namespace

Action one_step(PlayStep step) { return {{{std::move(step)}}}; }

const std::string& actor(const Doing& doing) {
    if (doing.by.empty()) {
        not_possible("It is nobody's turn",
                     "Say first who does it, as in: force Brute attack guard-1 3");
    }
    return doing.by;
}

std::optional<Element> element_meant(const std::string& word) {
    const auto found = std::ranges::find(element_names, std::string_view{word});
    return found == element_names.end()
               ? std::nullopt
               : std::optional{static_cast<Element>(found - element_names.begin())};
}

bool is_action(std::string_view verb) {
    return std::ranges::count(verbs, verb, &Verb::name) > 0 || condition_named(verb);
}

Action action_of(const std::string& verb, Words& words, const Doing& doing) {
    const auto found = std::ranges::find(verbs, std::string_view{verb}, &Verb::name);
    Action action = found != verbs.end() ? found->run(words, doing)
                                         : gain(words, doing, condition_named(verb).value());
    words.demand_end();
    return action;
}

}  // namespace standee
