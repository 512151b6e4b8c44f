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

/// A source of damage in a step that a character negates [damage.negate].
struct NegatedSource {
    std::string who;
    /// Which source of damage to the character, counted from 1; none: the next one.
    std::optional<int> source;
};

/// Who negates damage in a step: its target, or the characters of a list. A character that is
/// listed twice negates twice [damage.negate].
struct Negating {
    bool target = false;
    std::vector<NegatedSource> who;
};

/// The steps of a play, one type for each kind. Figures are given by their ids. In steps during
/// which somebody can die, `choose` holds the choices of the party [card.when-dies].
namespace step {

struct Attack {
    std::string by, target;
    Amount value;
    std::optional<Amount> range;  ///< none: as the edition says [range.default]
    bool melee = false;  ///< because the card says so, or because of its area [area.placement]
    int pierce = 0;
    std::vector<AttackBonus> bonuses;
    std::vector<std::string> bonus_names;  ///< the reason for each of the bonuses of a card
    bool advantage = false;
    bool disadvantage = false;
    std::vector<Effect> effects;
    bool in_area = false;     ///< the target is in a red hex, so the range is not checked
    bool on_the_way = false;  ///< the figure passed the target during its move [card.along-move]
    bool forced = false;      ///< range and sight are not checked; the table answers for them
    std::optional<int> use;
    std::vector<std::uint8_t> order;
    std::string ability;
    std::string controlled_by;  ///< the enemy that controls the attacker; empty: nobody
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
    std::optional<Condition> condition;  ///< none: the figure loses flying
    std::optional<Hex> to;               ///< where a figure that flew lands
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
    /// The figure that forces the teleport; empty: the figure teleports by itself.
    std::string by;
    Negating negate;
    std::vector<event::OptionChoice> choose{};
};
struct Forced {
    ForcedMove move;
    Whom whom = Whom::usual;  ///< which figures the ability may move; usual: enemies
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
/// A summoner sends its summon away [summon.leaves].
struct Dismiss {
    std::string summon;
};
/// Monsters are revealed or spawned. `by` is the character that reveals them.
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
    Trap trap;  ///< its hex and, for a trap, its effects
};
struct Turn {
    TurnOrder turn;
    /// Texts of the card; each counts as carried out when it is due.
    std::vector<PartyText> text;
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

/// The decisions of a step, one for each choice, in order. Null for kinds of steps that have no
/// choices.
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
