#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "lib/app_data.hpp"
#include "lib/card.hpp"
#include "lib/edition.hpp"
#include "lib/element.hpp"
#include "lib/figure.hpp"
#include "lib/map.hpp"
#include "lib/monster.hpp"
#include "lib/monster_card.hpp"
#include "lib/progress.hpp"
#include "lib/shared_map.hpp"

namespace standee {

/// The most figures that a scene can hold.
inline constexpr std::size_t max_figures = 256;

/// The figure whose turn it is, and the abilities on its card.
struct TurnOrder {
    std::string figure;
    /// None: a summon's Move +0, Attack +0 with its own stats [summon.card].
    std::optional<std::vector<Ability>> abilities;

    friend bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

/// Everything on the table at one moment: a value, read from and written to "scene/1".
struct Scene {
    /// The rules of the scene: an edition with the scene's house rules.
    Edition edition = standee::edition(EditionId::frosthaven);
    int level = 1;  ///< scenario level, 0 to 7
    Map map;
    Elements elements{};
    std::vector<Figure> figures;  ///< in the order of the file
    std::vector<Hex> loot;
    /// Draw piles by owner, "monsters", "allies" or the id of a character; the topmost card first.
    std::map<std::string, std::vector<Card>> decks;
    /// Discard piles by owner; the card discarded last comes last.
    std::map<std::string, std::vector<Card>> discards;
    std::optional<std::uint64_t> seed;
    std::optional<TurnOrder> turn;
    MonsterCards cards;  ///< of this round
    /// Stat cards by set: the source of stats that figures do not give themselves, and of all stats
    /// of summoned and spawned figures. Copies of a scene share them.
    SharedMap<std::string, MonsterSet> monsters;
    /// The level of the stat cards of these sets; all other sets have the scenario level.
    std::map<std::string, int> levels;
    /// The number of standees of these sets. Any other set has as many as its stat card says, or
    /// enough if that does not say [monster.standees].
    std::map<std::string, int> standees;
    /// Tokens of the scenario, by the name of the place beside which they lie [card.token].
    std::map<std::string, int> tokens;
    Progress progress;
    AppData app;

    /// The figure with that id, or null.
    [[nodiscard]] const Figure* find(const std::string& id) const {
        for (const Figure& figure : figures) {
            if (figure.id == id) {
                return &figure;
            }
        }
        return nullptr;
    }
    /// The character with that id or name, or null.
    [[nodiscard]] const Figure* character(const std::string& called) const {
        for (const Figure& figure : figures) {
            if (figure.kind == Kind::character && (figure.id == called || figure.name == called)) {
                return &figure;
            }
        }
        return nullptr;
    }
    /// The card that the set of a monster, boss or ally has drawn this round, or null. The figure
    /// may have to perform another card: see performed_card.
    [[nodiscard]] const MonsterCard* card_of(const Figure& figure) const {
        if (figure.kind == Kind::character || figure.kind == Kind::summon ||
            figure.kind == Kind::objective) {
            return nullptr;
        }
        const std::string& set = figure.set.empty() ? figure.name : figure.set;
        auto card = set.empty() ? cards.end() : cards.find(set);
        card = card == cards.end() && !figure.name.empty() ? cards.find(figure.name) : card;
        card = card == cards.end() ? cards.find(figure.id) : card;
        return card == cards.end() ? nullptr : &card->second;
    }
    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace standee
