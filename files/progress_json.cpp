#include "files/progress_json.hpp"

#include <array>
#include <string>

#include "files/ability_json.hpp"
#include "files/count_json.hpp"
#include "files/fields.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 11> bonus_names{
    "shield",          "retaliate", "attack",     "negate",           "attackersDisadvantage",
    "attackersSuffer", "onDeath",   "healEffect", "healOnSummonKill", "healAtEndOfRound",
    "advantageNearby"};
constexpr std::array<std::string_view, 2> lasting_names{"round", "persistent"};
constexpr Limits how_long{1, 999};
constexpr Limits any_count{0, 1'000'000'000};

ElementSet read_element_set(const Reader& reader) {
    ElementSet set;
    for (const Element element : reader.list(read_element)) {
        set.insert(element);
    }
    return set;
}

Json write_element(Element element) { return name_of(element); }

Json write_element_set(ElementSet set) {
    Json json = Json::array();
    for (std::size_t i = 0; i < element_names.size(); ++i) {
        if (set.contains(static_cast<Element>(i))) {
            json.push_back(element_names[i]);
        }
    }
    return json;
}

/// A consumption of one element may be written as that element.
PaidConsumption read_paid_consumption(const Reader& reader) {
    if (reader.is_text()) {
        const Element element = read_element(reader);
        return {{ElementChoice::only(element)}, 0, {element}};
    }
    reader.only(fields::paid_consumption);
    PaidConsumption paid;
    paid.price = reader.at("price").list(read_element_choice);
    paid.ordinal = static_cast<std::size_t>(reader.integer_or("ordinal", 0, any_count));
    paid.elements = reader.at("elements").list(read_element);
    return paid;
}

Json write_paid_consumption(const PaidConsumption& paid) {
    const bool plain = paid.price.size() == 1 && paid.elements.size() == 1 && paid.ordinal == 0 &&
                       paid.price.front() == ElementChoice::only(paid.elements.front());
    if (plain) {
        return write_element(paid.elements.front());
    }
    Json json{{"price", write_list(paid.price, write_element_choice)}};
    put_unless(json, "ordinal", paid.ordinal, std::size_t{0});
    json["elements"] = write_list(paid.elements, write_element);
    return json;
}

std::string read_word(const Reader& reader) { return reader.text(); }

TurnInProgress read_turn(const Reader& reader) {
    reader.only(fields::turn_in_progress);
    TurnInProgress turn;
    turn.figure = reader.at("figure").id();
    if (const auto usable = reader.find("usable")) {
        turn.usable = read_element_set(*usable);
    }
    if (const auto consumed = reader.find("consumed")) {
        turn.consumed = read_element_set(*consumed);
    }
    turn.infusions = reader.list_or_none("infusions", read_element_choice);
    turn.set = reader.text_or("set", "");
    turn.over = reader.boolean_or("over", false);
    return turn;
}

AbilityTargets read_ability_targets(const Reader& reader) {
    reader.only(fields::ability_targets);
    return {reader.at("by").id(), reader.at("ability").text(),
            reader.at("targets").list(read_word)};
}

HeldFocus read_held_focus(const Reader& reader) {
    reader.only(fields::held_focus);
    return {reader.at("figure").id(), reader.text_or("focus", "")};
}

Json write_turn(const TurnInProgress& turn) {
    Json json{{"figure", turn.figure}};
    if (!turn.usable.empty()) {
        json["usable"] = write_element_set(turn.usable);
    }
    if (!turn.consumed.empty()) {
        json["consumed"] = write_element_set(turn.consumed);
    }
    put_list(json, "infusions", turn.infusions, write_element_choice);
    put_unless(json, "set", turn.set, std::string{});
    put_unless(json, "over", turn.over, false);
    return json;
}

Json write_ability_targets(const AbilityTargets& targets) {
    return {{"by", targets.by}, {"ability", targets.ability}, {"targets", targets.targets}};
}

Json write_held_focus(const HeldFocus& held) {
    Json json{{"figure", held.figure}};
    put_unless(json, "focus", held.focus, std::string{});
    return json;
}

Json write_text(const std::string& text) { return text; }

/// `json[field]` as an object with a field for each entry, where there are any.
template <class Map, class Write>
void put_map(Json& json, std::string_view field, const Map& map, Write write) {
    if (map.empty()) {
        return;
    }
    Json object = Json::object();
    for (const auto& [name, value] : map) {
        object[name] = write(value);
    }
    json[field] = std::move(object);
}

Count read_end_of_round_count(const Reader& reader, ActiveBonus::Kind kind) {
    if (kind != ActiveBonus::Kind::heal_at_end_of_round) {
        reader.fail(ErrorCode::wrong_type, "a whole number");
    }
    constexpr std::array on_the_map{Counted::figures};
    return read_count(reader, on_the_map);
}

}  // namespace

Lasting read_lasting(const Reader& reader) {
    if (reader.is_object()) {
        reader.only(fields::lasting);
        const std::string_view unit = reader.only_field();
        return {unit == "turns" ? Lasting::Unit::turns : Lasting::Unit::rounds,
                reader.at(unit).integer(how_long), false};
    }
    if (!reader.is_text()) {
        reader.fail(ErrorCode::wrong_type, R"("round", "persistent", {"turns":n} or {"rounds":n})");
    }
    return {reader.named<Lasting::Unit>(lasting_names, "how long it lasts"), 0, false};
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

DeathSpawn read_death_spawn(const Reader& reader) {
    reader.only(fields::death_spawn);
    constexpr std::array<std::string_view, 2> ranks{"normal", "elite"};
    DeathSpawn spawn;
    spawn.name = reader.at("name").id();
    spawn.rank = ranks.at(reader.at("rank").one_of(ranks, "a rank"));
    spawn.if_kills = reader.boolean_or("ifKills", false);
    return spawn;
}

Json write_death_spawn(const DeathSpawn& spawn) {
    Json json{{"name", spawn.name}, {"rank", spawn.rank}};
    put_unless(json, "ifKills", spawn.if_kills, false);
    return json;
}

/// A field that only the bonus of a death has.
std::optional<Reader> of_death(const Reader& reader, std::string_view field,
                               ActiveBonus::Kind kind) {
    auto found = reader.find(field);
    if (found && kind != ActiveBonus::Kind::on_death) {
        const std::string name = '"' + std::string{field} + '"';
        found->fail_with(ErrorCode::out_of_range, name + " beside another kind of bonus",
                         name + " only beside \"onDeath\"");
    }
    return found;
}

/// A death does something, and once: it has no use slots.
void check_death(const Reader& reader, const ActiveBonus& bonus) {
    if (bonus.kind != ActiveBonus::Kind::on_death) {
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

ActiveBonus read_bonus(const Reader& reader, const Edition& edition) {
    reader.only(fields::bonus);
    ActiveBonus bonus;
    bonus.kind = reader.at("kind").named<ActiveBonus::Kind>(bonus_names, "a kind of bonus");
    if (const auto value = reader.find("value"); value && value->is_object()) {
        bonus.count = read_end_of_round_count(*value, bonus.kind);
    } else {
        bonus.value = reader.integer_or("value", 0, limits::amount);
    }
    bonus.range = reader.integer_or("range", 1, limits::range);
    if (const auto attack = reader.find("attack")) {
        bonus.attack = read_attack_bonus(*attack);
    }
    if (const auto state = reader.find("while")) {
        constexpr std::array<std::string_view, 1> states{"undamaged"};
        bonus.undamaged = state->one_of(states, "a state of the figure") == 0;
    }
    if (const auto condition = reader.find("condition")) {
        bonus.condition = read_condition(*condition, edition);
    }
    if (const auto attack = of_death(reader, "attackAll", bonus.kind)) {
        bonus.attack_all = read_death_attack(*attack);
    }
    if (const auto spawn = of_death(reader, "spawn", bonus.kind)) {
        bonus.spawn = read_death_spawn(*spawn);
    }
    bonus.of = read_sets(reader);
    if (const auto lasts = reader.find("lasts")) {
        bonus.lasts = read_lasting(*lasts);
    }
    bonus.lasts.first = reader.boolean_or("first", false);
    bonus.uses = reader.integer_at("uses", how_long);
    check_death(reader, bonus);
    return bonus;
}

Progress read_progress(const Reader& reader) {
    reader.only(fields::progress);
    Progress progress;
    if (const auto turn = reader.find("turn")) {
        progress.turn = read_turn(*turn);
    }
    progress.abilities = reader.list_or_none("abilities", read_ability_targets);
    if (const auto sets = reader.find("setInfusions")) {
        for (const std::string& set : sets->field_names()) {
            progress.set_infusions[set] = sets->at(set).list(read_element_choice);
        }
    }
    if (const auto sets = reader.find("setConsumed")) {
        for (const std::string& set : sets->field_names()) {
            progress.set_consumed[set] = sets->at(set).list(read_paid_consumption);
        }
    }
    if (const auto sets = reader.find("setBenefits")) {
        for (const std::string& set : sets->field_names()) {
            progress.set_benefits[set] =
                sets->at(set).list([](const Reader& item) { return item.text(); });
        }
    }
    progress.acting = reader.text_or("acting", "");
    progress.decided_first = reader.list_or_none("decidedFirst", read_word);
    progress.foci = reader.list_or_none("foci", read_held_focus);
    if (const auto shuffles = reader.find("shuffles")) {
        progress.shuffles = shuffles->natural();
    }
    progress.loot_placed = reader.integer_or("lootPlaced", 0, any_count);
    return progress;
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

Json write_attack_bonus(AttackBonus bonus) {
    switch (bonus.kind) {
        case AttackBonus::Kind::plus: return signed_text(bonus.value);
        case AttackBonus::Kind::times: return 'x' + std::to_string(bonus.value);
        case AttackBonus::Kind::poison: break;
    }
    return "poison";
}

Json write_bonus(const ActiveBonus& bonus) {
    Json json{{"kind", bonus_names[static_cast<std::size_t>(bonus.kind)]}};
    put_unless(json, "value", bonus.value, 0);
    if (bonus.count) {
        json["value"] = write_count(*bonus.count);
    }
    put_unless(json, "range", bonus.range, 1);
    if (bonus.attack != AttackBonus{}) {
        json["attack"] = write_attack_bonus(bonus.attack);
    }
    if (bonus.undamaged) {
        json["while"] = "undamaged";
    }
    if (bonus.condition) {
        json["condition"] = name_of(*bonus.condition);
    }
    if (bonus.attack_all) {
        json["attackAll"] = write_death_attack(*bonus.attack_all);
    }
    if (bonus.spawn) {
        json["spawn"] = write_death_spawn(*bonus.spawn);
    }
    put_list(json, "of", bonus.of, write_text);
    if (bonus.lasts.unit != Lasting::Unit::round) {
        json["lasts"] = write_lasting(bonus.lasts);
    }
    put_unless(json, "first", bonus.lasts.first, false);
    put_if(json, "uses", bonus.uses);
    return json;
}

Json write_progress(const Progress& progress) {
    Json json = Json::object();
    if (progress.turn) {
        json["turn"] = write_turn(*progress.turn);
    }
    put_list(json, "abilities", progress.abilities, write_ability_targets);
    put_map(json, "setInfusions", progress.set_infusions,
            [](const auto& elements) { return write_list(elements, write_element_choice); });
    put_map(json, "setConsumed", progress.set_consumed,
            [](const auto& paid) { return write_list(paid, write_paid_consumption); });
    put_map(json, "setBenefits", progress.set_benefits, [](const auto& ids) { return Json(ids); });
    put_unless(json, "acting", progress.acting, std::string{});
    put_list(json, "decidedFirst", progress.decided_first, write_text);
    put_list(json, "foci", progress.foci, write_held_focus);
    put_unless(json, "shuffles", progress.shuffles, std::uint64_t{0});
    put_unless(json, "lootPlaced", progress.loot_placed, 0);
    return json;
}

}  // namespace standee
