#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "files/reader.hpp"
#include "files/values_json.hpp"
#include "import/ghs/entities.hpp"
#include "import/ghs/game.hpp"
#include "import/ghs/game_pieces.hpp"
#include "import/ghs/modifier_decks.hpp"
#include "lib/letters.hpp"
#include "lib/random.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// What writing a new figure takes.
constexpr std::uint64_t new_figure_units = 500;

/// Writes what has happened on the board into a game.
class GameUpdate {
public:
    GameUpdate(Json document, const Scene& scene, const DrawnDecks& ability_decks)
        : before_(std::move(document)),
          result_{before_, {}},
          game_{game_in(Reader{before_})},
          pointer_{game_.pointer()},
          scene_{scene},
          ability_decks_{ability_decks},
          pieces_{pieces_of(game_)},
          round_{scene.progress.round < round_of(game_) ? round_of(game_) : scene.progress.round},
          ended_{round_ > round_of(game_)},
          begun_{(in_round(game_) && !ended_) || has_begun(scene)} {}

    UpdatedGame run() {
        if (ended_) {
            end_round();
        }
        for (const Piece& piece : pieces_) {
            update(piece);
        }
        for (const Figure& figure : scene_.figures) {
            const auto same = [&](const Piece& piece) { return is_same(figure, piece); };
            spend(comparing_figures * pieces_.size());
            if (std::ranges::none_of(pieces_, same)) {
                add(figure);
            }
        }
        rest_sets();
        update_elements();
        put(game(), "state", begun_ ? "next" : "draw");
        put(game(), "round", begun_ ? round_ : round_ - 1);
        for (const Item& monster : items_at(game_, "monsters", pointer_)) {
            update_cards(at(monster.pointer));
        }
        for (const ModifierDeck& deck : modifier_decks_of(game_, scene_)) {
            update_modifier_deck(at(deck.pointer), scene_, deck.owner, result_.notes);
        }
        return std::move(result_);
    }

private:
    static bool has_begun(const Scene& scene) {
        return !scene.cards.empty() || scene.progress.turn ||
               std::ranges::any_of(scene.figures, &Figure::turn_ended);
    }

    Json& at(const std::string& pointer) { return result_.game.at(Json::json_pointer{pointer}); }
    Json& game() { return at(pointer_); }
    void note(std::string text) { result_.notes.push_back(std::move(text)); }

    /// As the application ends a round, but for what the board says itself.
    void end_round() {
        for (const char* const field : {"characters", "monsters", "objectiveContainers"}) {
            for (const Item& item : items_at(game_, field, pointer_)) {
                Json& figure = at(item.pointer);
                put(figure, "off", false);
                put(figure, "active", false);
                const bool character = std::string_view{field} == "characters";
                const char* const members = character ? "summons" : "entities";
                if (character) {
                    put(figure, "initiative", 0);
                    put(figure, "longRest", false);
                }
                for (const Item& member : items_at(item.reader, members, item.pointer)) {
                    Json& entity = at(member.pointer);
                    put(entity, "active", false);
                    put(entity, "off", false);
                    const char* const state = character ? "state" : "summon";
                    if (entity.value(state, "") == "new") {
                        entity[state] = "true";
                    }
                }
            }
        }
        if (in_round(game_)) {
            for (const Item& monster : items_at(game_, "monsters", pointer_)) {
                put_card_away(at(monster.pointer));
            }
        }
    }

    void update(const Piece& piece) {
        Json& entity = at(piece.pointer);
        const Figure* const figure = figure_of(scene_, piece);
        const bool character = piece.kind == standee::Kind::character;
        if (figure == nullptr) {
            if (!piece.dead && !piece.dormant) {
                set_dead(entity, piece.kind);
                note(piece.id + " is not in the scene: it is dead in the game");
            }
            return;
        }
        if (piece.dead) {
            if (piece.kind == standee::Kind::monster || piece.kind == standee::Kind::boss) {
                spend(new_figure_units);
                entity = new_monster(*figure, piece.number, scene_.edition);
                note(figure->id + " has come with the standee of a dead one");
            }
            return;
        }
        if (figure->hp) {
            put(entity, "health", *figure->hp);
        }
        put(entity, "dormant", false);
        update_conditions(entity, *figure, scene_.edition);
        if (character && (begun_ || !ended_) && figure->initiative) {
            put(entity, "initiative", static_cast<int>(figure->initiative->leading));
        }
        const bool has_turn = character || has_ability_card(*figure);
        const bool was_off = piece.off && !ended_;
        if (has_turn && begun_ && figure->turn_ended != was_off) {
            if (!character) {
                put(at(piece.owner), "off", false);
            }
            put(entity, "off", figure->turn_ended);
            if (figure->turn_ended) {
                put(entity, "active", false);
            }
        }
    }

    /// A set is done when all its living figures are.
    void rest_sets() {
        for (const Item& item : items_at(game_, "monsters", pointer_)) {
            Json& monster = at(item.pointer);
            bool done = begun_;
            for (const Json& entity : monster.value("entities", Json::array())) {
                done = done && (entity.value("dead", false) || entity.value("dormant", false) ||
                                entity.value("off", false) || entity.value("summon", "") == "new");
            }
            if (done && !item.reader.boolean_or("off", false)) {
                put(monster, "off", true);
                put(monster, "active", false);
            }
        }
    }

    /// The lowest number that none of those has.
    static int free_number(const Json& members) {
        spend(20 * members.size());
        std::set<int> taken;
        for (const Json& member : members) {
            taken.insert(member.value("number", 0));
        }
        int number = 1;
        while (taken.contains(number)) {
            ++number;
        }
        return number;
    }

    void add(const Figure& figure) {
        spend(new_figure_units);
        if (has_ability_card(figure) && !figure.name.empty()) {
            Json& entities = set_of(figure)["entities"];
            const int number = figure.standee.value_or(free_number(entities));
            entities.push_back(new_monster(figure, number, scene_.edition));
        } else if (figure.kind == standee::Kind::summon && figure.summoner) {
            add_summon(figure);
        } else {
            note(figure.id + " is not in the game: add it there");
        }
    }

    void add_summon(const Figure& figure) {
        for (const Item& item : items_at(game_, "characters", pointer_)) {
            spend(30);
            if (in_small_letters(item.reader.at("name").id()) !=
                in_small_letters(*figure.summoner)) {
                continue;
            }
            Json& character = at(item.pointer);
            Json& summons = character["summons"];
            const int number =
                figure.standee.value_or(free_number(summons.is_array() ? summons : Json::array()));
            summons.push_back(
                new_summon(figure, number, scene_.edition, character.value("level", 1)));
            return;
        }
        note(figure.id + " is not in the game: add it there");
    }

    /// The set of a monster in the game, added where it is not there.
    Json& set_of(const Figure& figure) {
        Json& sets = game()["monsters"];
        spend(10 * sets.size());
        for (Json& set : sets) {
            if (set.value("name", "") == figure.name) {
                return set;
            }
        }
        const std::string edition = game_.text_or("edition", "");
        const auto known = scene_.monsters.find(figure.name);
        Json order = Json::array();
        for (std::size_t i = 0; known != scene_.monsters.end() && i < known->second.cards.size();
             ++i) {
            order.push_back(i);
        }
        sets.push_back({{"name", figure.name},
                        {"edition", edition},
                        {"level", game_.integer_or("level", scene_.level, limits::level)},
                        {"off", false},
                        {"active", false},
                        {"drawExtra", false},
                        {"lastDraw", 0},
                        {"ability", -1},
                        {"abilities", shuffled(order)},
                        {"entities", Json::array()},
                        {"isAlly", figure.side == Side::party},
                        {"isAllied", false},
                        {"tags", Json::array()}});
        if (game().contains("figures")) {
            game()["figures"].push_back(edition + "-" + figure.name);
        }
        update_cards(sets.back());
        return sets.back();
    }

    void update_elements() {
        each_element(game_, [&](Element element, const Reader& there) {
            const ElementState now = scene_.elements.at(static_cast<std::size_t>(element));
            const std::string state = there.at("state").text();
            if (state != "always" && element_state(state) != now) {
                at(there.pointer())["state"] = name_of(now);
            }
        });
    }

    // Ability decks. `abilities` is the order of the deck, by positions; `ability` is the card that
    // was drawn last, -1 before the first.

    /// Sets of one deck are shuffled to the same order.
    [[nodiscard]] Json shuffled(const Json& order) const {
        spend(20 * order.size());
        auto cards = order.get<std::vector<std::size_t>>();
        std::ranges::sort(cards);
        SplitMix64 random{static_cast<std::uint64_t>(round_)};
        random.shuffle(cards);
        return cards;
    }

    [[nodiscard]] const std::vector<MonsterCard>* cards_of(const Json& monster) const {
        const auto set = scene_.monsters.find(monster.value("name", ""));
        return set == scene_.monsters.end() || !monster.contains("abilities") ||
                       !monster["abilities"].is_array()
                   ? nullptr
                   : &set->second.cards;
    }

    /// The deck is shuffled if the card of the round says so, or was the last.
    void put_card_away(Json& monster) const {
        const std::vector<MonsterCard>* cards = cards_of(monster);
        const int drawn = monster.value("ability", -1);
        if (cards == nullptr || drawn < 0 ||
            static_cast<std::size_t>(drawn) >= monster["abilities"].size()) {
            return;
        }
        const auto position =
            monster["abilities"][static_cast<std::size_t>(drawn)].get<std::size_t>();
        const bool last = static_cast<std::size_t>(drawn) + 1 == monster["abilities"].size();
        if (last || (position < cards->size() && (*cards)[position].shuffle)) {
            monster["abilities"] = shuffled(monster["abilities"]);
            monster["ability"] = -1;
        }
    }

    void update_cards(Json& monster) const {
        if (!lay_deck(monster)) {
            update_card(monster);
        }
    }

    static bool have_same_cards(std::vector<std::size_t> a, std::vector<std::size_t> b) {
        std::ranges::sort(a);
        std::ranges::sort(b);
        return a == b;
    }

    /// Writes the whole order of the deck where it is known: discards, the card of the round, and
    /// what is still to be drawn. False where it is not known, or has other cards than the game.
    bool lay_deck(Json& monster) const {
        const std::vector<MonsterCard>* cards = cards_of(monster);
        if (cards == nullptr) {
            return false;
        }
        const MonsterSet& set = scene_.monsters.at(monster.value("name", ""));
        const std::string& name = set.boss ? set.name : set.deck;
        const auto deck = ability_decks_.find(name);
        if (deck == ability_decks_.end()) {
            return false;
        }
        const Json& before = monster["abilities"];
        spend(20 * (cards->size() + before.size() + deck->second.discards.size() +
                    deck->second.draw.size()));
        std::vector<std::string> ids = deck->second.discards;
        if (const auto drawn = scene_.cards.find(name); drawn != scene_.cards.end() && begun_) {
            ids.push_back(drawn->second.id);
        }
        const int last = static_cast<int>(ids.size()) - 1;
        ids.insert(ids.end(), deck->second.draw.begin(), deck->second.draw.end());
        std::map<std::string_view, std::size_t> places;
        for (std::size_t i = 0; i < cards->size(); ++i) {
            places.emplace((*cards)[i].id, i);
        }
        std::vector<std::size_t> order;
        for (const std::string& id : ids) {
            const auto place = places.find(id);
            order.push_back(place == places.end() ? cards->size() : place->second);
        }
        if (!have_same_cards(order, before.get<std::vector<std::size_t>>())) {
            return false;
        }
        put(monster, "abilities", order);
        if (monster.value("ability", -1) != last) {
            monster["ability"] = last;
            monster["lastDraw"] = begun_ ? round_ : round_ - 1;
        }
        return true;
    }

    /// The card of the round lies on top of those drawn.
    void update_card(Json& monster) const {
        const std::vector<MonsterCard>* cards = cards_of(monster);
        if (cards == nullptr || !begun_) {
            return;
        }
        const MonsterSet& set = scene_.monsters.at(monster.value("name", ""));
        const auto drawn = scene_.cards.find(set.boss ? set.name : set.deck);
        if (drawn == scene_.cards.end()) {
            return;
        }
        spend(2 * (cards->size() + monster["abilities"].size()));
        const auto card = std::ranges::find(*cards, drawn->second.id, &MonsterCard::id);
        if (card == cards->end()) {
            return;  // by hand
        }
        const auto position = static_cast<std::size_t>(card - cards->begin());
        Json& order = monster["abilities"];
        int ability = monster.value("ability", -1);
        const bool same_round = in_round(game_) && !ended_;
        if (same_round && ability >= 0 && static_cast<std::size_t>(ability) < order.size() &&
            order[static_cast<std::size_t>(ability)] == Json(position)) {
            return;
        }
        const auto found = std::ranges::find(order, Json(position));
        if (found == order.end()) {
            return;
        }
        const auto lies_at = static_cast<std::size_t>(found - order.begin());
        ability += same_round && ability >= 0 ? 0 : 1;
        if (static_cast<std::size_t>(ability) >= order.size() ||
            lies_at < static_cast<std::size_t>(ability)) {
            ability = 0;  // the board has shuffled it
        }
        std::swap(order[static_cast<std::size_t>(ability)], order[lies_at]);
        monster["ability"] = ability;
        monster["lastDraw"] = round_;
    }

    const Json before_;
    UpdatedGame result_;
    const Reader game_;
    const std::string pointer_;
    const Scene& scene_;
    const DrawnDecks& ability_decks_;
    const std::vector<Piece> pieces_;
    const int round_;   ///< that is being played, or is played next
    const bool ended_;  ///< the round of the game has ended
    const bool begun_;  ///< turns are taken in that round
};

}  // namespace

UpdatedGame update_game(Json document, const Scene& scene, const DrawnDecks& ability_decks) {
    return GameUpdate{std::move(document), scene, ability_decks}.run();
}

}  // namespace standee::ghs
