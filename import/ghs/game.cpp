#include "import/ghs/game.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "files/reader.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"

namespace standee::ghs {
namespace {

constexpr Limits anything{-1'000'000, 1'000'000};
constexpr std::array<std::string_view, 3> entity_types{"normal", "elite", "boss"};

/// A figure of the game: the object with its hit points and conditions.
struct Piece {
    std::string pointer;  ///< of the object in the game
    standee::Kind kind = standee::Kind::monster;
    std::string name;
    std::string id;  ///< how its figure is called if the scene does not have it
    int number = 0;
    std::optional<Rank> rank;
    bool ally = false;
    bool dead = false;
    bool off = false;  ///< it has had its turn
};

/// The game in a document: the export itself, or what a server keeps around it.
Reader game_in(const Reader& document) {
    return document.has("payload") ? document.at("payload") : document;
}

std::vector<Reader> items(const Reader& reader, std::string_view field) {
    return reader.list_or_none(field, [](const Reader& item) { return item; });
}

std::string numbered(const std::string& name, int number) {
    return number > 0 ? name + "-" + std::to_string(number) : name;
}

/// Reads the figures of a game.
class PieceReader {
public:
    explicit PieceReader(const Reader& game) {
        for (const Reader& character : items(game, "characters")) {
            if (!character.boolean_or("absent", false)) {
                read_character(character);
            }
        }
        for (const Reader& monster : items(game, "monsters")) {
            read_monsters(monster);
        }
        for (const Reader& container : items(game, "objectiveContainers")) {
            for (const Reader& entity : items(container, "entities")) {
                Piece piece = entity_of(entity, container.text_or("name", "objective"));
                piece.kind = standee::Kind::objective;
                piece.ally = container.boolean_or("escort", false);
                pieces_.push_back(std::move(piece));
            }
        }
    }
    std::vector<Piece> take() { return std::move(pieces_); }

private:
    static Piece entity_of(const Reader& entity, const std::string& name) {
        Piece piece;
        piece.pointer = entity.pointer();
        piece.name = name;
        piece.number = entity.integer_or("number", 0, anything);
        piece.id = numbered(name, piece.number);
        piece.dead = entity.boolean_or("dead", false);
        piece.off = entity.boolean_or("off", false);
        return piece;
    }

    void read_character(const Reader& character) {
        Piece piece = entity_of(character, character.at("name").id());
        piece.kind = standee::Kind::character;
        piece.id = piece.name;
        piece.dead = character.boolean_or("exhausted", false);
        pieces_.push_back(std::move(piece));
        for (const Reader& summon : items(character, "summons")) {
            pieces_.push_back(entity_of(summon, summon.at("name").id()));
            pieces_.back().kind = standee::Kind::summon;
        }
    }

    void read_monsters(const Reader& monster) {
        for (const Reader& entity : items(monster, "entities")) {
            Piece piece = entity_of(entity, monster.at("name").id());
            const std::size_t type = entity.at("type").one_of(entity_types, "a type of monster");
            piece.kind = type == 2 ? standee::Kind::boss : standee::Kind::monster;
            piece.ally = monster.boolean_or("isAlly", false);
            piece.off = piece.off || monster.boolean_or("off", false);
            if (type != 2) {
                piece.rank = static_cast<Rank>(type);
            } else if (piece.number <= 1) {
                piece.id = piece.name;
            }
            pieces_.push_back(std::move(piece));
        }
    }

    std::vector<Piece> pieces_;
};

/// Whether a figure of the scene is that of the game.
bool is_same(const Figure& figure, const Piece& piece) {
    const std::string id = in_small_letters(figure.id);
    if (piece.kind == standee::Kind::character) {
        return figure.kind == standee::Kind::character &&
               (id == in_small_letters(piece.name) || figure.name == piece.name);
    }
    if (figure.kind == standee::Kind::character) {
        return false;
    }
    const bool numbered_so = figure.name == piece.name && figure.standee == piece.number;
    const bool the_boss = figure.kind == standee::Kind::boss && piece.kind == standee::Kind::boss &&
                          figure.name == piece.name && piece.number <= 1;
    return id == in_small_letters(piece.id) || numbered_so || the_boss;
}

const Figure* figure_of(const Scene& scene, const Piece& piece) {
    const auto found = std::ranges::find_if(
        scene.figures, [&](const Figure& figure) { return is_same(figure, piece); });
    return found == scene.figures.end() ? nullptr : &*found;
}

/// Whether it is a condition that figures of such scenes have: cards such as bless lie in decks.
bool is_held(std::string_view name, const Edition& rules) {
    const auto known = condition_named(name);
    return known && rules.conditions.contains(*known) && name != "bless" && name != "curse";
}

bool is_gone(const Reader& condition) {
    return condition.boolean_or("expired", false) || condition.text_or("state", "") == "removed";
}

/// What a state of the element board is between turns; none for one that is unknown.
std::optional<ElementState> element_state(std::string_view state) {
    if (state == "strong" || state == "new" || state == "always") {
        return ElementState::strong;
    }
    if (state == "waning") {
        return ElementState::waning;
    }
    if (state == "inert" || state == "consumed" || state == "partlyConsumed") {
        return ElementState::inert;
    }
    return std::nullopt;
}

/// Calls `use(element, Reader)` for the six elements of the board.
template <class Use>
void each_element(const Reader& game, Use use) {
    for (const Reader& element : items(game, "elementBoard")) {
        const auto type = std::ranges::find(element_names, element.at("type").text());
        if (type != element_names.end()) {
            use(static_cast<Element>(type - element_names.begin()), element);
        }
    }
}

// Into the scene

/// Changes the written form of a scene.
class GameImport {
public:
    GameImport(const Json& document, const Scene& scene, const std::map<std::string, Json>& places)
        : document_{document},
          game_{game_in(Reader{document})},
          scene_{scene},
          places_{places},
          form_(write_scene(scene)) {}

    ImportedGame run() {
        form_.erase("progress");
        form_.erase("turn");
        form_["level"] = game_.integer_or("level", scene_.level, limits::level);
        if (const int round = game_.integer_or("round", 0, limits::round); round > 0) {
            form_["roundNumber"] = round;
        }
        read_figures();
        read_elements();
        read_cards();
        ImportedGame result;
        result.scene = read_scene(form_);
        result.notes = std::move(notes_);
        return result;
    }

private:
    [[nodiscard]] bool in_round() const { return game_.text_or("state", "draw") == "next"; }

    void read_figures() {
        Json figures = Json::array();
        std::set<std::string> known;
        std::string waiting;
        std::set<std::string> dead;
        std::vector<Piece> pieces = PieceReader{game_}.take();
        for (const Figure& figure : scene_.figures) {
            const auto piece = std::ranges::find_if(
                pieces, [&](const Piece& other) { return is_same(figure, other); });
            Json form = form_["figures"][static_cast<std::size_t>(&figure - scene_.figures.data())];
            if (piece == pieces.end()) {
                notes_.push_back(figure.id + " is not in the game: it stays as it is");
            } else if (piece->dead) {
                const bool character = piece->kind == standee::Kind::character;
                notes_.push_back(figure.id + (character ? " is exhausted" : " is dead"));
                continue;
            } else {
                fill(*piece, form);
            }
            figures.push_back(std::move(form));
        }
        for (const Piece& piece : pieces) {
            if (piece.dead || figure_of(scene_, piece) != nullptr) {
                continue;
            }
            const auto place = places_.find(piece.id);
            if (place == places_.end()) {
                waiting += (waiting.empty() ? "" : ", ") + piece.id;
                continue;
            }
            known.insert(piece.id);
            Json form = new_figure(piece);
            form["at"] = place->second;
            fill(piece, form);
            figures.push_back(std::move(form));
        }
        for (const auto& [id, place] : places_) {
            if (!known.contains(id)) {
                throw InputError{{ErrorCode::bad_reference,
                                  "/options/place/" + pointer_token(id),
                                  "a place of " + in_quotes(id),
                                  "a living figure of the game that the scene does not have",
                                  {}}};
            }
        }
        if (!waiting.empty()) {
            notes_.push_back("these figures need a place, and are left out: " + waiting);
        }
        form_["figures"] = std::move(figures);
    }

    static Json new_figure(const Piece& piece) {
        const bool party = piece.kind == standee::Kind::character ||
                           piece.kind == standee::Kind::summon || piece.ally;
        const standee::Kind kind =
            piece.ally && piece.kind == standee::Kind::monster ? standee::Kind::ally : piece.kind;
        Json form{{"id", piece.id},
                  {"kind", name_in(kind_names, kind)},
                  {"side", party ? "party" : "monsters"}};
        if (piece.kind == standee::Kind::monster || piece.kind == standee::Kind::boss) {
            form["name"] = piece.name;
        }
        if (piece.rank) {
            form["rank"] = name_in(rank_names, *piece.rank);
            form["standee"] = piece.number;
        }
        return form;
    }

    void fill(const Piece& piece, Json& form) {
        const Reader entity{document_.at(Json::json_pointer{piece.pointer}), piece.pointer};
        const int health = entity.integer_or("health", 0, anything);
        if (health > 0) {
            form["hp"] = health;
            form["maxHp"] = std::max(health, entity.integer_or("maxHealth", health, anything));
        } else {
            notes_.push_back(piece.id +
                             " has no hit points and is not dead: they stay as they are");
        }
        if (piece.rank && form["kind"] != "summon") {
            form["rank"] = name_in(rank_names, *piece.rank);
        }
        read_conditions(piece, entity, form);
        form.erase("turnEnded");
        if (in_round() && piece.off) {
            form["turnEnded"] = true;
        }
        const int initiative = entity.integer_or("initiative", 0, anything);
        if (piece.kind == standee::Kind::character && initiative > 0) {
            form["initiative"] = initiative;
        }
    }

    void read_conditions(const Piece& piece, const Reader& entity, Json& form) {
        Json conditions = Json::array();
        for (const Reader& condition : items(entity, "entityConditions")) {
            const std::string name = condition.at("name").text();
            if (is_gone(condition)) {
                continue;
            }
            if (!is_held(name, scene_.edition)) {
                notes_.push_back(piece.id + " has " + name + ", which a scene cannot hold");
            } else if (std::ranges::find(conditions, Json(name)) == conditions.end()) {
                conditions.push_back(name);
            }
        }
        form["conditions"] = std::move(conditions);
    }

    void read_elements() {
        Json& elements = form_["elements"] = Json::object();
        each_element(game_, [&](Element element, const Reader& there) {
            const std::string state = there.at("state").text();
            const auto between_turns = element_state(state);
            if (!between_turns) {
                there.at("state").fail(ErrorCode::unknown_name,
                                       "strong, waning, inert, new, consumed, partlyConsumed or "
                                       "always");
            }
            if (state == "always" || state == "partlyConsumed") {
                notes_.push_back(std::string{name_of(element)} + " is " + state +
                                 ": it counts as " + std::string{name_of(*between_turns)});
            }
            if (*between_turns != ElementState::inert) {
                elements[name_of(element)] = name_of(*between_turns);
            }
        });
    }

    /// The ability cards that have been drawn, from the decks of the scene's sets.
    void read_cards() {
        form_.erase("cards");
        if (!in_round()) {
            return;
        }
        for (const Reader& monster : items(game_, "monsters")) {
            const std::string name = monster.at("name").id();
            const auto here = [&](const Json& figure) { return figure.value("name", "") == name; };
            if (std::ranges::none_of(form_["figures"], here)) {
                continue;
            }
            const auto set = scene_.monsters.find(name);
            const int drawn = monster.integer_or("ability", -1, anything);
            const auto order = monster.find("abilities");
            if (set == scene_.monsters.end() || !order || drawn < 0 ||
                static_cast<std::size_t>(drawn) >= order->size()) {
                notes_.push_back("the ability card of " + name + " is not known");
                continue;
            }
            const Reader position = (*order)[static_cast<std::size_t>(drawn)];
            const auto card = static_cast<std::size_t>(position.integer({0, 9999}));
            if (card >= set->second.cards.size()) {
                position.fail(ErrorCode::out_of_range,
                              "a card of the deck of " + in_quotes(name) + ", counted from 0");
            }
            const std::string key = set->second.boss ? name : set->second.deck;
            form_["cards"][key] = form_["monsters"][name]["cards"][card];
        }
    }

    const Json& document_;
    const Reader game_;
    const Scene& scene_;
    const std::map<std::string, Json>& places_;
    Json form_;
    std::vector<std::string> notes_;
};

// Into the game

/// A condition as the application stores one that has just been given.
Json new_condition(std::string_view name) {
    return {{"name", name},       {"value", 1},       {"state", "normal"}, {"lastState", "new"},
            {"permanent", false}, {"expired", false}, {"highlight", false}};
}

void update_conditions(Json& entity, const Figure& figure, const Edition& rules) {
    Json& list = entity["entityConditions"];
    Json kept = Json::array();
    std::set<std::string> there;
    for (const Json& condition : list.is_array() ? list : Json::array()) {
        const Reader reader{condition};
        const std::string name = reader.at("name").text();
        const auto known = condition_named(name);
        if (!is_held(name, rules) || is_gone(reader) || figure.has(*known)) {
            kept.push_back(condition);
            there.insert(is_gone(reader) ? "" : name);
        }
    }
    for (const HeldCondition& held : figure.conditions) {
        const std::string name{name_of(held.name)};
        if (is_held(name, rules) && !there.contains(name)) {
            kept.push_back(new_condition(name));
        }
    }
    list = std::move(kept);
}

void set_dead(Json& entity, standee::Kind kind) {
    entity["health"] = 0;
    entity[kind == standee::Kind::character ? "exhausted" : "dead"] = true;
    if (kind == standee::Kind::character) {
        entity["off"] = true;
    }
}

}  // namespace

ImportedGame import_game(const Json& game, const Scene& scene,
                         const std::map<std::string, Json>& places) {
    return GameImport{game, scene, places}.run();
}

UpdatedGame update_game(Json document, const Scene& scene) {
    UpdatedGame result;
    const Json before = document;
    const Reader game = game_in(Reader{before});
    for (const Piece& piece : PieceReader{game}.take()) {
        Json& entity = document.at(Json::json_pointer{piece.pointer});
        if (const Figure* const figure = figure_of(scene, piece)) {
            if (figure->hp) {
                entity["health"] = *figure->hp;
            }
            update_conditions(entity, *figure, scene.edition);
        } else if (!piece.dead) {
            set_dead(entity, piece.kind);
            result.notes.push_back(piece.id + " is not in the scene: it is dead in the game");
        }
    }
    each_element(game, [&](Element element, const Reader& there) {
        const ElementState now = scene.elements.at(static_cast<std::size_t>(element));
        const std::string state = there.at("state").text();
        if (state != "always" && element_state(state) != now) {
            document.at(Json::json_pointer{there.pointer()})["state"] = name_of(now);
        }
    });
    result.game = std::move(document);
    return result;
}

}  // namespace standee::ghs
