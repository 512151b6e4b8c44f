#include "play/harm/on_death.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <ranges>

#include "lib/clause.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/sequence.hpp"

namespace standee {
namespace {

/// Harms a figure adjacent to the one that died. Returns whether that kills it; an objective is
/// destroyed, not killed.
bool harm_beside(Game& game, const std::string& id, const ActiveBonus& bonus,
                 const std::string& fallen) {
    const Figure* other = game.state().find(id);
    if (other == nullptr) {
        return false;
    }
    const bool mortal = other->kind != Kind::objective;
    suffer(game, {id, bonus.value, DamageSource::direct, fallen});
    if (game.state().find(id) == nullptr) {
        return mortal;
    }
    if (bonus.condition) {
        gain(game, id, *bonus.condition, "card.when-dies"_clause);
    }
    return false;
}

using Beside = std::vector<std::pair<std::string, Hex>>;

/// Whether the death of the figure would have further effects: it would harm others, or make one of
/// them leave the map too.
bool does_more_in_death(const GameState& state, const std::string& id,
                        const std::vector<std::string>& others) {
    return has_bonus(state.figure(id), ActiveBonus::Kind::on_death) ||
           std::ranges::any_of(others, [&](const std::string& other) {
               return state.figure(other).summoner == id;
           });
}

void put_in_chosen_order(Game& game, const std::string& fallen, Beside& beside) {
    std::vector<std::string> ids;
    for (const auto& [id, at] : beside) {
        ids.push_back(id);
    }
    ids = in_order_of_harm(game, fallen, std::move(ids));
    std::ranges::sort(beside, {}, [&](const auto& one) {
        return std::ranges::find(ids, one.first) - ids.begin();
    });
}

/// Harms all figures adjacent to where the figure died. Returns the hexes in which some of them
/// died.
std::vector<Hex> harm_all_beside(Game& game, const Figure& fallen, const ActiveBonus& bonus) {
    Beside beside;
    for (const Figure& other : game.state().scene().figures) {
        if (!other.no_interaction && game.state().adjacent(fallen, other)) {
            beside.emplace_back(other.id, other.at);
        }
    }
    std::ranges::sort(beside);
    put_in_chosen_order(game, fallen.id, beside);
    std::vector<Hex> graves;
    for (const auto& [id, at] : beside) {
        if (harm_beside(game, id, bonus, fallen.id)) {
            graves.push_back(at);
        }
    }
    return graves;
}

/// Carries out what the stat card or the ability card of a dead figure does to all figures adjacent
/// to where it died. Its last attack, and the monster that appears, are postponed [card.when-dies].
void harm_on_death(Game& game, const Figure& fallen) {
    for (const ActiveBonus& bonus : fallen.bonuses) {
        if (bonus.kind != ActiveBonus::Kind::on_death) {
            continue;
        }
        std::vector<Hex> places = harm_all_beside(game, fallen, bonus);
        if (bonus.attack_all) {
            game.owe(DueAttack{fallen, bonus.attack_all->value, bonus.attack_all->allies});
        }
        if (!bonus.spawn || (bonus.spawn->if_kills && places.empty())) {
            continue;
        }
        // A card that also needs other deaths does not say in which of the hexes the monster is
        // placed.
        places.resize(bonus.spawn->if_kills ? places.size() : 0);
        for_each_hex_of(fallen, [&](Hex hex) { places.push_back(hex); });
        std::ranges::sort(places);
        game.owe(DueSpawn{*bonus.spawn, fallen.side, std::move(places)});
    }
}

void heal_on_kill(Game& game, const Figure& fallen, const std::string& cause) {
    const Figure* by = cause.empty() ? nullptr : game.state().find(cause);
    if (by == nullptr || fallen.kind != Kind::summon || !are_enemies(*by, fallen)) {
        return;
    }
    const std::vector<ActiveBonus> bonuses = by->bonuses;
    for (const ActiveBonus& bonus : bonuses) {
        if (bonus.kind == ActiveBonus::Kind::heal_on_summon_kill) {
            heal(game, cause, bonus.value, cause, "card.heal-on-kill"_clause);
        }
    }
}

/// Deals damage to the figures whose stat cards say that a kill by a character hurts them
/// [card.suffers-kills].
void hurt_by_kill(Game& game, const Figure& fallen, const std::string& credit) {
    if (credit.empty()) {
        return;
    }
    std::map<std::string, std::vector<int>> hurt;
    for (const Figure& other : game.state().scene().figures) {
        for (const ActiveBonus& bonus : other.bonuses) {
            if (bonus.kind == ActiveBonus::Kind::suffers_kills && is_of(bonus.of, fallen)) {
                hurt[other.id].push_back(bonus.value);
            }
        }
    }
    std::vector<std::string> ids;
    std::ranges::copy(std::views::keys(hurt), std::back_inserter(ids));
    for (const std::string& id : in_order_of_harm(game, fallen.id, std::move(ids))) {
        for (const int value : hurt.at(id)) {
            if (game.state().find(id) != nullptr) {
                suffer(game, {id, value, DamageSource::direct, {}});
            }
        }
    }
}

}  // namespace

std::vector<std::string> in_order_of_harm(Game& game, const std::string& by,
                                          std::vector<std::string> figures, bool anyway) {
    const GameState& state = game.state();
    const bool matters = std::ranges::any_of(figures, [&](const std::string& id) {
        return state.find(id) != nullptr && state.figure(id).hp &&
               does_more_in_death(state, id, figures);
    });
    if (figures.size() < 2 || !(matters || anyway)) {
        return figures;
    }
    auto chosen = choose_sequence(game, "monster.ambiguity"_clause, ChoiceKind::figure_order, by,
                                  std::move(figures));
    if (!chosen) {
        throw Stopped{};
    }
    return std::move(*chosen);
}

void cure_before_death(Game& game, const std::string& id) {
    const Figure figure = game.state().figure(id);
    const bool cured = std::ranges::any_of(figure.bonuses, [](const ActiveBonus& bonus) {
        return bonus.attack_all && bonus.attack_all->cured;
    });
    for (const HeldCondition& held : figure.conditions) {
        if (cured && is_negative(held.name)) {
            lose(game, id, held.name, "card.when-dies"_clause);
        }
    }
}

void follow_death(Game& game, const Figure& fallen, const std::string& cause,
                  const std::string& credit) {
    harm_on_death(game, fallen);
    heal_on_kill(game, fallen, cause);
    hurt_by_kill(game, fallen, credit);
}

}  // namespace standee
