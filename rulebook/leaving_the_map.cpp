#include <algorithm>

#include "lib/words.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/deaths.hpp"
#include "rulebook/figure_quantities.hpp"
#include "rulebook/initiative.hpp"

namespace standee::rulebook {
namespace {

Clause clause_of(Departure how) {
    switch (how) {
        case Departure::death: return "damage.monster-death"_clause;
        case Departure::exhausted: return "damage.exhaustion"_clause;
        case Departure::destroyed: return "map.objective"_clause;
        case Departure::removed:
        case Departure::dismissed: break;
    }
    return "summon.leaves"_clause;
}

/// A kill is credited to the character who caused it, or whose summon did, or a summon of that one;
/// nobody is credited for what another monster did, or the figure itself [damage.kill-credit].
std::string credited(const Table& table, const Figure& gone, const std::string& cause) {
    const Figure* killer = table.find(cause);
    const Figure* by = killer == nullptr ? nullptr : summon_line(table.scene, *killer).front();
    const bool earned = by != nullptr && by->kind == Kind::character && are_enemies(*by, gone);
    return earned && table.on("damage.kill-credit"_clause) ? by->id : std::string{};
}

/// A monster that dies leaves a loot token, in some editions only if it was neither summoned nor
/// spawned, in one no more than a number in all; a scenario ally leaves none
/// [damage.monster-death].
void drop_loot(Table& table, const Figure& gone) {
    Progress& progress = table.scene.progress;
    const bool summon = gone.kind == Kind::summon;
    const bool monster = gone.side == Side::monsters &&
                         (gone.kind == Kind::monster || gone.kind == Kind::boss || summon);
    const bool placed = gone.origin == Origin::placed && !summon && !gone.summoner;
    const auto limit = table.book().loot_limit;
    const bool drops =
        monster && drops_loot_by_formula(table, gone, !placed,
                                         placed || table.book().summoned_monsters_drop_loot);
    if (drops && (!limit || progress.loot_placed < *limit) &&
        table.on("damage.monster-death"_clause, "leaves a loot token")) {
        table.record("damage.monster-death"_clause, event::LootToken{gone.at});
        table.scene.loot.push_back(gone.at);
        ++progress.loot_placed;
    }
}

/// What the figures summoned by one that has gone become: those of a summon are its summoner's,
/// those of a monster stay on as nobody's [monster.summon, summon.leaves].
void hand_on_summons(Table& table, const Figure& gone) {
    for (Figure& figure : table.scene.figures) {
        const bool leaves_too = gone.kind == Kind::character && figure.kind == Kind::summon;
        if (figure.summoner != gone.id || leaves_too) {
            continue;
        }
        figure.summoner.reset();
        if (figure.kind == Kind::summon) {
            figure.summoner = gone.summoner;
        } else {
            figure.origin = Origin::summoned;
        }
    }
}

/// With an exhausted character its summons leave, and what those have summoned [summon.leaves].
void remove_summons_of(Table& table, const std::string& summoner) {
    const auto& figures = table.scene.figures;
    const auto of_summoner = [&](const Figure& figure) {
        return figure.kind == Kind::summon && figure.summoner == summoner;
    };
    for (auto summon = std::ranges::find_if(figures, of_summoner);
         summon != figures.end() && table.on("summon.leaves"_clause);
         summon = std::ranges::find_if(figures, of_summoner)) {
        leave_map(table, std::string{summon->id}, Departure::removed, {});
    }
}

/// Takes a figure off the map, with its turn and its deck.
void take_off(Table& table, const Figure& gone) {
    std::erase_if(table.scene.figures, [&](const Figure& figure) { return figure.id == gone.id; });
    if (auto& turn = table.scene.progress.turn; turn && turn->figure == gone.id) {
        turn->over = true;
    }
    if (gone.kind == Kind::character) {
        table.scene.decks.erase(gone.id);
        table.scene.discards.erase(gone.id);
    }
    hand_on_summons(table, gone);
}

}  // namespace

Departure departure_of(const Figure& figure) {
    return figure.kind == Kind::character   ? Departure::exhausted
           : figure.kind == Kind::objective ? Departure::destroyed
                                            : Departure::death;
}

/// Monsters and summons die, characters are exhausted, objectives destroyed; loot and what a stat
/// card says of a death follow [damage.monster-death, damage.exhaustion, map.objective,
/// summon.leaves].
void leave_map(Table& table, const std::string& id, Departure how, const std::string& cause) {
    if (!table.on(clause_of(how))) {
        return;
    }
    const bool dies = how == Departure::death;
    if (dies) {
        cure_before_death(table, id);
    }
    const Figure gone = table.figure(id);
    const std::string credit = dies ? credited(table, gone, cause) : std::string{};
    table.record(clause_of(how), event::Leave{id, gone.at, how, credit, gone.also_at});
    take_off(table, gone);
    if (how != Departure::removed && how != Departure::dismissed) {
        drop_loot(table, gone);
    }
    if (gone.kind == Kind::character) {
        remove_summons_of(table, id);
    }
    if (dies) {
        follow_death(table, gone, cause, credit);
    }
}

/// A figure that has not died, and leaves nothing behind [card.leaves].
void remove_from_map(Table& table, const std::string& id, Clause clause) {
    const Figure gone = table.figure(id);
    table.record(clause, event::Leave{id, gone.at, Departure::removed, {}, gone.also_at});
    take_off(table, gone);
}

/// Only a character's summon is dismissed [summon.leaves].
void dismiss(Table& table, const std::string& summon) {
    const Figure& figure = table.figure(summon);
    const Figure* summoner = figure.summoner ? table.find(*figure.summoner) : nullptr;
    if (figure.kind != Kind::summon || summoner == nullptr || summoner->kind != Kind::character) {
        refuse("summon.leaves"_clause, quoted(summon) + ", which is not a summon of a character",
               "a summon that its summoner dismisses");
    }
    leave_map(table, summon, Departure::dismissed, {});
}

std::vector<Hex> last_hexes_of(const Table& table, const std::string& id) {
    if (const Figure* figure = table.find(id)) {
        return hexes_of(*figure);
    }
    for (auto event = table.events.rbegin(); event != table.events.rend(); ++event) {
        const auto* leave = std::get_if<event::Leave>(&event->what);
        if (leave != nullptr && leave->figure == id) {
            std::vector<Hex> hexes{leave->at};
            hexes.insert(hexes.end(), leave->also_at.begin(), leave->also_at.end());
            return hexes;
        }
    }
    return {};
}

}  // namespace standee::rulebook
