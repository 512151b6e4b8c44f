#include "import/ghs/game_pieces.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

constexpr std::array<std::string_view, 3> entity_types{"normal", "elite", "boss"};

std::string numbered(const std::string& name, int number) {
    return number > 0 ? name + "-" + std::to_string(number) : name;
}

/// Reads the figures of a game.
class PieceReader {
public:
    explicit PieceReader(const Reader& game) {
        const std::string pointer = game.pointer();
        for (const Item& character : items_at(game, "characters", pointer)) {
            if (!character.reader.boolean_or("absent", false)) {
                read_character(character);
            }
        }
        for (const Item& monster : items_at(game, "monsters", pointer)) {
            read_monsters(monster);
        }
        for (const Item& container : items_at(game, "objectiveContainers", pointer)) {
            for (const Item& entity : items_at(container.reader, "entities", container.pointer)) {
                Piece piece = entity_of(entity, container.reader.text_or("name", "objective"));
                piece.kind = standee::Kind::objective;
                piece.ally = container.reader.boolean_or("escort", false);
                pieces_.push_back(std::move(piece));
            }
        }
    }
    std::vector<Piece> take() { return std::move(pieces_); }

private:
    static Piece entity_of(const Item& item, const std::string& name) {
        spend(50 + 4 * name.size());  // each entity repeats it, and so does its id
        const Reader& entity = item.reader;
        Piece piece;
        piece.pointer = item.pointer;
        piece.name = name;
        piece.number = entity.integer_or("number", 0, any_number);
        piece.id = numbered(name, piece.number);
        piece.dead = entity.boolean_or("dead", false);
        piece.dormant = entity.boolean_or("dormant", false);
        piece.owner = piece.pointer;
        piece.off = entity.boolean_or("off", false);
        return piece;
    }

    void read_character(const Item& character) {
        Piece piece = entity_of(character, character.reader.at("name").id());
        piece.kind = standee::Kind::character;
        piece.id = piece.name;
        piece.dead = character.reader.boolean_or("exhausted", false);
        pieces_.push_back(piece);
        for (const Item& item : items_at(character.reader, "summons", character.pointer)) {
            Piece summon = entity_of(item, item.reader.at("name").id());
            summon.kind = standee::Kind::summon;
            summon.owner = character.pointer;
            summon.summoner = piece.name;
            summon.off = piece.off;
            summon.summoned = item.reader.text_or("state", "") == "new";
            pieces_.push_back(std::move(summon));
        }
    }

    void read_monsters(const Item& item) {
        const Reader& monster = item.reader;
        for (const Item& entity : items_at(monster, "entities", item.pointer)) {
            Piece piece = entity_of(entity, monster.at("name").id());
            const std::size_t type =
                entity.reader.at("type").one_of(entity_types, "a type of monster");
            piece.kind = type == 2 ? standee::Kind::boss : standee::Kind::monster;
            piece.owner = item.pointer;
            piece.ally = monster.boolean_or("isAlly", false);
            piece.summoned = entity.reader.text_or("summon", "") == "new";
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

}  // namespace

Reader game_in(const Reader& document) {
    for (const char* const field : {"payload", "game", "ghs-game"}) {
        if (document.has(field) && document.at(field).is_object()) {
            return document.at(field);
        }
    }
    return document;
}

std::vector<Reader> items(const Reader& reader, std::string_view field) {
    return reader.list_or_none(field, [](const Reader& item) { return item; });
}

std::vector<Item> items_at(const Reader& reader, std::string_view field,
                           const std::string& pointer) {
    const std::string list = pointer + "/" + std::string{field} + "/";
    std::vector<Item> found;
    for (Reader& item : items(reader, field)) {
        found.push_back({std::move(item), list + std::to_string(found.size())});
    }
    return found;
}

std::vector<Piece> pieces_of(const Reader& game) { return PieceReader{game}.take(); }

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
    spend(comparing_figures * scene.figures.size());
    const auto found = std::ranges::find_if(
        scene.figures, [&](const Figure& figure) { return is_same(figure, piece); });
    return found == scene.figures.end() ? nullptr : &*found;
}

bool in_round(const Reader& game) { return game.text_or("state", "draw") == "next"; }

// The application counts a round when its cards are drawn.
int round_of(const Reader& game) {
    return game.integer_or("round", 0, limits::round) + (in_round(game) ? 0 : 1);
}

bool is_held(std::string_view name, const Edition& rules) {
    const auto known = condition_named(name);
    return known && rules.conditions.contains(*known) && name != "bless" && name != "curse";
}

bool is_gone(const Reader& condition) {
    return condition.boolean_or("expired", false) || condition.text_or("state", "") == "removed";
}

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

}  // namespace standee::ghs
