#include "verify/oracle/new_rank.hpp"

#include <algorithm>

namespace standee::oracle {
namespace {

bool lasts(const ActiveBonus& bonus) { return bonus.lasts.unit == Lasting::Unit::persistent; }

bool is_same(ActiveBonus one, const ActiveBonus& other) {
    one.uses = other.uses;  // of some a use is gone
    return one == other;
}

/// Takes the persistent bonuses of one stat card from a figure, each once.
void give_back(const std::optional<StatCard>& card, Figure& figure) {
    if (!card) {
        return;
    }
    for (const ActiveBonus& bonus : card->figure.bonuses) {
        const auto held = std::ranges::find_if(figure.bonuses, [&](const ActiveBonus& other) {
            return lasts(other) && is_same(bonus, other);
        });
        if (held != figure.bonuses.end()) {
            figure.bonuses.erase(held);
        }
    }
}

}  // namespace

std::optional<Rank> new_rank(const Figure& figure) {
    if ((figure.kind != Kind::monster && figure.kind != Kind::ally) || !figure.rank ||
        *figure.rank == Rank::named) {
        return std::nullopt;
    }
    return *figure.rank == Rank::elite ? Rank::normal : Rank::elite;
}

bool take_new_rank(const Scene& scene, Figure& figure) {
    const auto rank = new_rank(figure);
    const auto set = scene.monsters.find(figure.name);
    if (!rank || set == scene.monsters.end()) {
        return false;
    }
    const auto& card = *rank == Rank::elite ? set->second.elite : set->second.normal;
    if (!card) {
        return false;
    }
    give_back(*rank == Rank::elite ? set->second.normal : set->second.elite, figure);
    const Figure& said = card->figure;
    figure.rank = rank;
    figure.bonuses.insert(figure.bonuses.begin(), said.bonuses.begin(), said.bonuses.end());
    if (said.max_hp || said.hp) {
        figure.max_hp = said.max_hp ? said.max_hp : said.hp;
    }
    if (figure.hp && figure.max_hp && *figure.hp > *figure.max_hp) {
        figure.hp = figure.max_hp;
    }
    figure.attack = said.attack;
    figure.move = said.move;
    figure.range = said.range;
    figure.dashes = said.dashes;
    figure.flying = said.flying;
    figure.shield = said.shield;
    figure.retaliate = said.retaliate;
    figure.pierce = said.pierce;
    figure.targets = said.targets;
    figure.immunities = said.immunities;
    figure.immune_to_push = said.immune_to_push;
    figure.immune_to_pull = said.immune_to_pull;
    figure.attack_effects = said.attack_effects;
    figure.advantage = said.advantage;
    figure.attackers_disadvantage = said.attackers_disadvantage;
    figure.ignores_summons = said.ignores_summons;
    figure.heads_for_start = said.heads_for_start;
    figure.water_only = said.water_only;
    figure.draws_from_character = said.draws_from_character;
    return true;
}

std::unique_ptr<const Scene> with_new_rank(const Scene& scene) {
    if (!scene.turn || !scene.turn->abilities || scene.turn->abilities->empty() ||
        !std::holds_alternative<SwitchRankAbility>(scene.turn->abilities->front().what)) {
        return nullptr;
    }
    auto changed = std::make_unique<Scene>(scene);
    auto& card = *changed->turn->abilities;
    card.erase(card.begin());
    for (Figure& figure : changed->figures) {
        if (figure.id == scene.turn->figure && !figure.has(Condition::stun)) {
            take_new_rank(scene, figure);
        }
    }
    return changed;
}

}  // namespace standee::oracle
