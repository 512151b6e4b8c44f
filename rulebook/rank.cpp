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

/// Everything on a stat card except bonuses and hit points.
void take_stats(const Figure& card, Figure& figure) {
    figure.attack = card.attack;
    figure.move = card.move;
    figure.range = card.range;
    figure.dashes = card.dashes;
    figure.flying = card.flying;
    figure.shield = card.shield;
    figure.retaliate = card.retaliate;
    figure.pierce = card.pierce;
    figure.targets = card.targets;
    figure.permanent = card.permanent;
    figure.least_hp = card.least_hp;
    figure.immunities = card.immunities;
    figure.immune_to_push = card.immune_to_push;
    figure.immune_to_pull = card.immune_to_pull;
    figure.attack_effects = card.attack_effects;
    figure.advantage = card.advantage;
    figure.attackers_disadvantage = card.attackers_disadvantage;
    figure.ignores_summons = card.ignores_summons;
    figure.heads_for = card.heads_for;
    figure.water_only = card.water_only;
    figure.minds_no_hazard = card.minds_no_hazard;
    figure.minds_no_water = card.minds_no_water;
    figure.draws_from_character = card.draws_from_character;
}

/// What it has lost it has not regained, and it has no more than its new maximum.
void take_hit_points(const Figure& card, Figure& figure) {
    if (card.max_hp || card.hp) {
        figure.max_hp = card.max_hp ? card.max_hp : card.hp;
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
    const Figure& card = stat_card(set->second, rank)->figure;
    if (const auto& before = stat_card(set->second, *figure.rank)) {
        lose_bonuses_of(*before, figure.bonuses);
    }
    figure.bonuses.insert(figure.bonuses.begin(), card.bonuses.begin(), card.bonuses.end());
    figure.rank = rank;
    if (book.on(switching, "takes the stats")) {
        take_stats(card, figure);
    }
    if (book.on(switching, "no more hit points than the maximum")) {
        take_hit_points(card, figure);
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
