#include "files/step_json.hpp"

#include <nlohmann/json.hpp>
#include <tuple>

#include "files/ability_json.hpp"
#include "files/figure_json.hpp"
#include "files/new_figures.hpp"
#include "files/option_choice.hpp"
#include "files/progress_json.hpp"
#include "files/scene_json.hpp"
#include "files/stat_cards.hpp"
#include "files/value_forms.hpp"
#include "play/arithmetic/modifier_cards.hpp"

namespace standee {
namespace {

constexpr Limits ordinal{1, 99};

/// A character's id, or an object that also says which source of damage.
constexpr std::array negated_source_fields{
    field<&NegatedSource::who>("who").id().required(),
    field<&NegatedSource::source>("source").within(ordinal).required(),
};
}  // namespace

constexpr Form negated_source_form{negated_source_fields};

namespace {

NegatedSource read_negated_source(const Reader& reader) {
    NegatedSource negated;
    if (reader.is_text()) {
        negated.who = reader.id();
    } else {
        read_form(reader, negated_source_form, &negated);
    }
    return negated;
}

/// `true`, or a list of characters.
struct NegatingValue : CodecOf<Negating> {
    static void read(const Reader& reader, Negating& negating) {
        if (reader.is_boolean()) {
            negating.target = reader.boolean();
        } else {
            negating.who = reader.list(read_negated_source);
        }
    }
    static constexpr std::string_view schema = "@step#negate";
};
struct Choices : CodecOf<std::vector<event::OptionChoice>> {
    static void read(const Reader& reader, Value& choices) {
        choices = reader.list(read_option_choice);
    }
    static constexpr std::string_view schema = "@step#choose";
};

// Fields that several steps have.

template <class T>
constexpr FieldForm negate_field() {
    return field_as<NegatingValue, &T::negate>("negate");
}
template <class T>
constexpr FieldForm choose_field() {
    return field_as<Choices, &T::choose>("choose");
}
template <class T>
constexpr FieldForm draw_field() {
    return field<&T::draw>("draw").described_by("@cards");
}
template <auto... member>
constexpr FieldForm amount_field(std::string_view name) {
    return field<member...>(name).within(limits::amount).required();
}
template <auto... member>
constexpr FieldForm figure_field(std::string_view name) {
    return field<member...>(name).id().required();
}

}  // namespace

namespace step {
namespace {

constexpr std::array attack_fields{
    figure_field<&Attack::by>("by"),
    figure_field<&Attack::target>("target"),
    amount_field<&Attack::value>("value"),
    draw_field<Attack>(),
    field_of_whole<AttackRange<Attack>>("range"),
    field<&Attack::pierce>("pierce").within(limits::amount),
    field<&Attack::bonuses>("bonuses").says(
        "Bonuses in the order given. Poison's +1 comes before them unless it is one of "
        "them."),
    field<&Attack::advantage>("advantage"),
    field<&Attack::disadvantage>("disadvantage"),
    effects_field<&Attack::effects>(),
    field<&Attack::in_area>("area").says(
        "The target is in a red hex: line of sight is checked, but distance is not."),
    field<&Attack::use>("use").within({0, 1}).says(
        "Which of the two compared cards a character or its summon uses with advantage. Refused if "
        "the rules do not let it choose."),
    field<&Attack::order>("order")
        .within({0, int{max_cards_drawn} - 1})
        .says("The order in which the cards apply, as positions in draw."),
    negate_field<Attack>(),
    field<&Attack::ability>("ability").says(
        "A name shared by the attacks of one ability, which may not target the same figure "
        "twice."),
    field<&Attack::controlled_by>("controlledBy")
        .described_by("@id")
        .says("The enemy that controls the figure that attacks. The attack is made as an ally of "
              "that enemy."),
    choose_field<Attack>(),
};
constexpr std::array damage_fields{
    figure_field<&Damage::to>("to"), amount_field<&Damage::amount>("amount"),
    field<&Damage::from>("from"),    negate_field<Damage>(),
    choose_field<Damage>(),
};
constexpr std::array heal_fields{
    figure_field<&Heal::to>("to"),
    amount_field<&Heal::amount>("amount"),
    field<&Heal::by>("by"),
};
constexpr std::array gain_fields{
    figure_field<&Gain::to>("to"),
    field<&Gain::condition>("condition").required(),
};

struct ConditionOrFlying : CodecOf<std::optional<Condition>> {
    static void read(const Reader& reader, Value& condition) {
        if (!reader.is_text() || reader.text() != "flying") {
            condition = read_condition(reader);
        }
    }
    static constexpr std::string_view schema = R"({"anyOf":["@condition",{"const":"flying"}]})";
};
constexpr std::array lose_fields{
    figure_field<&Lose::figure>("figure"),
    field_as<ConditionOrFlying, &Lose::condition>("condition").required(),
    field<&Lose::to>("to"),
    choose_field<Lose>(),
};

// Active bonuses

constexpr FieldForm on = figure_field<&Bonus::on>("on");
constexpr FieldForm value = amount_field<&Bonus::bonus, &ActiveBonus::value>("value");
constexpr FieldForm lasts = field<&Bonus::bonus, &ActiveBonus::lasts>("lasts");
constexpr FieldForm uses = field<&Bonus::bonus, &ActiveBonus::uses>("uses").within(ordinal);
constexpr std::array shield_fields{on, value, lasts, uses};
constexpr std::array retaliate_fields{
    on, value, field<&Bonus::bonus, &ActiveBonus::range>("range").within(limits::range), lasts,
    uses};

void read_attack_of(const Reader& reader, Bonus& step) {
    step.bonus.kind = ActiveBonus::Kind::attack;
    step.bonus.attack = read_attack_bonus(reader);
}
void read_flag(const Reader& reader, Bonus& /*step*/) { static_cast<void>(reader.boolean()); }
constexpr std::array bonus_fields{
    on,
    field_of_whole<ReadWhole<Bonus, read_attack_of>>("attack").described_by("@attackBonus"),
    field_of_whole<ReadWhole<Bonus, read_flag>>("negate").described_by(R"({"type":"boolean"})"),
    lasts,
    uses,
};
void check_bonus(const Reader& reader, void* /*object*/) {
    if (reader.has("attack") == reader.boolean_or("negate", false)) {
        reader.fail(ErrorCode::missing_field, R"(either "attack" or "negate": true)");
    }
}
constexpr std::string_view attack_or_negate =
    R"({"oneOf":[{"required":["attack"],
                  "not":{"required":["negate"],"properties":{"negate":{"const":true}}}},
                 {"required":["negate"],"properties":{"negate":{"const":true}},
                  "not":{"required":["attack"]}}]})";

// Movement

constexpr std::array move_fields{
    figure_field<&Move::figure>("figure"),
    field<&Move::path>("path").required(),
    field<&Move::jump>("jump"),
    negate_field<Move>(),
    choose_field<Move>(),
};
constexpr std::array teleport_fields{
    figure_field<&Teleport::figure>("figure"),
    field<&Teleport::to>("to").required(),
    field<&Teleport::by>("by").says(
        "The figure that forces the other to teleport. Without it a figure teleports itself."),
    negate_field<Teleport>(),
    choose_field<Teleport>(),
};
constexpr std::array forced_fields{
    figure_field<&Forced::move, &ForcedMove::by>("by"),
    figure_field<&Forced::move, &ForcedMove::target>("target"),
    field<&Forced::move, &ForcedMove::points>("points").within(limits::points).required(),
    field<&Forced::move, &ForcedMove::path>("path"),
    whom_field<&Forced::whom>().says("Whom the ability may move; enemies if left out."),
    negate_field<Forced>(),
    choose_field<Forced>(),
};

// Turns, rounds and elements

constexpr std::array start_turn_fields{
    figure_field<&StartTurn::figure>("figure"),
    field<&StartTurn::regenerate>("regenerate")
        .says("false: the character, which has regenerate, declines its heal. Default: true."),
    negate_field<StartTurn>(),
    choose_field<StartTurn>(),
};
constexpr std::array end_turn_fields{
    figure_field<&EndTurn::figure>("figure"),
    negate_field<EndTurn>(),
    choose_field<EndTurn>(),
};
constexpr std::array end_round_fields{field_of_whole<Always<EndRound>>("endRound")};
constexpr std::array infuse_fields{field<&Infuse::element>("element")};
constexpr std::array consume_fields{field<&Consume::element>("element")};
constexpr std::array turn_fields{
    field_read_elsewhere<Turn>("figure", "@id").required_in_schema(),
    field_read_elsewhere<Turn>("abilities", "@abilities"),
    choose_field<Turn>(),
    draw_field<Turn>(),
    negate_field<Turn>(),
};
void finish_turn(const Reader& reader, const Scene& scene, PlayStep& step) {
    std::get<Turn>(step).turn = turn_order_of(reader, scene);
}

// New figures

constexpr std::array summon_fields{
    figure_field<&Summon::by>("by"),
    field_read_elsewhere<Summon>("figure", "#newFigure")
        .required_in_schema()
        .says("A figure as in a scene. Fields that follow from the step and the summoner may be "
              "left out."),
    field_read_elsewhere<Summon>("at", "@hex"),
};
void finish_summon(const Reader& reader, const Scene& scene, PlayStep& step) {
    read_summoned(reader, scene, std::get<Summon>(step));
}

constexpr std::array dismiss_fields{
    figure_field<&Dismiss::summon>("summon").says("The summon that its summoner sends away.")};

constexpr std::array spawn_fields{
    field_read_elsewhere<Spawn>("figures", R"({"type":"array","items":"#newFigureAt"})")
        .required_in_schema()
        .says("Monsters as in a scene. kind, side and origin may be left out."),
    field<&Spawn::by>("by").id(),
    choose_field<Spawn>(),
};
void finish_spawn(const Reader& reader, const Scene& scene, PlayStep& step) {
    std::get<Spawn>(step).figures = read_spawned(reader, scene);
}

// The map

constexpr std::array loot_fields{
    figure_field<&Loot::figure>("figure"),
    field<&Loot::range>("range").within(limits::points),
};

template <bool creates>
void read_kind(const Reader& reader, Tile& tile) {
    tile.create = creates;
    tile.kind = reader.named<TileKind>(tile_names, "a kind of tile");
}
template <bool creates>
constexpr FieldForm kind_field(std::string_view name) {
    return field_of_whole<ReadWhole<Tile, read_kind<creates>>>(name)
        .named(tile_names, "a kind of tile")
        .described_by("#names");
}
constexpr std::array tile_fields{
    kind_field<true>("create"),
    kind_field<false>("destroy"),
    field<&Tile::trap, &Trap::at>("at").required(),
    field<&Tile::trap, &Trap::damage>("damage").within(limits::amount),
    field<&Tile::trap, &Trap::conditions>("conditions"),
};
void check_tile(const Reader& reader, void* object) {
    if (reader.has("create") == reader.has("destroy")) {
        reader.fail(ErrorCode::missing_field, R"(either "create" or "destroy")");
    }
    Trap& trap = static_cast<Tile*>(object)->trap;
    if (!trap.conditions.empty() && !trap.damage) {
        trap.damage = 0;  // one that only gives conditions
    }
}

// All steps

template <class T>
PlayStep make() {
    return T{};
}
template <ActiveBonus::Kind kind>
PlayStep make_bonus() {
    Bonus step;
    step.bonus.kind = kind;
    return step;
}
template <Force force>
PlayStep make_forced() {
    Forced step;
    step.move.force = force;
    return step;
}

using enum StepForm::Alone;
using BonusKind = ActiveBonus::Kind;
constexpr std::array forms = std::to_array<StepForm>({
    {"attack", {attack_fields}, make<Attack>},
    {"damage", {damage_fields}, make<Damage>},
    {"heal", {heal_fields}, make<Heal>},
    {"gain", {gain_fields}, make<Gain>},
    {"lose", {lose_fields}, make<Lose>},
    {"shield", {shield_fields}, make_bonus<BonusKind::shield>},
    {"retaliate", {retaliate_fields}, make_bonus<BonusKind::retaliate>},
    {"bonus", {bonus_fields, check_bonus, {}, attack_or_negate}, make_bonus<BonusKind::negate>},
    {"move", {move_fields}, make<Move>},
    {"teleport", {teleport_fields}, make<Teleport>},
    {"push", {forced_fields}, make_forced<Force::push>},
    {"pull", {forced_fields}, make_forced<Force::pull>},
    {"startTurn",
     {start_turn_fields, nullptr,
      "The id of a figure, or an object that also says whether it regenerates and who negates "
      "damage."},
     make<StartTurn>,
     may_be},
    {"endTurn",
     {end_turn_fields, nullptr,
      "The id of a figure, or an object that also says who negates damage."},
     make<EndTurn>,
     may_be},
    {"endRound", {end_round_fields}, make<EndRound>, always},
    {"infuse", {infuse_fields}, make<Infuse>, always},
    {"consume", {consume_fields}, make<Consume>, always},
    {"summon", {summon_fields}, make<Summon>, never, finish_summon},
    {"dismiss", {dismiss_fields}, make<Dismiss>, always},
    {"spawn", {spawn_fields}, make<Spawn>, never, finish_spawn},
    {"loot", {loot_fields}, make<Loot>},
    {"tile",
     {tile_fields,
      check_tile,
      {},
      R"({"oneOf":[{"required":["create"]},{"required":["destroy"]}]})"},
     make<Tile>},
    {"turn", {turn_fields}, make<Turn>, never, finish_turn},
});

constexpr auto names = [] {
    std::array<std::string_view, forms.size()> all{};
    std::ranges::transform(forms, all.begin(), &StepForm::name);
    return all;
}();

}  // namespace
}  // namespace step

std::span<const StepForm> step_forms() { return step::forms; }

PlayStep read_step(const Reader& reader, const Scene& scene) {
    reader.only(step::names);
    const auto name = std::ranges::find(step::names, reader.only_field());
    const StepForm& form = step::forms.at(static_cast<std::size_t>(name - step::names.begin()));
    const Reader written = reader.at(form.name).with(scene.edition);
    const bool alone = form.alone == StepForm::Alone::always ||
                       (form.alone == StepForm::Alone::may_be && written.is_text());
    PlayStep step = form.make();
    std::visit(
        [&](auto& fields) {
            if (alone) {
                const FieldForm& only = form.form.fields.front();
                only.value->read(written, only, only.part(&fields));
            } else {
                read_form(written, form.form, &fields);
            }
        },
        step);
    if (form.finish != nullptr) {
        form.finish(written, scene, step);
    }
    return step;
}

}  // namespace standee
