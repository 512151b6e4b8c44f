#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee::verify {

/// What a scene has come to, with no regard to the order in which things are listed and to the
/// order of cards that chance has shuffled: two orders of the same effects have the same outcome
/// where these are equal.
struct SceneOutcome {
    explicit SceneOutcome(const Scene& scene);

    std::vector<Figure> figures;  ///< by id, what they hold sorted
    Elements elements{};
    std::vector<ElementChoice> infusions;  ///< that wait
    std::vector<Hex> loot;
    std::vector<Hex> traps;
    std::vector<Hex> open_doors;
    std::vector<std::string> cards;  ///< "C1: 5 cards, 1 bless, 0 curse" of each deck with discards

    friend bool operator==(const SceneOutcome&, const SceneOutcome&) = default;
};

/// What of an outcome is not so in another, in a few words: "M1 loses 6, M1 has brittle".
/// `before` is the scene from which both came.
std::string differs(const Scene& before, const SceneOutcome& outcome, const SceneOutcome& other);

}  // namespace standee::verify
