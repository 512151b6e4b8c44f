#include "import/ghs/monster_sets.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "import/ghs/monster.hpp"
#include "lib/card_line.hpp"
#include "lib/error.hpp"
#include "lib/random.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// Files by the name that they give themselves.
using FilesByName = std::map<std::string, const Json*, std::less<>>;

FilesByName files_of(const std::vector<Json>& files, bool (*is_such)(const Json&)) {
    FilesByName result;
    for (const Json& file : files) {
        if (is_such(file) && file.contains("name") && file["name"].is_string()) {
            result.try_emplace(file["name"].get<std::string>(), &file);
        }
    }
    return result;
}

[[noreturn]] void refuse_missing(const std::set<std::string>& names, const std::string& what) {
    std::string found;
    for (const std::string& name : names) {
        found += (found.empty() ? "no " + what + " of " : ", ") + in_quotes(name);
    }
    throw InputError{{ErrorCode::bad_reference,
                      "/options/ghs",
                      found,
                      "a " + what + " of each monster of the scenario",
                      {}}};
}

/// The names of the sets that abilities summon.
void add_summoned_by(const std::vector<Ability>& abilities, std::set<std::string>& names) {
    std::ranges::copy(summoned_by(abilities), std::inserter(names, names.end()));
}

MonsterSet set_with_deck(const Json& file, const FilesByName& decks, const Setting& setting,
                         const Labels& labels) {
    spend(10 * (setting.normal_health.size() + setting.halved.size()));  // each reading has its own
    MonsterSet set = read_monster(file, setting, labels);
    const auto deck = decks.find(set.deck);
    if (deck == decks.end()) {
        refuse_missing({set.deck}, "ability deck");
    }
    add_cards(set, file, *deck->second, setting, labels);
    return set;
}

/// Draws another card of the deck for each set whose card figures of another set perform.
void draw_second_cards(Scene& scene, SplitMix64& random) {
    for (const auto& [name, set] : scene.monsters) {
        const auto first = set.card_for ? scene.cards.find(set.deck) : scene.cards.end();
        if (first == scene.cards.end()) {
            continue;
        }
        spend(set.cards.size());
        std::vector<const MonsterCard*> others;
        for (const MonsterCard& card : set.cards) {
            if (card.id != first->second.id) {
                others.push_back(&card);
            }
        }
        if (!others.empty()) {
            scene.cards[name] = *others[static_cast<std::size_t>(random.below(others.size()))];
        }
    }
}

}  // namespace

std::map<std::string, MonsterSet> monster_sets(const std::vector<Json>& files, Setting setting,
                                               const Labels& labels,
                                               const std::set<std::string>& names,
                                               const std::set<std::string>& later) {
    const FilesByName monsters = files_of(files, is_monster);
    const FilesByName decks = files_of(files, is_deck);
    for (const auto& [name, file] : monsters) {
        spend(50);
        note_normal_health(*file, setting);
    }
    std::set<std::string> missing;
    std::ranges::copy_if(names, std::inserter(missing, missing.end()),
                         [&](const std::string& name) { return !monsters.contains(name); });
    if (!missing.empty()) {
        refuse_missing(missing, "stat file");
    }
    std::map<std::string, MonsterSet> sets;
    std::vector<std::string> pending(names.begin(), names.end());
    pending.insert(pending.end(), later.begin(), later.end());
    while (!pending.empty()) {
        const std::string name = pending.back();
        pending.pop_back();
        const auto file = monsters.find(name);
        if (file == monsters.end() || sets.contains(name)) {
            continue;
        }
        const MonsterSet& set = sets[name] = set_with_deck(*file->second, decks, setting, labels);
        std::set<std::string> summoned;
        for (const MonsterCard& card : set.cards) {
            add_summoned_by(card.abilities, summoned);
        }
        for (const auto& card : {set.normal, set.elite, set.boss}) {
            for (const ActiveBonus& bonus :
                 card ? card->figure.bonuses : std::vector<ActiveBonus>{}) {
                if (bonus.spawn) {
                    summoned.insert(bonus.spawn->name);
                }
            }
        }
        spend(20 * summoned.size());
        pending.insert(pending.end(), summoned.begin(), summoned.end());
    }
    return sets;
}

void draw_ability_cards(Scene& scene, std::uint64_t seed) {
    std::map<std::string, const MonsterSet*> decks;  // by the name under which a card is drawn
    for (const Figure& figure : scene.figures) {
        const auto set = scene.monsters.find(figure.name);
        if (set != scene.monsters.end()) {
            decks.emplace(figure.kind == standee::Kind::boss ? figure.name : set->second.deck,
                          &set->second);
        }
    }
    SplitMix64 random{seed};
    for (const auto& [name, set] : decks) {
        spend(20);
        if (!set->cards.empty()) {
            scene.cards[name] =
                set->cards[static_cast<std::size_t>(random.below(set->cards.size()))];
        }
    }
    draw_second_cards(scene, random);
}

}  // namespace standee::ghs
