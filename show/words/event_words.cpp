#include "show/words/event_words.hpp"

#include <string>
#include <variant>

namespace standee {
namespace {

struct EffectWords {
    std::string operator()(Condition condition) const { return std::string{name_of(condition)}; }
    std::string operator()(const PushEffect& push) const {
        return "push " + std::to_string(push.points);
    }
    std::string operator()(const PullEffect& pull) const {
        return "pull " + std::to_string(pull.points);
    }
    std::string operator()(const InfuseEffect& infusion) const {
        return "infuse " + words_of(infusion.element);
    }
    std::string operator()(const DamageEffect& damage) const {
        return "damage " + (damage.count ? "X" : std::to_string(damage.value)) +
               (damage.around ? " around the target" : "");
    }
};

}  // namespace

std::string words_of(ElementChoice choice) {
    std::string words;
    for (std::size_t i = 0; i < element_count; ++i) {
        if (choice.allows(static_cast<Element>(i))) {
            words += (words.empty() ? "" : "/") + std::string{element_names[i]};
        }
    }
    return choice == ElementChoice::any() ? "wild" : words;
}

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

std::string words_of(const DeathHarm& death) {
    const bool harms = death.value > 0 || death.condition || !death.attack_all;
    std::string words = "on death, ";
    if (harms) {
        words += "all adjacent suffer " + std::to_string(death.value) +
                 (death.condition ? " and gain " + std::string{name_of(*death.condition)} : "");
    }
    if (death.attack_all) {
        const Amount value = death.attack_all->value;
        words += (harms ? ", and it" : "it") +
                 std::string{death.attack_all->cured ? " loses its negative conditions and" : ""} +
                 " attacks all adjacent " + (death.attack_all->allies ? "figures (" : "enemies (") +
                 (value.relative ? signed_number(value.number) : std::to_string(value.number)) +
                 ")";
    }
    return words;
}

/// When a bonus counts, where it is limited.
std::string limit_words(const BonusLimit& limit) {
    std::string words;
    if (limit.against != BonusLimit::Against::any) {
        words += limit.against == BonusLimit::Against::ranged ? " against ranged attacks"
                                                              : " against melee attacks";
    }
    words += limit.before_turn ? " before its turn" : "";
    words += limit.unless ? " without " + std::string{name_of(*limit.unless)} : "";
    return words + (limit.with ? " with " + std::string{name_of(*limit.with)} : "");
}

std::string kind_words(const ActiveBonus& bonus) {
    switch (bonus.kind) {
        case ActiveBonus::Kind::shield:
            return "shield " + (bonus.count ? std::string{"X"} : std::to_string(bonus.value));
        case ActiveBonus::Kind::suffers_kills:
            return "suffers " + std::to_string(bonus.value) + " for each kill of a character";
        case ActiveBonus::Kind::suffers_until_healed:
            return "suffers " + std::to_string(bonus.value) +
                   " at the end of each round until healed fully";
        case ActiveBonus::Kind::leaves_healed:
            return "leaves the map when healed fully, or after its turn with a token";
        case ActiveBonus::Kind::retaliate:
            return "retaliate " + (bonus.count ? std::string{"X"} : std::to_string(bonus.value)) +
                   (bonus.range_is_value ? std::string{" (range X)"}
                    : bonus.range > 1    ? " (range " + std::to_string(bonus.range) + ")"
                                         : "");
        case ActiveBonus::Kind::attack:
            return (bonus.attack.kind == AttackBonus::Kind::times
                        ? "attack x" + std::to_string(bonus.attack.value)
                        : "attack " + signed_number(bonus.attack.value)) +
                   (bonus.undamaged ? " while undamaged" : "");
        case ActiveBonus::Kind::attackers_disadvantage: return "attackers have disadvantage";
        case ActiveBonus::Kind::attackers_gain:
            return "attackers gain " +
                   std::string{bonus.condition ? name_of(*bonus.condition) : "nothing"};
        case ActiveBonus::Kind::retaliates:
            return "retaliates" +
                   (bonus.range > 1 ? " at range " + std::to_string(bonus.range) : std::string{});
        case ActiveBonus::Kind::attackers_suffer:
            return "attackers suffer " + std::to_string(bonus.value);
        case ActiveBonus::Kind::on_death:
            return words_of(DeathHarm{bonus.value, bonus.condition, bonus.attack_all}) +
                   (bonus.spawn ? (bonus.spawn->if_kills ? ", and if that kills, " : ", and ") +
                                      bonus.spawn->rank + " " + bonus.spawn->name + " is spawned"
                                : "");
        case ActiveBonus::Kind::heal_effect:
            return "heals with " +
                   std::string{bonus.condition ? name_of(*bonus.condition) : "nothing"};
        case ActiveBonus::Kind::heal_on_summon_kill:
            return "heals " + std::to_string(bonus.value) + " when it kills a summon";
        case ActiveBonus::Kind::heal_at_end_of_round:
            return "heals " + (bonus.count ? std::string{"X"} : std::to_string(bonus.value)) +
                   " at the end of each round";
        case ActiveBonus::Kind::advantage_nearby:
            return "gives advantage within range " + std::to_string(bonus.range);
        case ActiveBonus::Kind::attack_nearby:
            return "gives allies attack " + signed_number(bonus.attack.value) +
                   (bonus.within ? " within range " + std::to_string(*bonus.within) : "");
        case ActiveBonus::Kind::negate: break;
    }
    return "negate";
}

std::string words_of(const ActiveBonus& bonus) {
    std::string added;
    for (const Effect& effect : bonus.effects) {
        added += (added.empty() ? " with " : ", ") + words_of(effect);
    }
    return kind_words(bonus) + added + limit_words(bonus.limit) +
           (bonus.item.empty() ? "" : " (" + bonus.item + ")");
}

}  // namespace standee
