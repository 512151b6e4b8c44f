#include "show/words/event_words.hpp"

#include <array>

#include "files/event_json.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 3> draw_modes{"one", "advantage", "disadvantage"};
constexpr std::array<std::string_view, 8> sources{"attack", "retaliate", "trap",        "hazardous",
                                                  "wound",  "bane",      "lost flying", "direct"};
constexpr std::array<std::string_view, 8> kinds{"walk",     "jump", "fly",  "slide",
                                                "teleport", "push", "pull", "fall"};
constexpr std::array<std::string_view, 5> departures{"death", "exhausted", "destroyed", "removed",
                                                     "dismissed"};

/// In the order of `Event::What`; how a figure leaves is said by `departures`.
constexpr std::array<std::string_view, std::variant_size_v<Event::What>> event_names{
    "attack",    "damage",     "negate",    "heal",      "gain",     "lose",
    "noEffect",  "move",       "death",     "lootToken", "loot",     "trap",
    "door",      "infuse",     "infusion",  "consume",   "wane",     "bonus",
    "bonusUsed", "bonusEnds",  "startTurn", "endTurn",   "endRound", "shuffle",
    "cardJoins", "cardLeaves", "tile",      "summon",    "spawn",    "choice"};

template <std::size_t count, class Enum>
std::string_view word(const std::array<std::string_view, count>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

std::string with_sign(int number) { return (number < 0 ? "" : "+") + std::to_string(number); }

std::string modifier_of(const Card& card) {
    switch (card.modifier) {
        case Card::Modifier::plus: return with_sign(card.value);
        case Card::Modifier::miss: return "miss";
        case Card::Modifier::twice: return "2x";
        case Card::Modifier::bless: return "bless";
        case Card::Modifier::curse: return "curse";
    }
    return {};
}

std::string words_of_elements(ElementChoice choice) {
    std::string words;
    for (std::size_t i = 0; i < element_count; ++i) {
        if (choice.allows(static_cast<Element>(i))) {
            words += (words.empty() ? "" : "/") + std::string{element_names[i]};
        }
    }
    return choice == ElementChoice::any() ? "wild" : words;
}

struct EffectWords {
    std::string operator()(Condition condition) const { return std::string{name_of(condition)}; }
    std::string operator()(const PushEffect& push) const {
        return "push " + std::to_string(push.points);
    }
    std::string operator()(const PullEffect& pull) const {
        return "pull " + std::to_string(pull.points);
    }
    std::string operator()(const InfuseEffect& infusion) const {
        return "infuse " + words_of_elements(infusion.element);
    }
};

}  // namespace

std::string_view name_of(const Event& event) {
    if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
        return words_of(leave->how);
    }
    return event_names[event.what.index()];
}

std::string_view words_of(DrawMode mode) { return word(draw_modes, mode); }
std::string_view words_of(DamageSource source) { return word(sources, source); }
std::string_view words_of(MoveKind how) { return word(kinds, how); }
std::string_view words_of(Departure how) { return word(departures, how); }

std::string words_of(const Effect& effect) { return std::visit(EffectWords{}, effect); }

std::string words_of(const Card& card) {
    std::string added;
    for (const Effect& effect : card.effects) {
        added += (added.empty() ? "" : ", ") + words_of(effect);
    }
    if (card.pierce > 0) {
        added += (added.empty() ? "pierce " : ", pierce ") + std::to_string(card.pierce);
    }
    return (card.rolling ? "rolling " : "") + modifier_of(card) +
           (added.empty() ? "" : " (" + added + ")");
}

std::string words_of(const ActiveBonus& bonus) {
    switch (bonus.kind) {
        case ActiveBonus::Kind::shield: return "shield " + std::to_string(bonus.value);
        case ActiveBonus::Kind::retaliate:
            return "retaliate " + std::to_string(bonus.value) +
                   (bonus.range > 1 ? " (range " + std::to_string(bonus.range) + ")" : "");
        case ActiveBonus::Kind::attack:
            return bonus.attack.kind == AttackBonus::Kind::times
                       ? "attack x" + std::to_string(bonus.attack.value)
                       : "attack " + with_sign(bonus.attack.value);
        case ActiveBonus::Kind::negate: break;
    }
    return "negate";
}

}  // namespace standee
