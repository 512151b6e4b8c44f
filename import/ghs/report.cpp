#include "import/ghs/report.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "files/values_json.hpp"
#include "import/ghs/deck.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/monster.hpp"
#include "import/ghs/stat_texts.hpp"

namespace standee::ghs {
namespace {

std::string edition_in(const Json& content) {
    const auto edition = content.find("edition");
    return edition == content.end() ? "" : text_of_json(*edition);
}

bool has_known_edition(const Json& content, const Setting& setting) {
    try {
        demand_known_edition(content, setting);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

/// A range or an attack for cards that need that of a stat card: which one makes no difference
/// here.
constexpr int any_stat = 3;

Report::Deck deck_entry(const std::string& file, const Json& content, Setting setting,
                        const Labels& labels) {
    setting.all_levels = true;
    Setting alone = setting;  // as the deck is read without any monster's file
    alone.normal_health.clear();
    alone.halves = Halves::top;
    const AbilityDeck by_itself = read_deck(content, alone, labels);
    setting.own_ranges = {{"boss", any_stat}, {"elite", any_stat}, {"normal", any_stat}};
    setting.own_attacks = setting.own_ranges;
    setting.halves = setting.halved.contains(by_itself.name) ? Halves::each : Halves::top;
    setting.copy = 1;
    const AbilityDeck first = read_deck(content, setting, labels);
    setting.copy = 2;
    const AbilityDeck second = read_deck(content, setting, labels);
    Report::Deck entry{file, by_itself.name, edition_in(content), {}};
    for (std::size_t i = 0; i < first.cards.size(); ++i) {
        const bool full = automation_of(first.cards[i]) == Automation::full;
        const MonsterCard& card = (full ? second : first).cards[i];
        const Automation automation = automation_of(card);
        const bool needs_file = automation == Automation::full && !by_itself.cards[i].text.empty();
        entry.cards.push_back({card, needs_file ? Automation::special : automation});
    }
    return entry;
}

void add_stat_card(const std::optional<StatCard>& card, std::string what,
                   Report::Monster& monster) {
    if (card) {
        monster.stat_cards.push_back({std::move(what), card->text});
        std::erase_if(monster.stat_cards.back().text,
                      [](const PartyText& text) { return text.why == why_deck; });
    }
}

/// A boss's specials hardly differ between levels: those of the first level that has any.
void add_specials(const std::optional<StatCard>& card, Report::Monster& monster) {
    if (!card || !monster.specials.empty()) {
        return;
    }
    for (std::size_t i = 0; i < card->specials.size(); ++i) {
        monster.specials.push_back({"special " + std::to_string(i + 1), card->specials[i].text});
    }
}

Report::Monster monster_entry(const std::string& file, const Json& content, Setting setting,
                              const Labels& labels) {
    Report::Monster entry{file, "", edition_in(content), {}, {}};
    for (int level = limits::level.least; level <= limits::level.greatest; ++level) {
        setting.resolved.level = level;
        try {
            const MonsterSet set = read_monster(content, setting, labels);
            const std::string at = "level " + std::to_string(level);
            entry.name = set.name;
            add_stat_card(set.normal, at + ", normal", entry);
            add_stat_card(set.elite, at + ", elite", entry);
            add_stat_card(set.boss, at + ", boss", entry);
            add_specials(set.boss, entry);
        } catch (const InputError&) {
            // It has no stat card at this level.
        }
    }
    return entry;
}

}  // namespace

void demand_known_edition(const Json& content, const Setting& setting) {
    if (is_deck(content) || is_monster(content)) {
        edition_of(content, setting);
    } else if (content.is_array()) {
        for (const Json& item : content) {
            demand_known_edition(item, setting);
        }
    }
}

Automation automation_of(const MonsterCard& card) {
    if (card.text.empty()) {
        return Automation::full;
    }
    const bool only_special = std::ranges::all_of(card.text, [](const PartyText& text) {
        return text.why == why_special || text.why == why_stat_card;
    });
    return only_special ? Automation::special : Automation::partly;
}

int Report::Deck::count(Automation automation) const {
    return static_cast<int>(std::ranges::count(cards, automation, &CardEntry::automation));
}

int Report::Deck::fully() const { return count(Automation::full) + count(Automation::special); }

int Report::cards(Automation automation) const {
    int count = 0;
    for (const Deck& deck : decks) {
        count += deck.count(automation);
    }
    return count;
}

int Report::fully() const { return cards(Automation::full) + cards(Automation::special); }

int Report::cards() const { return fully() + cards(Automation::partly); }

void Report::add(const std::string& file, const Json& content, const Setting& setting,
                 const Labels& labels) {
    if (!has_known_edition(content, setting)) {
        others.push_back({file, "an unknown edition", true});
    } else if (is_deck(content)) {
        decks.push_back(deck_entry(file, content, setting, labels));
        for (const std::string& field : unknown_fields_of_deck(content)) {
            others.push_back({file, "an unknown field of the deck: " + field, false});
        }
    } else if (is_monster(content)) {
        monsters.push_back(monster_entry(file, content, setting, labels));
        if (monsters.back().stat_cards.empty()) {
            others.push_back({file, "a monster without a stat card", false});
        }
    } else if (content.is_array() && !content.empty() && content.front().is_object()) {
        for (const Json& item : content) {
            if (is_deck(item) || is_monster(item)) {
                add(file, item, setting, labels);
            }
        }
    } else {
        others.push_back({file, "neither a deck nor a monster: " + abbreviated(content), false});
    }
}

}  // namespace standee::ghs
