#include <algorithm>
#include <utility>

#include "verify/generate/parts.hpp"

// Sets of monsters whose card changes their rank.

namespace standee::generate {
namespace {

Figure any_stats(Dice& dice, const std::string& set, Rank rank, bool flying) {
    Figure figure;
    figure.name = set;
    figure.rank = rank;
    figure.hp = figure.max_hp = dice.between(2, 9);
    figure.attack = dice.percent(90) ? std::optional{dice.between(1, 4)} : std::nullopt;
    figure.move = dice.percent(90) ? std::optional{dice.between(0, 4)} : std::nullopt;
    figure.range = dice.percent(35) ? std::optional{dice.between(2, 4)} : std::nullopt;
    dash_the_rest(figure);
    figure.flying = flying;
    figure.shield = dice.percent(30) ? dice.between(1, 2) : 0;
    if (dice.percent(30)) {
        figure.retaliate.push_back({dice.between(1, 2), dice.between(1, 2)});
    }
    figure.pierce = dice.percent(15) ? 1 : 0;
    figure.targets = dice.percent(25) ? std::optional{dice.between(1, 3)} : std::nullopt;
    if (dice.percent(15)) {
        figure.attack_effects.emplace_back(Condition::poison);
    }
    if (dice.percent(10)) {
        figure.immunities.insert(Condition::wound);
    }
    return figure;
}

}  // namespace

namespace {

/// The figure by the stat card of its rank, with its own conditions and bonuses.
void take_stats(const MonsterSet& cards, Figure& figure) {
    Figure on_card = figure.rank == Rank::elite ? cards.elite->figure : cards.normal->figure;
    on_card.id = figure.id;
    on_card.kind = figure.kind;
    on_card.side = figure.side;
    on_card.at = figure.at;
    on_card.standee = figure.standee;
    on_card.initiative = figure.initiative;
    on_card.summoned_this_round = figure.summoned_this_round;
    on_card.origin = figure.origin;
    on_card.hp = std::min(figure.hp.value_or(9), *on_card.max_hp);
    on_card.conditions = figure.conditions;
    on_card.bonuses = figure.bonuses;
    on_card.no_interaction = figure.no_interaction;
    on_card.turn_ended = figure.turn_ended;
    figure = std::move(on_card);
}

}  // namespace

bool may_change_rank(const Figure& figure) {
    return figure.kind == Kind::monster || figure.kind == Kind::ally;
}

void give_ranks(Dice& dice, Scene& scene, const std::string& set) {
    const bool flying =
        dice.percent(15) || std::ranges::any_of(scene.figures, [&](const Figure& f) {
            return f.name == set && f.flying;
        });
    MonsterSet& cards = scene.monsters[set];
    cards.name = cards.deck = set;
    cards.edition = scene.edition.id;
    cards.resolved.level = scene.level;
    cards.normal.emplace().figure = any_stats(dice, set, Rank::normal, flying);
    cards.elite.emplace().figure = any_stats(dice, set, Rank::elite, flying);
    for (Figure& figure : scene.figures) {
        if (figure.name == set && may_change_rank(figure)) {
            figure.rank = dice.percent(50) ? Rank::elite : Rank::normal;
            take_stats(cards, figure);
        }
    }
}

void change_rank_first(std::vector<Ability>& card) {
    card.insert(card.begin(), Ability{SwitchRankAbility{}});
}

}  // namespace standee::generate
