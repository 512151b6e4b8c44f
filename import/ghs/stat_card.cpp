#include "import/ghs/stat_card.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/values_json.hpp"
#include "import/ghs/conditions.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/sentences.hpp"
#include "import/ghs/stat_bonus.hpp"
#include "import/ghs/stat_texts.hpp"
#include "import/ghs/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

Context on_stat_card(Context context) {
    context.of_stat_card = true;
    return context;
}

/// What the card says beside its numbers.
std::vector<Action> nature_of(const StatEntry& entry, const Context& context) {
    const Json* actions = entry.find("actions");
    return actions == nullptr
               ? std::vector<Action>{}
               : flat(understood(read_actions(*actions), on_stat_card(context)), context);
}

/// A stat card while it is read.
struct StatCardReader {
    const StatEntry& entry;
    const Context& context;
    StatCard& card;
    bool is_immortal = false;     ///< it has no hit points
    std::optional<Count> x = {};  ///< what the card counts where it says X

    void add_text(std::string says, std::string why) const {
        spend(100 + says.size());
        card.text.push_back({std::move(says), std::move(why)});
    }

    /// A number of the card; none where it is left out or "-".
    [[nodiscard]] std::optional<int> number(std::string_view field, Limits limits) const {
        const Json* value = entry.find(field);
        const std::string text = value == nullptr ? "" : text_of_json(*value);
        if (text.empty() || text == "-") {
            if (value != nullptr && text.empty() && !words_of_json(*value).empty()) {
                add_text(std::string{field} + " " + words_of_json(*value), "no number");
            }
            return std::nullopt;
        }
        const Computed computed = compute(text, context.variables);
        const bool good = computed.number && *computed.number >= limits.least &&
                          *computed.number <= limits.greatest;
        const bool none = computed.number == 0 && limits.least == 1;
        if (!good && !none) {
            add_text(std::string{field} + " " + text,
                     computed.number ? "an impossible number" : computed.why);
        }
        return good ? computed.number : std::nullopt;
    }

    void read_numbers() const {
        Figure& figure = card.figure;
        figure.max_hp = number("health", limits::at_least_one);
        figure.hp = figure.max_hp;
        // "health": 0 says that it has none: it cannot die.
        const Json* health = entry.find("health");
        const bool has_none = health != nullptr && text_of_json(*health) == "0";
        // A boss for whom the file gives none at all has none either: that is the default of the
        // data.
        const bool boss = card.figure.kind == standee::Kind::boss;
        const bool has_any = health != nullptr || !(is_immortal || boss);
        if (!figure.hp && !has_none && has_any && card.text.empty()) {
            add_text("health", "no hit points are given");
        }
        figure.move = number("movement", limits::points);
        // What it counts stands in the attacks of its cards.
        const bool counts = context.stat_attack && context.stat_attack->count;
        figure.attack = counts ? std::nullopt : number("attack", limits::amount);
        figure.range = number("range", limits::range);
        // A card with one of these stats shows a dash for the other if the file leaves it out.
        figure.dashes.move = figure.attack && has_dash("movement");
        figure.dashes.attack = figure.move && has_dash("attack");
    }

    /// Whether the file leaves a stat out or writes "-".
    [[nodiscard]] bool has_dash(std::string_view field) const {
        const Json* value = entry.find(field);
        return value == nullptr || text_of_json(*value) == "-";
    }

    void read_immunities() const {
        const Json* list = entry.find("immunities");
        if (list == nullptr || !list->is_array()) {
            return;
        }
        for (const Json& item : *list) {
            const std::string name = text_of_json(item);
            const auto condition = condition_in(name, *context.rules);
            if (name == "push") {
                card.figure.immune_to_push = true;
            } else if (name == "pull") {
                card.figure.immune_to_pull = true;
            } else if (condition) {
                card.figure.immunities.insert(*condition);
            } else if (!is_condition(name)) {
                add_text("immune to " + words_of_json(item), "an unknown condition");
            }  // a condition that the rules do not have cannot be gained
        }
    }

    /// A condition on a stat card is added to all attacks. One that helps can be no part of an
    /// attack: the figure always has it [monster.target-stat, condition.permanent].
    [[nodiscard]] bool add_condition(const Action& action) const {
        const auto condition = condition_in(action.value, *context.rules);
        const bool good = condition && action.parts.empty() && action.unread.empty() &&
                          action.how == ValueType::fixed;
        if (good && is_negative(*condition)) {
            card.figure.attack_effects.emplace_back(*condition);
            return true;
        }
        const bool stays =
            good && (*condition == Condition::invisible || *condition == Condition::strengthen);
        if (stays) {
            card.figure.permanent.insert(*condition);
        }
        return stays;
    }

    [[nodiscard]] bool add_custom(const Action& action) const {
        const bool plain_text = action.parts.empty() && action.unread.empty();
        if (plain_text && action.value == "%game.custom.advantage%") {
            card.figure.advantage = true;
            return true;
        }
        if (plain_text && action.value == "%game.custom.disadvantage%") {
            card.figure.attackers_disadvantage = true;
            return true;
        }
        return false;
    }

    [[nodiscard]] bool add(const Action& action) const {
        Figure& figure = card.figure;
        if (action.is("retaliate")) {
            return add_stat_bonus(action, ActiveBonus::Kind::retaliate, x, context, figure);
        }
        if (action.is("shield")) {
            return add_stat_bonus(action, ActiveBonus::Kind::shield, x, context, figure);
        }
        if (action.is("condition")) {
            return add_condition(action);
        }
        if (action.is("custom") || action.is("text")) {
            return add_custom(action);
        }
        if (action.is(stat_fields)) {
            return add_stat_fields(action, context, figure);
        }
        if (action.is("fly") && action.parts.empty() && action.unread.empty()) {
            figure.flying = true;
            return true;
        }
        const auto number = plain_number(action, context);
        if (!number) {
            return false;
        }
        if (action.is("pierce")) {
            figure.pierce += *number;
        } else if (action.is("target") && *number <= limits::targets.greatest) {
            figure.targets = *number + (action.how == ValueType::fixed ? 0 : 1);
        } else if (action.is("push")) {
            figure.attack_effects.emplace_back(PushEffect{*number, std::nullopt});
        } else if (action.is("pull")) {
            figure.attack_effects.emplace_back(PullEffect{*number, std::nullopt});
        } else {
            return false;
        }
        return true;
    }

    /// A range below a retaliate is that of the retaliate.
    [[nodiscard]] bool extends_retaliate(Action action) const {
        std::vector<Retaliate>& retaliate = card.figure.retaliate;
        // "^5" is a 5 in small print.
        action.value.erase(0, action.value.starts_with('^') ? 1 : 0);
        const auto range = action.is("range") ? plain_number(action, context) : std::nullopt;
        const bool good =
            range && *range >= 1 && retaliate.size() == 1 && retaliate.back().range == 1;
        if (good) {
            retaliate.back().range = *range;
        }
        return good;
    }

    void read_nature() const {
        const Json* actions = entry.find("actions");
        if (actions == nullptr) {
            return;
        }
        if (!actions->is_array()) {
            add_text("actions " + words_of_json(*actions), "not a list of actions");
            return;
        }
        std::vector<Action> all = nature_of(entry, context);
        for (std::size_t i = 0; i < all.size(); ++i) {
            // The ability may stand beside the sentence that says when it is performed.
            const bool says_when = all[i].is(stat_fields) && all[i].parts.empty() &&
                                   all[i].value.find("performs") != std::string::npos;
            const bool takes_next = says_when && i + 1 < all.size() && all[i + 1].is("heal");
            if (takes_next) {
                all[i].parts.push_back(all[i + 1]);
            }
            if (changes_cards(all[i])) {
                const bool unknown = !all[i].is("jump") && heals_somebody_unknown(all[i].value);
                add_text(words(all[i], *context.labels),
                         unknown ? "no label explains who is healed" : std::string{why_deck});
            } else if (!add(all[i]) && !extends_retaliate(all[i])) {
                add_unknown(all[i]);
            }
            i += takes_next ? 1 : 0;
        }
    }

    void add_unknown(const Action& action) const {
        const bool free =
            action.is("custom") || action.is("text") || action.is("hint") || action.is(stat_fields);
        std::string says = action.says.empty() ? words(action, *context.labels) : action.says;
        add_text(std::move(says), needs_character(action) ? why_character
                                  : free                  ? "free text"
                                                          : "not a known line of a stat card");
    }

    static constexpr const char* why_character = "it depends on the hit points of a character";
    static bool needs_character(const Action& action) {
        return action.is(stat_fields) && action.value.find("timesCharacterHp") != std::string::npos;
    }

    void read_note(const Json& note) const {
        const Action text{.type = "custom", .value = words_of_json(note)};
        const std::vector<Action> all = understood({text}, on_stat_card(context));
        if (all.size() != 1 || !all.front().is(stat_fields) || !add(all.front())) {
            const bool needs = all.size() == 1 && needs_character(all.front());
            add_text(context.labels->resolved(text.value), needs ? why_character : "free text");
        }
    }

    void read_specials() const {
        Context inside = context;
        inside.has_specials = true;  // one special does not call on another
        const ChangesByRank changes{{"boss", card_changes(entry, context)}};
        inside.changes = &changes;
        for (const std::vector<Action>& list : special_lists(entry)) {
            card.specials.push_back(read_lines(list, inside).finished());
        }
    }

    /// What else stands there.
    void read_rest() const {
        constexpr std::array<std::string_view, 9> known{"type",     "level",      "health",
                                                        "movement", "attack",     "range",
                                                        "actions",  "immunities", "special"};
        for (const std::string& field : entry.fields()) {
            const Json& value = *entry.find(field);
            const std::string words = words_of_json(value);
            if (std::ranges::find(known, field) != known.end()) {
                continue;
            }
            if (field == "note") {
                read_note(value);
            } else {
                add_text(field + " " + (words.empty() ? value.dump() : words), "an unknown field");
            }
        }
    }
};

/// What the card counts where it says X, if it does: figures on the map.
std::optional<Count> counted_x(const StatEntry& entry, const Context& context) {
    for (const Action& action : nature_of(entry, context)) {
        const Json json = action.is(stat_fields) ? Json::parse(action.value) : Json{};
        if (json.contains("counted")) {
            return Count{.per = Counted::figures,
                         .of = json["counted"]["of"].get<std::vector<std::string>>()};
        }
    }
    return std::nullopt;
}

}  // namespace

const Json* StatEntry::find(std::string_view field) const {
    for (const Json* json : {own_, base_}) {
        if (json == nullptr || !json->is_object()) {
            continue;
        }
        const auto found = json->find(std::string{field});
        if (found != json->end() && !found->is_null()) {
            return &*found;
        }
    }
    return nullptr;
}

std::vector<std::string> StatEntry::fields() const {
    std::vector<std::string> names;
    for (const Json* json : {own_, base_}) {
        if (json == nullptr || !json->is_object()) {
            continue;
        }
        for (const auto& [name, value] : json->items()) {
            spend(10 + 2 * names.size());
            if (!value.is_null() && std::ranges::find(names, name) == names.end()) {
                names.push_back(name);
            }
        }
    }
    return names;
}

CardChanges card_changes(const StatEntry& entry, const Context& context) {
    CardChanges changes;
    for (const Action& action : nature_of(entry, context)) {
        add_change(action, context, changes);
    }
    return changes;
}

void read_stat_card(const StatEntry& entry, const Context& context, StatCard& card,
                    bool is_immortal) {
    const StatCardReader reader{entry, context, card, is_immortal, counted_x(entry, context)};
    reader.read_numbers();
    reader.read_immunities();
    reader.read_nature();
    reader.read_specials();
    reader.read_rest();
}

std::vector<std::vector<Action>> special_lists(const StatEntry& entry) {
    std::vector<std::vector<Action>> lists;
    const Json* specials = entry.find("special");
    if (specials != nullptr && specials->is_array()) {
        for (const Json& special : *specials) {
            lists.push_back(special.is_array() ? read_actions(special)
                                               : std::vector<Action>{read_action(special)});
        }
    }
    return lists;
}

}  // namespace standee::ghs
