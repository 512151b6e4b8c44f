#include "lib/copy_work.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/ability.hpp"

namespace standee {
namespace {

// Of one of them: a unit for some three bytes, so that what a request copies stays within memory.
constexpr std::uint64_t figure_work = 200;
constexpr std::uint64_t line_work = 100;
constexpr std::uint64_t bonus_work = 80;
constexpr std::uint64_t effect_work = 20;
constexpr std::uint64_t card_work = 10;
constexpr std::uint64_t hex_work = 4;

std::uint64_t work_of(std::string_view text) { return text.size() / 3; }

std::uint64_t work_of(const std::vector<PartyText>& texts) {
    std::uint64_t work = line_work * texts.size();
    for (const PartyText& line : texts) {
        work += work_of(line.says) + work_of(line.why);
    }
    return work;
}

std::uint64_t work_of(const std::vector<Ability>& lines) {
    std::uint64_t work = line_work * lines.size();
    for (const Ability& line : lines) {
        std::visit(
            [&]<class What>(const What& what) {
                if constexpr (requires { what.effects.size(); }) {
                    work += effect_work * what.effects.size();
                }
                if constexpr (requires { what.adds.size(); }) {
                    work += line_work * what.adds.size();
                }
                if constexpr (requires { what.to.size(); }) {
                    work += work_of(what.to) + work_of(what.otherwise);
                }
                if constexpr (requires { what.abilities.size(); }) {
                    work += work_of(what.abilities);
                }
            },
            line.what);
    }
    return work;
}

std::uint64_t work_of(const Figure& figure) {
    return figure_work + bonus_work * figure.bonuses.size() +
           effect_work * (figure.retaliate.size() + figure.attack_effects.size()) +
           hex_work * (figure.also_at.size() + figure.conditions.size());
}

std::uint64_t work_of(const MonsterCard& card) {
    return line_work + work_of(card.name) + work_of(card.text) + work_of(card.abilities);
}

std::uint64_t work_of(const MonsterSet& set) {
    std::uint64_t work = line_work;
    for (const MonsterCard& card : set.cards) {
        work += work_of(card);
    }
    for (const auto* card : {&set.normal, &set.elite, &set.boss}) {
        if (*card) {
            work += work_of((*card)->figure) + work_of((*card)->text);
            for (const SpecialLines& special : (*card)->specials) {
                work += line_work + work_of(special.text) + work_of(special.abilities);
            }
        }
    }
    return work;
}

std::uint64_t work_of(const Map& map) {
    std::uint64_t hexes = 0;
    for (const auto* list : {&map.hexes, &map.wall_hexes, &map.obstacles, &map.difficult, &map.icy,
                             &map.hazardous, &map.treasure, &map.water, &map.starting_hexes,
                             &map.pressure_plates, &map.negative, &map.unrevealed}) {
        hexes += list->size();
    }
    for (const auto& [name, marked] : map.marks) {
        hexes += card_work + marked.size();
    }
    hexes += 2 * (map.walls.size() + map.links.size() + map.doors.size());
    return hex_work * hexes + effect_work * map.traps.size();
}

/// Of ability cards and stat cards.
std::uint64_t work_of_cards(const Scene& scene) {
    std::uint64_t work = 0;
    for (const auto& [set, card] : scene.cards) {
        work += work_of(card);
    }
    for (const auto& [name, set] : scene.monsters) {
        work += work_of(set);
    }
    if (scene.turn && scene.turn->abilities) {
        work += work_of(*scene.turn->abilities);
    }
    return work;
}

}  // namespace

std::uint64_t copy_work(const Figure& figure) { return work_of(figure); }

std::uint64_t table_work(const Scene& scene) {
    std::uint64_t work = 1000 + work_of(scene.map) + hex_work * scene.loot.size();
    for (const Figure& figure : scene.figures) {
        work += work_of(figure);
    }
    for (const auto* piles : {&scene.decks, &scene.discards}) {
        for (const auto& [owner, cards] : *piles) {
            work += card_work * cards.size();
        }
    }
    return work;
}

std::uint64_t copy_work(const Scene& scene) { return table_work(scene) + work_of_cards(scene) / 4; }

std::uint64_t keeping_work(const Scene& scene) { return table_work(scene) + work_of_cards(scene); }

}  // namespace standee
