#include "apps/round_setup.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "files/document.hpp"
#include "files/monster_card_json.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// The ability cards that a set may draw.
const std::vector<MonsterCard>& deck_of_set(const Scene& scene, const std::string& set) {
    static const std::vector<MonsterCard> none;
    const auto found = scene.monsters.find(set);
    return found == scene.monsters.end() ? none : found->second.cards;
}

/// A card of the same name that says something else; null if there is none.
const MonsterCard* other_named(const std::vector<MonsterCard>& deck, const MonsterCard& card) {
    const auto other = std::ranges::find_if(deck, [&](MonsterCard same) {
        const bool named = in_small_letters(same.name) == in_small_letters(card.name);
        same.id = card.id;
        same.name = card.name;
        return named && same != card;
    });
    return other == deck.end() ? nullptr : &*other;
}

Json card_json(const Scene& scene, const std::string& set, const std::string& text) {
    if (text.starts_with('{')) {
        return parse_document(text);
    }
    const std::vector<MonsterCard>& deck = deck_of_set(scene, set);
    const auto with_id = std::ranges::find(deck, text, &MonsterCard::id);
    if (with_id != deck.end()) {
        return write_monster_card(*with_id);
    }
    const auto has_name = [&](const MonsterCard& card) {
        return !text.empty() && in_small_letters(card.name) == in_small_letters(text);
    };
    const auto with_name = std::ranges::find_if(deck, has_name);
    if (with_name == deck.end()) {
        throw InputError({ErrorCode::unknown_name,
                          "",
                          "\"" + text + "\"",
                          deck.empty() ? "an ability card as JSON"
                                       : "the id or name of a card of its deck, or a card as JSON",
                          {}});
    }
    const MonsterCard* const same = other_named(deck, *with_name);
    if (same != nullptr) {
        throw InputError({ErrorCode::unknown_name,
                          "",
                          "\"" + text + "\", the name of several cards",
                          "one of their ids, such as " + with_name->id + " or " + same->id,
                          {}});
    }
    return write_monster_card(*with_name);
}

/// "20", "20 71" or "[20,71]".
Json initiative_json(std::string text) {
    if (!text.starts_with('[')) {
        std::ranges::replace(text, ' ', ',');
        text = text.find(',') == std::string::npos ? text : "[" + text + "]";
    }
    return parse_document(text);
}

/// Asks until the scene has taken over an answer.
template <class Put>
SetUp ask_for(Scene& scene, const std::string& what, Prompt& prompt, Put put) {
    while (true) {
        const auto answer = prompt.ask(what);
        if (!answer || *answer == "q") {
            return SetUp::quit;
        }
        if (*answer == "u") {
            return SetUp::taken_back;
        }
        try {
            Json form = write_scene(scene);
            put(form, *answer);
            scene = read_scene(Reader{form});
            return SetUp::ready;
        } catch (const InputError& error) {
            prompt.out() << "Not possible: " << printable(error.error().sentence()) << '\n';
        }
    }
}

SetUp ask_for_initiatives(Scene& scene, bool new_round, Prompt& prompt) {
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        const Figure& figure = scene.figures[i];
        if (figure.kind != Kind::character || (figure.initiative && !new_round)) {
            continue;
        }
        const SetUp done = ask_for(scene, "initiative of " + printable(figure.id), prompt,
                                   [i](Json& form, const std::string& text) {
                                       form["figures"][i]["initiative"] = initiative_json(text);
                                   });
        if (done != SetUp::ready) {
            return done;
        }
    }
    return SetUp::ready;
}

/// A figure whose set has drawn no card; null if there is none.
const Figure* without_card(const Scene& scene) {
    const auto found = std::ranges::find_if(scene.figures, [&](const Figure& figure) {
        return has_ability_card(figure) && scene.card_of(figure) == nullptr;
    });
    return found == scene.figures.end() ? nullptr : &*found;
}

}  // namespace

SetUp set_up_round(Scene& scene, bool new_round, Prompt& prompt) {
    SetUp done = ask_for_initiatives(scene, new_round, prompt);
    while (done == SetUp::ready) {
        const Figure* figure = without_card(scene);
        if (figure == nullptr) {
            break;
        }
        const std::string set = figure->set.empty() ? monster_set_of(*figure) : figure->set;
        const std::string stat_cards = monster_set_of(*figure);
        done = ask_for(scene, "card of " + printable(set), prompt,
                       [&](Json& form, const std::string& text) {
                           form["cards"][set] = card_json(scene, stat_cards, text);
                       });
    }
    return done;
}

}  // namespace standee
