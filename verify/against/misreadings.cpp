#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "verify/against/wrong_rules.hpp"

// Misreadings of clauses that implementations are known for. Each is shown by a change to the case,
// after which the right rules give the answer of the misread one.

namespace standee::against {
namespace {

using verify::Case;

Figure* actor_of(Case& tried) {
    const auto& turn = tried.scene.turn;
    const auto found = turn ? std::ranges::find(tried.scene.figures, turn->figure, &Figure::id)
                            : tried.scene.figures.end();
    return found == tried.scene.figures.end() ? nullptr : &*found;
}

/// Applies an edit to each ability of one kind on the card of the turn.
template <class Kind, class Change>
void each_ability(Case& tried, Change change) {
    if (tried.kind() != verify::CaseKind::turn || !tried.scene.turn ||
        !tried.scene.turn->abilities) {
        return;
    }
    for (Ability& ability : *tried.scene.turn->abilities) {
        if (auto* found = std::get_if<Kind>(&ability.what)) {
            change(*found);
        }
    }
}

template <int points>
void add_to_moves(Case& tried) {
    each_ability<MoveAbility>(tried, [](MoveAbility& move) { move.points.number += points; });
}
void reach_less_far(Case& tried) {
    each_ability<AttackAbility>(tried, [](AttackAbility& attack) {
        if (attack.range && attack.range->number > (attack.range->relative ? 0 : 1)) {
            --attack.range->number;
        }
    });
}
void reach_farther(Case& tried) {
    each_ability<AttackAbility>(tried, [](AttackAbility& attack) {
        attack.melee = attack.melee || !attack.range;
        attack.range = Amount{attack.range ? attack.range->number + 1 : 2,
                              attack.range && attack.range->relative};
    });
}
void attacks_nobody(Case& tried) {
    if (tried.kind() == verify::CaseKind::turn && tried.scene.turn && tried.scene.turn->abilities) {
        std::erase_if(*tried.scene.turn->abilities, [](const Ability& ability) {
            return std::holds_alternative<AttackAbility>(ability.what);
        });
    }
}
void negative_hexes_block(Case& tried) {
    Map& map = tried.scene.map;
    for (const Trap& trap : map.traps) {
        map.obstacles.push_back(trap.at);
    }
    map.obstacles.insert(map.obstacles.end(), map.hazardous.begin(), map.hazardous.end());
}
/// Allies are like obstacles to whoever walks.
void allies_block(Case& tried) {
    const Figure* actor = actor_of(tried);
    if (actor == nullptr) {
        return;
    }
    Map& map = tried.scene.map;
    for (const Figure& figure : tried.scene.figures) {
        if (figure.side == actor->side && figure.id != actor->id &&
            std::ranges::find(map.obstacles, figure.at) == map.obstacles.end()) {
            map.obstacles.push_back(figure.at);
        }
    }
}
void teleport_jumps(Case& tried) {
    if (tried.kind() != verify::CaseKind::turn || !tried.scene.turn ||
        !tried.scene.turn->abilities) {
        return;
    }
    for (Ability& ability : *tried.scene.turn->abilities) {
        if (const auto* teleport = std::get_if<TeleportAbility>(&ability.what)) {
            ability.what = MoveAbility{Amount{teleport->range, false}, true};
        }
    }
}
bool is_attack(const Ability& ability) {
    return std::holds_alternative<AttackAbility>(ability.what);
}
/// A figure that attacks nobody this turn goes to where its own range would let it.
void goes_to_its_range(Case& tried) {
    Figure* actor = actor_of(tried);
    if (actor == nullptr || !actor->range || !tried.scene.turn->abilities) {
        return;
    }
    std::vector<Ability>& card = *tried.scene.turn->abilities;
    const bool disarmed = actor->has(Condition::disarm);
    if (std::ranges::any_of(card, is_attack) && !disarmed) {
        return;
    }
    std::erase_if(actor->conditions,
                  [](const HeldCondition& held) { return held.name == Condition::disarm; });
    std::erase_if(card, is_attack);
    AttackAbility attack;
    attack.value = Amount{1, false};
    attack.range = Amount{*actor->range, false};
    card.emplace_back(attack);
}
void attacks_are_left_out(Claim& claim) {
    if (auto* turn = std::get_if<TurnClaim>(&claim)) {
        for (ExpectedOption& option : turn->options) {
            option.targets.clear();
        }
        std::ranges::sort(turn->options);
        const auto repeated = std::ranges::unique(turn->options);
        turn->options.erase(repeated.begin(), repeated.end());
    }
}
void summons_are_no_enemies(Case& tried) {
    const Figure* actor = actor_of(tried);
    const Side side = actor == nullptr ? Side::monsters : actor->side;
    for (Figure& figure : tried.scene.figures) {
        if (figure.kind == Kind::summon && figure.side != side && actor != nullptr &&
            figure.id != actor->id) {
            figure.no_interaction = true;
        }
    }
}
void jump_lands_anywhere(Case& tried) {
    bool jumps = false;
    each_ability<MoveAbility>(tried, [&](MoveAbility& move) { jumps = jumps || move.jump; });
    if (jumps) {
        tried.scene.map.traps.clear();
        tried.scene.map.hazardous.clear();
    }
}
void flier_jumps(Case& tried) {
    if (Figure* actor = actor_of(tried); actor != nullptr && actor->flying) {
        actor->flying = false;
        each_ability<MoveAbility>(tried, [](MoveAbility& move) { move.jump = true; });
    }
}
void open_doors_shut(Case& tried) {
    for (Door& door : tried.scene.map.doors) {
        door.open = false;
    }
}
void toggle_border(Case& tried) {
    Border& edges = tried.scene.map.edges;
    edges = edges == Border::walls ? Border::open : Border::walls;
}
void area_ignored(Case& tried) {
    each_ability<AttackAbility>(tried, [](AttackAbility& attack) { attack.area.reset(); });
}
void no_advantage(Case& tried) {
    if (Figure* actor = actor_of(tried)) {
        actor->advantage = false;
    }
    each_ability<AttackAbility>(tried, [](AttackAbility& attack) { attack.advantage = false; });
}

/// Ties are decided by this list of figures.
void rank_by(Case& tried, const std::vector<Figure*>& figures) {
    double next = 0;
    for (Figure* figure : figures) {
        figure->initiative = Initiative{++next, {}};
        figure->summoner.reset();
        figure->standee.reset();
        figure->rank.reset();
    }
    for (auto& [set, card] : tried.scene.cards) {
        card.initiative.reset();
    }
}
std::vector<Figure*> all_figures(Case& tried) {
    std::vector<Figure*> figures;
    for (Figure& figure : tried.scene.figures) {
        figures.push_back(&figure);
    }
    return figures;
}
void ties_by_file(Case& tried) { rank_by(tried, all_figures(tried)); }
void ties_by_id(Case& tried) {
    std::vector<Figure*> figures = all_figures(tried);
    std::ranges::sort(figures, {}, [](const Figure* figure) { return figure->id; });
    rank_by(tried, figures);
}
void higher_first(Case& tried) {
    for (Figure& figure : tried.scene.figures) {
        if (figure.initiative) {
            figure.initiative->leading = 100 - figure.initiative->leading;
        }
    }
    for (auto& [set, card] : tried.scene.cards) {
        card.initiative = card.initiative ? std::optional{100 - *card.initiative} : std::nullopt;
    }
}

/// Leaves a field out of every step of one kind.
template <const auto& kind, const auto& field>
void leave_out(Case& tried) {
    for (std::string& text : tried.steps) {
        Json step = Json::parse(text);
        if (step.contains(kind) && step[kind].is_object() && step[kind].erase(field) > 0) {
            text = step.dump();
        }
    }
}
constexpr char attack[] = "attack";
constexpr char effects[] = "effects";
constexpr char bonuses[] = "bonuses";

const std::array rows{
    WrongRule{"map.open-door"_clause, "an open door is closed", nullptr, {}, open_doors_shut},
    WrongRule{"los.line"_clause,
              "the border is a wall where it is open, and open where it is a wall",
              nullptr,
              {},
              toggle_border},
    WrongRule{"range.count"_clause,
              "an attack reaches one hex beyond its range",
              nullptr,
              {},
              reach_farther},
    WrongRule{
        "range.count"_clause, "a ranged attack reaches one hex less", nullptr, {}, reach_less_far},
    WrongRule{"map.end-unoccupied"_clause, "allies are in the way", nullptr, {}, allies_block},
    WrongRule{"move.teleport"_clause, "a teleport is a jump", nullptr, {}, teleport_jumps},
    WrongRule{"monster.focus-as-melee"_clause,
              "without an attack it goes to its own range",
              nullptr,
              {},
              goes_to_its_range,
              {},
              attacks_are_left_out},
    WrongRule{"monster.focus-path"_clause,
              "summons are never attacked",
              nullptr,
              {},
              summons_are_no_enemies},
    WrongRule{"monster.attacks-focus"_clause,
              "it moves and does not attack",
              nullptr,
              {},
              attacks_nobody},
    WrongRule{"monster.focus-negative-hexes"_clause,
              "negative hexes are never entered",
              nullptr,
              {},
              negative_hexes_block},
    WrongRule{"move.jump"_clause,
              "the last hex of a jump does not count",
              nullptr,
              {},
              jump_lands_anywhere},
    WrongRule{"move.flying"_clause, "a flying figure jumps", nullptr, {}, flier_jumps},
    WrongRule{"move.points"_clause, "a move has one point more", nullptr, {}, add_to_moves<1>},
    WrongRule{"move.points"_clause, "a move has one point less", nullptr, {}, add_to_moves<-1>},
    WrongRule{
        "initiative.order"_clause, "the higher initiative comes first", nullptr, {}, higher_first},
    WrongRule{"monster.focus-initiative"_clause,
              "ties go by the ids of the figures",
              nullptr,
              {},
              ties_by_id},
    WrongRule{"monster.focus-initiative"_clause,
              "ties go by the order of the file",
              nullptr,
              {},
              ties_by_file},
    WrongRule{
        "area.placement"_clause, "the area of an attack is ignored", nullptr, {}, area_ignored},
    WrongRule{"attack.no-stacking"_clause,
              "advantage does not cancel disadvantage",
              nullptr,
              {},
              no_advantage},
    WrongRule{"attack.card-effects"_clause,
              "the effects of an attack are left out",
              nullptr,
              {},
              leave_out<attack, effects>},
    WrongRule{"attack.order"_clause,
              "the bonuses of an attack are left out",
              nullptr,
              {},
              leave_out<attack, bonuses>},
    WrongRule{"map.trap-damage"_clause,
              "traps deal their damage as at level 0",
              nullptr,
              {},
              [](Case& tried) { tried.scene.level = 0; }},
};

}  // namespace

std::span<const WrongRule> misreadings() { return rows; }

}  // namespace standee::against
