#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "verify/against/suspicion.hpp"

// Wrong rules of plays.

namespace standee::against {
namespace of_plays {
namespace {

using verify::Case;

void each_figure(Case& tried, void (*change)(Figure&)) {
    std::ranges::for_each(tried.scene.figures, change);
}

/// Leaves a field out of every step of one kind.
void leave_out(Case& tried, const char* kind, const char* field) {
    for (std::string& text : tried.steps) {
        Json step = Json::parse(text);
        if (step.contains(kind) && step[kind].is_object() && step[kind].erase(field) > 0) {
            text = step.dump();
        }
    }
}

/// Nobody has the condition when the play begins.
template <Condition condition>
void without(Case& tried) {
    each_figure(tried, [](Figure& figure) {
        std::erase_if(figure.conditions,
                      [](const HeldCondition& held) { return held.name == condition; });
    });
}

template <Condition condition>
Suspicion has_no_effect(Clause clause, const char* says) {
    return {
        .clause = clause, .says = says, .edit = without<condition>, .compares_conditions = false};
}

std::vector<Suspicion> of_conditions() {
    using enum Condition;
    return {
        has_no_effect<poison>("condition.poison"_clause, "poison has no effect"),
        has_no_effect<wound>("condition.wound"_clause, "wound has no effect"),
        has_no_effect<brittle>("condition.brittle"_clause, "brittle has no effect"),
        has_no_effect<ward>("condition.ward"_clause, "ward has no effect"),
        has_no_effect<bane>("condition.bane"_clause, "bane has no effect"),
        has_no_effect<regenerate>("condition.regenerate"_clause, "regenerate has no effect"),
        has_no_effect<safeguard>("condition.safeguard"_clause, "safeguard has no effect"),
        has_no_effect<strengthen>("condition.strengthen"_clause, "strengthen has no effect"),
        has_no_effect<muddle>("condition.muddle"_clause, "muddle has no effect"),
        has_no_effect<stun>("condition.stun"_clause, "stun has no effect"),
        has_no_effect<immobilize>("condition.immobilize"_clause, "immobilize has no effect"),
        has_no_effect<disarm>("condition.disarm"_clause, "disarm has no effect"),
        has_no_effect<invisible>("condition.invisible"_clause, "invisible has no effect"),
    };
}

std::vector<Suspicion> of_attacks() {
    return {
        {"bonus.stat-card"_clause, "the shield of the stat card does not count",
         [](Case& tried) { each_figure(tried, [](Figure& figure) { figure.shield = 0; }); }},
        {"bonus.retaliate"_clause, "the retaliate of the stat card does not count",
         [](Case& tried) { each_figure(tried, [](Figure& figure) { figure.retaliate.clear(); }); }},
        {"attack.pierce"_clause, "pierce has no effect",
         [](Case& tried) {
             each_figure(tried, [](Figure& figure) { figure.pierce = 0; });
             leave_out(tried, "attack", "pierce");
         }},
        {"attack.card-effects"_clause, "the effects of an attack are left out",
         [](Case& tried) {
             each_figure(tried, [](Figure& figure) { figure.attack_effects.clear(); });
             leave_out(tried, "attack", "effects");
         }},
        {"attack.order"_clause, "the bonuses of an attack are left out",
         [](Case& tried) { leave_out(tried, "attack", "bonuses"); }},
        {"attack.advantage"_clause, "advantage has no effect",
         [](Case& tried) {
             each_figure(tried, [](Figure& figure) { figure.advantage = false; });
             leave_out(tried, "attack", "advantage");
         }},
        {"attack.disadvantage"_clause, "disadvantage has no effect",
         [](Case& tried) {
             each_figure(tried, [](Figure& figure) { figure.attackers_disadvantage = false; });
             leave_out(tried, "attack", "disadvantage");
         }},
        {"damage.negate"_clause, "negating damage has no effect",
         [](Case& tried) { leave_out(tried, "attack", "negate"); }},
        {"move.jump"_clause, "a jump is a walk",
         [](Case& tried) { leave_out(tried, "move", "jump"); }},
    };
}

std::vector<Suspicion> of_the_map() {
    return {
        {"map.trap"_clause, "a trap is like floor",
         [](Case& tried) { tried.scene.map.traps.clear(); }},
        {"map.hazardous"_clause, "hazardous terrain is like floor",
         [](Case& tried) { tried.scene.map.hazardous.clear(); }},
        {"map.icy"_clause, "icy terrain is like floor",
         [](Case& tried) { tried.scene.map.icy.clear(); }},
        {"map.trap-damage"_clause, "traps deal their damage as at level 0",
         [](Case& tried) { tried.scene.level = 0; }},
        {"move.flying"_clause, "flying has no effect",
         [](Case& tried) { each_figure(tried, [](Figure& figure) { figure.flying = false; }); }},
    };
}

constexpr std::array<std::string_view, 15> switches{"trapDamage",
                                                    "hazardousDamage",
                                                    "objectivesImmuneToAll",
                                                    "attackStages",
                                                    "twoCards",
                                                    "characterPicksWithAdvantage",
                                                    "unusedBlessLeaves",
                                                    "hasAllyDeck",
                                                    "summonedMonstersDropLoot",
                                                    "lootLimit",
                                                    "characterForces",
                                                    "monsterForces",
                                                    "forcedMovementAddsUp",
                                                    "infusionWaitsForSet",
                                                    "lostFlightHurts"};

}  // namespace
}  // namespace of_plays

std::span<const Suspicion> play_suspicions() {
    static const std::vector<Suspicion> all = [] {
        std::vector<Suspicion> list;
        for (auto family : {of_plays::of_conditions, of_plays::of_attacks, of_plays::of_the_map}) {
            std::ranges::move(family(), std::back_inserter(list));
        }
        add_other_editions(list, of_plays::switches);
        return list;
    }();
    return all;
}

}  // namespace standee::against
