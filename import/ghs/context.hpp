#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "import/ghs/action.hpp"
#include "import/ghs/card_changes.hpp"
#include "import/ghs/expression.hpp"
#include "import/ghs/labels.hpp"
#include "lib/ability.hpp"
#include "lib/edition.hpp"

namespace standee::ghs {

/// The attack of a stat card where it is a text.
struct StatAttack {
    std::optional<Count> count;  ///< what it counts; none: unknown
};

/// What is needed to read the actions of a card. What it points to must outlive it.
struct Context {
    const Edition* rules = nullptr;
    const Labels* labels = nullptr;
    Variables variables;
    std::string_view name;  ///< of the monster or its deck, as sentences call it
    std::string_view rank;  ///< of who performs them: "normal" or "elite"; empty: neither
    std::span<const std::vector<Action>> specials;  ///< of the boss's own file, from number 1
    bool has_specials = false;                      ///< that file is at hand
    const std::map<std::string, int>* normal_health = nullptr;  ///< by set, see Setting
    const std::map<std::string, int>* own_ranges = nullptr;     ///< by rank, likewise
    const std::map<std::string, int>* own_attacks = nullptr;    ///< likewise
    const ChangesByRank* changes = nullptr;                     ///< likewise
    std::optional<int> copy;                                    ///< see Setting
    std::optional<int> character_hp;                            ///< likewise
    std::optional<StatAttack> stat_attack;  ///< of who performs them; none: no text
    std::vector<std::string> summoned;      ///< the sets that the boss's specials summon
    /// The card's text says what is hidden, so it is not performed twice.
    bool hidden_is_text = false;
    bool shuffles = false;      ///< their card has the shuffle icon
    bool of_stat_card = false;  ///< they stand on a stat card, outside a boss's special

    [[nodiscard]] Computed compute(const Action& action) const {
        return action.value.empty() ? Computed{std::nullopt, "no number"}
                                    : ghs::compute(action.value, variables);
    }
};

/// The range of the stat card of whoever performs the actions; none where it is unknown.
std::optional<int> own_range(const Context& context);

/// The attack of that stat card; none where it is unknown, or no number.
std::optional<int> own_attack(const Context& context);

/// What the stat card of whoever performs the actions changes in them.
CardChanges card_changes(const Context& context);

/// Actions in order, as a figure of that rank has them: wrappers and actions for its rank are
/// replaced by their parts, and actions for another rank are left out.
std::vector<Action> flat(const std::vector<Action>& actions, const Context& context);

}  // namespace standee::ghs
