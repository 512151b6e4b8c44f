#include "files/ability_json.hpp"

#include <algorithm>

#include "files/ability_fields.hpp"
#include "lib/card_line.hpp"

namespace standee {
namespace {

// move, teleport, loot, infuse

constexpr std::array move_fields{
    field<&MoveAbility::points>("points").within(limits::points).required(),
    field<&MoveAbility::jump>("jump"),
    field<&MoveAbility::towards>("towards").id().says(
        "The figure moves towards the closest of the hexes that the map marks so, whomever "
        "it focuses on; startingHex: towards the closest starting hex."),
};
constexpr std::array teleport_fields{
    field<&TeleportAbility::range>("range").within(limits::points).required()};
constexpr std::array loot_fields{
    field<&LootAbility::range>("range").within(limits::points).always_written()};
constexpr std::array infuse_fields{field<&InfuseAbility::elements>("infuse").required()};

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
    return ability.odd_round || ability.is_settled_first()
               ? Json{}
               : Json(ability_names.at(ability.performed));
}
constexpr std::array<std::string_view, 2> parities{"odd", "even"};
void read_round(const Reader& reader, IfAbility& ability) {
    ability.odd_round = reader.one_of(parities, "odd or even") == 0;
}
Json write_round(const IfAbility& ability) {
    return ability.odd_round ? Json(parities.at(*ability.odd_round ? 0 : 1)) : Json{};
}
constexpr std::array<std::string_view, 2> extremes{"fewest", "most"};
void read_hit_points(const Reader& reader, IfAbility& ability) {
    ability.hit_points = static_cast<HitPoints>(reader.one_of(extremes, "fewest or most"));
}
Json write_hit_points(const IfAbility& ability) {
    return ability.hit_points ? Json(name_in(extremes, *ability.hit_points)) : Json{};
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
    field_of_whole<WholeValue<IfAbility, read_hit_points, write_hit_points>>("hitPoints")
        .named(extremes, "fewest or most")
        .described_by("#names")
        .says("No figure of the sets has fewer hit points, or more, when the figure begins its "
              "card."),
    field_as<Sets, &IfAbility::of>("of"),
    field<&IfAbility::has>("has").says("The figure has this condition when it begins its card."),
    field<&IfAbility::tokens>("tokens")
        .within(limits::at_least_one)
        .says("The figure has at least so many tokens on its mat when it begins its card."),
};
void check_if_condition(const Reader& reader, void* object) {
    const IfAbility& ability = *static_cast<const IfAbility*>(object);
    if (ability.hit_points) {
        static_cast<void>(reader.at("of"));
        reader.only({"hitPoints", "of"});
    } else if (ability.has) {
        reader.only({"has"});
    } else if (ability.tokens > 0) {
        reader.only({"tokens"});
    } else if (reader.has("round") && !reader.has("performed")) {
        reader.only({"round"});
    } else {
        reader.only({"performed"});
        static_cast<void>(reader.at("performed"));
    }
}
constexpr Form if_condition_form{
    if_condition_fields, check_if_condition,
    "The condition. If it holds, the figure performs to; otherwise it performs else.",
    R"({"oneOf":[{"required":["performed"]},{"required":["round"]},{"required":["hitPoints","of"]},{"required":["has"]},{"required":["tokens"]}]})"};
constexpr auto if_fields =
    all_of(std::array{field_of_whole<InnerForm<IfAbility, if_condition_form>>("if").required()},
           branch_fields<IfAbility>);

bool steers_turn(const Ability& ability) {
    return std::holds_alternative<MoveAbility>(ability.what) ||
           std::holds_alternative<TeleportAbility>(ability.what) ||
           std::holds_alternative<AttackAbility>(ability.what) ||
           std::holds_alternative<FocusAbility>(ability.what) ||
           (std::holds_alternative<IfAbility>(ability.what) && is_settled_first(ability));
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
    if (ability.is_settled_first()) {
        return;  // it is settled before the turn is planned
    }
    check_steers_nothing(reader, "to", ability.to);
    check_steers_nothing(reader, "else", ability.otherwise);
}
// focus, create, kill, switchRank

constexpr std::array focus_fields{
    field<&FocusAbility::on>("on")
        .named(focus_names, "which enemy")
        .always_written()
        .says("The enemy that becomes the focus; lastInInitiative is the one with the highest "
              "initiative."),
    range_field<&FocusAbility::range>(),
    field_as<SummonsLeftOut, &FocusAbility::no_summons>("not"),
};

constexpr std::array create_fields{
    tile_field<&CreateAbility::tile>("tile").required(),
    field<&CreateAbility::damage>("damage").within(limits::amount),
    field<&CreateAbility::conditions>("conditions"),
    field<&CreateAbility::at>("at")
        .named(create_places, "a place for a tile")
        .or_else(static_cast<int>(CreateAt::closest_to_enemy))
        .says("Where the tile is placed: in an adjacent empty hex, in the one of these that is "
              "closest to an enemy (the default), under the figure or under the targets of its "
              "last attack."),
};
void check_create(const Reader& reader, void* object) {
    CreateAbility& create = *static_cast<CreateAbility*>(object);
    if (create.tile != TileKind::trap && (create.damage || !create.conditions.empty())) {
        reader.fail_with(ErrorCode::unknown_field,
                         "damage or conditions for a tile that is not a trap",
                         "\"damage\" and \"conditions\" only for a trap");
    }
    const bool under = create.at == CreateAt::own_hex || create.at == CreateAt::targets;
    if (under && (create.tile == TileKind::trap || create.tile == TileKind::obstacle)) {
        reader.at("at").fail_with(ErrorCode::out_of_range, "a trap or an obstacle under a figure",
                                  "an adjacent hex", "map.manipulate"_clause);
    }
    if (!create.conditions.empty() && !create.damage) {
        create.damage = 0;  // one that only gives conditions
    }
}
constexpr std::array kill_fields{field_of_whole<Always<KillAbility>>("self").always_written()};
constexpr std::array switch_rank_fields{
    field_of_whole<Always<SwitchRankAbility>>("switchRank")
        .required()
        .says("A normal monster becomes elite, an elite one normal, and has the stats that the "
              "scene's monsters give for that rank. Only the first line of a card.")};

constexpr std::array remove_fields{field<&RemoveAbility::condition>("condition").required()};
constexpr std::array token_fields{
    field<&TokenAbility::beside>("beside").id().required().says(
        "The places, in the order in which they are taken."),
    field<&TokenAbility::most>("most")
        .within(limits::amount)
        .says("A place with so many tokens is passed over, except the last; 0: none is."),
};
void check_token(const Reader& reader, void* object) {
    const TokenAbility& token = *static_cast<const TokenAbility*>(object);
    if (token.beside.empty()) {
        reader.at("beside").fail(ErrorCode::out_of_range, "at least one place");
    }
}

constexpr Form move_form{move_fields};
constexpr Form teleport_form{teleport_fields};
constexpr Form loot_form{loot_fields};
constexpr Form infuse_form{infuse_fields};
constexpr Form consume_form{consume_fields};
constexpr Form rank_form{rank_fields};
constexpr Form if_form{if_fields, check_if};
constexpr Form focus_form{focus_fields, nullptr, "Whom the abilities below this one focus on."};
constexpr Form create_form{create_fields, check_create};
constexpr Form kill_form{kill_fields, nullptr, "The figure dies."};
constexpr Form switch_rank_form{switch_rank_fields};
constexpr Form remove_form{remove_fields, nullptr, "The figure loses a condition."};
constexpr Form token_form{token_fields, check_token, "A token of the scenario is placed."};

template <class T>
Ability make() {
    return Ability{T{}};
}
template <class T>
constexpr AbilityForm named(const Form& form) {
    return {&form, false, make<T>};
}
template <class T>
constexpr AbilityForm in_line(const Form& form) {
    return {&form, true, make<T>};
}

/// In the order of `Ability::what`.
constexpr std::array<AbilityForm, ability_names.size()> forms{
    named<MoveAbility>(move_form),
    named<TeleportAbility>(teleport_form),
    named<AttackAbility>(attack_form),
    named<HealAbility>(heal_form),
    named<ShieldAbility>(shield_form),
    named<RetaliateAbility>(retaliate_ability_form),
    named<ConditionAbility>(condition_form),
    named<PushAbility>(forced_form),
    named<PullAbility>(pull_form),
    named<DamageAbility>(damage_form),
    named<LootAbility>(loot_form),
    in_line<InfuseAbility>(infuse_form),
    in_line<ConsumeAbility>(consume_form),
    named<SummonAbility>(summon_form),
    named<GrantAbility>(grant_form),
    in_line<RankAbility>(rank_form),
    in_line<IfAbility>(if_form),
    named<FocusAbility>(focus_form),
    named<CreateAbility>(create_form),
    named<BonusAbility>(bonus_form),
    named<KillAbility>(kill_form),
    in_line<SwitchRankAbility>(switch_rank_form),
    named<ControlAbility>(control_form),
    named<RemoveAbility>(remove_form),
    named<TokenAbility>(token_form),
};

Ability read_as(std::size_t kind, const Reader& line) {
    const AbilityForm& form = forms.at(kind);
    Ability ability = form.make();
    const Reader reader = form.in_line ? line : line.at(ability_names.at(kind));
    std::visit([&](auto& what) { read_form(reader, *form.form, &what); }, ability.what);
    return ability;
}

}  // namespace

std::span<const AbilityForm> ability_forms() { return forms; }

Ability read_ability(const Reader& reader) {
    for (std::size_t kind = 0; kind < forms.size(); ++kind) {
        const bool has_branches = forms[kind].in_line && forms[kind].form->fields.size() > 1;
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
    std::visit([&](const auto& what) { write_fields(form.form->fields, &what, fields); },
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
