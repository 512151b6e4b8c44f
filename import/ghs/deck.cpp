#include "import/ghs/deck.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "files/progress_json.hpp"
#include "files/render.hpp"
#include "import/ghs/conditions.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/ranks.hpp"
#include "import/ghs/sentences.hpp"
#include "import/ghs/words.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

bool is_text(const Action& action) {
    return (action.is("custom") || action.is("text") || action.is("hint")) && !action.value.empty();
}

/// Whether some action, or a part of one at any depth, meets the condition.
template <class Asked>
bool any(const std::vector<Action>& actions, Asked asked) {
    return std::ranges::any_of(
        actions, [&](const Action& action) { return asked(action) || any(action.parts, asked); });
}

bool differ_by_rank(const std::map<std::string, int>& stats) {
    return stats.contains("normal") && stats.contains("elite") &&
           stats.at("normal") != stats.at("elite");
}

/// Whether an action reaches as far as the stat card says, or retaliates as its attack says, and
/// the ranks differ in that.
bool counts_by_rank(const std::vector<Action>& actions, const Context& context) {
    const auto reaches = [](const Action& action) {
        return action.is("specialTarget") && action.value.ends_with(':');
    };
    const auto retaliates = [](const Action& action) {
        return action.is("retaliate") && action.value == "X";
    };
    return (differ_by_rank(*context.own_ranges) && any(actions, reaches)) ||
           (differ_by_rank(*context.own_attacks) && any(actions, retaliates));
}

/// Whether the stat cards of the ranks change the deck in different ways.
bool changes_by_rank(const Context& context) {
    const ChangesByRank& changes = *context.changes;
    return changes.contains("normal") && changes.contains("elite") &&
           changes.at("normal") != changes.at("elite");
}

SpecialLines read_actions_of(const std::vector<Action>& actions, Context context, bool both_ranks) {
    spend(8 * context.summoned.size());
    context.hidden_is_text = any(actions, is_text);
    const bool tells_ranks_apart = any(actions, [](const Action& action) {
        return action.is("monsterType") && action.value != "boss";
    });
    if (!both_ranks ||
        !(tells_ranks_apart || counts_by_rank(actions, context) || changes_by_rank(context))) {
        return read_lines(actions, context).finished();
    }
    context.rank = "normal";
    const SpecialLines normal = read_lines(actions, context).finished();
    context.rank = "elite";
    return merged_ranks(normal, read_lines(actions, context).finished());
}

/// Adds a text that stands on no line.
void add_text(MonsterCard& card, std::string says, std::string why) {
    card.text.push_back({std::move(says), std::move(why), PartyText::Place::after_abilities,
                         static_cast<int>(card.abilities.size())});
}

void read_initiative(const Json& value, MonsterCard& card) {
    constexpr double greatest = 1'000'000;
    if (value.is_number() && std::abs(value.get<double>()) <= greatest) {
        card.initiative = value.get<double>();
    } else if (const std::string words = words_of_json(value); !words.empty()) {
        add_text(card, "initiative " + words, "no number");
    }
}

/// A field of a card beside its actions.
void read_field(std::string_view field, const Json& value, const Context& context,
                MonsterCard& card) {
    // What the application reveals by itself says nothing about the card.
    constexpr std::array<std::string_view, 3> read_elsewhere{"actions", "cardId", "revealed"};
    constexpr std::array<std::string_view, 5> of_characters{"bottomActions", "actionsBottom",
                                                            "bottom", "slots", "slotsBottom"};
    if (std::ranges::find(read_elsewhere, field) != read_elsewhere.end()) {
        return;
    }
    if (field == "name" && value.is_string()) {
        card.name = context.labels->resolved(value.get<std::string>());
    } else if (field == "initiative") {
        read_initiative(value, card);
    } else if (field == "shuffle" && value.is_boolean()) {
        card.shuffle = value.get<bool>();
    } else if (field == "level" && value.is_number()) {
        return;  // which cards are in the deck
    } else if (std::ranges::find(of_characters, field) != of_characters.end() && value.is_array()) {
        for (const Action& action : read_actions(value)) {
            spend(a_text);
            add_text(card, "bottom: " + words(action, *context.labels),
                     "the bottom half of a character's card");
        }
    } else if (!value.is_null()) {
        const std::string words = words_of_json(value);
        spend(a_text + line_work(words));
        add_text(card, std::string{field} + " " + (words.empty() ? value.dump() : words),
                 "an unknown field");
    }
}

/// Has figures perform the card only if that holds when they begin it. A card with a part for the
/// party is left as it is, and says so in words.
void perform_only_if(std::optional<IfAbility> holds, const std::string& says, MonsterCard& card) {
    if (!holds || !card.text.empty()) {
        add_text(card, says, "free text");
        return;
    }
    holds->to = std::move(card.abilities);
    card.abilities = {Ability{std::move(*holds)}};
}

/// What texts about the whole card say of it. What becomes of its figures is on their stat cards.
void apply_card_fields(const Json& fields, const Context& context, MonsterCard& card) {
    card.acts_after = fields.value("actsAfter", "");
    if (fields.contains("needs")) {
        const std::string condition = fields["needs"].get<std::string>();
        IfAbility holds;
        holds.has = condition_in(condition, *context.rules);
        perform_only_if(holds.has ? std::optional{holds} : std::nullopt, "only with " + condition,
                        card);
    }
    if (fields.contains("needsToken")) {
        IfAbility holds;
        holds.tokens = 1;
        perform_only_if(holds, "only with a token", card);
    }
    if (fields.contains("bonus") && context.changes->empty()) {
        add_text(card, fields["bonus"]["kind"].get<std::string>(), std::string{why_stat_card});
    }
}

/// One half of a card, as a card of its own.
Json half_of(Json card, bool bottom) {
    spend(json_work(card));
    if (card.is_object() && bottom) {
        card["actions"] = card.value("bottomActions", Json::array());
        card["lost"] = card.value("bottomLost", Json{});
    }
    if (card.is_object()) {
        card.erase("bottomActions");
        card.erase("bottomLost");
    }
    return card;
}

/// Two halves as one card, with the initiative of the first.
MonsterCard joined(MonsterCard first, const MonsterCard& second) {
    const int before = static_cast<int>(first.abilities.size());
    first.id += "+" + second.id;
    first.name += first.name.empty() || second.name.empty() ? "" : " / " + second.name;
    first.shuffle = first.shuffle || second.shuffle;
    first.abilities.insert(first.abilities.end(), second.abilities.begin(), second.abilities.end());
    for (PartyText text : second.text) {
        text.abilities += before;
        first.text.push_back(std::move(text));
    }
    return first;
}

/// The cards of a deck that is played by two: each pair is a card.
std::vector<MonsterCard> pairs_of(const std::vector<MonsterCard>& first,
                                  const std::vector<MonsterCard>& second) {
    std::vector<MonsterCard> pairs;
    std::uint64_t second_work = 0;
    for (const MonsterCard& card : second) {
        second_work += line_work(card);
    }
    for (std::size_t i = 0; i < first.size(); ++i) {
        spend((500 + line_work(first[i])) * second.size() + second_work);
        for (std::size_t j = 0; j < second.size(); ++j) {
            if (i != j) {
                pairs.push_back(joined(first[i], second[j]));
            }
        }
    }
    return pairs;
}

/// Whether a card is in the deck at the level; other marks than numbers are the scenario's.
bool is_in_deck(const Json& card, const Setting& setting) {
    const auto level = card.is_object() ? card.find("level") : card.end();
    return setting.all_levels || !card.is_object() || level == card.end() || !level->is_number() ||
           level->get<double>() <= setting.resolved.level;
}

/// Gives cards of the same id ids of their own.
void make_ids_unique(std::vector<MonsterCard>& cards) {
    std::set<std::string> taken;
    std::map<std::string, int> count;
    for (MonsterCard& card : cards) {
        spend(20 + line_work(card.id));
        std::string id = card.id;
        int& n = count[card.id];  // continues after the last of this id
        while (!taken.insert(id).second) {
            n = std::max(n, 1) + 1;
            id = card.id + "-" + std::to_string(n);
        }
        card.id = id;
    }
}

}  // namespace

bool is_deck(const Json& file) {
    return file.is_object() && file.contains("abilities") && file["abilities"].is_array();
}

std::vector<std::string> unknown_fields_of_deck(const Json& file) {
    constexpr std::array<std::string_view, 4> known{"name", "edition", "abilities", "standeeShare"};
    std::vector<std::string> unknown;
    for (const auto& [field, value] : file.items()) {
        if (std::ranges::find(known, field) == known.end() && !value.is_null()) {
            unknown.push_back(field);
        }
    }
    return unknown;
}

std::string unknown_field_note(const std::string& field) {
    return "an unknown field of the deck: " + field;
}

MonsterCard read_card(const Json& json, const Context& context, bool both_ranks) {
    MonsterCard card;
    spend(200 + 20 * json.size());
    if (!json.is_object()) {
        add_text(card, words_of_json(json), "no card");
        return card;
    }
    card.id = json.contains("cardId") ? text_of_json(json["cardId"]) : "";
    std::vector<Action> actions =
        json.contains("actions") ? read_actions(json["actions"]) : std::vector<Action>{};
    Context of_card = context;
    of_card.shuffles = json.contains("shuffle") && json["shuffle"] == true;
    const Json fields = Json::parse(take_card_fields(actions, of_card));
    SpecialLines lines = read_actions_of(actions, of_card, both_ranks);
    card.abilities = std::move(lines.abilities);
    card.text = std::move(lines.text);
    apply_card_fields(fields, context, card);
    if (actions.empty() && fields.empty()) {
        const std::string words =
            json.contains("actions") ? words_of_json(json["actions"]) : std::string{};
        add_text(card, words, "no actions");
    }
    for (const auto& [field, value] : json.items()) {
        read_field(field, value, context, card);
    }
    return card;
}

AbilityDeck read_deck(const Json& file, const Setting& setting, const Labels& labels,
                      const BossSpecials* specials) {
    if (!is_deck(file)) {
        throw InputError{{ErrorCode::wrong_type,
                          "",
                          abbreviated(file),
                          "an ability deck: an object with a list of \"abilities\"",
                          {}}};
    }
    Context context = context_of(file, setting, labels);
    if (specials != nullptr) {
        context.specials = specials->lists;
        context.has_specials = true;
        context.stat_attack = specials->attack;
        context.rank = {};
    }
    AbilityDeck deck;
    deck.name = file.contains("name") ? text_of_json(file["name"]) : "";
    deck.name = deck.name.empty() ? "deck" : deck.name;
    context.name = deck.name;
    deck.edition = context.rules->id;
    deck.resolved = setting.resolved;
    const bool both_ranks = setting.rank.empty() && specials == nullptr;
    const auto read_all = [&](auto&& half) {
        std::vector<MonsterCard> cards;
        std::size_t place = 0;
        for (const Json& json : file["abilities"]) {
            ++place;
            spend(20);
            if (is_in_deck(json, setting)) {
                cards.push_back(read_card(half(json), context, both_ranks));
                MonsterCard& card = cards.back();
                card.id = card.id.empty() ? std::to_string(place) : card.id;
            }
        }
        make_ids_unique(cards);
        return cards;
    };
    if (setting.halves == Halves::top) {
        deck.cards = read_all([](const Json& json) { return json; });
        return deck;
    }
    const auto tops = read_all([](const Json& json) { return half_of(json, false); });
    const auto bottoms = read_all([](const Json& json) { return half_of(json, true); });
    switch (setting.halves) {
        case Halves::top_first: deck.cards = pairs_of(tops, bottoms); break;
        case Halves::bottom_first: deck.cards = pairs_of(bottoms, tops); break;
        default:
            for (std::size_t i = 0; i < tops.size(); ++i) {
                deck.cards.push_back(joined(tops[i], bottoms[i]));
                deck.cards.back().id = tops[i].id;
            }
    }
    return deck;
}

std::vector<ActiveBonus> bonuses_of_deck(const Json& file, const Setting& setting,
                                         const Labels& labels) {
    Context context = context_of(file, setting, labels);
    const std::string name = file.contains("name") ? text_of_json(file["name"]) : "";
    context.name = name;
    std::vector<ActiveBonus> bonuses;
    for (const Json& card : file["abilities"]) {
        spend(20);
        std::vector<Action> actions = card.is_object() && card.contains("actions")
                                          ? read_actions(card["actions"])
                                          : std::vector<Action>{};
        const Json fields = Json::parse(take_card_fields(actions, context));
        if (fields.contains("bonus")) {
            Json bonus = fields["bonus"];
            bonus["lasts"] = "persistent";
            bonuses.push_back(
                read_form<ActiveBonus>(Reader{bonus}.with(*context.rules), active_bonus_form));
        }
    }
    return bonuses;
}

}  // namespace standee::ghs
