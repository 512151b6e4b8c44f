#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lib/error.hpp"
#include "play/deck/decks.hpp"
#include "play/game.hpp"
#include "play/turn/card_turn.hpp"
#include "tests/support/properties/arbitrary_scene.hpp"
#include "tests/support/properties/counted_property.hpp"
#include "threat/threat.hpp"

// The threat at a hex is what comes of putting the figure there and playing the enemy's turn with
// every order of a small deck and every choice. Hexes on the way to which something happens to the
// figure are left out: tests/threat/negative_hexes_test.cpp has those.

namespace standee {
namespace {

using Choices = std::vector<std::size_t>;
using Damages = std::map<Choices, double>;  // by choices: summed over the orders of the deck

/// Nobody but the enemy itself falls.
void make_immortal(Scene& scene, const std::string& enemy) {
    for (Figure& figure : scene.figures) {
        if (figure.hp && figure.id != enemy) {
            constexpr int more = 50'000;
            figure.max_hp = figure.max_hp.value_or(*figure.hp) + more;
            *figure.hp += more;
        }
    }
}

/// What only a longer look at the deck would tell.
bool deck_changes(const Game& game) {
    return std::ranges::any_of(game.log().events, [](const Event& event) {
        return std::holds_alternative<event::Shuffle>(event.what) ||
               std::holds_alternative<event::CardJoins>(event.what);
    });
}

/// Plays the turn; false where it stops.
bool is_played(Game& game, const TurnOrder& order) {
    try {
        return play_turn(game, order) == Flow::goes_on;
    } catch (const Stopped&) {
        return false;
    }
}

/// Plays the turn in every way; false where the deck changes on one of them.
bool play_every_way(const Scene& scene, const TurnOrder& order, const std::string& target,
                    Damages& damages) {
    std::vector<Choices> open{{}};
    while (!open.empty()) {
        const Choices choices = open.back();
        open.pop_back();
        DecisionLists decisions;
        decisions.choose.assign(choices.begin(), choices.end());
        decisions.undecided = Undecided::stops;
        Game game{scene, std::move(decisions)};
        if (!is_played(game, order)) {
            const std::size_t options =
                std::get<PendingChoice>(*game.decisions().pending()).choice.options.size();
            for (std::size_t i = 0; i < options; ++i) {
                open.push_back(choices);
                open.back().push_back(i);
            }
            continue;
        }
        if (deck_changes(game)) {
            return false;
        }
        double& sum = damages[choices];
        for (const Event& event : game.log().events) {
            const auto* damage = std::get_if<event::Damage>(&event.what);
            sum += damage != nullptr && damage->to == target ? damage->suffered : 0;
        }
    }
    return true;
}

/// Least and most of the means over all orders of the deck; none where the deck changes.
std::optional<DamageSpan> by_brute_force(const Scene& scene, const TurnOrder& order,
                                         const std::string& target) {
    Scene table = scene;
    make_immortal(table, order.figure);
    std::vector<Card>& deck = table.decks["monsters"];
    const auto by_value = [](const Card& a, const Card& b) { return a.value < b.value; };
    std::ranges::sort(deck, by_value);
    Damages damages;
    int orders = 0;
    do {
        if (!play_every_way(table, order, target, damages)) {
            return std::nullopt;
        }
        ++orders;
    } while (std::ranges::next_permutation(deck, by_value).found);
    DamageSpan span{std::numeric_limits<double>::max(), 0};
    for (const auto& [choices, sum] : damages) {
        span = {std::min(span.least, sum / orders), std::max(span.most, sum / orders)};
    }
    return span;
}

/// Cards of two values, so that the orders are few: small ones that run out, and large ones.
std::vector<Card> small_deck(generate::Dice& dice) {
    const int size = dice.percent(50) ? dice.between(4, 6) : dice.between(12, 14);
    std::vector<Card> deck(static_cast<std::size_t>(size));
    deck.front().value = dice.between(1, 3);
    return deck;
}

const Threat* threat_of(const ThreatenedHex& hex, FigureIndex enemy) {
    const auto found = std::ranges::find(hex.by, enemy, &Threat::enemy);
    return found == hex.by.end() ? nullptr : &*found;
}

/// `compared` counts the enemies whose threat could be computed by brute force.
void check_hex(const Scene& scene, const ThreatMap& map, const ThreatenedHex& hex,
               support::Share& compared) {
    Scene there = scene;
    there.figures[map.figure].at = hex.at;
    for (FigureIndex enemy = 0; enemy < scene.figures.size(); ++enemy) {
        const Figure& figure = scene.figures[enemy];
        const MonsterCard* card = scene.card_of(figure);
        if (figure.side != Side::monsters || card == nullptr || figure.summoned_this_round ||
            deck_of(figure, scene) != "monsters") {
            continue;
        }
        const auto brute =
            by_brute_force(there, {figure.id, card->abilities}, scene.figures[map.figure].id);
        compared.count(brute.has_value());
        if (!brute) {
            continue;
        }
        const Threat* threat = threat_of(hex, enemy);
        const DamageSpan said = threat == nullptr ? DamageSpan{} : threat->damage;
        RC_ASSERT(std::abs(said.least - brute->least) < 1e-9);
        RC_ASSERT(std::abs(said.most - brute->most) < 1e-9);
    }
}

TEST(AnyThreat, IsWhatEveryOrderOfASmallDeckComesTo) {
    support::Share compared;
    support::check_property([&] {
        Scene scene = *support::round_scene().as("scene");
        generate::Dice dice{*rc::gen::arbitrary<std::uint64_t>().as("seed of the deck and hexes")};
        const auto character = std::ranges::find_if(scene.figures, [](const Figure& figure) {
            return figure.kind == Kind::character && figure.side == Side::party;
        });
        RC_PRE(character != scene.figures.end());
        scene.decks = {{"monsters", small_deck(dice)}};
        const std::string id = character->id;
        try {
            ThreatMap map = threat_map(scene, id, {dice.between(0, 2)});
            std::erase_if(map.hexes,
                          [](const ThreatenedHex& hex) { return hex.negative_hexes > 0; });
            for (std::size_t i = 0; i < std::min<std::size_t>(3, map.hexes.size()); ++i) {
                check_hex(scene, map, dice.pick(map.hexes), compared);
            }
        } catch (const InputError& error) {
            RC_PRE(error.error().code != ErrorCode::too_many);
            throw;
        }
    });
    EXPECT_GE(compared.happened(), 200) << "of " << compared.times();
}

}  // namespace
}  // namespace standee
