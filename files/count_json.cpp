#include "files/count_json.hpp"

#include <algorithm>
#include <map>

#include "files/value_forms.hpp"

namespace standee {
namespace {

/// What is counted, by one of the names that the form allows.
struct Per : CodecOf<Counted> {
    static void read(const Reader& reader, const FieldForm& field, Counted& per) {
        const std::string_view name = field.names[reader.one_of(field.names, field.kind_of_name)];
        per = static_cast<Counted>(std::ranges::find(counted_names, name) - counted_names.begin());
    }
    static Json write(Counted per) { return name_in(counted_names, per); }
    static constexpr std::string_view schema = "#names";
};

constexpr auto count_fields(Fields among) {
    return std::array{
        field_as<Per, &Count::per>("per").named(among, "what can be counted here").required(),
        field<&Count::times>("times").within(limits::amount).or_else(1),
        field<&Count::divide>("divide").within({1, 999}).or_else(1),
        field<&Count::plus>("plus").within(limits::change),
        field<&Count::most>("most").within(limits::amount),
        field_as<Sets, &Count::of>("of"),
    };
}

void check_count(const Reader& reader, void* object) {
    const Count& count = *static_cast<const Count*>(object);
    if (count.per == Counted::figures && count.of.empty()) {
        reader.fail(ErrorCode::missing_field, "the sets to be counted in \"of\"");
    }
    if (count.per != Counted::figures && !count.of.empty()) {
        reader.at("of").fail_with(
            ErrorCode::unknown_field,
            "\"of\" beside \"" + std::string{name_in(counted_names, count.per)} + "\"",
            "\"of\" only beside \"figures\"");
    }
}

constexpr std::array<std::string_view, 6> in_abilities{"damageDealt", "targets", "targetsDamaged",
                                                       "hexesMoved",  "hp",      "figures"};
constexpr std::array<std::string_view, 3> in_attack{"hexesMoved", "hp", "figures"};
constexpr std::array<std::string_view, 2> before_turn{"hp", "figures"};
constexpr std::array<std::string_view, 1> figures{"figures"};
constexpr std::array<std::string_view, 1> of_target{"targetShield"};
constexpr std::array<std::string_view, 1> of_mat{"targetTokens"};
constexpr auto fields_in_abilities = count_fields(in_abilities);
constexpr auto fields_in_attack = count_fields(in_attack);
constexpr auto fields_before_turn = count_fields(before_turn);
constexpr auto fields_of_figures = count_fields(figures);
constexpr auto fields_of_target = count_fields(of_target);
constexpr auto fields_of_mat = count_fields(of_mat);

}  // namespace

constexpr Form count_in_abilities{
    fields_in_abilities,
    check_count,
    "A number that a card counts: the count named by per, multiplied by times, divided by divide "
    "and rounded down, increased by plus, and limited to most. With figures, the figures of the "
    "sets in of are counted.",
    {},
    "count"};
constexpr Form count_in_attack{
    fields_in_attack,
    check_count,
    "A number that is known when the figure attacks. hexesMoved counts the hexes that its last "
    "move ability entered.",
    {},
    "countInAttack"};
constexpr Form count_before_turn{fields_before_turn,
                                 check_count,
                                 "A number that is known before the turn.",
                                 {},
                                 "countBeforeTurn"};
constexpr Form count_of_figures{fields_of_figures, check_count, "A number of figures on the map.",
                                R"({"required":["per","of"]})", "countOfFigures"};
constexpr Form count_of_target{std::span{fields_of_target}.first(5),
                               nullptr,
                               "A number that depends on the target of an attack.",
                               {},
                               "countOfTarget"};

constexpr Form count_of_tokens{std::span{fields_of_mat}.first(5),
                               nullptr,
                               "A number of tokens on the mat of the target of an attack.",
                               {},
                               "countOfTokens"};

Count read_count(const Reader& reader, const Form& form) {
    Count count;
    read_form(reader, form, &count);
    return count;
}

Json write_count(const Count& count) {
    Json json = Json::object();
    write_fields(fields_in_abilities, &count, json);
    return json;
}

std::vector<std::string> read_sets(const Reader& reader) {
    std::vector<std::string> sets = reader.list([](const Reader& item) { return item.id(); });
    std::map<std::string_view, int> times;
    for (const std::string& set : sets) {
        ++times[set];
    }
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (times[sets[i]] > 1) {
            reader[i].fail(ErrorCode::duplicate, "each set once");
        }
    }
    return sets;
}

}  // namespace standee
