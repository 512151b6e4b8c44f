#pragma once

#include <string>
#include <vector>

#include "lib/card.hpp"
#include "play/decisions.hpp"
#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// What somebody does in a turn, as steps, and the modifier cards drawn for it.
struct Action {
    std::vector<LocatedStep> steps{};
    std::vector<Card> cards{};
};

/// Who acts, and whether the checks are left out.
struct Doing {
    const Table& table;
    std::string by;  ///< empty: nobody
    bool forced = false;
    Place at{};  ///< where that is, if not where the game is

    [[nodiscard]] const Scene& scene() const { return at.scene ? *at.scene : table.scene(); }
    [[nodiscard]] Place here() const { return at.scene ? at : table.here(); }
    [[nodiscard]] const HexNames& names() const { return table.setting().names; }
};

/// Whether a word begins an action: "attack", "heal", "poison" ...
bool is_action(std::string_view verb);

/// The steps of an action; `words` stand after its first word, `verb`. Throws InputError for one
/// that cannot be done from where its figure stands.
Action action_of(const std::string& verb, Words& words, const Doing& doing);

}  // namespace standee
