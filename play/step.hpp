#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "lib/ability.hpp"
#include "lib/bonus.hpp"
#include "lib/card.hpp"
#include "lib/figure.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"
#include "play/forced_move.hpp"

namespace standee {

/// One source of damage in a step that a character negates [damage.negate].
struct NegatedSource {
    std::string who;
    /// Which of the sources of damage to it, counted from 1; none: the next.
    std::optional<int> source;
};

/// Who negates damage of a step: its target, or a list of characters; one that is named twice
/// negates twice [damage.negate].
struct Negating {
    bool target = false;
    std::vector<NegatedSource> who;
};

/// The steps of a play, one type for each kind. Figures are named by their ids. Those in which
/// somebody can die decide in `choose` what the party chooses [card.when-dies].
namespace step {

struct Attack {
    std::string by, target;
    Amount value;
    std::optional<Amount> range;  ///< none: as the edition says [range.default]
    bool melee = false;           ///< whatever the range: so said, or by its area [area.placement]
    int pierce = 0;
    std::vector<AttackBonus> bonuses;
    std::vector<std::string> bonus_names;  ///< of a card's: what each of them is for
    bool advantage = false;
    bool disadvantage = false;
    std::vector<Effect> effects;
    bool in_area = false;     ///< the target is in a red hex: distance is not checked
    bool on_the_way = false;  ///< the figure has passed it on its move [card.along-move]
    bool forced = false;      ///< the table answers for range and sight
    std::optional<int> use;
    std::vector<std::uint8_t> order;
    std::string ability;
    std::string controlled_by;  ///< the enemy whose side it takes; empty: nobody
    std::optional<std::vector<Card>> draw;
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct Damage {
    std::string to;
    int amount = 0;
    std::string from;
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct Heal {
    std::string to;
    int amount = 0;
    std::string by;
};
struct Gain {
    std::string to;
    Condition condition{};
};
struct Lose {
    std::string figure;
    std::optional<Condition> condition;  ///< none: flying
    std::optional<Hex> to;               ///< where a figure that flew comes down
    std::vector<event::OptionChoice> choose{};
};
struct Bonus {
    std::string on;
    ActiveBonus bonus;
};
struct Move {
    std::string figure;
    std::vector<Hex> path;
    bool jump = false;
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct Teleport {
    std::string figure;
    Hex to;
    std::string by;  ///< who forces it; empty: its own teleport
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct Forced {
    ForcedMove move;
    Whom whom = Whom::usual;  ///< whom the ability may move; usual: enemies
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct StartTurn {
    std::string figure;
    Negating negate;
    bool regenerate = true;  ///< false: the character declines the heal [condition.regenerate]
    std::vector<event::OptionChoice> choose{};
};
struct EndTurn {
    std::string figure;
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct EndRound {};
struct Infuse {
    Element element{};
};
struct Consume {
    Element element{};
};
struct Summon {
    std::string by;
    Figure figure;
};
/// The summoner sends a summon away [summon.leaves].
struct Dismiss {
    std::string summon;
};
/// Monsters revealed or spawned; `by` is the character that reveals them.
struct Spawn {
    std::string by;
    std::vector<Figure> figures;
    std::vector<event::OptionChoice> choose;
};
struct Loot {
    std::string figure;
    int range = 1;
};
struct Tile {
    bool create = true;
    TileKind kind{};
    Trap trap;  ///< where, and what a trap does
};
struct Turn {
    TurnOrder turn;
    std::vector<PartyText> text;  ///< of the card; each counts as carried out where it is due
    std::vector<event::OptionChoice> choose;
    std::optional<std::vector<Card>> draw;
    Negating negate;
};

}  // namespace step

/// One step of a play.
using PlayStep =
    std::variant<step::Attack, step::Damage, step::Heal, step::Gain, step::Lose, step::Bonus,
                 step::Move, step::Teleport, step::Forced, step::StartTurn, step::EndTurn,
                 step::EndRound, step::Infuse, step::Consume, step::Summon, step::Dismiss,
                 step::Spawn, step::Loot, step::Tile, step::Turn>;

/// The decisions that a step makes, one for each choice in the order met. Null for a step of a kind
/// that meets no choices.
template <class Step>
    requires std::same_as<std::remove_const_t<Step>, PlayStep>
auto* choices_of(Step& step) {
    using Choices = std::vector<event::OptionChoice>;
    using Result = std::conditional_t<std::is_const_v<Step>, const Choices, Choices>;
    return std::visit(
        [](auto& kind) -> Result* {
            if constexpr (requires { kind.choose; }) {
                return &kind.choose;
            } else {
                return nullptr;
            }
        },
        step);
}

}  // namespace standee
