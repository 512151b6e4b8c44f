#include "play/attack/deaths.hpp"

#include <variant>

#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "play/attack/death_attack.hpp"
#include "play/deck/decks.hpp"
#include "play/refusal.hpp"
#include "play/spawning/monster_summon.hpp"
#include "play/spawning/spawning.hpp"

namespace standee {
namespace {

/// Chooses the hex in which the monster is placed. None if the play stops.
std::optional<Hex> choose_place(Game& game, const DueSpawn& due) {
    event::Choice choice{ChoiceKind::place, due.spawn.name, {}, 0};
    for (const Hex hex : due.places) {
        choice.options.push_back({.end = hex});
    }
    const auto chosen = game.choose("card.when-dies"_clause, std::move(choice));
    return chosen ? std::optional{due.places.at(*chosen)} : std::nullopt;
}

Figure spawned(const GameState& state, const DueSpawn& due, Hex at) {
    Figure figure = on_its_stat_card(state.scene(), due.spawn.name, due.spawn.rank);
    if (!figure.hp) {
        ask_for("card.when-dies"_clause,
                "a spawn of \"" + due.spawn.name + "\" without a stat card",
                "a stat card of \"" + due.spawn.name + "\" (" + due.spawn.rank +
                    ") in the scene's \"monsters\"");
    }
    figure.id = new_id(state, due.spawn.name);
    figure.kind = Kind::monster;
    figure.side = due.side;
    figure.name = due.spawn.name;
    figure.rank = due.spawn.rank == "elite" ? Rank::elite : Rank::normal;
    figure.origin = Origin::spawned;
    figure.at = at;
    return figure;
}

/// The error for an attack of a figure that has died, completed if modifier cards are missing: it
/// names what can provide them. Only a turn can, because the cards of any other step are for its
/// own attack.
Error asking_for_deck(const Game& game, const Figure& fallen, Error error) {
    const Scene& scene = game.state().scene();
    const std::string deck = deck_of(fallen, scene);
    if (error.code == ErrorCode::missing_field && !scene.decks.contains(deck) &&
        !game.decisions().cards_outside()) {
        error.expected =
            "the deck \"" + deck + "\" in the scene for the attack of \"" + fallen.id +
            "\", which has died (only a turn or a round can give its cards in \"draw\")";
    }
    return error;
}

struct SettleDue {
    Game& game;

    Flow operator()(const DueAttack& due) const {
        try {
            return perform_death_attack(game, due);
        } catch (const InputError& error) {
            throw InputError(asking_for_deck(game, due.fallen, error.error()));
        }
    }
    Flow operator()(const DueSpawn& due) const {
        const auto place = choose_place(game, due);
        return place ? spawn(game, "", {spawned(game.state(), due, *place)}) : Flow::stops;
    }
};

}  // namespace

// [card.when-dies, monster.spawn]
Flow settle_deaths(Game& game) {
    for (const DueOfDeath& due : game.take_due()) {
        if (std::visit(SettleDue{game}, due) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace standee
