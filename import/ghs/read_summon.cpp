#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "files/values_json.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/own_format.hpp"

namespace standee::ghs {
namespace {

/// The rank for the number of characters; empty where there is none for it.
std::string rank_of(const Newcomer& newcomer, const Context& context) {
    const bool by_characters = std::ranges::any_of(
        newcomer.rank_by_characters, [](const std::string& rank) { return !rank.empty(); });
    if (!by_characters) {
        return newcomer.rank;
    }
    const int characters = std::clamp(context.variables.characters.value_or(2), 2, 4);
    return newcomer.rank_by_characters[static_cast<std::size_t>(characters - 2)];
}

bool is_for_others(const Newcomer& newcomer, const Context& context) {
    return newcomer.rank.empty() && rank_of(newcomer, context).empty() &&
           std::ranges::any_of(newcomer.rank_by_characters,
                               [](const std::string& rank) { return !rank.empty(); });
}

/// What a summon of the card says besides who is summoned.
struct SummonFields {
    std::string fields;  ///< more fields of the ability, as JSON
    int count = 1;
    std::optional<int> hp;
};

/// Removes `fixed` from the start of a text; false if the text does not start with it.
bool take(std::string_view& text, std::string_view fixed) {
    const bool there = text.starts_with(fixed);
    text.remove_prefix(there ? fixed.size() : 0);
    return there;
}

/// Takes a number of at most two digits from the start of a text.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const char* const end = text.data() + std::min<std::size_t>(text.size(), 2);
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || number < 0) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}

/// `[HP/5{$math.maxFloor:3}]`: as many as its hit points divided by 5, at most 3.
bool read_count_by_hp(std::string_view count, std::string& fields) {
    const bool by_hp = take(count, "[HP/");
    const auto divide = by_hp ? take_number(count) : std::nullopt;
    const auto most = divide && take(count, "{$math.maxFloor:") ? take_number(count) : std::nullopt;
    if (!most || count != "}]") {
        return false;
    }
    const Json per{{"per", "hp"}, {"divide", *divide}, {"most", *most}};
    fields = merged_fields(fields, Json{{"count", per}}.dump());
    return true;
}

/// Reads how many come and with how many hit points; returns the reason if that is unknown.
std::string read_numbers(const Newcomer& newcomer, const Context& context, SummonFields& summon) {
    if (!newcomer.count.empty() && !read_count_by_hp(newcomer.count, summon.fields)) {
        const Computed count = compute(newcomer.count, context.variables);
        if (!count.number || *count.number > limits::targets.greatest) {
            return "an unknown number of summons" + (count.why.empty() ? "" : ": " + count.why);
        }
        summon.count = *count.number;
    }
    Json fields = summon.fields.empty() ? Json::object() : Json::parse(summon.fields);
    if (newcomer.health == "H" && fields.contains("hp")) {
        // The summoner's own, and no more than a normal one has.
        const auto most = context.normal_health->find(newcomer.name);
        if (most == context.normal_health->end()) {
            return std::string{why_stat_card};
        }
        fields["hp"]["most"] = most->second;
        fields["maxHp"] = most->second;
        summon.fields = fields.dump();
    } else if (!newcomer.health.empty()) {
        const Computed health = compute(newcomer.health, context.variables);
        if (!health.number || *health.number < limits::at_least_one.least ||
            *health.number > limits::at_least_one.greatest) {
            return "unknown hit points of a summon: " + health.why;
        }
        summon.hp = health.number;
    }
    return "";
}

/// Appends what is summoned; returns the reason if that is unknown.
std::string add_newcomer(const Newcomer& newcomer, const Context& context, SummonFields given,
                         std::vector<Ability>& summons) {
    if (!newcomer.unread.empty() || newcomer.name.empty()) {
        return "a summon of something unknown";
    }
    if (is_for_others(newcomer, context)) {
        return "";  // for another number of characters
    }
    std::string rank = rank_of(newcomer, context);
    if (rank == "everySecond") {
        rank = "normal";
        given.fields = merged_fields(given.fields, R"({"eliteEvery":2})");
    }
    if (rank != "normal" && rank != "elite") {
        return "a summon without a rank";
    }
    if (std::string why = read_numbers(newcomer, context, given);
        !why.empty() || given.count <= 0) {
        return why;
    }
    SummonAbility summon;
    summon.name = newcomer.name;
    summon.rank = rank;
    summon.count = given.count;
    summon.hp = given.hp;
    const AbilityReading reading =
        given.fields.empty() ? AbilityReading{Ability{summon}, ""}
                             : with_own_fields(Ability{summon}, given.fields, *context.rules);
    if (reading.ability) {
        summons.push_back(*reading.ability);
    }
    return reading.why;
}

/// What elements are consumed for, in the place of something else.
std::optional<std::vector<Ability>> abilities_of(const Action& consumption,
                                                 const Context& context) {
    std::vector<Action> parts = consumption.parts;
    std::erase_if(parts, is_instead);
    Lines inside{context};
    for (const Action& part : parts) {
        read_line(part, context, inside);
    }
    return inside.only_abilities();
}

}  // namespace

void read_summon(const Action& action, const Context& context, Lines& lines) {
    const bool monsters = action.value == "monsterStandee" && !action.newcomers.empty();
    if (!monsters || !action.unread.empty()) {
        lines.add_text(action, monsters || action.value == "objectiveSpawn"
                                   ? "a summon of something unknown"
                                   : "a summon without a rank");
        return;
    }
    SummonFields given;
    const Action* instead = nullptr;
    for (const Action& part : action.parts) {
        if (is_consumption(part) && instead == nullptr &&
            std::ranges::any_of(part.parts, is_instead)) {
            instead = &part;
            continue;
        }
        if (!part.is(own_fields)) {
            lines.add_text(action, "where the summon is placed is unknown");
            return;
        }
        given.fields = merged_fields(given.fields, part.value);
    }
    std::vector<Ability> summons;
    for (const Newcomer& newcomer : action.newcomers) {
        if (const std::string why = add_newcomer(newcomer, context, given, summons); !why.empty()) {
            lines.add_text(action, why);
            return;
        }
    }
    if (instead != nullptr) {
        const auto others = abilities_of(*instead, context);
        const auto elements = read_elements(*instead);
        if (!others || !elements) {
            lines.add_text(action, "a consumption for something unknown");
            return;
        }
        summons = {Ability{ConsumeAbility{*elements, *others, summons}}};
    }
    for (const Ability& summon : summons) {
        lines.add(summon, action);
    }
}

}  // namespace standee::ghs
