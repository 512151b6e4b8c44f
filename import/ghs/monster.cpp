#include "import/ghs/monster.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "files/values_json.hpp"
#include "import/ghs/stat_attack.hpp"
#include "import/ghs/stat_card.hpp"
#include "import/ghs/stat_texts.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

const Json* find(const Json& object, std::string_view field) {
    const auto found = object.is_object() ? object.find(std::string{field}) : object.end();
    return !object.is_object() || found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string text_at(const Json& object, std::string_view field) {
    const Json* value = find(object, field);
    return value == nullptr ? "" : text_of_json(*value);
}

bool is_true_at(const Json& object, std::string_view field) {
    const Json* value = find(object, field);
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

std::string name_in(const Json& file) {
    const std::string name = text_at(file, "name");
    return name.empty() ? "monster" : name;
}

/// The rank of an entry that gives none.
std::string usual_rank(const Json& file) {
    const Json* base = find(file, "baseStat");
    const std::string type = base == nullptr ? "" : text_at(*base, "type");
    // The stat cards of Buttons & Bugs are of one rank; a later one may be elite.
    return type == "bb"               ? "normal"
           : !type.empty()            ? type
           : is_true_at(file, "boss") ? "boss"
                                      : "normal";
}

bool is_for(const Json& entry, std::string_view rank, const std::string& usual) {
    const std::string type = text_at(entry, "type");
    return (type.empty() ? usual : type) == rank;
}

bool is_at(const Json& entry, int level) {
    const Json* value = find(entry, "level");
    return value != nullptr && text_of_json(*value) == std::to_string(level);
}

/// The entry for a rank and a level, or one of the rank for every level; the base alone where the
/// monster has no others. Null: none.
std::optional<StatEntry> entry_for(const Json& file, std::string_view rank, int level) {
    const std::string usual = usual_rank(file);
    const Json* base = find(file, "baseStat");
    const Json* stats = find(file, "stats");
    const Json* for_every_level = nullptr;
    bool any = false;
    if (stats != nullptr && stats->is_array()) {
        for (const Json& entry : *stats) {
            spend(10);
            any = true;
            if (!is_for(entry, rank, usual)) {
                continue;
            }
            if (is_at(entry, level)) {
                return StatEntry{&entry, base};
            }
            if (find(entry, "level") == nullptr && for_every_level == nullptr) {
                for_every_level = &entry;
            }
        }
    }
    if (for_every_level != nullptr) {
        return StatEntry{for_every_level, base};
    }
    const bool base_alone = (!any || is_true_at(file, "bb")) && base != nullptr && rank == usual;
    return base_alone ? std::optional{StatEntry{nullptr, base}} : std::nullopt;
}

/// Fields of a monster that say nothing about how it fights, or that are read elsewhere.
bool is_known(std::string_view field) {
    constexpr std::array<std::string_view, 27> known{"name",
                                                     "edition",
                                                     "deck",
                                                     "count",
                                                     "boss",
                                                     "flying",
                                                     "hidden",
                                                     "standeeShare",
                                                     "catching",
                                                     "standeeShareEdition",
                                                     "thumbnail",
                                                     "thumbnailUrl",
                                                     "baseStat",
                                                     "stats",
                                                     "noThumbnail",
                                                     "noArtwork",
                                                     "artwork",
                                                     "spoiler",
                                                     "errors",
                                                     "replace",
                                                     "immortal",
                                                     "pet",
                                                     "standeeCount",
                                                     "randomCount",
                                                     "standeeEdition",
                                                     "bb",
                                                     "firstActiveAction"};
    return std::ranges::find(known, field) != known.end();
}

void add_unknown_fields(const Json& file, StatCard& card) {
    for (const auto& [field, value] : file.items()) {
        const std::string words = words_of_json(value);
        spend(20 + words.size());
        if (!is_known(field) && !value.is_null()) {
            card.text.push_back(
                {field + " " + (words.empty() ? value.dump() : words), "an unknown field"});
        }
    }
}

/// What the stat card of a rank is read for; the caller names the monster.
Context context_on(const StatEntry& entry, const Json& file, std::string_view rank,
                   const Setting& setting, const Labels& labels) {
    Context context = context_of(file, setting, labels);
    context.rank = rank == "boss" ? "" : rank;
    for (const std::vector<Action>& special : special_lists(entry)) {
        for (const Action& action : special) {
            for (const Newcomer& newcomer : action.newcomers) {
                spend(10 + newcomer.name.size() / 4);
                context.summoned.push_back(newcomer.name);
            }
        }
    }
    return context;
}

/// Whether the name of a monster says that nothing harms it: "Bog Toad (Immune)".
bool is_immune(const std::string& name, const Labels& labels) {
    const std::string title = labels.meaning("%data.monster." + name + "%");
    return in_small_letters(title).ends_with("(immune)");
}

std::optional<StatCard> read_rank(const Json& file, std::string_view rank, const Setting& setting,
                                  const Labels& labels) {
    const auto entry = entry_for(file, rank, setting.resolved.level);
    if (!entry) {
        return std::nullopt;
    }
    StatCard card;
    card.figure.name = name_in(file);
    card.figure.kind = rank == "boss" ? standee::Kind::boss : standee::Kind::monster;
    Context context = context_on(*entry, file, rank, setting, labels);
    context.name = card.figure.name;
    context.stat_attack = stat_attack(*entry, context);
    if (rank != "boss") {
        card.figure.rank = rank == "elite" ? Rank::elite : Rank::normal;
    }
    card.figure.flying = is_true_at(file, "flying");
    const bool is_immortal = is_true_at(file, "immortal");
    read_stat_card(*entry, context, card, is_immortal);
    if (is_immortal && is_immune(card.figure.name, labels)) {
        card.figure.hp = card.figure.max_hp = std::nullopt;
    }
    if (is_immortal && card.figure.hp) {
        card.text.push_back({"immortal", "what becomes of it at 0 hit points is unknown"});
    }
    add_unknown_fields(file, card);
    return card;
}

/// Which one of several sets with one deck a set is: 2 of "vanquisher-2", 1 of "vanquisher".
int copy_of(const std::string& name) {
    const std::size_t dash = name.rfind('-');
    const bool numbered =
        dash != std::string::npos && dash + 2 == name.size() && is_digit(name.back());
    return numbered ? name.back() - '0' : 1;
}

[[noreturn]] void refuse(const Json& file, const Setting& setting) {
    throw InputError{{ErrorCode::bad_reference,
                      "/stats",
                      "no stat card" + (setting.rank.empty() ? "" : " of rank " + setting.rank) +
                          " at level " + std::to_string(setting.resolved.level),
                      "a level and a rank that " + in_quotes(text_at(file, "name")) + " has",
                      {}}};
}

/// A stat that the file leaves out is no dash if the cards give the number instead.
void forget_dashes(Figure& figure, const std::vector<MonsterCard>& cards) {
    for (const MonsterCard& card : cards) {
        spend(card.abilities.size() + 1);
        for (const Ability& ability : card.abilities) {
            const auto* move = std::get_if<MoveAbility>(&ability.what);
            const auto* attack = std::get_if<AttackAbility>(&ability.what);
            figure.dashes.move = figure.dashes.move && (move == nullptr || move->points.relative);
            figure.dashes.attack =
                figure.dashes.attack && (attack == nullptr || attack->value.relative);
        }
    }
}

}  // namespace

bool is_monster(const Json& file) {
    const Json* stats = find(file, "stats");
    const Json* base = find(file, "baseStat");
    return !is_deck(file) &&
           ((stats != nullptr && stats->is_array()) || (base != nullptr && base->is_object()));
}

bool is_boss(const Json& file) { return is_true_at(file, "boss") || usual_rank(file) == "boss"; }

bool has_no_rank(const Json& file, const Setting& setting) {
    return is_monster(file) && is_boss(file) && !setting.rank.empty();
}

MonsterSet read_monster(const Json& file, const Setting& setting, const Labels& labels) {
    if (!is_monster(file)) {
        throw InputError{{ErrorCode::wrong_type,
                          "",
                          abbreviated(file),
                          "a monster: an object with \"stats\" or a \"baseStat\"",
                          {}}};
    }
    MonsterSet set;
    set.name = name_in(file);
    set.edition = edition_of(file, setting);
    set.resolved = setting.resolved;
    set.deck = text_at(file, "deck");
    set.deck = set.deck.empty() ? set.name : set.deck;
    const Context context = context_of(file, setting, labels);
    const std::string count = text_at(file, "count");
    const auto standees = compute(count, context.variables).number;
    if (standees && *standees > 0) {
        set.standees = standees;
    }
    const auto wanted = [&](std::string_view rank) {
        return setting.rank.empty() || is_boss(file) || setting.rank == rank;
    };
    if (wanted("normal")) {
        set.normal = read_rank(file, "normal", setting, labels);
    }
    if (wanted("elite")) {
        set.elite = read_rank(file, "elite", setting, labels);
    }
    set.boss = read_rank(file, "boss", setting, labels);
    if (!set.normal && !set.elite && !set.boss) {
        refuse(file, setting);
    }
    return set;
}

void add_cards(MonsterSet& set, const Json& monster, const Json& deck, Setting setting,
               const Labels& labels) {
    const auto specials = specials_of(monster, setting, labels);
    if (has_no_rank(monster, setting)) {
        setting.rank.clear();
    }
    note_normal_health(monster, setting);
    const auto note = [&](const char* rank, std::optional<StatCard>& card) {
        if (!card) {
            return;
        }
        setting.own_ranges[rank] = card->figure.range.value_or(1);
        if (card->figure.attack) {
            setting.own_attacks[rank] = *card->figure.attack;
        }
        const auto entry = entry_for(monster, rank, setting.resolved.level);
        setting.changes[rank] =
            card_changes(*entry, context_on(*entry, monster, rank, setting, labels));
        set.card_for =
            setting.changes[rank].card_for ? setting.changes[rank].card_for : set.card_for;
        // A deck of its own, although its file names another, has its numbers changed already.
        if (set.deck != set.name && is_deck(deck) && text_at(deck, "name") == set.name) {
            setting.changes[rank].heal_times = 1;
        }
        std::erase_if(card->text, [](const PartyText& text) { return text.why == why_deck; });
    };
    setting.halves = halves_of(monster);
    setting.copy = copy_of(set.name);
    note("normal", set.normal);
    note("elite", set.elite);
    note("boss", set.boss);
    setting.edition = set.edition;
    set.cards = read_deck(deck, setting, labels, specials ? &*specials : nullptr).cards;
    for (auto* const card : {&set.normal, &set.elite, &set.boss}) {
        if (*card) {
            forget_dashes((*card)->figure, set.cards);
            std::vector<ActiveBonus>& bonuses = (*card)->figure.bonuses;
            const auto more = bonuses_of_deck(deck, setting, labels);
            spend(100 * more.size());
            bonuses.insert(bonuses.end(), more.begin(), more.end());
        }
    }
}

Halves halves_of(const Json& file) {
    const std::string first = text_at(file, "firstActiveAction");
    return first == "bottom" ? Halves::bottom_first
           : first == "top"  ? Halves::top_first
                             : Halves::top;
}

void note_normal_health(const Json& file, Setting& setting) {
    if (!is_monster(file)) {
        return;
    }
    if (halves_of(file) != Halves::top) {
        setting.halved.insert({name_in(file), text_at(file, "deck")});
    }
    const auto entry = entry_for(file, "normal", setting.resolved.level);
    const Json* health = entry ? entry->find("health") : nullptr;
    const auto number =
        health == nullptr
            ? std::nullopt
            : compute(text_of_json(*health), context_of(file, setting, Labels{}).variables).number;
    if (number && *number > 0) {
        setting.normal_health[name_in(file)] = *number;
    }
}

std::optional<BossSpecials> specials_of(const Json& file, const Setting& setting,
                                        const Labels& labels) {
    if (!is_boss(file)) {
        return std::nullopt;
    }
    const auto entry = entry_for(file, "boss", setting.resolved.level);
    if (!entry) {
        return BossSpecials{};
    }
    return BossSpecials{special_lists(*entry),
                        stat_attack(*entry, context_on(*entry, file, "boss", setting, labels))};
}

}  // namespace standee::ghs
