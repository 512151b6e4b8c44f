#include "files/progress_json.hpp"

#include <array>
#include <string>

#include "files/ability_json.hpp"
#include "files/value_forms.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 17> bonus_names{"shield",
                                                       "retaliate",
                                                       "attack",
                                                       "negate",
                                                       "attackersDisadvantage",
                                                       "attackersSuffer",
                                                       "onDeath",
                                                       "healEffect",
                                                       "healOnSummonKill",
                                                       "healAtEndOfRound",
                                                       "advantageNearby",
                                                       "attackNearby",
                                                       "attackersGain",
                                                       "retaliates",
                                                       "suffersKills",
                                                       "suffersUntilHealed",
                                                       "leavesHealed"};
constexpr std::array<std::string_view, 2> lasting_names{"round", "persistent"};
constexpr Limits how_long{1, 999};
constexpr Limits any_count{0, 1'000'000'000};

}  // namespace

Lasting read_lasting(const Reader& reader) {
    if (reader.is_object()) {
        reader.only({"turns", "rounds"});
        const std::string_view unit = reader.only_field();
        return {unit == "turns" ? Lasting::Unit::turns : Lasting::Unit::rounds,
                reader.at(unit).integer(how_long), false};
    }
    if (!reader.is_text()) {
        reader.fail(ErrorCode::wrong_type, R"("round", "persistent", {"turns":n} or {"rounds":n})");
    }
    return {reader.named<Lasting::Unit>(lasting_names, "how long it lasts"), 0, false};
}

Json write_lasting(const Lasting& lasting) {
    switch (lasting.unit) {
        case Lasting::Unit::turns: return {{"turns", lasting.left}};
        case Lasting::Unit::rounds: return {{"rounds", lasting.left}};
        case Lasting::Unit::round: break;
        case Lasting::Unit::persistent: break;
    }
    return lasting_names[static_cast<std::size_t>(lasting.unit)];
}

AttackBonus read_attack_bonus(const Reader& reader) {
    const std::string text = reader.text();
    if (text == "poison") {
        return {AttackBonus::Kind::poison, 0};
    }
    const bool times = text.starts_with('x');
    const auto number = signed_number(times ? '+' + text.substr(1) : text, limits::change);
    if (!number) {
        reader.fail(ErrorCode::unknown_name, R"(a bonus: "+1", "-2", "x2" or "poison")");
    }
    return {times ? AttackBonus::Kind::times : AttackBonus::Kind::plus, *number};
}

Json write_attack_bonus(AttackBonus bonus) {
    switch (bonus.kind) {
        case AttackBonus::Kind::plus: return signed_text(bonus.value);
        case AttackBonus::Kind::times: return 'x' + std::to_string(bonus.value);
        case AttackBonus::Kind::poison: break;
    }
    return "poison";
}

// Active bonuses

namespace {

constexpr std::array death_spawn_fields{
    field<&DeathSpawn::name>("name").id().required(),
    rank_field<&DeathSpawn::rank>().required(),
    field<&DeathSpawn::if_kills>("ifKills").says(
        "Only if a figure dies or becomes exhausted from the damage of the death."),
};
constexpr Form death_spawn_form{
    death_spawn_fields, nullptr,
    "Of onDeath: the monster that is then spawned; its stat card is in the scene's monsters."};

/// A number, or what is counted on the map when it matters.
struct ValueOfBonus : WholeCodecOf<ActiveBonus> {
    static void read(const Reader& reader, const FieldForm& field, ActiveBonus& bonus) {
        if (!reader.is_object()) {
            bonus.value = reader.integer(field.limits);
        } else if (bonus.kind == ActiveBonus::Kind::heal_at_end_of_round ||
                   bonus.kind == ActiveBonus::Kind::shield ||
                   bonus.kind == ActiveBonus::Kind::retaliate) {
            bonus.count = read_count(reader, count_of_figures);
        } else {
            reader.fail(ErrorCode::wrong_type, "a whole number");
        }
    }
    static Json write(const ActiveBonus& bonus) {
        return bonus.count        ? write_count(*bonus.count)
               : bonus.value != 0 ? Json(bonus.value)
                                  : Json{};
    }
    static constexpr std::string_view schema = R"({"anyOf":["#integer","@countOfFigures"]})";
};

constexpr std::array<std::string_view, 1> undamaged{"undamaged"};

constexpr std::array active_bonus_fields{
    field<&ActiveBonus::kind>("kind").named(bonus_names, "a kind of bonus").required(),
    field_of_whole<ValueOfBonus>("value")
        .within(limits::amount)
        .says("Counted, if at all, only of healAtEndOfRound, shield and retaliate, and only "
              "figures."),
    field<&ActiveBonus::range>("range").within(limits::range).or_else(1),
    field<&ActiveBonus::range_is_value>("rangeIsValue")
        .says("Of retaliate: it reaches as many hexes as it deals damage."),
    field<&ActiveBonus::attack>("attack"),
    field_as<FlagWord, &ActiveBonus::undamaged>("while")
        .named(undamaged, "a state of the figure")
        .says("Of attack: it counts only while the figure has all its hit points."),
    field<&ActiveBonus::condition>("condition")
        .says("Of onDeath, healEffect and attackersGain: what others gain."),
    form_field<death_attack_form, &ActiveBonus::attack_all>("attackAll"),
    form_field<death_spawn_form, &ActiveBonus::spawn>("spawn"),
    field<&ActiveBonus::within>("within")
        .within(limits::range)
        .says("Of attackNearby: how near allies must be; without it, anywhere."),
    field_as<Sets, &ActiveBonus::of>("of").says(
        "Of advantageNearby and attackNearby: the sets of those who have it. Of suffersKills: the "
        "sets whose deaths hurt the figure."),
    effects_field<&ActiveBonus::effects>().says(
        "Of retaliate: what whoever it reaches gains or suffers after it. Of retaliates: what "
        "whoever suffers damage from any retaliate of the figure gains or suffers."),
    field<&ActiveBonus::limit, &BonusLimit::against>("against")
        .named(against_names, "a kind of attack")
        .says("Of shield, retaliate and attackersDisadvantage: it counts only against such "
              "attacks."),
    field<&ActiveBonus::limit, &BonusLimit::before_turn>("beforeTurn")
        .says(
            "Of shield and retaliate: it counts only until the figure's turn of the round begins."),
    field<&ActiveBonus::limit, &BonusLimit::unless>("unless").says(
        "Of shield and retaliate: it does not count while the figure has this condition."),
    field<&ActiveBonus::limit, &BonusLimit::with>("onlyWith")
        .says("Of shield and retaliate: it counts only while the figure has this condition."),
    field<&ActiveBonus::lasts>("lasts"),
    field<&ActiveBonus::lasts, &Lasting::first>("first").says(
        "The turn or round in which the bonus began has not ended yet."),
    field<&ActiveBonus::uses>("uses").within(how_long),
    field<&ActiveBonus::item>("item").id().says("Of shield, attackersDisadvantage and negate, with "
                                                "uses: the item that gives the bonus. Its "
                                                "character is asked each time whether to use it."),
};

/// An item is used a number of times when its character is attacked or suffers damage.
void check_item(const Reader& reader, const ActiveBonus& bonus) {
    using enum ActiveBonus::Kind;
    if (bonus.item.empty()) {
        return;
    }
    if (bonus.kind != shield && bonus.kind != attackers_disadvantage && bonus.kind != negate) {
        reader.at("item").fail_with(
            ErrorCode::out_of_range, "\"item\" beside another kind of bonus",
            R"("item" beside "shield", "attackersDisadvantage" or "negate")", "bonus.item"_clause);
    }
    if (!bonus.uses) {
        reader.fail_with(ErrorCode::missing_field, "\"item\" without \"uses\"",
                         R"("uses", how often it can be used)", "bonus.item"_clause);
    }
}

/// Only shields, retaliates and in part disadvantage are limited, and only retaliates have effects.
void check_limit(const Reader& reader, const ActiveBonus& bonus) {
    const bool retaliates = bonus.kind == ActiveBonus::Kind::retaliate;
    const bool limits =
        (bonus.kind == ActiveBonus::Kind::shield && bonus.item.empty()) || retaliates;
    for (const std::string name : {"against", "beforeTurn", "unless", "onlyWith", "effects"}) {
        const auto found = reader.find(name);
        const bool has_effects = retaliates || bonus.kind == ActiveBonus::Kind::retaliates;
        const bool by_kind = name == "against" && bonus.item.empty() &&
                             bonus.kind == ActiveBonus::Kind::attackers_disadvantage;
        if (found && !(name == "effects" ? has_effects : limits || by_kind)) {
            found->fail_with(
                ErrorCode::out_of_range, '"' + name + "\" beside another kind of bonus",
                name == "effects" ? R"("effects" only beside "retaliate" or "retaliates")"
                                  : '"' + name + R"(" only beside "shield" or "retaliate")",
                "bonus.limited"_clause);
        }
    }
    if (bonus.range_is_value && !retaliates) {
        reader.at("rangeIsValue")
            .fail_with(ErrorCode::out_of_range, "\"rangeIsValue\" beside another kind of bonus",
                       "\"rangeIsValue\" only beside \"retaliate\"");
    }
    if (bonus.kind == ActiveBonus::Kind::suffers_kills && bonus.of.empty()) {
        reader.fail_with(ErrorCode::missing_field, "\"suffersKills\" without \"of\"",
                         "the sets whose deaths hurt the figure", "card.suffers-kills"_clause);
    }
    if (bonus.kind == ActiveBonus::Kind::attackers_gain && !bonus.condition) {
        reader.fail_with(ErrorCode::missing_field, "\"attackersGain\" without \"condition\"",
                         "the condition", "card.attackers-gain"_clause);
    }
}

/// A death does something, and once: it has no use slots.
void check_active_bonus(const Reader& reader, void* object) {
    const ActiveBonus& bonus = *static_cast<const ActiveBonus*>(object);
    check_item(reader, bonus);
    check_limit(reader, bonus);
    if (bonus.kind != ActiveBonus::Kind::on_death) {
        for (const std::string name : {"attackAll", "spawn"}) {
            if (const auto found = reader.find(name)) {
                found->fail_with(ErrorCode::out_of_range,
                                 '"' + name + "\" beside another kind of bonus",
                                 '"' + name + "\" only beside \"onDeath\"");
            }
        }
        return;
    }
    if (bonus.value == 0 && !bonus.condition && !bonus.attack_all && !bonus.spawn) {
        reader.fail_with(ErrorCode::missing_field, "\"onDeath\" that does nothing",
                         R"("value" above 0, "condition", "attackAll" or "spawn")");
    }
    if (bonus.uses) {
        reader.at("uses").fail_with(ErrorCode::unknown_field, R"("uses" beside "onDeath")",
                                    R"("onDeath" without "uses": a figure dies once)");
    }
}

}  // namespace

constexpr Form active_bonus_form{
    active_bonus_fields, check_active_bonus, "An active bonus.",
    R"({"anyOf":[{"not":{"properties":{"value":{"type":"object"}},"required":["value"]}},
                 {"properties":{"kind":{"enum":["healAtEndOfRound","shield","retaliate"]}}}],
        "not":{"properties":{"kind":{"const":"onDeath"}},
               "anyOf":[{"required":["uses"]},
                        {"properties":{"value":{"maximum":0},"condition":false,"attackAll":false,
                                       "spawn":false}}]}})",
    "bonus"};

// A round in progress

namespace {

/// A set of elements as a list.
struct ElementList : CodecOf<ElementSet> {
    static void read(const Reader& reader, ElementSet& set) {
        for (const Element element : reader.list(read_element)) {
            set.insert(element);
        }
    }
    static Json write(ElementSet set) {
        Json json = Json::array();
        for (std::size_t i = 0; i < element_names.size(); ++i) {
            if (set.contains(static_cast<Element>(i))) {
                json.push_back(element_names[i]);
            }
        }
        return json;
    }
    static constexpr std::string_view schema = "@element";
    static constexpr bool list = true;
};

constexpr std::array turn_in_progress_fields{
    field<&TurnInProgress::figure>("figure").id().required(),
    field_as<ElementList, &TurnInProgress::usable>("usable"),
    field_as<ElementList, &TurnInProgress::consumed>("consumed"),
    field<&TurnInProgress::infusions>("infusions"),
    field<&TurnInProgress::set>("set").says("The set whose last turn the infusions wait for."),
    field<&TurnInProgress::over>("over"),
};
constexpr std::array ability_targets_fields{
    field<&AbilityTargets::by>("by").id().required(),
    field<&AbilityTargets::ability>("ability").required(),
    field<&AbilityTargets::targets>("targets").required(),
};
constexpr std::array held_focus_fields{
    field<&HeldFocus::figure>("figure").id().required(),
    field<&HeldFocus::focus>("focus").id(),
    field<&HeldFocus::from>("from").says("Where it stood when it looked for the focus."),
};
constexpr std::array paid_fields{
    field<&PaidConsumption::price>("price").required(),
    field<&PaidConsumption::ordinal>("ordinal")
        .within(any_count)
        .described_by(R"({"type":"integer","minimum":0})")
        .says("Which of the card's consumptions with this price, from 0."),
    field<&PaidConsumption::elements>("elements").required(),
};
constexpr Form turn_in_progress_form{turn_in_progress_fields};
constexpr Form ability_targets_form{ability_targets_fields};
constexpr Form held_focus_form{held_focus_fields};
constexpr Form paid_form{paid_fields};
constexpr std::array acts_before_fields{
    field<&ActsBefore::first>("first").id().required(),
    field<&ActsBefore::then>("then").id().required(),
};
constexpr Form acts_before_form{acts_before_fields};

}  // namespace

/// A consumption of one element may be written as that element.
template <>
struct ValueOf<PaidConsumption> : CodecOf<PaidConsumption> {
    static void read(const Reader& reader, PaidConsumption& paid) {
        if (reader.is_text()) {
            const Element element = read_element(reader);
            paid = {{ElementChoice::only(element)}, 0, {element}};
        } else {
            read_form(reader, paid_form, &paid);
        }
    }
    static Json write(const PaidConsumption& paid) {
        if (paid.price.size() == 1 && paid.elements.size() == 1 && paid.ordinal == 0 &&
            paid.price.front() == ElementChoice::only(paid.elements.front())) {
            return write_element(paid.elements.front());
        }
        Json json = Json::object();
        write_fields(paid_fields, &paid, json);
        return json;
    }
    static const Form& form() { return paid_form; }
    static constexpr std::string_view schema = R"({"oneOf":["@element","#form"]})";
};

namespace {

constexpr std::array progress_fields{
    form_field<turn_in_progress_form, &Progress::turn>("turn"),
    form_field<ability_targets_form, &Progress::abilities>("abilities"),
    field<&Progress::set_infusions>("setInfusions"),
    field<&Progress::set_consumed>("setConsumed")
        .says("The consumptions on a set's card that are paid. A consumption of a single element "
              "may be written as that element."),
    field<&Progress::set_pledged>("setPledged")
        .says("The elements that a set consumed when its first figure started its turn, in the "
              "states that they had, while no figure of the set has performed an ability: if none "
              "does, the elements come back."),
    field<&Progress::set_benefits>("setBenefits")
        .says("The figures of a set that were on the map when it consumed. Figures that appear "
              "later have no benefit."),
    field<&Progress::acting>("acting").says(
        "The set or character that acts before others with the same initiative."),
    field<&Progress::decided_first>("decidedFirst")
        .says("The order that the party has chosen among figures tied in initiative: "
              "\"monsters/guard\" for a set, otherwise an id. It holds for the rest of the round, "
              "also for focus."),
    form_field<held_focus_form, &Progress::foci>("foci").says(
        "The foci of the figures that have looked for a focus in this turn; no focus if they found "
        "none."),
    form_field<acts_before_form, &Progress::decided_by_focus>("decidedByFocus")
        .says("Of two tied in initiative, the one that acts first because a focus was chosen."),
    field_as<Natural, &Progress::shuffles>("shuffles"),
    field<&Progress::loot_placed>("lootPlaced").within(any_count),
};
}  // namespace

constexpr Form progress_form{progress_fields,
                             nullptr,
                             "The state of a round in progress, as standee play leaves it.",
                             {},
                             "progress"};

}  // namespace standee
