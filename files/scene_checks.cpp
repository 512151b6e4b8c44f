#include "files/scene_checks.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "files/render.hpp"
#include "focus/second_card.hpp"
#include "focus/switched_rank.hpp"
#include "lib/card_line.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// A stat by its field, and whether the figure gives it.
struct GivenStat {
    std::string_view field;
    bool given = false;
};

GivenStat move_of(const Figure& figure) {
    return {"move", figure.move.has_value() || figure.dashes.move};
}

GivenStat attack_of(const Figure& figure) {
    return {"attack", figure.attack.has_value() || figure.dashes.attack};
}

/// What is to be written, for an error.
std::string wanted(GivenStat stat, const Figure& figure) {
    return "the stat " + in_quotes(stat.field) + " of " + in_quotes(figure.id) +
           ", or \"-\" where its stat card has a dash";
}

void demand_stat(const Reader& amount, GivenStat stat, const Figure& figure) {
    if (amount.is_text() && !stat.given) {
        amount.fail_with(ErrorCode::missing_field,
                         in_quotes(amount.text()) + " for " + in_quotes(figure.id) +
                             ", which has no " + in_quotes(stat.field),
                         wanted(stat, figure));
    }
}

using Names = std::set<std::string, std::less<>>;

/// Adds the sets that abilities summon.
void add_summoned(const std::vector<Ability>& abilities, Names& names) {
    std::ranges::copy(summoned_by(abilities), std::inserter(names, names.end()));
}

Names known_sets(const Scene& scene) {
    Names names;
    for (const Figure& figure : scene.figures) {
        for (const std::string& name : {figure.id, figure.name, figure.set}) {
            if (!name.empty()) {
                names.insert(name);
            }
        }
    }
    for (const auto& [name, card] : scene.cards) {
        add_summoned(card.abilities, names);
    }
    if (scene.turn && scene.turn->abilities) {
        add_summoned(*scene.turn->abilities, names);
    }
    for (const auto& [name, set] : scene.monsters) {
        names.insert(name);
        names.insert(set.deck);
    }
    return names;
}

}  // namespace

void demand_stats(const Reader& abilities, const Figure& figure) {
    const std::size_t count = abilities.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Reader ability = abilities[i];
        if (const auto move = ability.find("move")) {
            demand_stat(move->at("points"), move_of(figure), figure);
        } else if (const auto attack = ability.find("attack")) {
            demand_stat(attack->at("value"), attack_of(figure), figure);
        } else if (const auto damage = ability.find("damage")) {
            demand_stat(damage->at("value"), attack_of(figure), figure);
        }
        const bool ranked = ability.has("rank");
        const std::string_view rank = figure.rank ? name_in(rank_names, *figure.rank) : "";
        const bool its_own = !ranked || ability.at("rank").text() == rank;
        for (const auto& [field, performed] :
             {std::pair{"to", its_own}, std::pair{"else", !ranked || !its_own}}) {
            if (const auto lines = ability.find(field); lines && performed) {
                demand_stats(*lines, figure);
            }
        }
    }
}

void demand_summon_stats(const Reader& figure, const Figure& summon) {
    for (const GivenStat stat : {move_of(summon), attack_of(summon)}) {
        if (!stat.given) {
            figure.fail_with(ErrorCode::missing_field, "no " + in_quotes(stat.field),
                             wanted(stat, summon), "summon.card"_clause);
        }
    }
}

void demand_known_sets(const Reader& scene_reader, const Scene& scene,
                       std::span<const std::string> coming) {
    if (!scene_reader.has("sets") && !scene_reader.has("cards") && !scene_reader.has("standees")) {
        return;  // it names no set
    }
    Names names = known_sets(scene);
    names.insert(coming.begin(), coming.end());
    const auto others = scene_reader.find("sets");
    for (const std::string& name : others
                                       ? others->list([](const Reader& item) { return item.id(); })
                                       : std::vector<std::string>{}) {
        names.insert(name);
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (const std::string_view field : {"cards", "standees"}) {
        const auto sets = scene_reader.find(field);
        for (const std::string& set : sets ? sets->field_names() : std::vector<std::string>{}) {
            if (!names.contains(set)) {
                sets->at(set).fail_with(
                    ErrorCode::bad_reference,
                    "the set " + in_quotes(set) + ", to which no figure belongs",
                    "the name of a figure, or a set that \"sets\" lists" +
                        did_you_mean(set, known));
            }
        }
    }
}

std::vector<std::string> absent_sets(const Scene& scene) {
    const Names known = known_sets(scene);
    Names absent;
    for (const auto& [set, card] : scene.cards) {
        absent.insert(set);
    }
    for (const auto& [set, count] : scene.standees) {
        absent.insert(set);
    }
    std::erase_if(absent, [&](const std::string& set) { return known.contains(set); });
    return {absent.begin(), absent.end()};
}

void demand_one_character(const Reader& scene_reader, const Scene& scene) {
    const auto draws = [](const Figure& figure) { return figure.draws_from_character; };
    const auto card_draws = [&](const std::optional<StatCard>& card) {
        return card && draws(card->figure);
    };
    const bool any = std::ranges::any_of(scene.figures, draws) ||
                     std::ranges::any_of(scene.monsters, [&](const auto& set) {
                         return card_draws(set.second.normal) || card_draws(set.second.elite) ||
                                card_draws(set.second.boss);
                     });
    const auto characters =
        std::ranges::count(scene.figures, Kind::character, [](const Figure& f) { return f.kind; });
    if (any && characters > 1) {
        scene_reader.at("figures").fail_with(
            ErrorCode::too_many,
            std::to_string(characters) +
                R"( characters and a figure of "modifierDeck": "character")",
            "one character, whose deck it is", "deck.which"_clause);
    }
}

void demand_stats_for_cards(const Reader& cards, const Scene& scene) {
    for (const Figure& figure : scene.figures) {
        const MonsterCard* const own = performed_card(scene, figure);
        for (const auto& [set, card] : scene.cards) {
            // After a change of rank it has other stats, which the turn asks for.
            if (&card == own && !begins_with_switch(card.abilities)) {
                demand_stats(cards.at(set).at("abilities"), figure);
            }
        }
    }
}

}  // namespace standee
