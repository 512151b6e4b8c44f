#include "files/ability_json.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "files/ability_parts.hpp"
#include "files/count_json.hpp"
#include "files/fields.hpp"
#include "files/figure_json.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/board.hpp"

namespace standee {
namespace {

std::optional<int> range_of(const Reader& reader) {
    return reader.integer_at("range", limits::range);
}

std::vector<Effect> effects_of(const Reader& reader, const Edition& edition) {
    const auto there = reader.find("effects");
    return there ? read_effects(*there, edition) : std::vector<Effect>{};
}

/// A number that is added: `1`, `"+1"` or `"-1"`.
int read_change(const Reader& reader) { return read_amount(reader, limits::change).number; }

int change_or_none(const Reader& reader, std::string_view field) {
    const auto there = reader.find(field);
    return there ? read_change(*there) : 0;
}

/// A number, or what is counted for it, in the field; the number then is as if it were left out.
struct CountedAmount {
    std::optional<Amount> amount;
    std::optional<Count> count;
};
CountedAmount counted_at(const Reader& reader, std::string_view field, Limits absolute,
                         std::span<const Counted> among) {
    const auto there = reader.find(field);
    if (there && there->is_object()) {
        return {std::nullopt, read_count(*there, among)};
    }
    return {there ? std::optional{read_amount(*there, absolute)} : std::nullopt, std::nullopt};
}
CountedAmount value_of(const Reader& reader, std::span<const Counted> among) {
    (void)reader.at("value");
    CountedAmount value = counted_at(reader, "value", limits::amount, among);
    value.amount = value.amount.value_or(Amount{});
    return value;
}

AddIf read_add_if(const Reader& reader) {
    reader.only(fields::add_if);
    AddIf condition;
    condition.none_of = reader.list_or_none("noneOf", [](const Reader& item) { return item.id(); });
    condition.none_within = reader.integer_at("range", limits::range);
    if (condition.none_within && condition.none_of.empty()) {
        reader.at("range").fail_with(ErrorCode::unknown_field, "\"range\" without \"noneOf\"",
                                     "\"range\" only beside \"noneOf\"");
    }
    condition.consume = reader.list_or_none("consume", read_element_choice);
    condition.allies_next_to_target = reader.integer_at("alliesNextToTarget", limits::targets);
    if (const auto on = reader.find("targetOn")) {
        constexpr std::array<std::string_view, 1> tiles{"water"};
        condition.target_on_water = on->one_of(tiles, "what the target stands on") == 0;
    }
    return condition;
}

Add read_add(const Reader& reader, const Edition& edition) {
    reader.only(fields::add);
    Add add;
    if (const auto condition = reader.find("if")) {
        add.condition = read_add_if(*condition);
        if (const auto has = condition->find("targetHas")) {
            add.condition->target_has = read_condition(*has, edition);
        }
    }
    add.value = change_or_none(reader, "value");
    add.targets = change_or_none(reader, "targets");
    add.pierce = reader.integer_or("pierce", 0, limits::amount);
    add.effects = effects_of(reader, edition);
    return add;
}

// Each reads the value of the field that names the ability.

MoveAbility read_move(const Reader& reader, const Edition&) {
    reader.only(fields::move);
    return {read_amount(reader.at("points"), limits::points), reader.boolean_or("jump", false)};
}

TeleportAbility read_teleport(const Reader& reader, const Edition&) {
    reader.only(fields::teleport);
    return {reader.at("range").integer(limits::points)};
}

/// Attacks on one enemy are counted, and an area or all in range are several enemies.
bool all_on_one(const Reader& reader, const AttackAbility& attack) {
    const auto flag = reader.find("allOnOne");
    const bool is_so = flag && flag->boolean();
    const bool all = attack.targets && attack.targets->all;
    if (is_so && (attack.area || all)) {
        flag->fail_with(
            ErrorCode::duplicate,
            std::string{"\"allOnOne\" beside "} + (all ? "\"all\" targets" : "an \"area\""),
            "one of them");
    }
    return is_so;
}

/// An area shows by its grey hex that it is melee; without one its attack is ranged.
void demand_melee_area(const Reader& reader, const AttackAbility& attack) {
    if (attack.melee && !attack.area->grey) {
        reader.at("range").fail_with(
            ErrorCode::duplicate, "a melee range beside an area without a grey hex",
            R"(a grey hex in "area", or a "range" that is not melee)", "area.placement"_clause);
    }
}

/// An attack along a way has the targets that stand there, and no others.
std::optional<int> along_of(const Reader& reader, const AttackAbility& attack) {
    const auto along = reader.integer_at("along", {0, limits::range.greatest});
    if (along && (attack.area || attack.targets || attack.all_on_one)) {
        reader.at("along").fail_with(ErrorCode::duplicate,
                                     "\"along\" beside another field that says who is targeted",
                                     "one of them");
    }
    return along;
}

AttackAbility read_attack(const Reader& reader, const Edition& edition) {
    reader.only(fields::attack);
    AttackAbility attack;
    const CountedAmount value = value_of(reader, counted_in_attacks());
    attack.value = *value.amount;
    attack.count = value.count;
    if (const auto range = reader.find("range"); range && range->is_object() && range->has("per")) {
        attack.range_count = read_count(*range, counted_before_turn());
    } else {
        std::tie(attack.range, attack.melee) = read_attack_range(
            reader, R"(a whole number, "+0", "+1" ..., "melee", {"melee":2} or {"per":"hp"})");
    }
    attack.targets = targets_of(reader);
    if (const auto area = reader.find("area")) {
        attack.area = read_area(*area);
        demand_melee_area(reader, attack);
    }
    attack.pierce = reader.integer_or("pierce", 0, limits::amount);
    attack.effects = effects_of(reader, edition);
    attack.adds =
        reader.list_or_none("adds", [&](const Reader& item) { return read_add(item, edition); });
    attack.advantage = reader.boolean_or("advantage", false);
    attack.disadvantage = reader.boolean_or("disadvantage", false);
    attack.all_on_one = all_on_one(reader, attack);
    attack.along = along_of(reader, attack);
    return attack;
}

HealAbility read_heal(const Reader& reader, const Edition& edition) {
    reader.only(fields::heal);
    const CountedAmount value = value_of(reader, counted_in_abilities());
    return {*value.amount,      range_of(reader), reader.boolean_or("self", false),
            targets_of(reader), whom_of(reader),  effects_of(reader, edition),
            value.count,        read_sets(reader)};
}

ShieldAbility read_shield(const Reader& reader, const Edition&) {
    reader.only(fields::shield);
    return {read_amount(reader.at("value"), limits::amount), whom_of(reader),
            reader.integer_at("within", limits::range), targets_of(reader), read_sets(reader)};
}

RetaliateAbility read_retaliate_ability(const Reader& reader, const Edition&) {
    reader.only(fields::retaliate_ability);
    return {read_amount(reader.at("value"), limits::amount),
            reader.integer_or("range", 1, limits::range),
            whom_of(reader),
            reader.integer_at("within", limits::range),
            targets_of(reader),
            read_sets(reader)};
}

ConditionAbility read_condition_ability(const Reader& reader, const Edition& edition) {
    reader.only(fields::condition);
    return {read_condition(reader.at("gain"), edition),
            range_of(reader),
            targets_of(reader),
            reader.boolean_or("self", false),
            whom_of(reader),
            effects_of(reader, edition),
            read_sets(reader)};
}

template <class Push>
Push read_push_ability(const Reader& reader, const Edition& edition) {
    reader.only(fields::push_or_pull);
    const auto value = reader.find("value");
    if (value && reader.has("points")) {
        value->fail_with(ErrorCode::duplicate, "\"value\" beside \"points\"", "one of them");
    }
    const Reader points = value ? *value : reader.at("points");
    return {points.integer(limits::points), range_of(reader), targets_of(reader),
            effects_of(reader, edition)};
}

DamageAbility read_damage(const Reader& reader, const Edition& edition) {
    reader.only(fields::damage);
    const CountedAmount value = value_of(reader, counted_in_abilities());
    DamageAbility damage{*value.amount,      range_of(reader),
                         targets_of(reader), reader.boolean_or("self", false),
                         whom_of(reader),    effects_of(reader, edition),
                         value.count};
    if (const auto pick = reader.find("pick")) {
        damage.pick = pick->named<Pick>(pick_names, "which enemy suffers it");
    }
    damage.in_sight = reader.boolean_or("sight", false);
    if (const auto around = reader.find("around")) {
        constexpr std::array<std::string_view, 1> round_what{"created"};
        damage.around_created = around->one_of(round_what, "round what") == 0;
    }
    return damage;
}

LootAbility read_loot(const Reader& reader, const Edition&) {
    reader.only(fields::loot);
    return {reader.integer_or("range", 1, limits::points)};
}

InfuseAbility read_infuse(const Reader& reader, const Edition&) {
    return {reader.list(read_element_choice)};
}

constexpr std::array<std::string_view, 2> ranks{"normal", "elite"};

SummonAbility read_summon(const Reader& reader, const Edition&) {
    reader.only(fields::summon);
    SummonAbility summon;
    summon.name = reader.at("name").id();
    if (const auto rank = reader.find("rank")) {
        summon.rank = ranks[rank->one_of(ranks, "a rank")];
    }
    const CountedAmount count =
        counted_at(reader, "count", {1, limits::targets.greatest}, counted_in_abilities());
    summon.count = count.amount.value_or(Amount{1, false}).number;
    summon.figure_count = count.count;
    const CountedAmount hp = counted_at(reader, "hp", limits::at_least_one, counted_in_abilities());
    summon.hp = hp.amount ? std::optional{hp.amount->number} : std::nullopt;
    summon.hp_count = hp.count;
    summon.max_hp = reader.integer_at("maxHp", limits::at_least_one);
    check_hit_points(reader, summon.hp, summon.max_hp);
    if (summon.max_hp && !summon.hp && !summon.hp_count) {
        reader.fail_with(ErrorCode::missing_field, "\"maxHp\" without \"hp\"", "the field \"hp\"");
    }
    if (const auto beside = reader.find("beside")) {
        constexpr std::array<std::string_view, 2> whose{"self", "target"};
        summon.beside_target = beside->one_of(whose, "beside whom") == 1;
    }
    if (const auto on = reader.find("on")) {
        constexpr std::array<std::string_view, 1> tiles{"water"};
        summon.on_water = on->one_of(tiles, "what the new figure stands in") == 0;
    }
    summon.attack = read_stat(reader, "attack", limits::amount, summon.dashes.attack);
    summon.move = read_stat(reader, "move", limits::points, summon.dashes.move);
    summon.range = read_stat(reader, "range", limits::range, summon.dashes.range);
    summon.flying = reader.boolean_or("flying", false);
    return summon;
}

GrantAbility read_grant(const Reader& reader, const Edition& edition) {
    reader.only(fields::grant);
    return {read_abilities(reader.at("abilities"), edition), range_of(reader), targets_of(reader),
            whom_of(reader), read_sets(reader)};
}

template <auto read>
Ability read_as(const Reader& reader, const Edition& edition) {
    return {read(reader, edition)};
}

struct AbilityReader {
    std::string_view name;
    Ability (*read)(const Reader&, const Edition&);
};

constexpr std::array<AbilityReader, 20> ability_readers{{
    {"move", read_as<read_move>},
    {"teleport", read_as<read_teleport>},
    {"attack", read_as<read_attack>},
    {"heal", read_as<read_heal>},
    {"shield", read_as<read_shield>},
    {"retaliate", read_as<read_retaliate_ability>},
    {"condition", read_as<read_condition_ability>},
    {"push", read_as<read_push_ability<PushAbility>>},
    {"pull", read_as<read_push_ability<PullAbility>>},
    {"damage", read_as<read_damage>},
    {"loot", read_as<read_loot>},
    {"infuse", read_as<read_infuse>},
    {"summon", read_as<read_summon>},
    {"grant", read_as<read_grant>},
    {"focus", read_as<read_focus>},
    {"create", read_as<read_create>},
    {"bonus", read_as<read_bonus_ability>},
    {"kill", read_as<read_kill>},
    {"switchRank", read_as<read_switch_rank>},
    {"control", read_as<read_control>},
}};

ConsumeAbility read_consume(const Reader& reader, const Edition& edition) {
    reader.only(fields::consume);
    return {reader.at("consume").list(read_element_choice),
            read_abilities(reader.at("to"), edition), abilities_or_none(reader, "else", edition)};
}

RankAbility read_rank(const Reader& reader, const Edition& edition) {
    reader.only(fields::rank);
    return {std::string{ranks[reader.at("rank").one_of(ranks, "a rank")]},
            read_abilities(reader.at("to"), edition), abilities_or_none(reader, "else", edition)};
}

}  // namespace

std::vector<Ability> abilities_or_none(const Reader& reader, std::string_view field,
                                       const Edition& edition) {
    const auto there = reader.find(field);
    return there ? read_abilities(*there, edition) : std::vector<Ability>{};
}

Ability read_ability(const Reader& reader, const Edition& edition) {
    if (reader.has("consume")) {
        return {read_consume(reader, edition)};
    }
    if (reader.has("rank")) {
        return {read_rank(reader, edition)};
    }
    if (reader.has("if")) {
        return {read_if(reader, edition)};
    }
    reader.only(fields::abilities);
    const std::string_view name = reader.only_field();
    const auto entry = std::ranges::find(ability_readers, name, &AbilityReader::name);
    return entry->read(reader.at(name), edition);
}

namespace {

/// Refuses a change of rank after the first `allowed` abilities: nothing says with which rank the
/// figure would plan what comes before it.
void check_switches(const Reader& reader, const std::vector<Ability>& abilities,
                    std::size_t allowed) {
    for (std::size_t i = allowed; i < abilities.size(); ++i) {
        if (std::holds_alternative<SwitchRankAbility>(abilities[i].what)) {
            reader[i].fail_with(ErrorCode::refused, "a change of rank",
                                "it only as the first line of a card", "card.switch-rank"_clause);
        }
    }
}

std::vector<Ability> read_list(const Reader& reader, const Edition& edition) {
    return reader.list([&](const Reader& item) { return read_ability(item, edition); });
}

}  // namespace

std::vector<Ability> read_abilities(const Reader& reader, const Edition& edition) {
    std::vector<Ability> abilities = read_list(reader, edition);
    check_switches(reader, abilities, 0);
    return abilities;
}

std::vector<Ability> read_card_abilities(const Reader& reader, const Edition& edition) {
    std::vector<Ability> abilities = read_list(reader, edition);
    check_switches(reader, abilities, 1);
    return abilities;
}

}  // namespace standee
