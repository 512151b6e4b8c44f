#include "import/ghs/game.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <set>

#include "files/reader.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "import/ghs/game_pieces.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/modifier_decks.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// Changes the written form of a scene.
class GameImport {
public:
    GameImport(const Json& document, const Scene& scene, const std::map<std::string, Json>& places,
               WithDecks decks)
        : document_{document},
          game_{game_in(Reader{document})},
          scene_{scene},
          places_{places},
          decks_{decks},
          form_(write_scene(scene)) {}

    ImportedGame run() {
        form_.erase("progress");
        form_.erase("turn");
        form_["level"] = game_.integer_or("level", scene_.level, limits::level);
        form_["roundNumber"] = round_of(game_);
        read_figures();
        read_elements();
        read_cards();
        if (decks_ == WithDecks::yes) {
            for (const ModifierDeck& deck : modifier_decks_of(game_, scene_)) {
                read_modifier_deck(
                    Reader{document_.at(Json::json_pointer{deck.pointer}), deck.pointer},
                    deck.owner, form_, notes_);
            }
            read_ability_decks();
        }
        ImportedGame result;
        result.scene = read_scene(form_);
        result.notes = std::move(notes_);
        result.ability_decks = std::move(ability_decks_);
        return result;
    }

private:
    void read_figures() {
        Json figures = Json::array();
        std::set<std::string> known;
        std::string waiting;
        const std::set<std::string> dead;
        std::vector<Piece> pieces = pieces_of(game_);
        for (const Figure& figure : scene_.figures) {
            spend(comparing_figures * pieces.size());
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
            if (piece.dead || piece.dormant || figure_of(scene_, piece) != nullptr) {
                continue;
            }
            const auto place = places_.find(piece.id);
            if (place == places_.end()) {
                waiting += (waiting.empty() ? "" : ", ") + piece.id;
                continue;
            }
            known.insert(piece.id);
            Json form = new_figure(piece);
            if (piece.kind == standee::Kind::summon) {
                add_summon(piece, form);
            }
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

    /// What a summon can do: the application knows no stat card of it.
    void add_summon(const Piece& piece, Json& form) const {
        const Reader entity{document_.at(Json::json_pointer{piece.pointer}), piece.pointer};
        spend(comparing_figures * scene_.figures.size());
        for (const Figure& figure : scene_.figures) {
            if (figure.kind == standee::Kind::character &&
                in_small_letters(figure.id) == in_small_letters(piece.summoner)) {
                form["summoner"] = figure.id;
            }
        }
        constexpr std::array<std::array<std::string_view, 2>, 3> stats{
            {{"attack", "attack"}, {"movement", "move"}, {"range", "range"}}};
        for (const auto& [theirs, ours] : stats) {
            const auto stat = entity.find(theirs);
            const auto value = stat ? number_of(*stat) : std::nullopt;
            if (value && (*value > 0 || ours != "range")) {
                form[std::string{ours}] = *value;
            }
        }
        if (entity.boolean_or("flying", false)) {
            form["flying"] = true;
        }
    }

    /// A number, which the application may store as a text; none where it is a formula.
    static std::optional<int> number_of(const Reader& value) {
        if (value.is_number()) {
            return value.integer(any_number);
        }
        const std::string text = value.text();
        int number = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = problem == std::errc{} && end == text.data() + text.size();
        return whole ? std::optional{number} : std::nullopt;
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
        const Json& json = document_.at(Json::json_pointer{piece.pointer});
        spend(200 + json_work(json));  // several figures may be the same piece
        const Reader entity{json, piece.pointer};
        const int health = entity.integer_or("health", 0, any_number);
        if (health > 0) {
            form["hp"] = health;
            form["maxHp"] = std::max(health, entity.integer_or("maxHealth", health, any_number));
        } else {
            notes_.push_back(piece.id +
                             " has no hit points and is not dead: they stay as they are");
        }
        if (piece.rank && form["kind"] != "summon") {
            form["rank"] = name_in(rank_names, *piece.rank);
        }
        read_conditions(piece, entity, form);
        form.erase("summonedThisRound");
        if (in_round(game_) && piece.summoned) {
            form["summonedThisRound"] = true;
        }
        form.erase("turnEnded");
        if (in_round(game_) && piece.off) {
            form["turnEnded"] = true;
        }
        const int initiative = entity.integer_or("initiative", 0, any_number);
        if (piece.kind == standee::Kind::character && initiative > 0) {
            form["initiative"] = initiative;
        }
    }

    void read_conditions(const Piece& piece, const Reader& entity, Json& form) {
        Json conditions = Json::array();
        for (const Reader& condition : items(entity, "entityConditions")) {
            const std::string name = condition.at("name").text();
            spend(100 + 2 * name.size());
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
        if (!in_round(game_)) {
            return;
        }
        std::set<std::string> there;
        for (const Json& figure : form_["figures"]) {
            there.insert(figure.value("name", ""));
        }
        // Several monsters may have one deck: the card of the last is copied, once.
        std::map<std::string, std::pair<std::string, std::size_t>> drawn_cards;
        std::vector<std::string> order_of_keys;
        for (const Reader& monster : items(game_, "monsters")) {
            const std::string name = monster.at("name").id();
            spend(50);
            if (!there.contains(name)) {
                continue;
            }
            const auto set = scene_.monsters.find(name);
            const int drawn = monster.integer_or("ability", -1, any_number);
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
            if (drawn_cards.insert_or_assign(key, std::pair{name, card}).second) {
                order_of_keys.push_back(key);
            }
        }
        for (const std::string& key : order_of_keys) {
            const auto& [name, card] = drawn_cards.at(key);
            const Json& drawn = form_["monsters"][name]["cards"][card];
            spend(json_work(drawn) + order_of_keys.size());
            form_["cards"][key] = drawn;
        }
    }

    /// The order of the ability decks: `ability` is the card that was drawn last, which lies on the
    /// table while the round is played.
    void read_ability_decks() {
        for (const Reader& monster : items(game_, "monsters")) {
            const auto set = scene_.monsters.find(monster.at("name").id());
            const auto order = monster.find("abilities");
            if (set == scene_.monsters.end() || !order || set->second.cards.empty()) {
                continue;
            }
            const int drawn = monster.integer_or("ability", -1, any_number);
            DrawnDeck deck;
            spend(100 * order->size());
            for (std::size_t i = 0; i < order->size(); ++i) {
                const auto card = static_cast<std::size_t>((*order)[i].integer({0, 9999}));
                const int place = static_cast<int>(i);
                if (card >= set->second.cards.size() || (in_round(game_) && place == drawn)) {
                    continue;
                }
                (place > drawn ? deck.draw : deck.discards).push_back(set->second.cards[card].id);
            }
            ability_decks_.emplace(set->second.boss ? set->first : set->second.deck,
                                   std::move(deck));
        }
    }

    const Json& document_;
    const Reader game_;
    const Scene& scene_;
    const std::map<std::string, Json>& places_;
    const WithDecks decks_;
    Json form_;
    std::vector<std::string> notes_;
    DrawnDecks ability_decks_;
};

}  // namespace

ImportedGame import_game(const Json& game, const Scene& scene,
                         const std::map<std::string, Json>& places, WithDecks decks) {
    return GameImport{game, scene, places, decks}.run();
}

}  // namespace standee::ghs
