#include "files/scene_json.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "files/ability_json.hpp"
#include "files/coordinates.hpp"
#include "files/figure_json.hpp"
#include "files/map_json.hpp"
#include "files/monster_card_json.hpp"
#include "files/progress_json.hpp"
#include "files/render.hpp"
#include "files/rules_json.hpp"
#include "files/scene_checks.hpp"
#include "files/stat_cards.hpp"
#include "files/value_forms.hpp"
#include "files/writing.hpp"
#include "focus/switched_rank.hpp"
#include "lib/board.hpp"

namespace standee {
namespace {

/// Positions of the figures by id, to tell ids that are taken.
std::vector<std::pair<std::string_view, std::size_t>> by_id(const Scene& scene) {
    std::vector<std::pair<std::string_view, std::size_t>> ids;
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        ids.emplace_back(scene.figures[i].id, i);
    }
    std::ranges::sort(ids);
    return ids;
}

void check_ids(const Reader& figures, const Scene& scene) {
    const auto ids = by_id(scene);
    const auto twice = std::ranges::adjacent_find(
        ids, [](const auto& a, const auto& b) { return a.first == b.first; });
    if (twice != ids.end()) {
        figures[std::next(twice)->second].at("id").fail(ErrorCode::duplicate,
                                                        "an id that no other figure has");
    }
}

/// A hex of a figure, and where it is written.
struct WrittenPlace {
    std::size_t figure = 0;
    std::optional<std::size_t> further;  ///< position in "alsoAt"; none: "at"

    [[nodiscard]] Reader reader(const Reader& figures) const {
        return further ? figures[figure].at("alsoAt")[*further] : figures[figure].at("at");
    }
};

/// An objective of several hexes covers hexes next to each other.
void check_group(const Reader& figure, const Figure& objective, const Board& board) {
    std::vector<bool> apart(board.size());
    for (const Hex hex : objective.also_at) {
        apart[board.find(hex)] = true;
    }
    std::vector<HexIndex> group{board.find(objective.at)};
    for (std::size_t i = 0; i < group.size(); ++i) {
        for (const HexIndex next : board.neighbours(group[i])) {
            if (next != no_hex && apart[next]) {
                apart[next] = false;
                group.push_back(next);
            }
        }
    }
    const auto first = std::ranges::find_if(objective.also_at,
                                            [&](Hex hex) { return bool{apart[board.find(hex)]}; });
    if (first != objective.also_at.end()) {
        const Reader hex =
            figure.at("alsoAt")[static_cast<std::size_t>(first - objective.also_at.begin())];
        hex.fail_with(
            ErrorCode::out_of_range,
            abbreviated(hex.json()) + ", apart from the other hexes of " + in_quotes(objective.id),
            "hexes adjacent to each other as one group, with no wall or closed door "
            "between them",
            "map.objective"_clause);
    }
}

void check_places(const Reader& figures, const Scene& scene) {
    const ListedHexes listed{scene.map.hexes};
    std::vector<Hex> places;
    std::vector<WrittenPlace> written;
    places.reserve(scene.figures.size());
    written.reserve(scene.figures.size());
    const auto add = [&](Hex hex, WrittenPlace place) {
        if (!listed.contain(hex)) {
            listed.demand(place.reader(figures), hex);
        }
        places.push_back(hex);
        written.push_back(place);
    };
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        const Figure& figure = scene.figures[i];
        add(figure.at, {i, std::nullopt});
        for (std::size_t further = 0; further < figure.also_at.size(); ++further) {
            add(figure.also_at[further], {i, further});
        }
    }
    if (const auto again = repeated(places)) {
        const auto first = std::ranges::find(places, places[*again]) - places.begin();
        const WrittenPlace there = written[static_cast<std::size_t>(first)];
        written[*again].reader(figures).fail(
            ErrorCode::duplicate,
            there.figure == written[*again].figure
                ? "each of its hexes once"
                : "a hex of its own: " + in_quotes(scene.figures[there.figure].id) +
                      " stands there");
    }
    std::optional<Board> board;
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        if (is_large(scene.figures[i])) {
            check_group(figures[i], scene.figures[i], board ? *board : board.emplace(scene.map));
        }
    }
}

/// Every summoner is another figure, and none is summoned by its own summon.
void check_summoners(const Reader& figures, const Scene& scene) {
    std::vector<std::optional<FigureIndex>> summoners;
    summoners.reserve(scene.figures.size());
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        const auto summoner = figures[i].find("summoner");
        summoners.push_back(summoner ? std::optional{read_figure_id(*summoner, scene)}
                                     : std::nullopt);
        if (summoner && is_large(scene.figures[*summoners.back()])) {
            summoner->fail_with(ErrorCode::bad_reference,
                                in_quotes(summoner->text()) + ", an objective of several hexes",
                                "a figure that takes turns", "map.objective"_clause);
        }
    }
    for (std::size_t i = 0; i < summoners.size(); ++i) {
        std::size_t steps = 0;
        for (auto next = summoners[i]; next; next = summoners[*next]) {
            if (++steps > summoners.size()) {
                figures[i]
                    .at("summoner")
                    .fail(ErrorCode::bad_reference, "a figure that is not its own summon");
            }
        }
    }
}

void read_figures(const Reader& figures, Scene& scene) {
    if (figures.size() > max_figures) {
        figures.fail_with(ErrorCode::out_of_range, std::to_string(figures.size()) + " figures",
                          "at most " + std::to_string(max_figures));
    }
    scene.figures = figures.list([&](const Reader& item) {
        return scene.monsters.empty()
                   ? read_figure(item)
                   : read_figure(item, with_stat_card(item.json(), scene.monsters));
    });
    check_ids(figures, scene);
    check_places(figures, scene);
    check_summoners(figures, scene);
}

Json write_figures(const Scene& scene) {
    return scene.figures.empty() ? Json{} : write_list(scene.figures, [&](const Figure& figure) {
        return write_figure_beside_card(figure, scene.monsters);
    });
}

/// Several tokens may lie in one hex.
void read_loot(const Reader& reader, Scene& scene) {
    const ListedHexes listed{scene.map.hexes};
    scene.loot = read_hexes(reader);
    for (std::size_t i = 0; i < scene.loot.size(); ++i) {
        listed.demand(reader[i], scene.loot[i]);
    }
}
Json write_loot(const Scene& scene) {
    return scene.loot.empty() ? Json{} : write_hexes(scene.loot);
}

/// Piles of cards by owner: the monsters, the allies, or a character that is there.
template <std::map<std::string, std::vector<Card>> Scene::* piles>
struct Decks : WholeCodecOf<Scene> {
    static void read(const Reader& reader, const FieldForm& field, Scene& scene) {
        for (const std::string& owner : reader.field_names()) {
            const Figure* const figure = scene.find(owner);
            const bool shared = owner == "monsters" || owner == "allies";
            if (!shared && (figure == nullptr || figure->kind != Kind::character)) {
                reader.fail_with(ErrorCode::bad_reference, "cards of " + in_quotes(owner),
                                 "those of \"monsters\", \"allies\" or a character's id");
            }
        }
        ByName::read(reader, field, scene.*piles);
    }
    static Json write(const FieldForm& field, const Scene& scene) {
        return (scene.*piles).empty() ? Json{} : ByName::write(field, scene.*piles);
    }
    using ByName = ValueOf<std::map<std::string, std::vector<Card>>>;
    static constexpr std::string_view schema = "@decks";
};

void read_turn_of(const Reader& reader, Scene& scene) {
    scene.turn = read_turn_order(reader, scene);
}
Json write_turn_of(const Scene& scene) {
    return scene.turn ? write_turn_order(*scene.turn) : Json{};
}

struct Cards : WholeCodecOf<Scene> {
    static void read(const Reader& reader, const FieldForm& field, Scene& scene) {
        ByName::read(reader, field, scene.cards);
        demand_stats_for_cards(reader, scene);
    }
    static Json write(const FieldForm& field, const Scene& scene) {
        return scene.cards.empty() ? Json{} : ByName::write(field, scene.cards);
    }
    using ByName = MapOf<FormValue<MonsterCard, monster_card_form>>;
    static constexpr std::string_view schema =
        R"({"type":"object","additionalProperties":"@monsterCard"})";
};

void read_map_of(const Reader& reader, Scene& scene) { scene.map = read_map(reader); }
Json write_map_of(const Scene& scene) { return write_map(scene.map, scene.edition, scene.level); }
Json write_format(const Scene& /*scene*/) { return scene_format; }
Json write_edition(const Scene& scene) { return scene.edition.name(); }
Json write_house_rules(const Scene& scene) {
    const Json rules = write_rules(scene.edition);
    return rules.empty() ? Json{} : rules;
}
Json write_levels(const Scene& scene) { return scene.levels.empty() ? Json{} : Json(scene.levels); }
Json write_monsters_of(const Scene& scene) {
    return scene.monsters.empty() ? Json{} : write_monsters(scene.monsters);
}
Json write_absent_sets(const Scene& scene) {
    const std::vector<std::string> sets = absent_sets(scene);
    return sets.empty() ? Json{} : Json(sets);
}
void read_progress(const Reader& reader, Scene& scene) {
    read_form(reader, progress_form, &scene.progress);
}
Json write_progress(const Scene& scene) {
    const Json progress = write_form(progress_form, &scene.progress);
    return progress.empty() ? Json{} : progress;
}

template <void (*read)(const Reader&, Scene&), Json (*write)(const Scene&)>
constexpr FieldForm scene_field(std::string_view name, std::string_view schema) {
    return field_of_whole<WholeValue<Scene, read, write>>(name).described_by(schema);
}

/// In the order in which they are written. What others depend on `read_scene` reads before: the
/// edition with its rules, and the stat cards.
constexpr std::array scene_fields{
    scene_field<read_elsewhere<Scene>, write_format>("format", R"({"const":"scene/1"})").required(),
    scene_field<read_elsewhere<Scene>, write_edition>("edition", "@edition").required(),
    scene_field<read_elsewhere<Scene>, write_house_rules>("rules", "@rules"),
    field<&Scene::level>("level")
        .within(limits::level)
        .or_else(1)
        .says("Scenario level; 1 if left out."),
    scene_field<read_map_of, write_map_of>("map", "@map").required(),
    field<&Scene::elements>("elements"),
    scene_field<read_figures, write_figures>(
        "figures", R"({"type":"array","items":"@figure","maxItems":256})"),
    scene_field<read_loot, write_loot>("loot", R"({"type":"array","items":"@hex"})")
        .says("One hex for each loot token."),
    field_of_whole<Decks<&Scene::decks>>("decks"),
    field_of_whole<Decks<&Scene::discards>>("discards"),
    field_as<OptionalOf<Natural>, &Scene::seed>("seed").says("The seed for shuffling."),
    scene_field<read_turn_of, write_turn_of>("turn", "@turn"),
    field_of_whole<Cards>("cards").says(
        "The ability card of each set in this round, by the name of the set, or by the id of an "
        "ally, a boss or a monster without a set."),
    scene_field<read_levels, write_levels>(
        "levels",
        R"({"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":7}})")
        .says("The level of the stat cards of a set, by its name, if it is not the scene's."),
    scene_field<check_levels, write_monsters_of>(
        "monsters", R"({"type":"object","additionalProperties":{"$ref":"monster.schema.json"}})")
        .says("Stat cards by set. A figure with that name and a rank takes every stat that it does "
              "not give itself from its stat card. So does a figure that is summoned or spawned."),
    field<&Scene::standees>("standees")
        .within(limits::standees)
        .says("The number of standees of each monster set. A set that is not named has as many as "
              "its stat card says, or enough."),
    field<&Scene::tokens>("tokens")
        .within(limits::amount)
        .says("Tokens of the scenario, by the name of what they lie beside."),
    scene_field<read_elsewhere<Scene>, write_absent_sets>("sets",
                                                          R"({"type":"array","items":"@id"})")
        .says("Sets that cards or standees name but that have no figure on the map now."),
    field<&Scene::progress, &Progress::round>("roundNumber")
        .within(limits::round)
        .says("The number of the round, where a card asks for it."),
    scene_field<read_progress, write_progress>("progress", "@progress"),
    field<&Scene::app>("app").says(
        "Whatever an app keeps with the scene. Every scene of an answer has it as it was written."),
};

constexpr std::array turn_order_fields{
    field<&TurnOrder::figure>("figure").id().required(),
    field_as<OptionalOf<CardAbilities>, &TurnOrder::abilities>("abilities"),
};

}  // namespace

constexpr Form scene_form{scene_fields};
constexpr Form turn_order_form{
    turn_order_fields,
    nullptr,
    "The figure that acts (a monster, boss, ally or summon) and its card. Only a summon's card may "
    "be left out.",
    {},
    "turn"};

void demand_format(const Reader& reader, std::string_view format) {
    const Reader there = reader.at("format");
    if (!there.is_text() || there.text() != format) {
        there.fail(ErrorCode::unknown_name, in_quotes(format));
    }
}

std::string any_edition() {
    std::string names = "an edition: ";
    for (const Edition& printed : printed_editions()) {
        names.append(printed.name()).append(", ");
    }
    return names + "or an expansion that `standee rules` lists";
}

EditionId read_edition(const Reader& reader) {
    const auto known = reader.is_text() ? edition_named(reader.text()) : std::nullopt;
    if (!known) {
        reader.fail(
            reader.is_text() ? ErrorCode::unknown_name : ErrorCode::wrong_type,
            any_edition() + (reader.is_text() ? did_you_mean(reader.text(), edition_names()) : ""));
    }
    return *known;
}

FigureIndex read_figure_id(const Reader& reader, const Scene& scene) {
    const std::string id = reader.text();
    const Figure* const figure = scene.find(id);
    if (figure == nullptr) {
        std::vector<std::string_view> ids;
        for (const Figure& other : scene.figures) {
            ids.emplace_back(other.id);
        }
        reader.fail(ErrorCode::bad_reference, "the id of a figure" + did_you_mean(id, ids));
    }
    return static_cast<FigureIndex>(figure - scene.figures.data());
}

TurnOrder turn_order_of(const Reader& reader, const Scene& scene) {
    const Figure& figure = scene.figures[read_figure_id(reader.at("figure"), scene)];
    if (figure.kind == Kind::character || figure.kind == Kind::objective) {
        reader.at("figure").fail_with(
            ErrorCode::bad_reference,
            in_quotes(figure.id) + (figure.kind == Kind::character
                                        ? ", a character, whose turn is its player's own"
                                        : ", an objective, which takes no turn"),
            "a monster, boss, ally or summon");
    }
    TurnOrder turn{figure.id, std::nullopt};
    if (figure.kind != Kind::summon || reader.has("abilities")) {
        turn.abilities = read_card_abilities(reader.at("abilities"));
        if (!begins_with_switch(*turn.abilities)) {
            demand_stats(reader.at("abilities"), figure);
        }
    } else {
        demand_summon_stats(reader.at("figure"), figure);
    }
    return turn;
}

TurnOrder read_turn_order(const Reader& reader, const Scene& scene) {
    demand_only(reader, turn_order_form.fields);
    TurnOrder turn = turn_order_of(reader, scene);
    if (turn.abilities && begins_with_switch(*turn.abilities)) {
        const Reader abilities = reader.at("abilities");
        const auto switched =
            switched_for(scene, *turn.abilities, *scene.find(turn.figure), abilities[0].pointer());
        if (switched) {
            demand_stats(abilities, *switched);
        }
    }
    return turn;
}

Scene read_scene(const Reader& axial, const Edition* instead, std::span<const std::string> coming) {
    demand_format(axial, scene_format);  // first: another form has other fields
    demand_only(axial, scene_fields);
    Scene scene;
    const Reader edition_of = axial.at("edition");
    scene.edition = instead != nullptr ? *instead : edition(read_edition(edition_of));
    if (const auto rules = axial.find("rules")) {
        scene.edition = read_rules(*rules, scene.edition);
    }
    const Reader reader = axial.with(read_coordinates(axial.at("map"))).with(scene.edition);
    if (const auto monsters = reader.find("monsters")) {
        scene.monsters = read_monsters(*monsters);
    }
    read_form(reader, scene_form, &scene);
    demand_known_sets(reader, scene, coming);
    demand_one_character(reader, scene);
    return scene;
}

Scene read_scene(const Document& document) { return read_scene(Reader{document}); }

Json write_turn_order(const TurnOrder& turn) {
    Json json = Json::object();
    write_fields(turn_order_fields, &turn, json);
    return json;
}

Json write_scene(const Scene& scene) {
    Json json = Json::object();
    write_fields(scene_fields, &scene, json);
    return in_coordinates(std::move(json), scene.map.coordinates);
}

}  // namespace standee
