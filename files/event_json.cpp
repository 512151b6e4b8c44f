#include "files/event_json.hpp"

#include <array>

#include "files/figure_json.hpp"
#include "files/map_json.hpp"
#include "files/progress_json.hpp"
#include "files/value_forms.hpp"
#include "files/writing.hpp"
#include "lib/work.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace event {
namespace {

constexpr std::string_view natural = R"({"type":"integer","minimum":0})";

constexpr auto source_of_damage = [](FieldForm field) {
    return field.named(damage_source_names, "a source of damage").required();
};

// Values that are only written.

/// What a bonus is for; poison's has the name of the condition.
Json write_name(const NamedBonus& named) {
    return named.bonus.kind == AttackBonus::Kind::poison ? "poison" : named.name;
}
Json write_bonuses(const Attack& attack) {
    return attack.bonuses.empty() ? Json{}
                                  : write_list(attack.bonuses, [](const NamedBonus& named) {
                                        return write_attack_bonus(named.bonus);
                                    });
}
Json write_bonus_names(const Attack& attack) {
    return attack.bonuses.empty() ? Json{} : write_list(attack.bonuses, write_name);
}
Json write_shield_before_pierce(const Attack& attack) {
    return attack.shield == attack.result.shield ? Json{} : Json(attack.shield);
}
Json write_suffered(const Damage& damage) {
    return damage.suffered == damage.amount ? Json{} : Json(damage.suffered);
}
Json write_lost(const Lose& lose) { return lose.condition ? name_of(*lose.condition) : "flying"; }
Json write_failed(const WhatFailed& what) { return name_of(what); }
Json write_positions(const CardPositions& positions) {
    return std::vector<int>(positions.begin(), positions.end());
}
Json write_modifier(Card::Modifier card) { return write_card({.modifier = card}); }
Json write_created(const Tile& tile) { return tile.created ? Json(name_of(tile.kind)) : Json{}; }
Json write_destroyed(const Tile& tile) { return tile.created ? Json{} : Json(name_of(tile.kind)); }
Json write_trap_laid(const Tile& tile) {
    const bool plain = !tile.trap.damage && tile.trap.conditions.empty();
    return tile.created && tile.kind == TileKind::trap && !plain ? write_form(trap_form, &tile.trap)
                                                                 : Json{};
}
Json write_placed(const std::shared_ptr<const Figure>& figure) {
    return figure == nullptr ? Json{} : write_figure(*figure);
}
/// The reasons of a plan need the scene: `write_reason`.
Json write_no_reasons(const Planned& /*plan*/) { return {}; }

/// An option, with what distinguishes it from the others. In a turn the figure is the focus, as in
/// the answer of a turn.
Json write_option(const Option& option, ChoiceKind of) {
    Json json = Json::object();
    put_unless(json, of == ChoiceKind::turn ? "focus" : "figure", option.figure, std::string{});
    if (option.end) {
        json["end"] = write_hex(*option.end);
    }
    if (option.end || !option.targets.empty()) {
        json["targets"] = option.targets;
    }
    put_list(json, "path", option.path, write_hex);
    if (option.along && !option.along->empty()) {
        json["along"] = *option.along;
    }
    put_unless(json, "says", option.words, std::string{});
    return json;
}
Json write_options(const Choice& choice) {
    return write_list(choice.options,
                      [&](const Option& option) { return write_option(option, choice.of); });
}

struct Placed : WrittenValue<std::shared_ptr<const Figure>, write_placed> {
    static constexpr std::string_view schema = "@figure";
};
struct Positions : WrittenValue<CardPositions, write_positions> {
    static constexpr std::string_view schema = R"({"type":"integer","minimum":0})";
    static constexpr bool list = true;
};
struct Failed : WrittenValue<WhatFailed, write_failed> {
    static constexpr std::string_view schema = R"({"type":"string"})";
};
struct Modifier : WrittenValue<Card::Modifier, write_modifier> {
    static constexpr std::string_view schema = "@card";
};

// The fields of each kind of event.

constexpr std::array attack_fields{
    field<&Attack::by>("by").id().required(),
    field<&Attack::target>("target").id().required(),
    field<&Attack::controlled_by>("controlledBy")
        .id()
        .says("The enemy that controls the figure that attacks."),
    field<&Attack::ability>("ability"),
    field<&Attack::value>("value").required().says("The base value."),
    field_of_whole<WrittenWhole<Attack, write_bonuses>>("bonuses")
        .described_by(R"({"type":"array","items":{"type":"string"}})")
        .says("The bonuses that applied, in order."),
    field_of_whole<WrittenWhole<Attack, write_bonus_names>>("bonusNames")
        .described_by(R"({"type":"array","items":{"type":"string"}})")
        .says("The reason for each bonus; empty if a step gives the bonus."),
    field<&Attack::ranged>("ranged").required(),
    field<&Attack::result, &AttackResult::mode>("draws")
        .named(draw_mode_names, "how cards are drawn")
        .required(),
    field<&Attack::result, &AttackResult::after_bonuses>("afterBonuses").required(),
    field<&Attack::deck>("deck").says("The owner of the deck that the cards come from."),
    field<&Attack::drawn>("cards").required().described_by("@cards").says(
        "The cards in the order drawn."),
    field_as<Positions, &Attack::result, &AttackResult::used>("used").required().says(
        "The cards that apply, as positions in cards."),
    field<&Attack::result, &AttackResult::after_cards>("afterCards").required(),
    field_of_whole<WrittenWhole<Attack, write_shield_before_pierce>>("shieldBeforePierce")
        .described_by(natural)
        .says("The target's shield before pierce, if pierce has lowered it."),
    field<&Attack::result, &AttackResult::shield>("shield").required().described_by(natural).says(
        "The shield that is left after pierce."),
    field<&Attack::result, &AttackResult::pierce>("pierce").described_by(natural),
    field<&Attack::result, &AttackResult::after_shield>("afterShield")
        .required()
        .described_by(natural),
    field<&Attack::result, &AttackResult::harm, &SufferedDamage::amount>("amount")
        .required()
        .described_by(natural)
        .says("The damage that the target is about to suffer, after ward and brittle."),
};
constexpr std::array damage_fields{
    field<&Damage::to>("to").id().required(),
    field<&Damage::amount>("amount").required().described_by(natural).says("Hit points lost."),
    field_of_whole<WrittenWhole<Damage, write_suffered>>("suffered")
        .described_by(natural)
        .says("The damage suffered, if it is more than the hit points lost."),
    source_of_damage(field<&Damage::source>("source")),
    field<&Damage::from>("from"),
    field<&Damage::hp>("hp").described_by(natural),
};
constexpr std::array negate_fields{
    field<&Negate::figure>("figure").id().required(),
    field<&Negate::amount>("amount").required().described_by(natural),
    source_of_damage(field<&Negate::source>("source")),
    field<&Negate::hand>("hand").required().described_by(natural),
    field<&Negate::discard>("discard").required().described_by(natural),
    field<&Negate::by_bonus>("bonus"),
};
constexpr std::array heal_fields{
    field<&Heal::to>("to").id().required(),
    field<&Heal::amount>("amount").required().described_by(natural),
    field<&Heal::by>("by"),
    field<&Heal::hp>("hp").described_by(natural),
};
constexpr std::string_view condition_or_flying = R"({"anyOf":["@condition",{"const":"flying"}]})";
constexpr std::array gain_fields{
    field<&Gain::figure>("to").id().required(),
    field<&Gain::condition>("condition").required().described_by(condition_or_flying),
    field<&Gain::again>("again").says("The figure already had the condition."),
};
constexpr std::array lose_fields{
    field<&Lose::figure>("figure").id().required(),
    field_of_whole<WrittenWhole<Lose, write_lost>>("condition")
        .required()
        .described_by(condition_or_flying),
};
constexpr std::array no_effect_fields{
    field<&NoEffect::figure>("figure").id().required(),
    field_as<Failed, &NoEffect::what>("of").required().says(
        "What fails: a condition, push, pull, spawn, summon or grant."),
    field<&NoEffect::reason>("why")
        .named(obstacle_names, "why something fails")
        .required()
        .described_by(R"({"type":"string"})"),
};
constexpr std::array move_fields{
    field<&Move::figure>("figure").id().required(),
    field<&Move::from>("from").required(),
    field<&Move::to>("to").required(),
    field<&Move::how>("how").named(move_kind_names, "a way to move").required(),
};
constexpr std::array leave_fields{
    field<&Leave::figure>("figure").id().required(),
    field<&Leave::at>("at").required(),
    field<&Leave::credit>("credit").says("The figure that is credited with the kill."),
};
constexpr std::array loot_token_fields{field<&LootToken::at>("at").required()};
constexpr std::array loot_fields{
    field<&Loot::figure>("figure").id().required(),
    field<&Loot::tokens>("tokens").required(),
    field<&Loot::treasure>("treasure").required(),
};
constexpr std::array trap_fields{
    field<&TrapSprung::figure>("figure").id().required(),
    field<&TrapSprung::at>("at").required(),
};
constexpr std::array door_fields{
    field<&DoorOpens::figure>("figure").id().required(),
    field<&DoorOpens::at>("at").required(),
    field<&DoorOpens::reveals>("reveals").says("The hexes of the room behind the door."),
};
constexpr std::array infuse_fields{field<&Infuse::element>("element").required()};
constexpr std::array infusion_fields{
    field<&Infusion::element>("element").required(),
    field<&Infusion::figure>("figure").id().required(),
    field<&Infusion::set>("set"),
};
constexpr std::array consume_fields{field<&Consume::element>("element").required()};
constexpr std::array wane_fields{
    field<&Wane::element>("element").required(),
    field<&Wane::to>("state").named(element_state_names, "the state of an element").required(),
};
constexpr std::array bonus_fields{
    field<&Bonus::on>("on").id().required(),
    form_field<active_bonus_form, &Bonus::bonus>("bonus").required(),
};
constexpr std::array bonus_used_fields{
    field<&BonusUsed::on>("on").id().required(),
    form_field<active_bonus_form, &BonusUsed::bonus>("bonus")
        .required()
        .says("The bonus, with the uses that are left, possibly none.")
        .described_by(R"({"anyOf":["@bonus",
            {"type":"object","properties":{"uses":{"const":0}},"required":["uses"]}]})"),
};
constexpr std::array bonus_ends_fields{
    field<&BonusEnds::on>("on").id().required(),
    form_field<active_bonus_form, &BonusEnds::bonus>("bonus")
        .required()
        .says("The bonus, with the uses, turns or rounds that are left, possibly none.")
        .described_by(R"({"anyOf":["@bonus",
            {"type":"object","properties":{"uses":{"const":0}},"required":["uses"]},
            {"type":"object","properties":{"lasts":{"anyOf":[
                {"type":"object","properties":{"turns":{"const":0}},"required":["turns"]},
                {"type":"object","properties":{"rounds":{"const":0}},"required":["rounds"]}]}},
             "required":["lasts"]}]})"),
};
constexpr std::array turn_starts_fields{field<&TurnStarts::figure>("figure").id().required()};
constexpr std::array turn_ends_fields{field<&TurnEnds::figure>("figure").id().required()};
constexpr std::array shuffle_fields{
    field<&Shuffle::deck>("deck").required(),
    field<&Shuffle::abilities>("abilities")
        .says("The deck has the ability cards of a set, not modifier cards."),
};
constexpr std::array card_joins_fields{
    field<&CardJoins::deck>("deck").required(),
    field_as<Modifier, &CardJoins::card>("card").required(),
};
constexpr std::array card_leaves_fields{
    field<&CardLeaves::deck>("deck").required(),
    field_as<Modifier, &CardLeaves::card>("card").required(),
};
constexpr std::array tile_fields{
    field_of_whole<WrittenWhole<Tile, write_created>>("create")
        .named(tile_names, "a kind of tile")
        .described_by("#names"),
    field_of_whole<WrittenWhole<Tile, write_destroyed>>("destroy")
        .named(tile_names, "a kind of tile")
        .described_by("#names"),
    field<&Tile::at>("at").required(),
    field_of_whole<WrittenWhole<Tile, write_trap_laid>>("trap").described_by("@trap").says(
        "A trap that is created, if it is no plain damage trap."),
};
constexpr std::array summon_fields{
    field<&Summon::by>("by").id().required(),
    field<&Summon::figure>("figure").id().required(),
    field<&Summon::at>("at").required(),
    field_as<Placed, &Summon::placed>("placed").says("The figure as it comes onto the map."),
};
constexpr std::array spawn_fields{
    field<&Spawn::by>("by").id().says("The figure whose card spawns it."),
    field<&Spawn::figure>("figure").id().required(),
    field<&Spawn::at>("at").required(),
    field_as<Placed, &Spawn::placed>("placed").says("The figure as it comes onto the map."),
};
constexpr std::array choice_fields{
    field<&Choice::of>("of")
        .named(choice_names, "a kind of choice")
        .required()
        .described_by("@event#choiceKind"),
    field<&Choice::figure>("figure").id(),
    field_of_whole<WrittenWhole<Choice, write_options>>("options").required().described_by(
        R"({"type":"array","items":"@event#option","minItems":2})"),
    field<&Choice::chosen>("chosen").required().described_by(natural),
    field<&Choice::amount>("amount").described_by(natural).says(
        "The damage that the figure is about to suffer."),
    field<&Choice::source>("source").named(damage_source_names, "a source of damage"),
};
constexpr std::array text_fields{
    field<&TextCarriedOut::figure>("figure").id().required(),
    field<&TextCarriedOut::says>("says").required(),
};
constexpr std::array plan_fields{
    field<&Planned::figure>("figure").id().required(),
    field<&Planned::focus>("focus").id().says(
        "The enemies that it focuses on or may focus on; left out if the reasons are about "
        "something else."),
    field_of_whole<WrittenWhole<Planned, write_no_reasons>>("why").described_by(
        R"({"$ref":"turn-answer.schema.json#/properties/why"})"),
};
constexpr std::array rank_fields{
    field<&RankSwitch::figure>("figure").id().required(),
    field<&RankSwitch::to>("rank").named(Fields{rank_names}.first(2), "a rank").required(),
};

constexpr std::array token_fields{
    field<&Token::beside>("beside").required(),
    field<&Token::count>("count").required().described_by(natural).says("That lie there now."),
};

/// The forms in the order of `Event::What`.
constexpr std::array<Form, printed_kinds> forms{{
    {attack_fields},
    {damage_fields},
    {negate_fields},
    {heal_fields},
    {gain_fields},
    {lose_fields},
    {no_effect_fields},
    {move_fields},
    {leave_fields},
    {loot_token_fields},
    {loot_fields},
    {trap_fields},
    {door_fields},
    {infuse_fields},
    {infusion_fields},
    {consume_fields},
    {wane_fields},
    {bonus_fields},
    {bonus_used_fields},
    {bonus_ends_fields},
    {turn_starts_fields},
    {turn_ends_fields},
    {{}},
    {shuffle_fields},
    {card_joins_fields},
    {card_leaves_fields},
    {tile_fields},
    {summon_fields},
    {spawn_fields},
    {choice_fields},
    {text_fields, nullptr, "The party has carried out a text on a card."},
    {plan_fields, nullptr,
     "The reasons for a figure's move, its attacks, or for doing nothing. Only in a round that "
     "gives reasons."},
    {rank_fields, nullptr,
     "A monster changes its rank. From then on it has the stats of that rank's stat card."},
    {token_fields, nullptr, "A token of the scenario is placed."},
}};

/// Each by its name, a departure by the names of all its kinds.
constexpr auto named_forms = [] {
    constexpr std::size_t departure = 8;
    std::array<EventForm, printed_kinds - 1 + departure_names.size()> named{};
    std::size_t next = 0;
    for (std::size_t kind = 0; kind < printed_kinds; ++kind) {
        if (kind == departure) {
            for (const std::string_view name : departure_names) {
                named.at(next++) = {name, &forms.at(kind)};
            }
        } else {
            named.at(next++) = {event_kind_names.at(kind), &forms.at(kind)};
        }
    }
    return named;
}();
static_assert(std::is_same_v<std::variant_alternative_t<8, Event::What>, Leave>);

}  // namespace
}  // namespace event

namespace {

const void* fields_of(const Event& event) {
    return std::visit([](const auto& what) -> const void* { return &what; }, event.what);
}

}  // namespace

std::span<const EventForm> event_forms() { return event::named_forms; }

Json write_event(const Event& event) {
    constexpr std::uint64_t written_event = 400;
    spend(written_event);
    Json json{{"event", name_of(event)}};
    if (is_printed(event)) {
        write_fields(event::forms.at(event.what.index()).fields, fields_of(event), json);
    }
    json["clause"] = event.clause.id();
    return json;
}

Json write_events(std::span<const Event> events) {
    Json list = Json::array();
    for (const Event& event : events) {
        if (is_printed(event)) {
            list.push_back(write_event(event));
        }
    }
    return list;
}

bool same_event(const Event& a, const Event& b) {
    return a.what.index() == b.what.index() && name_of(a) == name_of(b) &&
           a.clause.id() == b.clause.id() &&
           (!is_printed(a) ||
            same_fields(event::forms.at(a.what.index()).fields, fields_of(a), fields_of(b)));
}

}  // namespace standee
