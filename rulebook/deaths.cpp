#include "rulebook/deaths.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "lib/words.hpp"
#include "rulebook/attack.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/sequence.hpp"
#include "rulebook/summons.hpp"

namespace standee::rulebook {
namespace {

constexpr Clause when_dies = "card.when-dies"_clause;

/// Harms a figure beside the fallen one, and if it survives gives it a condition; whether it is
/// killed. An objective is destroyed, not killed [card.when-dies].
bool kill_beside(Table& table, const Figure& other, const ActiveBonus& bonus,
                 const std::string& fallen) {
    suffer(table, {other.id, bonus.value, DamageSource::direct, fallen});
    if (!table.is_here(other.id)) {
        return other.kind != Kind::objective;
    }
    if (bonus.condition) {
        gain(table, other.id, *bonus.condition, when_dies);
    }
    return false;
}

void put_in_order(Table& table, const std::string& fallen, std::vector<Figure>& beside) {
    std::vector<std::string> ids;
    for (const Figure& one : beside) {
        ids.push_back(one.id);
    }
    ids = order_harmed(table, fallen, std::move(ids));
    std::ranges::sort(beside, {}, [&](const Figure& one) {
        return std::ranges::find(ids, one.id) - ids.begin();
    });
}

/// Harms all figures adjacent to where the figure died; where some of them were killed
/// [card.when-dies, ally.no-interaction].
std::vector<Hex> harm_all_beside(Table& table, const Figure& fallen, const ActiveBonus& bonus) {
    std::vector<Figure> beside;
    for (const Figure& other : table.scene.figures) {
        if (table.adjacent(fallen, other) &&
            !(other.no_interaction && table.on("ally.no-interaction"_clause))) {
            beside.push_back(other);
        }
    }
    std::ranges::sort(beside, {}, &Figure::id);
    put_in_order(table, fallen.id, beside);
    std::vector<Hex> graves;
    for (const Figure& other : beside) {
        if (table.is_here(other.id) && kill_beside(table, other, bonus, fallen.id)) {
            graves.push_back(other.at);
        }
    }
    return graves;
}

/// A death harms those beside it at once; the last attack and the monster that it brings wait
/// until what killed it is over [card.when-dies].
void perform_on_death(Table& table, const Figure& fallen, const ActiveBonus& bonus) {
    std::vector<Hex> places = harm_all_beside(table, fallen, bonus);
    if (bonus.attack_all && table.on(when_dies, "attacks")) {
        const bool allies = bonus.attack_all->allies && table.on(when_dies, "attacks allies too");
        table.due.emplace_back(DueAttack{fallen, bonus.attack_all->value, allies});
    }
    if (!bonus.spawn || !table.on(when_dies, "brings a monster") ||
        (bonus.spawn->if_kills && places.empty())) {
        return;
    }
    if (!bonus.spawn->if_kills) {
        places.clear();  // in the hex of its own death
    }
    for_each_hex_of(fallen, [&](Hex hex) { places.push_back(hex); });
    std::ranges::sort(places);
    table.due.emplace_back(DueSpawn{*bonus.spawn, fallen.side, std::move(places)});
}

/// Whether the fallen figure could attack the other from where it fell: an enemy that can be
/// targeted, or an ally if the card says so, adjacent and in sight [card.when-dies,
/// condition.invisible].
bool can_attack(const Table& table, const DueAttack& due, const Figure& other) {
    const Figure& fallen = due.fallen;
    const bool enemy = are_enemies(fallen, other);
    return (enemy || due.allies) && table.adjacent(fallen, other) &&
           !(enemy && other.has(Condition::invisible) && table.on("condition.invisible"_clause)) &&
           !(other.no_interaction && table.on("ally.no-interaction"_clause)) &&
           (table.sees_within(fallen, other, 1) || !table.on("los.line"_clause));
}

/// Whether it makes that attack at all: not with a condition that prevents attacks, nor where its
/// stat card has a dash [condition.stun, condition.disarm, summon.card].
bool makes_last_attack(const Table& table, const DueAttack& due) {
    const Figure& fallen = due.fallen;
    if ((fallen.has(Condition::stun) && table.on("condition.stun"_clause)) ||
        (fallen.has(Condition::disarm) && table.on("condition.disarm"_clause))) {
        return false;
    }
    const bool has_stat_card = fallen.kind != Kind::character && fallen.kind != Kind::objective;
    if (due.value.relative && !fallen.attack && has_stat_card && !fallen.dashes.attack) {
        ask_for("summon.card"_clause, quoted(fallen.id) + " without the stat attack", "that stat");
    }
    return due.value.against(fallen.attack) || !table.on("summon.card"_clause);
}

/// The last attack of a figure, on every enemy adjacent to where it died [card.when-dies].
void settle(Table& table, const DueAttack& due) {
    if (!makes_last_attack(table, due)) {
        return;
    }
    std::vector<std::string> beside;
    for (const Figure& other : table.scene.figures) {
        if (can_attack(table, due, other)) {
            beside.push_back(other.id);
        }
    }
    for (const std::string& target : attack_sequence(table, due.fallen.id, std::move(beside))) {
        const Figure* other = table.find(target);
        if (other != nullptr && can_attack(table, due, *other)) {
            step::Attack attack;
            attack.by = due.fallen.id;
            attack.target = target;
            attack.value = due.value;
            attack.melee = true;
            attack_of_fallen(table, due.fallen, attack);
        }
    }
}

/// The monster that a death brings, in the hex that the party chooses where there are several
/// [card.when-dies, monster.spawn].
void settle(Table& table, const DueSpawn& due) {
    const Hex place = choose_place(table, when_dies, due.spawn.name, due.places);
    Figure figure = new_monster(table, due.spawn.name, due.spawn.rank);
    if (!figure.hp) {
        ask_for(when_dies, "a spawn of " + quoted(due.spawn.name) + " without a stat card",
                "its stat card in the scene's \"monsters\"");
    }
    figure.side = due.side;
    figure.origin = Origin::spawned;
    figure.at = place;
    spawn(table, "", {std::move(figure)});
}

/// What the stat card of the killer gives it for a summon [card.heal-on-kill].
void reward_killer(Table& table, const Figure& fallen, const std::string& cause) {
    const Figure* killer = table.find(cause);
    if (killer == nullptr || fallen.kind != Kind::summon || !are_enemies(*killer, fallen)) {
        return;
    }
    const std::vector<ActiveBonus> bonuses = killer->bonuses;
    for (const ActiveBonus& bonus : bonuses) {
        if (bonus.kind == ActiveBonus::Kind::heal_on_summon_kill &&
            table.on("card.heal-on-kill"_clause)) {
            heal(table, cause, bonus.value, cause, "card.heal-on-kill"_clause);
        }
    }
}

/// A figure whose stat card says so suffers for each kill of a character [card.suffers-kills].
void punish_for_kill(Table& table, const Figure& fallen, const std::string& credit) {
    const Clause clause = "card.suffers-kills"_clause;
    if (credit.empty() || !table.on(clause)) {
        return;
    }
    std::map<std::string, std::vector<int>> due;
    for (const Figure& figure : table.scene.figures) {
        for (const ActiveBonus& bonus : figure.bonuses) {
            if (bonus.kind == ActiveBonus::Kind::suffers_kills &&
                std::ranges::count(bonus.of, fallen.name) > 0) {
                due[figure.id].push_back(bonus.value);
            }
        }
    }
    std::vector<std::string> struck;
    for (const auto& [id, amounts] : due) {
        struck.push_back(id);
    }
    for (const std::string& id : order_harmed(table, fallen.id, std::move(struck))) {
        for (const int amount : due.at(id)) {
            if (table.is_here(id)) {
                suffer(table, {id, amount, DamageSource::direct, {}});
            }
        }
    }
}

}  // namespace

std::vector<std::string> order_harmed(Table& table, const std::string& by,
                                      std::vector<std::string> struck, bool anyway) {
    bool matters = anyway;
    for (const std::string& id : struck) {
        const Figure* one = table.find(id);
        const bool takes_along = std::ranges::any_of(struck, [&](const std::string& other) {
            const Figure* figure = table.find(other);
            return figure != nullptr && figure->summoner == id;
        });
        matters |= one != nullptr && one->hp &&
                   (takes_along || std::ranges::count(one->bonuses, ActiveBonus::Kind::on_death,
                                                      &ActiveBonus::kind) > 0);
    }
    return matters && struck.size() > 1
               ? choose_sequence(table, "monster.ambiguity"_clause, ChoiceKind::figure_order, by,
                                 std::move(struck))
               : struck;
}

void cure_before_death(Table& table, const std::string& id) {
    const Figure figure = table.figure(id);
    const bool cured = std::ranges::any_of(figure.bonuses, [](const ActiveBonus& bonus) {
        return bonus.attack_all && bonus.attack_all->cured;
    });
    for (const HeldCondition& held : figure.conditions) {
        if (cured && is_negative(held.name) && table.on(when_dies, "loses its conditions")) {
            lose(table, id, held.name, when_dies);
        }
    }
}

/// What the cards of the fallen do to those around, then what the kill does for the killer and to
/// others [card.when-dies, card.heal-on-kill, card.suffers-kills].
void follow_death(Table& table, const Figure& fallen, const std::string& cause,
                  const std::string& credit) {
    for (const ActiveBonus& bonus : fallen.bonuses) {
        if (bonus.kind == ActiveBonus::Kind::on_death && table.on(when_dies)) {
            perform_on_death(table, fallen, bonus);
        }
    }
    reward_killer(table, fallen, cause);
    punish_for_kill(table, fallen, credit);
}

void settle_deaths(Table& table) {
    for (const auto& due : std::exchange(table.due, {})) {
        std::visit([&](const auto& one) { settle(table, one); }, due);
    }
}

}  // namespace standee::rulebook
