#include <algorithm>
#include <array>
#include <vector>

#include "verify/against/suspicion.hpp"

// Wrong rules of turns.

namespace standee::against {
namespace of_turns {
namespace {

using oracle::Mistake;
using verify::Case;

Figure& actor_of(Case& tried) {
    return *std::ranges::find(tried.scene.figures, tried.scene.turn->figure, &Figure::id);
}

void lose(Figure& figure, Condition condition) {
    std::erase_if(figure.conditions,
                  [condition](const HeldCondition& held) { return held.name == condition; });
}

template <Condition condition>
void without_condition(Case& tried) {
    lose(actor_of(tried), condition);
}

/// Applies an edit to each ability of one kind on the card.
template <class Kind, class Change>
void each_ability(Case& tried, Change change) {
    if (!tried.scene.turn->abilities) {
        return;
    }
    for (Ability& ability : *tried.scene.turn->abilities) {
        if (auto* found = std::get_if<Kind>(&ability.what)) {
            change(*found);
        }
    }
}

void add_to_moves(Case& tried, int points) {
    each_ability<MoveAbility>(tried, [&](MoveAbility& move) { move.points.number += points; });
}

// ---- the map ----

void without_traps(Case& tried) { tried.scene.map.traps.clear(); }
void without_hazards(Case& tried) { tried.scene.map.hazardous.clear(); }
void without_negative_hexes(Case& tried) {
    without_traps(tried);
    without_hazards(tried);
}
void negative_hexes_block(Case& tried) {
    Map& map = tried.scene.map;
    for (const Trap& trap : map.traps) {
        map.obstacles.push_back(trap.at);
    }
    map.obstacles.insert(map.obstacles.end(), map.hazardous.begin(), map.hazardous.end());
}
void set_doors(Case& tried, bool open) {
    for (Door& door : tried.scene.map.doors) {
        door.open = open;
    }
}
void toggle_border(Case& tried) {
    Border& edges = tried.scene.map.edges;
    edges = edges == Border::walls ? Border::open : Border::walls;
}

// ---- movement ----

bool jumps(Case& tried) {
    bool found = false;
    each_ability<MoveAbility>(tried, [&](MoveAbility& move) { found = found || move.jump; });
    return found;
}
void set_jump(Case& tried, bool jump) {
    each_ability<MoveAbility>(tried, [&](MoveAbility& move) { move.jump = jump; });
}
void jump_lands_anywhere(Case& tried) {
    if (jumps(tried)) {
        without_negative_hexes(tried);
    }
}
void flier_jumps(Case& tried) {
    if (actor_of(tried).flying) {
        actor_of(tried).flying = false;
        set_jump(tried, true);
    }
}

// ---- the attack ----

void attack_one(Case& tried) {
    actor_of(tried).targets.reset();
    each_ability<AttackAbility>(tried, [](AttackAbility& attack) {
        attack.targets.reset();
        attack.adds.clear();
    });
}
void no_advantage(Case& tried) {
    actor_of(tried).advantage = false;
    each_ability<AttackAbility>(tried, [](AttackAbility& attack) { attack.advantage = false; });
}
void no_disadvantage_of_attackers(Case& tried) {
    for (Figure& figure : tried.scene.figures) {
        figure.attackers_disadvantage = false;
    }
}
void without_focus_ability(Case& tried) {
    if (auto& card = tried.scene.turn->abilities) {
        std::erase_if(*card, [](const Ability& ability) {
            return std::holds_alternative<FocusAbility>(ability.what);
        });
    }
}

/// The criterion has no influence on the choice of the hex. It is replaced by another that has
/// already been applied, which changes nothing.
template <Criterion... dropped>
void without_criteria(Case& tried) {
    CriterionOrder& order = tried.scene.edition.destination;
    std::array<Criterion, 8> kept{};
    kept.fill(Criterion::fewest_negative_hexes);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool gone = ((order[i] == dropped) || ...);
        kept[i] = gone ? Criterion::fewest_negative_hexes : order[i];
    }
    order = kept;
}

// ---- initiative ----

/// Ties are decided by this list of figures.
void rank_by(Case& tried, std::vector<Figure*> figures) {
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
    rank_by(tried, std::move(figures));
}
void no_initiative(Case& tried) {
    for (Figure& figure : tried.scene.figures) {
        figure.initiative.reset();
        figure.summoner.reset();
    }
    for (auto& [set, card] : tried.scene.cards) {
        card.initiative.reset();
    }
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
void no_second_number(Case& tried) {
    for (Figure& figure : tried.scene.figures) {
        if (figure.initiative) {
            figure.initiative->second.reset();
        }
    }
}
void no_order_within_sets(Case& tried) {
    for (Figure& figure : tried.scene.figures) {
        if (figure.kind != Kind::summon) {
            figure.rank.reset();
            figure.standee.reset();
        }
    }
}
void summons_with_summoner(Case& tried) {
    for (Figure& figure : tried.scene.figures) {
        const Figure* summoner = figure.summoner ? tried.scene.find(*figure.summoner) : nullptr;
        if (summoner != nullptr) {
            figure.initiative = summoner->initiative;
            figure.summoner.reset();
        }
    }
}

constexpr std::array<std::string_view, 13> switches{"jumpPaysDifficultLanding",
                                                    "passesInvisibleEnemies",
                                                    "longRestActsLast",
                                                    "sight",
                                                    "attacksAtOwnRange",
                                                    "focusByProximity",
                                                    "destination",
                                                    "headsForBestAttack",
                                                    "summonFollowsSummoner",
                                                    "setConsumesTogether",
                                                    "setConsumesAtStart",
                                                    "flierAboveTrapBlocks",
                                                    "adjacentAlwaysSeen"};

std::vector<Suspicion> of_conditions() {
    return {
        {"condition.stun"_clause, "a stunned figure acts", without_condition<Condition::stun>},
        {"condition.disarm"_clause, "a disarmed figure attacks",
         without_condition<Condition::disarm>},
        {"condition.immobilize"_clause, "an immobilized figure moves",
         without_condition<Condition::immobilize>},
        {"condition.muddle"_clause, "muddle has no effect", without_condition<Condition::muddle>},
        {"condition.strengthen"_clause, "strengthen has no effect",
         without_condition<Condition::strengthen>},
        {"condition.invisible"_clause, "an invisible enemy is seen",
         [](Case& tried) {
             for (Figure& figure : tried.scene.figures) {
                 lose(figure, Condition::invisible);
             }
         }},
    };
}

std::vector<Suspicion> of_the_map() {
    const auto with = [](Clause clause, const char* says, Mistake mistake) {
        return Suspicion{.clause = clause, .says = says, .mistake = mistake};
    };
    return {
        {"map.trap"_clause, "a trap is like floor", without_traps},
        {"map.hazardous"_clause, "hazardous terrain is like floor", without_hazards},
        {"map.difficult"_clause, "difficult terrain costs one point",
         [](Case& tried) { tried.scene.map.difficult.clear(); }},
        {"map.icy"_clause, "icy terrain is like floor",
         [](Case& tried) { tried.scene.map.icy.clear(); }},
        {"map.obstacle"_clause, "an obstacle is like floor",
         [](Case& tried) { tried.scene.map.obstacles.clear(); }},
        {"map.closed-door"_clause, "a closed door is open",
         [](Case& tried) { set_doors(tried, true); }},
        {"map.open-door"_clause, "an open door is closed",
         [](Case& tried) { set_doors(tried, false); }},
        {"map.wall-line"_clause, "there are no wall lines",
         [](Case& tried) { tried.scene.map.walls.clear(); }},
        {"map.linked-hexes"_clause, "there are no links",
         [](Case& tried) { tried.scene.map.links.clear(); }},
        {"los.line"_clause, "the border is a wall where it is open, and open where it is a wall",
         toggle_border},
        with("map.end-unoccupied"_clause, "it walks through enemies",
             Mistake::walks_through_enemies),
        with("map.end-unoccupied"_clause, "it ends in the hex of an ally", Mistake::ends_on_allies),
        with("map.objective"_clause, "it walks through objectives",
             Mistake::walks_through_objectives),
        with("los.line"_clause, "walls do not block sight", Mistake::sees_through_walls),
        with("range.count"_clause, "range is counted through walls",
             Mistake::counts_range_straight),
        with("range.count"_clause, "an attack reaches one hex beyond its range",
             Mistake::reaches_one_farther),
    };
}

std::vector<Suspicion> of_movement() {
    return {
        {"monster.focus-negative-hexes"_clause, "negative hexes are like floor",
         without_negative_hexes},
        {"monster.focus-negative-hexes"_clause, "negative hexes are never entered",
         negative_hexes_block},
        {"move.jump"_clause, "the last hex of a jump does not count", jump_lands_anywhere},
        {"move.jump"_clause, "a jump is a walk", [](Case& tried) { set_jump(tried, false); }},
        {"move.flying"_clause, "a flying figure walks",
         [](Case& tried) { actor_of(tried).flying = false; }},
        {"move.flying"_clause, "a flying figure jumps", flier_jumps},
        {.clause = "move.flying"_clause,
         .says = "a flying figure pays for the terrain below",
         .mistake = Mistake::flight_pays},
        {"move.points"_clause, "a move has one point more",
         [](Case& tried) { add_to_moves(tried, 1); }},
        {"move.points"_clause, "a move has one point less",
         [](Case& tried) { add_to_moves(tried, -1); }},
    };
}

std::vector<Suspicion> of_focus() {
    const auto with = [](Clause clause, const char* says, Mistake mistake) {
        return Suspicion{.clause = clause, .says = says, .mistake = mistake};
    };
    return {
        with("monster.focus-path"_clause, "the focus is the nearest by range",
             Mistake::focus_by_range),
        with("monster.focus-path"_clause, "the focus is the nearest in a straight line",
             Mistake::focus_by_distance),
        {"initiative.ties"_clause, "second initiative numbers do not count", no_second_number},
        {"initiative.monster-order"_clause, "rank and standee do not count within a set",
         no_order_within_sets},
        {"initiative.summon"_clause, "a summon ties with its summoner", summons_with_summoner},
        {"initiative.order"_clause, "the higher initiative comes first", higher_first},
        {"monster.focus-initiative"_clause, "ties go by the ids of the figures", ties_by_id},
        {"monster.focus-initiative"_clause, "ties go by the order of the file", ties_by_file},
        {"monster.focus-initiative"_clause, "initiative does not break ties", no_initiative},
        {"monster.new-focus-after-kill"_clause,
         "it looks for a new focus in the middle of its turn",
         [](Case& tried) { tried.scene.progress.foci.clear(); }},
        {"card.focus-farthest"_clause, "the card does not affect the focus", without_focus_ability},
    };
}

std::vector<Suspicion> of_the_attack() {
    return {
        {"target.count"_clause, "an attack has one target", attack_one},
        {"monster.target-stat"_clause, "the targets on the stat card do not count",
         [](Case& tried) { actor_of(tried).targets.reset(); }},
        {"area.placement"_clause, "the area of an attack is ignored",
         [](Case& tried) {
             each_ability<AttackAbility>(tried, [](AttackAbility& a) { a.area.reset(); });
         }},
        {.clause = "attack.adjacent-ranged"_clause,
         .says = "a ranged attack on an adjacent enemy has no disadvantage",
         .mistake = Mistake::minds_no_adjacency},
        {"attack.disadvantage"_clause, "enemies whose attackers have disadvantage cause none",
         no_disadvantage_of_attackers},
        {"attack.no-stacking"_clause, "advantage does not cancel disadvantage", no_advantage},
        {"element.consume"_clause, "elements are all inert",
         [](Case& tried) { tried.scene.elements = {}; }},
        {"monster.move-max-targets"_clause, "the number of targets does not affect where it goes",
         without_criteria<Criterion::most_targets>},
        {"monster.move-disadvantage"_clause, "disadvantage does not affect where it goes",
         without_criteria<Criterion::no_disadvantage_on_focus, Criterion::fewest_disadvantaged>},
        {"monster.extra-targets"_clause, "further targets are not ranked as foci are",
         without_criteria<Criterion::best_ranked_targets>},
        {"monster.move-minimum"_clause, "it may go farther than it needs",
         without_criteria<Criterion::fewest_points>},
        {.clause = "monster.move-shorten"_clause,
         .says = "it comes nearer in a straight line",
         .mistake = Mistake::approaches_straight},
    };
}

}  // namespace
}  // namespace of_turns

std::span<const Suspicion> turn_suspicions() {
    static const std::vector<Suspicion> all = [] {
        std::vector<Suspicion> list;
        for (auto family : {of_turns::of_conditions, of_turns::of_the_map, of_turns::of_movement,
                            of_turns::of_focus, of_turns::of_the_attack}) {
            std::ranges::move(family(), std::back_inserter(list));
        }
        add_other_editions(list, of_turns::switches);
        return list;
    }();
    return all;
}

}  // namespace standee::against
