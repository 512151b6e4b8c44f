#include "files/ability_fields.hpp"
#include "files/progress_json.hpp"

// Abilities that last until the end of the round.

namespace standee {
namespace {

constexpr std::array death_attack_fields{
    amount_field<DeathAttack>(),
    field<&DeathAttack::cured>("cured").says("It first loses its negative conditions."),
    field<&DeathAttack::allies>("allies").says("It attacks its allies adjacent to it too."),
};

}  // namespace

constexpr Form death_attack_form{
    death_attack_fields,
    nullptr,
    "The attack of a figure that dies on every enemy adjacent to it, or on all figures.",
    {},
    "deathAttack"};

namespace {

constexpr auto shield_fields =
    all_of(std::array{amount_field<ShieldAbility>()}, others_fields<ShieldAbility>);
constexpr auto retaliate_fields = all_of(
    std::array{amount_field<RetaliateAbility>(), range_field<&RetaliateAbility::range>().or_else(1),
               effects_field<&RetaliateAbility::effects>()},
    others_fields<RetaliateAbility>);
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

constexpr auto bonus_fields = all_of(
    std::array{
        field<&BonusAbility::attackers_disadvantage>("attackersDisadvantage"),
        field<&BonusAbility::attackers_suffer>("attackersSuffer").within(limits::amount),
        field<&BonusAbility::attackers_gain>("attackersGain")
            .says("Whoever attacks the figure gains this condition, at any range."),
        form_field<active_bonus_form, &BonusAbility::gives>("gives").says(
            "A bonus that is written as on a figure; it may last longer than the round."),
        field_as<Change, &BonusAbility::attack>("attack"),
        field_as<Change, &BonusAbility::attack_nearby>("attackNearby")
            .says("Its allies, of the sets if it names any, have this while they are within."),
        form_field<death_form, &BonusAbility::on_death>("onDeath"),
    },
    others_fields<BonusAbility>);
/// What allies have nearby is the figure's own bonus.
void check_bonus(const Reader& reader, void* object) {
    const auto& gives = static_cast<const BonusAbility*>(object)->gives;
    if (gives && !gives->item.empty()) {
        reader.at("gives").at("item").fail_with(ErrorCode::unknown_field, "an item",
                                                "a bonus of the card itself");
    }
    for (const std::string name : {"whom", "targets"}) {
        const auto found = reader.find(name);
        if (found && static_cast<const BonusAbility*>(object)->attack_nearby != 0) {
            found->fail_with(ErrorCode::unknown_field, '"' + name + "\" beside \"attackNearby\"",
                             "\"attackNearby\" alone, with \"within\" and \"of\"");
        }
    }
}

}  // namespace

constexpr Form shield_form{
    shield_fields, nullptr,
    "For the figure itself or, with whom, for others within this many hexes."};
constexpr Form retaliate_ability_form{retaliate_fields};
constexpr Form bonus_form{bonus_fields, check_bonus,
                          "A bonus for the round: for the figure itself or, with whom, for others "
                          "within this many hexes.",
                          R"({"not":{"required":["attackNearby"],
                                  "anyOf":[{"required":["whom"]},{"required":["targets"]}]}})"};

}  // namespace standee
