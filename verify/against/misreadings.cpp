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
