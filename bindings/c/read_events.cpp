// Written by tools/scripts/generate-events from docs/schema/event.schema.json. Do not edit.

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "bindings/c/read_events.hpp"
#include "bindings/c/values.hpp"

namespace standee::values {
namespace {

AnyEvent read_attack(const Json& json) {
    event::Attack event;
    read(json, "by", event.by);
    read(json, "target", event.target);
    read(json, "controlledBy", event.controlled_by);
    read(json, "ability", event.ability);
    read(json, "value", event.value);
    read(json, "bonuses", event.bonuses);
    read(json, "bonusNames", event.bonus_names);
    read(json, "ranged", event.ranged);
    read(json, "draws", event.draws);
    read(json, "afterBonuses", event.after_bonuses);
    read(json, "deck", event.deck);
    read_text_of(json, "cards", event.cards);
    read(json, "used", event.used);
    read(json, "afterCards", event.after_cards);
    read(json, "shieldBeforePierce", event.shield_before_pierce);
    read(json, "shield", event.shield);
    read(json, "pierce", event.pierce);
    read(json, "afterShield", event.after_shield);
    read(json, "amount", event.amount);
    return event;
}

AnyEvent read_damage(const Json& json) {
    event::Damage event;
    read(json, "to", event.to);
    read(json, "amount", event.amount);
    read(json, "suffered", event.suffered);
    read(json, "source", event.source);
    read(json, "from", event.from);
    read(json, "hp", event.hp);
    return event;
}

AnyEvent read_negate(const Json& json) {
    event::Negate event;
    read(json, "figure", event.figure);
    read(json, "amount", event.amount);
    read(json, "source", event.source);
    read(json, "hand", event.hand);
    read(json, "discard", event.discard);
    read(json, "bonus", event.bonus);
    return event;
}

AnyEvent read_heal(const Json& json) {
    event::Heal event;
    read(json, "to", event.to);
    read(json, "amount", event.amount);
    read(json, "by", event.by);
    read(json, "hp", event.hp);
    return event;
}

AnyEvent read_gain(const Json& json) {
    event::Gain event;
    read(json, "to", event.to);
    read(json, "condition", event.condition);
    read(json, "again", event.again);
    return event;
}

AnyEvent read_lose(const Json& json) {
    event::Lose event;
    read(json, "figure", event.figure);
    read(json, "condition", event.condition);
    return event;
}

AnyEvent read_no_effect(const Json& json) {
    event::NoEffect event;
    read(json, "figure", event.figure);
    read(json, "of", event.of);
    read(json, "why", event.why);
    return event;
}

AnyEvent read_move(const Json& json) {
    event::Move event;
    read(json, "figure", event.figure);
    read(json, "from", event.from);
    read(json, "to", event.to);
    read(json, "how", event.how);
    return event;
}

AnyEvent read_death(const Json& json) {
    event::Death event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read(json, "credit", event.credit);
    return event;
}

AnyEvent read_exhausted(const Json& json) {
    event::Exhausted event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read(json, "credit", event.credit);
    return event;
}

AnyEvent read_destroyed(const Json& json) {
    event::Destroyed event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read(json, "credit", event.credit);
    return event;
}

AnyEvent read_removed(const Json& json) {
    event::Removed event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read(json, "credit", event.credit);
    return event;
}

AnyEvent read_dismissed(const Json& json) {
    event::Dismissed event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read(json, "credit", event.credit);
    return event;
}

AnyEvent read_loot_token(const Json& json) {
    event::LootToken event;
    read(json, "at", event.at);
    return event;
}

AnyEvent read_loot(const Json& json) {
    event::Loot event;
    read(json, "figure", event.figure);
    read(json, "tokens", event.tokens);
    read(json, "treasure", event.treasure);
    return event;
}

AnyEvent read_trap(const Json& json) {
    event::Trap event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    return event;
}

AnyEvent read_door(const Json& json) {
    event::Door event;
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read(json, "reveals", event.reveals);
    return event;
}

AnyEvent read_infuse(const Json& json) {
    event::Infuse event;
    read(json, "element", event.element);
    return event;
}

AnyEvent read_infusion(const Json& json) {
    event::Infusion event;
    read(json, "element", event.element);
    read(json, "figure", event.figure);
    read(json, "set", event.set);
    return event;
}

AnyEvent read_consume(const Json& json) {
    event::Consume event;
    read(json, "element", event.element);
    return event;
}

AnyEvent read_wane(const Json& json) {
    event::Wane event;
    read(json, "element", event.element);
    read(json, "state", event.state);
    return event;
}

AnyEvent read_bonus(const Json& json) {
    event::Bonus event;
    read(json, "on", event.on);
    read_text_of(json, "bonus", event.bonus);
    return event;
}

AnyEvent read_bonus_used(const Json& json) {
    event::BonusUsed event;
    read(json, "on", event.on);
    read_text_of(json, "bonus", event.bonus);
    return event;
}

AnyEvent read_bonus_ends(const Json& json) {
    event::BonusEnds event;
    read(json, "on", event.on);
    read_text_of(json, "bonus", event.bonus);
    return event;
}

AnyEvent read_start_turn(const Json& json) {
    event::StartTurn event;
    read(json, "figure", event.figure);
    return event;
}

AnyEvent read_end_turn(const Json& json) {
    event::EndTurn event;
    read(json, "figure", event.figure);
    return event;
}

AnyEvent read_end_round(const Json& json) {
    event::EndRound event;
    static_cast<void>(json);
    return event;
}

AnyEvent read_shuffle(const Json& json) {
    event::Shuffle event;
    read(json, "deck", event.deck);
    read(json, "abilities", event.abilities);
    return event;
}

AnyEvent read_card_joins(const Json& json) {
    event::CardJoins event;
    read(json, "deck", event.deck);
    read_text_of(json, "card", event.card);
    return event;
}

AnyEvent read_card_leaves(const Json& json) {
    event::CardLeaves event;
    read(json, "deck", event.deck);
    read_text_of(json, "card", event.card);
    return event;
}

AnyEvent read_tile(const Json& json) {
    event::Tile event;
    read(json, "create", event.create);
    read(json, "destroy", event.destroy);
    read(json, "at", event.at);
    read_text_of(json, "trap", event.trap);
    return event;
}

AnyEvent read_summon(const Json& json) {
    event::Summon event;
    read(json, "by", event.by);
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read_text_of(json, "placed", event.placed);
    return event;
}

AnyEvent read_spawn(const Json& json) {
    event::Spawn event;
    read(json, "by", event.by);
    read(json, "figure", event.figure);
    read(json, "at", event.at);
    read_text_of(json, "placed", event.placed);
    return event;
}

AnyEvent read_choice(const Json& json) {
    event::Choice event;
    read(json, "of", event.of);
    read(json, "figure", event.figure);
    read(json, "options", event.options);
    read(json, "chosen", event.chosen);
    read(json, "amount", event.amount);
    read(json, "source", event.source);
    return event;
}

AnyEvent read_party(const Json& json) {
    event::Party event;
    read(json, "figure", event.figure);
    read(json, "says", event.says);
    return event;
}

AnyEvent read_plan(const Json& json) {
    event::Plan event;
    read(json, "figure", event.figure);
    read(json, "focus", event.focus);
    read(json, "why", event.why);
    return event;
}

AnyEvent read_rank(const Json& json) {
    event::Rank event;
    read(json, "figure", event.figure);
    read(json, "rank", event.rank);
    return event;
}

AnyEvent read_token(const Json& json) {
    event::Token event;
    read(json, "beside", event.beside);
    read(json, "count", event.count);
    return event;
}

struct Kind {
    std::string_view name;
    AnyEvent (*read)(const Json&);
};
constexpr std::array kinds{
    Kind{"attack", read_attack},
    Kind{"damage", read_damage},
    Kind{"negate", read_negate},
    Kind{"heal", read_heal},
    Kind{"gain", read_gain},
    Kind{"lose", read_lose},
    Kind{"noEffect", read_no_effect},
    Kind{"move", read_move},
    Kind{"death", read_death},
    Kind{"exhausted", read_exhausted},
    Kind{"destroyed", read_destroyed},
    Kind{"removed", read_removed},
    Kind{"dismissed", read_dismissed},
    Kind{"lootToken", read_loot_token},
    Kind{"loot", read_loot},
    Kind{"trap", read_trap},
    Kind{"door", read_door},
    Kind{"infuse", read_infuse},
    Kind{"infusion", read_infusion},
    Kind{"consume", read_consume},
    Kind{"wane", read_wane},
    Kind{"bonus", read_bonus},
    Kind{"bonusUsed", read_bonus_used},
    Kind{"bonusEnds", read_bonus_ends},
    Kind{"startTurn", read_start_turn},
    Kind{"endTurn", read_end_turn},
    Kind{"endRound", read_end_round},
    Kind{"shuffle", read_shuffle},
    Kind{"cardJoins", read_card_joins},
    Kind{"cardLeaves", read_card_leaves},
    Kind{"tile", read_tile},
    Kind{"summon", read_summon},
    Kind{"spawn", read_spawn},
    Kind{"choice", read_choice},
    Kind{"party", read_party},
    Kind{"plan", read_plan},
    Kind{"rank", read_rank},
    Kind{"token", read_token},
};

}  // namespace

std::optional<Event> event_in(const Json& json) {
    const auto& name = json.at("event").get_ref<const std::string&>();
    for (const Kind& kind : kinds) {
        if (kind.name == name) {
            return Event{kind.read(json), json.value("clause", ""), json.dump()};
        }
    }
    return std::nullopt;
}

}  // namespace standee::values
