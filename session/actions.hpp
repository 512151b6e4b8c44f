#pragma once

#include <string>
#include <vector>

#include "lib/card.hpp"
#include "play/decisions.hpp"
#include "session/table.hpp"
#include "session/words.hpp"

namespace standee {

/// The steps of an action in a turn, and the modifier cards drawn for it.
struct Action {
    std::vector<LocatedStep> steps{};
    std::vector<Card> cards{};
};

/// Who acts, and whether checks are left out.
struct Doing {
    const Table& table;
    std::string by;  ///< empty: nobody
    bool forced = false;
    Place at{};  ///< the place from which it acts, if not where the game is now

    [[nodiscard]] const Scene& scene() const { return at.scene ? *at.scene : table.scene(); }
    [[nodiscard]] Place here() const { return at.scene ? at : table.here(); }
    [[nodiscard]] const HexNames& names() const { return table.setting().names; }
};

/// Whether a word begins an action: "attack", "heal", "poison" ...
bool is_action(std::string_view verb);

/// The steps of an action. `words` continue after its first word, `verb`. Throws InputError for an
/// action that is not possible from where its figure stands.
Action action_of(const std::string& verb, Words& words, const Doing& doing);

}  // namespace standee
