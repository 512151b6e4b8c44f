#include "import/ghs/modifier_decks.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "files/values_json.hpp"
#include "import/ghs/game_pieces.hpp"
#include "lib/letters.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// What the application calls a card, and what a scene does.
struct CardName {
    std::string_view theirs;
    std::string_view ours;
};
constexpr std::array card_names = std::to_array<CardName>({{"plus0", "+0"},
                                                           {"plus1", "+1"},
                                                           {"minus1", "-1"},
                                                           {"plus2", "+2"},
                                                           {"minus2", "-2"},
                                                           {"double", "2x"},
                                                           {"null", "miss"},
                                                           {"bless", "bless"},
                                                           {"curse", "curse"},
                                                           {"minus1extra", "-1"},
                                                           {"plus3", "+3"},
                                                           {"plus4", "+4"}});

/// What writing a modifier card takes, and each of its effects.
constexpr std::uint64_t modifier_units = 40;

/// The cards of a deck in order, and how many of them have been drawn.
struct DeckOrder {
    std::vector<std::string> cards;
    std::size_t drawn = 0;
};

DeckOrder order_of(const Reader& deck) {
    DeckOrder order;
    order.cards = deck.list_or_none("cards", [](const Reader& id) {
        spend(modifier_units);
        return id.text();
    });
    const int current = deck.integer_or("current", -1, any_number);
    order.drawn = std::min(order.cards.size(), static_cast<std::size_t>(std::max(-1, current) + 1));
    return order;
}

std::optional<std::string> card_called(std::string_view theirs) {
    const auto found = std::ranges::find(card_names, theirs, &CardName::theirs);
    return found == card_names.end() ? std::nullopt : std::optional{std::string{found->ours}};
}

/// The piles of a deck as a scene writes them; none where it has a card without a name here.
/// Bless and curse leave the deck when they have been drawn.
struct Piles {
    Json draw = Json::array();
    Json discards = Json::array();
};
std::optional<Piles> piles_of(const DeckOrder& order) {
    Piles piles;
    for (std::size_t i = 0; i < order.cards.size(); ++i) {
        const auto card = card_called(order.cards[i]);
        if (!card) {
            return std::nullopt;
        }
        if (i >= order.drawn) {
            piles.draw.push_back(*card);
        } else if (*card != "bless" && *card != "curse") {
            piles.discards.push_back(*card);
        }
    }
    return piles;
}

/// Gives each card of a pile an id of the deck, as long as there is one for it.
class Ids {
public:
    explicit Ids(const std::vector<std::string>& of_deck) {
        for (const std::string& id : of_deck) {
            if (const auto ours = card_called(id)) {
                left_[*ours].push_back(id);
            }
        }
    }

    /// None for a card that the application would not know.
    std::optional<std::string> take(const Json& card) {
        if (!card.is_string()) {
            return std::nullopt;
        }
        const auto& name = card.get_ref<const std::string&>();
        if (const auto own = left_.find(name); own != left_.end() && !own->second.empty()) {
            std::string id = std::move(own->second.front());
            own->second.pop_front();
            return id;
        }
        const auto usual = std::ranges::find(card_names, std::string_view{name}, &CardName::ours);
        return usual == card_names.end() ? std::nullopt : std::optional{std::string{usual->theirs}};
    }

private:
    std::map<std::string, std::deque<std::string>> left_;  ///< in order, by what a scene calls them
};

/// The cards of a pile as a scene writes them.
Json written(const std::map<std::string, std::vector<Card>>& piles, const std::string& owner) {
    Json list = Json::array();
    const auto found = piles.find(owner);
    if (found == piles.end()) {
        return list;
    }
    for (const Card& card : found->second) {
        spend(modifier_units * (1 + card.effects.size()));
        list.push_back(write_card(card));
    }
    return list;
}

}  // namespace

std::vector<ModifierDeck> modifier_decks_of(const Reader& game, const Scene& scene) {
    std::vector<ModifierDeck> decks;
    const auto add = [&](const Reader& holder, std::string_view field, const std::string& owner) {
        if (holder.has(field) && holder.at(field).is_object()) {
            decks.push_back({owner, holder.at(field).pointer()});
        }
    };
    add(game, "monsterAttackModifierDeck", "monsters");
    if (scene.edition.has_ally_deck) {
        add(game, "allyAttackModifierDeck", "allies");
    }
    for (const Reader& character : items(game, "characters")) {
        const std::string name = in_small_letters(character.at("name").id());
        spend(10 * scene.figures.size());
        for (const Figure& figure : scene.figures) {
            if (figure.kind == standee::Kind::character && in_small_letters(figure.id) == name) {
                add(character, "attackModifierDeck", figure.id);
            }
        }
    }
    return decks;
}

void read_modifier_deck(const Reader& deck, const std::string& owner, Json& scene,
                        std::vector<std::string>& notes) {
    const auto piles = piles_of(order_of(deck));
    if (!piles || deck.boolean_or("bb", false)) {
        notes.push_back("the modifier deck of " + owner +
                        " has cards that only the application knows: it is left out, and the "
                        "table draws its cards");
        return;
    }
    scene["decks"][owner] = piles->draw;
    scene["discards"][owner] = piles->discards;
}

void update_modifier_deck(Json& deck, const Scene& scene, const std::string& owner,
                          std::vector<std::string>& notes) {
    if (!scene.decks.contains(owner)) {
        return;
    }
    const Json draw = written(scene.decks, owner);
    const Json discards = written(scene.discards, owner);
    const DeckOrder before = order_of(Reader{deck});
    const auto piles = piles_of(before);
    if (piles && piles->draw == draw && piles->discards == discards) {
        return;
    }
    Ids ids{before.cards};
    Json cards = Json::array();
    for (const Json* pile : {&discards, &draw}) {
        for (const Json& card : *pile) {
            const auto id = ids.take(card);
            if (!id) {
                const std::string words = card.dump();
                spend(words.size());
                notes.push_back("the modifier deck of " + owner + " has a card " + words +
                                ", which the application does not have: its deck stays as it was");
                return;
            }
            cards.push_back(*id);
        }
    }
    deck["cards"] = std::move(cards);
    const int current = static_cast<int>(discards.size()) - 1;
    deck["current"] = current;
    for (const char* const field : {"discarded", "disgarded"}) {
        if (deck.contains(field)) {
            deck[field] = Json::array();
        }
    }
    if (deck.contains("lastVisible")) {
        deck["lastVisible"] = std::max(0, current);
    }
}

}  // namespace standee::ghs
