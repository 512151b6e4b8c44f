#include "rulebook/rank.hpp"

#include <algorithm>

namespace standee::rulebook {
namespace {

constexpr Clause switching = "card.switch-rank"_clause;

bool begins_with_switch(const std::vector<Ability>& abilities) {
    return !abilities.empty() && std::holds_alternative<SwitchRankAbility>(abilities.front().what);
}

/// The other of normal and elite; a named monster, a boss, and a figure of no monster set have
/// none.
Rank other_rank(const Figure& figure) {
    const bool of_set = figure.kind == Kind::monster || figure.kind == Kind::ally;
    if (!of_set || !figure.rank || *figure.rank == Rank::named) {
        refuse(switching, "a change of rank of " + figure.id, "a normal or elite monster or ally");
    }
    return *figure.rank == Rank::elite ? Rank::normal : Rank::elite;
}

const std::optional<StatCard>& stat_card(const MonsterSet& set, Rank rank) {
    return rank == Rank::elite ? set.elite : set.normal;
}

/// The bonuses that a stat card gives are lost with it, however often they were used.
void lose_bonuses_of(const StatCard& card, std::vector<ActiveBonus>& bonuses) {
    for (ActiveBonus given : card.figure.bonuses) {
        const auto held = std::ranges::find_if(bonuses, [&](const ActiveBonus& bonus) {
            given.uses = bonus.uses;
            return bonus == given;
        });
        if (held != bonuses.end()) {
            bonuses.erase(held);
        }
    }
}

/// All that a stat card says of a figure, but for its bonuses and hit points.
void take_stats(const Figure& said, Figure& figure) {
    figure.attack = said.attack;
    figure.move = said.move;
    figure.range = said.range;
    figure.dashes = said.dashes;
    figure.flying = said.flying;
    figure.shield = said.shield;
    figure.retaliate = said.retaliate;
    figure.pierce = said.pierce;
    figure.targets = said.targets;
    figure.permanent = said.permanent;
    figure.least_hp = said.least_hp;
    figure.immunities = said.immunities;
    figure.immune_to_push = said.immune_to_push;
    figure.immune_to_pull = said.immune_to_pull;
    figure.attack_effects = said.attack_effects;
    figure.advantage = said.advantage;
    figure.attackers_disadvantage = said.attackers_disadvantage;
    figure.ignores_summons = said.ignores_summons;
    figure.heads_for_start = said.heads_for_start;
    figure.water_only = said.water_only;
    figure.minds_no_hazard = said.minds_no_hazard;
    figure.minds_no_water = said.minds_no_water;
    figure.draws_from_character = said.draws_from_character;
}

/// What it has lost it has not regained, and it has no more than its new maximum.
void take_hit_points(const Figure& said, Figure& figure) {
    if (said.max_hp || said.hp) {
        figure.max_hp = said.max_hp ? said.max_hp : said.hp;
    }
    if (figure.hp && figure.max_hp) {
        figure.hp = std::min(*figure.hp, *figure.max_hp);
    }
}

}  // namespace

Figure with_new_rank(const Book& book, const Scene& scene, Figure figure) {
    const Rank rank = other_rank(figure);
    const auto set = scene.monsters.find(figure.name);
    if (set == scene.monsters.end() || !stat_card(set->second, rank)) {
        ask_for(switching, "a change of rank of " + figure.id + " without its stat card",
                "that stat card");
    }
    const Figure& said = stat_card(set->second, rank)->figure;
    if (const auto& before = stat_card(set->second, *figure.rank)) {
        lose_bonuses_of(*before, figure.bonuses);
    }
    figure.bonuses.insert(figure.bonuses.begin(), said.bonuses.begin(), said.bonuses.end());
    figure.rank = rank;
    if (book.on(switching, "takes the stats")) {
        take_stats(said, figure);
    }
    if (book.on(switching, "no more hit points than the maximum")) {
        take_hit_points(said, figure);
    }
    return figure;
}

Figure as_it_performs(const Book& book, const Scene& scene, const Figure& figure,
                      const std::vector<Ability>& abilities) {
    if (!begins_with_switch(abilities) || !book.on(switching)) {
        return figure;
    }
    const bool stunned = figure.has(Condition::stun) && book.on("condition.stun"_clause);
    return stunned ? figure : with_new_rank(book, scene, figure);
}

std::unique_ptr<const Scene> after_new_rank(const Book& book, const Scene& scene) {
    if (!scene.turn || !scene.turn->abilities || !begins_with_switch(*scene.turn->abilities) ||
        !book.on(switching, "before it finds its focus")) {
        return nullptr;
    }
    auto changed = std::make_unique<Scene>(scene);
    std::vector<Ability>& card = *changed->turn->abilities;
    for (Figure& figure : changed->figures) {
        if (figure.id == scene.turn->figure) {
            figure = as_it_performs(book, scene, figure, card);
        }
    }
    card.erase(card.begin());
    return changed;
}

}  // namespace standee::rulebook
