#include "import/ghs/sentences.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/own_format.hpp"
#include "import/ghs/words.hpp"
#include "lib/letters.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// What replaces the placeholders of a sentence in its actions.
class Places {
public:
    Places(const SentenceMatch& match, const Context& context) : context_{context} {
        const int level = context.variables.level.value_or(1);
        set("trap", std::to_string(at_level(context.rules->trap_damage, level)));
        set("level", std::to_string(level));
        if (const auto attack = own_attack(context)) {
            set("attack", std::to_string(*attack));
        }
        set("hazard", std::to_string(at_level(context.rules->hazardous_damage, level)));
        for (std::size_t i = 0; i < match.captured.size(); ++i) {
            const std::string& captured = match.captured[i];
            set(std::to_string(i + 1), captured.starts_with('+') ? captured.substr(1) : captured);
        }
    }

    /// Replaces them; false if one has no value.
    [[nodiscard]] bool put_into(Json& json) const {
        if (json.is_structured()) {
            return std::ranges::all_of(json, [this](Json& item) { return put_into(item); });
        }
        if (!json.is_string()) {
            return true;
        }
        std::string text = json.get<std::string>();
        for (const auto& [name, value] : values_) {
            if (text == "#" + name) {
                const auto number = compute(value, context_.variables).number;
                json = number.value_or(0);
                return number.has_value();
            }
            if (text == "$set" + name) {
                const auto sets = sets_named(in_small_letters(value));
                json = sets.size() == 1 ? sets.front() : std::string{};
                return sets.size() == 1;
            }
            if (text == "$kinds" + name) {
                json = context_.labels->monsters_of_kind(value);
                return !json.empty();
            }
            if (text == "$copies") {
                json = copies();
                return true;
            }
            if (text == "$known" + name) {
                // "The" may be a part of the name.
                const std::string small = in_small_letters(value);
                const std::vector<std::string> whole = sets_named(small);
                json = whole.empty() && small.starts_with("the ") ? sets_named(small.substr(4))
                                                                  : whole;
                return true;
            }
            if (text == "$sets" + name) {
                json = sets_named(in_small_letters(value));
                return !json.empty();
            }
            replace_first(text, "$small" + name, in_small_letters(value));
            replace_first(text, "$" + name, value);
        }
        json = text;
        return !text.starts_with('#');  // a number that is not known
    }

private:
    /// The sets that a text lists; "scouts" may be those that the boss itself summons.
    [[nodiscard]] std::vector<std::string> sets_named(const std::string& text) const {
        std::vector<std::string> sets = context_.labels->monsters_named(text);
        if (!sets.empty()) {
            return sets;
        }
        spend(10 * context_.summoned.size());
        const std::string one = text.ends_with('s') ? text.substr(0, text.size() - 1) : text;
        for (const std::string& summoned : context_.summoned) {
            const bool is_meant = summoned == one || summoned.ends_with("-" + one);
            if (is_meant && std::ranges::find(sets, summoned) == sets.end()) {
                sets.push_back(summoned);
            }
        }
        return sets;
    }
    /// The two sets that share the deck.
    [[nodiscard]] std::vector<std::string> copies() const {
        constexpr std::string_view second = "-2";
        std::string_view first = context_.name;
        first.remove_suffix(first.ends_with(second) ? second.size() : 0);
        return {std::string{first}, std::string{first} + std::string{second}};
    }
    void set(std::string name, std::string value) {
        values_.emplace_back(std::move(name), std::move(value));
    }
    static void replace_first(std::string& text, const std::string& what, const std::string& with) {
        if (const std::size_t at = text.find(what); at != std::string::npos) {
            text.replace(at, what.size(), with);
        }
    }

    const Context& context_;
    std::vector<std::pair<std::string, std::string>> values_;
};

/// An action of a sentence; the values of own actions are JSON.
Action read_own_action(Json json) {
    if (json.contains("ability")) {
        Action action{.type = std::string{own_ability}, .value = json["ability"].dump()};
        // What it focuses on changes the lines below.
        action.stands_alone = !json["ability"].contains("focus");
        return action;
    }
    if (json.contains("value") && json["value"].is_structured()) {
        json["value"] = json["value"].dump();
    }
    Action action = read_action(json);
    action.parts.clear();
    if (json.contains("subActions")) {
        for (const Json& part : json["subActions"]) {
            action.parts.push_back(read_own_action(part));
        }
    }
    return action;
}

/// The actions that a sentence stands for; none where something that it names is not known.
std::optional<std::vector<Action>> actions_of(const SentenceMatch& match, const Context& context) {
    Json json = Json::parse(match.sentence->actions);
    if (!Places{match, context}.put_into(json)) {
        return std::nullopt;
    }
    std::vector<Action> actions;
    for (const Json& item : json) {
        actions.push_back(read_own_action(item));
    }
    return actions;
}

/// Where a sentence may stand in an action; none where it has none.
std::optional<Sentence::In> place_in(const Action& action) {
    constexpr std::array<std::string_view, 5> texts{"custom", "text", "hint", "nonCalc", "extra"};
    if (action.value.empty() || !action.unread.empty() || !action.newcomers.empty()) {
        return std::nullopt;
    }
    if (std::ranges::find(texts, action.type) != texts.end()) {
        const bool alone = std::ranges::all_of(action.parts, is_consumption);
        return alone ? Sentence::In::text : Sentence::In::parts;
    }
    constexpr std::array<std::pair<std::string_view, Sentence::In>, 4> places{
        {{"grant", Sentence::In::grant},
         {"target", Sentence::In::target},
         {"specialTarget", Sentence::In::special_target},
         {"switchType", Sentence::In::switch_type}}};
    const auto place = std::ranges::find(places, action.type, &decltype(places)::value_type::first);
    return place == places.end() ? std::nullopt : std::optional{place->second};
}

/// Appends what a sentence says in the place of the action that it stands in.
void append_sentence(const Action& action, std::vector<Action> actions, const Context& context,
                     std::vector<Action>& result) {
    Action bare = action;
    // Consumptions stand beside the sentence, and what an own ability has no place for.
    const bool has_no_place = !actions.empty() && actions.back().is(own_ability) &&
                              actions.back().value.find("$parts") == std::string::npos;
    const bool beside = has_no_place || std::ranges::all_of(action.parts, is_consumption);
    if (beside) {
        bare.parts.clear();
    }
    const std::string says = words(bare, *context.labels);
    for (Action& one : actions) {
        one.says = says;
    }
    if (!actions.empty() && !beside) {
        std::vector<Action>& parts = actions.back().parts;
        parts.insert(parts.end(), action.parts.begin(), action.parts.end());
    }
    result.insert(result.end(), actions.begin(), actions.end());
    if (beside) {
        result.insert(result.end(), action.parts.begin(), action.parts.end());
    }
}

/// A focus on the farthest enemy comes before the ability that it is for.
void put_focus_before(Action& action, std::vector<Action>& result) {
    if (!kind_of(action) || action.is("grant")) {
        return;  // what it holds has its own focus
    }
    const auto rest = std::ranges::stable_partition(action.parts, is_focus);
    result.insert(result.end(), action.parts.begin(), rest.begin());
    action.parts.erase(action.parts.begin(), rest.begin());
}

/// The names by which a text may call whoever performs it: a text of another deck, such as
/// `%data.custom.gh.rust-hound.1%`, calls it as that deck does.
std::string names_of(std::string_view name, std::string_view text) {
    constexpr std::string_view own = "%data.custom.";
    std::string names{name};
    if (text.starts_with(own)) {
        const std::size_t deck = text.find('.', own.size());
        const std::size_t end = deck == std::string_view::npos ? deck : text.find('.', deck + 1);
        if (end != std::string_view::npos) {
            names += "-/-" + std::string{text.substr(deck + 1, end - deck - 1)};
        }
    }
    return names;
}

/// Appends what an action says, its parts understood already.
void append_understood(Action action, const Context& context, std::vector<Action>& result) {
    put_focus_before(action, result);
    const auto in = place_in(action);
    const auto find = [&](Sentence::In place) {
        return match_sentence(context.labels->meaning(action.value),
                              names_of(context.name, action.value), place);
    };
    const bool stat_text =
        context.of_stat_card && (in == Sentence::In::text || in == Sentence::In::parts);
    auto match = stat_text ? find(Sentence::In::stat_card) : std::nullopt;
    if (context.shuffles && in == Sentence::In::text) {
        match = find(Sentence::In::shuffling);
    }
    match = match || !in ? match : find(*in);
    auto actions = match ? actions_of(*match, context) : std::nullopt;
    if (actions) {
        append_sentence(action, std::move(*actions), context, result);
    } else {
        result.push_back(std::move(action));
    }
}

/// Whom the parts of an action name: the figures that are granted abilities, or the monster.
std::string name_within(const Action& action, const Context& context) {
    const auto match = action.is("grant") ? match_sentence(context.labels->meaning(action.value),
                                                           context.name, Sentence::In::grant)
                                          : std::nullopt;
    const std::vector<std::string> names =
        match && !match->captured.empty()
            ? context.labels->monsters_named(in_small_letters(match->captured.front()))
            : std::vector<std::string>{};
    return names.size() == 1 ? names.front() : std::string{context.name};
}

}  // namespace

std::string take_card_fields(std::vector<Action>& actions, const Context& context) {
    Json fields = Json::object();
    for (Action& action : actions) {
        if (action.is("grid")) {
            fields.update(Json::parse(take_card_fields(action.parts, context)));
        }
    }
    std::erase_if(actions, [&](const Action& action) {
        const auto match =
            place_in(action) == Sentence::In::text && action.parts.empty()
                ? match_sentence(context.labels->meaning(action.value),
                                 names_of(context.name, action.value), Sentence::In::card)
                : std::nullopt;
        const auto said = match ? actions_of(*match, context) : std::nullopt;
        if (said) {
            fields.update(Json::parse(said->front().value));
        }
        return said.has_value();
    });
    return fields.dump();
}

std::vector<Action> understood(const std::vector<Action>& actions, const Context& context) {
    std::vector<Action> result;
    for (const Action& action : actions) {
        spend(line_work(action));
    }
    for (Action action : actions) {
        // A bonus of a monster's card lasts for the round anyway [bonus.round].
        if (action.is("card") && action.value == "round" && action.parts.empty()) {
            continue;
        }
        const std::string name = name_within(action, context);
        spend(100 + 8 * context.summoned.size());
        Context inside = context;
        inside.name = name;
        action.parts = understood(action.parts, inside);
        append_understood(std::move(action), context, result);
    }
    return result;
}

}  // namespace standee::ghs
