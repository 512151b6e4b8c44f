#include "import/ghs/target.hpp"

#include <algorithm>
#include <array>

#include "import/ghs/labels.hpp"

namespace standee::ghs {
namespace {

enum class Where { anywhere, adjacent, in_range };
enum class Many { one, all };

struct Entry {
    std::string_view name;
    Whom whom;
    Many many;
    Where where;
};

using enum Whom;
using enum Many;
using enum Where;

constexpr std::array<Entry, 29> entries{{
    {"allies", allies, Many::all, anywhere},
    {"alliesAffect", allies, Many::all, anywhere},
    {"alliesAdjacent", allies, Many::all, adjacent},
    {"alliesAdjacentAffect", allies, Many::all, adjacent},
    {"alliesRange", allies, Many::all, in_range},
    {"alliesRangeAffect", allies, Many::all, in_range},
    {"ally", allies, one, anywhere},
    {"allyShort", allies, one, anywhere},
    {"allyAffect", allies, one, anywhere},
    {"allyAdjacent", allies, one, adjacent},
    {"allyAffectAdjacent", allies, one, adjacent},
    {"allyRange", allies, one, in_range},
    {"allyAffectRange", allies, one, in_range},
    {"alliesEnemies", allies_and_enemies, Many::all, anywhere},
    {"enemies", enemies, Many::all, anywhere},
    {"enemiesAdjacent", enemies, Many::all, adjacent},
    {"enemiesRange", enemies, Many::all, in_range},
    {"enemiesRangeAffect", enemies, Many::all, in_range},
    {"enemy", enemies, one, anywhere},
    {"enemyAdjacent", enemies, one, adjacent},
    {"enemyRange", enemies, one, in_range},
    {"figuresAdjacent", allies_and_enemies, Many::all, adjacent},
    {"selfAllies", self_and_allies, Many::all, anywhere},
    {"selfAlliesAffect", self_and_allies, Many::all, anywhere},
    {"selfAlliesAdjacentAffect", self_and_allies, Many::all, adjacent},
    {"selfAlliesRange", self_and_allies, Many::all, in_range},
    {"selfAlliesRangeAffect", self_and_allies, Many::all, in_range},
    {"selfAlliesAffectRange", self_and_allies, Many::all, in_range},
    {"selfOrAlly", self_and_allies, one, anywhere},
}};

struct WordedTarget {
    std::string_view name;
    std::string_view words;
};

constexpr std::array<WordedTarget, 4> other_names{
    {{"all", "all"},
     {"targets", "the targets"},
     {"enemyOneAll", "all attacks on one enemy"},
     {"focusEnemyFarthest", "focus on the enemy farthest away"}}};

/// Those named, without their range.
std::string words_of(const Entry& entry) {
    const bool every = entry.many == Many::all;
    const std::string which =
        std::string{every ? "all " : "one "} + (entry.where == adjacent ? "adjacent " : "");
    const std::string_view ally = every ? "allies" : "ally";
    const std::string_view enemy = every ? "enemies" : "enemy";
    switch (entry.whom) {
        case allies: return which + std::string{ally};
        case enemies: return which + std::string{enemy};
        case allies_and_enemies: return which + "allies and enemies";
        case self_and_allies:
            return (every ? "itself and " : "itself or ") + which + std::string{ally};
        case usual: break;
    }
    return which;
}

RecipientsReading no_recipients(std::string why) { return {std::nullopt, std::move(why)}; }

}  // namespace

std::string words_of_special_target(std::string_view value) {
    const std::string_view name = value.substr(0, value.find(':'));
    const bool has_range = name.size() < value.size();
    const std::string range{has_range ? value.substr(name.size() + 1) : ""};
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    const auto other = std::ranges::find(other_names, name, &WordedTarget::name);
    const std::string words = entry != entries.end()       ? words_of(*entry)
                              : other != other_names.end() ? std::string{other->words}
                                                           : in_words(name);
    if (!range.empty()) {
        return words + (entry == entries.end() ? " " : " within range ") + range;
    }
    const bool own = entry != entries.end() && entry->where == in_range;
    return words + (own ? " within its range" : "");
}

RecipientsReading read_special_target(std::string_view value, const Variables& variables) {
    const std::string_view name = value.substr(0, value.find(':'));
    const bool has_range = name.size() < value.size();
    if (name == "self" && !has_range) {
        return {Recipients{.self = true}, ""};
    }
    if (name == "enemyOneAll" && !has_range) {
        return {Recipients{.whom = enemies, .one_with_all = true}, ""};
    }
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    if (entry == entries.end()) {
        return no_recipients("a target that the rules do not define: " + std::string{value});
    }
    Recipients recipients{.whom = entry->whom, .all = entry->many == Many::all};
    recipients.adjacent = entry->where == adjacent;
    if (recipients.adjacent) {
        recipients.range = 1;
    }
    const std::string_view after_name = has_range ? value.substr(name.size() + 1) : "";
    const bool relative = after_name.starts_with('-') || after_name.starts_with('+');
    if (entry->where == in_range && has_range && after_name.empty()) {
        recipients.own_range = true;
    } else if (entry->where == in_range && relative) {
        const Computed change = compute(after_name, variables);
        if (!change.number) {
            return no_recipients("not a range: " + change.why);
        }
        recipients.own_range = true;
        recipients.own_range_change = *change.number;
    } else if (entry->where == in_range && has_range) {
        const Computed range = compute(after_name, variables);
        if (!range.number || *range.number < 1) {
            return no_recipients("not a range: " +
                                 (range.number ? std::to_string(*range.number) : range.why));
        }
        recipients.range = range.number;
    } else if (has_range) {
        return no_recipients("a target with an unknown range: " + std::string{value});
    }
    return {recipients, ""};
}

}  // namespace standee::ghs
