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
#include "session/cards.hpp"
#include "session/reach.hpp"

namespace standee {
namespace {

constexpr int many = 999;

Action one(PlayStep step) { return {{{std::move(step)}}}; }

const std::string& actor(const Doing& doing) {
    if (doing.by.empty()) {
        not_possible("nobody's turn", "the figure that does it, first: Brute attack guard-1 3");
    }
    return doing.by;
}

std::optional<Element> element_meant(const std::string& word) {
    const auto found = std::ranges::find(element_names, std::string_view{word});
    return found == element_names.end()
               ? std::nullopt
               : std::optional{static_cast<Element>(found - element_names.begin())};
}

std::string rest_of(Words& words) {
    std::string rest;
    while (!words.at_end()) {
        rest += (rest.empty() ? "" : " ") + words.take("");
    }
    return rest;
}

/// The range between two figures; refuses where it is greater than `most`.
void check_within(const Doing& doing, const Figure& target, int most) {
    const Figure* by = doing.scene().find(doing.by);
    if (doing.forced || by == nullptr || by->id == target.id) {
        return;
    }
    const Place here = doing.table.here();
    const GameState state{*here.scene, here.board};
    const auto range = state.range(*by, target);
    if (!range || *range > most) {
        not_possible(target.id + (range ? " at range " + std::to_string(*range) : " out of reach"),
                     "a figure within range " + std::to_string(most), "range.count"_clause);
    }
}

// attack TARGET... N [range R] [pierce P] [advantage] [poison] [push 2] [draw CARDS]

/// One word of an attack after its number; false where it is none.
bool add_to_attack(Words& words, step::Attack& attack) {
    const std::string word = words.peek();
    const auto number = [&](std::string_view what) {
        words.skip();
        return words.take_number(what, 0, many);
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

Action attack(Words& words, const Doing& doing) {
    step::Attack attack;
    attack.by = actor(doing);
    std::vector<std::string> targets;
    do {
        targets.push_back(take_figure(words, doing.scene(), "the figure to attack").id);
    } while (!words.number() && words.left() > 1 &&
             figure_meant(words.peek(), doing.scene()) != nullptr);
    attack.value = Amount{words.take_number("the value of the attack", 0, many), false};
    Action action;
    while (!words.at_end()) {
        if (words.accept("draw")) {
            action.decide.emplace_back(cards_meant(rest_of(words), doing.scene()));
        } else if (!add_to_attack(words, attack)) {
            not_possible(in_quotes(words.peek()),
                         "range R, pierce P, advantage, disadvantage, a condition, push N, pull N, "
                         "an element, area or draw CARDS");
        }
    }
    if (doing.forced) {
        attack.range = Amount{many, false};
    }
    attack.ability = targets.size() > 1 ? "attack" : "";
    for (const std::string& target : targets) {
        attack.target = target;
        action.steps.push_back({attack});
    }
    return action;
}

// move HEX... [jump] [points N]

Action move_by(Words& words, const Doing& doing, bool jump) {
    const Figure figure = *doing.scene().find(actor(doing));
    step::Move move{.figure = figure.id, .jump = jump};
    std::optional<int> most;
    int points = 0;
    Hex at = figure.at;
    while (!words.at_end()) {
        if (words.accept("to")) {
            continue;
        }
        if (words.accept("jump")) {
            move.jump = true;
        } else if (words.accept("points") || words.accept("with")) {
            most = words.take_number("movement points", 0, many);
        } else {
            const Hex next = take_hex(words, doing.scene(), doing.names());
            const bool jumps = move.jump || words.peek() == "jump";
            const Way way = way_to(doing.scene(), figure, at, next, jumps);
            move.path.insert(move.path.end(), way.path.begin(), way.path.end());
            points += way.points;
            at = next;
        }
    }
    if (move.path.empty()) {
        not_possible("no hex to move to",
                     "move HEX, such as move " + doing.names().name(figure.at));
    }
    if (most && points > *most && !doing.forced) {
        not_possible(std::to_string(points) + " movement points to " + text_of(at),
                     "at most " + std::to_string(*most), "move.points"_clause);
    }
    return one(std::move(move));
}

Action teleport(Words& words, const Doing& doing) {
    const Hex to = take_hex(words, doing.scene(), doing.names());
    return one(step::Teleport{.figure = actor(doing), .to = to});
}

// heal N [FIGURE] [range R]
Action heal(Words& words, const Doing& doing) {
    const int amount = words.take_number("how much is healed", 0, many);
    const Figure* target = doing.scene().find(doing.by);
    int range = 1;
    while (!words.at_end()) {
        if (words.accept("range")) {
            range = words.take_number("the range", 1, many);
        } else {
            target = &take_figure(words, doing.scene(), "the figure to heal");
        }
    }
    if (target == nullptr) {
        not_possible("nobody to heal", "the figure: heal 2 Brute");
    }
    check_within(doing, *target, range);
    return one(step::Heal{target->id, amount, doing.by});
}

// damage FIGURE N
Action damage(Words& words, const Doing& doing) {
    const std::string to = take_figure(words, doing.scene(), "the figure that suffers damage").id;
    const int amount = words.take_number("how much damage", 0, many);
    return one(step::Damage{.to = to, .amount = amount, .from = doing.by});
}

Action kill(Words& words, const Doing& doing) {
    const Figure& figure = take_figure(words, doing.scene(), "the figure that dies");
    if (figure.kind == Kind::character) {
        not_possible(figure.id + ", a character", "exhaust " + figure.id);
    }
    if (!figure.hp) {
        not_possible(figure.id + ", which has no hit points", "remove " + figure.id);
    }
    constexpr int enough = 99'999;
    return one(step::Damage{.to = figure.id, .amount = enough, .from = {}});
}

// push TARGET N [HEX...]
Action force(Words& words, const Doing& doing, Force force) {
    step::Forced step;
    step.move.force = force;
    step.move.by = actor(doing);
    step.move.target = take_figure(words, doing.scene(), "the figure that is moved").id;
    step.move.points = words.take_number("how many hexes", 0, many);
    if (!words.at_end()) {
        step.move.path.emplace();
    }
    while (!words.at_end()) {
        step.move.path->push_back(take_hex(words, doing.scene(), doing.names()));
    }
    return one(std::move(step));
}

// shield N [FIGURE] [once|persistent|turns N|rounds N]
Action bonus(Words& words, const Doing& doing, ActiveBonus bonus, bool has_value) {
    if (has_value) {
        bonus.value = words.take_number("how much", 0, many);
    }
    std::string on = doing.by;
    while (!words.at_end()) {
        if (words.accept("range")) {
            bonus.range = words.take_number("the range", 1, many);
        } else if (words.accept("once")) {
            bonus.uses = 1;
        } else if (words.accept("uses")) {
            bonus.uses = words.take_number("how often", 1, many);
        } else if (words.accept("persistent")) {
            bonus.lasts.unit = Lasting::Unit::persistent;
        } else if (words.peek() == "turns" || words.peek() == "rounds") {
            bonus.lasts.unit = words.accept("turns") ? Lasting::Unit::turns
                                                     : (words.skip(), Lasting::Unit::rounds);
            bonus.lasts.left = words.take_number("how many", 1, many);
        } else {
            on = take_figure(words, doing.scene(), "the figure that has the bonus").id;
        }
    }
    if (on.empty()) {
        not_possible("nobody who has the bonus", "the figure: shield 1 Brute");
    }
    return one(step::Bonus{on, bonus});
}

Action loot(Words& words, const Doing& doing) {
    const int range = words.at_end() ? 1 : words.take_number("the range", 0, many);
    return one(step::Loot{actor(doing), range});
}

Action elements(Words& words, const Doing& /*doing*/, bool infuses) {
    const std::string word = words.take("an element");
    const auto element = element_meant(in_small_letters(word));
    if (!element) {
        not_possible(in_quotes(word), "fire, ice, air, earth, light or dark");
    }
    return infuses ? one(step::Infuse{*element}) : one(step::Consume{*element});
}

// summon NAME at HEX [hp N] [attack N] [move N] [range N] [flying]

std::string free_id(const Scene& scene, const std::string& name) {
    std::string id = name;
    for (int number = 2; scene.find(id) != nullptr; ++number) {
        id = name + "-" + std::to_string(number);
    }
    return id;
}

/// The figure that the words describe.
Json new_figure(Words& words, const Doing& doing, std::string name) {
    Json figure{{"name", name}};
    while (!words.at_end()) {
        const std::string word = words.peek();
        if (words.accept("at")) {
            const Hex at = take_hex(words, doing.scene(), doing.names());
            figure["at"] = {at.q, at.r};
        } else if (word == "flying") {
            words.skip();
            figure["flying"] = true;
        } else if (word == "elite" || word == "normal") {
            words.skip();
            figure["rank"] = word;
        } else if (word == "hp" || word == "attack" || word == "move" || word == "range" ||
                   word == "shield") {
            words.skip();
            figure[word] = words.take_number(word, 0, many);
        } else {
            not_possible(in_quotes(word),
                         "at HEX, hp N, attack N, move N, range N, shield N, flying, "
                         "normal or elite");
        }
    }
    if (!figure.contains("at")) {
        not_possible("no hex for " + name, "at HEX");
    }
    if (figure.contains("hp")) {
        figure["maxHp"] = figure["hp"];
    }
    return figure;
}

Action summon(Words& words, const Doing& doing) {
    const std::string name = words.take("the name of the summon");
    Json figure = new_figure(words, doing, name);
    figure["id"] = free_id(doing.scene(), name);
    const Json step{{"summon", {{"by", actor(doing)}, {"figure", std::move(figure)}}}};
    return {{{read_step(Reader{step, "/command"}, doing.scene())}}};
}

// spawn SET [elite] at HEX
Action spawn(Words& words, const Doing& doing) {
    const std::string said = words.take("the set of the monster");
    std::vector<std::string> sets;
    for (const auto& [name, cards] : doing.scene().monsters) {
        sets.push_back(name);
    }
    const auto known = name_meant(said, sets);
    const std::string name = known ? sets[*known] : said;
    Json figure = new_figure(words, doing, name);
    if (!known && !figure.contains("hp")) {
        not_possible("the set " + in_quotes(said),
                     sets.empty() ? "hp N attack N move N too" : "one of " + joined(sets, "or"));
    }
    figure.emplace("rank", "normal");
    int number = 1;
    while (doing.scene().find(name + "-" + std::to_string(number)) != nullptr) {
        ++number;
    }
    figure["id"] = name + "-" + std::to_string(number);
    Json spawned{{"figures", Json::array({std::move(figure)})}};
    if (!doing.by.empty()) {
        spawned["by"] = doing.by;
    }
    const Json step{{"spawn", std::move(spawned)}};
    return {{{read_step(Reader{step, "/command"}, doing.scene())}}};
}

Action dismiss(Words& words, const Doing& doing) {
    return one(step::Dismiss{take_figure(words, doing.scene(), "the summon").id});
}

// lose CONDITION FIGURE
Action lose(Words& words, const Doing& doing) {
    const std::string word = words.take("a condition");
    const auto condition = condition_named(in_small_letters(word));
    if (!condition) {
        not_possible(in_quotes(word), "a condition");
    }
    const std::string id = words.at_end()
                               ? actor(doing)
                               : take_figure(words, doing.scene(), "the figure that loses it").id;
    return one(step::Lose{.figure = id, .condition = *condition});
}

Action gain(Words& words, const Doing& doing, Condition condition) {
    const std::string id = words.at_end()
                               ? actor(doing)
                               : take_figure(words, doing.scene(), "the figure that gains it").id;
    const Json name = name_of(condition);
    static_cast<void>(read_condition(Reader{name, "/command"}.with(doing.scene().edition)));
    return one(step::Gain{id, condition});
}

using BonusKind = ActiveBonus::Kind;

struct Verb {
    std::string_view name;
    Action (*run)(Words&, const Doing&);
};
constexpr std::array verbs{
    Verb{"attack", attack},
    Verb{"move", [](Words& w, const Doing& d) { return move_by(w, d, false); }},
    Verb{"jump", [](Words& w, const Doing& d) { return move_by(w, d, true); }},
    Verb{"teleport", teleport},
    Verb{"heal", heal},
    Verb{"damage", damage},
    Verb{"kill", kill},
    Verb{"push", [](Words& w, const Doing& d) { return force(w, d, Force::push); }},
    Verb{"pull", [](Words& w, const Doing& d) { return force(w, d, Force::pull); }},
    Verb{"shield",
         [](Words& w, const Doing& d) { return bonus(w, d, {.kind = BonusKind::shield}, true); }},
    Verb{
        "retaliate",
        [](Words& w, const Doing& d) { return bonus(w, d, {.kind = BonusKind::retaliate}, true); }},
    Verb{"loot", loot},
    Verb{"infuse", [](Words& w, const Doing& d) { return elements(w, d, true); }},
    Verb{"consume", [](Words& w, const Doing& d) { return elements(w, d, false); }},
    Verb{"summon", summon},
    Verb{"spawn", spawn},
    Verb{"dismiss", dismiss},
    Verb{"lose", lose},
};

}  // namespace

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
