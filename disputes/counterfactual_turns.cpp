#include <algorithm>
#include <utility>

#include "disputes/turn_claim.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "pathing/range.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {
namespace {

Figure* acting(Scene& scene) {
    for (Figure& figure : scene.figures) {
        if (scene.turn && figure.id == scene.turn->figure) {
            return &figure;
        }
    }
    return nullptr;
}

void take(Figure& figure, Condition condition) {
    std::erase_if(figure.conditions,
                  [condition](const HeldCondition& held) { return held.name == condition; });
}

template <Condition condition>
void acts_without(Scene& scene) {
    if (Figure* figure = acting(scene)) {
        take(*figure, condition);
    }
}

void all_visible(Scene& scene) {
    for (Figure& figure : scene.figures) {
        take(figure, Condition::invisible);
    }
}

void none_invisible(Scene& scene) {
    const std::string actor = scene.turn ? scene.turn->figure : std::string{};
    std::erase_if(scene.figures, [&](const Figure& figure) {
        return figure.has(Condition::invisible) && figure.id != actor;
    });
}

void no_allies(Scene& scene) {
    const Figure* figure = acting(scene);
    if (figure == nullptr) {
        return;
    }
    const Side side = figure->side;
    const std::string id = figure->id;
    const std::optional<std::string> summoner = figure->summoner;
    std::erase_if(scene.figures, [&](const Figure& other) {
        return other.side == side && other.id != id && other.id != summoner;
    });
}

/// What an objective is not: a character that acts, and before all others.
void no_objectives(Scene& scene) {
    constexpr double before_all = -1000;
    for (Figure& figure : scene.figures) {
        if (figure.kind == Kind::objective) {
            figure.kind = Kind::character;
            figure.initiative = Initiative{before_all, std::nullopt};
        }
    }
}

/// Summons are figures of their own, that act with their summoner and not before.
void no_summons(Scene& scene) {
    const Figure* const actor = acting(scene);
    const Scene before = scene;
    for (Figure& figure : scene.figures) {
        if (figure.kind != Kind::summon || actor == nullptr || figure.id == actor->id) {
            continue;
        }
        const Figure* summoner = figure.summoner ? before.find(*figure.summoner) : nullptr;
        figure.kind = Kind::character;
        figure.initiative = summoner == nullptr ? std::nullopt : summoner->initiative;
        figure.summoner.reset();
    }
}

template <class Change>
void change_card(Scene& scene, Change change) {
    if (scene.turn && scene.turn->abilities) {
        for (Ability& ability : *scene.turn->abilities) {
            std::visit(change, ability.what);
        }
    }
}

struct NoJump {
    void operator()(MoveAbility& move) const { move.jump = false; }
    template <class Other>
    void operator()(Other& /*ability*/) const {}
};
struct OneTarget {
    void operator()(AttackAbility& attack) const { attack.targets = TargetCount{}; }
    template <class Other>
    void operator()(Other& /*ability*/) const {}
};
struct NoArea {
    void operator()(AttackAbility& attack) const { attack.area.reset(); }
    template <class Other>
    void operator()(Other& /*ability*/) const {}
};

void no_flying(Scene& scene) {
    if (Figure* figure = acting(scene)) {
        figure->flying = false;
    }
}

/// Whether a figure is not seen from some hex round which no way is long: then walls may decide by
/// sight and not only by the way round them.
bool sight_is_blocked(const Scene& scene) {
    const Board board{scene.map};
    const Sight sight{board, scene.edition};
    RangeCount count;
    for (const Figure& figure : scene.figures) {
        constexpr int near = 12;
        const bool blocked = any_hex_of(figure, [&](Hex stands) {
            const HexIndex at = board.find(stands);
            return std::ranges::any_of(count.within(board, at, near),
                                       [&](HexIndex hex) { return !sight.clear(hex, at); });
        });
        if (blocked) {
            return true;
        }
    }
    return false;
}

struct RemovableFeature {
    Clause clause;
    void (*remove)(Scene&);
};

constexpr std::array removable_features{
    RemovableFeature{"map.trap"_clause, [](Scene& s) { s.map.traps.clear(); }},
    RemovableFeature{"map.hazardous"_clause, [](Scene& s) { s.map.hazardous.clear(); }},
    RemovableFeature{"map.difficult"_clause, [](Scene& s) { s.map.difficult.clear(); }},
    RemovableFeature{"map.icy"_clause, [](Scene& s) { s.map.icy.clear(); }},
    RemovableFeature{"map.obstacle"_clause, [](Scene& s) { s.map.obstacles.clear(); }},
    RemovableFeature{"map.wall-line"_clause, [](Scene& s) { s.map.walls.clear(); }},
    RemovableFeature{"map.closed-door"_clause,
                     [](Scene& s) {
                         for (Door& door : s.map.doors) {
                             door.open = true;
                         }
                     }},
    RemovableFeature{"map.linked-hexes"_clause, [](Scene& s) { s.map.links.clear(); }},
    RemovableFeature{"map.end-unoccupied"_clause, no_allies},
    RemovableFeature{"map.objective"_clause, no_objectives},
    RemovableFeature{"initiative.summon"_clause, no_summons},
    RemovableFeature{"condition.invisible"_clause, all_visible},
    RemovableFeature{"condition.invisible"_clause, none_invisible},
    RemovableFeature{"condition.stun"_clause, acts_without<Condition::stun>},
    RemovableFeature{"condition.immobilize"_clause, acts_without<Condition::immobilize>},
    RemovableFeature{"condition.disarm"_clause, acts_without<Condition::disarm>},
    RemovableFeature{"condition.muddle"_clause, acts_without<Condition::muddle>},
    RemovableFeature{"condition.strengthen"_clause, acts_without<Condition::strengthen>},
    RemovableFeature{"move.jump"_clause, [](Scene& s) { change_card(s, NoJump{}); }},
    RemovableFeature{"move.flying"_clause, no_flying},
    RemovableFeature{"target.count"_clause, [](Scene& s) { change_card(s, OneTarget{}); }},
    RemovableFeature{"area.placement"_clause, [](Scene& s) { change_card(s, NoArea{}); }},
};

void no_walls(Scene& scene) {
    scene.map.walls.clear();
    scene.map.edges = Border::open;
    for (Door& door : scene.map.doors) {
        door.open = true;
    }
}

}  // namespace

std::vector<Without> counterfactual_turns(const Scene& scene, TurnPlanner& planner) {
    std::vector<Without> turns;
    const auto plan = [&](Clause clause, Scene other) {
        if (other == scene) {
            return;
        }
        try {
            TurnAnswer answer = planner.plan(other, Board{other.map});
            turns.push_back({clause, std::move(answer), std::move(other)});
        } catch (const InputError&) {
            // A turn that cannot be planned so shows nothing.
        }
    };
    for (const RemovableFeature& feature : removable_features) {
        Scene other = scene;
        feature.remove(other);
        plan(feature.clause, std::move(other));
    }
    if (sight_is_blocked(scene)) {
        Scene other = scene;
        no_walls(other);
        plan("los.line"_clause, std::move(other));
    }
    return turns;
}

}  // namespace standee
