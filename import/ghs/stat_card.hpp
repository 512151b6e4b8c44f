#pragma once

#include "import/ghs/setting.hpp"

namespace standee::ghs {

/// An entry of `stats` on top of the monster's `baseStat`: what the entry leaves out is the
/// base's. Either may be null.
class StatEntry {
public:
    StatEntry(const Json* own, const Json* base) : own_{own}, base_{base} {}

    /// The field, or null.
    [[nodiscard]] const Json* find(std::string_view field) const;
    /// The fields of both, each once.
    [[nodiscard]] std::vector<std::string> fields() const;

private:
    const Json* own_;
    const Json* base_;
};

/// Reads a stat card into `card`, whose figure knows its kind and rank; `is_immortal`: it may be
/// without hit points. What is not understood is text of the card.
void read_stat_card(const StatEntry& entry, const Context& context, StatCard& card,
                    bool is_immortal);

/// What a stat card changes in the ability cards of its figure.
CardChanges card_changes(const StatEntry& entry, const Context& context);

/// The specials of a boss, each a list of actions.
std::vector<std::vector<Action>> special_lists(const StatEntry& entry);

}  // namespace standee::ghs
