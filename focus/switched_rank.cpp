#include "focus/switched_rank.hpp"

#include <algorithm>
#include <utility>

#include "focus/acting.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

[[noreturn]] void refuse_switch(ErrorCode code, std::string pointer, std::string found,
                                std::string expected) {
    throw InputError{{.code = code,
                      .pointer = std::move(pointer),
                      .found = std::move(found),
                      .expected = std::move(expected),
                      .clause = "card.switch-rank"_clause}};
}

/// The other rank of a normal or elite monster or ally. Refuses any other figure.
Rank other_rank(const Figure& figure, const std::string& pointer) {
    const bool may = figure.kind == Kind::monster || figure.kind == Kind::ally;
    if (may && figure.rank == Rank::normal) {
        return Rank::elite;
    }
    if (may && figure.rank == Rank::elite) {
        return Rank::normal;
    }
    const std::string_view what = may && figure.rank ? "a named monster"
                                  : may              ? "a figure without a rank"
                                                     : "a figure of kind ";
    const std::string_view kind = may ? "" : name_in(kind_names, figure.kind);
    refuse_switch(
        ErrorCode::refused, pointer,
        "a change of rank of \"" + figure.id + "\", " + std::string{what} + std::string{kind},
        "a normal or elite monster or ally");
}

const StatCard& stat_card_for(const Scene& scene, const Figure& figure, Rank rank,
                              const std::string& pointer) {
    const std::string_view name = name_in(rank_names, rank);
    const auto set = scene.monsters.find(figure.name);
    const StatCard* card = set == scene.monsters.end() ? nullptr : stat_card_of(set->second, name);
    if (card == nullptr) {
        refuse_switch(ErrorCode::missing_field, pointer,
                      "a change of rank of \"" + figure.id + "\" without the " + std::string{name} +
                          " stat card of \"" + figure.name + "\"",
                      "that stat card in the scene's \"monsters\"");
    }
    return *card;
}

/// The bonuses of the new stat card, and those of the figure that the old stat card does not give.
std::vector<ActiveBonus> bonuses_after(const Figure& figure, const StatCard* before,
                                       const StatCard& after) {
    std::vector<ActiveBonus> own = figure.bonuses;
    for (ActiveBonus given :
         before == nullptr ? std::vector<ActiveBonus>{} : before->figure.bonuses) {
        const auto same = std::ranges::find_if(own, [&](const ActiveBonus& bonus) {
            given.uses = bonus.uses;  // some uses may be spent
            return bonus == given;
        });
        if (same != own.end()) {
            own.erase(same);
        }
    }
    std::vector<ActiveBonus> bonuses = after.figure.bonuses;
    bonuses.insert(bonuses.end(), own.begin(), own.end());
    return bonuses;
}

}  // namespace

bool begins_with_switch(const std::vector<Ability>& abilities) {
    return !abilities.empty() && std::holds_alternative<SwitchRankAbility>(abilities.front().what);
}

// [card.switch-rank]
Figure with_rank_switched(const Scene& scene, const Figure& figure, std::string pointer) {
    const Rank rank = other_rank(figure, pointer);
    const StatCard& card = stat_card_for(scene, figure, rank, pointer);
    const StatCard* before =
        stat_card_of(scene.monsters.find(figure.name)->second, name_in(rank_names, *figure.rank));
    Figure after = card.figure;
    after.id = figure.id;
    after.kind = figure.kind;
    after.side = figure.side;
    after.at = figure.at;
    after.name = figure.name;
    after.set = figure.set;
    after.rank = rank;
    after.standee = figure.standee;
    after.initiative = figure.initiative;
    after.summoner = figure.summoner;
    after.summoned_this_round = figure.summoned_this_round;
    after.origin = figure.origin;
    after.max_hp = card.figure.max_hp ? card.figure.max_hp
                   : card.figure.hp   ? card.figure.hp
                                      : figure.max_hp;
    after.hp = figure.hp && after.max_hp ? std::min(*figure.hp, *after.max_hp) : figure.hp;
    after.conditions = figure.conditions;
    after.bonuses = bonuses_after(figure, before, card);
    after.no_interaction = figure.no_interaction;
    after.cards = figure.cards;
    after.turn_ended = figure.turn_ended;
    after.app = figure.app;
    return after;
}

// [card.switch-rank, condition.stun]
std::optional<Figure> switched_for(const Scene& scene, const std::vector<Ability>& abilities,
                                   const Figure& figure, std::string_view pointer) {
    if (!begins_with_switch(abilities) || !can_act(figure)) {
        return std::nullopt;
    }
    return with_rank_switched(scene, figure, std::string{pointer});
}

}  // namespace standee
