#include "files/ability_json.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "files/figure_json.hpp"
#include "files/value_forms.hpp"
#include "lib/board.hpp"

namespace standee {
namespace {

/// `1`, `"+1"` or `"-1"`: a number that is added, written with its sign.
struct Change : CodecOf<int> {
    static void read(const Reader& reader, int& change) {
        change = read_amount(reader, limits::change).number;
    }
    static Json write(int change) { return signed_text(change); }
    static constexpr std::string_view schema = "@change";
};
constexpr std::array<std::string_view, 1> water{"water"};

// Fields that several abilities have.

template <auto member>
constexpr FieldForm range_field(std::string_view name = "range") {
    return field<member>(name).within(limits::range);
}
template <class T, const Form& counted>
constexpr FieldForm value_or_count() {
    return field_of_whole<AmountOrCount<T, &T::value, &T::count, counted>>("value")
        .within(limits::amount)
        .required();
}
template <class T>
constexpr FieldForm amount_field(std::string_view name = "value") {
    return field<&T::value>(name).within(limits::amount).required();
}
template <class T>
constexpr FieldForm targets_field() {
    return field<&T::targets>("targets");
}
template <class T>
constexpr FieldForm sets_field() {
    return field_as<Sets, &T::of>("of");
}
/// Whose a bonus is, where it is not the figure's own.
template <class T>
constexpr std::array others_fields{whom_field<&T::whom>(), range_field<&T::within>("within"),
                                   targets_field<T>(), sets_field<T>()};
template <class T>
constexpr std::array branch_fields{field_as<Abilities, &T::to>("to").required(),
                                   field_as<Abilities, &T::otherwise>("else")};

// move, teleport, loot, infuse

constexpr std::array move_fields{
    field<&MoveAbility::points>("points").within(limits::points).required(),
    field<&MoveAbility::jump>("jump"),
};
constexpr std::array teleport_fields{
    field<&TeleportAbility::range>("range").within(limits::points).required()};
constexpr std::array loot_fields{
    field<&LootAbility::range>("range").within(limits::points).always_written()};
constexpr std::array infuse_fields{field<&InfuseAbility::elements>("infuse").required()};

// attack

constexpr std::array area_fields{
    field<&Area::grey>("grey"),
    field_as<DistinctHexes, &Area::red>("red").required().described_by(
        R"({"type":"array","items":"@hex","minItems":1,"uniqueItems":true})"),
    field_as<DistinctHexes, &Area::blue>("blue"),
};

/// More than any card shows; what an area costs grows with it.
constexpr std::size_t max_area_hexes = 100;

void check_area(const Reader& reader, void* object) {
    const Area& area = *static_cast<const Area*>(object);
    if (area.red.empty()) {
        reader.at("red").fail(ErrorCode::out_of_range, "at least one hex");
    }
    std::vector<Hex> all = area.red;
    all.insert(all.end(), area.blue.begin(), area.blue.end());
    if (area.grey) {
        all.push_back(*area.grey);
    }
    if (all.size() > max_area_hexes) {
        reader.fail(ErrorCode::out_of_range,
                    "an area of at most " + std::to_string(max_area_hexes) + " hexes");
    }
    if (repeated(all)) {
        reader.fail(ErrorCode::duplicate, "each hex of the area in one colour");
    }
}

/// Its hexes are offsets, and so axial whatever the map says.
struct AreaValue : CodecOf<std::optional<Area>> {
    static void read(const Reader& reader, Value& area) {
        read_form(reader.with(Coordinates::axial), area_form, &area.emplace());
    }
    static Json write(const Value& area) {
        Json json;
        if (area) {
            write_fields(area_fields, &*area, json);
        }
        return json;
    }
    static const Form& form() { return area_form; }
};

constexpr std::array add_if_fields{
    field<&AddIf::consume>("consume"),
    field<&AddIf::target_has>("targetHas"),
    field<&AddIf::allies_next_to_target>("alliesNextToTarget").within(limits::targets),
    field_as<FlagWord, &AddIf::target_on_water>("targetOn")
        .named(water, "what the target stands on")
        .says("The target stands in a hex with such a tile."),
    field<&AddIf::none_of>("noneOf").id().says(
        "No figure of these sets, apart from the attacker, is within this range of the attacker."),
    range_field<&AddIf::none_within>(),
};
void check_add_if(const Reader& reader, void* object) {
    const AddIf& condition = *static_cast<const AddIf*>(object);
    if (condition.none_within && condition.none_of.empty()) {
        reader.at("range").fail_with(ErrorCode::unknown_field, "\"range\" without \"noneOf\"",
                                     "\"range\" only beside \"noneOf\"");
    }
}
constexpr Form add_if_form{add_if_fields, check_add_if};

constexpr std::array add_fields{
    form_field<add_if_form, &Add::condition>("if"),
    field_as<Change, &Add::value>("value"),
    field_as<Change, &Add::targets>("targets"),
    field<&Add::pierce>("pierce").within(limits::amount),
    effects_field<&Add::effects>(),
};

}  // namespace

constexpr Form area_form{
    area_fields,
    check_area,
    "Offsets from any common origin, at most 100, without duplicates. With a grey hex the attack "
    "is melee; without one it is ranged and may not have a melee range. Each blue hex must hold an "
    "ally.",
    {},
    "area"};
constexpr Form add_form{
    add_fields, nullptr, "A conditional effect. Without if it always applies.", {}, "add"};

namespace {

struct RangeOrCount : WholeCodecOf<AttackAbility> {
    static void read(const Reader& reader, AttackAbility& attack) {
        if (reader.is_object() && reader.has("per")) {
            attack.range_count = read_count(reader, count_before_turn);
        } else {
            std::tie(attack.range, attack.melee) = read_attack_range(
                reader, R"(a whole number, "+0", "+1" ..., "melee", {"melee":2} or {"per":"hp"})");
        }
    }
    static Json write(const AttackAbility& attack) {
        return attack.range_count ? write_count(*attack.range_count)
                                  : write_attack_range(attack.range, attack.melee);
    }
    static constexpr std::string_view schema = R"({"anyOf":["@attackRange","@countBeforeTurn"]})";
};

constexpr std::array attack_fields{
    value_or_count<AttackAbility, count_in_attack>(),
    field_of_whole<RangeOrCount>("range"),
    targets_field<AttackAbility>(),
    field_as<AreaValue, &AttackAbility::area>("area"),
    field<&AttackAbility::pierce>("pierce").within(limits::amount),
    effects_field<&AttackAbility::effects>(),
    form_field<add_form, &AttackAbility::adds>("adds"),
    field<&AttackAbility::advantage>("advantage"),
    field<&AttackAbility::disadvantage>("disadvantage"),
    field<&AttackAbility::all_on_one>("allOnOne")
        .says("The figure makes as many attacks as targets says, all on its focus."),
    field<&AttackAbility::along>("along")
        .within({0, limits::range.greatest})
        .says("The attack targets every enemy within this many hexes of the hexes that the "
              "figure's last move entered."),
};

void check_attack(const Reader& reader, void* object) {
    const AttackAbility& attack = *static_cast<const AttackAbility*>(object);
    // An area shows by its grey hex that it is melee; without one its attack is ranged.
    if (attack.melee && attack.area && !attack.area->grey) {
        reader.at("range").fail_with(
            ErrorCode::duplicate, "a melee range beside an area without a grey hex",
            R"(a grey hex in "area", or a "range" that is not melee)", "area.placement"_clause);
    }
    // Attacks on one enemy are counted, and an area or all in range are several enemies.
    const bool all = attack.targets && attack.targets->all;
    if (attack.all_on_one && (attack.area || all)) {
        reader.at("allOnOne")
            .fail_with(
                ErrorCode::duplicate,
                std::string{"\"allOnOne\" beside "} + (all ? "\"all\" targets" : "an \"area\""),
                "one of them");
    }
    // An attack along a way has the targets that stand there, and no others.
    if (attack.along && (attack.area || attack.targets || attack.all_on_one)) {
        reader.at("along").fail_with(ErrorCode::duplicate,
                                     "\"along\" beside another field that says who is targeted",
                                     "one of them");
    }
}

// heal, shield, retaliate, condition, push, pull, damage

constexpr std::array heal_fields{
    value_or_count<HealAbility, count_in_abilities>(),
    range_field<&HealAbility::range>(),
    field<&HealAbility::self>("self"),
    targets_field<HealAbility>(),
    whom_field<&HealAbility::whom>(),
    effects_field<&HealAbility::effects>(),
    sets_field<HealAbility>(),
};
constexpr auto shield_fields =
    all_of(std::array{amount_field<ShieldAbility>()}, others_fields<ShieldAbility>);
constexpr auto retaliate_fields =
    all_of(std::array{amount_field<RetaliateAbility>(),
                      range_field<&RetaliateAbility::range>().or_else(1)},
           others_fields<RetaliateAbility>);
constexpr std::array condition_fields{
    field<&ConditionAbility::gain>("gain").required(),
    range_field<&ConditionAbility::range>(),
    targets_field<ConditionAbility>(),
    field<&ConditionAbility::self>("self"),
    whom_field<&ConditionAbility::whom>(),
    effects_field<&ConditionAbility::effects>(),
    sets_field<ConditionAbility>(),
};

/// The points of a push or pull may be written as "value" too.
template <class T>
struct PointsAsValue : WholeCodecOf<T> {
    static void read(const Reader& reader, const FieldForm& field, T& ability) {
        ability.points = reader.integer(field.limits);
    }
    static Json write(const T& /*ability*/) { return {}; }
    static constexpr std::string_view schema = "#integer";
};
template <class T>
constexpr std::array forced_fields{
    field<&T::points>("points").within(limits::points).always_written(),
    field_of_whole<PointsAsValue<T>>("value").within(limits::points),
    range_field<&T::range>(),
    targets_field<T>(),
    effects_field<&T::effects>(),
};
void check_forced(const Reader& reader, void* /*object*/) {
    const auto value = reader.find("value");
    if (!value) {
        static_cast<void>(reader.at("points"));
    } else if (reader.has("points")) {
        value->fail_with(ErrorCode::duplicate, "\"value\" beside \"points\"", "one of them");
    }
}

constexpr std::array<std::string_view, 1> created{"created"};
constexpr std::array damage_fields{
    value_or_count<DamageAbility, count_in_abilities>(),
    range_field<&DamageAbility::range>(),
    targets_field<DamageAbility>(),
    field<&DamageAbility::self>("self"),
    whom_field<&DamageAbility::whom>(),
    effects_field<&DamageAbility::effects>(),
    field<&DamageAbility::pick>("pick")
        .named(pick_names, "which enemy suffers it")
        .says("The one enemy that suffers the damage."),
    field<&DamageAbility::in_sight>("sight").says("Only enemies in line of sight."),
    field_as<FlagWord, &DamageAbility::around_created>("around")
        .named(created, "round what")
        .says("The figures adjacent to the tile that the card has just created."),
};

// consume, rank, if

constexpr auto consume_fields =
    all_of(std::array{field<&ConsumeAbility::elements>("consume").required()},
           branch_fields<ConsumeAbility>);
constexpr auto rank_fields = all_of(std::array{rank_field<&RankAbility::rank>().required().says(
                                        "Figures of this rank perform to; others perform else.")},
                                    branch_fields<RankAbility>);

void read_performed(const Reader& reader, IfAbility& ability) {
    ability.performed = reader.one_of(ability_names, "an ability");
}
Json write_performed(const IfAbility& ability) {
    return ability.odd_round ? Json{} : Json(ability_names.at(ability.performed));
}
constexpr std::array<std::string_view, 2> parities{"odd", "even"};
void read_round(const Reader& reader, IfAbility& ability) {
    ability.odd_round = reader.one_of(parities, "odd or even") == 0;
}
Json write_round(const IfAbility& ability) {
    return ability.odd_round ? Json(parities.at(*ability.odd_round ? 0 : 1)) : Json{};
}
constexpr std::array if_condition_fields{
    field_of_whole<WholeValue<IfAbility, read_performed, write_performed>>("performed")
        .named(ability_names, "an ability")
        .described_by("#names")
        .says("The last ability of this kind above this one was performed."),
    field_of_whole<WholeValue<IfAbility, read_round, write_round>>("round")
        .named(parities, "odd or even")
        .described_by("#names")
        .says("The number of the round."),
};
void check_if_condition(const Reader& reader, void* /*object*/) {
    if (!reader.has("round") || reader.has("performed")) {
        reader.only({"performed"});
        static_cast<void>(reader.at("performed"));
    }
}
constexpr Form if_condition_form{
    if_condition_fields, check_if_condition,
    "The condition. If it holds, the figure performs to; otherwise it performs else.",
    R"({"oneOf":[{"required":["performed"]},{"required":["round"]}]})"};
constexpr auto if_fields =
    all_of(std::array{field_of_whole<InnerForm<IfAbility, if_condition_form>>("if").required()},
           branch_fields<IfAbility>);

bool steers_turn(const Ability& ability) {
    return std::holds_alternative<MoveAbility>(ability.what) ||
           std::holds_alternative<TeleportAbility>(ability.what) ||
           std::holds_alternative<AttackAbility>(ability.what) ||
           std::holds_alternative<FocusAbility>(ability.what);
}

/// A turn is planned before anything is performed, so nothing that it plans for may depend on what
/// is performed.
void check_steers_nothing(const Reader& reader, std::string_view field,
                          const std::vector<Ability>& abilities) {
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        if (steers_turn(abilities[i])) {
            reader.at(field)[i].fail(ErrorCode::refused,
                                     "an ability other than move, teleport, attack and focus");
        }
    }
}
void check_if(const Reader& reader, void* object) {
    const IfAbility& ability = *static_cast<const IfAbility*>(object);
    check_steers_nothing(reader, "to", ability.to);
    check_steers_nothing(reader, "else", ability.otherwise);
}

// summon, grant, control

struct SummonedHitPoints : WholeCodecOf<SummonAbility> {
    static void read(const Reader& reader, const FieldForm& field, SummonAbility& summon) {
        if (reader.is_object()) {
            summon.hp_count = read_count(reader, count_in_abilities);
        } else {
            summon.hp = read_amount(reader, field.limits).number;
        }
    }
    static Json write(const SummonAbility& summon) {
        return summon.hp_count ? write_count(*summon.hp_count)
               : summon.hp     ? Json(*summon.hp)
                               : Json{};
    }
    static constexpr std::string_view schema = R"({"anyOf":["#integer","@count"]})";
};
struct SummonedCount : SummonedHitPoints {
    static void read(const Reader& reader, const FieldForm& field, SummonAbility& summon) {
        if (reader.is_object()) {
            summon.figure_count = read_count(reader, count_in_abilities);
        } else {
            summon.count = read_amount(reader, field.limits).number;
        }
    }
    static Json write(const SummonAbility& summon) {
        return summon.figure_count ? write_count(*summon.figure_count)
               : summon.count != 1 ? Json(summon.count)
                                   : Json{};
    }
};
constexpr std::array<std::string_view, 2> beside_whom{"self", "target"};
constexpr std::array summon_fields{
    field<&SummonAbility::name>("name").id().required(),
    rank_field<&SummonAbility::rank>(),
    field_of_whole<SummonedCount>("count").within({1, limits::targets.greatest}),
    field_of_whole<SummonedHitPoints>("hp").within(limits::at_least_one),
    field<&SummonAbility::max_hp>("maxHp").within(limits::at_least_one),
    attack_stat<SummonAbility>(),
    move_stat<SummonAbility>(),
    range_stat<SummonAbility>(),
    field<&SummonAbility::flying>("flying"),
    field_as<FlagWord, &SummonAbility::beside_target>("beside")
        .named(beside_whom, "beside whom")
        .says("Where the summon is placed: next to the figure, or next to the target of its last "
              "attack."),
    field_as<FlagWord, &SummonAbility::on_water>("on")
        .named(water, "what the new figure stands in")
        .says("The summon is placed in an unoccupied hex with such a tile."),
};
void check_summon(const Reader& reader, void* object) {
    const SummonAbility& summon = *static_cast<const SummonAbility*>(object);
    check_hit_points(reader, summon.hp, summon.max_hp);
    if (summon.max_hp && !summon.hp && !summon.hp_count) {
        reader.fail_with(ErrorCode::missing_field, "\"maxHp\" without \"hp\"", "the field \"hp\"");
    }
}

constexpr std::array grant_fields{
    field_as<Abilities, &GrantAbility::abilities>("abilities").required(),
    range_field<&GrantAbility::range>(),
    targets_field<GrantAbility>(),
    whom_field<&GrantAbility::whom>(),
    sets_field<GrantAbility>(),
};

/// An attack that is controlled: no area, no other abilities added, nothing counted.
constexpr std::array controlled_attack_fields{
    amount_field<AttackAbility>(),
    field_of_whole<AttackRange<AttackAbility>>("range"),
    targets_field<AttackAbility>(),
    field<&AttackAbility::pierce>("pierce").within(limits::amount),
    effects_field<&AttackAbility::effects>(),
    field<&AttackAbility::advantage>("advantage"),
    field<&AttackAbility::disadvantage>("disadvantage"),
};

/// Refuses abilities that no text says how to control.
Ability read_controlled(const Reader& reader) {
    constexpr Clause clause = "command.grant-control"_clause;
    const std::string_view name = reader.only_field();
    if (name != "attack") {
        reader.fail_with(ErrorCode::refused, "a controlled " + std::string{name}, "an attack",
                         clause);
    }
    const Reader attack = reader.at(name);
    for (const FieldForm& field : attack_fields) {
        if (attack.has(field.name) &&
            std::ranges::find(controlled_attack_fields, field.name, &FieldForm::name) ==
                controlled_attack_fields.end()) {
            attack.at(field.name)
                .fail_with(ErrorCode::refused,
                           '"' + std::string{field.name} + "\" of a controlled attack",
                           "an attack without it", clause);
        }
    }
    demand_only(attack, controlled_attack_fields);
    for (const char* field : {"value", "range"}) {
        const auto number = attack.find(field);
        if (number && number->is_object() && number->has("per")) {
            number->fail_with(ErrorCode::refused, "what a controlled attack counts", "a number",
                              clause);
        }
    }
    return read_ability(reader);
}
std::vector<Ability> read_controlled_abilities(const Reader& reader) {
    return reader.list(read_controlled);
}
struct ControlledAbilities
    : PlainValue<std::vector<Ability>, read_controlled_abilities, write_abilities> {
    static constexpr std::string_view schema =
        R"({"type":"array","items":{"type":"object","properties":{"attack":"@controlledAttack"},
            "required":["attack"],"additionalProperties":false}})";
};
constexpr std::array<std::string_view, 1> those_targeted{"targets"};
constexpr std::array control_fields{
    field_as<ControlledAbilities, &ControlAbility::abilities>("abilities").required(),
    field_as<FlagWord, &ControlAbility::targets>("whom")
        .named(those_targeted, "whom it controls")
        .says("The targets of the last attack."),
    range_field<&ControlAbility::range>().says(
        "Without whom: the nearest enemy within so many hexes."),
};
void check_control(const Reader& reader, void* object) {
    const ControlAbility& control = *static_cast<const ControlAbility*>(object);
    if (control.targets && control.range) {
        reader.at("range").fail_with(ErrorCode::duplicate, "\"range\" beside \"whom\"",
                                     "one of them");
    }
}

// focus, create, bonus, kill, switchRank

constexpr std::array<std::string_view, 2> which_enemy{"closest", "farthest"};
constexpr std::array focus_fields{
    field_as<FlagWord, &FocusAbility::farthest>("on")
        .named(which_enemy, "which enemy")
        .always_written(),
    range_field<&FocusAbility::range>(),
    field_as<SummonsLeftOut, &FocusAbility::no_summons>("not"),
};

constexpr std::array<std::string_view, 2> places{"adjacent", "closestToEnemy"};
constexpr std::array create_fields{
    tile_field<&CreateAbility::tile>("tile").required(),
    field<&CreateAbility::damage>("damage").within(limits::amount),
    field<&CreateAbility::conditions>("conditions"),
    field_as<FlagWord, &CreateAbility::closest_to_enemy>("at")
        .named(places, "a place for a tile")
        .or_else(1)
        .says("The adjacent empty hex in which the tile is placed; closestToEnemy by default."),
};
void check_create(const Reader& reader, void* object) {
    CreateAbility& create = *static_cast<CreateAbility*>(object);
    if (create.tile != TileKind::trap && (create.damage || !create.conditions.empty())) {
        reader.fail_with(ErrorCode::unknown_field,
                         "damage or conditions for a tile that is not a trap",
                         "\"damage\" and \"conditions\" only for a trap");
    }
    if (!create.conditions.empty() && !create.damage) {
        create.damage = 0;  // one that only gives conditions
    }
}

constexpr std::array death_attack_fields{
    amount_field<DeathAttack>(),
    field<&DeathAttack::cured>("cured").says("It first loses its negative conditions."),
};

void read_death_value(const Reader& reader, DeathHarm& death) {
    death.value = reader.integer(limits::amount);
}
Json write_death_value(const DeathHarm& death) {
    return death.value != 0 || !death.attack_all ? Json(death.value) : Json{};
}
constexpr std::array death_fields{
    field_of_whole<WholeValue<DeathHarm, read_death_value, write_death_value>>("value")
        .within(limits::amount)
        .described_by("#integer"),
    field<&DeathHarm::condition>("condition"),
    form_field<death_attack_form, &DeathHarm::attack_all>("attackAll"),
};
void check_death(const Reader& reader, void* object) {
    const DeathHarm& death = *static_cast<const DeathHarm*>(object);
    if (death.value == 0 && !death.condition && !death.attack_all) {
        reader.fail_with(ErrorCode::missing_field, "a death that does nothing",
                         R"("value" above 0, "condition" or "attackAll")");
    }
}
constexpr Form death_form{
    death_fields, check_death, "What all figures adjacent to it suffer and gain when it dies.",
    R"({"not":{"properties":{"value":{"maximum":0},"condition":false,"attackAll":false}}})"};

}  // namespace

constexpr Form death_attack_form{death_attack_fields,
                                 nullptr,
                                 "The attack of a figure that dies on every enemy adjacent to it.",
                                 {},
                                 "deathAttack"};
constexpr Form controlled_attack_form{controlled_attack_fields,
                                      nullptr,
                                      "An attack that a figure makes while an enemy controls it.",
                                      {},
                                      "controlledAttack"};
constexpr Form forced_form{
    forced_fields<PushAbility>, check_forced, "value means the same as points.",
    R"({"oneOf":[{"required":["points"]},{"required":["value"]}]})", "forced"};

namespace {

constexpr auto bonus_fields = all_of(
    std::array{
        field<&BonusAbility::attackers_disadvantage>("attackersDisadvantage"),
        field<&BonusAbility::attackers_suffer>("attackersSuffer").within(limits::amount),
        field_as<Change, &BonusAbility::attack>("attack"),
        field_as<Change, &BonusAbility::attack_nearby>("attackNearby")
            .says("Its allies, of the sets if it names any, have this while they are within."),
        form_field<death_form, &BonusAbility::on_death>("onDeath"),
    },
    others_fields<BonusAbility>);
/// What allies have nearby is the figure's own bonus.
void check_bonus(const Reader& reader, void* object) {
    for (const std::string name : {"whom", "targets"}) {
        const auto found = reader.find(name);
        if (found && static_cast<const BonusAbility*>(object)->attack_nearby != 0) {
            found->fail_with(ErrorCode::unknown_field, '"' + name + "\" beside \"attackNearby\"",
                             "\"attackNearby\" alone, with \"within\" and \"of\"");
        }
    }
}
constexpr std::array kill_fields{field_of_whole<Always<KillAbility>>("self").always_written()};
constexpr std::array switch_rank_fields{
    field_of_whole<Always<SwitchRankAbility>>("switchRank")
        .required()
        .says("A normal monster becomes elite, an elite one normal, and has the stats that the "
              "scene's monsters give for that rank. Only the first line of a card.")};

template <class T>
Ability make() {
    return Ability{T{}};
}
template <class T>
constexpr AbilityForm form(std::span<const FieldForm> fields,
                           void (*check)(const Reader&, void*) = nullptr,
                           std::string_view description = {}, std::string_view rules = {}) {
    return {{fields, check, description, rules}, false, make<T>};
}
template <class T>
constexpr AbilityForm in_line(std::span<const FieldForm> fields,
                              void (*check)(const Reader&, void*) = nullptr) {
    return {{fields, check}, true, make<T>};
}

/// In the order of `Ability::what`.
constexpr std::array<AbilityForm, ability_names.size()> forms{
    form<MoveAbility>(move_fields),
    form<TeleportAbility>(teleport_fields),
    form<AttackAbility>(attack_fields, check_attack),
    form<HealAbility>(heal_fields),
    form<ShieldAbility>(shield_fields, nullptr,
                        "For the figure itself or, with whom, for others within this many hexes."),
    form<RetaliateAbility>(retaliate_fields),
    form<ConditionAbility>(condition_fields),
    AbilityForm{forced_form, false, make<PushAbility>},
    AbilityForm{{forced_fields<PullAbility>, check_forced, {}, {}, forced_form.definition},
                false,
                make<PullAbility>},
    form<DamageAbility>(damage_fields),
    form<LootAbility>(loot_fields),
    in_line<InfuseAbility>(infuse_fields),
    in_line<ConsumeAbility>(consume_fields),
    form<SummonAbility>(summon_fields, check_summon, {},
                        R"({"not":{"required":["maxHp"],"not":{"required":["hp"]}}})"),
    form<GrantAbility>(grant_fields),
    in_line<RankAbility>(rank_fields),
    in_line<IfAbility>(if_fields, check_if),
    form<FocusAbility>(focus_fields, nullptr, "Whom the abilities below this one focus on."),
    form<CreateAbility>(create_fields, check_create),
    form<BonusAbility>(bonus_fields, check_bonus,
                       "A bonus for the round: for the figure itself or, with whom, for others "
                       "within this many hexes.",
                       R"({"not":{"required":["attackNearby"],
                                  "anyOf":[{"required":["whom"]},{"required":["targets"]}]}})"),
    form<KillAbility>(kill_fields, nullptr, "The figure dies."),
    in_line<SwitchRankAbility>(switch_rank_fields),
    form<ControlAbility>(control_fields, check_control,
                         "Enemies perform attacks as allies of the figure: the targets of its last "
                         "attack in initiative order, or the nearest enemy.",
                         R"({"not":{"required":["whom","range"]}})"),
};

Ability read_as(std::size_t kind, const Reader& line) {
    const AbilityForm& form = forms.at(kind);
    Ability ability = form.make();
    const Reader reader = form.in_line ? line : line.at(ability_names.at(kind));
    std::visit([&](auto& what) { read_form(reader, form.form, &what); }, ability.what);
    return ability;
}

}  // namespace

std::span<const AbilityForm> ability_forms() { return forms; }

Ability read_ability(const Reader& reader) {
    for (std::size_t kind = 0; kind < forms.size(); ++kind) {
        const bool has_branches = forms[kind].in_line && forms[kind].form.fields.size() > 1;
        if (has_branches && reader.has(ability_names[kind])) {
            return read_as(kind, reader);
        }
    }
    reader.only(ability_names);
    const auto name = std::ranges::find(ability_names, reader.only_field());
    return read_as(static_cast<std::size_t>(name - ability_names.begin()), reader);
}

Json write_ability(const Ability& ability) {
    const AbilityForm& form = forms.at(ability.what.index());
    Json fields = Json::object();
    std::visit([&](const auto& what) { write_fields(form.form.fields, &what, fields); },
               ability.what);
    return form.in_line
               ? fields
               : Json{{std::string{ability_names.at(ability.what.index())}, std::move(fields)}};
}

Json write_abilities(const std::vector<Ability>& abilities) {
    Json list = Json::array();
    for (const Ability& ability : abilities) {
        list.push_back(write_ability(ability));
    }
    return list;
}

namespace {

/// Refuses a change of rank after the first `allowed` abilities: nothing says with which rank the
/// figure would plan what comes before it.
std::vector<Ability> read_list(const Reader& reader, std::size_t allowed) {
    std::vector<Ability> abilities = reader.list(read_ability);
    for (std::size_t i = allowed; i < abilities.size(); ++i) {
        if (std::holds_alternative<SwitchRankAbility>(abilities[i].what)) {
            reader[i].fail_with(ErrorCode::refused, "a change of rank",
                                "it only as the first line of a card", "card.switch-rank"_clause);
        }
    }
    return abilities;
}

}  // namespace

std::vector<Ability> read_abilities(const Reader& reader) { return read_list(reader, 0); }

std::vector<Ability> read_card_abilities(const Reader& reader) { return read_list(reader, 1); }

}  // namespace standee
