#include "files/scene_json.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "files/ability_json.hpp"
#include "files/coordinates.hpp"
#include "files/fields.hpp"
#include "files/figure_json.hpp"
#include "files/map_json.hpp"
#include "files/monster_card_json.hpp"
#include "files/progress_json.hpp"
#include "files/render.hpp"
#include "files/rules_json.hpp"
#include "files/scene_checks.hpp"
#include "files/stat_cards.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/board.hpp"
#include "lib/switched_rank.hpp"

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
    std::vector<Hex> apart = objective.also_at;
    std::vector<Hex> group{objective.at};
    for (std::size_t i = 0; i < group.size(); ++i) {
        const auto rest = std::ranges::partition(
            apart, [&](Hex hex) { return !board.adjacent(board.find(group[i]), board.find(hex)); });
        group.insert(group.end(), rest.begin(), rest.end());
        apart.erase(rest.begin(), rest.end());
    }
    if (!apart.empty()) {
        const auto first = std::ranges::find(objective.also_at, apart.front());
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
    const auto add = [&](Hex hex, WrittenPlace place) {
        listed.demand(place.reader(figures), hex);
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
    const Edition& rules = scene.edition;
    scene.figures = figures.list([&](const Reader& item) {
        if (scene.monsters.empty()) {
            return read_figure(item, rules);
        }
        const Json form = with_stat_card(item.json(), scene.monsters);
        return read_figure(Reader{form, item.pointer()}.with(item.coordinates()), rules);
    });
    check_ids(figures, scene);
    check_places(figures, scene);
    check_summoners(figures, scene);
}

/// Several tokens may lie in one hex.
std::vector<Hex> read_loot(const Reader& reader, const Map& map) {
    const ListedHexes listed{map.hexes};
    return reader.list([&](const Reader& item) {
        const Hex hex = read_hex(item);
        listed.demand(item, hex);
        return hex;
    });
}

using Decks = std::map<std::string, std::vector<Card>>;

/// Piles of cards by owner: the monsters, the allies, or a character that is there.
Decks read_decks(const Reader& reader, const Scene& scene) {
    Decks decks;
    for (const std::string& owner : reader.field_names()) {
        const Figure* const figure = scene.find(owner);
        const bool shared = owner == "monsters" || owner == "allies";
        if (!shared && (figure == nullptr || figure->kind != Kind::character)) {
            reader.fail_with(ErrorCode::bad_reference, "cards of " + in_quotes(owner),
                             "those of \"monsters\", \"allies\" or a character's id");
        }
        decks[owner] = read_cards(reader.at(owner), scene.edition);
    }
    return decks;
}

MonsterCards read_monster_cards(const Reader& reader, const Edition& rules) {
    MonsterCards cards;
    for (const std::string& set : reader.field_names()) {
        cards[set] = read_monster_card(reader.at(set), rules);
    }
    return cards;
}

void put_decks(Json& json, std::string_view field, const Decks& decks) {
    if (decks.empty()) {
        return;
    }
    Json object = Json::object();
    for (const auto& [owner, cards] : decks) {
        object[owner] = write_list(cards, write_card);
    }
    json[field] = std::move(object);
}

}  // namespace

void demand_format(const Reader& reader, std::string_view format) {
    const Reader there = reader.at("format");
    if (!there.is_text() || there.text() != format) {
        there.fail(ErrorCode::unknown_name, in_quotes(format));
    }
}

EditionId read_edition(const Reader& reader) {
    std::vector<std::string_view> names;
    for (const EditionId id : all_editions) {
        names.push_back(edition(id).name());
    }
    names.insert(names.end(), short_edition_names.begin(), short_edition_names.end());
    return all_editions.at(reader.one_of(names, "an edition") % all_editions.size());
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
        turn.abilities = read_card_abilities(reader.at("abilities"), scene.edition);
        if (!begins_with_switch(*turn.abilities)) {
            demand_stats(reader.at("abilities"), figure);
        }
    } else {
        demand_summon_stats(reader.at("figure"), figure);
    }
    return turn;
}

TurnOrder read_turn_order(const Reader& reader, const Scene& scene) {
    reader.only(fields::turn);
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
    axial.only(fields::scene);
    const Reader reader = axial.with(read_coordinates(axial.at("map")));
    Scene scene;
    const Edition& printed = edition(read_edition(reader.at("edition")));
    scene.edition = instead != nullptr ? *instead : printed;
    if (const auto rules = reader.find("rules")) {
        scene.edition = read_rules(*rules, scene.edition);
    }
    scene.level = reader.integer_or("level", 1, limits::level);
    scene.map = read_map(reader.at("map"), scene.edition);
    if (const auto elements = reader.find("elements")) {
        scene.elements = read_elements(*elements);
    }
    if (const auto monsters = reader.find("monsters")) {
        scene.monsters = read_monsters(*monsters, scene.level);
    }
    if (const auto figures = reader.find("figures")) {
        read_figures(*figures, scene);
    }
    if (const auto loot = reader.find("loot")) {
        scene.loot = read_loot(*loot, scene.map);
    }
    if (const auto decks = reader.find("decks")) {
        scene.decks = read_decks(*decks, scene);
    }
    if (const auto discards = reader.find("discards")) {
        scene.discards = read_decks(*discards, scene);
    }
    if (const auto seed = reader.find("seed")) {
        scene.seed = seed->natural();
    }
    if (const auto turn = reader.find("turn")) {
        scene.turn = read_turn_order(*turn, scene);
    }
    if (const auto cards = reader.find("cards")) {
        scene.cards = read_monster_cards(*cards, scene.edition);
        demand_stats_for_cards(*cards, scene);
    }
    if (const auto standees = reader.find("standees")) {
        for (const std::string& set : standees->field_names()) {
            scene.standees[set] = standees->at(set).integer(limits::standees);
        }
    }
    if (const auto progress = reader.find("progress")) {
        scene.progress = read_progress(*progress);
    }
    scene.progress.round = reader.integer_at("roundNumber", limits::round).value_or(0);
    demand_known_sets(reader, scene, coming);
    demand_one_character(reader, scene);
    return scene;
}

Scene read_scene(const Json& json) { return read_scene(Reader{json}); }

Json write_turn_order(const TurnOrder& turn) {
    Json json{{"figure", turn.figure}};
    if (turn.abilities) {
        json["abilities"] = write_abilities(*turn.abilities);
    }
    return json;
}

Json write_scene(const Scene& scene) {
    Json json{{"format", scene_format}, {"edition", scene.edition.name()}};
    if (Json rules = write_rules(scene.edition); !rules.empty()) {
        json["rules"] = std::move(rules);
    }
    put_unless(json, "level", scene.level, 1);
    json["map"] = write_map(scene.map, scene.edition, scene.level);
    if (scene.elements != Elements{}) {
        json["elements"] = write_elements(scene.elements);
    }
    put_list(json, "figures", scene.figures, [&](const Figure& figure) {
        return write_figure_beside_card(figure, scene.monsters);
    });
    put_list(json, "loot", scene.loot, write_hex);
    put_decks(json, "decks", scene.decks);
    put_decks(json, "discards", scene.discards);
    put_if(json, "seed", scene.seed);
    if (scene.turn) {
        json["turn"] = write_turn_order(*scene.turn);
    }
    if (!scene.cards.empty()) {
        Json cards = Json::object();
        for (const auto& [set, card] : scene.cards) {
            cards[set] = write_monster_card(card);
        }
        json["cards"] = std::move(cards);
    }
    if (!scene.monsters.empty()) {
        json["monsters"] = write_monsters(scene.monsters);
    }
    if (!scene.standees.empty()) {
        Json standees = Json::object();
        for (const auto& [set, count] : scene.standees) {
            standees[set] = count;
        }
        json["standees"] = std::move(standees);
    }
    put_list(json, "sets", absent_sets(scene), [](const std::string& set) { return set; });
    put_unless(json, "roundNumber", scene.progress.round, 0);
    Progress without_round = scene.progress;
    without_round.round = 0;
    if (without_round != Progress{}) {
        json["progress"] = write_progress(scene.progress);
    }
    return in_coordinates(std::move(json), scene.map.coordinates);
}

}  // namespace standee
