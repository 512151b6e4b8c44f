#include "lib/copy_work.hpp"

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/ability.hpp"

namespace standee {
namespace {

// The work for one figure, line and so on. One unit stands for about three bytes, so the limit on
// work also limits the memory that the copies of a request take.
constexpr std::uint64_t figure_work = 200;
constexpr std::uint64_t line_work = 100;
constexpr std::uint64_t bonus_work = 80;
constexpr std::uint64_t effect_work = 28;
constexpr std::uint64_t card_work = 10;
constexpr std::uint64_t name_work = 14;
constexpr std::uint64_t hex_work = 4;

std::uint64_t work_of(std::string_view text) { return text.size() / 3; }

/// The work for a list of names of figures or sets.
std::uint64_t work_of(const std::vector<std::string>& names) {
    std::uint64_t work = 0;
    for (const std::string& name : names) {
        work += name_work + work_of(name);
    }
    return work;
}

/// The work of writing a JSON object with `count` members: each name is compared with all names
/// before it.
std::uint64_t work_of_members(std::size_t count) { return count * count / 8; }

std::uint64_t work_of(const std::map<std::string, int>& numbers) {
    std::uint64_t work = work_of_members(numbers.size());
    for (const auto& [name, number] : numbers) {
        work += 2 * name_work + work_of(name);
    }
    return work;
}

std::uint64_t work_of(const std::vector<Effect>& effects) { return effect_work * effects.size(); }

std::uint64_t work_of(const Add& add) {
    const std::uint64_t work = line_work + work_of(add.effects);
    return !add.condition ? work
                          : work + work_of(add.condition->none_of) + work_of(add.condition->of) +
                                hex_work * add.condition->consume.size();
}

std::uint64_t work_of(const std::vector<Retaliate>& retaliates) {
    std::uint64_t work = effect_work * retaliates.size();
    for (const Retaliate& retaliate : retaliates) {
        work += work_of(retaliate.effects) + work_of(retaliate.if_hurt);
    }
    return work;
}

std::uint64_t work_of(const std::vector<ActiveBonus>& bonuses) {
    std::uint64_t work = bonus_work * bonuses.size();
    for (const ActiveBonus& bonus : bonuses) {
        work += work_of(bonus.of) + work_of(bonus.effects) + work_of(bonus.item);
    }
    return work;
}

std::uint64_t work_of(const std::vector<Card>& cards) {
    std::uint64_t work = card_work * cards.size();
    for (const Card& card : cards) {
        work += work_of(card.effects);
    }
    return work;
}

std::uint64_t work_of(const std::vector<PartyText>& texts) {
    std::uint64_t work = line_work * texts.size();
    for (const PartyText& line : texts) {
        work += work_of(line.says) + work_of(line.why);
    }
    return work;
}

std::uint64_t work_of(const std::vector<Ability>& lines);

/// Adds the work for the lists of names, elements and conditions of an ability.
template <class What>
void add_names(const What& what, std::uint64_t& work) {
    if constexpr (requires { what.of.size(); }) {
        work += work_of(what.of);
    }
    if constexpr (requires { what.beside.size(); }) {
        work += work_of(what.beside);
    }
    if constexpr (requires { what.elements.size(); }) {
        work += hex_work * what.elements.size();
    }
    if constexpr (requires { what.conditions.size(); }) {
        work += hex_work * what.conditions.size();
    }
}

/// Adds the work for its effects, its adds with their area, and its bonus.
template <class What>
void add_effects(const What& what, std::uint64_t& work) {
    if constexpr (requires { what.effects.size(); }) {
        work += work_of(what.effects);
    }
    if constexpr (requires { what.adds.size(); }) {
        for (const Add& add : what.adds) {
            work += work_of(add);
        }
        work += hex_work *
                (what.area ? what.area->red.size() + what.area->blue.size() : std::size_t{0});
    }
    if constexpr (requires { what.first.size(); }) {
        work += work_of(what.first) + work_of(what.cured);
    }
    if constexpr (requires { what.gives->of.size(); }) {
        work += what.gives ? work_of(std::vector{*what.gives}) : 0;
    }
}

/// Adds the work for the lines inside it.
template <class What>
void add_lines(const What& what, std::uint64_t& work) {
    if constexpr (requires { what.to.size(); }) {
        work += work_of(what.to) + work_of(what.otherwise);
    }
    if constexpr (requires { what.abilities.size(); }) {
        work += work_of(what.abilities);
    }
}

std::uint64_t work_of(const std::vector<Ability>& lines) {
    std::uint64_t work = line_work * lines.size();
    for (const Ability& line : lines) {
        std::visit(
            [&](const auto& what) {
                add_names(what, work);
                add_effects(what, work);
                add_lines(what, work);
            },
            line.what);
    }
    return work;
}

std::uint64_t work_of(const Figure& figure) {
    return figure_work + work_of(figure.bonuses) + work_of(figure.retaliate) +
           work_of(figure.attack_effects) +
           hex_work * (figure.also_at.size() + figure.conditions.size());
}

std::uint64_t work_of(const MonsterCard& card) {
    return line_work + work_of(card.name) + work_of(card.text) + work_of(card.abilities);
}

std::uint64_t work_of(const Map& map) {
    std::uint64_t hexes = 0;
    for (const auto* list : {&map.hexes, &map.wall_hexes, &map.obstacles, &map.difficult, &map.icy,
                             &map.hazardous, &map.treasure, &map.water, &map.starting_hexes,
                             &map.pressure_plates, &map.negative, &map.unrevealed}) {
        hexes += list->size();
    }
    std::uint64_t work = work_of_members(map.marks.size());
    for (const auto& [name, marked] : map.marks) {
        hexes += card_work + marked.size();
    }
    hexes += 2 * (map.walls.size() + map.links.size() + map.doors.size());
    for (const Trap& trap : map.traps) {
        hexes += trap.conditions.size();
    }
    work += hex_work * hexes + effect_work * map.traps.size();
    return work;
}

std::uint64_t work_of(const Progress& progress) {
    std::uint64_t work = work_of(progress.decided_first);
    for (const AbilityTargets& ability : progress.abilities) {
        work += 2 * name_work + work_of(ability.targets);
    }
    for (const auto& [set, benefits] : progress.set_benefits) {
        work += name_work + work_of(benefits);
    }
    for (const auto& [set, infusions] : progress.set_infusions) {
        work += name_work + hex_work * infusions.size();
    }
    for (const auto& [set, paid] : progress.set_consumed) {
        for (const PaidConsumption& one : paid) {
            work += effect_work + hex_work * (one.price.size() + one.elements.size());
        }
    }
    return work + 2 * name_work * (progress.decided_by_focus.size() + progress.foci.size());
}

/// The work for the ability cards of a round. Stat cards are shared and cost nothing.
std::uint64_t work_of_cards(const Scene& scene) {
    std::uint64_t work = 0;
    for (const auto& [set, card] : scene.cards) {
        work += work_of(card);
    }
    if (scene.turn && scene.turn->abilities) {
        work += work_of(*scene.turn->abilities);
    }
    return work;
}

}  // namespace

std::uint64_t copy_work(const Figure& figure) { return work_of(figure); }

std::uint64_t copy_work(const std::vector<Ability>& abilities) { return work_of(abilities); }

std::uint64_t copy_work(const MonsterCard& card) { return work_of(card); }

std::uint64_t table_work(const Scene& scene) {
    std::uint64_t work = 1000 + work_of(scene.map) + hex_work * scene.loot.size() +
                         work_of(scene.progress) + work_of(scene.tokens) + work_of(scene.standees) +
                         work_of(scene.levels);
    for (const Figure& figure : scene.figures) {
        work += work_of(figure);
    }
    for (const auto* piles : {&scene.decks, &scene.discards}) {
        for (const auto& [owner, cards] : *piles) {
            work += work_of(cards);
        }
    }
    return work;
}

std::uint64_t copy_work(const Scene& scene) { return table_work(scene) + work_of_cards(scene) / 4; }

std::uint64_t passing_work(const Scene& scene) { return copy_work(scene) / 4; }

std::uint64_t keeping_work(const Scene& scene) { return table_work(scene) + work_of_cards(scene); }

}  // namespace standee
