#include "files/event_json.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "files/progress_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace {

Json write_positions(const CardPositions& positions) {
    Json json = Json::array();
    for (const std::uint8_t position : positions) {
        json.push_back(position);
    }
    return json;
}

Json write_id(const std::string& id) { return id; }

/// What a bonus is for; poison's has the name of the condition.
std::string name_of(const event::NamedBonus& named) {
    return named.bonus.kind == AttackBonus::Kind::poison ? "poison" : named.name;
}

/// An option, with what tells it from the others. In a turn the figure is the focus, as in the
/// answer of a turn.
Json write_option(const event::Option& option, ChoiceKind of) {
    Json json = Json::object();
    put_unless(json, of == ChoiceKind::turn ? "focus" : "figure", option.figure, std::string{});
    if (option.end) {
        json["end"] = write_hex(*option.end);
    }
    if (option.end || !option.targets.empty()) {
        json["targets"] = write_list(option.targets, write_id);
    }
    put_list(json, "path", option.path, write_hex);
    if (option.along) {
        put_list(json, "along", *option.along, write_id);
    }
    put_unless(json, "says", option.words, std::string{});
    return json;
}

/// The fields of each kind of event.
struct Write {
    Json& json;

    void operator()(const event::Attack& e) const {
        json["by"] = e.by;
        json["target"] = e.target;
        put_unless(json, "controlledBy", e.controlled_by, std::string{});
        put_unless(json, "ability", e.ability, std::string{});
        json["value"] = e.value;
        put_list(json, "bonuses", e.bonuses,
                 [](const event::NamedBonus& named) { return write_attack_bonus(named.bonus); });
        put_list(json, "bonusNames", e.bonuses,
                 [](const event::NamedBonus& named) { return Json(name_of(named)); });
        json["ranged"] = e.ranged;
        json["draws"] = words_of(e.result.mode);
        json["afterBonuses"] = e.result.after_bonuses;
        put_unless(json, "deck", e.deck, std::string{});
        json["cards"] = write_list(e.drawn, write_card);
        json["used"] = write_positions(e.result.used);
        json["afterCards"] = e.result.after_cards;
        put_unless(json, "shieldBeforePierce", e.shield, e.result.shield);
        json["shield"] = e.result.shield;
        put_unless(json, "pierce", e.result.pierce, 0);
        json["afterShield"] = e.result.after_shield;
        json["amount"] = e.result.harm.amount;
    }
    void operator()(const event::Damage& e) const {
        json["to"] = e.to;
        json["amount"] = e.amount;
        put_unless(json, "suffered", e.suffered, e.amount);
        json["source"] = words_of(e.source);
        put_unless(json, "from", e.from, std::string{});
        put_if(json, "hp", e.hp);
    }
    void operator()(const event::Negate& e) const {
        json["figure"] = e.figure;
        json["amount"] = e.amount;
        json["source"] = words_of(e.source);
        json["hand"] = e.hand;
        json["discard"] = e.discard;
        put_unless(json, "bonus", e.by_bonus, false);
    }
    void operator()(const event::Heal& e) const {
        json["to"] = e.to;
        json["amount"] = e.amount;
        put_unless(json, "by", e.by, std::string{});
        put_if(json, "hp", e.hp);
    }
    void operator()(const event::Gain& e) const {
        json["to"] = e.figure;
        json["condition"] = name_of(e.condition);
        put_unless(json, "again", e.again, false);
    }
    void operator()(const event::Lose& e) const {
        json["figure"] = e.figure;
        json["condition"] = e.condition ? name_of(*e.condition) : "flying";
    }
    void operator()(const event::NoEffect& e) const {
        json["figure"] = e.figure;
        json["of"] = name_of(e.what);
        json["why"] = name_of(e.reason);
    }
    void operator()(const event::Move& e) const {
        json["figure"] = e.figure;
        json["from"] = write_hex(e.from);
        json["to"] = write_hex(e.to);
        json["how"] = words_of(e.how);
    }
    void operator()(const event::Leave& e) const {
        json["figure"] = e.figure;
        json["at"] = write_hex(e.at);
        put_unless(json, "credit", e.credit, std::string{});
    }
    void operator()(const event::LootToken& e) const { json["at"] = write_hex(e.at); }
    void operator()(const event::Loot& e) const {
        json["figure"] = e.figure;
        json["tokens"] = write_list(e.tokens, write_hex);
        json["treasure"] = write_list(e.treasure, write_hex);
    }
    void operator()(const event::TrapSprung& e) const {
        json["figure"] = e.figure;
        json["at"] = write_hex(e.at);
    }
    void operator()(const event::DoorOpens& e) const {
        json["figure"] = e.figure;
        json["at"] = write_hex(e.at);
        put_list(json, "reveals", e.reveals, write_hex);
    }
    void operator()(const event::Infuse& e) const { json["element"] = name_of(e.element); }
    void operator()(const event::Infusion& e) const {
        json["element"] = write_element_choice(e.element);
        json["figure"] = e.figure;
        put_unless(json, "set", e.set, std::string{});
    }
    void operator()(const event::Consume& e) const { json["element"] = name_of(e.element); }
    void operator()(const event::Wane& e) const {
        json["element"] = name_of(e.element);
        json["state"] = name_of(e.to);
    }
    void operator()(const event::Bonus& e) const {
        json["on"] = e.on;
        json["bonus"] = write_bonus(e.bonus);
    }
    void operator()(const event::BonusUsed& e) const {
        json["on"] = e.on;
        json["bonus"] = write_bonus(e.bonus);
    }
    void operator()(const event::BonusEnds& e) const {
        json["on"] = e.on;
        json["bonus"] = write_bonus(e.bonus);
    }
    void operator()(const event::TurnStarts& e) const { json["figure"] = e.figure; }
    void operator()(const event::TurnEnds& e) const { json["figure"] = e.figure; }
    void operator()(const event::RoundEnds& /*e*/) const {}
    void operator()(const event::Shuffle& e) const {
        json["deck"] = e.deck;
        put_unless(json, "abilities", e.abilities, false);
    }
    void operator()(const event::CardJoins& e) const {
        json["deck"] = e.deck;
        json["card"] = write_card({.modifier = e.card});
    }
    void operator()(const event::CardLeaves& e) const {
        json["deck"] = e.deck;
        json["card"] = write_card({.modifier = e.card});
    }
    void operator()(const event::Tile& e) const {
        json[e.created ? "create" : "destroy"] = name_of(e.kind);
        json["at"] = write_hex(e.at);
    }
    void operator()(const event::Summon& e) const {
        json["by"] = e.by;
        json["figure"] = e.figure;
        json["at"] = write_hex(e.at);
    }
    void operator()(const event::Spawn& e) const {
        json["figure"] = e.figure;
        json["at"] = write_hex(e.at);
    }
    void operator()(const event::RankSwitch& e) const {
        json["figure"] = e.figure;
        json["rank"] = name_in(rank_names, e.to);
    }
    void operator()(const event::Choice& e) const {
        json["of"] = name_of(e.of);
        put_unless(json, "figure", e.figure, std::string{});
        json["options"] = write_list(
            e.options, [&](const event::Option& option) { return write_option(option, e.of); });
        json["chosen"] = e.chosen;
    }
    void operator()(const event::TextCarriedOut& e) const {
        json["figure"] = e.figure;
        json["says"] = e.says;
    }
    /// Without the reasons, which need the scene.
    void operator()(const event::Planned& e) const {
        json["figure"] = e.figure;
        put_if(json, "focus", e.focus);
    }
    /// Bookkeeping events have no fields.
    template <class Bookkeeping>
    void operator()(const Bookkeeping& /*e*/) const {}
};

}  // namespace

Json write_events(std::span<const Event> events) {
    Json list = Json::array();
    for (const Event& event : events) {
        if (is_printed(event)) {
            list.push_back(write_event(event));
        }
    }
    return list;
}

Json write_event(const Event& event) {
    Json json{{"event", name_of(event)}};
    std::visit(Write{json}, event.what);
    json["clause"] = event.clause.id();
    return json;
}

}  // namespace standee
