#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "import/ghs/context.hpp"
#include "lib/monster.hpp"

namespace standee::ghs {

/// Why a special is a text if the boss's file is not at hand.
inline constexpr std::string_view why_special = "needs the boss's own file";
/// Why something is a text if the monster's stat card is not at hand.
inline constexpr std::string_view why_stat_card = "needs the monster's own file";

/// One thing that a card says, in the order of the card: an ability, or a text that the engine does
/// not act upon.
struct Line {
    std::optional<Ability> ability;
    std::string says;     ///< in words, of an ability too
    std::string why;      ///< of a text: the reason why it is one
    bool attack = false;  ///< a text that is, or may be, an attack
    bool open = false;    ///< a text that may change the line above it and those below it
};

/// Lines as they are read, one after another.
class Lines {
public:
    explicit Lines(const Context& context) : context_{&context} {}

    void add(Ability ability, const Action& action);
    /// The action as a text.
    void add_text(const Action& action, std::string why, bool attack = false);
    void add_all(const Lines& other);
    void replace(std::size_t line, Ability ability, const Action& also);
    /// What copying them takes, in units of work.
    [[nodiscard]] std::uint64_t work() const;

    [[nodiscard]] const std::vector<Line>& all() const { return lines_; }
    /// The abilities, if there is nothing else and at least one.
    [[nodiscard]] std::optional<std::vector<Ability>> only_abilities() const;
    /// The line that has an ability of the same kind as this one, if only one has.
    [[nodiscard]] std::optional<std::size_t> only_one_like(const Ability& ability) const;

    /// The abilities and the texts of a card. Every line is performed as the card says, or left to
    /// the party: a text that nobody has understood may change the ability above it and all below
    /// it, so they become texts too. Where an attack is a text, so are the moves before it: where
    /// they lead depends on the attack [monster.focus-path].
    [[nodiscard]] SpecialLines finished() const;

private:
    const Context* context_;
    std::vector<Line> lines_;
};

/// Whether an attack is performed by the ability, whatever its conditions.
bool attacks(const Ability& ability);

/// Reads actions that stand one below another on a card.
Lines read_lines(const std::vector<Action>& actions, const Context& context);

/// Reads one that is an ability with parts.
void read_ability(const Action& action, const Context& context, Lines& lines);

/// Reads one that stands on a line of its own.
void read_line(const Action& action, const Context& context, Lines& lines);

/// The elements of an action of type element (all of them) or elementHalf (one of them); none
/// where it names anything else.
std::optional<std::vector<ElementChoice>> read_elements(const Action& action);

/// Whether an action consumes elements.
bool is_consumption(const Action& action);

/// Whether the action, or any part of it, is an attack.
bool may_attack(const Action& action);

/// Whether an action that is not understood may change other lines: free text, an action of an
/// unknown type, a move.
bool may_change_others(const Action& action);

/// Reads a consumption on a line of its own.
void read_consumption(const Action& action, const Context& context, Lines& lines);

/// Reads a summon.
void read_summon(const Action& action, const Context& context, Lines& lines);

}  // namespace standee::ghs
