#include "verify/against/claim.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/play_file.hpp"

#include "files/reader.hpp"
#include "files/values_json.hpp"
#include "lib/condition.hpp"
#include "lib/figure_ids.hpp"
#include "lib/words.hpp"

namespace standee::against {
namespace {

void put_in_order(TurnClaim& claim) {
    for (ExpectedOption& option : claim.options) {
        std::ranges::sort(option.targets);
    }
    std::ranges::sort(claim.options);
    const auto repeated = std::ranges::unique(claim.options);
    claim.options.erase(repeated.begin(), repeated.end());
    if (claim.focus) {
        std::ranges::sort(*claim.focus);
    }
}

std::string option_in_words(const ExpectedOption& option) {
    return fmt::format("ends in {}{}{}", text_of(option.end),
                       option.targets.empty() ? "" : " and attacks ", joined(option.targets));
}

std::vector<Hex> sorted(std::vector<Hex> hexes) {
    std::ranges::sort(hexes);
    return hexes;
}

std::string text_of_hexes(const std::optional<std::vector<Hex>>& hexes) {
    std::vector<std::string> words;
    for (const Hex hex : hexes.value_or(std::vector<Hex>{})) {
        words.push_back(text_of(hex));
    }
    return words.empty() ? "none" : fmt::format("{}", fmt::join(words, " "));
}

std::string text_of_elements(const Elements& elements) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < element_count; ++i) {
        if (elements[i] != ElementState::inert) {
            words.push_back(fmt::format("{} {}", element_names[i], name_of(elements[i])));
        }
    }
    return words.empty() ? "all inert" : fmt::format("{}", fmt::join(words, ", "));
}

std::string text_of_conditions(const std::set<std::string>& conditions) {
    return conditions.empty() ? "none" : fmt::format("{}", fmt::join(conditions, ", "));
}

std::string text_of_hp(const std::optional<int>& hp) {
    return hp ? std::to_string(*hp) : "not said";
}

void compare_figure(const std::string& id, const FigureState& ours, const FigureState& theirs,
                    std::vector<TableDifference>& all) {
    if (ours.hp != theirs.hp) {
        all.push_back({id, "hp", text_of_hp(ours.hp), text_of_hp(theirs.hp)});
    }
    if (ours.at != theirs.at) {
        all.push_back({id, "hex", text_of(ours.at), text_of(theirs.at)});
    }
    if (ours.conditions != theirs.conditions) {
        all.push_back({id, "conditions", text_of_conditions(ours.conditions),
                       text_of_conditions(theirs.conditions)});
    }
}

void compare_hexes(const char* what, const std::optional<std::vector<Hex>>& ours,
                   const std::optional<std::vector<Hex>>& theirs,
                   std::vector<TableDifference>& all) {
    if (ours && theirs && *ours != *theirs) {
        all.push_back({"", what, text_of_hexes(ours), text_of_hexes(theirs)});
    }
}

constexpr Limits any_number{-1'000'000, 1'000'000};

Hex hex_in(const Reader& reader) {
    if (reader.size() != 2) {
        reader.fail(ErrorCode::wrong_type, "a hex: [q, r]");
    }
    return {reader[0].integer(any_number), reader[1].integer(any_number)};
}

FigureState figure_in(const Reader& reader) {
    FigureState state;
    state.at = hex_in(reader.at("at"));
    state.hp = reader.integer_at("hp", any_number);
    for (std::string& name : reader.list_or_none("conditions", [](const Reader& condition) {
             return condition.is_object() ? condition.at("name").text() : condition.text();
         })) {
        state.conditions.insert(std::move(name));
    }
    return state;
}

bool leaves_to_chance(const Event& event) {
    return std::holds_alternative<event::Shuffle>(event.what);
}

}  // namespace

TurnClaim claim_of(const Scene& scene, const TurnAnswer& answer) {
    TurnClaim claim;
    for (const TurnOption& option : answer.options) {
        claim.options.push_back({option.end, ids_of(scene, option.targets)});
    }
    claim.focus = ids_of(scene, answer.focus);
    put_in_order(claim);
    return claim;
}

TurnClaim claim_of(const rulebook::PlannedTurn& answer) {
    TurnClaim claim;
    for (const rulebook::PlannedOption& option : answer.options) {
        claim.options.push_back({option.end, option.targets});
    }
    claim.focus = answer.foci;
    put_in_order(claim);
    return claim;
}

std::optional<TableClaim> table_after(const verify::Case& tried) {
    Json steps = Json::array();
    for (const std::string& step : tried.steps) {
        steps.push_back(Json::parse(step));
    }
    try {
        const PlayAnswer answer = play_steps(tried.scene, Reader{steps});
        if (answer.refused || answer.undecided > 0 ||
            std::ranges::any_of(answer.events, leaves_to_chance)) {
            return std::nullopt;
        }
        return table_of(answer.scene);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

bool agree(const TurnClaim& a, const TurnClaim& b) {
    return a.options == b.options && (!a.focus || !b.focus || *a.focus == *b.focus);
}

std::string in_words(const TurnClaim& claim) {
    std::vector<std::string> words;
    for (const ExpectedOption& option : claim.options) {
        words.push_back(option_in_words(option));
    }
    std::string text = words.empty() ? "no option" : fmt::format("{}", fmt::join(words, ", or "));
    if (claim.focus) {
        text += "; focus " + (claim.focus->empty() ? "nobody" : joined(*claim.focus));
    }
    return text;
}

std::vector<ExpectedOption> only_in(const TurnClaim& first, const TurnClaim& second) {
    std::vector<ExpectedOption> only;
    std::ranges::copy_if(first.options, std::back_inserter(only), [&](const ExpectedOption& o) {
        return std::ranges::find(second.options, o) == second.options.end();
    });
    return only;
}

TableClaim table_of(const Scene& scene) {
    TableClaim table;
    for (const Figure& figure : scene.figures) {
        FigureState& state = table.figures[figure.id];
        state.at = figure.at;
        state.hp = figure.hp;
        for (const HeldCondition& held : figure.conditions) {
            state.conditions.emplace(name_of(held.name));
        }
    }
    table.elements = scene.elements;
    table.loot = sorted(scene.loot);
    table.traps.emplace();
    for (const Trap& trap : scene.map.traps) {
        table.traps->push_back(trap.at);
    }
    table.open_doors.emplace();
    for (const Door& door : scene.map.doors) {
        if (door.open) {
            table.open_doors->push_back(door.at);
        }
    }
    std::ranges::sort(*table.traps);
    std::ranges::sort(*table.open_doors);
    return table;
}

std::vector<TableDifference> differences(const TableClaim& ours, const TableClaim& theirs) {
    std::vector<TableDifference> all;
    for (const auto& [id, state] : ours.figures) {
        if (const auto there = theirs.figures.find(id); there != theirs.figures.end()) {
            compare_figure(id, state, there->second, all);
        } else {
            all.push_back({id, "gone", "on the map", "gone"});
        }
    }
    for (const auto& [id, state] : theirs.figures) {
        if (!ours.figures.contains(id)) {
            all.push_back({id, "gone", "gone", "on the map"});
        }
    }
    if (ours.elements != theirs.elements) {
        all.push_back(
            {"", "elements", text_of_elements(ours.elements), text_of_elements(theirs.elements)});
    }
    compare_hexes("loot", ours.loot, theirs.loot, all);
    compare_hexes("traps", ours.traps, theirs.traps, all);
    compare_hexes("open doors", ours.open_doors, theirs.open_doors, all);
    return all;
}

TurnClaim read_turn_claim(const Json& reply, const Scene& scene) {
    const Reader reader{reply};
    TurnClaim claim;
    claim.options = reader.at("options").list([&](const Reader& option) {
        // further fields of an option, as in our own answers, are ignored
        ExpectedOption read{hex_in(option.at("end")), read_figure_ids(option.at("targets"), scene)};
        if (std::ranges::find(scene.map.hexes, read.end) == scene.map.hexes.end()) {
            option.at("end").fail(ErrorCode::bad_reference, "a hex of the map");
        }
        return read;
    });
    if (const auto focus = reader.find("focus"); focus && !focus->json().is_null()) {
        claim.focus = read_figure_ids(*focus, scene);
    }
    put_in_order(claim);
    return claim;
}

TableClaim read_table_claim(const Json& reply) {
    const Reader scene = Reader{reply}.at("scene");
    TableClaim table;
    for (std::size_t i = 0; i < scene.at("figures").size(); ++i) {
        const Reader figure = scene.at("figures")[i];
        table.figures[figure.at("id").text()] = figure_in(figure);
    }
    if (const auto elements = scene.find("elements")) {
        table.elements = read_elements(*elements);
    }
    table.loot = sorted(scene.list_or_none("loot", hex_in));
    if (const auto map = scene.find("map")) {
        table.traps = sorted(map->list_or_none("traps", [](const Reader& trap) {
            return hex_in(trap.is_object() ? trap.at("at") : trap);
        }));
        table.open_doors.emplace();
        for (const auto& [at, open] : map->list_or_none("doors", [](const Reader& door) {
                 return std::pair{hex_in(door.at("at")), door.boolean_or("open", false)};
             })) {
            if (open) {
                table.open_doors->push_back(at);
            }
        }
        std::ranges::sort(*table.open_doors);
    }
    return table;
}

bool agree(const Claim& a, const Claim& b) {
    if (a.index() != b.index()) {
        return false;
    }
    if (const auto* turn = std::get_if<TurnClaim>(&a)) {
        return agree(*turn, std::get<TurnClaim>(b));
    }
    if (const auto* table = std::get_if<TableClaim>(&a)) {
        return differences(*table, std::get<TableClaim>(b)).empty();
    }
    return std::get<Refused>(a).step == std::get<Refused>(b).step;
}

Claim read_claim(const Json& reply, const verify::Case& tried) {
    return tried.kind() == verify::CaseKind::turn ? Claim{read_turn_claim(reply, tried.scene)}
                                                  : Claim{read_table_claim(reply)};
}

namespace {

std::string side_in_words(const Claim& claim) {
    if (const auto* turn = std::get_if<TurnClaim>(&claim)) {
        return in_words(*turn);
    }
    const auto* refused = std::get_if<Refused>(&claim);
    return refused != nullptr ? fmt::format("step {} is refused", refused->step)
                              : "the steps are played";
}

}  // namespace

BothSides in_words(const Claim& ours, const Claim& theirs) {
    const auto* our_table = std::get_if<TableClaim>(&ours);
    const auto* their_table = std::get_if<TableClaim>(&theirs);
    if (our_table == nullptr || their_table == nullptr) {
        return {side_in_words(ours), side_in_words(theirs)};
    }
    BothSides sides;
    for (const TableDifference& one : differences(*our_table, *their_table)) {
        const std::string of = one.figure.empty()
                                   ? one.what
                                   : one.figure + (one.what == "gone" ? "" : ", " + one.what);
        const char* gap = sides.ours.empty() ? "" : "; ";
        sides.ours += fmt::format("{}{}: {}", gap, of, one.ours);
        sides.theirs += fmt::format("{}{}: {}", gap, of, one.theirs);
    }
    return sides;
}

}  // namespace standee::against
